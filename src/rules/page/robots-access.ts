/** What a site's robots.txt means for the bots that answers are made from. */
import { isAnswerBot, scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import { OWN_ROBOTS_TOKEN } from '../../catalog/limits.ts';
import { allowAddress } from '../../fixes/robots-txt.ts';
import { botVerdict, decisionsOn, groupsOfBots } from '../../readers/robots/bots.ts';
import type { BotGroups, RobotsBot } from '../../readers/robots/bots.ts';
import type { RobotsTxt } from '../../readers/robots/model.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import { urlKey } from '../../values/url.ts';
import type { Where } from '../rule.ts';
import type { SiteContext } from './site-context.ts';

/** Bots of less impact that an answer engine of its own stands behind: Apple's Siri and Spotlight, DuckDuckGo's assistant. */
const MORE_ENGINES: ReadonlySet<string> = new Set(['applebot', 'duckassistbot']);

/** Bots that index pages for answers, or fetch them while an answer is written: those of high impact and {@link MORE_ENGINES}. */
const SEARCH_BOTS: readonly AiBot[] = scoredBots.filter(
  (bot) => isAnswerBot(bot) && (bot.impact === 'high' || MORE_ENGINES.has(bot.key)),
);

/** Bots that fetch a page because a person asked for it, whatever their impact. */
const FETCH_BOTS: readonly AiBot[] = scoredBots.filter(({ purpose }) => purpose === 'user-fetch');

/** A line of robots.txt that decides: its number, and its rule as it is written. */
export interface DecidingLine {
  readonly line: number;
  readonly rule: string;
}

/** Which of a group of bots may fetch an address. */
export interface BotAccess {
  readonly total: number;
  /** The bots that may not fetch the address. */
  readonly blocked: readonly AiBot[];
  /** What blocks the first of them; `null` when nothing does. */
  readonly decidedBy: DecidingLine | null;
}

/** What a bot is called in robots.txt. */
export function robotsName({ tokens, label }: AiBot): string {
  return tokens[0] ?? label;
}

/** Bots that robots.txt keeps from an address, as a fault: its data, and the change of robots.txt. */
export interface Refusal {
  /** For `{bots}`, and `[(line {line}: {rule})]`. */
  readonly data: {
    readonly bots: readonly string[];
    readonly line: number;
    readonly rule: string;
    /** The address, where the sitemap lists it. */
    readonly listed?: string;
  };
  /** About these bots; `paste` is absent where no change is short enough to paste. */
  readonly where: Where;
}

/** What is to be done first with a page that is closed on purpose, and listed all the same. */
const UNLIST = '[If it is closed on purpose, take {listed} out of the sitemap. Otherwise open it. ]';

/** What to do with robots.txt, by code: as a {@link Refusal} has a change to show, or none. */
export const PAGE_REPAIRS = {
  change: 'Change robots.txt as this diff shows:',
  narrow: 'Narrow the rule in robots.txt that matches this page',
} as const;

/** What to do where a {@link Refusal} has a change to show. */
export const CHANGE_ROBOTS = `${UNLIST}${PAGE_REPAIRS.change}`;

/** What to do where it has none. */
export const NARROW_RULE = `${UNLIST}${PAGE_REPAIRS.narrow}`;

/** What to do where its data say by `repair` which of the two. */
export const CHANGE_OR_NARROW = `${UNLIST}{repair@page-repairs}`;

/** The bots that robots.txt keeps from an address, with the rule that does it and what lets them in. `also`: with them. */
export function refusalOf(
  robots: RobotsAccess,
  { blocked, decidedBy }: Pick<BotAccess, 'blocked' | 'decidedBy'>,
  address: string,
  sitemap: SiteContext['sitemap'] = null,
  also?: RobotsBot,
): Refusal {
  const change = allowAddress(robots, also === undefined ? blocked : [...blocked, also], address);
  return {
    data: {
      bots: blocked.map(robotsName),
      line: decidedBy?.line ?? 0,
      rule: decidedBy?.rule ?? '',
      ...(sitemap?.has(urlKey(address)) === true && { listed: address }),
    },
    where: { about: blocked.map(({ key }) => key), ...(change !== '' && { paste: change }) },
  };
}

/** Access of the search and answer bots to one address. */
export const searchBotAccess = accessOfBots(SEARCH_BOTS);

/** Access of the bots that fetch for a person to one address. */
export const fetchBotAccess = accessOfBots(FETCH_BOTS);

/** Our own robot, as robots.txt knows it. */
export const OWN_BOT: RobotsBot = {
  key: OWN_ROBOTS_TOKEN,
  tokens: [OWN_ROBOTS_TOKEN],
  fallbackTokens: [],
  wildcardApplies: true,
};

/** The line that keeps our own robot from an address; `null` when none does. */
export function ownRefusal({ robots }: RobotsAccess, address: string): DecidingLine | null {
  if (robots === null) return null;
  const { allowed, line, rule } = botVerdict(robots, OWN_BOT, address);
  return allowed ? null : { line, rule: rule ?? '' };
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
    if (robots === null) return { total: bots.length, blocked, decidedBy: null };
    let decidedBy: DecidingLine | null = null;
    const { applying, places } = groupsIn(robots);
    const decisions = decisionsOn(applying, address);
    for (const [at, bot] of bots.entries()) {
      const decision = decisions[places[at] ?? 0];
      const isOpen = decision === undefined || decision.allowed;
      if (isOpen || (robots.truncated && bot.onOversize === 'absent')) continue;
      blocked.push(bot);
      if (decidedBy === null && decision.rule !== null)
        decidedBy = { line: decision.line, rule: decision.rule };
    }
    return { total: bots.length, blocked, decidedBy };
  };
}
