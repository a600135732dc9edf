/**
 * What the rules that judge prose say of real pages, beside a judgement by hand (test/rules/judged-pages.json): right,
 * debatable and wrong findings by rule. Drawn were at most 25 of a rule from before the rules were mended, and all that
 * were left after; which of them the rules still make is asked now.
 * Run: npm run build && node bench/judged-rules.mjs
 * Prints a row for each rule, and one for all.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { auditPage, exchangeOf } from '../dist/index.js';
import { corpus, judgedPages } from './pages.mjs';

const VERDICTS = ['right', 'debatable', 'wrong'];
const CANONICAL = [
  /<link[^>]*rel=["']?canonical["']?[^>]*href=["']?(https?:[^"'\s>]+)/i,
  /<link[^>]*href=["']?(https?:[^"'\s>]+)["']?[^>]*rel=["']?canonical/i,
  /property=["']og:url["'][^>]*content=["'](https?:[^"']+)/i,
];

const judged = JSON.parse(readFileSync(new URL('../test/rules/judged-pages.json', import.meta.url), 'utf8'));
const known = new Map(
  ['extraction', 'dates'].flatMap((folder) =>
    judgedPages(folder).map(({ page, url }) => [`${folder}/pages/${page.replace(/\.html\.gz$/, '')}`, url]),
  ),
);

const faults = new Map();
/** The rules that find a fault on a page. */
function faultsOf(name) {
  if (faults.has(name)) return faults.get(name);
  const body = gunzipSync(readFileSync(join(corpus, `${name}.html.gz`)));
  const html = body.toString('latin1');
  const declared = CANONICAL.flatMap((form) => form.exec(html)?.[1] ?? [])[0]?.replaceAll('&amp;', '&');
  const listed = known.get(name);
  const url = listed?.startsWith('http') ? listed : (declared ?? 'https://example.com/page');
  const { evidence } = auditPage(exchangeOf({ url, headers: [['content-type', 'text/html']], body }));
  const found = new Set(evidence.issues.map(({ id }) => id));
  faults.set(name, found);
  return found;
}

const count = (rows) => VERDICTS.map((verdict) => rows.filter(([, [, said]]) => said === verdict).length);
const line = (name, drawn, now) => {
  const cells = [...drawn, ...now].map((number) => String(number).padStart(10)).join('');
  const all = now.reduce((sum, number) => sum + number, 0);
  const share = all === 0 ? '-' : `${Math.round((100 * (all - now[2])) / all)} %`;
  return `${name.padEnd(22)}${cells}${share.padStart(12)}`;
};

console.log(`${''.padEnd(22)}${'before'.padStart(30)}${'now'.padStart(30)}`);
console.log(
  `${'rule'.padEnd(22)}${[...VERDICTS, ...VERDICTS].map((one) => one.padStart(10)).join('')}${'not wrong'.padStart(12)}`,
);
const sums = [
  [0, 0, 0],
  [0, 0, 0],
];
for (const [rule, pages] of Object.entries(judged)) {
  const rows = Object.entries(pages);
  const both = [count(rows), count(rows.filter(([name]) => faultsOf(name).has(rule)))];
  for (const [at, numbers] of both.entries())
    for (const [each, number] of numbers.entries()) sums[at][each] += number;
  console.log(line(rule, ...both));
}
console.log(line('all', ...sums));
