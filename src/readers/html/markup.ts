/** Where a comment, a declaration or a run of raw text ends. All offsets are bytes; the end of the page ends anything. */
import { BYTE, endsName, lowerByte } from './bytes.ts';

const END_TAG_OPEN = Buffer.from('</');
const COMMENT_MARK = Buffer.from('!--');
const CDATA_CLOSE = Buffer.from(']]>');
const SCRIPT = Buffer.from('script');

/** One past the end of the comment that opens (`<!--`) at `from`: `-->`, `--!>`, and the short forms `<!-->` `<!--->`. */
export function commentEnd(bytes: Buffer, from: number): number {
  let close = bytes.indexOf(BYTE.greater, from + 4);
  for (; close >= 0; close = bytes.indexOf(BYTE.greater, close + 1)) {
    if (bytes[close - 1] === BYTE.hyphen && bytes[close - 2] === BYTE.hyphen) return close + 1;
    const banged = bytes[close - 1] === BYTE.bang && close - 3 >= from + 4;
    if (banged && bytes[close - 2] === BYTE.hyphen && bytes[close - 3] === BYTE.hyphen) return close + 1;
  }
  return bytes.length;
}

/** One past the next `>`: the end of a doctype or of what the tokenizer calls a bogus comment. */
export function declarationEnd(bytes: Buffer, from: number): number {
  const close = bytes.indexOf(BYTE.greater, from);
  return close < 0 ? bytes.length : close + 1;
}

/** Where the text of a CDATA section ends: at `]]>`. */
export function cdataEnd(bytes: Buffer, from: number): number {
  const close = bytes.indexOf(CDATA_CLOSE, from);
  return close < 0 ? bytes.length : close;
}

/** Whether `</name` with a byte that ends a name is at `from`; `name` in lower case. */
function isEndTag(bytes: Buffer, from: number, name: Uint8Array): boolean {
  return isName(bytes, from + 2, name);
}

function isName(bytes: Buffer, from: number, name: Uint8Array): boolean {
  for (let i = 0; i < name.length; i++) if (lowerByte(bytes[from + i] ?? 0) !== name[i]) return false;
  return endsName(bytes[from + name.length]);
}

/** Where raw text ends that only `</name` closes: the offset of that `<`. `name` in lower case. */
export function rawTextEnd(bytes: Buffer, from: number, name: Uint8Array): number {
  let open = bytes.indexOf(END_TAG_OPEN, from);
  while (open >= 0 && !isEndTag(bytes, open, name)) open = bytes.indexOf(END_TAG_OPEN, open + 2);
  return open < 0 ? bytes.length : open;
}

/** Where the next `<!--` is at or after `from`; the length of the page when there is none. */
export function nextCommentOpen(bytes: Buffer, from: number): number {
  // Markup is full of `<`: the search for what follows it is several times quicker.
  let mark = bytes.indexOf(COMMENT_MARK, from + 1);
  while (mark >= 0 && bytes[mark - 1] !== BYTE.less) mark = bytes.indexOf(COMMENT_MARK, mark + 1);
  return mark < 0 ? bytes.length : mark - 1;
}

/**
 * Where script text ends. A `<!--` before that end brings in the escaped states: inside `<!-- <script` an end tag
 * only ends the inner script.
 * @param comment the first `<!--` at or after `from`, so that it is looked for once a page and not once a script.
 */
export function scriptEnd(bytes: Buffer, from: number, comment: number): number {
  const end = rawTextEnd(bytes, from, SCRIPT);
  return comment < end ? escapedScriptEnd(bytes, comment) : end;
}

function escapedScriptEnd(bytes: Buffer, start: number): number {
  let escaped = false;
  let doubled = false;
  let dashes = 0;
  for (let i = start; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === BYTE.hyphen) {
      dashes++;
      continue;
    }
    if (byte === BYTE.greater && dashes >= 2) escaped = doubled = false;
    dashes = 0;
    if (byte !== BYTE.less) continue;
    const closes = bytes[i + 1] === BYTE.slash && isEndTag(bytes, i, SCRIPT);
    if (closes && !doubled) return i;
    if (closes) doubled = false;
    else if (escaped && isName(bytes, i + 1, SCRIPT)) doubled = true;
    else if (!escaped && opensComment(bytes, i)) {
      escaped = true;
      dashes = 2;
      i += 3;
    }
  }
  return bytes.length;
}

function opensComment(bytes: Buffer, at: number): boolean {
  return bytes[at + 1] === BYTE.bang && bytes[at + 2] === BYTE.hyphen && bytes[at + 3] === BYTE.hyphen;
}
