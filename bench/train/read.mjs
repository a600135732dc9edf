// Pages whose text is known, as the product's own reader sees them: blocks with their features, and which are text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { BLOCK_FEATURES, blockFeatures } from '../../dist/facts/page/block-features.js';
import { endBlocks } from '../../dist/facts/page/blocks.js';
import { collector } from '../../dist/facts/page/collect.js';
import { candidates } from '../../dist/facts/page/main-blocks.js';
import { pageShape } from '../../dist/facts/page/page-shape.js';
import { reading } from '../../dist/facts/page/reading.js';
import { toUtf8Bytes } from '../../dist/readers/charset/decode.js';
import { scan } from '../../dist/readers/html/scan.js';
import { corpus, judgedPages } from '../pages.mjs';
import { random } from './random.mjs';

export const FOLDS = 5;

/** Words as the authors of WCXB count them: `\w+` of Python, in lower case. */
export const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];

/** The site of an address, so that no fold is judged by pages of a site that it learned from. */
function siteOf(url) {
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.');
  return labels.slice((labels.at(-2) ?? '').length <= 3 && labels.length > 2 ? -3 : -2).join('.');
}

/** What no two folds share. */
const sourceOf = ({ id, url }) => (URL.canParse(url) ? siteOf(url) : id);
const foldOf = (page) => createHash('sha1').update(sourceOf(page)).digest()[1] % FOLDS;

/** The development set of WCXB. */
export function wcxbPages() {
  const folder = join(corpus, 'wcxb');
  const rows = gunzipSync(readFileSync(join(folder, 'expected.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  return rows.map((line) => {
    const page = JSON.parse(line);
    return {
      ...page,
      site: sourceOf(page),
      fold: foldOf(page),
      body: gunzipSync(readFileSync(join(folder, 'pages', `${page.id}.html.gz`))),
    };
  });
}

function readPage(body) {
  const { bytes } = toUtf8Bytes(body, 'text/html');
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const r = reading(page);
  scan(page, [collector(r)]);
  endBlocks(r);
  return r;
}

/** Whether the words of a block are in the text: half of its runs of four, or all in a row where it has fewer. */
function judgeOf(text) {
  const reference = wordsOf(text);
  const joined = ` ${reference.join(' ')} `;
  const runs = new Set(reference.slice(3).map((_, i) => reference.slice(i, i + 4).join(' ')));
  return (words) => {
    if (words.length < 4) return Number(joined.includes(` ${words.join(' ')} `));
    const own = words.slice(3).map((_, i) => words.slice(i, i + 4).join(' '));
    return Number(own.filter((run) => runs.has(run)).length >= own.length / 2);
  };
}

function rowsOf(r, blocks, shape = pageShape(r, blocks)) {
  const rows = new Float64Array(blocks.length * BLOCK_FEATURES.length);
  for (let i = 0; i < blocks.length; i++)
    blockFeatures(r, shape, blocks, i, rows.subarray(i * BLOCK_FEATURES.length));
  return rows;
}

/** Blocks of a page with words, labels, weights and features. A block weighs as its words do among those of the text. */
export function pageBlocks({ body, text }) {
  const r = readPage(body);
  const blocks = candidates(r);
  const words = blocks.map(({ from, to }) => wordsOf(r.log.buffer.toString('utf8', from, to)));
  const judge = judgeOf(text);
  const labels = words.map(judge);
  const reference = wordsOf(text);
  const weights = words.map(({ length }) => (length === 0 ? 0 : Math.min(1, length / reference.length)));
  const shape = pageShape(r, blocks);
  return { r, shape, blocks, words, labels, weights, reference, rows: rowsOf(r, blocks, shape) };
}

/** A snippet weighs as so much of a page. */
const SNIPPET_WEIGHT = 0.3;

/** Pages of which some text is known to belong to it, and some not: blocks that hold one of these, with features and labels. */
export function snippetPages() {
  return judgedPages('extraction').map(({ url, page, body, with: own, without }) => {
    const r = readPage(body);
    const blocks = candidates(r);
    const texts = blocks.map(({ from, to }) => plain(r.log.buffer.toString('utf8', from, to)));
    const holds = (text, snippets) => snippets.some((snippet) => text.includes(plain(snippet).trim()));
    const labels = texts.map((text) => Number(holds(text, own)));
    const weights = texts.map((text, i) => (labels[i] === 1 || holds(text, without) ? SNIPPET_WEIGHT : 0));
    return { fold: foldOf({ id: page, url }), rows: rowsOf(r, blocks), labels, weights };
  });
}

const plain = (text) => text.normalize('NFC').replaceAll(/\s+/g, ' ');

/** Runs of blocks with some text of the page, as if they were all of it: small pages look so, and no corpus has them. */
export function smallPages({ r, blocks, labels, words }, seed) {
  const next = random(seed);
  const texts = labels.flatMap((label, i) => (label === 1 ? [i] : []));
  if (texts.length === 0) return null;
  const middle = texts[Math.floor(next() * texts.length)];
  const size = 3 + Math.floor(next() ** 2 * 40);
  const from = Math.max(0, middle - Math.floor(next() * size));
  const part = blocks.slice(from, from + size);
  const sum = words.slice(from, from + size).reduce((all, { length }) => all + length, 0);
  return {
    rows: rowsOf(r, part),
    labels: labels.slice(from, from + size),
    weights: words.slice(from, from + size).map(({ length }) => length / Math.max(sum, 1)),
  };
}

/** F1 of words, each as often as it is there. */
export function wordF1(found, reference) {
  if (reference.length === 0 || found.length === 0) return Number(reference.length === found.length);
  const counts = new Map();
  for (const word of reference) counts.set(word, (counts.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of found) {
    const left = counts.get(word) ?? 0;
    if (left > 0) both++;
    counts.set(word, left - 1);
  }
  return (2 * both) / (found.length + reference.length);
}
