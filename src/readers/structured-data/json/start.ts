/** How a block starts that is no JSON yet: with other text, as an assignment, escaped for HTML as a whole. */
import { decodeHTML } from '../../../values/character-references.ts';
import { endOfMatch, matchesAt } from '../../../values/sticky.ts';
import { addFault, type JsonCursor } from './cursor.ts';
import type { JsonFault, JsonFaultCode } from './model.ts';

/** The left side of an assignment, whose own brackets are none of JSON. */
const ASSIGNMENT = /(?:(?:var|let|const)\s{1,9})?[\w$.[\]"']{1,200}\s{0,9}=\s{0,9}\(?\s{0,9}(?=[{[])/y;

/** A bracket of JSON: those of a CDATA marker are none. */
const BRACKET = /(?<!<!|<!\[CDATA)[{[]/;

const JSON_START = /[{["]|-?\d|true\b|false\b|null\b/y;

/** Before the first value: whatever cannot start JSON is skipped up to the first bracket. */
export function skipLeadingText(cursor: JsonCursor): void {
  const { text, at } = cursor;
  if (at >= text.length || matchesAt(JSON_START, text, at)) return;
  const assigned = endOfMatch(ASSIGNMENT, text, at) - at;
  const bracket = assigned > 0 ? assigned : text.slice(at).search(BRACKET);
  const before = bracket === -1 ? text.slice(at) : text.slice(at, at + bracket);
  addFault(
    cursor,
    /[\w$\])]\s*=\s*\(?\s*$/.test(before.slice(-200)) ? 'json.assignment' : 'json.leading-text',
    at,
  );
  cursor.at = at + before.length;
}

/** How a block is in a page that was escaped as a whole: what it looks like, what undoes it. */
interface Escaping {
  readonly code: JsonFaultCode;
  /** The block from its start to its first key. No two runs of white space side by side: they part one in every way. */
  readonly looks: RegExp;
  readonly undo: (text: string) => string;
}

const ESCAPINGS: readonly Escaping[] = [
  {
    code: 'json.html-entity',
    // Quotes as a template escapes them, and as an editor sets them in text: WordPress writes &#8220; and &#8243;.
    looks:
      /^\s*[{[]\s*(?:[{[]\s*)?&(?:quot|apos|[lr][ds]quo|bdquo|#0?3[49]|#x2[27]|#82(?:1[6-9]|2[0-3]|4[23])|#x20(?:1[89a-f]|3[23]));/i,
    // What escapes the quotes of a block escapes the rest of it as well.
    undo: (text) => decodeHTML(text).replaceAll('\u2033', '\u201d').replaceAll('\u2032', '\u2019'),
  },
  {
    code: 'json.wrong-quote',
    // A cell of a table keeps its quotes by doubling them (RFC 4180), and has quotes around it where it has lines.
    looks: /^\s*(?:"\s*)?[{[]\s*(?:[{[]\s*)?""(?=[@\w])/,
    undo: (text) =>
      text
        .trim()
        .replace(/^"(?=\s*[{[])|(?<=[}\]]\s{0,9})"$/g, '')
        .replaceAll('""', '"'),
  },
];

/** A block as it was before it was escaped, with the fault that this is; `null` for one that was not. */
export function unescaped(text: string): { readonly text: string; readonly fault: JsonFault } | null {
  const escaping = ESCAPINGS.find(({ looks }) => looks.test(text));
  if (escaping === undefined) return null;
  const { code, undo } = escaping;
  return { text: undo(text), fault: { code, offset: Math.max(text.search(/&|""/), 0) } };
}
