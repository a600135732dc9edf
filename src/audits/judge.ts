/** The one engine of all audits: it asks every rule, guards it, weighs the verdicts, and gives the findings. */
import { findingOf, type Cost, type Finding } from '../findings/finding.ts';
import {
  unknown,
  type Claim,
  type Fail,
  type Fault,
  type Occurrence,
  type Taken,
  type Unknown,
  type Verdict,
} from '../rules/rule.ts';
import { scoreOf, type Gate, type Loss, type Score } from '../score/score.ts';

/** What the engine asks of a rule. */
export interface AskedRule<Subject> extends Claim {
  /** What it reads: a closed gate takes the rules that read what was not seen. */
  readonly reads?: string;
  readonly evaluate: (subject: Subject) => Verdict;
}

/** An audit as data: what it asks, what that weighs, where faults are repaired, and what becomes of the verdicts. */
export interface AuditData<Input, Subject, Rule extends AskedRule<Subject>, Part extends string, Result> {
  /** In the order in which equal findings are reported. */
  readonly rules: readonly Rule[];
  /** Budget of each rule; those of a part sum to 100. */
  readonly points: Readonly<Record<Rule['id'], number>>;
  readonly gates: Readonly<Record<string, Gate>>;
  /** What the parts weigh, in per cent of the score. */
  readonly weights: Readonly<Record<Part, number>>;
  readonly partOf: (rule: Rule) => Part;
  /** The score that its findings cost. */
  readonly score: Cost['score'];
  readonly subjectOf: (input: Input) => Subject;
  /** Address of what has to change, where a fault names no other. */
  readonly urlOf: (rule: Rule, subject: Subject) => string;
  /** Only a part of what is judged was read: what is missing may be in the rest. */
  readonly isCut?: (subject: Subject) => boolean;
  /** Why a rule is not asked, `null` where it is. */
  readonly unseen?: (rule: Rule, subject: Subject) => Unknown | null;
  /** What the faults that a rule found come to where they prove nothing, `null` where they hold. */
  readonly doubted?: (rule: Rule, subject: Subject, failed: Fail) => Unknown | Taken | null;
  /** Points of each fault of a rule that lost some; without it the first has all of them. */
  readonly shares?: (
    failed: { readonly rule: Rule; readonly found: readonly Occurrence[]; readonly lost: number },
    verdicts: Verdicts<Subject, Rule['id']>,
  ) => readonly number[];
  readonly resultOf: (judgement: Judgement<Subject, Rule, Part>, input: Input) => Result;
}

/** What the rules of an audit said of a subject. */
export interface Verdicts<Subject, Id extends string = string> {
  readonly subject: Subject;
  readonly verdictOf: (id: Id) => Verdict;
}

/** One fault of a rule where it was found. */
export interface Found<Rule> {
  readonly rule: Rule;
  readonly fault: Fault;
  readonly occurrence: Occurrence;
  /** Whole points that it cost. */
  readonly lost: number;
  /** The finding, made when it is asked for: a fingerprint takes as long as a rule. */
  readonly toFinding: () => Finding;
}

/** A rule that broke: a fault of ours, not of what was judged. */
export interface FailedRule {
  readonly rule: string;
  /** What was thrown, in its own words. */
  readonly error: string;
}

/** A judged subject, ready to be documented. */
export interface Judgement<Subject, Rule extends Claim, Part extends string> extends Verdicts<
  Subject,
  Rule['id']
> {
  readonly score: Score<Part>;
  /** Every fault that is reported, in the order of the rules. */
  readonly found: readonly Found<Rule>[];
  /** `failedRules`: the rules that broke; absent where none did. */
  readonly failures: { readonly failedRules?: readonly FailedRule[] };
}

