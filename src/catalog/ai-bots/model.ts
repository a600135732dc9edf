/** What the catalogue knows of one AI bot. */
import type { Known } from '../known.ts';
import { rendersScripts, type RendersScripts } from './renders-scripts.ts';

/**
 * How a statement is known. `op`: read on the operator's page. `op-copy`: the operator's words in a dated copy, diff
 * or quotation. `list`: public lists only (ai-robots-txt/ai.robots.txt 2026-08-22, monperrus/crawler-user-agents
 * 2026-07-02, matomo/device-detector 2026-08-19, arcjet/well-known-bots 2026-02-26).
 */
export type BotEvidence = 'op' | 'op-copy' | 'list';

/** How a statement is known, in words: what is said beside the page and the date. */
export const EVIDENCE_WORDS: Readonly<Record<BotEvidence, string>> = {
  op: "read on the operator's page",
  'op-copy': "read in a copy of the operator's page",
  list: 'known from public lists of bots only',
};

/** What a visit serves: an index, a person's question, a training set, actions for a person, or no visit at all. */
export type BotPurpose = 'search-index' | 'user-fetch' | 'training' | 'agent' | 'token-only';

/** Whether a bot reads a page for an answer that cites it: to keep it out costs citations, other bots are the owner's choice. */
export function isAnswerBot({ purpose }: { readonly purpose: BotPurpose }): boolean {
  return purpose === 'search-index' || purpose === 'user-fetch';
}

/**
 * Whether sites can look up the address of a bot in DNS, as search engines have them do for decades: a refusal of its
 * name from another network is then what a careful site does, and says nothing of the real one.
 */
export function isCheckedByDns({ verify }: { readonly verify: string | null }): boolean {
  return verify?.startsWith('rdns ') === true;
}

/** A User-Agent that a bot documents, and where. */
export interface BotUserAgent {
  readonly ua: string;
  readonly evidence: BotEvidence;
}

/** One bot of the catalogue: who runs it, what for, how robots.txt names it, how it identifies itself, and the source. */
export interface AiBot {
  /** Stable lower-case id. */
  readonly key: string;
  /** Name of the bot as its operator writes it. */
  readonly label: string;
  /** The operator. */
  readonly company: string;
  /** Own robots.txt product tokens in the operator's spelling. Empty: robots.txt cannot address this bot by name. */
  readonly tokens: readonly string[];
  /** Former names and names that robots files use without the operator documenting them. Evidence only. */
  readonly aliases: readonly string[];
  /** Groups the operator obeys when no own group exists, in order, before `*`. */
  readonly fallbackTokens: readonly string[];
  /** The `*` group counts. */
  readonly wildcardApplies: boolean;
  readonly userAgents: readonly BotUserAgent[];
  readonly purpose: BotPurpose;
  /** What the purpose is, in the operator's terms; `null` where one word says it. */
  readonly detail: string | null;
  /** False for a token that only states a choice and never makes a request. */
  readonly sendsRequests: boolean;
  /** What the operator says of obeying robots.txt. */
  readonly honoursRobots: 'yes' | 'partly' | 'no' | 'unstated';
  /**
   * How this operator reads a robots.txt that fails, where it documents another way than RFC 9309 2.3.1.4 (complete
   * disallow). `absent`: as if there were none. `cached`: its last copy (30 days), else as if there were none.
   */
  readonly onUnreachable?: 'absent' | 'cached';
  /** `absent`: a robots.txt over 500 KB counts as none. Unset: the first 500 KiB count (RFC 9309 2.5). */
  readonly onOversize?: 'absent';
  /** Address of the operator's list of IP ranges. */
  readonly ipRanges: string | null;
  /** Programs on the devices of users send this name too: an address outside the ranges is no impostor's. */
  readonly onDevices?: true;
  /** Whether it reads text that only exists after scripts have run. */
  readonly rendersScripts: Known<RendersScripts>;
  /** Its name is a word that other User-Agents hold as well: it is known in robots.txt alone, and not in logs. */
  readonly nameIsWord?: true;
  /** Another documented way to tell the bot from an impostor. */
  readonly verify: string | null;
  /** Page on which the operator documents the bot. */
  readonly docs: string | null;
  /** How much being cited hangs on it, and why. */
  readonly impact: 'high' | 'medium' | 'low';
  readonly impactReason: string;
  /** `deprecated`: the operator has retired it. `unconfirmed`: seen, but not documented by its operator. */
  readonly status: 'active' | 'deprecated' | 'unconfirmed';
  readonly evidence: BotEvidence;
  /** Date of the evidence, ISO 8601, day or month. */
  readonly asOf: string;
  readonly note: string | null;
}

/** What every row of the tables says of a bot. */
type Stated =
  | 'key'
  | 'label'
  | 'company'
  | 'purpose'
  | 'honoursRobots'
  | 'impactReason'
  | 'evidence'
  | 'asOf';

/** A bot in the table of its impact. What a row leaves out is what holds for most bots: see {@link botOf}. */
export type BotRow = Pick<AiBot, Stated> &
  Partial<Omit<AiBot, Stated | 'impact' | 'userAgents' | 'rendersScripts'>> & {
    /** As text where the evidence is that of the row. */
    readonly userAgents?: readonly (string | BotUserAgent)[];
  };

/** The bot of a row: active, named in robots.txt by its label alone, with nothing else known of it unless the row says so. */
export function botOf(row: BotRow, impact: AiBot['impact']): AiBot {
  return {
    key: row.key,
    label: row.label,
    company: row.company,
    tokens: row.tokens ?? [row.label],
    aliases: row.aliases ?? [],
    fallbackTokens: row.fallbackTokens ?? [],
    wildcardApplies: row.wildcardApplies ?? true,
    userAgents: (row.userAgents ?? []).map((ua) =>
      typeof ua === 'string' ? { ua, evidence: row.evidence } : ua,
    ),
    purpose: row.purpose,
    detail: row.detail ?? null,
    sendsRequests: row.sendsRequests ?? true,
    honoursRobots: row.honoursRobots,
    ...(row.onUnreachable !== undefined && { onUnreachable: row.onUnreachable }),
    ...(row.onOversize !== undefined && { onOversize: row.onOversize }),
    ipRanges: row.ipRanges ?? null,
    ...(row.onDevices !== undefined && { onDevices: row.onDevices }),
    rendersScripts: rendersScripts(row.key),
    ...(row.nameIsWord !== undefined && { nameIsWord: row.nameIsWord }),
    verify: row.verify ?? null,
    docs: row.docs ?? null,
    impact,
    impactReason: row.impactReason,
    status: row.status ?? 'active',
    evidence: row.evidence,
    asOf: row.asOf,
    note: row.note ?? null,
  };
}
