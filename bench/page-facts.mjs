/**
 * Page facts: everything that the checks read of a page, structured data included, beside cheerio doing the same
 * extraction (cheerio-facts.mjs), cheerio asked for some plain facts alone, and others that take a part of them.
 * Run: npm run build && npm --prefix bench ci && node bench/page-facts.mjs [rounds] [variant,variant…]
 * Each variant runs in a process of its own, rounds of all variants take turns. A round counts with the CPU time of a pass
 * over all pages, the median of the later half of its passes; prints the median of the rounds as MB/s and pages/s, how many times as fast as each of both
 * cheerio rows that is, peak memory over an empty process (early, and when V8 has widened its nursery as it does in every
 * long run), and heap bytes that the facts of one page keep. In front of it: on how many pages the two that do the same
 * extraction agree, fact by fact; `--agreement` prints that alone.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cheerioFacts } from './cheerio-facts.mjs';
import { own } from './own-modules.mjs';
import { realPages } from './pages.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
/**
 * Passes over all pages in one process: as many as 10 s of CPU time take, four at least, so that all are measured as
 * a worker runs them, compiled. The later half counts, with its median: the best of forty passes of a fast reader and of
 * four of a slow one would be a comparison of luck.
 */
const WARM_MS = 10_000;
const LEAST_PASSES = 4;
const MOST_PASSES = 40;
const URL_OF_PAGES = 'https://example.com/page';

/** The rows that others are set against. */
const SAME = 'cheerio: same facts';
const PLAIN = 'cheerio: plain facts';
/** As cheerio's guide has it for bytes, and for a reader of noscript, which AI crawlers are. */
const AS_CRAWLERS_READ = { scriptingEnabled: false, encoding: { defaultEncoding: 'utf-8' } };

const OPEN_GRAPH = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description'];
const X_CARD = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'];

/** Some fifteen plain facts of a search audit, each by its selector: what can be asked of every HTML library. */
function selected($, countWords) {
  const base = $('base[href]').attr('href') ?? URL_OF_PAGES;
  const links = { internal: 0, external: 0 };
  $('a[href]').each((_, element) => {
    const href = $(element).attr('href');
    if (!URL.canParse(href, base)) return;
    const isInternal = new URL(href, base).host === 'example.com';
    links[isInternal ? 'internal' : 'external'] += 1;
  });
  const facts = {
    title: $('head > title').first().text().trim(),
    lang: $('html').attr('lang'),
    metas: $('meta')
      .toArray()
      .map((element) => [$(element).attr('name') ?? $(element).attr('property'), $(element).attr('content')]),
    description: $('meta[name=description]').attr('content'),
    robots: $('meta[name=robots]').attr('content'),
    viewport: $('meta[name=viewport]').attr('content'),
    openGraph: OPEN_GRAPH.map((property) => $(`meta[property="${property}"]`).attr('content')),
    xCard: X_CARD.map((name) => $(`meta[name="${name}"]`).attr('content')),
    canonical: $('link[rel=canonical]').attr('href'),
    hreflang: $('link[rel=alternate][hreflang]')
      .toArray()
      .map((element) => $(element).attr('href')),
    headings: $('h1,h2,h3,h4,h5,h6')
      .toArray()
      .map((element) => $(element).text().replace(/\s+/g, ' ').trim()),
    jsonLd: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => $(element).text()),
    withoutAlt: $('img:not([alt])').length,
    lists: $('ul,ol').length,
    tables: $('table').length,
    links,
  };
  $('script,style,template,[hidden]').remove();
  return { ...facts, words: countWords($('body').text()) };
}

