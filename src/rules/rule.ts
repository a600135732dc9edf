/**
 * What a rule is: one record for every judgement of the four audits. Its `evaluate` judges one subject and answers with
 * codes and data; its faults hold the words of each code; its examples are its test and its documentation. Its points
 * are in score/, so that judging and weighing change apart.
 */
import type { FindingSeverity } from './severity.ts';
import type { UnknownCode } from './unknown-reasons.ts';

/** The audit that asks the question. */
export type AuditName = 'crawler' | 'llms' | 'schema' | 'page' | 'site';

/** Which of the four questions of a site owner it bears on: can engines reach, read, understand and cite the site. */
export type Area = 'reach' | 'read' | 'understand' | 'cite';

/**
 * How well the claim behind a rule is founded. `strong`, `moderate`, `weak`: measured, in that
 * order. `vendor`: an engine's own documentation. `standard`: an RFC, W3C or WHATWG text.
 */
export type Grade = 'strong' | 'moderate' | 'weak' | 'vendor' | 'standard';

/** Where a repair is made, the least work first: a line of one file, the template of many pages, the server, each page. */
export const EFFORTS = ['line', 'template', 'server', 'page'] as const;

/** Where the repair is made. */
export type Effort = (typeof EFFORTS)[number];

/** One way to fail a rule: how much it matters, where it is repaired, and its words ({@link file://./words.ts}). */
export interface Fault {
  readonly severity: FindingSeverity;
  readonly effort: Effort;
  /** What is wrong, without data: the heading of all places that have it. Absent where `message` asks for no data. */
  readonly title?: string;
  /** Template of what is wrong here, one line without a final stop. */
  readonly message: string;
  /** Template of what to do. */
  readonly fix: string;
}

/**
 * What a template is filled from: names, numbers and lists of names, as plain JSON. A word of ours is a code of a table of
 * phrases, `code` or `code: words of the page`, and the template names the table.
 */
export type Data = Readonly<Record<string, string | number | readonly string[]>>;

/** One fault where it was found. */
export interface Occurrence<Code extends string = string> {
  /** The fault, by its name in the rule. */
  readonly code: Code;
  /** What its words are filled from. */
  readonly data: Data;
  /** Address of the page or file that has to change, where that is not what was judged. */
  readonly url?: string | undefined;
  /** 1-based place in it. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Text to paste. */
  readonly paste?: string | undefined;
  /** What tells this fault from others of its code at the same place: keys of bots, a type, the number of a block. */
  readonly about?: readonly string[] | undefined;
}

/** The claim of the rule holds. */
export interface Pass {
  readonly kind: 'pass';
}

/** Faults were found, one at least. `kept` is the share (0 up to 1) of the points that remain all the same. */
export interface Fail<Code extends string = string> {
  readonly kind: 'fail';
  readonly kept: number;
  readonly found: readonly Occurrence<Code>[];
}

/** Not decidable here: the body is cut, the language has no list, the audit had no site data. Costs nothing. */
export interface Unknown {
  readonly kind: 'unknown';
  /** Why, by its name in the table of reasons. */
  readonly code: UnknownCode;
  /** What the words of the reason are filled from. */
  readonly data: Data;
}

/** The rule does not apply. Costs nothing. */
export interface None {
  readonly kind: 'none';
}

/**
 * Another rule failed, and without what it asks for this one cannot pass: its points are lost with that one, which
 * alone is reported. Were it left out instead, to remove a title would win back the points of all that is compared with it.
 */
export interface Taken {
  readonly kind: 'taken';
  /** The id of that rule. */
  readonly by: string;
  /** Share (0 up to 1) of the own points that remain all the same, none where it is absent. */
  readonly kept?: number;
}

/** What a rule says of its subject. Only a fault, and what is lost with it, costs points. */
export type Verdict<Code extends string = string> = Pass | Fail<Code> | Unknown | None | Taken;

/** What every rule says of itself: one claim, and what founds it. */
export interface Claim<Id extends string = string> {
  readonly id: Id;
  readonly audit: AuditName;
  readonly area: Area;
  /** The claim that holds when the rule passes. */
  readonly title: string;
  /** One sentence: what is lost when it fails. */
  readonly why: string;
  /** The document, study or measurement the rule comes from: its address, or its title. */
  readonly source: string;
  readonly grade: Grade;
  /** The ways to fail, by code. */
  readonly faults: Readonly<Record<string, Fault>>;
  /** Rules, or faults as `rule/code`, whose findings at the same place, or about the same, only repeat this one. */
  readonly subsumes?: readonly string[];
  /** `site`: what fails is the site, whichever page shows it; all its pages make one finding. */
  readonly scope?: 'site';
}

