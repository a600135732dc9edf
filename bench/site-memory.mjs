/**
 * Memory of a long site audit: 100,000 synthetic pages from a web in this process, units forgotten (`nullLedger`).
 * Run: npm run build && node bench/site-memory.mjs [pages] [MB of heap] [audits of so many pages at the same time]
 * Prints the resident size while the audit runs and its peak, the plan and this bench included. The old heap is
 * limited as an operator limits a container: without a limit V8 lets litter lie while memory is free, and the peak
 * says more about the machine than about the audit (261 to 483 MB here). Past the limit the audit would not end.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createAuditor, exchangeOf, nullLedger } from '../dist/index.js';

const PAGES = Number(process.argv[2] ?? 100_000);
const HEAP_MB = Number(process.argv[3] ?? 128);
const AUDITS = Number(process.argv[4] ?? 1);
if (process.execArgv.length === 0) {
  const self = [
    `--max-old-space-size=${HEAP_MB}`,
    fileURLToPath(import.meta.url),
    String(PAGES),
    String(HEAP_MB),
    String(AUDITS),
  ];
  process.exit(spawnSync(process.execPath, self, { stdio: 'inherit' }).status ?? 1);
}
const LINES = 10;
const MB = 1_048_576;
const ORIGIN = 'https://bench.example';

const WORDS =
  'harbour lamp brass glass winter ferry timetable island morning bread museum street number quiet window letter'.split(
    ' ',
  );
const wordAt = (seed, at) => WORDS[(seed * 31 + at * at * 7 + at) % WORDS.length];
const sentence = (seed, from) =>
  `${Array.from({ length: 12 }, (_, at) => wordAt(seed, from + at)).join(' ')} ${seed + from}.`;

/** A page of some 6 KB: head, navigation, sections, links to other pages, a JSON-LD block. */
function page(number) {
  const links = Array.from({ length: 20 }, (_, at) => (number * 7 + at * 13) % PAGES);
  const sections = Array.from(
    { length: 6 },
    (_, at) =>
      `<h2 id="s${at}">${wordAt(number, at)} ${at}</h2>${Array.from({ length: 4 }, (__, row) => `<p>${sentence(number, at * 50 + row)} ${sentence(number, at * 60 + row)}</p>`).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${wordAt(number, 1)} ${number} | Bench</title>
<meta name="description" content="${sentence(number, 3)}"><link rel="canonical" href="${ORIGIN}/page-${number}">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${wordAt(number, 1)} ${number}","author":{"@type":"Person","name":"A. Writer"}}</script></head>
<body><nav>${links.map((to) => `<a href="/page-${to}">${wordAt(to, 1)} ${to}</a>`).join(' ')}</nav><main><h1>${wordAt(number, 1)} ${number}</h1>${sections.join('')}</main></body></html>`;
}

/** Answers at once, each body made anew and held by nobody else. */
const web = {
  fetch: async (url) => {
    const match = /\/page-(\d+)$/.exec(url);
    if (match === null && !url.endsWith('/')) return exchangeOf({ url, status: 404, body: '' });
    const headers = [['content-type', 'text/html; charset=utf-8']];
    return exchangeOf({ url, headers, body: Buffer.from(page(Number(match?.[1] ?? 0))) });
  },
  close: async () => {},
};

const rssMb = () => process.memoryUsage.rss() / MB;
const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(12)).join(''));

const empty = rssMb();
const urls = Array.from({ length: PAGES }, (_, number) => `${ORIGIN}/page-${number}`);
const auditor = createAuditor({ web, lanes: 10 });
row('pages', 'RSS', 'pages/s');
let since = performance.now();
const onProgress = ({ pagesCompleted }) => {
  if (pagesCompleted % Math.ceil(PAGES / LINES) !== 0) return;
  const now = performance.now();
  row(pagesCompleted, `${rssMb().toFixed(0)} MB`, (PAGES / LINES / ((now - since) / 1_000)).toFixed(0));
  since = now;
};
const plan = { origin: ORIGIN, sitemapFound: true, totalPages: PAGES, urls };
const audits = await Promise.all(
  Array.from({ length: AUDITS }, (_, at) =>
    auditor.auditSite(plan, { ledger: nullLedger(), ...(at === 0 && { onProgress }) }),
  ),
);
await auditor.close();
const peak = process.resourceUsage().maxRSS / 1_024;
console.log(
  `${audits.map(({ summary }) => summary.pages).join(', ')} pages audited; peak RSS ${peak.toFixed(0)} MB, ${empty.toFixed(0)} MB of it before the plan was made`,
);
