/**
 * Structured data of a page, beside web-auto-extractor, the usual cheerio + JSON.parse, and cheerio reading all three
 * formats (cheerio-structured-data.mjs).
 * Run: npm run build && npm --prefix bench ci && node bench/structured-data.mjs [rounds]
 * Speed: median of the rounds over real pages. Correctness: schema.org's own examples whose types are found exactly;
 * only with the corpus folder. The cheerio line reads JSON-LD alone and is judged on JSON-LD alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import wae from 'web-auto-extractor';
import { readStructuredData } from '../dist/index.js';
import { structuredData } from './cheerio-structured-data.mjs';
import { own } from './own-modules.mjs';
import { corpus, realPages } from './pages.mjs';

const { load } = await own('cheerio');
const URL_OF_PAGE = 'https://example.com/page';
const sorted = (types) => [...new Set(types)].toSorted((a, b) => (a < b ? -1 : 1));

/** Every `@type` at any depth, addresses cut to their last part: what name-matching extractors give. */
function typesIn(value, found = []) {
  if (Array.isArray(value)) for (const item of value) typesIn(item, found);
  else if (value !== null && typeof value === 'object') {
    for (const type of [value['@type']].flat())
      if (typeof type === 'string') found.push(type.replace(/^.*[/#]/, ''));
    for (const inner of Object.values(value)) typesIn(inner, found);
  }
  return found;
}

function withCheerio(html) {
  const $ = load(html);
  const found = [];
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    try {
      typesIn(JSON.parse($(script).text()), found);
    } catch {
      // A block that does not parse counts for nothing.
    }
  }
  return sorted(found);
}

function withCheerioInFull(html) {
  const resolve = (href) => (URL.canParse(href, URL_OF_PAGE) ? new URL(href, URL_OF_PAGE).href : '');
  return structuredData(load(html), resolve).types;
}

function withExtractor(html) {
  const { jsonld, microdata, rdfa } = wae.default().parse(html);
  return sorted(
    [jsonld, microdata, rdfa].flatMap((format) =>
      Object.values(format ?? {}).flatMap((each) => typesIn(each)),
    ),
  );
}

const READERS = {
  citeworthy: (html) => readStructuredData(html, { url: URL_OF_PAGE }).types,
  'web-auto-extractor': withExtractor,
  'cheerio, three formats': withCheerioInFull,
  'cheerio + JSON.parse': withCheerio,
};

/** The extractor writes to the console when a block does not parse. */
function quietly(work) {
  const { log } = console;
  console.log = () => {};
  try {
    return work();
  } finally {
    console.log = log;
  }
}

function attempt(read, html) {
  try {
    return quietly(() => read(html));
  } catch {
    return null;
  }
}

const pages = realPages().map((page) => page.toString());
const ROUNDS = Number(process.argv[2] ?? 5);
const times = new Map(Object.keys(READERS).map((name) => [name, []]));
// Round by round in turn: whatever else the machine does then hits all of them alike.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, read] of Object.entries(READERS)) {
    const start = performance.now();
    for (const page of pages) attempt(read, page);
    if (round > 0) times.get(name).push(performance.now() - start);
  }
}
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const ours = median(times.get('citeworthy'));
for (const [name, list] of times) {
  const crashes = pages.filter((page) => attempt(READERS[name], page) === null).length;
  console.log(
    `${name}: ${median(list).toFixed(0)} ms for ${pages.length} pages, ${(median(list) / ours).toFixed(1)}×, ${crashes} crashes`,
  );
}

const file = join(corpus, 'schema/schemaorg-examples.jsonl');
if (existsSync(file)) {
  const examples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [name, read] of Object.entries(READERS)) {
    const judged = examples.filter(({ format }) => read !== withCheerio || format === 'jsonld');
    const right = judged.filter(
      ({ html, types }) => JSON.stringify(attempt(read, html)) === JSON.stringify(types),
    );
    console.log(`${name}: ${right.length} of ${judged.length} examples right`);
  }
}
