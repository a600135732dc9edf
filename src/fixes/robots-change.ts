/** What a change of a robots.txt does to bots: who can be taken out of a group, and whether anything moves for others. */
import { aiBots } from '../catalog/ai-bots.ts';
import { leadingToken, lenientKeys } from '../readers/robots/groups.ts';
import { botGroups, type RobotsBot } from '../readers/robots/bots.ts';
import { groupsFor } from '../readers/robots/verdict.ts';
import { parseRobots } from '../readers/robots/parse.ts';
import type { RobotsGroup, RobotsRule, RobotsTxt } from '../readers/robots/model.ts';
import { editedLines, type LineEdit } from './line-edits.ts';
import { otherLines, ruleLine } from './robots-lines.ts';

/** The text of a group that goes with it, besides its rules. A Sitemap line belongs to no group. */
const GROUP_KEY = /^\s*(?:crawl-delay|content-signal|content-usage|request-rate|visit-time)\s*:/i;

/** When a bot is well off without its own group: what lets it in, and which of its own rules must hold on. */
interface Wanted {
  readonly isOpen: (after: RobotsTxt, bot: RobotsBot) => boolean;
  readonly isKept: (rule: RobotsRule, bot: RobotsBot) => boolean;
}

/**
 * The edits that take bots out of the groups that name them: those bots that are let in by the rules which then apply to
 * them, and find all else there that their own groups said.
 */
export function takeOut(
  robots: RobotsTxt,
  lines: readonly string[],
  bots: readonly RobotsBot[],
  wanted: Wanted,
): readonly LineEdit[] {
  const named = bots.filter(
    ({ tokens }) => groupsFor(robots, tokens, { wildcard: 'ignored' }).group === 'named',
  );
  const edits = removalOf(robots, lines, named);
  if (named.length === 0) return edits;
  const after = parseRobots(editedLines(lines, edits).join('\n'));
  const fit = named.filter((bot) => {
    const isKept = (rule: RobotsRule): boolean => wanted.isKept(rule, bot);
    const own = botGroups(robots, bot).groups;
    const then = botGroups(after, bot).groups;
    const all = new Set(linesFor(then, () => true));
    const known = new Set(linesFor(own, () => true));
    // Whom no rule keeps from the whole site gets no Allow of others, which opens more than was asked for.
    const gains = own.some(({ rules }) => rules.some((rule) => !isKept(rule)));
    return (
      wanted.isOpen(after, bot) &&
      linesFor(own, isKept).every((line) => all.has(line)) &&
      (gains || linesFor(then, ({ allow }) => allow).every((line) => known.has(line)))
    );
  });
  return fit.length === named.length ? edits : takeOut(robots, lines, fit, wanted);
}

const linesFor = (groups: readonly RobotsGroup[], isKept: (rule: RobotsRule) => boolean): readonly string[] =>
  groups.flatMap((group) => [...group.rules.filter(isKept).map(ruleLine), ...otherLines(group)]);

/** The User-agent lines of bots go, and a group that names nobody else with them: its rules would join the group before. */
function removalOf(
  { groups, lines: facts }: RobotsTxt,
  lines: readonly string[],
  bots: readonly RobotsBot[],
): readonly LineEdit[] {
  const tokens = new Set(bots.flatMap((bot) => bot.tokens.map((token) => token.toLowerCase())));
  const isNamed = ({ value }: { readonly value: string }): boolean =>
    lenientKeys(value).some((key) => tokens.has(key));
  const gone = groups.flatMap(({ agents }, at) => {
    const own = agents.filter(isNamed).map(({ line }) => line);
    if (own.length < agents.length || own[0] === undefined) return own;
    const next = groups[at + 1]?.agents[0]?.line ?? lines.length + 1;
    const isOfGroup = (line: number): boolean => {
      const kind = facts[line - 1]?.kind;
      const text = lines[line - 1] ?? '';
      return kind === 'allow' || kind === 'disallow' || kind === 'empty' || GROUP_KEY.test(text);
    };
    const [first] = own;
    return Array.from({ length: next - first }, (_, step) => first + step).filter(
      (line) => own.includes(line) || isOfGroup(line),
    );
  });
  return gone.map((line) => ({ line, removed: 1, added: [] }));
}

/** The rules that each bot is under, as one text that is the same for the same rules. */
export function rulesIn(robots: RobotsTxt): (bot: RobotsBot) => string {
  const known = new Map<readonly RobotsGroup[], string>();
  const textOf = (groups: readonly RobotsGroup[]): string => {
    const text =
      known.get(groups) ??
      [...new Set(groups.flatMap(({ rules }) => rules.map(({ allow, pattern }) => `${allow} ${pattern}`)))]
        .toSorted()
        .join('\n');
    known.set(groups, text);
    return text;
  };
  return (bot) => textOf(botGroups(robots, bot).groups);
}

/**
 * Whether all but the opened bots are under the rules that they were under: each bot of the catalogue, each name of the
 * file, and whoever is not named.
 */
export function isSameForOthers(before: RobotsTxt, after: RobotsTxt, opened: readonly RobotsBot[]): boolean {
  const keys = new Set(opened.flatMap((bot) => bot.tokens.flatMap(lenientKeys)));
  const inFile = before.groups.flatMap(({ agents }) => agents.map(({ value }) => leadingToken(value)));
  const names = new Set(['nobody-of-this-name', ...inFile].filter((name) => !keys.has(name.toLowerCase())));
  const others = [
    ...aiBots.filter((bot) => bot.tokens.length > 0 && !opened.some(({ key }) => key === bot.key)),
    ...Array.from(names, (name) => ({
      key: name,
      tokens: [name],
      fallbackTokens: [],
      wildcardApplies: true,
    })),
  ];
  const [was, is] = [rulesIn(before), rulesIn(after)];
  return others.every((bot) => was(bot) === is(bot));
}
