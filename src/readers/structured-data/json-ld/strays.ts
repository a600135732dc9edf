/** Scripts of another type that are JSON-LD all the same: blocks that lack the right one. */
import { skipBlank } from '../../html/bytes.ts';
import { readJson } from '../json/reader.ts';
import type { JsonNode } from '../json/model.ts';
import { itemsOf, stringOf } from '../json/values.ts';
import { writeJson } from '../json/writer.ts';
import { contextKind } from '../schema-names.ts';

/** Characters: a data block that is longer is application state, not a stray block. */
const MAX_STRAY = 100_000;

/**
 * The JSON of a script that is not JSON-LD when it is a schema.org block that lacks the right type, else `null`. As
 * written where it is plain JSON; written anew where something in it had to be tolerated.
 */
export function strayBlock(text: string): string | null {
  if (text.length > MAX_STRAY || !/^\s*[{[]/.test(text)) return null;
  const { root, broken, faults } = readJson(text);
  if (root === null || broken) return null;
  const [first] = itemsOf(root);
  if (first?.kind !== 'object' || !namesSchema(first.entries.get('@context'))) return null;
  return faults.length === 0 ? text.trim() : writeJson(root);
}

function namesSchema(context: JsonNode | undefined): boolean {
  return itemsOf(context).some((item) => {
    const address = stringOf(item.kind === 'object' ? item.entries.get('@vocab') : item);
    return address !== null && contextKind(address) === 'schema';
  });
}

const BRACKETS = new Set([0x7b, 0x5b]);

/** A bracket, or one of the characters that only count as white space outside of HTML. */
function mayStartJson(byte = 0): boolean {
  return BRACKETS.has(byte) || byte < 0x20 || byte >= 0x80;
}

const CONTEXT = Buffer.from('"@context"');
const CONTEXT_END = CONTEXT.subarray(1);
const SCHEMA_HOST = Buffer.from('schema.org');

/** Whether a script that is not JSON-LD may hold a schema.org block: a look at its bytes, before anything is decoded. */
export function looksLikeContext(bytes: Buffer, from: number, to: number): boolean {
  if (!mayStartJson(bytes[skipBlank(bytes, from)])) return false;
  const text = bytes.subarray(from, to);
  // An at sign is rare in scripts, a quotation mark is not: the search is many times quicker for it.
  const mark = text.indexOf(CONTEXT_END);
  return mark >= 0 && text.includes(CONTEXT, Math.max(mark - 1, 0)) && text.includes(SCHEMA_HOST);
}
