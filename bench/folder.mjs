/**
 * A folder of built pages: the AI SEO audit on one core, and with threads beside it, next to a link checker (linkinator)
 * and a validator of markup (html-validate) over the same folder.
 * Run: npm run build && npm --prefix bench ci && node bench/folder.mjs [rounds] [pages] [variant,variant…]
 * The pages are those of the corpus that have some 60 KB, over and over, each linked. Every run is a process of its own; the
 * rounds are interleaved and the median of each counts.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realPages } from './pages.mjs';

const here = fileURLToPath(import.meta.url);
const SITE = 'https://example.com/';
const KB = 1_024;
/** Size of a page, and how far from it one may be. */
const SIZE = 60 * KB;
const LINKS = 12;

/** Each reads the folder and gives the number of pages that it read. */
const VARIANTS = {
  citeworthy: (folder) => audit(folder, 0),
  'citeworthy, 1 thread': (folder) => audit(folder, 1),
  'citeworthy, 2 threads': (folder) => audit(folder, 2),
  linkinator: checkLinks,
  'html-validate': validate,
};

async function audit(folder, threads) {
  const { createAuditor, folderWeb, nullLedger } = await import('../dist/index.js');
  const auditor = createAuditor({ web: folderWeb(folder, { url: SITE }), threads });
  const plan = await auditor.discoverSite(SITE, { maxPages: 100_000 });
  const { summary } = await auditor.auditSite(plan, { ledger: nullLedger() });
  await auditor.close();
  return summary.pages;
}

async function checkLinks(folder) {
  const { check } = await import('linkinator');
  // The pages of the corpus name the whole web: nothing but this site is asked.
  const { links } = await check({ path: folder, recurse: true, linksToSkip: ['^(?!http://localhost)'] });
  return links.filter(({ state, url }) => state === 'OK' && /\/page-\d+\.html$/.test(url)).length;
}

async function validate(folder) {
  const { HtmlValidate } = await import('html-validate');
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  let read = 0;
  for (const name of readdirSync(folder)) {
    await validator.validateFile(join(folder, name));
    read++;
  }
  return read;
}

/** Pages that link to the next ones, so that links lead to all of them. */
function makeFolder(count) {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-folder-'));
  const bodies = realPages()
    .map((body) => body.toString('latin1'))
    .filter((body) => /<body/i.test(body) && !/<base/i.test(body))
    .toSorted((a, b) => Math.abs(a.length - SIZE) - Math.abs(b.length - SIZE))
    .slice(0, 20);
  const nameOf = (at) => (at === 0 ? 'index.html' : `page-${at}.html`);
  for (let at = 0; at < count; at++) {
    const next = Array.from({ length: LINKS }, (_, step) => LINKS * at + step + 1).filter((to) => to < count);
    const links = next.map((to) => `<a href="/${nameOf(to)}">Page ${to}</a>`).join(' ');
    const page = bodies[at % bodies.length]
      // They would say that all pages are one, or none.
      .replaceAll(/<link[^>]+\bcanonical\b[^>]*>|<meta[^>]+\brobots\b[^>]*>/gi, '')
      .replace(/<body[^>]*>/i, (tag) => `${tag}<nav>${links}</nav>`);
    writeFileSync(join(folder, nameOf(at)), page, 'latin1');
  }
  const bytes = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  return { folder, megabytes: bytes / KB / KB };
}

if (process.argv[2] === 'run') await runOne(process.argv[3], process.argv[4]);
else await main(Number(process.argv[2] ?? 3), Number(process.argv[3] ?? 5_000), process.argv[4]);

async function runOne(name, folder) {
  const before = process.cpuUsage();
  const start = performance.now();
  const read = await VARIANTS[name](folder);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  const rssMb = process.resourceUsage().maxRSS / KB;
  process.send({ read, ms, cpuMs: (user + system) / 1_000, rssMb }, () => process.exit(0));
}

async function main(rounds, pages, only) {
  const { folder, megabytes } = makeFolder(pages);
  const names = only === undefined ? Object.keys(VARIANTS) : only.split(',');
  const runs = new Map(names.map((name) => [name, []]));
  console.log(`${pages} pages, ${megabytes.toFixed(0)} MB, medians of ${rounds} rounds`);
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of names) runs.get(name).push(await inChild(name, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  print(runs, megabytes / pages);
}

function inChild(name, folder) {
  const child = fork(here, ['run', name, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and without a result`)));
  });
}

function print(runs, megabytes) {
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
  const rows = [...runs].map(([name, all]) => ({
    name,
    read: median(all.map(({ read }) => read)),
    // Of the pages that were read: giving up early is not speed.
    perSecond: median(all.map(({ read, ms }) => read / (ms / 1_000))),
    cpuMs: median(all.map(({ read, cpuMs }) => cpuMs / read)),
    rssMb: median(all.map(({ rssMb }) => rssMb)),
  }));
  const [first] = rows;
  const cells = (name, ...rest) =>
    console.log(name.padEnd(24) + rest.map((cell) => cell.padStart(13)).join(''));
  cells('', 'pages read', 'pages/s', 'MB/s', 'CPU ms/page', 'peak RSS', 'speed');
  for (const { name, read, perSecond, cpuMs, rssMb } of rows)
    cells(
      name,
      String(read),
      perSecond.toFixed(0),
      (perSecond * megabytes).toFixed(1),
      cpuMs.toFixed(2),
      `${rssMb.toFixed(0)} MB`,
      `${(perSecond / first.perSecond).toFixed(2)} ×`,
    );
}
