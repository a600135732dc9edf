/**
 * Text to add to a robots.txt so that named bots may fetch an address, and what else was private stays private.
 *
 * A bot that falls under another group gets one of its own, with the rules of that group except those that close the
 * address. A bot that its own group keeps out gets an Allow that is as long as each of those rules, which wins
 * (RFC 9309 2.2.2).
 */
import { aiBots, isAnswerBot, scoredBots, type AiBot } from '../catalog/ai-bots.ts';
import {
  botGroups,
  botVerdict,
  groupsFor,
  parseRobots,
  type ContentSignal,
  type RobotsGroup,
  type RobotsRule,
  type RobotsTxt,
} from '../readers/robots/index.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { matches, pathToMatch } from '../readers/robots/pattern.ts';

/** Rules that a new group takes over. A longer list is no text to paste by hand. */
const MAX_CARRIED_RULES = 500;

const HOME = '/';

/** Lines of one group to add: the bots it names, and what it says. */
interface NewGroup {
  readonly note: string;
  readonly bots: readonly AiBot[];
  readonly lines: readonly string[];
}

/** An address of the site: as a rule names it, and as rules are matched against it. */
interface Opened {
  readonly written: string;
  readonly path: string;
}

const HOME_ADDRESS: Opened = { written: HOME, path: HOME };

/** `*` and `$` of an address are escaped: in a rule they mean something else (RFC 9309 2.2.3). */
function openedAt(address: string): Opened {
  const { pathname, search } = new URL(address);
  const written = `${pathname}${search}`.replaceAll('*', '%2A').replaceAll('$', '%24');
  return { written, path: pathToMatch(address) };
}

/** A rule that keeps bots from the address. */
const closes = ({ allow, pattern }: RobotsRule, { path }: Opened): boolean =>
  !allow && matches(pattern, path);

const yesNo = (stated: boolean): string => (stated ? 'yes' : 'no');

function signalLine({ search, aiInput, aiTrain, use }: ContentSignal): string {
  const stated = [
    search === null ? '' : `search=${yesNo(search)}`,
    aiInput === null ? '' : `ai-input=${yesNo(aiInput)}`,
    aiTrain === null ? '' : `ai-train=${yesNo(aiTrain)}`,
    use === null ? '' : `use=${use}`,
  ];
  return `Content-Signal: ${stated.filter((pair) => pair !== '').join(', ')}`;
}

/** What a group says besides its rules, as lines. */
function otherLines({ crawlDelay, contentSignal, contentUsage }: RobotsGroup): string[] {
  return [
    ...(crawlDelay === null ? [] : [`Crawl-delay: ${crawlDelay}`]),
    ...(contentSignal === null ? [] : [signalLine(contentSignal)]),
    ...contentUsage.map(({ path, preferences }) => {
      const stated = preferences.map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join(', ');
      return `Content-Usage: ${path === null ? '' : `${path} `}${stated}`;
    }),
  ];
}

const ruleLine = ({ allow, value }: RobotsRule): string => `${allow ? 'Allow' : 'Disallow'}: ${value}`;

/** The rules of the groups that a bot falls under, without those that close the address. */
function carried(groups: readonly RobotsGroup[], opened: Opened): string[] {
  const kept = groups.flatMap((group) => [
    ...group.rules.filter((rule) => !closes(rule, opened)).map(ruleLine),
    ...otherLines(group),
  ]);
  const first = `Allow: ${opened.written}`;
  return [first, ...kept.filter((line) => line !== first)];
}

/**
 * An Allow for each Disallow that closes the address: of the same value where that closes the whole site, or is longer
 * than the address, since the longest rule decides; else of the address.
 */
function mirrored(groups: readonly RobotsGroup[], opened: Opened): string[] {
  const closing = groups.flatMap(({ rules }) => rules.filter((rule) => closes(rule, opened)));
  const values = closing.map(({ pattern, value }) =>
    matches(pattern, HOME) || pattern.length > opened.path.length ? value : opened.written,
  );
  return [...new Set(values)].map((value) => `Allow: ${value}`);
}

/**
 * What `*` closes, for a bot that its own group kept from the whole site: what is opened to it is what is open to all, and
 * what was private stays so.
 */
function closedToAll(robots: RobotsTxt, own: readonly RobotsGroup[], opened: Opened): string[] {
  const closing = own.flatMap(({ rules }) => rules.filter((rule) => closes(rule, HOME_ADDRESS)));
  if (closing.length === 0) return [];
  const carried = groupsFor(robots, '*').groups.flatMap(({ rules }) =>
    rules.filter((rule) => rule.value !== '' && !closes(rule, opened)),
  );
  // The longest rule decides: a rule that is no longer than an Allow of the same length as `Disallow: /*` gets stars.
  const least = Math.max(...closing.map(({ pattern }) => pattern.length));
  const stars = carried.some(({ pattern }) => pattern.length <= least) ? '*'.repeat(least) : '';
  return carried.map((rule) => ruleLine(rule) + (rule.value.endsWith('$') ? '' : stars));
}

