/** The bot matrix in words: purposes, deciding lines, and what is declared against what is done. */
import { isAnswerBot, type BotPurpose } from '../catalog/ai-bots/model.ts';
import type { Band } from './band.ts';
import type { Locale } from './locale.ts';
import type { TextCode } from './texts.ts';
import type { BotRow } from './report.ts';

/** Purposes of the matrix, the one that costs most citations first. */
export const PURPOSES: readonly BotPurpose[] = [
  'search-index',
  'user-fetch',
  'training',
  'agent',
  'token-only',
];

/** What robots.txt says of a bot, in one word. */
export function permission({ allowed }: BotRow): 'allowed' | 'blocked' | 'unknown' {
  if (allowed === null) return 'unknown';
  return allowed ? 'allowed' : 'blocked';
}

/** How good that is, `null` where it is neither: keeping a bot out is a fault only where it costs citations. */
export function permissionBand(bot: BotRow): Band | null {
  if (bot.allowed === true) return 'good';
  if (bot.allowed === null || !isAnswerBot(bot)) return null;
  return bot.impact === 'high' ? 'poor' : 'fair';
}

/** The line that decides for a bot, for example `line 4: Disallow: /`, and whose group it stands in. */
export function decidingLine(
  { allowed, line, rule: text, group: whose }: BotRow,
  { tell }: Locale,
): { readonly rule: string; readonly group: string } {
  if (allowed === null) return { rule: '', group: tell('group-unread') };
  const rule = line === 0 ? '' : tell('proof-line', { line, text });
  const group = tell(`group-${whose}`);
  return { rule, group: rule !== '' || whose === 'none' ? group : tell('group-unmatched', { group }) };
}

/** What a visit under the bot's name met. `no-text`: the page that a browser gets, without text. */
export function served({ probe }: BotRow): 'served' | 'no-text' | 'refused' | 'unknown' | 'not-tried' {
  if (probe === null) return 'not-tried';
  if (probe.accessible === true) return 'served';
  if (probe.accessible === null || probe.verdict === 'inconclusive') return 'unknown';
  return probe.verdict === 'same' ? 'no-text' : 'refused';
}

/**
 * Whether the site does what its robots.txt declares. `robots-only`: a bot is kept out by its own good manners, which
 * is how robots.txt works.
 */
export interface Agreement {
  readonly state: 'agrees' | 'differs' | 'robots-only' | 'unknown';
  /** What there is to say of it. */
  readonly text: TextCode;
}

/** What a bot met that is no refusal of its name: everybody gets it. */
const MET_BY_ALL: Readonly<Record<string, TextCode>> = {
  'site-error': 'agrees-site-error',
  'login-for-all': 'agrees-login',
};

/** Declared against actual for a bot that was tried. */
export function agreement(bot: BotRow): Agreement {
  const declared = permission(bot);
  const actual = served(bot);
  if (declared === 'unknown' || actual === 'unknown' || actual === 'not-tried')
    return { state: 'unknown', text: 'agrees-untold' };
  if (declared === 'allowed' && actual === 'refused')
    return { state: 'differs', text: MET_BY_ALL[bot.probe?.verdict ?? ''] ?? 'agrees-turned-away' };
  if (declared === 'blocked' && actual !== 'refused')
    return { state: 'robots-only', text: 'agrees-robots-only' };
  if (actual === 'no-text') return { state: 'agrees', text: 'agrees-no-text' };
  return { state: 'agrees', text: declared === 'allowed' ? 'agrees-served' : 'agrees-kept-out' };
}
