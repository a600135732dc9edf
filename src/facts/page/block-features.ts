/**
 * What a block of text looks like, and where it stands, as numbers: what `bench/train` learns from, and what the learned
 * trees ask. Shares are 0 to 1. Most are those of Kohlschütter, Fankhauser, Nejdl (Boilerplate Detection using Shallow Text
 * Features, WSDM 2010), of the block itself, of its neighbours, and of the parts around it.
 */
import { FRAME } from './frame-kinds.ts';
import { AROUND, type PageShape } from './page-shape.ts';
import { FAMILY_NAMES } from './part-names.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Parts around a block whose names are near; the names of those further out are told apart from these. */
const NEAR = 3;
/** Parts around a block of which the shares are told. */
const LEVELS = 5;
/** Blocks before and after a block each of which is told, and those of which the mean is. */
const SIDES = 3;
const WINDOW = 6;
/** Blocks back to the next heading that are counted. */
const HEADING_REACH = 15;
/** Where there is no heading of level 1, or no block beside. */
const NO_HEADING = -999;

const KINDS = ['list-item', 'quote', 'caption', 'other'] as const;
const MAIN = FRAME.main | FRAME.roleMain;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The names of the numbers, in their order. */
export const BLOCK_FEATURES: readonly string[] = [
  'words',
  'characters',
  'links',
  'buttons',
  'punctuation',
  'ends',
  'digits',
  'capitals',
  'currency',
  'begins with a capital',
  'title words',
  'same text',
  'level',
  'element',
  'depth',
  'same shape',
  'shape before',
  'place',
  'text before',
  'blocks',
  'characters of the page',
  'since h1',
  'share since h1',
  'since a heading',
  'words around',
  'links around',
  'in main',
  'in header',
  'words of the part',
  ...KINDS.map((kind) => `is ${kind}`),
  ...AROUND.map((name) => `in ${name}`),
  ...FAMILY_NAMES.flatMap((name) => [`near ${name}`, `far ${name}`]),
  ...upTo(SIDES).flatMap((side) => [`words -${side}`, `words +${side}`, `links -${side}`, `links +${side}`]),
  ...upTo(LEVELS).flatMap((level) => [
    `share ${level}`,
    `links ${level}`,
    `blocks ${level}`,
    `words a block ${level}`,
  ]),
];

/** Writes the numbers of one of these blocks. */
export function blockFeatures(
  r: Reading,
  shape: PageShape,
  blocks: readonly BlockRecord[],
  index: number,
  row: Float64Array,
): void {
  const block = blocks[index];
  const own = shape.shapes[index];
  if (block === undefined || own === undefined) return;
  const { signs } = own;
  const { groups } = shape;
  const { group } = block;
  const { length } = blocks;
  const [characters, total] = [Math.max(block.characters, 1), Math.max(shape.characters, 1)];
  let at = 0;
  row[at++] = block.words;
  row[at++] = block.characters;
  row[at++] = own.links;
  row[at++] = block.buttonCharacters / characters;
  row[at++] = signs.punctuation;
  row[at++] = signs.ends;
  row[at++] = signs.digits;
  row[at++] = signs.capitals;
  row[at++] = signs.currency;
  row[at++] = signs.beginsWithCapital;
  row[at++] = signs.titleWords;
  row[at++] = shape.sameText.get(signs.hash) ?? 1;
  row[at++] = block.level;
  row[at++] = r.groups.tags[group] ?? 0;
  row[at++] = groups.depth[group] ?? 0;
  row[at++] = shape.sameShape.get(r.groups.shapes[group] ?? 0) ?? 1;
  row[at++] = own.shapeBefore;
  row[at++] = index / length;
  row[at++] = own.before / total;
  row[at++] = length;
  row[at++] = total;
  row[at++] = shape.h1 < 0 ? NO_HEADING : index - shape.h1;
  row[at++] = shape.h1 < 0 ? NO_HEADING : (index - shape.h1) / length;
  row[at++] = sinceHeading(blocks, index);
  at = putAround(shape, blocks, index, row, at);
  row[at++] = Number((block.bits & MAIN) !== 0);
  row[at++] = Number((block.bits & FRAME.header) !== 0);
  const { parents } = r.groups;
  row[at++] = groups.words[parents[parents[group] ?? 0] ?? 0] ?? 0;
  for (const kind of KINDS) row[at++] = Number(block.kind === kind);
  const around = groups.around[group] ?? 0;
  for (let bit = 0; bit < AROUND.length; bit++) row[at++] = (around >> bit) & 1;
  at = putNames(r, shape, group, row, at);
  for (let side = 1; side <= SIDES; side++) {
    row[at++] = blocks[index - side]?.words ?? 0;
    row[at++] = blocks[index + side]?.words ?? 0;
    row[at++] = shape.shapes[index - side]?.links ?? 1;
    row[at++] = shape.shapes[index + side]?.links ?? 1;
  }
  putLevels(r, shape, group, row, at);
}

function sinceHeading(blocks: readonly BlockRecord[], index: number): number {
  let steps = 0;
  while (steps < HEADING_REACH && steps <= index && blocks[index - steps]?.kind !== 'heading') steps++;
  return steps;
}

function putAround(
  { shapes }: PageShape,
  blocks: readonly BlockRecord[],
  index: number,
  row: Float64Array,
  at: number,
): number {
  const from = Math.max(0, index - WINDOW);
  const to = Math.min(blocks.length, index + WINDOW + 1);
  let words = 0;
  let links = 0;
  for (let i = from; i < to; i++) {
    words += blocks[i]?.words ?? 0;
    links += shapes[i]?.links ?? 0;
  }
  row[at] = words;
  row[at + 1] = links / (to - from);
  return at + 2;
}

function putNames(r: Reading, shape: PageShape, group: number, row: Float64Array, from: number): number {
  const { names, parents } = r.groups;
  let near = 0;
  let outer = group;
  for (let step = 0; step < NEAR; step++) {
    near |= names[outer] ?? 0;
    outer = parents[outer] ?? 0;
  }
  const far = shape.groups.names[outer] ?? 0;
  let at = from;
  for (let bit = 0; bit < FAMILY_NAMES.length; bit++) {
    row[at++] = (near >> bit) & 1;
    row[at++] = (far >> bit) & 1;
  }
  return at;
}

function putLevels(r: Reading, shape: PageShape, group: number, row: Float64Array, from: number): void {
  const { characters, linked, blocks, words } = shape.groups;
  let outer = group;
  let at = from;
  for (let level = 0; level < LEVELS; level++) {
    const sum = Math.max(characters[outer] ?? 0, 1);
    const count = Math.max(blocks[outer] ?? 0, 1);
    row[at++] = sum / Math.max(shape.characters, 1);
    row[at++] = (linked[outer] ?? 0) / sum;
    row[at++] = count;
    row[at++] = (words[outer] ?? 0) / count;
    outer = r.groups.parents[outer] ?? 0;
  }
}
