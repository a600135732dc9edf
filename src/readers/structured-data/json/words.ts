/** What is in JSON without quotes: literals, numbers, words of other languages, template placeholders. */
import { addFault, takeFault, type JsonCursor } from './cursor.ts';

const LITERAL_END = /[\s,;:{}[\]"<]/g;

/** Words of other languages that mean a JSON value. */
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  TRUE: true,
  FALSE: false,
  NULL: null,
  None: null,
  undefined: null,
  NaN: null,
  Infinity: null,
};

const STRICT_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LEADING_ZERO = /^-?0\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The value of a bare word; notes the fault when JSON has no such word. */
export function literalValue(
  cursor: JsonCursor,
  word: string,
  offset: number,
): string | number | boolean | null {
  if (word === 'true' || word === 'false' || word === 'null') return WORDS[word] ?? null;
  if (STRICT_NUMBER.test(word)) return Number(word);
  if (LEADING_ZERO.test(word)) {
    addFault(cursor, 'json.leading-zero', offset);
    return Number(word);
  }
  const number = Number(word);
  if (word !== '' && Number.isFinite(number)) {
    addFault(cursor, 'json.bad-number', offset);
    return number;
  }
  addFault(cursor, 'json.bare-word', offset);
  return Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : word;
}

/** The digits of a number that a double rounds, such as an identifier of 19 digits; `null` for any other word. */
export function digitsOf(word: string): string | null {
  if (!STRICT_NUMBER.test(word)) return null;
  const number = Number(word);
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? null : word;
}

/** Reads a run of characters up to the next structural one. Never empty: a lone structural character counts itself. */
export function readWord(cursor: JsonCursor): string {
  LITERAL_END.lastIndex = cursor.at;
  const end = LITERAL_END.exec(cursor.text)?.index ?? cursor.text.length;
  const word = cursor.text.slice(cursor.at, Math.max(end, cursor.at + 1));
  cursor.at += word.length;
  return word;
}

/**
 * A text that lost both its quotes, up to what ends a value: words, an address, a time, a telephone number. A colon
 * is in it only in an address or between digits, else it is that of the next member; a slash begins no comment.
 * The lookahead keeps what it took: where no value ends after it nothing shorter is tried.
 */
const UNQUOTED =
  /(?=(?<text>(?:[^"'`{}[\],:;<>/\n\r]|(?<=\p{L})'(?=\p{L})|:(?=\/\/)|(?<=\d):(?=\d)|(?<=\S)\/(?!\*)){1,160}))\k<text>(?=[,}\]\n\r]|$)/uy;

/** Reads the text without quotes that begins at `offset`; `null` when there is no more of it than one word. */
export function readUnquoted(cursor: JsonCursor, offset: number): string | null {
  if (ENDS_VALUE.has(cursor.text[cursor.at] ?? '')) return null;
  UNQUOTED.lastIndex = offset;
  const text = UNQUOTED.exec(cursor.text)?.[0].trimEnd() ?? '';
  if (offset + text.length <= cursor.at) return null;
  addFault(cursor, 'json.bare-word', offset);
  cursor.at = offset + text.length;
  return text;
}

const ENDS_VALUE: ReadonlySet<string> = new Set([',', '}', ']', '\n', '\r', '']);

/** A number with commas in it, as a locale prints it, that the next member or the end of the object follows. */
const WITH_COMMAS = /-?\d[\d.]{0,20}(?:,\d[\d.]{0,20}){1,8}(?=\s{0,20}(?:,\s{0,20}["'}]|}))/y;

/** Reads a number with commas as the text it is: which comma is the decimal one nobody can tell. */
export function readCommaNumber(cursor: JsonCursor): string | null {
  return takeFault(cursor, 'json.bad-number', WITH_COMMAS);
}

/** Template marks: what opens and what closes them. */
const TEMPLATES: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['<?', '?>'],
  ['${', '}'],
  ['%%', '%%'],
];

/** Characters: a close mark further away belongs to something else. */
const PLACEHOLDER_WINDOW = 400;

/** Moves over a template placeholder and gives its text; `null` when none starts here. */
export function readPlaceholder(cursor: JsonCursor): string | null {
  const { text, at } = cursor;
  const template = TEMPLATES.find(([open]) => text.startsWith(open, at));
  if (template === undefined) return null;
  const [open, close] = template;
  const reach = text.slice(at, at + PLACEHOLDER_WINDOW);
  const end = reach.indexOf(close, open.length);
  addFault(cursor, 'json.placeholder', at);
  cursor.at = end === -1 ? at + open.length : at + end + close.length;
  return text.slice(at, cursor.at);
}
