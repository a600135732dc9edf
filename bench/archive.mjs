/**
 * Pages from a WARC file: read alone beside warcio, audited beside the same pages of a folder, and resident memory over 100,000
 * records. The pages are those of the corpus, over and over.
 * Run: npm run build && node bench/archive.mjs [rounds] [pages]
 * Every run is a process of its own; the rounds are interleaved and the median of each counts.
 */
import { fork } from 'node:child_process';
import {
  appendFileSync,
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realPages } from './pages.mjs';

const here = fileURLToPath(import.meta.url);
const MB = 1_048_576;
/** Records of the run whose memory is looked at, and of the marks at which it is. */
const MANY = 100_000;
const MARK = 20_000;

/** Each reads the pages and gives their number. */
const VARIANTS = {
  'audit, from WARC': async (folder) => {
    const { auditPage, exchangesOf } = await import('../dist/index.js');
    let pages = 0;
    for await (const exchange of exchangesOf(join(folder, 'pages.warc.gz')))
      pages += Number(auditPage(exchange).result.overall_score >= 0);
    return pages;
  },
  'audit, from files': async (folder) => {
    const { auditPage, exchangeOf } = await import('../dist/index.js');
    const names = readdirSync(join(folder, 'pages'));
    for (const name of names)
      auditPage(
        exchangeOf({ url: `https://example.com/${name}`, body: readFileSync(join(folder, 'pages', name)) }),
      );
    return names.length;
  },
  'read, citeworthy': async (folder) => read(join(folder, 'pages.warc.gz')),
  'read, warcio': async (folder) => {
    const { WARCParser } = await import('warcio');
    let pages = 0;
    for await (const record of new WARCParser(createReadStream(join(folder, 'pages.warc.gz')))) {
      await record.readFully(true);
      pages += Number(record.warcType === 'response');
    }
    return pages;
  },
  memory: (folder) => read(join(folder, 'many.warc.gz'), true),
};

async function read(path, isWatched = false) {
  const { exchangesOf } = await import('../dist/index.js');
  let pages = 0;
  for await (const { status } of exchangesOf(path)) {
    pages += Number(status === 200);
    if (isWatched && pages % MARK === 0)
      console.log(
        `  ${pages.toLocaleString('en')} records: ${Math.round(process.memoryUsage().rss / MB)} MB`,
      );
  }
  return pages;
}

async function makeInputs(count) {
  const { recordWarc, exchangeOf } = await import('../dist/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-archive-'));
  const bodies = realPages();
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(folder, 'pages'));
  const records = (at) => {
    const url = `https://example.com/page-${at}.html`;
    const exchange = exchangeOf({ url, body: bodies[at % bodies.length] });
    return recordWarc({ request: { method: 'GET', url, agent: '' }, exchange });
  };
  for (let at = 0; at < count; at++) {
    appendFileSync(join(folder, 'pages.warc.gz'), records(at));
    writeFileSync(join(folder, 'pages', `page-${at}.html`), bodies[at % bodies.length]);
  }
  const round = Buffer.concat(bodies.map((_, at) => records(at)));
  for (let at = 0; at < MANY; at += bodies.length) appendFileSync(join(folder, 'many.warc.gz'), round);
  return folder;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function main() {
  const [rounds = 3, pages = 1_000] = process.argv.slice(2).map(Number);
  const folder = await makeInputs(pages);
  const runs = Object.fromEntries(Object.keys(VARIANTS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(VARIANTS)) {
      if (name === 'memory') continue;
      runs[name].push(await run(name, folder));
    }
  for (const [name, ends] of Object.entries(runs)) {
    if (ends.length === 0) continue;
    const seconds = median(ends.map(({ cpu }) => cpu));
    const rss = Math.round(median(ends.map(({ memory }) => memory)));
    console.log(
      `${name.padEnd(22)}${(ends[0].pages / seconds).toFixed(0).padStart(8)} pages a CPU second${String(rss).padStart(8)} MB`,
    );
  }
  const whole = await run('memory', folder);
  console.log(
    `${whole.pages.toLocaleString('en')} records in ${whole.cpu.toFixed(0)} CPU s, ${Math.round(whole.memory)} MB at most`,
  );
  rmSync(folder, { recursive: true });
}

function run(name, folder) {
  return new Promise((resolve, reject) => {
    const child = fork(here, ['--child', name, folder]);
    child.once('message', resolve);
    child.once('exit', (code) => code === 0 || reject(new Error(`${name} ended with ${code}`)));
  });
}

if (process.argv[2] === '--child') {
  const [, , , name, folder] = process.argv;
  const begun = process.cpuUsage();
  const pages = await VARIANTS[name](folder);
  const { user, system } = process.cpuUsage(begun);
  process.send({ pages, cpu: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1024 });
} else await main();
