/**
 * Looks at the bytes of attribute values, for what can be told without making a string of them. Only a value with a
 * character reference is decoded first: encoders for attributes write all but letters and digits so.
 */
import { attributeOf } from '../../readers/html/attributes.ts';
import { skipBlank } from '../../readers/html/bytes.ts';
import type { Attribute, Tag } from '../../readers/html/handler.ts';
import { decodeAttribute } from '../../readers/html/references.ts';
import { MAX_ADDRESS_BYTES } from '../page-limits.ts';

const AMPERSAND = 0x26;

/** Whether an attribute starts like this behind white space, in any case of letters; `prefix` in lower case. */
export function startsWith(tag: Tag, id: number, prefix: string): boolean {
  const attribute = attributeOf(tag, id);
  if (attribute === null) return false;
  const from = skipBlank(tag.bytes, attribute.from);
  if (attribute.to - from < prefix.length) return false;
  for (let i = 0; i < prefix.length; i++) {
    const byte = tag.bytes[from + i] ?? 0;
    if (byte === AMPERSAND) return decoded(tag, attribute).trimStart().startsWith(prefix);
    if ((byte | 0x20) !== (prefix.charCodeAt(i) | 0x20)) return false;
  }
  return true;
}

/** Whether an attribute is this word and nothing else, in any case of letters; `word` in lower case. */
export function isWord(tag: Tag, id: number, word: string): boolean {
  const attribute = attributeOf(tag, id);
  if (attribute === null || attribute.to - attribute.from < word.length) return false;
  if (attribute.to - attribute.from === word.length) return startsWith(tag, id, word);
  return holdsReference(tag.bytes, attribute.from, attribute.to) && decoded(tag, attribute) === word;
}

/** Whether an attribute holds this word, in any case of letters; `word` in lower case and ASCII. */
export function holdsWord(tag: Tag, id: number, word: string): boolean {
  const attribute = attributeOf(tag, id);
  if (attribute === null) return false;
  const first = word.charCodeAt(0);
  const last = Math.min(attribute.to, attribute.from + MAX_ADDRESS_BYTES) - word.length;
  for (let at = attribute.from; at <= last; at++) {
    const byte = tag.bytes[at] ?? 0;
    if (byte === AMPERSAND) return decoded(tag, attribute).includes(word);
    if ((byte | 0x20) === first && isWordAt(tag.bytes, at, word)) return true;
  }
  return false;
}

/** Bytes of an attribute's value, with its references read, `null` where it is absent. */
export function plainValue(
  tag: Tag,
  id: number,
): { readonly bytes: Buffer; readonly from: number; readonly to: number } | null {
  const attribute = attributeOf(tag, id);
  if (attribute === null) return null;
  const { from, to } = attribute;
  if (!holdsReference(tag.bytes, from, to)) return { bytes: tag.bytes, from, to };
  const bytes = Buffer.from(decoded(tag, attribute));
  return { bytes, from: 0, to: bytes.length };
}

function holdsReference(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === AMPERSAND) return true;
  return false;
}

/** The value in lower case, its character references read. */
function decoded({ bytes }: Tag, { from, to }: Attribute): string {
  return decodeAttribute(bytes, from, Math.min(to, from + MAX_ADDRESS_BYTES)).toLowerCase();
}

function isWordAt(bytes: Buffer, at: number, word: string): boolean {
  for (let i = 1; i < word.length; i++)
    if (((bytes[at + i] ?? 0) | 0x20) !== word.charCodeAt(i)) return false;
  return true;
}
