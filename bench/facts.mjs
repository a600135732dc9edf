/**
 * What pages state of their products (corpus/products: price, availability, SKU and brand as people see them): F1 of what
 * all surfaces together say, beside JSON-LD alone. A fact is right where it is one of those that the corpus has; the first in
 * the order JSON-LD, microdata, RDFa, Open Graph, text is taken. Then how many real pages of all corpora contradict themselves.
 * Run: npm run build && node bench/facts.mjs
 */
import { factsBySurface, exchangeOf, pageFacts } from '../dist/index.js';
import { pageRules } from '../dist/rules/page/rules.js';
import { subjectOf } from '../dist/rules/page/subject.js';
import { judgedPages, realPages } from './pages.mjs';
import { wcxbPages } from './train/read.mjs';

const ORDER = ['json-ld', 'microdata', 'rdfa', 'open-graph', 'text'];
const letters = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const IS_SAME = {
  price: (value, wanted) => Math.abs(Number(value.split(' ')[0]) - Number(wanted)) < 0.005,
  availability: (value, wanted) => value === wanted,
  sku: (value, wanted) => letters(value) === letters(wanted),
  brand: (value, wanted) => letters(value) === letters(wanted),
};

const sums = {};
for (const page of judgedPages('products')) {
  const facts = factsBySurface(exchangeOf({ url: page.url, body: page.body }));
  for (const [name, isSame] of Object.entries(IS_SAME)) {
    for (const [source, order] of [
      ['all surfaces', ORDER],
      ['JSON-LD alone', ORDER.slice(0, 1)],
      ['text alone', ORDER.slice(-1)],
    ]) {
      const sum = ((sums[name] ??= {})[source] ??= { right: 0, given: 0, wanted: 0 });
      const fact = order.flatMap((surface) =>
        facts.filter((one) => one.fact === name && one.surface === surface),
      )[0];
      const wanted = page[name] ?? [];
      sum.wanted += Number(wanted.length > 0);
      if (fact === undefined || wanted.length === 0) continue;
      sum.given += 1;
      sum.right += Number(wanted.some((one) => isSame(fact.value, one)));
    }
  }
}
for (const [name, bySource] of Object.entries(sums))
  for (const [source, { right, given, wanted }] of Object.entries(bySource)) {
    const [precision, recall] = [given === 0 ? 0 : right / given, right / wanted];
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    console.log(
      `${name.padEnd(14)}${source.padEnd(16)}F1 ${f1.toFixed(3)}  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`,
    );
  }

const COMPARING = new Set([
  'price-agrees',
  'availability-agrees',
  'name-agrees',
  'rating-agrees',
  'date-agrees',
]);
const comparing = pageRules.filter(({ id }) => COMPARING.has(id));
let pages = 0;
const bodies = [
  ...realPages().map((body) => ({ url: 'https://example.com/page', body })),
  ...['products', 'extraction', 'dates'].flatMap((folder) => judgedPages(folder)),
  ...wcxbPages(),
];
for (const { url, body } of bodies) {
  const subject = subjectOf(
    pageFacts(exchangeOf({ url: url?.startsWith('http') ? url : 'https://example.com/page', body })),
  );
  pages += 1;
  for (const rule of comparing) {
    const verdict = rule.evaluate(subject);
    if (verdict.kind === 'fail')
      console.log(`contradiction: ${rule.id} ${url} ${JSON.stringify(verdict.found[0].data)}`);
  }
}
console.log(`${pages} pages`);
