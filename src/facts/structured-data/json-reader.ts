/**
 * A linear reader of JSON as pages write it. What RFC 8259 allows is read as JSON.parse reads it; everything
 * else is read on and named. Which faults are `tolerable` follows jsoncpp 1.9, whose messages Search Console
 * prints for blocks it cannot parse. An explicit stack: nesting depth costs memory, never a stack overflow.
 */
import { skipBlank } from './json-blanks.ts';
import { addFault, type JsonCursor } from './json-cursor.ts';
import type { JsonArray, JsonNode, JsonObject, JsonReading, JsonScalar } from './json-model.ts';
import { isQuote, readString } from './json-strings.ts';
import { literalValue, readPlaceholder, readWord } from './json-words.ts';

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
}

const ENTITY_QUOTE = /&(?:quot|apos|#0?34|#0?39|#x22|#x27);/gi;
const STARTS_WITH_ENTITY = /^\s*[{[]\s*[{[]?\s*&(?:quot|apos|#0?34|#0?39|#x22|#x27);/i;

const isDouble = (entity: string): boolean => /quot|34|22/.test(entity);

/** Reads the text of one block. Never throws; a text without a value gives `root: null`. */
export function readJson(text: string): JsonReading {
  if (!STARTS_WITH_ENTITY.test(text)) return unwrap(readOnce(text));
  const decoded = text.replaceAll(ENTITY_QUOTE, (match) => (isDouble(match) ? '"' : "'"));
  const { root } = readOnce(decoded);
  return { root, faults: [{ code: 'json.html-entity', offset: text.indexOf('&') }], broken: true };
}

function readOnce(text: string): JsonReading {
  const cursor: JsonCursor = { text, at: 0, broken: false, faults: [] };
  const reader: Reader = { cursor, stack: [], root: null };
  skipBlank(cursor);
  skipLeadingText(cursor);
  while (reader.root === null || reader.stack.length > 0) {
    skipBlank(cursor);
    if (cursor.at >= text.length) break;
    step(reader);
  }
  if (reader.stack.length > 0) addFault(cursor, 'json.truncated', text.length);
  readRest(reader);
  return { root: reader.root, faults: cursor.faults, broken: cursor.broken };
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
    faults: [...reading.faults, { code: 'json.double-encoded', offset: root.offset }],
    broken: true,
  };
}

const JSON_START = /[{["]|-?\d|true\b|false\b|null\b/y;

/** Before the first value: whatever cannot start JSON is skipped up to the first bracket. */
function skipLeadingText(cursor: JsonCursor): void {
  const { text, at } = cursor;
  JSON_START.lastIndex = at;
  if (at >= text.length || JSON_START.test(text)) return;
  const bracket = text.slice(at).search(/[{[]/);
  const before = bracket === -1 ? text.slice(at) : text.slice(at, at + bracket);
  addFault(
    cursor,
    /[\w$\])]\s*=\s*\(?\s*$/.test(before.slice(-200)) ? 'json.assignment' : 'json.leading-text',
    at,
  );
  cursor.at = at + before.length;
}

/** After the value: a second one, or text that means nothing. Only its first character is named. */
function readRest(reader: Reader): void {
  const { cursor } = reader;
  skipBlank(cursor);
  const character = cursor.text[cursor.at];
  if (character === undefined || reader.root === null) return;
  addFault(
    cursor,
    character === '{' || character === '[' ? 'json.concatenated' : 'json.trailing-text',
    cursor.at,
  );
}

/** Consumes at least one character of the text, which has one. */
function step(reader: Reader): void {
  const frame = reader.stack.at(-1);
  if (frame === undefined) return readValue(reader);
  const character = reader.cursor.text[reader.cursor.at] ?? '';
  if (character === '}' || character === ']') return close(reader, frame, character);
  if (character === ',') return separate(reader, frame);
  if (frame.wants === 'separator') {
    addFault(reader.cursor, 'json.missing-comma', reader.cursor.at);
    frame.wants = 'member';
  }
  if (frame.node.kind === 'array' || frame.wants === 'value') return readValue(reader);
  return readKey(reader, frame);
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
  frame.key = key;
  frame.wants = 'value';
  readColon(cursor);
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
  return readWord(cursor);
}

const COLON = /:|=>?/y;

function readColon(cursor: JsonCursor): void {
  skipBlank(cursor);
  COLON.lastIndex = cursor.at;
  const colon = COLON.exec(cursor.text)?.[0];
  if (colon !== ':') addFault(cursor, 'json.missing-colon', cursor.at);
  cursor.at += colon?.length ?? 0;
}

function readValue(reader: Reader): void {
  const { cursor } = reader;
  const offset = cursor.at;
  const character = cursor.text[offset];
  if (isQuote(character))
    return place(reader, { kind: 'scalar', value: readString(cursor, 'value'), offset });
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
  const word = readWord(cursor);
  const scalar: JsonScalar = { kind: 'scalar', value: literalValue(cursor, word, offset), offset };
  place(reader, scalar);
}

function place(reader: Reader, node: JsonNode): void {
  const frame = reader.stack.at(-1);
  if (frame === undefined) {
    reader.root ??= node;
    return;
  }
  if (frame.node.kind === 'array') frame.node.items.push(node);
  else frame.node.entries.set(frame.key, node);
  frame.wants = 'separator';
}