const VARIANTS = {
  empty: async () => () => null,
  citeworthy: async () => {
    const { exchangeOf } = await import('../dist/exchange.js');
    const { pageFacts } = await import('../dist/facts/page.js');
    return (body) => pageFacts(exchangeOf({ url: URL_OF_PAGES, body }));
  },
  'citeworthy scan alone': async () => {
    const { scan } = await import('../dist/readers/html/scan.js');
    const nobody = { open() {}, amend() {}, close() {}, text() {}, resume() {}, comment() {} };
    return (body) => scan(body, [nobody]);
  },
  [SAME]: async () => {
    const { loadBuffer } = await own('cheerio');
    const { countWords } = await import('../dist/facts/text/words.js');
    const page = { url: URL_OF_PAGES, countWords };
    return (body) => cheerioFacts(loadBuffer(body, AS_CRAWLERS_READ), page);
  },
  'cheerio/slim: same facts': async () => {
    const { load } = await own('cheerio/slim');
    const { countWords } = await import('../dist/facts/text/words.js');
    const page = { url: URL_OF_PAGES, countWords };
    return (body) => cheerioFacts(load(body.toString()), page);
  },
  [PLAIN]: async () => {
    const { load } = await own('cheerio');
    const { countWords } = await import('../dist/facts/text/words.js');
    return (body) => selected(load(body.toString()), countWords);
  },
  'cheerio/slim: plain facts': async () => {
    const { load } = await own('cheerio/slim');
    const { countWords } = await import('../dist/facts/text/words.js');
    return (body) => selected(load(body.toString()), countWords);
  },
  'open-graph-scraper': async () => {
    const { default: ogs } = await import('open-graph-scraper');
    return async (body) => (await ogs({ html: body.toString() }).catch(() => null))?.result;
  },
  'web-auto-extractor': async () => {
    const { default: wae } = await import('web-auto-extractor');
    return (body) => {
      try {
        return (wae.default ?? wae)().parse(body.toString());
      } catch {
        return null;
      }
    };
  },
};

/** One process: CPU milliseconds of a pass, peak RSS, heap kept a page. */
async function measure(name) {
  const read = await VARIANTS[name]();
  const pages = realPages();
  const times = [];
  let spent = 0;
  let early = 0;
  while (times.length < LEAST_PASSES || (spent < WARM_MS && times.length < MOST_PASSES)) {
    const before = process.cpuUsage();
    for (const page of pages) await read(page);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    spent += times.at(-1);
    if (times.length === LEAST_PASSES) early = process.resourceUsage().maxRSS / 1024;
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  globalThis.gc();
  const heap = process.memoryUsage().heapUsed;
  const kept = [];
  for (const page of pages) kept.push(await read(page));
  globalThis.gc();
  const retained = (process.memoryUsage().heapUsed - heap) / kept.length;
  const bytes = pages.reduce((sum, page) => sum + page.length, 0);
  return { ms: median(times.slice(times.length >> 1)), early, peak, retained, bytes, pages: pages.length };
}

/** Of an even number the mean of the two in the middle. */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

function report(results) {
  const over = (runs, key) =>
    median(runs.map((run) => run[key])) - median(results.empty.map((run) => run[key]));
  const msOf = (name) => median(results[name].map(({ ms }) => ms));
  const times = (name, ms) => (name in results ? (msOf(name) / ms).toFixed(1) : '');
  const row = (name, ...cells) =>
    console.log(name.padEnd(26) + cells.map((cell) => String(cell).padStart(14)).join(''));
  row(
    'variant',
    'MB/s',
    'pages/s',
    '× same facts',
    '× plain facts',
    'RSS, 4 passes',
    'RSS at end',
    'heap a page',
  );
  for (const [name, runs] of Object.entries(results)) {
    if (name === 'empty') continue;
    const ms = msOf(name);
    const [{ bytes, pages }] = runs;
    row(
      name,
      (bytes / 1e3 / ms).toFixed(1),
      ((pages / ms) * 1000).toFixed(0),
      times(SAME, ms),
      times(PLAIN, ms),
      `${over(runs, 'early').toFixed(0)} MB`,
      `${over(runs, 'peak').toFixed(0)} MB`,
      `${(median(runs.map((run) => run.retained)) / 1024).toFixed(1)} kB`,
    );
  }
}

async function agreement() {
  const { loadBuffer } = await own('cheerio');
  const { printAgreement } = await import('./page-agreement.mjs');
  printAgreement(realPages(), (body) => loadBuffer(body, AS_CRAWLERS_READ), URL_OF_PAGES);
}

if (process.argv[2] === '--variant') {
  console.log(JSON.stringify(await measure(process.argv[3])));
} else if (process.argv[2] === '--agreement') {
  await agreement();
} else {
  await agreement();
  const names = ['empty', ...(process.argv[3]?.split(',') ?? Object.keys(VARIANTS).slice(1))];
  const results = Object.fromEntries(names.map((name) => [name, []]));
  const self = fileURLToPath(import.meta.url);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const options = { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] };
      const output = execFileSync(process.execPath, ['--expose-gc', self, '--variant', name], options);
      results[name].push(JSON.parse(output.trim().split('\n').at(-1)));
    }
  }
  report(results);
}
