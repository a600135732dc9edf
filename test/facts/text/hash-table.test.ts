import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo, hashTable, holdsHash, valueOf } from '../../../src/facts/text/hash-table.ts';

test('sums by hash are those of a Map, whatever the hashes are', () => {
  const hash = fc.oneof(
    fc.integer(),
    fc.integer({ min: -4, max: 4 }).map((n) => (n === 0 ? 2 : n) * 0x10000),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(hash, fc.integer({ min: -9, max: 9 })), { maxLength: 200 }), (entries) => {
      const known = entries.filter(([key]) => key !== 0 && key !== 1);
      const table = hashTable(known.length);
      const map = new Map<number, number>();
      for (const [key, amount] of known) {
        map.set(key, (map.get(key) ?? 0) + amount);
        expect(addTo(table, key, amount)).toBe(map.get(key));
      }
      for (const [key, sum] of map) expect([valueOf(table, key), holdsHash(table, key)]).toEqual([sum, true]);
      for (const other of [0, 2_000_000_011]) {
        expect([valueOf(table, other), holdsHash(table, other)]).toEqual([
          map.get(other) ?? 0,
          map.has(other),
        ]);
      }
    }),
  );
});

test('the hash 0 and a table for no hash at all', () => {
  const table = hashTable(0);
  expect(holdsHash(table, 0)).toBe(false);
  addTo(table, 0, 7);
  expect([valueOf(table, 0), holdsHash(table, 0)]).toEqual([7, true]);
});

test('a value of 0 is held all the same', () => {
  const table = hashTable(1);
  addTo(table, 42, 0);
  expect(holdsHash(table, 42)).toBe(true);
});
