/** How a block starts that is no JSON yet: with other text, as an assignment, escaped for HTML as a whole. */
import { addFault, type JsonCursor } from './cursor.ts';

/** The left side of an assignment, whose own brackets are none of JSON. */
const ASSIGNMENT = /(?:(?:var|let|const)\s{1,9})?[\w$.[\]"']{1,200}\s{0,9}=\s{0,9}\(?\s{0,9}(?=[{[])/y;

const JSON_START = /[{["]|-?\d|true\b|false\b|null\b/y;

/** Before the first value: whatever cannot start JSON is skipped up to the first bracket. */
export function skipLeadingText(cursor: JsonCursor): void {
  const { text, at } = cursor;
  JSON_START.lastIndex = at;
  if (at >= text.length || JSON_START.test(text)) return;
  ASSIGNMENT.lastIndex = at;
  const bracket = ASSIGNMENT.exec(text)?.[0].length ?? text.slice(at).search(/[{[]/);
  const before = bracket === -1 ? text.slice(at) : text.slice(at, at + bracket);
  addFault(
    cursor,
    /[\w$\])]\s*=\s*\(?\s*$/.test(before.slice(-200)) ? 'json.assignment' : 'json.leading-text',
    at,
  );
  cursor.at = at + before.length;
}

const ENTITY = /&(?:quot|apos|amp|lt|gt|#0?34|#0?39|#x22|#x27);/gi;
const STARTS_WITH_ENTITY = /^\s*[{[]\s*[{[]?\s*&(?:quot|apos|#0?34|#0?39|#x22|#x27);/i;

/** The character of an entity: what escapes the quotes of a block escapes the rest of it as well. */
function decoded(entity: string): string {
  if (/quot|34|22/i.test(entity)) return '"';
  if (/amp/i.test(entity)) return '&';
  if (/[lg]t/i.test(entity)) return /l/i.test(entity) ? '<' : '>';
  return "'";
}

/** Whether the quotes of a block are written as HTML entities from its first key on. */
export function isEscaped(text: string): boolean {
  return STARTS_WITH_ENTITY.test(text);
}

/** The text of an escaped block as it was before. */
export function unescaped(text: string): string {
  return text.replaceAll(ENTITY, decoded);
}
