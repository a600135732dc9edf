/** Where the text of a page is: the range of its chosen blocks, without the parts in which none is. */
import { ELEMENT } from '../../readers/html/elements.ts';
import type { PageFacts, TextPart } from '../page-facts.ts';
import { MAX_BLOCKS } from '../page-limits.ts';
import { type Cut, type MainArea, merged } from './area.ts';
import { FRAME } from './frame-kinds.ts';
import { candidates, chosenBlocks, likelihoods } from './main-blocks.ts';
import { pageShape, type PageShape } from './page-shape.ts';
import { pageSigns } from './page-signs.ts';
import { familyBit } from './part-names.ts';
import type { Reading } from './reading.ts';
import { areContent, charactersOf, outerGroups, shortBlocks } from './short-blocks.ts';
import type { BlockRecord } from './records.ts';
import { textParts } from './text-parts.ts';

/** Characters of text below which a page says too little to be told by its looks. */
const LEAST_CHARACTERS = 1_000;
/** Share of the text in a landmark from which it is the one that holds the text. */
const SOURCE_SHARE = 0.9;

/** Where the text of a page is, and where what is not said by others: their dates and authors are not those of the page. */
export interface PageAreas {
  readonly main: MainArea;
  readonly own: MainArea;
  /** See page-signs.ts. */
  readonly signs: PageFacts['signs'];
  readonly parts: readonly TextPart[];
}

/** The areas of a page that has been read. */
export function pageAreas(r: Reading): PageAreas {
  const blocks = candidates(r);
  const shape = pageShape(r, blocks);
  const isShort = shape.characters < LEAST_CHARACTERS;
  const likely = isShort ? null : chosenBlocks(r, shape, blocks, likelihoods(r, blocks, shape));
  // A header may hold headline and lead of a text, and no text alone.
  const isText = blocks.some(({ bits }, index) => likely?.[index] === 1 && (bits & FRAME.header) === 0);
  const isLearned = likely !== null && isText;
  const chosen = isLearned ? likely : shortBlocks(r, blocks, shape);
  const signs = isShort ? null : pageSigns(r, blocks, shape, chosen);
  const parts = textParts(r, shape, blocks, chosen, isLearned);
  return { main: areaOf(r, blocks, chosen), own: ownArea(r, shape), signs, parts };
}

interface Given {
  readonly blocks: readonly BlockRecord[];
  readonly chosen: Uint8Array;
  /** By group: blocks in it that are not chosen. */
  readonly left: Int32Array;
}

function areaOf(r: Reading, blocks: readonly BlockRecord[], chosen: Uint8Array): MainArea {
  const { from, parents, tags, to } = r.groups;
  const kept = countsByGroup(r, blocks, (index) => chosen[index] === 1);
  const left = countsByGroup(r, blocks, (index) => chosen[index] !== 1);
  const [total] = kept;
  const cuts = beyond(r, blocks);
  if (total === undefined || total === 0) return { ...wholePage(r), cuts, drops: blocks.map(placeOf) };
  const isDropped = new Uint8Array(r.groups.count);
  for (let group = 1; group < r.groups.count; group++) {
    const parent = parents[group] ?? 0;
    isDropped[group] = isDropped[parent] ?? 0;
    if (kept[group] !== 0 || left[group] === 0 || kept[parent] === 0) continue;
    // A table beside the text is one of the page, whatever its cells say.
    if (tags[group] === ELEMENT.table) isDropped[group] = 1;
    else cuts.push({ from: from[group] ?? 0, to: to[group] ?? 0 });
  }
  const drops = blocks
    .filter(({ group }, index) => chosen[index] !== 1 && (kept[group] !== 0 || isDropped[group] === 1))
    .map(placeOf);
  const range = rangeOf(r, { blocks, chosen, left });
  return { ...range, source: sourceOf(blocks, chosen), cuts: merged(cuts), drops };
}

/** What comes after the last block, where only so many are judged. */
function beyond(r: Reading, blocks: readonly BlockRecord[]): Cut[] {
  const last = blocks.at(-1);
  return blocks.length < MAX_BLOCKS || last === undefined ? [] : [{ from: last.serial + 1, to: r.serial }];
}

const placeOf = ({ start, serial }: BlockRecord): Cut => ({ from: start, to: serial });

const wholePage = ({ serial }: Reading): MainArea => ({
  source: 'body',
  from: 0,
  to: serial,
  cuts: [],
  drops: [],
});

/** By group: how many of these blocks are in it. */
function countsByGroup(
  { groups: { count, parents } }: Reading,
  blocks: readonly BlockRecord[],
  isCounted: (index: number) => boolean,
): Int32Array {
  const counts = new Int32Array(count);
  for (const [index, { group }] of blocks.entries())
    if (isCounted(index)) counts[group] = (counts[group] ?? 0) + 1;
  for (let group = count - 1; group > 0; group--) {
    const parent = parents[group] ?? 0;
    counts[parent] = (counts[parent] ?? 0) + (counts[group] ?? 0);
  }
  return counts;
}

/**
 * The largest part of the page around all chosen blocks that adds no other text, or the landmark that holds them: what it
 * has besides is pictures of the text, and what is hidden in it. The page where there is none.
 */
function rangeOf({ groups, serial }: Reading, given: Given): Cut {
  const { blocks, chosen, left } = given;
  const { from, parents, tags, to } = groups;
  const first = blocks[chosen.indexOf(1)];
  const last = blocks[chosen.lastIndexOf(1)];
  const end = last?.serial ?? 0;
  const isRoot = (group: number): boolean =>
    tags[group] === ELEMENT.body || tags[group] === ELEMENT.html || group === 0;
  let group = first?.group ?? 0;
  while (!isRoot(group) && (to[group] ?? 0) < end) group = parents[group] ?? 0;
  for (let outer = group; !isRoot(outer); outer = parents[outer] ?? 0)
    if (left[outer] === left[group] || tags[outer] === ELEMENT.main || tags[outer] === ELEMENT.article)
      group = outer;
  if (!isRoot(group)) return { from: from[group] ?? 0, to: to[group] ?? 0 };
  return { from: 0, to: serial };
}

const SOURCES = [
  ['main', FRAME.main],
  ['role-main', FRAME.roleMain],
  ['article', FRAME.article],
] as const;

/** The landmark around the text. */
function sourceOf(blocks: readonly BlockRecord[], chosen: Uint8Array): MainArea['source'] {
  const text = blocks.filter((_, index) => chosen[index] === 1);
  const least = SOURCE_SHARE * charactersOf(text);
  return SOURCES.find(([, bits]) => charactersOf(text, bits) >= least)?.[0] ?? 'body';
}

/** All but the comments of readers and what leads to other texts, unless the page is made of them. */
function ownArea(r: Reading, shape: PageShape): MainArea {
  const { from, to } = r.groups;
  const cuts = [familyBit('replies'), familyBit('leads')].flatMap((bit) => {
    const parts = outerGroups(r, shape, bit);
    return areContent(shape, parts)
      ? []
      : parts.map((group) => ({ from: from[group] ?? 0, to: to[group] ?? 0 }));
  });
  return { ...wholePage(r), cuts: merged(cuts) };
}
