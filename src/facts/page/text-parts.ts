/** Why the larger parts of a page count as its text, or do not: runs of blocks with the same fate for the same reason. */
import type { TextPart, TextPartReason } from '../page-facts.ts';
import { BLOCK_FEATURES, blockFeatures } from './block-features.ts';
import { FRAME } from './frame-kinds.ts';
import { trees } from './main-blocks.ts';
import type { PageShape } from './page-shape.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';
import { textBetween } from './text-log.ts';
import { creditsOfTrees } from './trees.ts';

/** Parts that are told, those with most words. */
const MOST_PARTS = 5;
/** A part of fewer words is a label. */
const LEAST_WORDS = 8;
/** Bytes of the beginning of a part that is told. */
const MOST_BYTES = 200;

/** What a page says of its parts by element and role. */
const DECLARED: readonly (readonly [number, TextPartReason])[] = [
  [FRAME.hidden | FRAME.template, 'hidden'],
  [FRAME.control, 'control'],
  [FRAME.header, 'header'],
];

/** What the numbers of a block are about, by how their names begin; all others are about how it is written. */
const ABOUT: readonly (readonly [RegExp, TextPartReason])[] = [
  [/^links/, 'links'],
  [/^(?:near|far) /, 'names'],
  [/^(?:same |shape )/, 'repeated'],
  [/^(?:in |is |element|level|depth)/, 'markup'],
  [/^(?:place|text before|since|share|blocks|characters of)/, 'place'],
];
const about: readonly TextPartReason[] = BLOCK_FEATURES.map(
  (name) => ABOUT.find(([start]) => start.test(name))?.[1] ?? 'wording',
);

interface Run {
  readonly isText: boolean;
  readonly declared: TextPartReason | null;
  readonly first: BlockRecord;
  /** The block with most words, by its place among the candidates; -1 where none is a candidate. */
  most: number;
  words: number;
}

/** `blocks` and `chosen`: see main-blocks.ts. `isLearned`: whether the trees chose. */
export function textParts(
  r: Reading,
  shape: PageShape,
  blocks: readonly BlockRecord[],
  chosen: Uint8Array,
  isLearned: boolean,
): TextPart[] {
  const largest = runsOf(r, blocks, chosen)
    .filter(({ words }) => words >= LEAST_WORDS)
    .toSorted((a, b) => b.words - a.words)
    .slice(0, MOST_PARTS);
  return largest
    .toSorted((a, b) => a.first.serial - b.first.serial)
    .map(({ isText, declared, first, most, words }) => ({
      isText,
      words,
      text: textBetween(r.log, first.from, first.to, MOST_BYTES),
      reason: declared ?? (isLearned ? learned(r, shape, blocks, most, isText) : 'short'),
    }));
}

function runsOf(r: Reading, blocks: readonly BlockRecord[], chosen: Uint8Array): Run[] {
  const runs: Run[] = [];
  let candidate = 0;
  for (const record of r.blocks) {
    const at = blocks[candidate] === record ? candidate++ : -1;
    const isText = at >= 0 && chosen[at] === 1;
    const declared = isText ? null : (DECLARED.find(([bits]) => (record.bits & bits) !== 0)?.[1] ?? null);
    // Beyond the cap of blocks: nobody judged it.
    if (at < 0 && declared === null) continue;
    let run = runs.at(-1);
    if (run === undefined || run.isText !== isText || run.declared !== declared) {
      run = { isText, declared, first: record, most: at, words: 0 };
      runs.push(run);
    }
    run.words += record.words;
    if (record.words > (blocks[run.most]?.words ?? 0)) run.most = at;
  }
  return runs;
}

const row = new Float64Array(BLOCK_FEATURES.length);

/** What spoke most for or against a block. */
function learned(
  r: Reading,
  shape: PageShape,
  blocks: readonly BlockRecord[],
  index: number,
  isText: boolean,
): TextPartReason {
  blockFeatures(r, shape, blocks, index, row);
  const credits = creditsOfTrees(trees, row);
  const hash = shape.shapes[index]?.signs.hash ?? 0;
  const isLikely = credits.reduce((sum, credit) => sum + credit, 0) > 0;
  if (!isText && isLikely && (shape.sameText.get(hash) ?? 1) > 1) return 'copy';
  const sums = new Map<TextPartReason, number>();
  for (const [feature, credit] of credits.entries()) {
    const reason = about[feature] ?? 'wording';
    sums.set(reason, (sums.get(reason) ?? 0) + (isText ? credit : -credit));
  }
  return [...sums].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
