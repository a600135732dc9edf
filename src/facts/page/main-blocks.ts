/**
 * Which blocks of a page are its text. Hidden text, controls, and what stands in navigation, footers, asides and dialogs are
 * none; of the rest the learned trees tell how likely each is, and the set is taken that is right for most words.
 */
import { ELEMENT } from '../../readers/html/elements.ts';
import { MAX_BLOCKS } from '../page-limits.ts';
import { BLOCK_BASE, BLOCK_TREES } from './block-trees.ts';
import { BLOCK_FEATURES, blockFeatures } from './block-features.ts';
import { FRAME } from './frame-kinds.ts';
import type { GroupLog } from './groups.ts';
import type { PageShape } from './page-shape.ts';
import { note, type Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';
import { sumOfTrees, treesOf } from './trees.ts';

const NEVER = FRAME.control | FRAME.hidden | FRAME.template;

/** Blocks that may be text of the page, the first {@link MAX_BLOCKS} of them. */
export function candidates(r: Reading): BlockRecord[] {
  const blocks = r.blocks.filter(({ bits }) => (bits & NEVER) === 0);
  if (blocks.length <= MAX_BLOCKS) return blocks;
  note(r, 'blocks-capped', 'main text');
  return blocks.slice(0, MAX_BLOCKS);
}

/** Below this no block is text, however little of the page seems to be. */
const LEAST_LIKELY = 0.1;
/** How much of a block's likelihood is that of the part around it. */
const PART_WEIGHT = 0.3;
/** Words of a table or of a question with its answer whose rows stay together; a longer one lays out a page. */
const TOGETHER_WORDS = 2_000;

/**
 * By block: 1 for text of the page. The set with the best expected F1 of words: where the trees are sure, what is more
 * likely text than not, and less than that where nothing on the page is sure. `likely`: see {@link likelihoods}.
 */
export function chosenBlocks(
  r: Reading,
  shape: PageShape,
  blocks: readonly BlockRecord[],
  likely: Float64Array,
): Uint8Array {
  const smooth = togetherLikely(r, blocks, likely);
  const order = Uint32Array.from(blocks.keys()).sort((a, b) => (smooth[b] ?? 0) - (smooth[a] ?? 0));
  let all = 0;
  for (const [index, { words }] of blocks.entries()) all += words * (smooth[index] ?? 0);
  let [taken, right, best, border] = [0, 0, 0, 1];
  for (const index of order) {
    const words = blocks[index]?.words ?? 0;
    taken += words;
    right += words * (smooth[index] ?? 0);
    const f1 = right / (taken + all);
    if (f1 > best) [best, border] = [f1, smooth[index] ?? 0];
  }
  const least = Math.max(border, LEAST_LIKELY);
  const chosen = Uint8Array.from(smooth, (each) => Number(each >= least));
  dropCopies(r, shape, blocks, order, chosen);
  addHeadings(blocks, smooth, chosen);
  dropLabels(blocks, chosen);
  dropBeforeMain(blocks, chosen);
  return chosen;
}

/** Words from which a text that a page says again may be a copy of it, and no common label. */
const COPY_WORDS = 5;
/** What is said more often is no copy, but how the page is made. */
const MOST_COPIES = 3;

/**
 * What a page says again in another part, for small screens or as the quote of an earlier message, is text once: where it is
 * likeliest to be the text, else where it is first. `order`: likeliest first.
 */
function dropCopies(
  { groups: { parents } }: Reading,
  { shapes, sameText }: PageShape,
  blocks: readonly BlockRecord[],
  order: Uint32Array,
  chosen: Uint8Array,
): void {
  const partOf = new Map<number, number>();
  for (const index of order) {
    const block = blocks[index];
    const hash = shapes[index]?.signs.hash ?? 0;
    const said = sameText.get(hash) ?? 0;
    if (block === undefined || chosen[index] !== 1 || block.words < COPY_WORDS) continue;
    if (said === 1 || said > MOST_COPIES) continue;
    const part = parents[block.group] ?? 0;
    const first = partOf.get(hash);
    if (first === undefined) partOf.set(hash, part);
    else if (first !== part) chosen[index] = 0;
  }
}

/** Likely enough for a heading of which nothing else is known to be that of the text. */
const LIKELY_HEADING = 0.3;

/** A heading right above text names it and is part of it, unless it plainly looks like one of something else. */
function addHeadings(blocks: readonly BlockRecord[], likely: Float64Array, chosen: Uint8Array): void {
  for (let index = blocks.length - 2; index >= 0; index--) {
    const isHeading = blocks[index]?.kind === 'heading' && (likely[index] ?? 0) >= LIKELY_HEADING;
    if (isHeading && chosen[index + 1] === 1) chosen[index] = 1;
  }
}

/** A heading over nothing but one of a higher rank is a label beside the text: of a menu, of what stands above the headline. */
function dropLabels(blocks: readonly BlockRecord[], chosen: Uint8Array): void {
  let above = Infinity;
  let isLabel = false;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index];
    if (block === undefined || chosen[index] !== 1) continue;
    if (block.kind !== 'heading') {
      above = Infinity;
      continue;
    }
    const { level } = block;
    isLabel = level > above || (level === above && isLabel);
    if (isLabel) chosen[index] = 0;
    above = level;
  }
}

