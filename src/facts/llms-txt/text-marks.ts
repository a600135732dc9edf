/** Texts of an llms.txt that do not describe the site: lines of a robots.txt, what a template or an author left. */
import type { LlmsDocument } from './document.ts';

/** A robots.txt group line with a value of its form. */
const DIRECTIVE = /^[\s>*+-]*(?:user-agent\s*:\s*\S|(?:dis)?allow\s*:\s*(?:[/*]|$)|crawl-delay\s*:\s*\d)/i;

/** Text that a generator or an author meant to replace, wherever it is. */
const PLACEHOLDER =
  /\blorem ipsum\b|\[object Object\]|\[insert\b[^\]\n]{0,80}\]|\[your (?:company|site|name|domain|description|product)\b[^\]\n]{0,40}\]|\bauto-?generated (?:on|at|during|by the) (?:deploy|build)/i;
const NOTE_TO_SELF = /^TODO:/i;
/** Template marks: documentation shows them in prose, so they count in names only. */
const TEMPLATE_MARK = /\{\{[^{}\n]{0,80}\}\}|%%[^%\n]{1,80}%%|<%=|^(?:undefined|null|NaN)$/;

/** A text of a document with its line. */
export interface MarkedText {
  readonly line: number;
  readonly text: string;
}

/** Lines that belong into a robots.txt. Code is left out: it shows an example. */
export function directiveLines({ lines }: LlmsDocument): MarkedText[] {
  return lines.filter(({ text }) => DIRECTIVE.test(text));
}

/** What a generator or an author meant to replace in the texts of a document: each as it is written there. */
export function placeholders({ texts, lines }: LlmsDocument): MarkedText[] {
  return [...marks(PLACEHOLDER, texts), ...marks(NOTE_TO_SELF, lines)];
}

/** Whether a text holds what a generator or an author meant to replace. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || NOTE_TO_SELF.test(text);
}

/** Marks of a template in a name, summary or address. */
export function templateMarks(texts: readonly MarkedText[]): MarkedText[] {
  return marks(TEMPLATE_MARK, texts);
}

/** Whether a name, summary or address is what a template was meant to replace. */
export function isTemplateMark(text: string): boolean {
  return TEMPLATE_MARK.test(text);
}

function marks(mark: RegExp, texts: readonly MarkedText[]): MarkedText[] {
  return texts.flatMap(({ text, line }) => {
    const found = mark.exec(text)?.[0];
    return found === undefined ? [] : [{ line, text: found }];
  });
}
