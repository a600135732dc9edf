/** Sums over the blocks of a page that may be its text, by block and by the parts around them. */
import { ELEMENT } from '../../readers/html/elements.ts';
import { type BlockSigns, blockSigns, wordHashes } from './block-signs.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Elements that a block may stand in, at any distance. */
export const AROUND = ['article', 'section', 'form', 'ol', 'ul', 'dl', 'table', 'figure', 'details'] as const;

/** By element id: its bit among {@link AROUND}. */
const aroundBits = new Int32Array(256);
for (const [bit, name] of AROUND.entries()) aroundBits[ELEMENT[name]] = 1 << bit;

/** By block, in their order. */
export interface BlockShape {
  readonly signs: BlockSigns;
  /** Share of its characters in links. */
  readonly links: number;
  /** Characters of the blocks before it. */
  readonly before: number;
  /** Blocks of its shape before it. */
  readonly shapeBefore: number;
}

export interface PageShape {
  readonly shapes: readonly BlockShape[];
  readonly characters: number;
  /** Index of the first heading of level 1, -1 without one. */
  readonly h1: number;
  /** By hash of a text, and by shape of a group: blocks that have it. */
  readonly sameText: ReadonlyMap<number, number>;
  readonly sameShape: ReadonlyMap<number, number>;
  readonly groups: GroupSums;
}

/** By group: sums over its blocks and those of the groups in it, and what stands around it. */
export interface GroupSums {
  readonly characters: Float64Array;
  readonly linked: Float64Array;
  readonly blocks: Float64Array;
  readonly words: Float64Array;
  /** Bits of {@link AROUND}, and of the families of all names from the page to it. */
  readonly around: Int32Array;
  readonly names: Int32Array;
  readonly depth: Int32Array;
}

/** The shape of a page, were these its blocks. */
export function pageShape(r: Reading, blocks: readonly BlockRecord[]): PageShape {
  const { groups, log } = r;
  const title = wordHashes(r.head.title);
  const sums = emptySums(groups.count);
  const shapes: BlockShape[] = [];
  const sameText = new Map<number, number>();
  const sameShape = new Map<number, number>();
  let characters = 0;
  let h1 = -1;
  for (const [index, block] of blocks.entries()) {
    const { group } = block;
    const signs = blockSigns(log, block, title);
    const shape = groups.shapes[group] ?? 0;
    const shapeBefore = sameShape.get(shape) ?? 0;
    const links = block.linkCharacters / Math.max(block.characters, 1);
    shapes.push({ signs, links, before: characters, shapeBefore });
    sameText.set(signs.hash, (sameText.get(signs.hash) ?? 0) + 1);
    sameShape.set(shape, shapeBefore + 1);
    add(sums, group, block.characters, block.linkCharacters, 1, block.words);
    characters += block.characters;
    if (h1 < 0 && block.level === 1 && block.kind === 'heading') h1 = index;
  }
  sumUp(r, sums);
  return { shapes, characters, h1, sameText, sameShape, groups: sums };
}

function emptySums(count: number): GroupSums {
  return {
    characters: new Float64Array(count),
    linked: new Float64Array(count),
    blocks: new Float64Array(count),
    words: new Float64Array(count),
    around: new Int32Array(count),
    names: new Int32Array(count),
    depth: new Int32Array(count),
  };
}

function add(
  sums: GroupSums,
  group: number,
  characters: number,
  linked: number,
  blocks: number,
  words: number,
): void {
  sums.characters[group] = (sums.characters[group] ?? 0) + characters;
  sums.linked[group] = (sums.linked[group] ?? 0) + linked;
  sums.blocks[group] = (sums.blocks[group] ?? 0) + blocks;
  sums.words[group] = (sums.words[group] ?? 0) + words;
}

/** Sums go out to the groups around, elements and names in to those inside: a group stands before those in it. */
function sumUp({ groups: { count, parents, tags, names } }: Reading, sums: GroupSums): void {
  for (let group = count - 1; group > 0; group--) {
    const { characters, linked, blocks, words } = sums;
    if ((blocks[group] ?? 0) === 0) continue;
    const parent = parents[group] ?? 0;
    add(sums, parent, characters[group] ?? 0, linked[group] ?? 0, blocks[group] ?? 0, words[group] ?? 0);
  }
  for (let group = 1; group < count; group++) {
    const parent = parents[group] ?? 0;
    sums.around[group] = (sums.around[parent] ?? 0) | (aroundBits[tags[group] ?? 0] ?? 0);
    sums.names[group] = (sums.names[parent] ?? 0) | (names[group] ?? 0);
    sums.depth[group] = (sums.depth[parent] ?? 0) + 1;
  }
}
