/** Edits of tags that are there: a value of an attribute, the name of an element. */
import { escapeHtml } from '../fixes/head-tags.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import { refusal, type Edit, type Made, type Refusal, type ValueSource } from './change.ts';
import type { FixSite } from './fix-site.ts';
import { blankIn, htmlIn, ofFormat, sourcesOf } from './head-tags.ts';
import type { PageFile } from './page-file.ts';
import { attributeIn, type PlacedElement } from './page-layout.ts';

/** The edit that gives an attribute a value, in the quotation marks that it has. */
export function attributeEdit(page: PageFile, element: PlacedElement, name: string, value: string): Edit {
  const attribute = attributeIn(element, name);
  const escaped = htmlIn(page, escapeHtml(value));
  if (attribute === null) {
    const at = element.tagName.to;
    return { from: at, to: at, text: ` ${name}="${escaped}"` };
  }
  const quote = page.utf8.toString('latin1', attribute.from - 1, attribute.from);
  const isQuoted = (quote === '"' || quote === "'") && attribute.from > attribute.nameTo + 1;
  if (isQuoted) {
    const text = quote === "'" ? escaped.replaceAll("'", '&#39;') : escaped;
    return { from: attribute.from, to: attribute.to, text };
  }
  // Without a value the range is empty at the end of the name; a bare one may not hold what is written now.
  const isWritten = attribute.from > attribute.nameTo;
  return { from: attribute.from, to: attribute.to, text: isWritten ? `"${escaped}"` : `="${escaped}"` };
}

/** The value that an attribute gets. */
export interface NewValue {
  readonly name: string;
  readonly value: string;
  /** A word of the format: it has no source in the page. */
  readonly isConstant?: boolean;
}

/** An attribute with a value that the page says. */
export function valueEdit(
  page: PageFile,
  element: PlacedElement,
  { name, value, isConstant = false }: NewValue,
  site: FixSite,
): Made | Refusal {
  if (value === '') return refusal('blank', { what: name });
  if (value.includes(BLANK)) return blankIn(value);
  const sources = isConstant ? [ofFormat(page, value)] : sourcesOf(page, [value], site);
  if (!Array.isArray(sources)) return sources;
  return { file: page.path, edits: [attributeEdit(page, element, name, value)], sources };
}

/** An element under another name; `null` where its end tag is not written. */
export function renamed({ tagName, end }: PlacedElement, name: string): readonly Edit[] | null {
  if (end === null) return null;
  const from = end.from + 2;
  return [
    { ...tagName, text: name },
    { from, to: from + (tagName.to - tagName.from), text: name },
  ];
}

/** A value that the file as a whole shows. */
export const fileSource = ({ path }: PageFile, value: string): ValueSource => ({
  value,
  kind: 'file',
  file: path,
  line: 0,
  column: 0,
});
