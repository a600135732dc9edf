/**
 * Millions of pages in small: WARC files made of the pages of the corpus, over and over, and a command for each file, as a batch
 * engine would run it in a container. Gives pages a CPU second, memory, and bytes of what goes to the store.
 * Run: npm run build && node bench/scale.mjs [records] [commands at once] [records of a file] [bytes of the largest page]
 */
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { realPages } from './pages.mjs';

const [records = 20_000, atOnce = 2, ofFile = 20_000, largest = 400_000] = process.argv.slice(2).map(Number);
const main = fileURLToPath(new URL('../dist/bundle/citeworthy.cjs', import.meta.url));

async function makeFiles(folder) {
  const { recordWarc, exchangeOf } = await import('../dist/index.js');
  const bodies = realPages().filter(({ length }) => length <= largest);
  const round = bodies.map((body, at) => {
    const url = `https://example.com/page-${at}.html`;
    return recordWarc({ request: { method: 'GET', url, agent: '' }, exchange: exchangeOf({ url, body }) });
  });
  const names = [];
  for (let at = 0; at < records; at += ofFile) {
    const name = `${names.length}.warc.gz`;
    for (let left = Math.min(ofFile, records - at); left > 0; left -= round.length)
      appendFileSync(join(folder, name), Buffer.concat(round.slice(0, left)));
    names.push(name);
  }
  const html = bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length;
  return { names, html };
}

/** Runs the command of one file, and watches it by /proc. */
function run(folder, name) {
  const child = spawn(process.execPath, [main, 'worker', '--archives', folder, '--ranges', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const used = { bytes: 0, packed: 0, rss: 0, cpu: 0, last: '' };
  const gzip = createGzip();
  gzip.on('data', ({ length }) => void (used.packed += length));
  child.stdout.on('data', (chunk) => {
    used.bytes += chunk.length;
    used.last = (used.last + chunk).slice(-2_000);
  });
  child.stdout.pipe(gzip);
  const look = () => {
    try {
      const [, peak = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      used.rss = Math.max(used.rss, Number(peak) / 1024);
      // In hundredths of a second: utime and stime (proc_pid_stat(5)).
      used.cpu = (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      // It has ended.
    }
  };
  const watch = setInterval(look, 200);
  child.stdin.end(`${name}\n`);
  return new Promise((resolve, reject) => {
    gzip.on('end', () => {
      clearInterval(watch);
      resolve({ ...used, sums: JSON.parse(used.last.trim().split('\n').at(-1)).sums });
    });
    child.once('exit', (code) => code === 0 || reject(new Error(`${name} ended with ${code}`)));
  });
}

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-scale-'));
try {
  const { names, html } = await makeFiles(folder);
  const archived = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const begun = performance.now();
  const ends = [];
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      ends.push(await run(folder, name));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - begun) / 1_000;
  const { joinSummaries } = await import('../dist/index.js');
  const joined = [ends, ends.toReversed()].map((some) =>
    JSON.stringify(joinSummaries(some.map(({ sums }) => sums))),
  );
  if (joined[0] !== joined[1]) throw new Error('the order changes the sums');
  const { pages, totalPages } = JSON.parse(joined[0]);
  const sum = (name) => ends.reduce((all, end) => all + end[name], 0);
  console.log(
    `${pages} of ${totalPages} pages (${records} records of ${Math.round(html / 1_000)} KB of HTML, ${Math.round(archived / records / 1_000)} KB in the archive)`,
  );
  console.log(
    `${names.length} commands, ${atOnce} at once: ${seconds.toFixed(0)} s, ${(pages / sum('cpu')).toFixed(0)} pages a CPU second`,
  );
  console.log(`memory of a command: ${Math.round(Math.max(...ends.map(({ rss }) => rss)))} MB at most`);
  console.log(
    `to the store: ${Math.round(sum('bytes') / pages)} bytes a page, ${Math.round(sum('packed') / pages)} with gzip`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
