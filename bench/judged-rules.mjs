/**
 * What the rules say of real pages, beside two judgements by hand: right, debatable and wrong findings by rule, and what was
 * missed. `test/rules/judged-pages.json` judges the rules on prose: at most 25 of a rule from before they were mended, and
 * all that were left after. `corpus/judged` judges every rule, and the fixes of the Schema Audit, on pages of all kinds.
 * Which of the findings are still made is asked now.
 * Run: npm run build && node bench/judged-rules.mjs [--cases]
 * Prints a row for each rule and one for all; with --cases those as well that are not as they should be.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditPage, auditSchema, exchangeOf } from '../dist/index.js';
import { corpus, judgedPages } from './pages.mjs';

const VERDICTS = ['right', 'debatable', 'wrong', 'missed'];
const CANONICAL = [
  /<link[^>]*rel=["']?canonical["']?[^>]*href=["']?(https?:[^"'\s>]+)/i,
  /<link[^>]*href=["']?(https?:[^"'\s>]+)["']?[^>]*rel=["']?canonical/i,
  /property=["']og:url["'][^>]*content=["'](https?:[^"']+)/i,
];

const known = new Map(
  ['extraction', 'dates'].flatMap((folder) =>
    judgedPages(folder).map(({ page, url }) => [`${folder}/pages/${page}`, url]),
  ),
);

const readings = new Map();
/** The rules that find a fault on a page, and the fixes that its Schema Audit gives. */
function readingOf(name, address) {
  const kept = readings.get(name);
  if (kept !== undefined) return kept;
  const body = gunzipSync(readFileSync(join(corpus, name)));
  const html = body.toString('latin1');
  const declared = CANONICAL.flatMap((form) => form.exec(html)?.[1] ?? [])[0]?.replaceAll('&amp;', '&');
  const listed = address ?? known.get(name);
  const url = listed?.startsWith('http') ? listed : (declared ?? 'https://example.com/page');
  const exchange = exchangeOf({ url, headers: [['content-type', 'text/html']], body });
  const { evidence } = auditPage(exchange);
  const fixes = auditSchema(exchange).result.fixes.map(({ id }) => `schema:${id}`);
  const reading = new Set([...evidence.issues.map(({ id }) => id), ...fixes]);
  readings.set(name, reading);
  return reading;
}

/** Cases of a set: rule, page, address and what was said of the finding. */
const proseCases = Object.entries(
  JSON.parse(readFileSync(new URL('../test/rules/judged-pages.json', import.meta.url), 'utf8')),
).flatMap(([rule, pages]) =>
  Object.entries(pages).map(([page, [code, verdict]]) => ({ rule, page: `${page}.html.gz`, verdict, code })),
);

function corpusCases() {
  const path = join(corpus, 'judged/cases.jsonl');
  if (!existsSync(path)) return [];
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));
  return rows.map(({ check, page, url, ...row }) => ({
    ...row,
    rule: check,
    page: `judged/pages/${page}`,
    url,
  }));
}

const count = (cases) => VERDICTS.map((verdict) => cases.filter((one) => one.verdict === verdict).length);
const cells = (values) => values.map((value) => String(value).padStart(10)).join('');
const line = (name, before, now) => {
  const wrong = now[2];
  const made = now[0] + now[1] + wrong;
  const share = made === 0 ? '-' : `${Math.round((100 * (made - wrong)) / made)} %`;
  return `${name.padEnd(32)}${cells(before)}${cells(now)}${share.padStart(12)}`;
};

for (const [title, cases] of [
  ['rules on prose', proseCases],
  ['corpus/judged', corpusCases()],
]) {
  const made = cases.filter(({ rule, page, url }) => readingOf(page, url).has(rule));
  console.log(`\n${title.padEnd(32)}${'judged'.padStart(40)}${'now'.padStart(40)}`);
  console.log(`${'rule'.padEnd(32)}${cells([...VERDICTS, ...VERDICTS])}${'not wrong'.padStart(12)}`);
  for (const rule of new Set(cases.map((one) => one.rule))) {
    const own = (all) => count(all.filter((one) => one.rule === rule));
    console.log(line(rule, own(cases), own(made)));
  }
  console.log(line('all', count(cases), count(made)));
  if (!process.argv.includes('--cases')) continue;
  for (const one of cases) {
    const isMade = made.includes(one);
    if (isMade !== (one.verdict === 'right' || one.verdict === 'missed'))
      console.log(
        `${isMade ? 'made' : 'gone'} ${one.verdict}: ${one.rule} ${one.page} ${one.reason ?? one.code}`,
      );
  }
}
