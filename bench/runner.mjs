/**
 * What running audits as jobs costs: the runner beside bare calls of `auditPage` on the same exchanges, progress calls
 * through each adapter, and the file ledger at 100,000 pages.
 * Usage: node --expose-gc bench/runner.mjs [pages] [units] [pairs]   (after `npm run build`)
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinSite } from '../dist/audits/site.js';
import { siteContextOf } from '../dist/audits/site-context.js';
import { gatherSiteFiles } from '../dist/gather/site-files.js';
import {
  auditPage,
  createAuditor,
  exchangeOf,
  memoryLedger,
  nullLedger,
  openFileLedger,
} from '../dist/index.js';
import { readPageUnit } from '../dist/jobs/page-unit.js';
import { bullmqProcessor } from '../dist/queue/bullmq.js';
import { workPgBoss } from '../dist/queue/pg-boss.js';
import { startRedis } from './engines.mjs';
import { realPages } from './pages.mjs';

const ORIGIN = 'https://example.com';
/** Pages of one turn: some hundredths of a second where they are empty. */
const PAGES = Number(process.argv[2] ?? 200);
const UNITS = Number(process.argv[3] ?? 100_000);
const PAIRS = Number(process.argv[4] ?? 100);
/** Turns before the first that counts: until then the code is still being compiled. */
const WARM = 5;
/** Progress calls of one job. */
const CALLS = 200_000;

await overhead();
await progress();
await fileLedger();

function siteOf(bodyOf) {
  const urls = Array.from({ length: PAGES }, (_, index) => `${ORIGIN}/p${index}`);
  const exchanges = urls.map((url, index) => exchangeOf({ url, body: bodyOf(index) }));
  const absent = ['robots.txt', 'llms.txt'].map((name) => `${ORIGIN}/${name}`);
  const others = absent.map((url) => exchangeOf({ url, status: 404, body: '' }));
  const home = exchangeOf({ url: `${ORIGIN}/`, body: bodyOf(0) });
  const answers = new Map([...exchanges, ...others, home].map((exchange) => [exchange.url, exchange]));
  return { plan: { origin: ORIGIN, sitemapFound: true, totalPages: PAGES, urls }, exchanges, answers };
}

/**
 * The runner costs the same whatever a page holds, and less than the noise of an audit of a whole one. So runner and
 * bare audits take turns over the same warm empty pages in one process, briefly and often. Each pair of turns gives one
 * difference of CPU time; the median of these is told with the interval that holds it in 95 of 100 runs (order
 * statistics: no distribution is assumed), and set against the bare audit of real pages, measured in between. The
 * order within a pair changes from pair to pair; the litter of one turn is swept up before the next.
 */
async function overhead() {
  const real = realPages();
  const whole = await benchSite((index) => real[index % real.length]);
  const empty = await benchSite(() => '<p>x');
  const cost = [];
  const pageCost = async () => cost.push((await cpuOf(whole.bare)) / PAGES);
  const rows = [
    ['auditPage itself: the noise', 'bare', 'bare'],
    ['auditSite, no ledger', 'bare', 'site'],
    ['  without the findings of a site', 'findings', 'site'],
    ['auditSite, memory ledger', 'bare', 'memory'],
    ['auditSite, file ledger', 'bare', 'file'],
  ];
  for (let warm = 0; warm < WARM; warm += 1) {
    await whole.bare();
    for (const name of ['bare', 'findings', 'site', 'memory', 'file']) await empty[name]();
  }
  const measured = [];
  for (const [name, base, run] of rows) {
    await pageCost();
    measured.push([name, await differences(empty[base], empty[run])]);
    await pageCost();
  }
  const bare = median(cost);
  console.log(
    `the runner, CPU over ${PAIRS} pairs of turns of ${PAGES} pages; a bare audit of a real page takes ${bare.toFixed(0)} µs`,
  );
  for (const [name, sorted] of measured) {
    const all = [median(sorted), ...interval(sorted)];
    const [micros, low, high] = all.map((value) => value.toFixed(1));
    const [part, from, to] = all.map((value) => `${((value / bare) * 100).toFixed(1)} %`);
    console.log(`  ${name.padEnd(34)}${micros} µs (${low} to ${high})  ${part} (${from} to ${to})`);
  }
}

/** A site of pages in memory, and the ways to audit it. Its web answers at once and costs nothing. */
async function benchSite(bodyOf) {
  const { plan, exchanges, answers } = siteOf(bodyOf);
  const web = { fetch: (url) => Promise.resolve(answers.get(url)), close: async () => {} };
  const site = siteContextOf({ plan, ...(await gatherSiteFiles(web, { origin: ORIGIN })), now: 0 });
  const auditor = createAuditor({ web });
  const run = (ledger) => auditor.auditSite(plan, { ledger });
  return {
    bare: async () => {
      for (const exchange of exchanges) auditPage(exchange, site);
    },
    findings: async () => {
      const joined = joinSite(site);
      for (const exchange of exchanges) joined.add(auditPage(exchange, site));
      joined.findings();
    },
    site: () => run(nullLedger()),
    memory: () => run(memoryLedger()),
    file: () =>
      withFolder(async (folder) => {
        const ledger = await openFileLedger(join(folder, 'pages.ndjson'), readPageUnit);
        await run(ledger);
        await ledger.close();
      }),
  };
}

