import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearPrints } from '../../../src/rules/site/near-prints.ts';
import { distance, NEAR_BITS } from '../../../src/facts/text/simhash.ts';

const flip = (print: string, bits: readonly number[]): string => {
  let value = BigInt(`0x${print}`);
  for (const bit of bits) value ^= 1n << BigInt(bit);
  return value.toString(16).padStart(16, '0');
};
const print = fc.bigInt(0n, (1n << 64n) - 1n).map((value) => value.toString(16).padStart(16, '0'));
const bits = (count: number) => fc.uniqueArray(fc.nat(63), { minLength: count, maxLength: count });

test('the distance is the number of bits that differ', () => {
  fc.assert(
    fc.property(print, fc.integer({ min: 0, max: 64 }).chain(bits), (a, flipped) => {
      expect(distance(a, flip(a, flipped))).toBe(flipped.length);
    }),
  );
});

test('three bits apart are one group, whichever bits they are', () => {
  fc.assert(
    fc.property(print, bits(NEAR_BITS), (a, flipped) => {
      expect(nearPrints([a, flip(a, flipped)])).toEqual([[0, 1]]);
    }),
  );
});

test('four bits apart are two pages', () => {
  fc.assert(
    fc.property(print, bits(NEAR_BITS + 1), (a, flipped) => {
      expect(nearPrints([a, flip(a, flipped)])).toEqual([]);
    }),
  );
});

test('short texts have no print and are alike to none', () => {
  expect(nearPrints(['', '', '00000000000000ff'])).toEqual([]);
});

test('many equal pages are one group, at a bounded number of comparisons', () => {
  const same = Array.from({ length: 5_000 }, () => '0123456789abcdef');
  expect(nearPrints(same)).toHaveLength(1);
  expect(nearPrints(same)[0]).toHaveLength(5_000);
});
