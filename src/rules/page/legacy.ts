/** Checks in their first form, with finished sentences in their verdicts, as rules. Goes when the last of them has words of its own. */
import type { IssueCategory, IssueType } from '../../contract/index.ts';
import type { Examples, Fault, Grade, None, Pass, Taken, Unknown, Verdict } from '../rule.ts';
import type { FindingSeverity } from '../severity.ts';
import { pageRule, type Example, type PageRule, type Reads } from './page-rule.ts';
import type { Subject } from './subject.ts';

export { none, pass, taken, unknown, unlisted } from '../rule.ts';

/** A fault with finished sentences. */
export interface Fail {
  readonly kind: 'fail';
  readonly message: string;
  readonly fix: string;
  readonly kept: number;
}

type Told = Pass | Fail | Unknown | None | Taken;

interface PageCheck<Id extends string> {
  readonly id: Id;
  readonly category: IssueCategory;
  readonly type: IssueType;
  readonly title: string;
  readonly why: string;
  readonly source: string;
  readonly grade: Grade;
  readonly reads: Reads;
  readonly evaluate: (subject: Subject) => Told;
  readonly examples: Examples<Example>;
}

/** The whole budget of the check is lost. */
export const fail = (message: string, fix: string): Fail => ({ kind: 'fail', message, fix, kept: 0 });

/** Only a part is lost. */
export const partly = (kept: number, message: string, fix: string): Fail => ({
  kind: 'fail',
  message,
  fix,
  kept,
});

const WHOLE: Readonly<Record<IssueType, FindingSeverity>> = {
  critical: 'critical',
  warning: 'medium',
  info: 'low',
};
const PART: Readonly<Record<IssueType, FindingSeverity>> = {
  critical: 'medium',
  warning: 'low',
  info: 'low',
};

/** The check as a rule of two faults. */
export function pageCheck<const Id extends string>({
  type,
  evaluate,
  ...check
}: PageCheck<Id>): PageRule<Id> {
  const fault = (severity: FindingSeverity): Fault => ({
    severity,
    effort: 'page',
    message: '{message}',
    fix: '{fix}',
  });
  return pageRule({
    ...check,
    area: 'cite',
    faults: { whole: fault(WHOLE[type]), part: fault(PART[type]) },
    evaluate(subject): Verdict<'whole' | 'part'> {
      const told = evaluate(subject);
      if (told.kind !== 'fail') return told;
      const { message, fix, kept } = told;
      return {
        kind: 'fail',
        kept,
        found: [{ code: kept === 0 ? 'whole' : 'part', data: { message, fix } }],
      };
    },
  });
}
