/** Strings of tolerant JSON: any kind of quotes, stray quotes, raw control characters, wrong escapes. */
import { isFalseSpace } from './blanks.ts';
import { addFault, takeFault, type JsonCursor } from './cursor.ts';

/** How a string ends. */
interface Quote {
  /** The characters that close it. */
  readonly closers: string;
  /** Finds what has to be looked at inside. */
  readonly stops: RegExp;
}

const quote = (closers: string): Quote => ({
  closers,
  stops: new RegExp(`[\\\\\\u0000-\\u001f${closers}]`, 'g'),
});

const STRAIGHT = quote('"');

/** By opening quote. */
const QUOTES: Readonly<Record<string, Quote>> = {
  '"': STRAIGHT,
  "'": quote("'"),
  '`': quote('`'),
  '“': quote('“”"'),
  '”': quote('“”"'),
  '„': quote('“”"'),
  '‘': quote('‘’'),
  '’': quote('‘’'),
  '«': quote('»'),
};

/** Whether a character opens a string, in JSON or by mistake. */
export function isQuote(character: string | undefined): boolean {
  return character !== undefined && Object.hasOwn(QUOTES, character);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads the escape whose backslash stands at `cursor.at`. */
function readEscape(cursor: JsonCursor): string {
  const { text, at } = cursor;
  const letter = text[at + 1] ?? '';
  if (letter === 'u') {
    const digits = text.slice(at + 2, at + 6);
    if (/^[\da-f]{4}$/i.test(digits)) {
      cursor.at = at + 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
  }
  const byte = letter === 'x' ? /^[\da-f]{2}/i.exec(text.slice(at + 2, at + 4))?.[0] : undefined;
  if (byte !== undefined) {
    addFault(cursor, 'json.bad-escape', at);
    cursor.at = at + 4;
    return String.fromCharCode(Number.parseInt(byte, 16));
  }
  const known = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
  if (known === undefined) addFault(cursor, 'json.bad-escape', at);
  cursor.at = Math.min(at + 2, text.length);
  return known ?? letter;
}

/** Index of the first character from `from` that is no JSON white space. */
function nextInk(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++;
  return at;
}

/** How far a look ahead goes for the end of a key, in characters: keeps the whole linear. */
const KEY_WINDOW = 80;

const NEXT_MEMBER = /^["'“][^"'“”\n]{0,70}["'”]\s{0,8}:/;

/** A number or literal that is all of its line. */
const LITERAL_LINE = /(?:-?\d{1,20}(?:\.\d{1,20})?|true|false|null)[ \t]{0,8}[,;\n\r\]}]/y;

/** Whether an item of a list or a key starts at `at`, or the text ends there. */
function startsItem(text: string, at: number): boolean {
  if ('"{[}]'.includes(text[at] ?? '}')) return true;
  LITERAL_LINE.lastIndex = at;
  return LITERAL_LINE.test(text);
}

/**
 * Whether the quote at `at` ends the string, judged by what follows: a structural character, the end,
 * a comment, or the key of a next member whose comma is missing. `doubtful`: this string already held
 * a stray quote, so a comma must be followed by something that can start a member.
 */
function endsString(text: string, at: number, doubtful: boolean): boolean {
  const next = nextInk(text, at + 1);
  const character = text[next];
  if (character === undefined || character === ':' || character === '}' || character === ']') return true;
  if (character === '/') return text[next + 1] === '/' || text[next + 1] === '*';
  // At the end of a line before what starts a value: the comma between two items of a list is missing.
  if (text.slice(at, next).includes('\n') && startsItem(text, next)) return true;
  if (character === '<' || character === '-')
    return text.startsWith('<!--', next) || text.startsWith('-->', next);
  if (character === ',') return !doubtful || /["'{}[\]\d\-tfn“/]/.test(text[nextInk(text, next + 1)] ?? '}');
  if (character === '{') return text[next + 1] === '%';
  if (character === ';') return startsItem(text, nextInk(text, next + 1));
  if (isFalseSpace(character)) return true;
  return NEXT_MEMBER.test(text.slice(next, next + KEY_WINDOW));
}

/** Whether a quote stands at the cursor that ends a key which has none at its start. */
export function endsUnopenedKey({ text, at }: JsonCursor): boolean {
  return isQuote(text[at]) && text[nextInk(text, at + 1)] === ':';
}

/** A text on one line that ends in a quote before the next member, and has none at its start. */
const UNOPENED = /[^"'{}[\]:,\n\r]{1,200}"(?=\s{0,20}[,}\]])/y;

