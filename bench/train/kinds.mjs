/**
 * Learns of what kind a page is, and writes `src/facts/kind-trees.ts`: trees for each kind against all others.
 * Run after main-text.mjs: npm run build && node bench/train/kinds.mjs [--check] && npm run format
 * Prints how many kinds are right, each page judged by trees that were not shown its site. `--check` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { LEARNED_KINDS } from '../../dist/catalog/page-kinds.js';
import { exchangeOf } from '../../dist/exchange.js';
import { kindFeatures } from '../../dist/facts/kind-features.js';
import { kindWords } from '../../dist/facts/kind-words.js';
import { pageFacts } from '../../dist/facts/page.js';
import { binsOf, boost, bordersOf, renumbered, sumFor, textOfTree, usedFeatures } from './boost.mjs';
import { FOLDS, wcxbPages } from './read.mjs';
import { tableSource } from './table.mjs';
import { learnWords, likelyByWords, wordLines } from './words.mjs';

const OPTIONS = {
  trees: 60,
  leaves: 6,
  rate: 0.12,
  l2: 2,
  leastWeight: 1,
  rowShare: 0.7,
  featureShare: 0.2,
  seed: 7,
};
/** Shares of right answers are told from these confidences on. */
const CONFIDENCES = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const KINDS = LEARNED_KINDS.length;
/** Pages in languages whose words nobody knows, which the corpus has none of: each of its pages, by all but its words. */
const WORDLESS_WEIGHT = 0.25;

const pages = wcxbPages().map(({ id, url, body, type, site, fold }) => {
  const address = URL.canParse(url) ? url : `https://example.com/${id}`;
  const facts = pageFacts(exchangeOf({ url: address, body }));
  return {
    type,
    kind: LEARNED_KINDS.indexOf(type),
    site,
    fold,
    numbers: new Map(kindFeatures(facts)),
    words: kindWords(facts),
    wordless: kindWords({ ...facts, lang: 'und' }),
  };
});
const names = [...new Set(pages.flatMap(({ numbers }) => [...numbers.keys()]))];
const width = names.length;
const count = pages.length;
/** By row, each page as it is and then each without its words: their numbers, all but those by words. */
const rows = new Float64Array(2 * count * width);
for (const [i, { numbers }] of pages.entries()) {
  const row = names.map((name) => numbers.get(name) ?? 0);
  rows.set(row, i * width);
  rows.set(row, (count + i) * width);
}
const firstByWords = names.indexOf(`words of ${LEARNED_KINDS[0]}`);
const weights = Float64Array.from({ length: 2 * count }, (_, row) => (row < count ? 1 : WORDLESS_WEIGHT));

/** Writes what the words say of the pages that are in, as learned from those that are in `from`; the weights. */
function readWords(from, isIn) {
  const learned = learnWords(pages.filter(from), KINDS);
  for (const [i, page] of pages.entries()) {
    if (!isIn(page)) continue;
    rows.set(likelyByWords(page.words, learned, KINDS), i * width + firstByWords);
    rows.set(likelyByWords(page.wordless, learned, KINDS), (count + i) * width + firstByWords);
  }
  return learned;
}

/** A model for each kind, from the pages that are in. What their words say is learned from those of the other folds alone. */
function learn(isIn) {
  for (let fold = 0; fold < FOLDS; fold++)
    readWords(
      (page) => isIn(page) && page.fold !== fold,
      (page) => isIn(page) && page.fold === fold,
    );
  const words = readWords(isIn, (page) => !isIn(page));
  const borders = bordersOf(rows, width);
  const bins = binsOf(rows, width, borders);
  const isRowIn = (row) => isIn(pages[row % count]);
  const models = LEARNED_KINDS.map((_, kind) => {
    const labels = Uint8Array.from({ length: 2 * count }, (_row, row) =>
      Number(pages[row % count].kind === kind),
    );
    const own = Int32Array.from({ length: 2 * count }, (_row, row) => row).filter(isRowIn);
    return boost({ rows: own, bins, width, borders, labels, weights, options: OPTIONS });
  });
  return { models, words, borders, bins };
}

function answerOf({ models, bins }, row) {
  const likely = models.map((model) => 1 / (1 + Math.exp(-sumFor(model, bins, row * width))));
  const best = likely.indexOf(Math.max(...likely));
  return { kind: LEARNED_KINDS[best], confidence: likely[best] / likely.reduce((a, b) => a + b, 0) };
}

const answers = [];
const wordless = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const model = learn((page) => page.fold !== fold);
  for (const [i, page] of pages.entries()) {
    if (page.fold !== fold) continue;
    answers[i] = answerOf(model, i);
    wordless[i] = answerOf(model, count + i);
  }
}
const share = (list) => `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`;
const figures = CONFIDENCES.map((least) => {
  const sure = pages.flatMap(({ type }, i) =>
    answers[i].confidence >= least ? [type === answers[i].kind] : [],
  );
  return `${share(sure)} of the ${((100 * sure.length) / count).toFixed(0)} % from ${least} on`;
});
const shown = (kind) => (kind === 'collection' ? 'listing' : kind);
figures.push(
  `${share(pages.map(({ type }, i) => shown(type) === shown(answers[i].kind)))} with both kinds of lists as one`,
  `${share(pages.map(({ type }, i) => type === wordless[i].kind))} by all but words`,
);
console.log(figures.join('\n'));
for (const kind of LEARNED_KINDS) {
  const row = LEARNED_KINDS.map(
    (other) => pages.filter(({ type }, i) => type === kind && answers[i].kind === other).length,
  );
  console.log(kind.padEnd(14), row.map((count) => String(count).padStart(4)).join(''));
}

if (!process.argv.includes('--check')) {
  const { models, words, borders } = learn(() => true);
  const trees = models.map((model) => model.trees.map((tree) => textOfTree(tree, borders)));
  const used = usedFeatures(trees.flat());
  const says = [
    'Of what kind a page is: weights of its words for each kind, and for each kind trees over the numbers of kind-features.ts.',
    'Made by `bench/train/kinds.mjs`; do not edit.',
    `Learned from ${pages.length.toLocaleString('en')} pages of the Web Content Extraction Benchmark v1.0, development set (Murrough Foley 2026, CC BY 4.0); ${JSON.stringify(OPTIONS).replaceAll(/["{}]/g, '').replaceAll(',', ', ').replaceAll(':', ' ')}.`,
    `Right in five folds by site: ${figures.join(', ')}.`,
  ];
  writeFileSync(
    new URL('../../src/facts/kind-trees.ts', import.meta.url),
    tableSource(says, [
      ['KIND_BASES', models.map(({ base }) => Math.round(base * 100))],
      ['KIND_WORDS', wordLines(words)],
      ['KIND_NAMES', used.map((feature) => names[feature])],
      [
        'KIND_TREES',
        Object.fromEntries(
          trees.map((texts, i) => [LEARNED_KINDS[i], texts.map((text) => renumbered(text, used))]),
        ),
      ],
    ]),
  );
}