/** Judges what was gathered. Pure: the same input gives the same result. A rule that throws is `unknown`, never a dead audit. */
export function judge<Input, Subject, Rule extends AskedRule<Subject>, Part extends string, Result>(
  audit: AuditData<Input, Subject, Rule, Part, Result>,
  input: Input,
): Result {
  const subject = audit.subjectOf(input);
  const failedRules: FailedRule[] = [];
  const byId = new Map<string, Verdict>();
  for (const rule of audit.rules) byId.set(rule.id, ask(audit, rule, subject, failedRules));
  const verdictOf = (id: string): Verdict => byId.get(id) ?? NOT_ASKED;
  const score = scoreVerdicts(audit, verdictOf, audit.isCut?.(subject));
  const found = occurrencesOf(audit, {
    subject,
    verdictOf,
    losses: score.losses,
    subsumed: new Set(score.subsumed),
  });
  const failures = failedRules.length === 0 ? {} : { failedRules };
  return audit.resultOf({ subject, verdictOf, score, found, failures }, input);
}

const NOT_ASKED = unknown('rule-not-asked');

/** What a rule that broke says of its subject. */
const RULE_FAILED = unknown('rule-failed');

/** The verdict of one rule. What it throws is added to `failedRules`. */
export function ask<Subject, Rule extends AskedRule<Subject>>(
  { unseen, doubted }: Pick<AuditData<never, Subject, Rule, string, unknown>, 'unseen' | 'doubted'>,
  rule: Rule,
  subject: Subject,
  failedRules: FailedRule[] = [],
): Verdict {
  try {
    const verdict = unseen?.(rule, subject) ?? rule.evaluate(subject);
    return verdict.kind === 'fail' ? (doubted?.(rule, subject, verdict) ?? verdict) : verdict;
  } catch (error) {
    failedRules.push({ rule: rule.id, error: error instanceof Error ? error.message : String(error) });
    return RULE_FAILED;
  }
}

/** Weighs verdicts with the points of an audit. `isCut`: only a part was read. */
export function scoreVerdicts<Rule extends Claim & { readonly reads?: string }, Part extends string>(
  { rules, points, gates, weights, partOf }: WeighedAudit<Rule, Part>,
  verdictOf: (id: Rule['id']) => Verdict,
  isCut = false,
): Score<Part> {
  const weighed = rules.map((rule) => {
    const id: Rule['id'] = rule.id;
    const { faults, reads = '' } = rule;
    return { id, faults, part: partOf(rule), reads, points: points[id], verdict: verdictOf(id) };
  });
  return scoreOf(weighed, { weights, gates, isCut });
}

/** What of an audit makes its score. */
interface WeighedAudit<Rule extends Claim, Part extends string> {
  readonly rules: readonly Rule[];
  readonly points: Readonly<Record<Rule['id'], number>>;
  readonly gates: Readonly<Record<string, Gate>>;
  readonly weights: Readonly<Record<Part, number>>;
  readonly partOf: (rule: Rule) => Part;
}

interface Weighing<Subject, Id extends string> extends Verdicts<Subject, Id> {
  readonly losses: readonly Loss[];
  readonly subsumed: ReadonlySet<string>;
}

/** The faults of every rule that failed and that no other one took along. */
function occurrencesOf<Subject, Rule extends AskedRule<Subject>>(
  {
    rules,
    score,
    urlOf,
    shares,
  }: Pick<AuditData<never, Subject, Rule, string, unknown>, 'rules' | 'score' | 'urlOf' | 'shares'>,
  verdicts: Weighing<Subject, Rule['id']>,
): Found<Rule>[] {
  const { subject, verdictOf, losses, subsumed } = verdicts;
  return rules.flatMap((rule) => {
    const verdict = verdictOf(rule.id);
    if (verdict.kind !== 'fail' || subsumed.has(rule.id)) return [];
    const { found } = verdict;
    const lost = losses.find(({ id }) => id === rule.id)?.lost ?? 0;
    const points = shares?.({ rule, found, lost }, verdicts) ?? [lost];
    const url = urlOf(rule, subject);
    return found.flatMap((occurrence, at) => {
      const fault = rule.faults[occurrence.code];
      if (fault === undefined) return [];
      const cost = { score, points: points[at] ?? 0 };
      const toFinding = () => findingOf(rule, fault, occurrence, { url, cost });
      return [{ rule, fault, occurrence, lost: cost.points, toFinding }];
    });
  });
}
