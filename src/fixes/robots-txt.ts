/**
 * The smallest change of a robots.txt that lets named bots fetch an address, while what was private stays private and
 * nothing changes for any other bot.
 *
 * A bot that its own group keeps out is taken out of it where the rules that it then falls under let it in and keep all
 * else that its own group kept; else it gets an Allow that is as long as each of those rules, which wins (RFC 9309
 * 2.2.2). A bot that falls under another group gets one of its own, with the rules of that group.
 */
import { aiBots, isAnswerBot, scoredBots } from '../catalog/ai-bots.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { botGroups, botVerdict, type RobotsBot } from '../readers/robots/bots.ts';
import { groupsFor } from '../readers/robots/verdict.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import type { RobotsGroup, RobotsRule, RobotsTxt } from '../readers/robots/model.ts';
import { canonicalPattern, matches, pathToMatch } from '../readers/robots/pattern.ts';
import { addedAtEnd, editedLines } from './line-edits.ts';
import { isSameForOthers, rulesIn, takeOut } from './robots-change.ts';
import { otherLines, robotsDiff, robotsLines, ruleLine } from './robots-lines.ts';
import { groupBy } from '../values/groups.ts';

/** Rules that a new group takes over. A longer list is nothing to read before it is pasted. */
const MAX_CARRIED_RULES = 500;

/** Lines of a file for which a change is made: it is proved for each address, over all rules. */
const MAX_LINES = 10_000;

const HOME = '/';

/** Lines of one group to add: the bots it names, and what it says. */
interface NewGroup {
  readonly note: string;
  readonly bots: readonly RobotsBot[];
  readonly lines: readonly string[];
}

/** An address of the site: as a rule names it, and as rules are matched against it. */
interface Address {
  readonly written: string;
  readonly path: string;
}

/** What is opened to a bot: an address, and with it the site where the bot may not read the home page either. */
interface Opened extends Address {
  readonly isSite: boolean;
}

const HOME_ADDRESS: Address = { written: HOME, path: HOME };

const openedTo = (robots: RobotsTxt, bot: RobotsBot, address: Address): Opened => ({
  ...address,
  isSite: !botVerdict(robots, bot, HOME).allowed,
});

/** `*` and `$` of an address are escaped: in a rule they mean something else (RFC 9309 2.2.3). */
function addressOf(address: string): Address {
  const { pathname, search } = new URL(address);
  const written = `${pathname}${search}`.replaceAll('*', '%2A').replaceAll('$', '%24');
  return { written, path: pathToMatch(address) };
}

/** A rule that keeps bots from the address. */
const closes = ({ allow, pattern }: RobotsRule, { path }: Address): boolean =>
  !allow && matches(pattern, path);

/** A rule that keeps bots from the address because it keeps them from the whole site. */
const closesSite = (rule: RobotsRule, opened: Opened): boolean =>
  opened.isSite && closes(rule, opened) && matches(rule.pattern, HOME);

/** An Allow of this address and no other; of what begins with it where a rule that closes it is longer. */
function allowOf(closing: readonly RobotsRule[], { written }: Address): string {
  const most = Math.max(0, ...closing.map(({ octets }) => octets));
  const lacks = most - canonicalPattern(written).octets;
  return `Allow: ${written}${lacks <= 1 ? '$' : '*'.repeat(lacks)}`;
}

/** The rules of the groups that a bot falls under: without those that close the site, and with an Allow of what else closes the address. */
function carried(groups: readonly RobotsGroup[], opened: Opened): string[] {
  const kept = groups.flatMap((group) => [
    ...group.rules.filter((rule) => !closesSite(rule, opened)).map(ruleLine),
    ...otherLines(group),
  ]);
  const closing = groups.flatMap(({ rules }) =>
    rules.filter((rule) => closes(rule, opened) && !closesSite(rule, opened)),
  );
  const first = closing.length === 0 ? `Allow: ${HOME}` : allowOf(closing, opened);
  return [first, ...kept.filter((line) => line !== first)];
}

/** An Allow for what closes the address: of the same value for each rule that closes the whole site, else of the address. */
function mirrored(groups: readonly RobotsGroup[], opened: Opened): string[] {
  const closing = groups.flatMap(({ rules }) => rules.filter((rule) => closes(rule, opened)));
  const ofSite = closing.filter((rule) => closesSite(rule, opened));
  const ofPage = closing.filter((rule) => !closesSite(rule, opened));
  return [
    ...new Set(ofSite.map(({ value }) => `Allow: ${value}`)),
    ...(ofPage.length === 0 ? [] : [allowOf(closing, opened)]),
  ];
}

/**
 * What `*` closes, for a bot that its own group kept from the whole site: what is opened to it is what is open to all, and
 * what was private stays so.
 */
function closedToAll(robots: RobotsTxt, own: readonly RobotsGroup[], opened: Opened): string[] {
  const closing = own.flatMap(({ rules }) => rules.filter((rule) => closes(rule, HOME_ADDRESS)));
  if (closing.length === 0 || !opened.isSite) return [];
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
  entries: readonly { readonly bot: RobotsBot; readonly lines: readonly string[] }[],
  note: string,
): NewGroup[] {
  const byText = groupBy(entries, ({ lines }) => lines.join('\n'));
  return [...byText.values()].map((told) => ({
    note,
    bots: told.map(({ bot }) => bot),
    lines: told[0]?.lines ?? [],
  }));
}

