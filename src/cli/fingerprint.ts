import { createHash } from 'node:crypto';

/** Hexadecimal digits: 64 bits, so that a million findings share one with a chance of 1 in 37 million. */
const DIGITS = 16;

/** The same digits for the same parts in every run and version: audit, check, place. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);
}
