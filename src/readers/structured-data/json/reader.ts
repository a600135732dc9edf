/**
 * A linear reader of JSON as pages write it. What RFC 8259 allows is read as JSON.parse reads it; everything
 * else is read on and named. Which faults are `tolerable` follows jsoncpp 1.9, whose messages Search Console
 * prints for blocks it cannot parse. An explicit stack: nesting depth costs memory, never a stack overflow.
 */
import { skipBlank } from './blanks.ts';
import { addFault, takeFault, type JsonCursor } from './cursor.ts';
import { skipLeadingText, unescaped } from './start.ts';
import type { JsonArray, JsonNode, JsonObject, JsonReading, JsonScalar } from './model.ts';
import { endsUnopenedKey, isQuote, readString, readUnopened } from './strings.ts';
import { digitsOf, literalValue, readCommaNumber, readPlaceholder, readUnquoted, readWord } from './words.ts';

interface Frame {
  readonly node: JsonArray | JsonObject;
  key: string;
  /** What the container waits for. */
  wants: 'first' | 'member' | 'value' | 'separator';
}

interface Reader {
  readonly cursor: JsonCursor;
  readonly stack: Frame[];
  root: JsonNode | null;
  further: JsonNode[];
  /** Values read so far. */
  values: number;
}

/**
 * Values of one block; of one that has more the rest is not read. A value may be one character of text and takes
 * hundreds of bytes of memory. Three for each node that a page may have; real blocks stay below a few thousand.
 */
const MAX_VALUES = 300_000;

/** Reads the text of one block. Never throws; a text without a value gives `root: null`. */
export function readJson(text: string): JsonReading {
  const escaped = unescaped(text);
  if (escaped === null) return unwrap(readOnce(text));
  const { root, further, unreadAt } = readOnce(escaped.text);
  const { offset } = escaped.fault;
  return { root, further, faults: [escaped.fault], broken: true, unreadAt: unreadAt < 0 ? -1 : offset };
}

function readOnce(text: string): JsonReading {
  const cursor: JsonCursor = { text, at: 0, broken: false, faults: [] };
  const reader: Reader = { cursor, stack: [], root: null, further: [], values: 0 };
  skipBlank(cursor);
  skipLeadingText(cursor);
  if (readRoot(reader) === 'too-much') return readingOf(reader, cursor.at);
  if (reader.stack.length > 0) addFault(cursor, 'json.truncated', text.length);
  return readRest(reader) === 'too-much' ? readingOf(reader, cursor.at) : readingOf(reader, -1);
}

/** Reads one value to its end or that of the text. */
function readRoot(reader: Reader): 'read' | 'too-much' {
  const { cursor } = reader;
  while (reader.root === null || reader.stack.length > 0) {
    skipBlank(cursor);
    if (reader.values > MAX_VALUES) return 'too-much';
    if (cursor.at >= cursor.text.length) break;
    step(reader);
  }
  return 'read';
}

function readingOf({ root, further, cursor: { faults, broken } }: Reader, unreadAt: number): JsonReading {
  return { root, further, faults, broken, unreadAt };
}

