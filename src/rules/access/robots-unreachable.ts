import type { RobotsAccess, RobotsReason } from '../../facts/robots-access.ts';
import { failEach, unknown, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';

const ANSWER = 'Answer {url} with status 200 and the file, or with 404 when there is none';

/** Crawlers have to stay away, and by which rule. */
const unreachable = (title: string, message: string): Fault => ({
  severity: 'critical',
  effort: 'server',
  title,
  message,
  fix: ANSWER,
});
const CLOSED = 'RFC 9309 tells crawlers to fetch nothing then, and whom the file blocks is unknown';

/** The ways in which robots.txt can fail, for every audit that reads it. */
export const unreachableRobots = {
  'server-error': unreachable(
    'robots.txt answers with a server error, so crawlers stay away',
    `robots.txt answers with status {status}: ${CLOSED}`,
  ),
  // By RFC 9309 2.3.1.3 a 429 would be one more 4xx; Google, "How HTTP status codes affect Google's crawlers".
  'rate-limited': unreachable(
    'robots.txt is rate-limited, so Google stays away',
    'robots.txt answers with status 429: Google takes that for a server error and stays away, while RFC 9309 lets crawlers read everything',
  ),
  timeout: unreachable(
    'robots.txt takes too long to answer, so crawlers stay away',
    `robots.txt does not answer in time: ${CLOSED}`,
  ),
  'no-connection': unreachable(
    'robots.txt gives no answer, so crawlers stay away',
    `The server of robots.txt cannot be reached: ${CLOSED}`,
  ),
  unreadable: unreachable(
    'The answer for robots.txt cannot be read, so crawlers stay away',
    `The answer for robots.txt cannot be read: ${CLOSED}`,
  ),
  'broken-off': unreachable(
    'robots.txt breaks off, so Google stays away',
    'The answer for robots.txt breaks off: Google takes incomplete data for a server error and stays away',
  ),
} as const satisfies Readonly<Record<string, Fault>>;

/** How robots.txt fails, `null` when it does not. */
function unreachableFault(
  { state, reason, status }: RobotsAccess,
  origin: string,
): Occurrence<keyof typeof unreachableRobots> | null {
  if (state !== 'unreachable' || reason === null) return null;
  return { code: codeOf(reason.code, status), data: { url: `${origin}/robots.txt`, status } };
}

function codeOf(reason: RobotsReason['code'], status: number): keyof typeof unreachableRobots {
  if (reason === 'http-status') return status === 429 ? 'rate-limited' : 'server-error';
  if (reason === 'truncated') return 'broken-off';
  if (reason === 'timeout') return 'timeout';
  return UNREADABLE.has(reason) ? 'unreadable' : 'no-connection';
}

/** Outcomes of a request that the server did answer. */
const UNREADABLE: ReadonlySet<RobotsReason['code']> = new Set([
  'protocol',
  'too-large',
  'decode',
  'unsupported',
]);

export const robotsUnreachable = accessRule({
  id: 'robots-unreachable',
  area: 'reach',
  place: '/robots.txt',
  title: 'robots.txt answers',
  why: 'RFC 9309 2.3.1.4 has a crawler take a server error or a silent host as a complete disallow.',
  source: SOURCES.rfc9309,
  grade: 'standard',
  scope: 'site',
  subsumes: ['robots-bots', 'robots-search-bots', 'user-fetchers', 'http-ok/robots-unreachable'],

  faults: unreachableRobots,

  evaluate({ input: { robots, origin } }) {
    if (robots.reason?.code === 'not-asked') return unknown('robots-not-asked');
    const fault = unreachableFault(robots, origin);
    return failEach(fault === null ? [] : [fault]);
  },

  examples: {
    unknown: [{ '/robots.txt': { failed: 'blocked' } }],
    pass: [{}, { '/robots.txt': 404 }, { '/robots.txt': 403 }],
    fail: [
      { '/robots.txt': 503 },
      { '/robots.txt': 429 },
      { '/robots.txt': { failed: 'timeout' } },
      { '/robots.txt': { failed: 'connection' } },
      { '/robots.txt': { failed: 'unsupported', status: 200 } },
      { '/robots.txt': { body: 'User-agent: *', truncated: 'connection' } },
    ],
  },
});
