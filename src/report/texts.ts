/** The texts of the report, joined to one table. */
import { COMMON_TEXTS } from './texts/common.ts';
import { ENGINE_TEXTS } from './texts/engines.ts';
import { EVIDENCE_TEXTS } from './texts/evidence.ts';
import { FORM_TEXTS } from './texts/forms.ts';
import { LOG_TEXTS } from './texts/logs.ts';
import { PAGE_TEXTS } from './texts/page.ts';

/**
 * Every text that the forms of a report say of their own, by code. `{name}` is a value, `{pages|page|pages}` a number with its
 * word, `[…]` is said where everything in it has a value (`rules/words.ts`). Another language is another table of the same
 * codes.
 */
export const TEXTS = {
  ...COMMON_TEXTS,
  ...ENGINE_TEXTS,
  ...PAGE_TEXTS,
  ...EVIDENCE_TEXTS,
  ...FORM_TEXTS,
  ...LOG_TEXTS,
} as const;

/** The code of a text. */
export type TextCode = keyof typeof TEXTS;

/** The code of the label of a row of evidence. */
export type LabelCode = Extract<TextCode, `label-${string}`>;

/** The code of what a row of evidence says. */
export type KnownCode = Extract<TextCode, `known-${string}`>;
