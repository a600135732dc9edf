import { isAnswerBot } from '../../catalog/ai-bots.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import { repairSlip } from '../../fixes/robots-slip.ts';
import { allowAnswerBots } from '../../fixes/robots-txt.ts';
import { lenientKeys } from '../../readers/robots/groups.ts';
import { failEach, taken, type Data, type Fault, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { keysOf, labelsOf, type BotCheck } from './bots.ts';
import { blockedFinders, isBlocked, shareLetIn, type EngineCheck } from './engines.ts';

/** What is to be done, by code. */
export const ROBOTS_REPAIRS = {
  change: 'Change robots.txt as the diff shows: nothing changes for other bots',
  mend: 'Correct line {1}, whose key no crawler reads, so that the rules after it belong to its bot alone',
  split:
    'Add a line after line {1}: without a rule there, the group of all bots goes on to the rules of others',
} as const;

const BLOCKS =
  'robots.txt blocks {bots} (line {line}: {rule})[ by a group that begins with "User-agent: {agent}" in line {group}][; according to the operator, the rule may not apply to {partly}][; according to the operator, robots.txt is generally ignored by {ignoring}]';

const blocks = (severity: Fault['severity'], title: string, message: string): Fault => ({
  severity,
  effort: 'line',
  title,
  message,
  fix: '{repair@robots-repairs}',
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
    const blocked = bots.filter((check) => isAnswerBot(check.bot) && isBlocked(check));
    const repair = repairOf(robots, blocked);
    const ofEngines = engines.flatMap((check) => occurrencesOf(check, repair));
    const named = new Set(engines.flatMap(({ find, fetch }) => keysOf([...find, ...fetch])));
    const others = blocked.filter(({ bot }) => !named.has(bot.key));
    return failEach(
      [...ofEngines, ...(others.length === 0 ? [] : [occurrence('others', '', others, repair)])],
      shareLetIn(engines),
    );
  },

  examples: {
    pass: [{}, { '/robots.txt': 404 }, { '/robots.txt': 'User-agent: GPTBot\nDisallow: /' }],
    fail: [
      { '/robots.txt': 'User-agent: *\nDisallow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: /\nUser-agent: Yandex\nAllow: /' },
      { '/robots.txt': 'User-agent: *\nDisallow: /admin/\n\nUser-agend: GPTBot\nDisallow: /' },
      {
        '/robots.txt': 'User-agent: *\nSitemap: https://example.com/s.xml\n\nUser-agent: GPTBot\nDisallow: /',
      },
    ],
    partly: [
      { '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /' },
      { '/robots.txt': 'User-agent: Claude-User\nDisallow: /' },
      { '/robots.txt': 'User-agent: Googlebot\nUser-agent: Bingbot\nDisallow: /' },
      { '/robots.txt': 'User-agent: PetalBot\nDisallow: /' },
    ],
  },
});

/** What opens the site to the bots: the line that slipped where one is the cause, else the smallest change that lets them in. */
interface Repair {
  /** Code of {@link ROBOTS_REPAIRS}, with its line. */
  readonly told: string;
  readonly paste: string;
  readonly robots: RobotsAccess;
}

function repairOf(robots: RobotsAccess, blocked: readonly BotCheck[]): Repair {
  const slip =
    blocked.length === 0
      ? null
      : repairSlip(
          robots,
          blocked.map(({ bot }) => bot),
        );
  if (slip === null) return { told: 'change', paste: allowAnswerBots(robots), robots };
  return { told: `${slip.kind}: ${slip.line}`, paste: slip.diff, robots };
}

/** One for an engine that is shut out, else one for what it cannot open. */
function occurrencesOf(check: EngineCheck, repair: Repair): Occurrence<Code>[] {
  const { label, key } = check.engine;
  const finders = blockedFinders(check);
  const fetchers = check.fetch.filter(isBlocked);
  // What opens a page for a person is of no use to an engine that cannot find it.
  if (finders.length > 0) return [occurrence('shut-out', label, finders, repair, [key, ...keysOf(fetchers)])];
  return fetchers.length === 0 ? [] : [occurrence('fetch-blocked', label, fetchers, repair, [key])];
}

function occurrence(
  code: Code,
  engine: string,
  blocked: readonly BotCheck[],
  { told, paste, robots }: Repair,
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
      ...(first !== undefined && groupAbove(robots, first)),
      repair: told,
      partly: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'partly')),
      ignoring: labelsOf(blocked.filter(({ bot }) => bot.honoursRobots === 'no')),
    },
    line: first?.proof.line,
    about: [...about, ...keysOf(blocked)],
    ...(paste !== '' && { paste }),
  };
}

/**
 * The User-agent line by which the group of the deciding rule holds for a bot, where other lines part it from the last
 * one of the group: whoever reads the rule sees other names above it.
 */
function groupAbove({ robots }: RobotsAccess, { proof }: BotCheck): Data {
  const group = robots?.groups.find(({ rules }) => rules.some(({ line }) => line === proof.line));
  const last = group?.agents.at(-1);
  const own = group?.agents.find(({ value }) => lenientKeys(value).includes(proof.token.toLowerCase()));
  if (group === undefined || own === undefined || last === undefined) return {};
  const names = group.agents.filter(({ line }) => line > own.line).length;
  return last.line - own.line > names ? { agent: own.value, group: own.line } : {};
}
