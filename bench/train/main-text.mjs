/**
 * Learns which blocks of a page are its text, and writes `src/facts/page/block-trees.ts`.
 * Run: npm run build && node --max-old-space-size=8000 bench/train/main-text.mjs [--check] && npm run format
 * Prints the F1 of words by kind of page, each page judged by trees that were not shown its site. `--check` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { BLOCK_FEATURES } from '../../dist/facts/page/block-features.js';
import { chosenBlocks } from '../../dist/facts/page/main-blocks.js';
import { binsOf, boost, bordersOf, sumFor, textOfTree } from './boost.mjs';
import { FOLDS, pageBlocks, smallPages, snippetPages, wcxbPages, wordF1 } from './read.mjs';
import { tableSource } from './table.mjs';

const OPTIONS = {
  trees: 100,
  leaves: 16,
  rate: 0.12,
  l2: 1,
  leastWeight: 20,
  rowShare: 0.6,
  featureShare: 0.6,
  seed: 7,
};
/** Texts of fewer words say too little of the page that they are from. */
const LEAST_WORDS = 20;

const width = BLOCK_FEATURES.length;
const pages = [];
const parts = [];
let count = 0;
for (const [index, page] of wcxbPages().entries()) {
  const { r, shape, blocks, words, labels, weights, reference, rows } = pageBlocks(page);
  const isUsed = reference.length > LEAST_WORDS;
  const small = isUsed ? smallPages({ r, blocks, labels, words }, index) : null;
  pages.push({ type: page.type, fold: page.fold, r, shape, blocks, words, reference, from: count });
  for (const part of [{ labels, rows, weights: isUsed ? weights : weights.map(() => 0) }, small]) {
    if (part === null) continue;
    parts.push({ ...part, fold: page.fold });
    count += part.labels.length;
  }
  // Text and bytes are not needed any more.
  r.log.buffer = null;
}
for (const part of snippetPages()) {
  parts.push(part);
  count += part.labels.length;
}
const all = new Float64Array(count * width);
const labels = new Uint8Array(count);
const weights = new Float64Array(count);
const folds = new Uint8Array(count);
let at = 0;
for (const part of parts) {
  all.set(part.rows, at * width);
  labels.set(part.labels, at);
  weights.set(part.weights, at);
  folds.fill(part.fold, at, at + part.labels.length);
  at += part.labels.length;
}
const sum = weights.reduce((a, b) => a + b, 0);
for (let i = 0; i < count; i++) weights[i] *= count / sum;
const borders = bordersOf(all, width);
const bins = binsOf(all, width, borders);
const learn = (isIn) => {
  const rows = Int32Array.from({ length: count }, (_, i) => i).filter((i) => weights[i] > 0 && isIn(i));
  return boost({ rows, bins, width, borders, labels, weights, options: OPTIONS });
};

const scores = {};
for (let fold = 0; fold < FOLDS; fold++) {
  const model = learn((i) => folds[i] !== fold);
  for (const page of pages) {
    if (page.fold !== fold) continue;
    const likely = Float64Array.from(
      page.blocks,
      (_, i) => 1 / (1 + Math.exp(-sumFor(model, bins, (page.from + i) * width))),
    );
    const chosen = chosenBlocks(page.r, page.shape, page.blocks, likely);
    const found = page.words.flatMap((words, i) => (chosen[i] === 1 ? words : []));
    for (const kind of ['all', page.type]) (scores[kind] ??= []).push(wordF1(found, page.reference));
  }
}
const figures = Object.entries(scores).map(
  ([kind, list]) => `${kind} ${(list.reduce((a, b) => a + b, 0) / list.length).toFixed(3)}`,
);
console.log(`F1 of words, pages not learned from: ${figures.join(', ')}`);

if (!process.argv.includes('--check')) {
  const { base, trees } = learn(() => true);
  const file = new URL('../../src/facts/page/block-trees.ts', import.meta.url);
  const says = [
    'Which blocks of a page are its text: trees over the numbers of block-features.ts.',
    'Made by `bench/train/main-text.mjs`; do not edit.',
    `Learned from ${pages.length.toLocaleString('en')} pages of the Web Content Extraction Benchmark v1.0, development set (Murrough Foley 2026, CC BY 4.0), from runs of their blocks, and from the snippets of 450 pages of trafilatura's evaluation (adbar/trafilatura, Apache-2.0); ${JSON.stringify(OPTIONS).replaceAll(/["{}]/g, '').replaceAll(',', ', ').replaceAll(':', ' ')}.`,
    `F1 of words in five folds by site: ${figures.join(', ')}.`,
  ];
  writeFileSync(
    file,
    tableSource(says, [
      ['BLOCK_BASE', Math.round(base * 100)],
      ['BLOCK_NAMES', BLOCK_FEATURES.join(', ')],
      ['BLOCK_TREES', trees.map((tree) => textOfTree(tree, borders))],
    ]),
  );
}
