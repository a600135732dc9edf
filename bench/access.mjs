/**
 * Classifying a 100 KB answer, beside the usual way: parse with cheerio (parse5), read the text, try the same selectors.
 * Run: npm run build && node bench/access.mjs [rounds]
 * Prints the median of the rounds in milliseconds and the ratio. Checks that our verdicts are right, and that cheerio
 * matches nothing on the page without a mark; what its matches would mean it does not yet decide.
 */
import { wafVendors } from '../dist/catalog/waf-signatures.js';
import { needsCloseLook } from '../dist/access/close-look.js';
import { classifyResponse } from '../dist/access/classify.js';
import { own } from './own-modules.mjs';

const { load } = await own('cheerio');

const ROUNDS = Number(process.argv[2] ?? 31);
/** Rounds before the clock counts: all variants are then compiled. */
const WARM_UP = 20;
const PAGE_CHARACTERS = 100_000;

function selectorsOf(when) {
  const inner = when.all ?? when.any ?? (when.not ? [when.not] : []);
  return [...inner.flatMap(selectorsOf), ...[when.select ?? when.selectText ?? []].flat()];
}

const SELECTORS = [
  ...new Set(
    wafVendors.flatMap(({ presence, rules }) =>
      [...presence, ...rules].flatMap(({ when }) => selectorsOf(when)),
    ),
  ),
];

/** A shop page: header, products with text, links, images and attributes, inline scripts, footer. */
function shopPage(length, extra = '') {
  const parts = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour shop</title></head><body><header><nav><a href="/">Home</a></nav></header><main>',
  ];
  for (let size = 0, at = 0; size < length; at += 1) {
    const item = `<article class="product card-${at % 7}" data-id="${at}"><h2><a href="/p/${at}">Lamp ${at}</a></h2><img src="/i/${at}.jpg" alt="Lamp ${at}" loading="lazy"><p>A lamp of brass &amp; glass, number ${at}, made in the old harbour.</p><script>track({id:${at},name:"Lamp ${at}"})</script></article>`;
    parts.push(item);
    size += item.length;
  }
  return `${parts.join('')}${extra}</main><footer>All rights reserved</footer></body></html>`;
}

const plain = shopPage(PAGE_CHARACTERS);
const beacon = shopPage(
  PAGE_CHARACTERS,
  '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
);
const challenge =
  '<html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>';

const URL = 'https://example.com/';
const HEAD = { url: URL, finalUrl: URL, status: 200, headers: [['content-type', 'text/html']] };
const classify = (body) => classifyResponse({ ...HEAD, body });

function withCheerio(body) {
  const $ = load(body);
  const words = $('body').text().split(/\s+/).length;
  return { words, matches: SELECTORS.filter((selector) => $(selector).length > 0) };
}

function median(work) {
  for (let round = 0; round < WARM_UP; round += 1) work();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

for (const [name, body] of Object.entries({
  '100 KB, no mark': plain,
  '100 KB, one mark (parsed)': beacon,
  'challenge page': challenge,
})) {
  const ours = median(() => classify(body));
  const theirs = median(() => withCheerio(body));
  console.log(
    `${name.padEnd(28)} ours ${ours.toFixed(2)} ms  cheerio ${theirs.toFixed(2)} ms  ${(theirs / ours).toFixed(1)}×`,
  );
}

const large = Buffer.from(shopPage(200_000));
const small = Buffer.from(shopPage(30_000).slice(0, 30_000));
const headers = [...HEAD.headers, ['server', 'cloudflare'], ['cache-control', 'max-age=0']];
const answer = (body) => ({ url: HEAD.url, finalUrl: HEAD.url, headers, body });
const rich = { strippedWords: 900, title: 'Shop' };
console.log(
  `close look, 200 KB  ${(median(() => needsCloseLook(answer(large), rich)) * 1_000).toFixed(1)} µs`,
);
console.log(
  `close look, 30 KB   ${(median(() => needsCloseLook(answer(small), rich)) * 1_000).toFixed(1)} µs`,
);

const kinds = [plain, beacon, challenge].map((body) => classify(body).kind).join(' ');
if (kinds !== 'pass pass challenge') throw new Error(`unexpected verdicts: ${kinds}`);
if (withCheerio(plain).matches.some((selector) => selector !== 'h1'))
  throw new Error('cheerio sees a mark on a page without one');
