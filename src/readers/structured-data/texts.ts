/** Texts of values: what is wrong with them, how much of them is shown, and copies that do not keep the page alive. */
import type { StructuredProblemCode } from './model.ts';

/** Named and numeric references that only mean something in HTML. */
const ENTITY = /&(?:amp|quot|lt|gt|nbsp|apos|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Marks of template languages and of values that scripts failed to fill in. */
const PLACEHOLDER =
  /\{\{[^{}]{0,100}\}\}|\{%[^{}]{0,100}%\}|%%\w{1,60}%%|\$\{[^{}]{0,100}\}|<%[^<>]{0,100}%>|\[object Object\]|^(?:undefined|null|NaN)$/;

/** How a blank begins that is in generated code where a fact is not known. */
export const BLANK = 'REPLACE:';

/** Codes of faults in the text of a value. */
export type TextFaultCode = Extract<StructuredProblemCode, `text.${string}`>;

/** Faults of a JSON string. Values of microdata and RDFa are decoded already: there only placeholders count. */
export function textFault(text: string): TextFaultCode | null {
  if (text.includes('&') && ENTITY.test(text)) return 'text.html-entity';
  return text.startsWith(BLANK) || PLACEHOLDER.test(text) ? 'text.placeholder' : null;
}

/** Characters kept of one value: descriptions and article bodies fit, whole pages do not. */
export const MAX_VALUE_LENGTH = 10_000;

/** A value, id or address of at most {@link MAX_VALUE_LENGTH} characters. */
export function capped(text: string): string {
  return text.length <= MAX_VALUE_LENGTH ? text : detached(text.slice(0, MAX_VALUE_LENGTH));
}

/** Characters of what a page says that a problem repeats. */
const MAX_EXCERPT = 100;

/** As much of a text as a problem repeats. */
export function excerpt(text: string): string {
  return text.slice(0, MAX_EXCERPT);
}

/** Characters from which V8 keeps a slice as a window on the string it was cut from. */
const SLICE_LENGTH = 13;

/** The same text in memory of its own: a fact must not keep the page alive. */
export function detached(text: string): string {
  return text.length < SLICE_LENGTH ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
