/**
 * The AI bots that read websites: names, purpose, how they treat robots.txt. Compiled 2026-11-28.
 * Sources: the operators' pages (`docs`), their dated copies, and the public lists named in ai-bots/model.ts.
 */
import { highImpactBots } from './ai-bots/high-impact.ts';
import { lowImpactBots } from './ai-bots/low-impact.ts';
import { mediumImpactBots } from './ai-bots/medium-impact.ts';
import { botOf, type AiBot } from './ai-bots/model.ts';

export { isAnswerBot, isCheckedByDns } from './ai-bots/model.ts';
export type { AiBot, BotEvidence, BotPurpose, BotUserAgent } from './ai-bots/model.ts';
export type { RendersScripts } from './ai-bots/renders-scripts.ts';

/** Day on which the catalogue was compiled. Stated in every evidence. */
export const catalogueDate = '2026-11-28';

/** Every catalogued bot, high impact first, then by operator. */
export const aiBots: readonly AiBot[] = [
  ...highImpactBots.map((row) => botOf(row, 'high')),
  ...mediumImpactBots.map((row) => botOf(row, 'medium')),
  ...lowImpactBots.map((row) => botOf(row, 'low')),
];

/** The bots that a robots.txt can address today: active, with a token of their own. The list of the Crawler Check. */
export const scoredBots: readonly AiBot[] = aiBots.filter(
  ({ status, tokens }) => status === 'active' && tokens.length > 0,
);

/**
 * Catalogued tokens that leave the RFC 9309 alphabet through a blank, in lower case. Their operators expect the whole
 * value of a User-agent line to be compared.
 */
export const tokensWithBlanks: ReadonlySet<string> = new Set(
  aiBots.flatMap(({ tokens }) =>
    tokens.filter((token) => token.includes(' ')).map((token) => token.toLowerCase()),
  ),
);
