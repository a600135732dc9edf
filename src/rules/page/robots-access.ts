/** What a site's robots.txt means for the bots that answers are made from. */
import { isAnswerBot, scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import { OWN_ROBOTS_TOKEN } from '../../catalog/limits.ts';
import { allowAddress } from '../../fixes/robots-txt.ts';
import { decisionsOn, groupsOfBots, robotsVerdict } from '../../facts/robots/index.ts';
import type { BotGroups, RobotsAccess, RobotsTxt } from '../../facts/robots/index.ts';

/** Bots of less impact that an answer engine of its own stands behind: Apple's Siri and Spotlight, DuckDuckGo's assistant. */
const MORE_ENGINES: ReadonlySet<string> = new Set(['applebot', 'duckassistbot']);

/** Bots that index pages for answers, or fetch them while an answer is written: those of high impact and {@link MORE_ENGINES}. */
const SEARCH_BOTS: readonly AiBot[] = scoredBots.filter(
  (bot) => isAnswerBot(bot) && (bot.impact === 'high' || MORE_ENGINES.has(bot.key)),
);

/** Bots that fetch a page because a person asked for it, whatever their impact. */
const FETCH_BOTS: readonly AiBot[] = scoredBots.filter(({ purpose }) => purpose === 'user-fetch');

/** Which of a group of bots may fetch an address. */
export interface BotAccess {
  readonly total: number;
  /** The bots that may not fetch the address. */
  readonly blocked: readonly AiBot[];
  /** The rule that blocks the first of them, with its line; `null` when none does. */
  readonly rule: string | null;
}

/** What a bot is called in robots.txt. */
export function robotsName({ tokens, label }: AiBot): string {
  return tokens[0] ?? label;
}

/** What to do so that bots which robots.txt keeps from an address may fetch it: the groups to add, where they are few. */
export function openingText(robots: RobotsAccess, blocked: readonly AiBot[], address: string): string {
  const groups = allowAddress(robots, blocked, address);
  return groups === '' ? 'Narrow the rule in robots.txt that matches this page' : atEndOfRobots(groups);
}

/** Groups with where they go, as a comment: the whole text can be pasted. */
export function atEndOfRobots(groups: string): string {
  return `# Add at the end of robots.txt:\n${groups}`;
}

/** Access of the search and answer bots to one address. */
export const searchBotAccess = accessOfBots(SEARCH_BOTS);

/** Access of the bots that fetch for a person to one address. */
export const fetchBotAccess = accessOfBots(FETCH_BOTS);

/** The rule that keeps our own robot from an address, with its line, and lines that let it in; `null` when none does. */
export function ownRefusal(
  { robots }: RobotsAccess,
  address: string,
): { readonly rule: string; readonly opening: string } | null {
  if (robots === null) return null;
  const { allowed, line, rule } = robotsVerdict(robots, OWN_ROBOTS_TOKEN, address);
  if (allowed) return null;
  const { pathname, search } = new URL(address);
  return {
    rule: `line ${line}: ${rule ?? ''}`,
    opening: `User-agent: ${OWN_ROBOTS_TOKEN}\nAllow: ${pathname}${search}`,
  };
}

function accessOfBots(bots: readonly AiBot[]): (robots: RobotsAccess, address: string) => BotAccess {
  // Every page of a site asks the same file: who is under which groups is worked out for the first of them.
  const known = new WeakMap<RobotsTxt, BotGroups>();
  const groupsIn = (robots: RobotsTxt): BotGroups => {
    const groups = known.get(robots) ?? groupsOfBots(robots, bots);
    known.set(robots, groups);
    return groups;
  };
  return ({ robots }, address) => {
    const blocked: AiBot[] = [];
    if (robots === null) return { total: bots.length, blocked, rule: null };
    let rule: string | null = null;
    const { applying, places } = groupsIn(robots);
    const decisions = decisionsOn(applying, address);
    for (const [at, bot] of bots.entries()) {
      const decision = decisions[places[at] ?? 0];
      const isOpen = decision === undefined || decision.allowed;
      if (isOpen || (robots.truncated && bot.onOversize === 'absent')) continue;
      blocked.push(bot);
      if (rule === null && decision.rule !== null) rule = `line ${decision.line}: ${decision.rule}`;
    }
    return { total: bots.length, blocked, rule };
  };
}