/** A block whose whole value is a string with JSON in it was encoded twice. */
function unwrap(reading: JsonReading): JsonReading {
  const { root } = reading;
  if (root?.kind !== 'scalar' || typeof root.value !== 'string' || !/^\s*[{[]/.test(root.value))
    return reading;
  const inner = readOnce(root.value);
  if (inner.root === null || inner.root.kind === 'scalar') return reading;
  return {
    root: inner.root,
    further: inner.further,
    faults: [...reading.faults, { code: 'json.double-encoded', offset: root.offset }],
    broken: true,
    unreadAt: inner.unreadAt < 0 ? -1 : root.offset,
  };
}

/** Where another value begins after the first, with or without the mark that was meant to part them. */
const NEXT_VALUE = /[,;\s]*(?=[{[])/y;

/**
 * An end tag that ends nothing: after `<!--<script` in a text a script goes on to the next `-->` (HTML Living Standard,
 * 13.2.5.26, script data double escaped state), and what follows on the page is a part of it.
 */
const END_TAG = /<\/script[\s/>]/iy;

function isEndTag({ text, at }: Reader['cursor']): boolean {
  END_TAG.lastIndex = at;
  return END_TAG.test(text);
}

/** After the value: further ones, or text that means nothing. Only where it begins is named. */
function readRest(reader: Reader): 'read' | 'too-much' {
  const { cursor, root } = reader;
  skipBlank(cursor);
  if (cursor.at >= cursor.text.length || root === null) return 'read';
  if (isEndTag(cursor)) {
    addFault(cursor, 'json.unclosed-script', cursor.at);
    return 'read';
  }
  const isValue = atNextValue(cursor);
  addFault(cursor, isValue ? 'json.concatenated' : 'json.trailing-text', cursor.at);
  // What is wrong in there nobody meets: a reader that goes on has stopped at the first value.
  const rest: Reader = {
    cursor: { text: cursor.text, at: cursor.at, broken: false, faults: [] },
    stack: [],
    root: null,
    further: [],
    values: reader.values,
  };
  while (atNextValue(rest.cursor)) {
    rest.root = null;
    rest.stack.length = 0;
    if (readRoot(rest) === 'too-much') {
      cursor.at = rest.cursor.at;
      return 'too-much';
    }
    if (rest.root !== null) reader.further.push(rest.root);
    skipBlank(rest.cursor);
  }
  return 'read';
}

/** Whether another value follows; moves to it. */
function atNextValue(cursor: JsonCursor): boolean {
  NEXT_VALUE.lastIndex = cursor.at;
  const parted = NEXT_VALUE.exec(cursor.text)?.[0];
  if (parted === undefined) return false;
  cursor.at += parted.length;
  return true;
}

/** Consumes at least one character of the text, which has one. */
function step(reader: Reader): void {
  const frame = reader.stack.at(-1);
  if (frame === undefined) return readValue(reader);
  const character = reader.cursor.text[reader.cursor.at] ?? '';
  if (character === '<' && skipTag(reader.cursor)) return;
  if (character === '}' || character === ']') return close(reader, frame, character);
  if (character === ',') return separate(reader, frame);
  if (character === ';' && frame.wants === 'separator') return separateWrongly(reader.cursor, frame);
  if (frame.wants === 'separator') {
    addFault(reader.cursor, 'json.missing-comma', reader.cursor.at);
    frame.wants = 'member';
  }
  if (frame.node.kind === 'array' || frame.wants === 'value') return readValue(reader);
  return readKey(reader, frame);
}

/** Tags that editors put at line breaks, in a script as in any text. */
const TAG = /<\/?(?:br|p|div|span)(?:\s[^<>"']{0,100})?\/?>/iy;

function skipTag(cursor: JsonCursor): boolean {
  return takeFault(cursor, 'json.html-tag', TAG) !== null;
}

function separate(reader: Reader, frame: Frame): void {
  const { cursor } = reader;
  if (frame.wants === 'value') {
    addFault(cursor, 'json.missing-value', cursor.at);
    place(reader, { kind: 'scalar', value: null, offset: cursor.at });
  } else if (frame.wants !== 'separator') addFault(cursor, 'json.extra-comma', cursor.at);
  frame.wants = 'member';
  cursor.at++;
}

function separateWrongly(cursor: JsonCursor, frame: Frame): void {
  addFault(cursor, 'json.missing-comma', cursor.at);
  frame.wants = 'member';
  cursor.at++;
}

function close(reader: Reader, frame: Frame, bracket: string): void {
  const { cursor, stack } = reader;
  if (frame.wants === 'value') {
    addFault(cursor, 'json.missing-value', cursor.at);
    place(reader, { kind: 'scalar', value: null, offset: cursor.at });
  } else if (frame.wants === 'member') addFault(cursor, 'json.trailing-comma', cursor.at);
  const fits = (frame.node.kind === 'object') === (bracket === '}');
  // A bracket that fits the container around closes this one without being used up.
  const outer = stack.at(-2);
  const fitsOuter = outer !== undefined && (outer.node.kind === 'object') === (bracket === '}');
  if (!fits) addFault(cursor, 'json.mismatched-bracket', cursor.at);
  stack.pop();
  if (fits || !fitsOuter) cursor.at++;
}

function readKey(reader: Reader, frame: Frame): void {
  const { cursor } = reader;
  const offset = cursor.at;
  const key = keyText(cursor);
  if (key === null) {
    frame.wants = 'first';
    return;
  }
  if (frame.node.kind === 'object' && frame.node.entries.has(key))
    addFault(cursor, 'json.duplicate-key', offset);
  frame.wants = 'value';
  frame.key = readColon(cursor, key);
}

/** The key at the cursor; `null` for a template placeholder that stands alone, where members would be filled in. */
function keyText(cursor: JsonCursor): string | null {
  const offset = cursor.at;
  if (isQuote(cursor.text[offset])) return readString(cursor, 'key');
  const placeholder = readPlaceholder(cursor);
  if (placeholder !== null) {
    skipBlank(cursor);
    return cursor.text[cursor.at] === ':' ? placeholder : null;
  }
  addFault(cursor, 'json.bare-key', offset);
  const word = readWord(cursor);
  if (endsUnopenedKey(cursor)) cursor.at++;
  return word;
}

const COLON = /:|=>?/y;

/** A key that ran on over its colon up to the quote of its value. */
const UNCLOSED_KEY = /^([@\w-]{1,80})\s{0,8}:\s{0,8}$/;

/** Moves over the colon and gives the key; where the key lacks its closing quote, back to the quote of the value. */
function readColon(cursor: JsonCursor, key: string): string {
  const after = cursor.at - 1;
  skipBlank(cursor);
  COLON.lastIndex = cursor.at;
  const colon = COLON.exec(cursor.text)?.[0];
  cursor.at += colon?.length ?? 0;
  if (colon === ':') return key;
  const unclosed = colon === undefined ? UNCLOSED_KEY.exec(key)?.[1] : undefined;
  addFault(cursor, unclosed === undefined ? 'json.missing-colon' : 'json.wrong-quote', cursor.at);
  if (unclosed === undefined || !isQuote(cursor.text[after])) return key;
  cursor.at = after;
  return unclosed;
}

function readValue(reader: Reader): void {
  const { cursor } = reader;
  const offset = cursor.at;
  const character = cursor.text[offset];
  const isInObject = reader.stack.at(-1)?.node.kind === 'object';
  if (isQuote(character))
    return place(reader, {
      kind: 'scalar',
      value: readString(cursor, isInObject ? 'value' : 'item'),
      offset,
    });
  const placeholder = readPlaceholder(cursor);
  if (placeholder !== null) return place(reader, { kind: 'scalar', value: placeholder, offset });
  if (character === '{' || character === '[') {
    cursor.at++;
    const node: JsonObject | JsonArray =
      character === '{'
        ? { kind: 'object', entries: new Map(), offset }
        : { kind: 'array', items: [], offset };
    place(reader, node);
    reader.stack.push({ node, key: '', wants: 'first' });
    return;
  }
  const unopened = readUnopened(cursor);
  if (unopened !== null) return place(reader, { kind: 'scalar', value: unopened, offset });
  // In a list the commas part its items.
  const number = isInObject ? readCommaNumber(cursor) : null;
  if (number !== null) return place(reader, { kind: 'scalar', value: number, offset });
  const word = readWord(cursor);
  const unquoted = readUnquoted(cursor, offset);
  if (unquoted !== null) return place(reader, { kind: 'scalar', value: unquoted, offset });
  const digits = digitsOf(word);
  const scalar: JsonScalar = { kind: 'scalar', value: literalValue(cursor, word, offset), offset };
  place(reader, digits === null ? scalar : { ...scalar, digits });
}

function place(reader: Reader, node: JsonNode): void {
  reader.values++;
  const frame = reader.stack.at(-1);
  if (frame === undefined) {
    reader.root ??= node;
    return;
  }
  if (frame.node.kind === 'array') frame.node.items.push(node);
  else frame.node.entries.set(frame.key, node);
  frame.wants = 'separator';
}
