/** Looks at the bytes of attribute values, for what can be told without making a string of them. */
import { attributeOf } from '../html/attributes.ts';
import type { Tag } from '../html/handler.ts';
import { MAX_ADDRESS_BYTES } from '../page-limits.ts';

/** Whether an attribute's bytes start like this, in any case of letters; `prefix` in lower case. */
export function startsWith(tag: Tag, id: number, prefix: string): boolean {
  const attribute = attributeOf(tag, id);
  if (attribute === null || attribute.to - attribute.from < prefix.length) return false;
  const { from } = attribute;
  for (let i = 0; i < prefix.length; i++) {
    if (((tag.bytes[from + i] ?? 0) | 0x20) !== (prefix.charCodeAt(i) | 0x20)) return false;
  }
  return true;
}

/** Whether an attribute's bytes are this word and nothing else, in any case of letters; `word` in lower case. */
export function isWord(tag: Tag, id: number, word: string): boolean {
  const attribute = attributeOf(tag, id);
  return attribute !== null && attribute.to - attribute.from === word.length && startsWith(tag, id, word);
}

/** Whether an attribute's bytes hold this word, in any case of letters; `word` in lower case and ASCII. */
export function holdsWord(tag: Tag, id: number, word: string): boolean {
  const attribute = attributeOf(tag, id);
  if (attribute === null) return false;
  const first = word.charCodeAt(0);
  const last = Math.min(attribute.to, attribute.from + MAX_ADDRESS_BYTES) - word.length;
  for (let at = attribute.from; at <= last; at++) {
    if (((tag.bytes[at] ?? 0) | 0x20) === first && isWordAt(tag.bytes, at, word)) return true;
  }
  return false;
}

/** Whether an attribute may hold this word once its character references are read. */
export function mayHoldWord(tag: Tag, id: number, word: string): boolean {
  return holdsWord(tag, id, word) || holdsWord(tag, id, '&');
}

function isWordAt(bytes: Buffer, at: number, word: string): boolean {
  for (let i = 1; i < word.length; i++)
    if (((bytes[at + i] ?? 0) | 0x20) !== word.charCodeAt(i)) return false;
  return true;
}