const MAIN = FRAME.main | FRAME.roleMain;
/** Share of the words of the text in main from which it is what the site says it is. */
const MAIN_SHARE = 0.5;

/** What is said before main is no text of the page (HTML Standard, 4.4.14), but headlines and what is in its header. */
function dropBeforeMain(blocks: readonly BlockRecord[], chosen: Uint8Array): void {
  const first = blocks.findIndex(({ bits }) => (bits & MAIN) !== 0);
  let [all, within] = [0, 0];
  for (const [index, { bits, words }] of blocks.entries()) {
    if (chosen[index] !== 1) continue;
    all += words;
    if ((bits & MAIN) !== 0) within += words;
  }
  if (first < 0 || within < MAIN_SHARE * all) return;
  for (const [index, { bits, kind }] of blocks.slice(0, first).entries())
    if ((bits & FRAME.header) === 0 && kind !== 'heading') chosen[index] = 0;
}

/**
 * The likelihoods of blocks that belong together: each a little that of the part around it, and one for all of a table and
 * of a question with its answer.
 */
function togetherLikely(r: Reading, blocks: readonly BlockRecord[], likely: Float64Array): Float64Array {
  const { groups } = r;
  const parts = blocks.map(({ group }) => groups.parents[group] ?? 0);
  const part = meansOf(r, blocks, likely, parts, Infinity);
  const near = likely.map((each, index) => (1 - PART_WEIGHT) * each + PART_WEIGHT * (part[index] ?? 0));
  return meansOf(
    r,
    blocks,
    near,
    blocks.map(({ group }) => wholeOf(groups, group)),
    TOGETHER_WORDS,
  );
}

/** By block: the mean over the blocks of its part, by their words; its own where the part is the page, or too large. */
function meansOf(
  { groups: { count } }: Reading,
  blocks: readonly BlockRecord[],
  likely: Float64Array,
  parts: readonly number[],
  most: number,
): Float64Array {
  const [words, right] = [new Float64Array(count), new Float64Array(count)];
  for (let index = 0; index < blocks.length; index++) {
    const part = parts[index] ?? 0;
    const own = Math.max(blocks[index]?.words ?? 0, 1);
    words[part] = (words[part] ?? 0) + own;
    right[part] = (right[part] ?? 0) + own * (likely[index] ?? 0);
  }
  return likely.map((each, index) => {
    const part = parts[index] ?? 0;
    const all = words[part] ?? 0;
    return part === 0 || all > most ? each : (right[part] ?? 0) / all;
  });
}

/** The innermost table or details around a group, 0 without one. */
function wholeOf({ parents, tags }: GroupLog, group: number): number {
  let at = group;
  while (at > 0 && tags[at] !== ELEMENT.table && tags[at] !== ELEMENT.details) at = parents[at] ?? 0;
  return at;
}

/** What was learned of blocks. */
export const trees = treesOf(BLOCK_TREES, BLOCK_BASE);
const row = new Float64Array(BLOCK_FEATURES.length);

/** How likely each block is text of the page, 0 to 1. */
export function likelihoods(r: Reading, blocks: readonly BlockRecord[], shape: PageShape): Float64Array {
  const likely = new Float64Array(blocks.length);
  for (let i = 0; i < blocks.length; i++) {
    blockFeatures(r, shape, blocks, i, row);
    likely[i] = 1 / (1 + Math.exp(-sumOfTrees(trees, row)));
  }
  return likely;
}
