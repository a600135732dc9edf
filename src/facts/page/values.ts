/** Attribute values for facts: decoded, trimmed, capped. */
import { attributeOf } from '../../readers/html/attributes.ts';
import { skipBlank } from '../../readers/html/bytes.ts';
import { decodeAttribute, decodeTrimmed } from '../../readers/html/references.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { MAX_ADDRESS_BYTES, MAX_VALUE_BYTES } from '../page-limits.ts';
import { spaceSeparated } from '../../values/space-separated.ts';
import { type Reading, note } from './reading.ts';

/** Bytes kept of an inline image: enough to know that it is one. */
const MAX_DATA_BYTES = 64;

/** Value of a known attribute without white space at its ends; empty when absent, cut at the cap. */
export function valueOf(r: Reading, tag: Tag, id: number): string {
  const attribute = attributeOf(tag, id);
  return attribute === null ? '' : cappedBetween(r, attribute.from, attribute.to, MAX_VALUE_BYTES);
}

/** Whether the role of an element takes its meaning away (WAI-ARIA 1.2: `none` and `presentation` are the same). */
export function isPresentational(r: Reading, tag: Tag): boolean {
  const role = valueOf(r, tag, ATTRIBUTE.role).toLowerCase();
  return role === 'presentation' || role === 'none';
}

/** An address attribute: as {@link valueOf}; of an inline `data:` resource only the start is kept. */
export function addressOf(r: Reading, tag: Tag, id: number): string {
  const attribute = attributeOf(tag, id);
  return attribute === null ? '' : addressBetween(r, attribute.from, attribute.to);
}

/** The address in a range of bytes, as {@link addressOf}. */
export function addressBetween(r: Reading, from: number, to: number): string {
  const { bytes } = r;
  if (to - from > MAX_DATA_BYTES && isData(bytes, skipBlank(bytes, from)))
    return bytes.toString('latin1', from, from + MAX_DATA_BYTES).trim();
  return cappedBetween(r, from, to, MAX_ADDRESS_BYTES);
}

function cappedBetween(r: Reading, from: number, to: number, cap: number): string {
  if (to - from <= cap) return decodeTrimmed(r.bytes, from, to);
  note(r, 'text-capped', 'attribute');
  return decodeTrimmed(r.bytes, from, characterEnd(r.bytes, from + cap));
}

/** The last place at or before `to` where a character ends. */
export function characterEnd(bytes: Buffer, to: number): number {
  let end = to;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}

/** Lower-case tokens of a `rel` attribute. A page has few different ones: each is cut once. */
export function relTokens(r: Reading, tag: Tag): readonly string[] {
  const rel = attributeOf(tag, ATTRIBUTE.rel);
  return rel === null ? NO_TOKENS : relBetween(r, rel.from, rel.to);
}

/** The tokens in a range of bytes, as {@link relTokens}. */
export function relBetween(r: Reading, from: number, to: number): readonly string[] {
  if (from === to) return NO_TOKENS;
  const rel = decodeAttribute(r.bytes, from, Math.min(to, from + MAX_VALUE_BYTES));
  const known = r.links.rels.get(rel);
  if (known !== undefined) return known;
  const tokens = spaceSeparated(rel.toLowerCase());
  r.links.rels.set(rel, tokens);
  return tokens;
}

const NO_TOKENS: readonly string[] = [];

/** Whether `data:` stands here, in any case of letters. */
function isData(bytes: Buffer, at: number): boolean {
  for (let i = 0; i < DATA.length; i++) if (((bytes[at + i] ?? 0) | 0x20) !== DATA[i]) return false;
  return true;
}

const DATA = new TextEncoder().encode('data:');
