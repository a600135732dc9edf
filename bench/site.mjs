/**
 * A whole site on loopback: the AI SEO audit (every check and score) beside a loop that only downloads, a crawler that
 * reads titles and links, and the same one reading the facts of a page but judging none of them (crawlee), undici with
 * htmlparser2 reading title, metas, headings and links, and linkinator, which reads links alone,
 * ten requests at once each.
 * Run: npm run build && npm --prefix bench ci && node bench/site.mjs [rounds] [pages] [variant,variant…]
 * The server is a process of its own, and so is every run; the rounds are interleaved and the median of each counts.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';

const AT_ONCE = 10;
/** Old heap of one more run of citeworthy: without a limit V8 lets litter lie while memory is free. */
const HEAP_MB = 96;
const here = fileURLToPath(import.meta.url);

/** Each reads every address of the site and gives the number of pages that it read. */
const VARIANTS = {
  'download only': downloadOnly,
  citeworthy: auditWholeSite,
  [`citeworthy in ${HEAP_MB} MB`]: auditWholeSite,
  'citeworthy, 1 thread': (site) => auditWholeSite(site, 1),
  'citeworthy, 2 threads': (site) => auditWholeSite(site, 2),
  'undici and htmlparser2': parseHeads,
  crawlee: crawlTitlesAndLinks,
  'crawlee with page facts': crawlPageFacts,
  linkinator: checkLinks,
};

function downloadOnly(site) {
  return download(site, (body) => body.arrayBuffer());
}

