import { failEach, none, type Fault } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { robotsFile } from './robots-file.ts';
import { signalContradictions } from './signal-contradictions.ts';

const contradiction = (what: string, how: string, fix: string): Fault => ({
  severity: 'low',
  effort: 'line',
  title: what,
  message: `${what}: ${how}`,
  fix,
});

/** Content-Signal lines that mean one thing and say another; a line that cannot be read is no contradiction. */
const faults = {
  'content-signal-conflict': contradiction(
    'Two Content-Signal lines for the same bot contradict each other',
    '{signals}, but {others} in line {lines}',
    'Keep one line for each bot',
  ),
  'content-signal-closed': contradiction(
    'A Content-Signal line grants the use of pages that a bot may not fetch',
    '{signal}, but {rule} in line {line}',
    'Open the pages that may be used, or remove the line',
  ),
  'content-signal-denied': contradiction(
    'robots.txt allows a bot by name and denies it the use for which it fetches',
    '{signal}, but {rule} in line {line} for {bot}',
    'State what the bot may do (search=yes where links are wanted and answers are not), or close the pages to it',
  ),
  'content-signal-scope': contradiction(
    'A Content-Signal line does not apply to a bot that has a group of its own',
    '{signal} in line {line} does not hold for {bot}',
    'Repeat the line in the group of the bot',
  ),
} as const satisfies Readonly<Record<string, Fault>>;

export const robotsSignalsContradict = accessRule({
  id: 'robots-signals-contradict',
  area: 'cite',
  place: '/robots.txt',
  title: 'Content-Signal lines agree with each other and with the rules beside them',
  why: 'A signal states what may be done with content that was fetched: stated in two ways, or for pages that may not be fetched, it states nothing. It opens and closes no page.',
  source: SOURCES.contentSignals,
  grade: 'vendor',

  faults,

  evaluate: ({ input: { robots } }) =>
    robotsFile(robots) === 'read' && robots.robots !== null
      ? failEach(signalContradictions(robots.robots))
      : none,

  examples: {
    pass: [{}, { '/robots.txt': 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /' }],
    fail: [
      {
        '/robots.txt':
          'User-agent: GPTBot\nContent-Signal: ai-train=yes\nDisallow:\nUser-agent: GPTBot\nContent-Signal: ai-train=no',
      },
      { '/robots.txt': 'User-agent: OAI-SearchBot\nContent-Signal: search=yes\nDisallow: /' },
      { '/robots.txt': 'User-agent: ChatGPT-User\nContent-Signal: ai-input=no\nAllow: /' },
      {
        '/robots.txt':
          'User-agent: *\nContent-Signal: ai-input=no\nAllow: /\nUser-agent: OAI-SearchBot\nAllow: /',
      },
    ],
    none: [{ '/robots.txt': 404 }],
  },
});
