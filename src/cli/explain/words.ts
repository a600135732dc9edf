import type { Grade } from '../../rules/rule.ts';
import { wrapped } from '../../report/text/width.ts';

/** What a grade of evidence means. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  strong: 'strong: measured, controlled, repeated',
  moderate: 'moderate: measured',
  weak: 'weak: measured in one place, or without control',
  refuted: 'refuted: measured, and no effect was found',
  vendor: 'vendor: documentation of an engine',
  standard: 'standard: an RFC, W3C or WHATWG text, or the text of the format',
};

/** Columns of a label. */
const LABEL = 10;

/** A label, and a text beside it in lines of at most `width` with the label. */
export function labelled(label: string, text: string, width: number): string[] {
  return wrapped(text, width - LABEL).map(
    (line, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${line}`,
  );
}
