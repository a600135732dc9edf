/** Simhash: a 64-bit print of a text; prints of nearly equal texts differ in few bits (Charikar 2002; Manku, Jain, Das Sarma 2007). */

/** Words in a shingle. */
const SHINGLE = 3;
/** Fewer words say too little to call two pages alike. */
export const MIN_SIMHASH_WORDS = 50;
/** Bits in which two prints of 64 may differ and still mean nearly the same text (Manku et al. 2007, for web pages). */
export const NEAR_BITS = 3;

const PRIME = 0x01000193;

/** Bytes of a print. */
const BYTES = 8;

/** The print as 16 hexadecimal digits; empty for a text of fewer than {@link MIN_SIMHASH_WORDS} words. */
export function simhash(hashes: readonly number[]): string {
  if (hashes.length < MIN_SIMHASH_WORDS) return '';
  // Bytes are counted per value, and bits only once at the end: an eighth of the work of counting bits.
  const counts = new Int32Array(BYTES * 256);
  for (let at = 0; at + SHINGLE <= hashes.length; at++) {
    const low = mix(hashes[at] ?? 0, hashes[at + 1] ?? 0, hashes[at + 2] ?? 0);
    countBytes(counts, 0, low);
    countBytes(counts, 4, scramble(low ^ 0x9e3779b9));
  }
  let print = '';
  for (let byte = BYTES - 1; byte >= 0; byte--) print += majority(counts, byte).toString(16).padStart(2, '0');
  return print;
}

function countBytes(counts: Int32Array, first: number, bits: number): void {
  for (let byte = 0; byte < 4; byte++) {
    const cell = (first + byte) * 256 + ((bits >>> (byte * 8)) & 0xff);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
}

/** Each bit of a byte as most of the counted bytes have it; a tie is 0. */
function majority(counts: Int32Array, byte: number): number {
  let bits = 0;
  for (let bit = 0; bit < 8; bit++) {
    let votes = 0;
    for (let value = 0; value < 256; value++) {
      const count = counts[byte * 256 + value] ?? 0;
      votes += ((value >>> bit) & 1) === 1 ? count : -count;
    }
    if (votes > 0) bits |= 1 << bit;
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
  return bitsOf(half(a, 0) ^ half(b, 0)) + bitsOf(half(a, 8) ^ half(b, 8));
}

const half = (print: string, from: number): number => Number.parseInt(print.slice(from, from + 8), 16);

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
