/**
 * Numbers by the 32-bit hash of a word, on two flat arrays with open addressing (Knuth, The Art of Computer
 * Programming 3, 6.4, linear probing). Every token of a page is looked up several times; a Map takes four times as long.
 */

/** A table for a known number of hashes. Which value stands for "none" is up to its owner; it starts as 0. */
export interface HashTable {
  /** Hash of each slot; 0 is a free one. */
  readonly keys: Int32Array;
  readonly values: Int32Array;
}

/** Fibonacci hashing: spreads neighbouring hashes (2³² ÷ golden ratio). */
const SPREAD = 0x9e3779b1;
/** Stands for the hash 0, which marks a free slot. The two are then taken for the same word, as any collision is. */
const ZERO = 1;

/** An empty table for at most `hashes` different ones. Never more than half full, so that probes stay short. */
export function hashTable(hashes: number): HashTable {
  let slots = 2;
  while (slots < 2 * hashes) slots *= 2;
  return { keys: new Int32Array(slots), values: new Int32Array(slots) };
}

/** How often each of these hashes is there. */
export function tableOf(hashes: Int32Array | readonly number[]): HashTable {
  const table = hashTable(hashes.length);
  for (const hash of hashes) addTo(table, hash, 1);
  return table;
}

/** The value of a hash, 0 for one that was never set. */
export function valueOf(table: HashTable, hash: number): number {
  return table.values[slotOf(table.keys, hash)] ?? 0;
}

/** Whether the hash was set or added to. */
export function holdsHash(table: HashTable, hash: number): boolean {
  return table.keys[slotOf(table.keys, hash)] !== 0;
}

/** Adds to the value of a hash, and gives the sum. */
export function addTo({ keys, values }: HashTable, hash: number, amount: number): number {
  const slot = slotOf(keys, hash);
  keys[slot] = hash === 0 ? ZERO : hash;
  const sum = (values[slot] ?? 0) + amount;
  values[slot] = sum;
  return sum;
}

/** The slot that holds the hash, else the free one where it belongs. */
function slotOf(keys: Int32Array, hash: number): number {
  const key = hash === 0 ? ZERO : hash;
  const last = keys.length - 1;
  let slot = (Math.imul(key, SPREAD) >>> 7) & last;
  for (;;) {
    const held = keys[slot];
    if (held === key || held === 0) return slot;
    slot = (slot + 1) & last;
  }
}
