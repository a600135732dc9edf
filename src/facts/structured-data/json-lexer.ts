/** The words of tolerant JSON: blanks, strings and literals. Every function moves `at` forward, so the whole is linear. */
import { JSON_FAULTS, type JsonFault, type JsonFaultCode } from './json-model.ts';

/** The state of one reading. */
export interface JsonCursor {
  readonly text: string;
  at: number;
  broken: boolean;
  readonly faults: JsonFault[];
}

/** Faults kept of one block; a person repairs the first ones and looks again. */
const MAX_FAULTS = 20;

export function addFault(cursor: JsonCursor, code: JsonFaultCode, offset: number): void {
  if (JSON_FAULTS[code].grade === 'broken') cursor.broken = true;
  if (cursor.faults.length < MAX_FAULTS) cursor.faults.push({ code, offset });
}

/** Characters that ECMAScript calls white space and JSON does not. */
const FALSE_SPACES = '\u000b\u000c\u0085\u00a0\u1680\u180e\u2028\u2029\u202f\u205f\u3000\ufeff';

function isFalseSpace(character: string): boolean {
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

const WRAPPER_STARTS = '/<-]';

function skipWrapper(cursor: JsonCursor): boolean {
  const { text, at } = cursor;
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
    if (character === undefined) return;
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

/** Opening quote → the characters that close it. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '“”"',
  '”': '“”"',
  '„': '“”"',
  '‘': '‘’',
  '’': '‘’',
  '«': '»',
};

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
  if (character === '<' || character === '-')
    return text.startsWith('<!--', next) || text.startsWith('-->', next);
  if (character === ',') return !doubtful || /["'{}[\]\d\-tfn“/]/.test(text[nextInk(text, next + 1)] ?? '}');
  if (isFalseSpace(character)) return true;
  return NEXT_MEMBER.test(text.slice(next, next + KEY_WINDOW));
}

const NEEDS_CARE = /[\\\u0000-\u001f]/;
const LONE_SURROGATE = /[\ud800-\udfff]/u;

/** A key ends at its first quote; a value may hold stray ones. */
type StringPlace = 'key' | 'value';

/** Reads the string whose opening quote stands at `cursor.at`. */
export function readString(cursor: JsonCursor, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const closers = QUOTES[text[start] ?? ''] ?? '"';
  if (closers !== '"') addFault(cursor, 'json.wrong-quote', start);
  else {
    const end = text.indexOf('"', start + 1);
    const plain = end === -1 ? '\\' : text.slice(start + 1, end);
    if (!NEEDS_CARE.test(plain) && (place === 'key' || endsString(text, end, false))) {
      cursor.at = end + 1;
      if (LONE_SURROGATE.test(plain)) addFault(cursor, 'json.lone-surrogate', start);
      return plain;
    }
  }
  return readCarefully(cursor, closers, place);
}

function readCarefully(cursor: JsonCursor, closers: string, place: StringPlace): string {
  const { text } = cursor;
  const start = cursor.at;
  const pieces: string[] = [];
  let from = start + 1;
  let doubtful = false;
  let controlSeen = false;
  cursor.at = from;
  for (;;) {
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
      if (place === 'key' || endsString(text, cursor.at, doubtful)) break;
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

const LITERAL_END = /[\s,:{}[\]"]/g;

/** Words of other languages that mean a JSON value. */
const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
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

/** Reads a run of characters up to the next structural one. Never empty: a lone structural character counts itself. */
export function readWord(cursor: JsonCursor): string {
  LITERAL_END.lastIndex = cursor.at;
  const end = LITERAL_END.exec(cursor.text)?.index ?? cursor.text.length;
  const word = cursor.text.slice(cursor.at, Math.max(end, cursor.at + 1));
  cursor.at += word.length;
  return word;
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
