/**
 * A light walk over HTML text: tags, text runs, raw text and comments in document order, nothing else.
 * It follows the tokenizer of the HTML standard where a verdict could change (quoted attribute values,
 * raw text elements, bogus comments) and builds no tree. Linear: every search starts where the last one ended.
 */

/** Attributes of the start tag that is being told; valid during the call. Values are as written. */
export interface StartTag {
  readonly name: string;
  /** Raw value of an attribute by lower-case name; empty when it has none, `null` when it is absent. */
  attribute(name: string): string | null;
  /** Source of the tag between its name and its end: empty for most tags. */
  source(): string;
}

export interface MarkupListener {
  open(tag: StartTag): void;
  close(name: string): void;
  /** Text between tags, references not decoded. */
  text(from: number, to: number): void;
  /** Content of a raw text element: script, style, title, textarea, iframe, xmp, noembed, noframes. */
  raw(name: string, from: number, to: number): void;
  comment(from: number, to: number): void;
}

const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes']);
const GT = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const BANG = 0x21;
const QUESTION = 0x3f;

/** Tells the listener what stands in `html`, first to last. */
export function walkMarkup(html: string, listener: MarkupListener): void {
  let at = 0;
  let textFrom = 0;
  const flush = (to: number): void => {
    if (to > textFrom) listener.text(textFrom, to);
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    const next = html.charCodeAt(open + 1);
    if (isLetter(next)) {
      flush(open);
      at = readStart(html, open, listener);
      textFrom = at;
    } else if (next === SLASH || next === BANG || next === QUESTION) {
      flush(open);
      at = readOther(html, open, next, listener);
      textFrom = at;
    } else at = open + 1;
  }
  flush(html.length);
}

/** Reads the start tag at `open`, and its raw text; gives the place after it. An unfinished tag is dropped. */
function readStart(html: string, open: number, listener: MarkupListener): number {
  const nameTo = nameEnd(html, open + 1);
  const end = tagEnd(html, nameTo);
  if (end === -1) return html.length;
  const name = html.slice(open + 1, nameTo).toLowerCase();
  const attributesTo = end - 1;
  listener.open({
    name,
    source: () => html.slice(nameTo, attributesTo),
    attribute: (wanted) => attributeIn(html, nameTo, attributesTo, wanted),
  });
  if (name === 'plaintext') {
    listener.text(end, html.length);
    return html.length;
  }
  if (!RAW_TEXT.has(name)) return end;
  const close = rawEnd(html, end, name);
  listener.raw(name, end, close);
  return close;
}

/** Reads an end tag, a comment, a doctype or a processing instruction; gives the place after it. */
function readOther(html: string, open: number, next: number, listener: MarkupListener): number {
  if (next === SLASH && isLetter(html.charCodeAt(open + 2))) {
    const nameTo = nameEnd(html, open + 2);
    const end = tagEnd(html, nameTo);
    if (end === -1) return html.length;
    listener.close(html.slice(open + 2, nameTo).toLowerCase());
    return end;
  }
  if (next === BANG && html.startsWith('--', open + 2)) {
    const { end, next: behind } = commentEnd(html, open);
    listener.comment(Math.min(open + 4, html.length), Math.max(end, Math.min(open + 4, html.length)));
    return behind;
  }
  const end = html.indexOf('>', open + 2);
  return end === -1 ? html.length : end + 1;
}

const COMMENT_END = /--!?>/g;

/** Where the text of the comment at `open` ends, and the place behind it (HTML Standard, 13.2.5.43 to 13.2.5.52). */
function commentEnd(html: string, open: number): { readonly end: number; readonly next: number } {
  // `<!-->` and `<!--->` are empty comments: the search may begin at the opening dashes. Behind those alone `!>` ends none.
  COMMENT_END.lastIndex = open + 2;
  for (let found = COMMENT_END.exec(html); found !== null; found = COMMENT_END.exec(html)) {
    if (found[0] === '-->' || found.index >= open + 4)
      return { end: found.index, next: COMMENT_END.lastIndex };
    COMMENT_END.lastIndex = found.index + 1;
  }
  return { end: html.length, next: html.length };
}

/** One past the `>` of a tag whose name ends at `from`, -1 where the source ends first. */
function tagEnd(html: string, from: number): number {
  let afterEquals = false;
  for (let i = from; i < html.length; i++) {
    const code = html.charCodeAt(i);
    if (code === GT) return i + 1;
    if (isSpace(code)) continue;
    if (afterEquals && isQuote(code)) {
      i = html.indexOf(code === 0x22 ? '"' : "'", i + 1);
      if (i === -1) return -1;
    }
    afterEquals = code === EQUALS;
  }
  return -1;
}

function attributeIn(html: string, from: number, to: number, wanted: string): string | null {
  let at = from;
  while (at < to) {
    while (at < to && (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === SLASH)) at++;
    const nameFrom = at;
    // A leading `=` belongs to the name (HTML standard, before attribute name state).
    at++;
    while (at < to && !endsName(html.charCodeAt(at))) at++;
    const nameTo = at;
    while (at < to && isSpace(html.charCodeAt(at))) at++;
    let value = '';
    if (html.charCodeAt(at) === EQUALS && at < to) {
      const [valueFrom, valueTo, after] = valueRange(html, at + 1, to);
      value = html.slice(valueFrom, valueTo);
      at = after;
    }
    if (nameTo - nameFrom === wanted.length && html.slice(nameFrom, nameTo).toLowerCase() === wanted)
      return value;
  }
  return null;
}

function valueRange(html: string, from: number, to: number): readonly [number, number, number] {
  let at = from;
  while (at < to && isSpace(html.charCodeAt(at))) at++;
  const code = html.charCodeAt(at);
  if (at < to && isQuote(code)) {
    const end = html.indexOf(code === 0x22 ? '"' : "'", at + 1);
    const valueTo = end === -1 || end > to ? to : end;
    return [at + 1, valueTo, valueTo + 1];
  }
  let end = at;
  while (end < to && !isSpace(html.charCodeAt(end))) end++;
  return [at, end, end];
}

/** Where the end tag of a raw text element begins; the end of the source where there is none. */
function rawEnd(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    const to = at + 2 + name.length;
    const after = html.charCodeAt(to);
    const isBorder = isSpace(after) || after === GT || after === SLASH;
    if (isBorder && html.slice(at + 2, to).toLowerCase() === name) return at;
  }
  return html.length;
}

function nameEnd(html: string, from: number): number {
  let at = from;
  for (; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (isSpace(code) || code === GT || code === SLASH) break;
  }
  return at;
}

function endsName(code: number): boolean {
  return isSpace(code) || code === EQUALS || code === SLASH || code === GT;
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function isQuote(code: number): boolean {
  return code === 0x22 || code === 0x27;
}
