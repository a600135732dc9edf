/** White space of JSON, and what pages put in its place: comments, wrappers, characters that only look like spaces. */
import { endOfMatch } from '../../../values/sticky.ts';
import { addFault, type JsonCursor } from './cursor.ts';
import type { JsonFaultCode } from './model.ts';

/** Characters that ECMAScript calls white space and JSON does not. */
const FALSE_SPACES = '\u000b\u000c\u0085\u00a0\u1680\u180e\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Whether a character looks like white space and is none in JSON. */
export function isFalseSpace(character: string): boolean {
  return FALSE_SPACES.includes(character) || (character >= '\u2000' && character <= '\u200f');
}

/** Marks that pages put around scripts. `close` also ends the text to skip. */
const WRAPPERS: readonly { open: string; close: string | null; code: JsonFaultCode }[] = [
  { open: '//', close: '\n', code: 'json.comment' },
  { open: '/*', close: '*/', code: 'json.comment' },
  { open: '<!--', close: null, code: 'json.html-comment' },
  { open: '-->', close: null, code: 'json.html-comment' },
  { open: '<![CDATA[', close: null, code: 'json.cdata' },
  { open: ']]>', close: null, code: 'json.cdata' },
];

/** What nearly every value starts with or is before: none of it is white space or the start of a wrapper. */
const PLAIN_INK: ReadonlySet<string> = new Set('",:{}[');

const WRAPPER_STARTS = '/<-]';

/** A CDATA marker after `//`, and the block on the same line: the marks are for a script of many lines. */
const COMMENTED_MARKER = /\/\/[ \t]{0,9}(?=<!\[CDATA\[[ \t]{0,99}[[{])/y;

function skipWrapper(cursor: JsonCursor): boolean {
  const { text, at } = cursor;
  const marked = endOfMatch(COMMENTED_MARKER, text, at);
  if (marked > at) {
    cursor.at = marked;
    return true;
  }
  const wrapper = WRAPPERS.find(({ open }) => text.startsWith(open, at));
  if (wrapper === undefined) return false;
  addFault(cursor, wrapper.code, at);
  const from = at + wrapper.open.length;
  const end = wrapper.close === null ? from : text.indexOf(wrapper.close, from);
  cursor.at = end === -1 ? text.length : end + (wrapper.close ?? '').length;
  return true;
}

/** Moves over white space, comments and wrappers and notes each that JSON does not allow. */
export function skipBlank(cursor: JsonCursor): void {
  const { text } = cursor;
  for (;;) {
    const character = text[cursor.at];
    if (character === undefined || PLAIN_INK.has(character)) return;
    if (character === ' ' || character === '\n' || character === '\t' || character === '\r') cursor.at++;
    else if (WRAPPER_STARTS.includes(character)) {
      if (!skipWrapper(cursor)) return;
    } else if (isFalseSpace(character)) {
      addFault(
        cursor,
        cursor.at === 0 && character === '\ufeff' ? 'json.bom' : 'json.invalid-space',
        cursor.at,
      );
      cursor.at++;
    } else return;
  }
}
