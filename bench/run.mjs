/**
 * Every benchmark, one after the other, each in a process of its own. Run: npm run bench [-- name,name…]
 * Goes on when one fails and ends with exit code 1 then.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const BENCHES = {
  'cold-start': 'CPU and memory of a start, of the program and of each import, beside Node doing nothing',
  robots: 'robots.txt parsed and judged for 60 bots, beside robots-parser',
  net: 'CPU time of one request, beside undici, node:http and fetch',
  access: 'what an answer is (page, challenge, block, …), beside the same selectors in cheerio',
  sitemap: 'sitemaps of 50,000 addresses, hostile ones included, beside fast-xml-parser',
  llms: 'llms.txt of 1 MB, words beside Intl.Segmenter, an answer of 200 MB',
  'page-facts': 'all facts of a page, beside cheerio taking the same, and others taking a part of them',
  'main-text': 'F1 of main text on pages with known answers, beside readability',
  answers: 'which passage of real pages answers a title or a heading',
  dates: 'the day of publication on pages of which it is known',
  authors: 'who wrote pages of which it is known',
  facts: 'what pages state of their products, beside what people see and JSON-LD alone',
  'judged-rules': 'what rules that judge prose find on real pages, beside a judgement by hand',
  'structured-data': 'JSON-LD, microdata and RDFa, beside web-auto-extractor and cheerio',
  'page-audit': 'one whole page audit by stages: facts, checks, score, schema',
  site: 'the audit of 2,000 pages on loopback, beside downloading alone, crawlee and linkinator',
  folder:
    'the audit of 5,000 pages in a folder, on one core and with threads, beside linkinator and html-validate',
  archive: 'pages from a WARC file, beside a folder and warcio, and memory over 100,000 records',
  scale: 'a command for each of several WARC files, as batch engines run them',
  'site-memory': 'resident memory over an audit of 100,000 pages',
  logs: 'access logs line by line, beside goaccess, and resident memory',
  hostile:
    'inputs made to be slow, of up to 10 MiB: CPU and memory of each, and what grows faster than its input',
  runner: 'audits as jobs, beside bare calls; the file ledger at 100,000 pages',
  gates: 'a turn at gates that processes share, beside one of the process alone and a bare round trip',
};

/** It sweeps up between its turns. */
const FLAGS = { runner: ['--expose-gc'] };

const wanted = process.argv[2]?.split(',') ?? Object.keys(BENCHES);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new TypeError(`no benchmark named ${unknown.join(', ')}`);

console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0].toFixed(1)}`,
);
const failed = [];
for (const name of wanted) {
  console.log(`\n== ${name}: ${BENCHES[name]}`);
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, [...(FLAGS[name] ?? []), script], { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
