/** What a rule is that compares a page with what its scripts make of it: silent where none were run. */
import type { ScriptChanges, TextChange } from '../../../facts/script-changes.ts';
import { none, type Verdict, type Written } from '../../rule.ts';
import { pageRule, type PageRule } from '../page-rule.ts';

type Comparison<Id extends string, Code extends string> = Omit<
  Written<PageRule<Id>, Code>,
  'reads' | 'evaluate'
> & { readonly evaluate: (changes: ScriptChanges) => Verdict<NoInfer<Code>> };

/**
 * The rule as it is written. It has no points: most AI crawlers run no scripts, so the raw answer is what a score is
 * made of, and no gate takes it, since what a closed gate did not show is what it is about.
 */
export function renderedRule<const Id extends string, Code extends string>({
  evaluate,
  ...rule
}: Comparison<Id, Code>): PageRule<Id> {
  return pageRule<Id, Code>({
    ...rule,
    reads: 'answer',
    evaluate: ({ scripts }) => (scripts === null ? none : evaluate(scripts)),
  });
}

/** What scripts did to one text of a page, `null` where it is as it was. */
export function changeOf({ before, after }: TextChange): 'added' | 'changed' | 'removed' | null {
  if (before === after) return null;
  if (before === '') return 'added';
  return after === '' ? 'removed' : 'changed';
}
