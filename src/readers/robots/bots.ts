/**
 * Robots verdicts for bots of the catalogue: a bot looks for a group of its own tokens, then of its fallbacks, and heeds
 * `*` where its operator says so. Many bots at once share one walk over the rules that apply to them alike.
 */
import type { RobotsGroup, RobotsIndex, RobotsTxt } from './model.ts';
import { checkObject } from '../../values/misuse.ts';
import { pathToMatch } from './pattern.ts';
import {
  PARSED,
  applyingGroups,
  decide,
  groupsFor,
  lenientStrength,
  robotsReach,
  robotsVerdict,
  strictStrength,
  withStrict,
  type ApplyingGroups,
  type Reach,
  type RobotsDecision,
  type RobotsVerdict,
  type Strength,
  type VerdictOptions,
} from './verdict.ts';

/** What decides which rules a bot heeds; an entry of the catalogue fits. */
export interface RobotsBot {
  readonly key: string;
  readonly tokens: readonly string[];
  readonly fallbackTokens: readonly string[];
  readonly wildcardApplies: boolean;
}

/** Own tokens, then fallbacks: the order in which a bot looks for its group. */
export const tokensOf = ({ tokens, fallbackTokens }: RobotsBot): readonly string[] => [
  ...tokens,
  ...fallbackTokens,
];

const optionsOf = ({ wildcardApplies }: RobotsBot): VerdictOptions => ({
  wildcard: wildcardApplies ? 'applies' : 'ignored',
});

/** Whether a bot may fetch an address. */
export function botVerdict(
  robots: Pick<RobotsTxt, 'index' | 'strict'>,
  bot: RobotsBot,
  url: string,
): RobotsVerdict {
  return robotsVerdict(robots, tokensOf(bot), url, optionsOf(bot));
}

/** The groups whose lines apply to a bot. */
export function botGroups(robots: RobotsTxt, bot: RobotsBot): ApplyingGroups {
  return groupsFor(robots, tokensOf(bot), optionsOf(bot));
}

/** How far a bot gets, over the home page and the given addresses. `home`: its address, or path and query. */
export function botReach(robots: RobotsTxt, bot: RobotsBot, paths: readonly string[], home = '/'): Reach {
  return robotsReach(robots, tokensOf(bot), paths, { ...optionsOf(bot), home });
}

/** Which groups apply to each of many bots: the same for every address of the host. */
export interface BotGroups {
  /** Each set of groups that applies to any of the bots, once. */
  readonly applying: readonly ApplyingGroups[];
  /** Place in `applying` for each bot, in their order. */
  readonly places: readonly number[];
}

/** Sorts bots by the groups that apply to them, so that an address is compared once a set and not once a bot. */
export function groupsOfBots(robots: RobotsTxt, bots: readonly RobotsBot[]): BotGroups {
  const applying: ApplyingGroups[] = [];
  const places: number[] = [];
  for (const bot of bots) {
    const own = botGroups(robots, bot);
    const place = applying.findIndex((other) => isSameRules(other, own));
    places.push(place === -1 ? applying.push(own) - 1 : place);
  }
  return { applying, places };
}

/** The bots are under the same groups of the file; by which name each came to them makes no difference to a verdict. */
function isSameRules(a: ApplyingGroups, b: ApplyingGroups): boolean {
  return a.groups.length === b.groups.length && a.groups.every((group, at) => group === b.groups[at]);
}

/** What each set of groups decides on an address, in their order. */
export function decisionsOn(applying: readonly ApplyingGroups[], url: string): RobotsDecision[] {
  const path = pathToMatch(url);
  return applying.map((groups) => decide(groups, path));
}

/** The verdicts of many bots on one address (default: the home page) by bot key, in the order of the bots. */
export function robotsMatrix(
  robots: RobotsTxt,
  bots: readonly RobotsBot[],
  url = '/',
): ReadonlyMap<string, RobotsVerdict> {
  checkObject(robots, PARSED, 'robotsMatrix takes what parseRobots gives');
  const path = pathToMatch(url);
  const lenient = decider(robots.index, path, lenientStrength);
  const strict = robots.strict === null ? null : decider(robots.strict, path, strictStrength);
  return new Map(bots.map((bot) => [bot.key, withStrict(lenient(bot), strict?.(bot) ?? null)]));
}

/** One decision per set of applying groups, so that all bots under `*` cost one walk over its rules. */
function decider(index: RobotsIndex, path: string, strength: Strength): (bot: RobotsBot) => RobotsDecision {
  const made = new Map<readonly RobotsGroup[], RobotsDecision>();
  return (bot) => {
    const applying = applyingGroups(index, tokensOf(bot), optionsOf(bot));
    const known = made.get(applying.groups);
    if (known !== undefined) return { ...known, group: applying.group, token: applying.token };
    const decision = decide(applying, path, strength);
    made.set(applying.groups, decision);
    return decision;
  };
}
