/** Block quotes and list items: what a line of Markdown stands in. CommonMark 0.31.2, sections 2.2, 5.1 and 5.2. */

/** Columns of indent that turn a line into code (CommonMark 4.4). */
export const CODE_INDENT = 4;

/** A line of asterisks, hyphens or low lines (CommonMark 4.1). */
export const RULE = /^(?:\*[ \t]*){3,}$|^(?:-[ \t]*){3,}$|^(?:_[ \t]*){3,}$/;

/** What a list item can begin with. The end of a line is empty text, which is part of any. */
const MARKS = '-*+0123456789';
const MARKER = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;

export interface Container {
  readonly kind: 'quote' | 'item';
  /** Columns that a line needs to stay in an item. */
  readonly width: number;
  /** Number of the item, counted from 1; 0 for a quote. */
  readonly item: number;
  /** Nothing has stood in the item yet: a blank line ends it. */
  readonly isEmpty: boolean;
}

/** How far the open containers reach into a line: the position behind them, and how many do. */
export function matchContainers(
  text: string,
  open: readonly Container[],
): { readonly at: number; readonly depth: number } {
  let at = 0;
  let depth = 0;
  for (const container of open) {
    const next = continues(container, text, at);
    if (next === -1) break;
    at = next;
    depth += 1;
  }
  return { at, depth };
}

/** Position behind the mark or indent of a container, -1 when the line is outside of it. */
function continues({ kind, width, isEmpty }: Container, text: string, at: number): number {
  const indent = indentAt(text, at);
  if (kind === 'quote') {
    if (indent >= CODE_INDENT || text.charAt(at + indent) !== '>') return -1;
    return at + indent + (text.charAt(at + indent + 1) === ' ' ? 2 : 1);
  }
  if (at + indent === text.length) return isEmpty ? -1 : Math.min(text.length, at + width);
  return indent < width ? -1 : at + width;
}

/** The container that begins at a position, and where its content does; `null` for none. */
export function openContainer(
  text: string,
  at: number,
  context: 'paragraph' | 'blank',
): (Omit<Container, 'item'> & { readonly at: number }) | null {
  const indent = indentAt(text, at);
  if (indent >= CODE_INDENT) return null;
  const from = at + indent;
  if (text.charAt(from) === '>')
    return { kind: 'quote', width: 0, isEmpty: false, at: from + (text.charAt(from + 1) === ' ' ? 2 : 1) };
  if (!MARKS.includes(text.charAt(from))) return null;
  const rest = text.slice(from);
  const marker = MARKER.exec(rest)?.[0];
  if (marker === undefined || RULE.test(rest)) return null;
  const isEmpty = rest.length === marker.length;
  // Only an item with text, and of a numbered list only the first, may break into a paragraph.
  if (context === 'paragraph' && (isEmpty || (/^\d/.test(marker) && Number.parseInt(marker, 10) !== 1)))
    return null;
  const spaces = indentAt(rest, marker.length);
  const gap = isEmpty || spaces > CODE_INDENT ? 1 : spaces;
  const end = from + marker.length + gap;
  return { kind: 'item', width: indent + marker.length + gap, isEmpty, at: Math.min(text.length, end) };
}

/** Spaces from a position on. */
export function indentAt(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === 0x20) end += 1;
  return end - at;
}

/** The line without trailing blanks; tabs in front of its text become spaces up to the next stop of four columns. */
export function expandTabs(line: string): string {
  const trimmed = line.trimEnd();
  if (!trimmed.includes('\t')) return trimmed;
  let out = '';
  for (let at = 0; at < trimmed.length; at += 1) {
    const character = trimmed.charAt(at);
    if (!/[\s>\-*+\d.)]/.test(character)) return out + trimmed.slice(at);
    out += character === '\t' ? ' '.repeat(4 - (out.length % 4)) : character;
  }
  return out;
}
