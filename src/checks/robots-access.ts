/** What a site's robots.txt means for the bots that answers are made from. */
import { scoredBots } from '../catalog/ai-bots.ts';
import type { AiBot } from '../catalog/ai-bots.ts';
import { accessVerdicts } from '../facts/robots/index.ts';
import type { RobotsAccess } from '../facts/robots/index.ts';

/** Bots of high impact that index pages for answers, or fetch them while an answer is written. */
const SEARCH_BOTS: readonly AiBot[] = scoredBots.filter(
  ({ purpose, impact }) => impact === 'high' && (purpose === 'search-index' || purpose === 'user-fetch'),
);

/** Bots that fetch a page because a person asked for it, whatever their impact. */
const FETCH_BOTS: readonly AiBot[] = scoredBots.filter(({ purpose }) => purpose === 'user-fetch');

/** Which of a group of bots may fetch an address. */
export interface BotAccess {
  readonly total: number;
  /** Robots tokens of the bots that may not fetch the address. */
  readonly blocked: readonly string[];
  /** The rule that blocks the first of them, with its line; `null` when none does. */
  readonly rule: string | null;
}

/** Access of the search and answer bots of high impact to one address. */
export function searchBotAccess(robots: RobotsAccess, address: string): BotAccess {
  return accessOf(SEARCH_BOTS, robots, address);
}

/** Access of the bots that fetch for a person to one address. */
export function fetchBotAccess(robots: RobotsAccess, address: string): BotAccess {
  return accessOf(FETCH_BOTS, robots, address);
}

function accessOf(bots: readonly AiBot[], robots: RobotsAccess, address: string): BotAccess {
  const blocked: string[] = [];
  let rule: string | null = null;
  for (const [bot, verdict] of accessVerdicts(robots, bots, address)) {
    if (verdict.allowed || verdict.basis === 'unreachable') continue;
    blocked.push(bot.tokens[0] ?? bot.label);
    if (rule === null && verdict.rule !== null) rule = `line ${verdict.line}: ${verdict.rule}`;
  }
  return { total: bots.length, blocked, rule };
}
