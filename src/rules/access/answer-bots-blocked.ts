import { isAnswerBot } from '../../catalog/ai-bots.ts';
import { allowAnswerBots } from '../../fixes/robots-txt.ts';
import { failEach, taken, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';
import { blockedFinders, isBlocked, shareLetIn, type EngineCheck } from './engines.ts';

const ALLOW = 'Add groups for these bots at the end of robots.txt that allow the home page';
const BLOCKS =
  'robots.txt blocks {bots} (line {line}: {rule})[; according to the operator, the rule may not apply to {partly}][; according to the operator, robots.txt is generally ignored by {ignoring}]';

const blocks = (severity: Fault['severity'], title: string, message: string): Fault => ({
  severity,
  effort: 'line',
  title,
  message,
  fix: ALLOW,
});

type Code = 'shut-out' | 'fetch-blocked' | 'others';

export const answerBotsBlocked = accessRule({
  id: 'answer-bots-blocked',
  area: 'reach',
  place: '/robots.txt',
  title: 'robots.txt lets every answer engine in',
  why: 'An engine whose search bot may not read the page cannot cite it, and one whose fetcher may not cannot read it when a person asks. Bots that only train are the choice of the owner and cost nothing.',
  source: SOURCES.rfc9309,
  grade: 'standard',
  subsumes: ['robots-bots', 'robots-search-bots', 'user-fetchers', 'sitemap-blocked', 'http-ok/robots-bots'],

  faults: {
    'shut-out': blocks(
      'critical',
      'robots.txt shuts answer engines out',
      `{engine} cannot find the site: ${BLOCKS}`,
    ),
    'fetch-blocked': blocks(
      'high',
      'robots.txt blocks the bots by which answer engines open a page for a person',
      `{engine} cannot open a page for a person: ${BLOCKS}`,
    ),
    others: blocks('low', 'robots.txt blocks bots of smaller search and fetch services', BLOCKS),
  },

  evaluate({ input: { robots }, bots, engines }) {
    // Nobody knows then whom it blocks.
    if (robots.state === 'unreachable') return taken('robots-unreachable');
    const paste = allowAnswerBots(robots);
    const ofEngines = engines.flatMap((check) => occurrencesOf(check, paste));
    const named = new Set(engines.flatMap(({ find, fetch }) => keysOf([...find, ...fetch])));
    const others = bots.filter(
      (check) => isAnswerBot(check.bot) && isBlocked(check) && !named.has(check.bot.key),
    );
    return failEach(
      [...ofEngines, ...(others.length === 0 ? [] : [occurrence('others', '', others, paste)])],
      shareLetIn(engines),
    );
  },

  examples: {
    pass: [{}, { '/robots.txt': 404 }, { '/robots.txt': 'User-agent: GPTBot\nDisallow: /' }],
    fail: [
      { '/robots.txt': 'User-agent: *\nDisallow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: /\nUser-agent: Yandex\nAllow: /' },
    ],
    partly: [
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /' },
      { '/robots.txt': 'User-agent: Claude-User\nDisallow: /' },
      { '/robots.txt': 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /' },
      { '/robots.txt': 'User-agent: PetalBot\nDisallow: /' },
    ],
  },
});

/** One for an engine that is shut out, else one for what it cannot open. */
function occurrencesOf(check: EngineCheck, paste: string): Occurrence<Code>[] {
  const { label, key } = check.engine;
  const finders = blockedFinders(check);
  const fetchers = check.fetch.filter(isBlocked);
  // What opens a page for a person is of no use to an engine that cannot find it.
  if (finders.length > 0) return [occurrence('shut-out', label, finders, paste, [key, ...keysOf(fetchers)])];
  return fetchers.length === 0 ? [] : [occurrence('fetch-blocked', label, fetchers, paste, [key])];
}

function occurrence(
  code: Code,
  engine: string,
  blocked: readonly BotCheck[],
  paste: string,
  about: readonly string[] = [],
): Occurrence<Code> {
  const [first] = blocked;
  return {
    code,
    data: {
      engine,
      bots: labelsOf(blocked),
      line: first?.proof.line ?? 0,
      rule: first?.proof.rule ?? '',
      partly: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'partly')),
      ignoring: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'no')),
    },
    line: first?.proof.line,
    about: [...about, ...keysOf(blocked)],
    ...(paste !== '' && { paste }),
  };
}
