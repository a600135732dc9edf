import { lenientKeys } from '../../readers/robots/groups.ts';
import { tokensOf } from '../../readers/robots/bots.ts';
import type { RobotsProblem } from '../../readers/robots/model.ts';
import { fail, failEach, pass, type Fault } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';

const EFFECT = 'Google obeys it, crawlers that keep to RFC 9309 do not, so they disagree about {bots}';

/** A line of a file. */
export const LINE_PHRASES = { line: 'line {1}' } as const;

const slip = (what: string, fix: string): Fault => ({
  severity: 'medium',
  effort: 'line',
  title: `${what}: Google obeys it, crawlers that keep to RFC 9309 do not`,
  message: `${what} ({lines@lines}): ${EFFECT}`,
  fix,
});

/** What Google reads all the same (its robots.txt specification and parser), by the code of the problem. */
const faults = {
  'key-typo': slip('A key is misspelt', 'Correct the key'),
  'key-suffix': slip('A key has something after it', 'Write the key alone before the colon'),
  'missing-colon': slip('The colon is missing after a key', 'Put a colon after the key'),
  'agent-suffix': slip(
    'A User-agent line says more than a product token',
    "Write the operator's token alone: only its letters, _ and - are compared",
  ),
  'agent-nonstandard': slip(
    'A User-agent line contains characters that a token cannot have',
    "Write the operator's token: only letters, _ and - are compared",
  ),
  'index-file': {
    severity: 'medium',
    effort: 'line',
    title: 'An Allow line for an index file opens its folder to Google alone',
    message:
      'An Allow line for an index file opens its folder to Google alone, so Google and crawlers that keep to RFC 9309 disagree about {bots}',
    fix: 'Allow the folder itself, for example with Allow: /$ for the home page',
  },
  leniency: {
    severity: 'medium',
    effort: 'line',
    title: 'Google and crawlers that keep to RFC 9309 read robots.txt differently',
    message:
      'Google and crawlers that keep to RFC 9309 read robots.txt differently, so they disagree about {bots}',
    fix: 'Write every line as RFC 9309 has it',
  },
} as const satisfies Readonly<Record<string, Fault>>;

/** The codes that the reader of the file gives. */
const SLIPS = ['key-typo', 'key-suffix', 'missing-colon', 'agent-suffix', 'agent-nonstandard'] as const;

/** Names of which Google compares the beginning alone. One that begins like no bot concerned makes no difference to it. */
const OF_NAMES: ReadonlySet<string> = new Set(['agent-suffix', 'agent-nonstandard']);

export const robotsStrictDiffers = accessRule({
  id: 'robots-strict-differs',
  area: 'reach',
  place: '/robots.txt',
  title: 'Google and crawlers that keep to RFC 9309 read robots.txt alike',
  why: 'Google forgives slips (a missing colon, a misspelt key) that RFC 9309 does not: bots that keep to the standard decide otherwise.',
  source: SOURCES.rfc9309,
  grade: 'standard',

  faults,

  evaluate({ input: { robots }, bots }) {
    const differing = bots.filter(({ proof }) => proof.strict !== undefined);
    if (differing.length === 0) return pass;
    const concerned = { bots: labelsOf(differing) };
    const where = { about: keysOf(differing) };
    const concerns = concernOf(differing);
    const slips = SLIPS.flatMap((code) => {
      const found = (robots.robots?.problems ?? []).filter(
        (problem) => problem.code === code && (!OF_NAMES.has(code) || concerns(problem)),
      );
      const [first] = found;
      const lines = found.map(({ line }) => `line: ${line}`);
      return first === undefined ? [] : [{ code, data: { ...concerned, lines }, line: first.line, ...where }];
    });
    if (slips.length > 0) return failEach(slips);
    const groups = robots.robots?.groups ?? [];
    const opensFolder = groups.some(({ rules }) => rules.some(({ directory }) => directory !== null));
    return fail(opensFolder ? 'index-file' : 'leniency', concerned, where);
  },

  examples: {
    pass: [{}, { '/robots.txt': 'User-agent: *\nDisalow: /private' }],
    fail: [
      { '/robots.txt': 'User-agent: PerplexityBot\nDisalow: /' },
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallowed: /' },
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallow /' },
      { '/robots.txt': 'User-agent: PerplexityBot/1.0\nDisallow: /' },
      { '/robots.txt': 'User-agent: AI2Bot\nUser-agent: Googlebot2\nDisallow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: /\nAllow: /index.html' },
      // More problems than are listed.
      { '/robots.txt': `${'Noindex: /a\n'.repeat(200)}User-agent: PerplexityBot\nDisalow: /` },
    ],
  },
});

/** Whether a User-agent line of a problem may address one of these bots. */
function concernOf(bots: readonly BotCheck[]): (problem: RobotsProblem) => boolean {
  const tokens = new Set(bots.flatMap(({ bot }) => tokensOf(bot).map((token) => token.toLowerCase())));
  return ({ data }) => lenientKeys(data['written'] ?? '').some((key) => key === '*' || tokens.has(key));
}
