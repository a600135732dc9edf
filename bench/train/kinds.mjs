/**
 * Learns of what kind a page is, and writes `src/facts/kind-trees.ts`: trees for each kind against all others.
 * Run after main-text.mjs: npm run build && node bench/train/kinds.mjs [--check] && npm run format
 * Prints how many kinds are right, each page judged by trees that were not shown its site. `--check` writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { exchangeOf } from '../../dist/exchange.js';
import { kindFeatures } from '../../dist/facts/kind-features.js';
import { LEARNED_KINDS } from '../../dist/facts/learned-kind.js';
import { pageFacts } from '../../dist/facts/page.js';
import { binsOf, boost, bordersOf, renumbered, sumFor, textOfTree, usedFeatures } from './boost.mjs';
import { FOLDS, wcxbPages } from './read.mjs';
import { tableSource } from './table.mjs';

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

const pages = wcxbPages().map(({ id, url, body, type, fold }) => {
  const address = URL.canParse(url) ? url : `https://example.com/${id}`;
  return { type, fold, numbers: new Map(kindFeatures(pageFacts(exchangeOf({ url: address, body })))) };
});
const names = [...new Set(pages.flatMap(({ numbers }) => [...numbers.keys()]))];
const width = names.length;
const all = Float64Array.from(pages.flatMap(({ numbers }) => names.map((name) => numbers.get(name) ?? 0)));
const borders = bordersOf(all, width);
const bins = binsOf(all, width, borders);
const weights = new Float64Array(pages.length).fill(1);

/** A model for each kind, from the pages that are in. */
const learn = (isIn) => {
  const rows = Int32Array.from(pages.keys()).filter(isIn);
  return LEARNED_KINDS.map((kind) => {
    const labels = Uint8Array.from(pages, ({ type }) => Number(type === kind));
    return boost({ rows, bins, width, borders, labels, weights, options: OPTIONS });
  });
};

const answers = pages.map(() => ({ kind: '', confidence: 0 }));
for (let fold = 0; fold < FOLDS; fold++) {
  const models = learn((i) => pages[i].fold !== fold);
  for (const [i, page] of pages.entries()) {
    if (page.fold !== fold) continue;
    const likely = models.map((model) => 1 / (1 + Math.exp(-sumFor(model, bins, i * width))));
    const best = likely.indexOf(Math.max(...likely));
    answers[i] = { kind: LEARNED_KINDS[best], confidence: likely[best] / likely.reduce((a, b) => a + b, 0) };
  }
}
const figures = CONFIDENCES.map((least) => {
  const sure = pages.flatMap(({ type }, i) =>
    answers[i].confidence >= least ? [type === answers[i].kind] : [],
  );
  return `${((100 * sure.filter(Boolean).length) / sure.length).toFixed(1)} % of the ${((100 * sure.length) / pages.length).toFixed(0)} % from ${least} on`;
});
console.log(figures.join('\n'));
for (const kind of LEARNED_KINDS) {
  const row = LEARNED_KINDS.map(
    (other) => pages.filter(({ type }, i) => type === kind && answers[i].kind === other).length,
  );
  console.log(kind.padEnd(14), row.map((count) => String(count).padStart(4)).join(''));
}

if (!process.argv.includes('--check')) {
  const models = learn(() => true);
  const trees = models.map((model) => model.trees.map((tree) => textOfTree(tree, borders)));
  const used = usedFeatures(trees.flat());
  const says = [
    'Of what kind a page is: for each kind trees over the numbers of kind-features.ts.',
    'Made by `bench/train/kinds.mjs`; do not edit.',
    `Learned from ${pages.length.toLocaleString('en')} pages of the Web Content Extraction Benchmark v1.0, development set (Murrough Foley 2026, CC BY 4.0); ${JSON.stringify(OPTIONS).replaceAll(/["{}]/g, '').replaceAll(',', ', ').replaceAll(':', ' ')}.`,
    `Right in five folds by site: ${figures.join(', ')}.`,
  ];
  writeFileSync(
    new URL('../../src/facts/kind-trees.ts', import.meta.url),
    tableSource(says, [
      ['KIND_BASES', models.map(({ base }) => Math.round(base * 100))],
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
