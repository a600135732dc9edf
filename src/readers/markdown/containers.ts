/** Block quotes and list items: what a line of Markdown is in. CommonMark 0.31.2, sections 2.2, 4.1, 5.1 and 5.2. */

/** Columns of indent that turn a line into code (CommonMark 4.4). */
export const CODE_INDENT = 4;
/** Digits of the number of an item (CommonMark 5.2). */
const MAX_DIGITS = 9;
/** Marks that a rule has at least. */
const MIN_RULE = 3;

const SPACE = 0x20;
const TAB = 0x09;
const QUOTE = 0x3e;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const PLUS = 0x2b;
const LOW_LINE = 0x5f;

/** What tabs may be between in front of the text of a line: marks of quotes and items, and blanks. */
const BEFORE_TEXT = /[\s>\-*+\d.)]/;

/** A quote or list item that is open. */
export interface Container {
  readonly kind: 'quote' | 'item';
  /** Columns that a line needs to stay in an item. */
  readonly width: number;
  /** Number of the item, counted from 1; 0 for a quote. */
  readonly item: number;
  /** Nothing has been in the item yet: a blank line ends it. */
  isEmpty: boolean;
}

/** A container that begins, and the position of its content. */
export interface Opening {
  readonly kind: Container['kind'];
  readonly width: number;
  readonly isEmpty: boolean;
  readonly at: number;
}

/** Position after the mark or indent of a container, -1 when the line is outside of it. */
export function continues({ kind, width, isEmpty }: Container, text: string, at: number): number {
  const indent = indentAt(text, at);
  if (kind === 'quote') {
    if (indent >= CODE_INDENT || text.charCodeAt(at + indent) !== QUOTE) return -1;
    return afterQuote(text, at + indent);
  }
  if (at + indent === text.length) return isEmpty ? -1 : Math.min(text.length, at + width);
  return indent < width ? -1 : at + width;
}

/** The container that begins at a position, and where its content does; `null` for none. */
export function openContainer(text: string, at: number, context: 'paragraph' | 'blank'): Opening | null {
  const indent = indentAt(text, at);
  if (indent >= CODE_INDENT) return null;
  const from = at + indent;
  if (text.charCodeAt(from) === QUOTE)
    return { kind: 'quote', width: 0, isEmpty: false, at: afterQuote(text, from) };
  const end = endOfMarker(text, from);
  if (end === from || isRule(text, from)) return null;
  const isEmpty = end === text.length;
  // Only an item with text, and of a numbered list only the first, may break into a paragraph.
  if (context === 'paragraph' && (isEmpty || !mayInterrupt(text.slice(from, end)))) return null;
  const spaces = indentAt(text, end);
  const gap = isEmpty || spaces > CODE_INDENT ? 1 : spaces;
  return {
    kind: 'item',
    width: indent + end - from + gap,
    isEmpty,
    at: Math.min(text.length, end + gap),
  };
}

/** Whether a line from a position on is asterisks, hyphens or low lines, three or more of one kind (CommonMark 4.1). */
export function isRule(text: string, from: number): boolean {
  const mark = text.charCodeAt(from);
  if (mark !== ASTERISK && mark !== HYPHEN && mark !== LOW_LINE) return false;
  let count = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === mark) count += 1;
    else if (!isBlank(code)) return false;
  }
  return count >= MIN_RULE;
}

/** Spaces from a position on. */
export function indentAt(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === SPACE) end += 1;
  return end - at;
}

/** The line without trailing blanks; tabs in front of its text become spaces up to the next stop of four columns. */
export function expandTabs(line: string): string {
  const trimmed = line.trimEnd();
  if (!trimmed.includes('\t')) return trimmed;
  let out = '';
  for (let at = 0; at < trimmed.length; at += 1) {
    const character = trimmed.charAt(at);
    if (!BEFORE_TEXT.test(character)) return out + trimmed.slice(at);
    out += character === '\t' ? ' '.repeat(4 - (out.length % 4)) : character;
  }
  return out;
}

/** One space after the mark belongs to it. */
function afterQuote(text: string, at: number): number {
  return text.charCodeAt(at + 1) === SPACE ? at + 2 : at + 1;
}

/** Position after the mark of an item; where it was looked for when there is none. A blank or the end follows it. */
function endOfMarker(text: string, from: number): number {
  let at = from;
  while (at - from <= MAX_DIGITS && isDigit(text.charCodeAt(at))) at += 1;
  const mark = text.charCodeAt(at);
  const isNumbered = at > from && at - from <= MAX_DIGITS && (mark === 0x2e || mark === 0x29);
  const isBullet = at === from && (mark === HYPHEN || mark === ASTERISK || mark === PLUS);
  if (!isNumbered && !isBullet) return from;
  return at + 1 === text.length || isBlank(text.charCodeAt(at + 1)) ? at + 1 : from;
}

function mayInterrupt(marker: string): boolean {
  return !isDigit(marker.charCodeAt(0)) || Number.parseInt(marker, 10) === 1;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}
