import type { RobotsReason } from '../../facts/robots-access.ts';
import { fail, pass, taken } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { robotsFile } from './robots-file.ts';

/** The rules that say what came in its place. */
const OTHER_CAUSES = {
  html: 'robots-html',
  refused: 'robots-refused',
  unreachable: 'robots-unreachable',
} as const;

const SAY_SO =
  'Nothing, if everybody may read everything; otherwise, or to name the sitemap, serve a robots.txt as text/plain at {url}';

const FILE = 'https://example.com/robots.txt';
const SIX = [1, 2, 3, 4, 5, 6].map((at) => [`https://example.com/${at}.txt`, 301] as const);

export const robotsMissing = accessRule({
  id: 'robots-missing',
  area: 'reach',
  place: '/robots.txt',
  title: 'The site has a robots.txt',
  why: 'Without the file every crawler may read everything (RFC 9309 2.3.1.3), and none learns from it where the sitemap is.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  severity: 'low',
  effort: 'server',
  faults: {
    missing: {
      effort: 'line',
      title: 'There is no robots.txt, so every crawler may read everything',
      message: 'There is no robots.txt (status {status}), so every crawler may read everything',
      fix: SAY_SO,
    },
    'redirects-nowhere': {
      message: 'The redirects of robots.txt lead to no file, so every crawler may read everything',
      fix: SAY_SO,
    },
    'many-redirects': {
      severity: 'medium',
      title: 'More than five redirects lead to robots.txt, so its rules do not count',
      message:
        'More than five redirects lead to robots.txt: Google takes it for missing, and RFC 9309 lets every crawler do so',
      fix: 'Serve the file at {url} without a redirect',
    },
    'cookie-wall': {
      severity: 'high',
      title: 'robots.txt comes only to visitors that return a cookie, so its rules do not count',
      message:
        'robots.txt redirects to itself until its cookie is returned: crawlers that keep no cookies, such as Googlebot, take it for missing',
      fix: 'Serve the file at {url} to the first request, without a redirect',
    },
  },

  evaluate({ input: { robots, origin } }) {
    const file = robotsFile(robots);
    if (file === 'read') return pass;
    if (file !== 'missing') return taken(OTHER_CAUSES[file]);
    const { reason, status } = robots;
    return fail(codeOf(reason), { status, url: `${origin}/robots.txt` });
  },

  examples: {
    pass: [{}, { '/robots.txt': '' }, { '/robots.txt': { body: '', hops: SIX.slice(1) } }],
    fail: [
      { '/robots.txt': 404 },
      { '/robots.txt': { failed: 'redirect', status: 302 } },
      { '/robots.txt': { body: 'User-agent: *', hops: [[FILE, 302]] } },
      { '/robots.txt': { body: 'User-agent: *', hops: SIX } },
    ],
  },
});

function codeOf(reason: RobotsReason | null) {
  if (reason?.code === 'http-status') return 'missing';
  if (reason?.code === 'cookie-wall') return 'cookie-wall';
  return reason?.code === 'too-many-redirects' ? 'many-redirects' : 'redirects-nowhere';
}
