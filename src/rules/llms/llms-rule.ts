/** What a rule of the LLMs.txt Check is. */
import type { FetchCode, Truncation } from '../../exchange.ts';
import { wholeFaults, type Fault, type Rule, type Written } from '../rule.ts';
import type { LlmsSubject } from './subject.ts';

/** An answer for an example: its text, or what else was special about it. */
export type SavedAnswer = string | Saved;

/** What was special about an answer. */
export interface Saved {
  readonly body?: string;
  /** What its bytes are in. UTF-8 where it is left out. */
  readonly encoding?: 'latin1';
  readonly status?: number;
  readonly type?: string;
  /** The address that answered in the end. */
  readonly url?: string;
  readonly truncated?: Truncation;
  /** Why no answer came, with status 0. Default: `timeout`. */
  readonly failed?: FetchCode;
}

/** Answers of a site for an example: the text of its llms.txt, or any of them. What is left out is in order. */
export type LlmsExample = string | LlmsExampleSite;

/** Answers of a site for an example. */
export interface LlmsExampleSite {
  readonly llms?: SavedAnswer;
  readonly full?: SavedAnswer;
  readonly home?: SavedAnswer;
  /** The file elsewhere that the home page points to. */
  readonly pointed?: Saved & { readonly path: string };
  readonly robots?: SavedAnswer;
  readonly linkChecks?: Readonly<Record<string, number>>;
}

/** Ids of the fixes in a documented result. Those of one cause go into one fix. */
export type LlmsFixId =
  | 'llms-txt'
  | 'llms-txt-unread'
  | 'llms-txt-content'
  | 'llms-txt-type'
  | 'llms-txt-redirect'
  | 'llms-txt-robots'
  | 'llms-full-txt'
  | 'llms-words'
  | 'llms-pricing'
  | 'llms-faq'
  | 'llms-link-tag'
  | 'robots-bots'
  | 'robots-unreachable';

/** A fault with the documented fix that repairs it. One without such a fix only informs. */
export interface LlmsRuleFault extends Fault {
  readonly repair?: LlmsFixId;
}

/** A rule of the LLMs.txt Check. Its findings are about /llms.txt where they name no other address. */
export interface LlmsRule<Id extends string = string> extends Rule<LlmsSubject, LlmsExample, Id> {
  readonly faults: Readonly<Record<string, LlmsRuleFault>>;
}

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export function llmsRule<const Id extends string, Code extends string>(
  rule: Written<LlmsRule<Id>, Code, LlmsRuleFault>,
): LlmsRule<Id> {
  return { ...rule, audit: 'llms', faults: wholeFaults(rule) };
}

/** Said wherever the file is asked for: we do not sell it as more than it is. */
export const NO_MEASURED_EFFECT =
  'No effect of llms.txt on citations has been measured (137,000 domains, Ahrefs 2026; 300,000 domains, SE Ranking); it helps agents and coding tools that ask for it';
