/** What the bytes of a block say of it: punctuation, digits, capitals, words of the title; one pass over its text. */
import { HASH_SEED, hashByte } from '../../readers/html/name-table.ts';
import type { BlockRecord } from './records.ts';
import type { TextLog } from './text-log.ts';

/** Signs of one block; shares are 0 to 1. */
export interface BlockSigns {
  /** Of its bytes: the same text has the same. */
  readonly hash: number;
  /** Marks of punctuation a word. */
  readonly punctuation: number;
  /** 1 when it ends as a sentence does, 0.5 with a colon, else 0. */
  readonly ends: number;
  readonly digits: number;
  readonly capitals: number;
  readonly beginsWithCapital: number;
  /** 1 with a sign of a currency. */
  readonly currency: number;
  /** Share of its words that the title has. */
  readonly titleWords: number;
}

const LETTER = 1;
const DIGIT = 2;
const MARK = 4;
const CAPITAL = 8;

const classes = new Uint8Array(256).fill(LETTER, 0x80);
classes.fill(LETTER, 0x61, 0x7b);
classes.fill(LETTER | CAPITAL, 0x41, 0x5b);
classes.fill(DIGIT, 0x30, 0x3a);
for (const byte of new TextEncoder().encode('.,;!?')) classes[byte] = MARK;

/** Hashes of the words of a text, in any case of ASCII letters. */
export function wordHashes(text: string): ReadonlySet<number> {
  const hashes = new Set<number>();
  const bytes = new TextEncoder().encode(text);
  let hash = HASH_SEED;
  for (let i = 0; i <= bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (((classes[byte] ?? 0) & (LETTER | DIGIT)) !== 0) hash = hashByte(hash, byte);
    else if (hash !== HASH_SEED) {
      hashes.add(hash);
      hash = HASH_SEED;
    }
  }
  return hashes;
}

const DOLLAR = 0x24;
/** First bytes of two and three in UTF-8, and what follows in U+00A3, U+00A5 and U+20A0 to U+20BF. */
const [TWO, POUND, YEN, THREE, CURRENCIES] = [0xc2, 0xa3, 0xa5, 0xe2, 0x82];

/** The signs of a block. `title`: hashes of the words of the page's title. */
export function blockSigns(
  { buffer }: TextLog,
  { from, to, words }: BlockRecord,
  title: ReadonlySet<number>,
): BlockSigns {
  let hash = HASH_SEED;
  let wordHash = HASH_SEED;
  let [marks, digits, capitals, currency, titled, count] = [0, 0, 0, 0, 0, 0];
  for (let i = from; i <= to; i++) {
    const byte = i < to ? (buffer[i] ?? 0) : 0;
    hash = (Math.imul(hash, 33) + byte) | 0;
    const kind = classes[byte] ?? 0;
    if (byte === DOLLAR || (byte >= TWO && isCurrency(byte, buffer[i + 1]))) currency = 1;
    if ((kind & (LETTER | DIGIT)) !== 0) {
      wordHash = hashByte(wordHash, byte);
      digits += (kind & DIGIT) >> 1;
      capitals += (kind & CAPITAL) >> 3;
      continue;
    }
    marks += (kind & MARK) >> 2;
    if (wordHash === HASH_SEED) continue;
    count++;
    if (title.has(wordHash)) titled++;
    wordHash = HASH_SEED;
  }
  const bytes = Math.max(to - from, 1);
  return {
    hash,
    punctuation: marks / Math.max(words, 1),
    ends: endOf(buffer, from, to),
    digits: digits / bytes,
    capitals: capitals / bytes,
    beginsWithCapital: ((classes[buffer[from] ?? 0] ?? 0) & CAPITAL) >> 3,
    currency,
    titleWords: titled / Math.max(count, 1),
  };
}

function isCurrency(byte: number, next: number | undefined): boolean {
  if (byte === TWO) return next === POUND || next === YEN;
  return byte === THREE && next === CURRENCIES;
}

const ENDS = new Set(new TextEncoder().encode('.!?'));
const CLOSERS = new Set(new TextEncoder().encode(`"')]`));
const WIDE_END = /[…。！？؟।][”’»)]*$/;
const COLON = 0x3a;
/** Bytes at the end of a block in which a wide mark is looked for. */
const END_BYTES = 12;

function endOf(buffer: Buffer, from: number, to: number): number {
  let last = to - 1;
  while (last > from && CLOSERS.has(buffer[last] ?? 0)) last--;
  const byte = buffer[last] ?? 0;
  if (byte === COLON) return 0.5;
  if (byte < 0x80) return Number(ENDS.has(byte));
  return Number(WIDE_END.test(buffer.toString('utf8', Math.max(from, to - END_BYTES), to)));
}
