/**
 * Main text beside @mozilla/readability and defuddle over linkedom, and @extractus/article-extractor (readability, and what
 * it drops below 200 letters is no article), on pages of which it is known what belongs to their text and what does not (corpus/extraction). Scored as its authors do: a text of the page that is found
 * counts for, one that is missing against recall; one that does not belong and is found counts against precision. White space
 * is collapsed. And by kind the F1 of words on every fifth page of corpus/wcxb, which our table is learned from: what it gives
 * on pages that it has not seen is in the head of `src/facts/page/block-trees.ts`.
 * Run: npm run build && npm --prefix bench ci && node bench/main-text.mjs
 * Prints F1, precision and recall on the half that numbers are chosen on, on the other half, and on all; and CPU milliseconds
 * a page, with all other facts that are read on the way.
 */
import { extractFromHtml } from '@extractus/article-extractor';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { exchangeOf, pageFacts } from '../dist/index.js';
import { isForChoosing, judgedPages } from './pages.mjs';
import { wcxbPages, wordF1, wordsOf } from './train/read.mjs';

const READERS = {
  'citeworthy: all facts': ({ url, body }) =>
    pageFacts(exchangeOf({ url, body }))
      .main.blocks.map(({ text }) => text)
      .join('\n'),
  readability: ({ body }) => {
    const { document } = parseHTML(body.toString('utf8'));
    return new Readability(document).parse()?.textContent ?? '';
  },
  // Synchronous, so that it asks no server of its own for what the page lacks.
  defuddle: async ({ url, body }) =>
    textOf((await Defuddle(parseHTML(body.toString('utf8')).document, url, { useAsync: false })).content),
  'article-extractor': async ({ url, body }) =>
    textOf((await extractFromHtml(body.toString('utf8'), url))?.content),
};

const END_OF_BLOCK =
  /<(?:br|\/(?:p|div|li|dd|dt|h[1-6]|td|th|tr|blockquote|figcaption|pre|section|article))\b/gi;

function textOf(content) {
  if (!content) return '';
  const { document } = parseHTML(`<html><body>${content.replaceAll(END_OF_BLOCK, ' $&')}</body></html>`);
  return document.body.textContent;
}

const plain = (text) => text.normalize('NFC').replace(/\s+/g, ' ');

const pages = judgedPages('extraction').map((page) => ({
  ...page,
  url: page.url.startsWith('http') ? page.url : 'https://example.com/page',
  half: isForChoosing(page) ? 'chosen on' : 'other half',
}));

const part = (share) => share.toFixed(3).padStart(10);

console.log(
  `${'main text'.padEnd(24)}${'pages'.padEnd(12)}${['F1', 'precision', 'recall'].map((name) => name.padStart(10)).join('')}   ms a page`,
);
for (const [name, read] of Object.entries(READERS)) {
  const { sums, time } = await scoreOf(read);
  for (const [half, { right, missed, wrong }] of Object.entries(sums)) {
    const precision = right / (right + wrong);
    const recall = right / (right + missed);
    const f1 = (2 * precision * recall) / (precision + recall);
    const cost = half === 'all' ? (time / pages.length).toFixed(2).padStart(12) : '';
    console.log(name.padEnd(24) + half.padEnd(12) + [f1, precision, recall].map(part).join('') + cost);
  }
}

/** Every how many pages of corpus/wcxb one is read. */
const STEP = 5;
const some = wcxbPages().filter((_, at) => at % STEP === 0);
const kinds = [...new Set(some.map(({ type }) => type))].toSorted();
console.log(`\n${'F1 of words'.padEnd(24)}${['all', ...kinds].map((kind) => kind.padStart(14)).join('')}`);
for (const [name, read] of Object.entries(READERS)) {
  const scores = Object.fromEntries(['all', ...kinds].map((kind) => [kind, []]));
  for (const page of some) {
    const found = wordsOf(await attempt(read, { ...page, url: 'https://example.com/page' }));
    for (const kind of ['all', page.type]) scores[kind].push(wordF1(found, wordsOf(page.text)));
  }
  const mean = (list) => (list.reduce((a, b) => a + b, 0) / list.length).toFixed(3).padStart(14);
  console.log(name.padEnd(24) + Object.values(scores).map(mean).join(''));
}

async function scoreOf(read) {
  const sums = {};
  // Once unmeasured: compiled code is what a worker runs.
  for (const page of pages.slice(0, 100)) await attempt(read, page);
  let time = 0;
  for (const page of pages) {
    const before = process.cpuUsage();
    const text = plain(await attempt(read, page));
    const { user, system } = process.cpuUsage(before);
    time += (user + system) / 1_000;
    for (const half of [page.half, 'all']) {
      const sum = (sums[half] ??= { right: 0, missed: 0, wrong: 0 });
      for (const expected of page.with) sum[text.includes(plain(expected).trim()) ? 'right' : 'missed'] += 1;
      for (const foreign of page.without) sum.wrong += Number(text.includes(plain(foreign).trim()));
    }
  }
  return { sums, time };
}

/** A page that a reader cannot read has no text. */
async function attempt(read, page) {
  try {
    return await read(page);
  } catch {
    return '';
  }
}