/** `read` takes the body of an answer. */
async function download({ urls }, read) {
  let pages = 0;
  const queue = urls.values();
  const lane = async () => {
    for (const url of queue) {
      await read((await request(url)).body);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return pages;
}

async function parseHeads(site) {
  const { Parser } = await import('htmlparser2');
  return download(site, async (body) => {
    const kept = { title: '', metas: [], headings: [], links: [] };
    let into = null;
    const parser = new Parser({
      onopentag(name, attributes) {
        if (name === 'meta') kept.metas.push(attributes);
        else if (name === 'a' && attributes.href !== undefined) kept.links.push(attributes.href);
        if (name === 'title') into = name;
        else if (/^h[1-6]$/.test(name)) into = kept.headings.push('') - 1;
      },
      ontext(text) {
        if (into === 'title') kept.title += text;
        else if (into !== null) kept.headings[into] += text;
      },
      onclosetag(name) {
        if (name === 'title' || /^h[1-6]$/.test(name)) into = null;
      },
    });
    parser.end(await body.text());
    return kept;
  });
}

async function auditWholeSite({ origin, urls }, threads = 0) {
  const { createAuditor, nullLedger } = await import('../dist/index.js');
  const auditor = createAuditor({ allowOrigins: [origin], lanes: AT_ONCE, threads });
  const plan = { origin, sitemapFound: true, totalPages: urls.length, urls };
  const { summary, evidence } = await auditor.auditSite(plan, { ledger: nullLedger() });
  await auditor.close();
  // Not `failedPages`: that counts pages of a single word too, which were read and judged to be empty.
  return Math.round(summary.pages * (1 - (evidence.gates['http-ok'] ?? 0)));
}

function crawlTitlesAndLinks(site) {
  return crawl(site, ($) => [$('title').text(), $('a[href]').map((_, link) => $(link).attr('href')).length]);
}

async function crawlPageFacts(site) {
  const { cheerioFacts } = await import('./cheerio-facts.mjs');
  const { countWords } = await import('../dist/facts/text/words.js');
  return crawl(site, ($, url) => cheerioFacts($, { url, countWords }).counts);
}

/** `read` gives what is kept of a page. */
async function crawl({ urls, folder }, read) {
  process.env.CRAWLEE_STORAGE_DIR = folder;
  process.env.APIFY_DISABLE_OUTDATED_WARNING = '1';
  const { CheerioCrawler, Configuration, log } = await import('@crawlee/cheerio');
  log.setLevel(log.LEVELS.OFF);
  const found = [];
  const crawler = new CheerioCrawler(
    {
      minConcurrency: AT_ONCE,
      maxConcurrency: AT_ONCE,
      useSessionPool: false,
      persistCookiesPerSession: false,
      requestHandler: ({ $, request }) => {
        found.push(read($, request.url));
      },
    },
    new Configuration({ persistStorage: false, purgeOnStart: true }),
  );
  await crawler.run([...urls]);
  return found.length;
}

async function checkLinks({ origin }) {
  const { check } = await import('linkinator');
  const { links } = await check({
    path: `${origin}/`,
    recurse: true,
    concurrency: AT_ONCE,
    // The pages of the corpus name the whole web: nothing but this site is asked.
    linksToSkip: [`^(?!${origin}/(?:page-\\d+)?$)`],
  });
  return links.filter(({ state, url }) => state === 'OK' && url.includes('/page-')).length;
}

if (process.argv[2] === 'run') await runOne(process.argv[3]);
else await main(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 2_000), process.argv[4]);

/** In the child: one variant from a cold start; the clock starts when it is told the site. */
function runOne(name) {
  process.once('message', async (site) => {
    const before = process.cpuUsage();
    const start = performance.now();
    const read = await VARIANTS[name](site);
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    const cpuMs = (user + system) / 1_000;
    const rssMb = process.resourceUsage().maxRSS / 1_024;
    process.send({ read, ms, cpuMs, rssMb }, () => process.exit(0));
  });
}

async function main(rounds, pages, only) {
  const server = fork(join(here, '../site-server.mjs'), [String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await server.stdout.take(1).toArray();
  const { origin, meanKiB } = JSON.parse(String(line));
  const urls = Array.from({ length: pages }, (_, index) => `${origin}/page-${index}`);
  const names = only === undefined ? Object.keys(VARIANTS) : only.split(',');
  const runs = new Map(names.map((name) => [name, []]));
  console.log(`${pages} pages of ${meanKiB} KiB on average, ${AT_ONCE} at once, medians of ${rounds} rounds`);
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) runs.get(name).push(await inChild(name, { origin, urls }));
  } finally {
    server.kill();
  }
  print(runs, meanKiB);
}

async function inChild(name, site) {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-bench-'));
  const execArgv = name.endsWith(' MB') ? [`--max-old-space-size=${HEAP_MB}`] : [];
  const child = fork(here, ['run', name], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    child.send({ ...site, folder });
    return await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and without a result`)));
    });
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(runs, meanKiB) {
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
  const rows = [...runs].map(([name, all]) => ({
    name,
    read: median(all.map(({ read }) => read)),
    // Of the pages that were read: giving up early is not speed.
    perSecond: median(all.map(({ read, ms }) => read / (ms / 1_000))),
    cpuMs: median(all.map(({ read, cpuMs }) => cpuMs / read)),
    rssMb: median(all.map(({ rssMb }) => rssMb)),
  }));
  const mbps = (perSecond) => ((perSecond * meanKiB) / 976.6).toFixed(0);
  const ours = rows.find(({ name }) => name === 'citeworthy');
  const cells = (name, ...rest) =>
    console.log(name.padEnd(24) + rest.map((cell) => cell.padStart(14)).join(''));
  cells('', 'pages read', 'pages/s', 'MB/s', 'CPU ms/page', 'peak RSS', 'citeworthy is');
  for (const { name, read, perSecond, cpuMs, rssMb } of rows) {
    const ratio = ours === undefined ? '' : `${(ours.perSecond / perSecond).toFixed(2)} ×`;
    cells(
      name,
      String(read),
      perSecond.toFixed(0),
      mbps(perSecond),
      cpuMs.toFixed(2),
      `${rssMb.toFixed(0)} MB`,
      ratio,
    );
  }
}
