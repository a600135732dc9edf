/**
 * What running audits as jobs costs: the runner beside bare calls of `auditPage` on the same exchanges, progress calls
 * through each adapter, and the file ledger at 100,000 pages.
 * Usage: node bench/runner.mjs [pages] [units]   (after `npm run build`; `--expose-gc` makes the memory exact)
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinSite } from '../dist/audits/seo-site.js';
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
import { replaying } from '../dist/jobs/recording.js';
import { bullmqProcessor } from '../dist/queue/bullmq.js';
import { workPgBoss } from '../dist/queue/pg-boss.js';

const ORIGIN = 'https://example.com';
const PAGES = Number(process.argv[2] ?? 500);
const UNITS = Number(process.argv[3] ?? 100_000);
const ROUNDS = 11;
/** Progress calls of one job. */
const CALLS = 200_000;

await overhead();
await progress();
await fileLedger();

/** A page of about 20 KB with what pages have: head tags, JSON-LD, headings, paragraphs, links. */
function page(number) {
  const section = (index) =>
    `<section><h2>Part ${index} of ${number}</h2>${`<p>Tea number ${number} is grown on a hill, picked by hand in spring and dried for ${index} days. <a href="/p${(number * 7 + index) % PAGES}">See also</a>.</p>`.repeat(8)}</section>`;
  const graph = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: `Tea ${number}`,
    url: `${ORIGIN}/p${number}`,
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tea number ${number} and how to brew it</title><meta name="description" content="All about tea number ${number}: where it grows, how it is picked, dried and brewed, and what it costs."><link rel="canonical" href="${ORIGIN}/p${number}"><script type="application/ld+json">${JSON.stringify(graph)}</script></head><body><main><h1>Tea ${number}</h1>${Array.from({ length: 14 }, (_, index) => section(index)).join('')}</main></body></html>`;
}

function recordedSite(bodyOf) {
  const recorded = ({ url, status = 200, body }) => ({
    request: { method: 'GET', url, agent: '' },
    exchange: exchangeOf({ url, status, body }),
  });
  const urls = Array.from({ length: PAGES }, (_, index) => `${ORIGIN}/p${index}`);
  const files = [
    recorded({ url: `${ORIGIN}/robots.txt`, status: 404, body: '' }),
    recorded({ url: `${ORIGIN}/llms.txt`, status: 404, body: '' }),
    recorded({ url: `${ORIGIN}/`, body: bodyOf(0) }),
  ];
  const pages = urls.map((url, index) => recorded({ url, body: bodyOf(index) }));
  const plan = { origin: ORIGIN, sitemapFound: true, totalPages: PAGES, urls };
  return { plan, web: replaying([...files, ...pages]), exchanges: pages.map(({ exchange }) => exchange) };
}

/**
 * The runner costs the same whatever a page holds, and little: beside the audit of a whole page it drowns in the noise
 * of the machine. So it is measured on empty pages, and set against the bare audit of whole ones.
 */
async function overhead() {
  const whole = await costsOf(page);
  const empty = await costsOf(() => '<p>x');
  const bare = whole.get('auditPage');
  console.log(
    `CPU of a page in ms, medians of ${ROUNDS} rounds of ${PAGES} pages; runner beside a bare audit`,
  );
  for (const [name, cost] of whole) {
    const own = empty.get(name) - empty.get('auditPage');
    const columns = [cost, empty.get(name)].map((ms) => ms.toFixed(3).padStart(8)).join('');
    console.log(`  ${name.padEnd(32)}${columns}  ${((own / bare) * 100).toFixed(1)} %`);
  }
  console.log(`  columns: pages of ${Math.round(page(1).length / 1024)} KB, empty pages`);
}

async function costsOf(bodyOf) {
  const { plan, web, exchanges } = recordedSite(bodyOf);
  const site = siteContextOf({ plan, ...(await gatherSiteFiles(web, ORIGIN)), now: 0 });
  const auditor = createAuditor({ web });
  const runs = {
    auditPage: () => {
      for (const exchange of exchanges) auditPage(exchange, site);
    },
    'auditPage and findings of a site': () => {
      const joined = joinSite(site);
      for (const exchange of exchanges) joined.add(auditPage(exchange, site));
      joined.findings();
    },
    'auditSite, no ledger': () => auditor.auditSite(plan, { ledger: nullLedger() }),
    'auditSite, memory ledger': () => auditor.auditSite(plan, { ledger: memoryLedger() }),
    'auditSite, file ledger': () =>
      withFolder(async (folder) => {
        const ledger = await openFileLedger(join(folder, 'pages.ndjson'), readPageUnit);
        await auditor.auditSite(plan, { ledger });
        await ledger.close();
      }),
  };
  const costs = new Map(Object.keys(runs).map((name) => [name, []]));
  // In turns, so that other work on the machine hits all; the first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(runs)) {
      globalThis.gc?.();
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      if (round > 0) costs.get(name).push((user + system) / 1_000 / PAGES);
    }
  }
  return new Map([...costs].map(([name, all]) => [name, median(all)]));
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
  if (spawnSync('redis-server', ['--version']).status !== 0) return console.log('  no redis-server here');
  const { Queue, Worker } = await import('bullmq');
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: 'ignore', cwd: tmpdir() });
  process.once('exit', () => redis.kill());
  const connection = { host: '127.0.0.1', port, maxRetriesPerRequest: null };
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
  redis.kill();
}

async function timed(name, run, writes) {
  const start = performance.now();
  await run();
  const seconds = (performance.now() - start) / 1_000;
  console.log(`  ${name.padEnd(26)}${Math.round(CALLS / seconds)} calls a second, ${writes()} writes`);
}

async function fileLedger() {
  const { plan, web } = recordedSite(page);
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

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