/** Reads a string that lacks its opening quote; `null` when none stands at the cursor. */
export function readUnopened(cursor: JsonCursor): string | null {
  return takeFault(cursor, 'json.wrong-quote', UNOPENED)?.slice(0, -1) ?? null;
}

function endsValue(text: string, at: number, place: StringPlace, doubtful: boolean): boolean {
  return endsString(text, at, doubtful) || (place === 'item' && partsItems(text, at));
}

const NEEDS_CARE = /[\\\u0000-\u001f]/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** A key ends at its first quote; a value may hold stray ones; an item of a list may stand before another one. */
type StringPlace = 'key' | 'value' | 'item';

/** Whether the quote at `at` ends an item whose comma is missing: white space, and the quote of the next item. */
function partsItems(text: string, at: number): boolean {
  return text[at - 1] !== ' ' && PARTED.test(text.slice(at, at + KEY_WINDOW));
}

const PARTED = /^"[ \t]{1,40}"[^\s",\]}]/;

/** Reads the string whose opening quote stands at `cursor.at`. */
export function readString(cursor: JsonCursor, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const quoted = QUOTES[text[start] ?? ''] ?? STRAIGHT;
  if (quoted !== STRAIGHT) addFault(cursor, 'json.wrong-quote', start);
  else {
    const end = text.indexOf('"', start + 1);
    const plain = end === -1 ? '\\' : text.slice(start + 1, end);
    if (!NEEDS_CARE.test(plain) && (place === 'key' || endsValue(text, end, place, false))) {
      cursor.at = end + 1;
      if (LONE_SURROGATE.test(plain)) addFault(cursor, 'json.lone-surrogate', start);
      return plain;
    }
  }
  return readCarefully(cursor, quoted, place);
}

/** Whether a quote at the start of a line opens the key of a next member: the string before it was never closed. */
function startsMember(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before--;
  return (
    (text[before] === '\n' || text[before] === '\r') && NEXT_MEMBER.test(text.slice(at, at + KEY_WINDOW))
  );
}

function readCarefully(cursor: JsonCursor, { closers, stops }: Quote, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const pieces: string[] = [];
  let from = start + 1;
  let doubtful = false;
  let controlSeen = false;
  cursor.at = from;
  for (;;) {
    stops.lastIndex = cursor.at;
    cursor.at = stops.test(text) ? stops.lastIndex - 1 : text.length;
    const character = text[cursor.at];
    if (character === undefined) {
      addFault(cursor, 'json.truncated', start);
      break;
    }
    if (character === '\\') {
      pieces.push(text.slice(from, cursor.at), readEscape(cursor));
      from = cursor.at;
      continue;
    }
    if (closers.includes(character)) {
      if (place !== 'key' && controlSeen && startsMember(text, cursor.at)) {
        addFault(cursor, 'json.wrong-quote', start);
        pieces.push(text.slice(from, cursor.at));
        const value = pieces.join('').trimEnd();
        return value.endsWith(',') ? value.slice(0, -1) : value;
      }
      if (place === 'key' || endsValue(text, cursor.at, place, doubtful)) break;
      addFault(cursor, 'json.unescaped-quote', cursor.at);
      doubtful = true;
    } else if (character < ' ' && !controlSeen) {
      addFault(cursor, 'json.control-character', cursor.at);
      controlSeen = true;
    }
    cursor.at++;
  }
  pieces.push(text.slice(from, cursor.at));
  cursor.at = Math.min(cursor.at + 1, text.length);
  const value = pieces.join('');
  if (LONE_SURROGATE.test(value)) addFault(cursor, 'json.lone-surrogate', start);
  return value;
}
