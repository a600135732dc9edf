/**
 * What a check is: a record whose `evaluate` judges one subject. Its examples are its test and its
 * documentation; its points stand in score/points.ts, so that judging and weighing change apart.
 */
import type { IssueCategory, IssueType } from '../contract/index.ts';
import type { SiteContext } from './page/site-context.ts';
import type { Subject } from './page/subject.ts';

/**
 * How well the claim behind a check is founded. `strong`, `moderate`, `weak`, `refuted`: measured, in that
 * order. `vendor`: an engine's own documentation. `standard`: an RFC, W3C or WHATWG text.
 */
export type Grade = 'strong' | 'moderate' | 'weak' | 'refuted' | 'vendor' | 'standard';

/** What of a page a check reads. A gate that fails takes the checks that read what was not seen. */
export type Reads = 'answer' | 'document' | 'text';

/** The claim of the check holds. */
export interface Pass {
  readonly kind: 'pass';
}

/** The fault was found. `kept` is the share (0 up to 1) of the points that the page keeps all the same. */
export interface Fail {
  readonly kind: 'fail';
  readonly message: string;
  readonly fix: string;
  readonly kept: number;
}

/** Not decidable here: the body is cut, the language has no list, the audit had no site data. Costs nothing. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly reason: string;
}

/** The check does not apply to this page. Costs nothing. */
export interface None {
  readonly kind: 'none';
}

/**
 * Another check failed, and without what it asks for this one cannot pass: its points are lost with that one, which
 * alone is reported. Were it left out instead, to remove a title would win back the points of all that is compared with it.
 */
export interface Taken {
  readonly kind: 'taken';
  /** The id of that check. */
  readonly by: string;
}

/** What a check says of a page. Only a fault, and what is lost with it, costs points. */
export type Verdict = Pass | Fail | Unknown | None | Taken;

/** A saved page for an example: HTML alone, or HTML with the rest of its answer and its site. */
export type Example = string | ExampleExchange;

/** An example with what HTML alone does not show: address, answer, site, clock. */
export interface ExampleExchange {
  readonly html: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Addresses that redirected here, with the status they did it with. */
  readonly hops?: readonly (readonly [url: string, status: number])[];
  readonly truncated?: 'size' | 'deadline' | 'connection' | 'encoding';
  readonly firstByteMs?: number;
  /** Text of the site's robots.txt. */
  readonly robots?: string;
  readonly site?: Partial<SiteContext>;
  /** Epoch milliseconds at which the page is read. */
  readonly now?: number;
}

/** What every check says of itself: one claim, and what founds it. */
export interface Claim<Id extends string = string> {
  readonly id: Id;
  readonly category: IssueCategory;
  /** Severity when no points remain. A partial loss is one step milder. */
  readonly type: IssueType;
  /** The claim that holds when the check passes. */
  readonly title: string;
  /** One sentence: what is lost when it fails. */
  readonly why: string;
  /** The document, study or measurement the rule comes from: its address, or its title. */
  readonly source: string;
  readonly grade: Grade;
}

/** A check of a page: one claim, what founds it, how it is judged, and examples of both outcomes. */
export interface PageCheck<Id extends string = string> extends Claim<Id> {
  readonly reads: Reads;
  readonly evaluate: (subject: Subject) => Verdict;
  readonly examples: { readonly pass: readonly Example[]; readonly fail: readonly Example[] };
}

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export const pageCheck = <const Id extends string>(check: PageCheck<Id>): PageCheck<Id> => check;

/** The verdict of a check whose claim holds. */
export const pass: Pass = { kind: 'pass' };

/** The verdict of a check that does not apply to the page. */
export const none: None = { kind: 'none' };

/** The whole budget of the check is lost. */
export const fail = (message: string, fix: string): Fail => ({ kind: 'fail', message, fix, kept: 0 });

/** Only a part is lost: the page keeps `kept` (above 0, below 1) of the points. */
export const partly = (kept: number, message: string, fix: string): Fail => ({
  kind: 'fail',
  message,
  fix,
  kept,
});

/** The points are lost with another check, which alone is reported. */
export const taken = (by: string): Taken => ({ kind: 'taken', by });

/** The question cannot be decided here. */
export const unknown = (reason: string): Unknown => ({ kind: 'unknown', reason });

/** The verdict of a check that has no words of the language of the page. */
export const unlisted: Verdict = unknown('no word list for this language');
