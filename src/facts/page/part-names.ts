/**
 * What class, id and role say of a part, as families of words. Words, not substrings: `share` in `post-share`, not in
 * `shareholders`.
 */
import { PART_WORDS, type PartFamily } from '../../catalog/part-words.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { HASH_SEED, hashByte, lookUp, nameTable } from '../../readers/html/name-table.ts';
import { plainValue } from './attribute-bytes.ts';

/** Names of the families, by bit. */
export const FAMILY_NAMES = Object.keys(PART_WORDS);

/** The bit of a family. */
export const familyBit = (name: PartFamily): number => 1 << FAMILY_NAMES.indexOf(name);

const bitsByWord = new Map<string, number>();
for (const [bit, words] of Object.values(PART_WORDS).entries())
  for (const word of words.split(' ')) bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | (1 << bit));
const wordList = [...bitsByWord.keys()];
const bitsById = Int32Array.from([0, ...bitsByWord.values()]);
const words = nameTable(Object.fromEntries(wordList.map((word, index) => [word, index + 1])));

/** Values longer than this are generated utility classes; only their start is read. */
const MAX_BYTES = 400;

const LETTER = 1;
const CAPITAL = 2;

const letters = new Uint8Array(256);
for (let byte = 0x61; byte <= 0x7a; byte++) {
  letters[byte] = LETTER;
  letters[byte - 0x20] = CAPITAL;
}

/** An id of more words than this is the slug of a heading: `sharing-changes-with-others` is not a share bar. */
const ID_WORDS = 2;

/** The families that the names of an element belong to, as bits. */
export function partNames(tag: Tag): number {
  const id = namesOf(tag, ATTRIBUTE.id);
  const isSlug = id !== 0 && attributeText(tag, ATTRIBUTE.id).split(SEPARATOR).length > ID_WORDS;
  return (isSlug ? 0 : id) | namesOf(tag, ATTRIBUTE.class) | namesOf(tag, ATTRIBUTE.role);
}

const SEPARATOR = /[-_]/;

function namesOf(tag: Tag, name: number): number {
  const value = plainValue(tag, name);
  return value === null ? 0 : namesIn(value.bytes, value.from, value.to);
}

/** Words end at anything but a letter, and before a capital. */
function namesIn(bytes: Buffer, from: number, to: number): number {
  const end = Math.min(to, from + MAX_BYTES);
  let bits = 0;
  let start = from;
  let hash = HASH_SEED;
  let before = 0;
  for (let i = from; i <= end; i++) {
    const byte = i < end ? (bytes[i] ?? 0) : 0;
    const kind = letters[byte] ?? 0;
    const startsWord = kind === CAPITAL && before === LETTER;
    if (kind === 0 || startsWord) {
      if (i > start) bits |= bitsById[lookUp(words, bytes, start, i, hash)] ?? 0;
      start = startsWord ? i : i + 1;
      hash = HASH_SEED;
    }
    if (kind !== 0) hash = hashByte(hash, byte);
    before = kind;
  }
  return bits;
}