/** Bots that are told the same go under one head. */
function grouped(
  entries: readonly { readonly bot: AiBot; readonly lines: readonly string[] }[],
  note: string,
): NewGroup[] {
  const byText = new Map<string, { bots: AiBot[]; lines: readonly string[] }>();
  for (const { bot, lines } of entries) {
    const key = lines.join('\n');
    const known = byText.get(key);
    if (known === undefined) byText.set(key, { bots: [bot], lines });
    else known.bots.push(bot);
  }
  return [...byText.values()].map(({ bots, lines }) => ({ note, bots, lines }));
}

/** What to tell a bot. Bots under the same groups share one answer: there may be 20,000 rules under `*`. */
function groupWriter(
  robots: RobotsTxt,
  opened: Opened,
): (bot: AiBot) => { bot: AiBot; lines: readonly string[] } {
  const written = new Map<readonly RobotsGroup[], readonly string[]>();
  return (bot) => {
    const own = groupsFor(robots, bot.tokens, { wildcard: 'ignored' });
    const { groups } = botGroups(robots, bot);
    // One list of groups may be a bot's own and another's fallback, so only the latter's answer is kept.
    if (own.group === 'named')
      return { bot, lines: [...mirrored(groups, opened), ...closedToAll(robots, groups, opened)] };
    const lines = written.get(groups) ?? carried(groups, opened);
    written.set(groups, lines);
    return { bot, lines };
  };
}

/** Bots without a group of their own that follow, or would follow, a group that changes: one with what they have now. */
function followers(robots: RobotsTxt, opened: readonly AiBot[]): NewGroup[] {
  const named = new Set(opened.flatMap(({ tokens }) => tokens.map((token) => token.toLowerCase())));
  const entries = aiBots
    .filter((bot) => bot.tokens.length > 0 && !opened.includes(bot))
    .filter(({ fallbackTokens }) => fallbackTokens.some((token) => named.has(token.toLowerCase())))
    .map((bot) => ({ bot, applying: botGroups(robots, bot).groups }))
    .filter(({ bot }) => groupsFor(robots, bot.tokens, { wildcard: 'ignored' }).group === 'none')
    .map(({ bot, applying }) => ({
      bot,
      lines: applying.flatMap((group) => [...group.rules.map(ruleLine), ...otherLines(group)]),
    }));
  return grouped(
    entries,
    'Without a group these bots would follow one above; this group keeps their rules unchanged.',
  );
}

function groupText({ note, bots, lines }: NewGroup): string {
  const heads = bots.flatMap(({ tokens }) => tokens.map((token) => `User-agent: ${token}`));
  return [...(note === '' ? [] : [`# ${note}`]), ...heads, ...lines].join('\n');
}

/** The last group names bots and has no rule: what is added next would count for them too. */
const endsOpen = (robots: RobotsTxt): boolean => {
  const last = robots.lines.findLast(
    ({ kind }) => kind === 'user-agent' || kind === 'allow' || kind === 'disallow',
  );
  return last?.kind === 'user-agent';
};

/** A robots.txt with the text of a fix at its end, on lines of its own. */
export function addToRobots(text: Uint8Array, code: string): Uint8Array {
  return Buffer.concat([text, Buffer.from(`\n\n${code}\n`)]);
}

/** Whether the added text opens the home page to these bots and leaves every other catalogued bot as it was. */
function isProved(access: RobotsAccess, robots: RobotsTxt, opened: readonly AiBot[], code: string): boolean {
  const fixed = parseRobots(addToRobots(access.text, code));
  return aiBots.every((bot) => {
    if (bot.tokens.length === 0) return true;
    const after = botVerdict(fixed, bot, HOME).allowed;
    if (opened.includes(bot)) return after;
    return after === botVerdict(robots, bot, HOME).allowed;
  });
}

/** The groups that open an address to these bots, and those that keep others as they are; empty with too many rules. */
function opening(robots: RobotsTxt, bots: readonly AiBot[], opened: Opened): string {
  const groups = [...grouped(bots.map(groupWriter(robots, opened)), ''), ...followers(robots, bots)];
  if (groups.some(({ lines }) => lines.length > MAX_CARRIED_RULES)) return '';
  const close = endsOpen(robots) ? ['# Ends the group above.\nDisallow:'] : [];
  return [...close, ...groups.map(groupText)].join('\n\n');
}

/**
 * Groups to add to a robots.txt so that these bots, which it keeps from an address of the site, may fetch that address.
 * Empty with over 500 rules to take over: that is no text to paste.
 */
export function allowAddress({ robots }: RobotsAccess, bots: readonly AiBot[], address: string): string {
  return robots === null ? '' : opening(robots, bots, openedAt(address));
}

/**
 * Lines to add at the end of a robots.txt so that these bots, each with a token, may fetch the home page; other bots keep
 * what they have. Empty when no rule keeps them out, or when no such text of moderate length exists (over
 * 500 rules to take over, or a file beyond the 512,000 bytes that crawlers read).
 */
export function allowBots(access: RobotsAccess, bots: readonly AiBot[]): string {
  const { robots } = access;
  if (robots === null) return '';
  const opened = bots.filter((bot) => !botVerdict(robots, bot, HOME).allowed);
  const code = opened.length === 0 ? '' : opening(robots, opened, HOME_ADDRESS);
  return code !== '' && isProved(access, robots, opened, code) ? code : '';
}

/** The same for every bot that answers are made from: the one text for all audits that find such bots blocked. */
export const allowAnswerBots = (access: RobotsAccess): string =>
  allowBots(access, scoredBots.filter(isAnswerBot));
