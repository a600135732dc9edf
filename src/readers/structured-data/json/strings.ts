/** Strings of tolerant JSON: any kind of quotes, stray quotes, raw control characters, wrong escapes. */
import { addFault, takeFault, type JsonCursor } from './cursor.ts';
import { endsString, nextInk, startsMember, type Standing, type StringPlace } from './string-ends.ts';

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
  return character === '"' || (character !== undefined && Object.hasOwn(QUOTES, character));
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

/** Reads the escape whose backslash is at `cursor.at`. */
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

/** Whether a quote is at the cursor that ends a key which has none at its start. */
export function endsUnopenedKey({ text, at }: JsonCursor): boolean {
  return isQuote(text[at]) && text[nextInk(text, at + 1)] === ':';
}

/** A text on one line that ends in a quote before the next member, and has none at its start. */
const UNOPENED = /[^"'{}[\]:,\n\r]{1,200}"(?=\s{0,20}[,}\]])/y;

/** Reads a string that lacks its opening quote; `null` when none is at the cursor. */
export function readUnopened(cursor: JsonCursor): string | null {
  return takeFault(cursor, 'json.wrong-quote', UNOPENED)?.slice(0, -1) ?? null;
}

/** A control character, or a backslash before what may be no escape. */
const NEEDS_CARE = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[\dA-Fa-f]{4})/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** Reads the string whose opening quote is at `cursor.at`. */
export function readString(cursor: JsonCursor, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const quoted = QUOTES[text[start] ?? ''] ?? STRAIGHT;
  if (quoted !== STRAIGHT) addFault(cursor, 'json.wrong-quote', start);
  else {
    const end = closingQuote(text, start + 1);
    const written = text.slice(start + 1, end);
    if (end !== -1 && !NEEDS_CARE.test(written) && endsString(text, end, place, 'clean')) {
      cursor.at = end + 1;
      const value = written.includes('\\') ? parsed(written) : written;
      if (LONE_SURROGATE.test(value)) addFault(cursor, 'json.lone-surrogate', start);
      return value;
    }
  }
  return readCarefully(cursor, quoted, place);
}

/** The first straight quote from here on that is not escaped, -1 without one. */
function closingQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && isEscaped(text, from, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, from: number, at: number): boolean {
  let first = at;
  while (first > from && text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

/** The value of a string that has no fault: the text of an article with thousands of escapes takes less than half the time. */
function parsed(written: string): string {
  const value: unknown = JSON.parse(`"${written}"`);
  return typeof value === 'string' ? value : written;
}

function readCarefully(cursor: JsonCursor, { closers, stops }: Quote, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const pieces: string[] = [];
  let from = start + 1;
  let standing: Standing = 'clean';
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
      if (endsString(text, cursor.at, place, standing)) break;
      addFault(cursor, 'json.unescaped-quote', cursor.at);
      standing = 'doubtful';
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
