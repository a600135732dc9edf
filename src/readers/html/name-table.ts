/** From the bytes of a name to its id without making a string: an open-addressing table over a rolling hash. */
import { lowerByte } from './bytes.ts';

/** An open-addressing table of names: linear probing from the hash on, an id of 0 is a free slot. */
export interface NameTable {
  readonly mask: number;
  readonly hashes: Int32Array;
  readonly ids: Uint16Array;
  /** By id: the name in bytes. */
  readonly names: readonly Uint8Array[];
}

/** First value of the hash. */
export const HASH_SEED = 5381;

/** The hash with one more byte of a name, the same for both cases of a letter. */
export function hashByte(hash: number, byte: number): number {
  return (Math.imul(hash, 33) + (byte | 0x20)) | 0;
}

/** A table of lower-case ASCII names with ids from 1 to 65,535. */
export function nameTable(ids: Readonly<Record<string, number>>): NameTable {
  const size = 1 << Math.ceil(Math.log2(Object.keys(ids).length * 4));
  const table = { mask: size - 1, hashes: new Int32Array(size), ids: new Uint16Array(size) };
  const names: Uint8Array[] = [];
  for (const [name, id] of Object.entries(ids)) {
    const bytes = new TextEncoder().encode(name);
    let hash = HASH_SEED;
    for (const byte of bytes) hash = hashByte(hash, byte);
    let slot = hash & table.mask;
    while (table.ids[slot] !== 0) slot = (slot + 1) & table.mask;
    table.hashes[slot] = hash;
    table.ids[slot] = id;
    names[id] = bytes;
  }
  return { ...table, names };
}

/** The id of a name with this hash, 0 when the table does not hold it. */
export function lookUp(table: NameTable, bytes: Uint8Array, from: number, to: number, hash: number): number {
  let slot = hash & table.mask;
  for (;;) {
    const id = table.ids[slot] ?? 0;
    if (id === 0) return 0;
    if (table.hashes[slot] === hash && holds(table.names[id], bytes, from, to)) return id;
    slot = (slot + 1) & table.mask;
  }
}

function holds(name: Uint8Array | undefined, bytes: Uint8Array, from: number, to: number): boolean {
  if (name === undefined) return false;
  const { length } = name;
  if (length !== to - from) return false;
  for (let i = 0; i < length; i++) if (lowerByte(bytes[from + i] ?? 0) !== name[i]) return false;
  return true;
}