/** A rule: one claim, how it is judged, and examples of every outcome. */
export interface Rule<Subject, Example, Id extends string = string> extends Claim<Id> {
  readonly evaluate: (subject: Subject) => Verdict;
  readonly examples: Examples<Example>;
}

/** What shows each outcome. Every fault of the rule is shown by an example of `fail` or `partly`. */
export interface Examples<Example> {
  readonly pass: readonly Example[];
  readonly fail: readonly Example[];
  /** A part of the points remains. */
  readonly partly?: readonly Example[];
  readonly none?: readonly Example[];
  readonly unknown?: readonly Example[];
}

/** What a rule may say once of all its faults that say nothing else of it. */
type Shared = Pick<Fault, 'severity' | 'effort'>;

/** Faults as they are written, and what they share. */
export interface WrittenFaults<Code extends string, Own extends Fault = Fault> extends Partial<Shared> {
  readonly faults: Readonly<Record<Code, Omit<Own, keyof Shared> & Partial<Shared>>>;
}

/** A rule as it is written: of its verdicts only the codes of its own faults are taken. */
export type Written<
  Kind extends { readonly evaluate: (subject: never) => Verdict },
  Code extends string,
  Own extends Fault = Fault,
> = Omit<Kind, 'audit' | 'faults' | 'evaluate'> &
  WrittenFaults<Code, Own> & {
    readonly evaluate: (subject: Parameters<Kind['evaluate']>[0]) => Verdict<NoInfer<Code>>;
  };

/** The faults of a rule, each with what its rule says of all. Throws TypeError where neither says how much one matters, or where it is repaired. */
export function wholeFaults<Own extends Omit<Fault, keyof Shared> & Partial<Shared>>({
  faults,
  ...shared
}: Partial<Shared> & { readonly faults: Readonly<Record<string, Own>> }): Readonly<
  Record<string, Own & Shared>
> {
  return Object.fromEntries(
    Object.entries(faults).map(([code, fault]) => {
      const { severity = shared.severity, effort = shared.effort } = fault;
      if (severity === undefined || effort === undefined)
        throw new TypeError(`${code} has no severity or effort`);
      return [code, { ...fault, severity, effort }];
    }),
  );
}

/** Where a fault is, and what to paste. */
export type Where = Omit<Occurrence, 'code' | 'data'>;

const NOTHING: Data = {};

/** The verdict of a rule whose claim holds. */
export const pass: Pass = { kind: 'pass' };

/** The verdict of a rule that does not apply. */
export const none: None = { kind: 'none' };

/** The whole budget of the rule is lost. */
export function fail<const Code extends string>(code: Code, data: Data = NOTHING, where?: Where): Fail<Code> {
  return { kind: 'fail', kept: 0, found: [{ code, data, ...where }] };
}

/** Only a part is lost: `kept` (above 0, below 1) of the points remain. */
export function partly<const Code extends string>(
  kept: number,
  code: Code,
  data: Data = NOTHING,
  where?: Where,
): Fail<Code> {
  return { kind: 'fail', kept, found: [{ code, data, ...where }] };
}

/** Several faults of one rule, `pass` when there are none. */
export function failEach<const Code extends string>(
  found: readonly Occurrence<Code>[],
  kept = 0,
): Fail<Code> | Pass {
  return found.length === 0 ? pass : { kind: 'fail', kept, found };
}

/** The first of the faults of each code: what a template repeats is repaired once. */
export function oneOfEach<Code extends string>(found: readonly Occurrence<Code>[]): Occurrence<Code>[] {
  return found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
}

/** The points, or what is not kept of them, are lost with another rule, which alone is reported. */
export const taken = (by: string, kept?: number): Taken => ({
  kind: 'taken',
  by,
  ...(kept !== undefined && { kept }),
});

/** The question cannot be decided here. */
export const unknown = (code: UnknownCode, data: Data = NOTHING): Unknown => ({
  kind: 'unknown',
  code,
  data,
});

/** The verdict of a rule that has no words of the language of the page. */
export const unlisted: Unknown = unknown('no-word-list');
