/**
 * The elements of a page that start and end blocks of text, as a tree in flat lists: what stands around each block, and
 * how much of the page's text and links each part holds.
 */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { HASH_SEED, hashByte } from '../../readers/html/name-table.ts';
import { plainValue } from './attribute-bytes.ts';
import { isLaidOver } from './consent-window.ts';
import { partNames } from './part-names.ts';

/** Groups kept; what is inside later ones counts for the last one kept around it. */
const MAX_GROUPS = 60_000;

/** A tree; a group stands before those in it, and the first is the page. */
export interface GroupLog {
  count: number;
  /** By group: the one around it. */
  parents: Int32Array;
  /** The serials at which it starts and ends. */
  from: Int32Array;
  to: Int32Array;
  /** Its element. */
  tags: Int32Array;
  /** Families of the words in its class, id and role, as bits (see part-names.ts). */
  names: Int32Array;
  /** Hash of its element, its class, and the elements around it: parts that a template repeats have the same. */
  shapes: Int32Array;
  /** Hash of the elements alone. */
  paths: Int32Array;
  /** Groups that may be laid over the page, as windows are. */
  readonly laidOver: number[];
}

const LISTS = ['parents', 'from', 'to', 'tags', 'names', 'shapes', 'paths'] as const;
const FIRST_SIZE = 256;

/** The page alone. */
export function groupLog(): GroupLog {
  const list = (): Int32Array => new Int32Array(FIRST_SIZE);
  const log = { parents: list(), from: list(), to: list(), tags: list(), names: list(), shapes: list() };
  return { count: 1, ...log, paths: list(), laidOver: [] };
}

/** A group in another one; its index, or that of the one around it where there is no room. */
export function openGroup(log: GroupLog, tag: Tag, parent: number, serial: number): number {
  const index = log.count;
  if (index >= MAX_GROUPS) return parent;
  if (index === log.parents.length) grow(log);
  log.count++;
  log.parents[index] = parent;
  log.from[index] = serial;
  log.tags[index] = tag.element;
  const path = (Math.imul(log.paths[parent] ?? 0, 31) + tag.element + 1) | 0;
  log.paths[index] = path;
  log.shapes[index] = (Math.imul(path, 31) + classHash(tag)) | 0;
  if (tag.count === 0) return index;
  const names = partNames(tag);
  log.names[index] = names;
  if (isLaidOver(tag, names)) log.laidOver.push(index);
  return index;
}

function grow(log: GroupLog): void {
  for (const list of LISTS) {
    const larger = new Int32Array(log.count * 2);
    larger.set(log[list]);
    log[list] = larger;
  }
}

/** Of a long list of utility classes the start tells enough. */
const MAX_HASHED = 120;

function classHash(tag: Tag): number {
  const value = plainValue(tag, ATTRIBUTE.class);
  if (value === null) return 0;
  const to = Math.min(value.to, value.from + MAX_HASHED);
  let hash = HASH_SEED;
  for (let i = value.from; i < to; i++) hash = hashByte(hash, value.bytes[i] ?? 0);
  return hash;
}