/** What to tell a bot. Bots under the same groups share one answer: there may be many rules under `*`. */
function groupWriter(
  robots: RobotsTxt,
  address: Address,
): (bot: RobotsBot) => { bot: RobotsBot; lines: readonly string[] } {
  const written = new Map<readonly RobotsGroup[], readonly string[]>();
  return (bot) => {
    const own = groupsFor(robots, bot.tokens, { wildcard: 'ignored' });
    const { groups } = botGroups(robots, bot);
    const opened = openedTo(robots, bot, address);
    // One list of groups may be a bot's own and another's fallback, so only the latter's answer is kept.
    if (own.group === 'named')
      return { bot, lines: [...mirrored(groups, opened), ...closedToAll(robots, groups, opened)] };
    const lines = written.get(groups) ?? carried(groups, opened);
    written.set(groups, lines);
    return { bot, lines };
  };
}

/** Bots without a group of their own whose rules a change would move: one with what they have now. */
function followers(before: RobotsTxt, after: RobotsTxt, opened: readonly RobotsBot[]): NewGroup[] {
  const [was, is] = [rulesIn(before), rulesIn(after)];
  const entries = aiBots
    .filter((bot) => bot.tokens.length > 0 && !opened.some(({ key }) => key === bot.key))
    .filter((bot) => was(bot) !== is(bot))
    .map((bot) => ({
      bot,
      lines: botGroups(before, bot).groups.flatMap((group) => [
        ...group.rules.map(ruleLine),
        ...otherLines(group),
      ]),
    }));
  return grouped(
    entries,
    'Without a group these bots would follow another one; this group keeps their rules unchanged.',
  );
}

function groupText({ note, bots, lines }: NewGroup): readonly string[] {
  const heads = bots.flatMap(({ tokens }) => tokens.map((token) => `User-agent: ${token}`));
  return ['', ...(note === '' ? [] : [`# ${note}`]), ...heads, ...lines];
}

/** The last group names bots and has no rule: what is added next would count for them too. */
const endsOpen = (robots: RobotsTxt): boolean => {
  const last = robots.lines.findLast(
    ({ kind }) => kind === 'user-agent' || kind === 'allow' || kind === 'disallow',
  );
  return last?.kind === 'user-agent';
};

/** What to add to a file so that it opens the address to all of the bots; `null` with more rules than anybody reads. */
function addition(
  before: RobotsTxt,
  lines: readonly string[],
  bots: readonly RobotsBot[],
  opened: Address,
): readonly string[] | null {
  const robots = parseRobots(lines.join('\n'));
  const closed = bots.filter((bot) => !botVerdict(robots, bot, opened.written).allowed);
  const groups = grouped(closed.map(groupWriter(robots, opened)), '');
  const close = endsOpen(robots) ? ['# Ends the group above.', 'Disallow:'] : [];
  const after = parseRobots([...lines, ...close, ...groups.flatMap(groupText)].join('\n'));
  const all = [...groups, ...followers(before, after, bots)];
  if (all.some((group) => group.lines.length > MAX_CARRIED_RULES)) return null;
  const text = all.flatMap(groupText);
  if (text.length === 0) return [];
  return close.length === 0 && lines.at(-1)?.trim() === '' ? text.slice(1) : [...close, ...text];
}

/** The change that opens an address to bots which may not fetch it; empty where none is proved. */
function opening(access: RobotsAccess, bots: readonly RobotsBot[], opened: Address): string {
  const lines = robotsLines(access);
  if (lines.length > MAX_LINES) return '';
  const before = parseRobots(lines.join('\n'));
  const isOpen = (robots: RobotsTxt, bot: RobotsBot): boolean =>
    botVerdict(robots, bot, opened.written).allowed;
  const out = takeOut(before, lines, bots, {
    isOpen,
    isKept: (rule, bot) => !closesSite(rule, openedTo(before, bot, opened)),
  });
  for (const edits of out.length === 0 ? [out] : [out, []]) {
    const added = addition(before, editedLines(lines, edits), bots, opened);
    if (added === null) continue;
    const change = [...edits, ...addedAtEnd(lines, added)];
    const after = parseRobots(editedLines(lines, change).join('\n'));
    const isProved = bots.every((bot) => isOpen(after, bot)) && isSameForOthers(before, after, bots);
    if (isProved) return robotsDiff(lines, change);
  }
  return '';
}

/**
 * The change of a robots.txt, as a unified diff, so that these bots, which it keeps from an address of the site, may fetch
 * that address. Empty with over 500 rules to take over, or 10,000 lines: nobody reads that before it is pasted.
 */
export function allowAddress(access: RobotsAccess, bots: readonly RobotsBot[], address: string): string {
  return access.robots === null ? '' : opening(access, bots, addressOf(address));
}

/**
 * The change of a robots.txt, as a unified diff, so that these bots, each with a token, may fetch the home page; other bots
 * keep what they have. Empty when no rule keeps them out, or when no such change of moderate length exists (as of
 * {@link allowAddress}, or a file beyond the 512,000 bytes that crawlers read).
 */
export function allowBots(access: RobotsAccess, bots: readonly RobotsBot[]): string {
  const { robots } = access;
  if (robots === null || robots.truncated) return '';
  const closed = bots.filter((bot) => !botVerdict(robots, bot, HOME).allowed);
  return closed.length === 0 ? '' : opening(access, closed, HOME_ADDRESS);
}

/** The same for every bot that answers are made from: the one text for all audits that find such bots blocked. */
export const allowAnswerBots = (access: RobotsAccess): string =>
  allowBots(access, scoredBots.filter(isAnswerBot));
