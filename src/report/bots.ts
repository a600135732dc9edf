/** The bot matrix in words: purposes, deciding lines, and what is declared against what is done. */
import { isAnswerBot, type BotPurpose } from '../catalog/ai-bots/model.ts';
import type { Band } from './band.ts';
import type { BotRow } from './report.ts';

/** One purpose of the matrix, in the order that matters to being cited. */
export interface PurposeGroup {
  readonly purpose: BotPurpose;
  readonly title: string;
  readonly note: string;
}

/** Purposes of the matrix, the one that costs most citations first. */
export const PURPOSE_GROUPS: readonly PurposeGroup[] = [
  {
    purpose: 'search-index',
    title: 'Search: builds the index that answers cite',
    note: 'A bot kept out here cannot cite you.',
  },
  {
    purpose: 'user-fetch',
    title: 'User fetch: opens a page because somebody asked',
    note: 'A bot kept out here cannot read the page that its user asked about.',
  },
  {
    purpose: 'training',
    title: 'Training: collects text for models',
    note: 'Keeping these out is your policy. It costs no points.',
  },
  { purpose: 'agent', title: 'Agents: act for a person', note: 'They may obey robots.txt or not.' },
  {
    purpose: 'token-only',
    title: 'Tokens: state a choice and never visit',
    note: 'They only tell another bot what its pages may be used for.',
  },
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

const GROUP_WORDS = {
  named: 'its own group',
  wildcard: 'the group for all bots (*)',
  none: 'no group applies',
} as const;

/** The line that decides for a bot, for example `line 4: Disallow: /`, and whose group it stands in. */
export function decidingLine(bot: BotRow): { readonly rule: string; readonly group: string } {
  if (bot.allowed === null) return { rule: '', group: 'robots.txt could not be read' };
  const rule = bot.line === 0 ? '' : `line ${bot.line}: ${bot.rule}`;
  if (rule !== '' || bot.group === 'none') return { rule, group: GROUP_WORDS[bot.group] };
  return { rule, group: `${GROUP_WORDS[bot.group]}, no rule matches` };
}

/** What a visit under the bot's name met, in a word or two. `no text`: the page that a browser gets, without text. */
export function served({ probe }: BotRow): 'served' | 'no text' | 'refused' | 'unknown' | 'not tried' {
  if (probe === null) return 'not tried';
  if (probe.accessible === true) return 'served';
  if (probe.accessible === null || probe.verdict === 'inconclusive') return 'unknown';
  return probe.verdict === 'same' ? 'no text' : 'refused';
}

/**
 * Whether the site does what its robots.txt declares. `robots-only`: a bot is kept out by its own good manners, which
 * is how robots.txt works.
 */
export interface Agreement {
  readonly state: 'agrees' | 'differs' | 'robots-only' | 'unknown';
  readonly text: string;
}

/** What a bot met that is no refusal of its name: everybody gets it. */
const MET_BY_ALL: Readonly<Record<string, string>> = {
  'site-error': 'Invited by robots.txt, met by an error of the server',
  'login-for-all': 'Invited by robots.txt, asked for a login',
};

/** Declared against actual for a bot that was tried. */
export function agreement(bot: BotRow): Agreement {
  const declared = permission(bot);
  const actual = served(bot);
  if (declared === 'unknown' || actual === 'unknown' || actual === 'not tried')
    return { state: 'unknown', text: 'Could not be told' };
  if (declared === 'allowed' && actual === 'refused') {
    const text = MET_BY_ALL[bot.probe?.verdict ?? ''] ?? 'Invited by robots.txt, turned away by the server';
    return { state: 'differs', text };
  }
  if (declared === 'blocked' && actual !== 'refused')
    return { state: 'robots-only', text: 'Asked to stay out; the server would serve it' };
  if (actual === 'no text') return { state: 'agrees', text: 'Invited, and served a page without text' };
  return { state: 'agrees', text: declared === 'allowed' ? 'Invited and served' : 'Kept out by both' };
}
