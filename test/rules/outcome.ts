/** What a rule of a page says of an example, with the words of its first fault. */
import { ask } from '../../src/audits/judge.ts';
import { pageAudit } from '../../src/audits/page.ts';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import type { Data, None, Occurrence, Pass, Taken, Unknown } from '../../src/rules/rule.ts';
import { fill } from '../../src/rules/words.ts';
import { exampleSubject } from './example-subject.ts';

export interface Failure {
  readonly kind: 'fail';
  readonly kept: number;
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly found: readonly Occurrence[];
}

export function outcome(id: string, example: Example): Pass | None | Unknown | Taken | Failure {
  const rule = pageRules.find((one) => one.id === id);
  if (rule === undefined) throw new TypeError(`no rule ${id}`);
  const verdict = ask(pageAudit, rule, exampleSubject(example));
  if (verdict.kind !== 'fail') return verdict;
  const [first] = verdict.found;
  const fault = first === undefined ? undefined : rule.faults[first.code];
  if (first === undefined || fault === undefined) throw new TypeError(`${id} fails without a fault`);
  return { ...verdict, code: first.code, ...wordsOf(fault, first) };
}

/** The fault that is expected. */
export function failure(id: string, example: Example): Failure {
  const found = outcome(id, example);
  if (found.kind !== 'fail') throw new TypeError(`${id} is ${found.kind}`);
  return found;
}

/** What a fault says where it was found. Text to paste ends the fix. */
export function wordsOf(
  { message, fix }: { readonly message: string; readonly fix: string },
  { data, paste = '' }: { readonly data: Data; readonly paste?: string | undefined },
): { readonly message: string; readonly fix: string } {
  const done = fill(fix, data);
  return { message: fill(message, data), fix: paste === '' ? done : `${done}\n${paste}` };
}
