/**
 * Walks over the marks of an XML text, tolerant and in linear time. No tree, no stack, no entities: what a DOCTYPE
 * defines is skipped unread, and nothing is ever fetched.
 *
 * Why not an XML library: reading 50,000 entries of 11 MB takes about as long in all, addresses resolved and dates
 * checked, as htmlparser2 in XML mode takes for its tokens alone (measured, bench/sitemap.mjs). That one takes the first
 * `>` of an internal DTD subset for its end, and gives no offsets of text to say where an address was cut off.
 */

/** Told of each mark of a text in XML, in order. */
export interface XmlEvents {
  /** Name as written; `attributes` is the text between name and end. */
  readonly open: (name: string, attributes: string, selfClosing: SelfClosing, offset: number) => void;
  readonly close: (name: string, offset: number) => void;
  /** Characters between two marks, references not decoded. */
  readonly text: (from: number, to: number) => void;
  /** Characters of a CDATA section. */
  readonly cdata: (from: number, to: number) => void;
  /** Characters of a comment. */
  readonly comment: (from: number, to: number) => void;
  /** A document type declaration. */
  readonly doctype: (from: number, to: number) => void;
  /** Asked before each mark: true ends the walk. */
  readonly isDone: () => boolean;
}

/** Whether a tag closes itself. */
export type SelfClosing = 'self-closing' | 'open';

/**
 * Marks that are read. 50,000 entries with 16 language versions each have 1.2 million; what fills 50 MiB with more than
 * this is no sitemap, and would hold the process for seconds.
 */
const MAX_MARKS = 5_000_000;

/** How a walk ended: at the end of the text, on request, or early: inside a mark that is cut off, or at the cap. */
export type ScanEnd = 'end' | 'done' | 'cut';

const NAME_START = /[A-Za-z_:\u0080-\uffff]/;

/** Offset after a name: white space, `/` or `>`; -1 when the text ends first. */
function nameEndFrom(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code <= 0x20 || code === 0x2f || code === 0x3e) return at;
  }
  return -1;
}

/** Offset of the `>` that ends a tag. One inside a quoted value does not, unless the quote is never closed. */
function tagEnd(source: string, from: number): number {
  let end = source.indexOf('>', from);
  let at = from;
  while (end !== -1) {
    const quote = firstQuote(source, at, end);
    if (quote === -1) return end;
    const closing = source.indexOf(source.charAt(quote), quote + 1);
    if (closing === -1) return end;
    at = closing + 1;
    if (at > end) end = source.indexOf('>', at);
  }
  return -1;
}

/** Offset of the first quotation mark in a range, -1 without. */
function firstQuote(source: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 0x22 || code === 0x27) return at;
  }
  return -1;
}

/** Offset after a DOCTYPE, -1 when it is cut off. Quotes, comments and brackets hide a `>`. */
function doctypeEnd(source: string, from: number): number {
  const marks = /["'[\]>]|<!--/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let found = marks.exec(source); found !== null; found = marks.exec(source)) {
    const [mark] = found;
    if (mark === '>' && depth === 0) return marks.lastIndex;
    if (mark === '[') depth += 1;
    if (mark === ']') depth = Math.max(0, depth - 1);
    const closing = HIDES[mark];
    if (closing === undefined) continue;
    const end = source.indexOf(closing, marks.lastIndex);
    if (end === -1) return -1;
    marks.lastIndex = end + closing.length;
  }
  return -1;
}

const HIDES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<!--': '-->' };

/** Reads the mark at `at`, which is a `<`. Returns the offset after it, -1 when it is cut off. */
function readMark(source: string, at: number, events: XmlEvents): number {
  if (source.startsWith('<!--', at)) {
    const end = source.indexOf('-->', at + 4);
    if (end !== -1) events.comment(at + 4, end);
    return end === -1 ? -1 : end + 3;
  }
  if (source.startsWith('<![CDATA[', at)) {
    const end = source.indexOf(']]>', at + 9);
    if (end !== -1) events.cdata(at + 9, end);
    return end === -1 ? -1 : end + 3;
  }
  const next = source.charAt(at + 1);
  if (next === '?') return indexPast(source, '?>', at + 2);
  if (next === '!') {
    const end = doctypeEnd(source, at + 2);
    if (end !== -1) events.doctype(at, end);
    return end;
  }
  return readTag(source, at, next === '/' ? 2 : 1, events);
}

function indexPast(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  return at === -1 ? -1 : at + end.length;
}

function readTag(source: string, at: number, skip: 1 | 2, events: XmlEvents): number {
  const start = at + skip;
  if (!NAME_START.test(source.charAt(start))) {
    // A lone `<` is text.
    events.text(at, at + 1);
    return at + 1;
  }
  const nameEnd = nameEndFrom(source, start);
  const end = nameEnd === -1 ? -1 : tagEnd(source, nameEnd);
  if (end === -1) return -1;
  const name = source.slice(start, nameEnd);
  if (skip === 2) events.close(name, at);
  else {
    const selfClosing = source.charAt(end - 1) === '/';
    events.open(
      name,
      source.slice(nameEnd, selfClosing ? end - 1 : end),
      selfClosing ? 'self-closing' : 'open',
      at,
    );
  }
  return end + 1;
}

/** Walks over `source` and reports what it meets. */
export function scanXml(source: string, events: XmlEvents): ScanEnd {
  let at = 0;
  for (let marks = 0; !events.isDone(); marks += 1) {
    const mark = source.indexOf('<', at);
    if (mark !== at) events.text(at, mark === -1 ? source.length : mark);
    if (mark === -1) return 'end';
    if (marks === MAX_MARKS) return 'cut';
    at = readMark(source, mark, events);
    if (at === -1) return 'cut';
  }
  return 'done';
}