/** What `run` costs more than `base`, microseconds a page, one number for each pair of turns, sorted. */
async function differences(base, run) {
  const found = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isBaseFirst = pair % 2 === 0;
    const first = await cpuOf(isBaseFirst ? base : run);
    const second = await cpuOf(isBaseFirst ? run : base);
    found.push((isBaseFirst ? second - first : first - second) / PAGES);
  }
  return found.toSorted((a, b) => a - b);
}

/** CPU of all threads in microseconds, collecting garbage included. */
async function cpuOf(turn) {
  globalThis.gc?.({ type: 'minor' });
  const before = process.cpuUsage();
  await turn();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The 95 % interval of the median: the values whose ranks are 1.96 √n/2 to either side of the middle. */
function interval(sorted) {
  const reach = 0.98 * Math.sqrt(sorted.length);
  const rank = (at) => sorted[Math.min(sorted.length - 1, Math.max(0, at))];
  return [rank(Math.floor(sorted.length / 2 - reach)), rank(Math.ceil(sorted.length / 2 + reach))];
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** A job that does nothing but tell of its progress, as fast as it may. */
async function telling(_payload, { onProgress }) {
  for (let done = 1; done <= CALLS; done += 1) await onProgress({ pagesCompleted: done });
  return CALLS;
}

async function progress() {
  console.log(`${CALLS} progress calls, at most one write in 200 ms`);
  let writes = 0;
  const fake = { data: {}, id: '1', name: 'x', updateProgress: () => Promise.resolve((writes += 1)) };
  await timed(
    'bullmq adapter',
    () => bullmqProcessor(telling)(fake),
    () => writes,
  );
  await overRedis();
  writes = 0;
  let handler;
  const boss = {
    work: (_name, _options, given) => Promise.resolve((handler = given)),
    offWork: () => Promise.resolve(),
    getJobById: () => Promise.resolve({ state: 'active' }),
    getDb: () => ({ executeSql: () => Promise.resolve() }),
  };
  const worker = await workPgBoss(boss, 'x', telling, { onProgress: () => Promise.resolve((writes += 1)) });
  await timed(
    'pg-boss adapter',
    () => handler([{ id: '1', name: 'x', data: {} }]),
    () => writes,
  );
  await worker.shutdown();
}

async function overRedis() {
  const redis = await startRedis();
  if (redis === null) return console.log('  no redis-server here');
  const { Queue, Worker } = await import('bullmq');
  const connection = { url: redis.url, maxRetriesPerRequest: null };
  const queue = new Queue('x', { connection });
  queue.on('error', () => undefined);
  let writes = 0;
  const worker = new Worker('x', bullmqProcessor(telling), { connection }).on(
    'progress',
    () => (writes += 1),
  );
  worker.on('error', () => undefined);
  await worker.waitUntilReady();
  await timed(
    'bullmq over Redis',
    () =>
      new Promise((done) => {
        worker.on('completed', done);
        void queue.add('x', {});
      }),
    () => writes,
  );
  await worker.close();
  await queue.close();
  await redis.stop();
}

async function timed(name, run, writes) {
  const start = performance.now();
  await run();
  const seconds = (performance.now() - start) / 1_000;
  console.log(`  ${name.padEnd(26)}${Math.round(CALLS / seconds)} calls a second, ${writes()} writes`);
}

async function fileLedger() {
  const { plan, answers } = siteOf((index) => `<title>Page ${index}</title><p>x`);
  const web = { fetch: (url) => Promise.resolve(answers.get(url)), close: async () => {} };
  let unit;
  const onProgress = (told) => (unit = told.unit);
  await createAuditor({ web }).auditSite({ ...plan, urls: plan.urls.slice(0, 1) }, { onProgress });
  await withFolder(async (folder) => {
    const path = join(folder, 'pages.ndjson');
    const before = memory();
    const ledger = await openFileLedger(path, readPageUnit);
    const write = await seconds(async () => {
      for (let index = 0; index < UNITS; index += 1) await ledger.keep(`${ORIGIN}/p${index}`, unit);
    });
    const after = memory();
    await ledger.close();
    const size = statSync(path).size;
    let again;
    const open = await seconds(async () => (again = await openFileLedger(path, readPageUnit)));
    let found = 0;
    const read = await seconds(async () => {
      for await (const _ of again.kept()) found += 1;
    });
    await again.close();
    console.log(
      `file ledger, ${found} units of ${Math.round(size / UNITS)} bytes, ${Math.round(size / 2 ** 20)} MiB`,
    );
    console.log(
      `  keep     ${write.toFixed(1)} s (${((write / UNITS) * 1e6).toFixed(0)} µs each), ${after - before} MiB held`,
    );
    console.log(`  reopen   ${open.toFixed(1)} s`);
    console.log(`  read all ${read.toFixed(1)} s`);
  });
}

function memory() {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}

async function seconds(run) {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1_000;
}

async function withFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
