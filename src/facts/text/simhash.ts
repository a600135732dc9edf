/**
 * Simhash: a 64-bit print of a text; prints of nearly equal texts differ in few bits (Charikar 2002; Manku, Jain,
 * Das Sarma 2007). How often a shingle occurs counts by its logarithm: lists of different goods that repeat the same
 * line under each of them came out as one page by plain counts.
 */

/** Words in a shingle. */
const SHINGLE = 3;
/** Fewer words say too little to call two pages alike. */
export const MIN_SIMHASH_WORDS = 50;
/** Bits in which two prints of 64 may differ and still mean nearly the same text (Manku et al. 2007, for web pages). */
export const NEAR_BITS = 3;

const PRIME = 0x01000193;

/** Steps of a logarithm of 1, so that it stays a whole number, equal on every machine. */
const LOG_STEPS = 1_024;

/** Bytes of a print, and values of a byte. */
const BYTES = 8;
const VALUES = 256;

/** The print as 16 hexadecimal digits; empty for a text of fewer than {@link MIN_SIMHASH_WORDS} words. */
export function simhash(hashes: ArrayLike<number>): string {
  if (hashes.length < MIN_SIMHASH_WORDS) return '';
  // Bytes are counted per value, and bits only once at the end: an eighth of the work of counting bits.
  const counts = new Int32Array(BYTES * VALUES);
  let first = hashes[0] ?? 0;
  let second = hashes[1] ?? 0;
  for (let at = SHINGLE - 1; at < hashes.length; at++) {
    const third = hashes[at] ?? 0;
    const low = mix(first, second, third);
    countBytes(counts, 0, low);
    countBytes(counts, 4, scramble(low ^ 0x9e3779b9));
    first = second;
    second = third;
  }
  damp(counts);
  // One flat string: a string that is built with += stays a tree of pieces in V8, four times the size, for each page of a site.
  return Buffer.from(
    Array.from({ length: BYTES }, (_, at) => majority(counts, (BYTES - 1 - at) * VALUES)),
  ).toString('hex');
}

function countBytes(counts: Int32Array, byte: number, bits: number): void {
  const cell = byte * VALUES;
  raise(counts, cell + (bits & 0xff));
  raise(counts, cell + VALUES + ((bits >>> 8) & 0xff));
  raise(counts, cell + 2 * VALUES + ((bits >>> 16) & 0xff));
  raise(counts, cell + 3 * VALUES + (bits >>> 24));
}

function raise(counts: Int32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

const logarithm = (count: number): number => Math.round(LOG_STEPS * Math.log2(1 + count));

/** Those of the counts that most cells have: looked up in a tenth of the time. */
const LOGARITHMS: readonly number[] = Array.from({ length: VALUES }, (_, count) => logarithm(count));

/** Puts the logarithm in the place of each count. */
function damp(counts: Int32Array): void {
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    counts[cell] = LOGARITHMS[count] ?? logarithm(count);
  }
}

/**
 * Each bit of a byte as most of the counted bytes have it; a tie is 0. From the highest bit down, the values with the
 * bit are the upper half of the list; then both halves are laid over each other for the next bit. `from`: the first cell
 * of the byte. Overwrites `counts`.
 */
function majority(counts: Int32Array, from: number): number {
  let bits = 0;
  for (let half = VALUES / 2; half >= 1; half /= 2) {
    let votes = 0;
    for (let cell = from; cell < from + half; cell++) {
      const without = counts[cell] ?? 0;
      const having = counts[cell + half] ?? 0;
      votes += having - without;
      counts[cell] = without + having;
    }
    if (votes > 0) bits |= half;
  }
  return bits;
}

const mix = (a: number, b: number, c: number): number =>
  scramble(Math.imul(Math.imul(Math.imul(0x811c9dc5 ^ a, PRIME) ^ b, PRIME) ^ c, PRIME));

/** Finalizer of MurmurHash3: every input bit reaches every output bit. */
function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Bits in which two prints differ, 0 to 64. */
export function distance(a: string, b: string): number {
  return bitsBetween(halvesOf(a), halvesOf(b));
}

/** A print as two whole numbers of 32 bits: for whoever compares it with many others. */
export type PrintHalves = readonly [high: number, low: number];

/** The halves of a print. */
export const halvesOf = (print: string): PrintHalves => [
  Number.parseInt(print.slice(0, 8), 16),
  Number.parseInt(print.slice(8), 16),
];

/** Bits in which two prints differ, 0 to 64. */
export function bitsBetween([highA, lowA]: PrintHalves, [highB, lowB]: PrintHalves): number {
  return bitsOf(highA ^ highB) + bitsOf(lowA ^ lowB);
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
