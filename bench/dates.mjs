/**
 * The day of publication on pages of which it is known (corpus/dates, corpus/wcxb). Scored as the authors of corpus/dates do,
 * by exact days: precision is the share of right days among those given, coverage the share of pages with one, accuracy that
 * of pages with the right one. A day of which only the time zone differs counts as wrong.
 * Run: npm run build && node bench/dates.mjs
 * Prints them for corpus/dates on the half that the numbers of `src/facts/publication-day.ts` are chosen on, on the other
 * half, and on all, then for WCXB; beside them the share of pages that show a date, and CPU milliseconds a page without
 * reading it.
 */
import { publicationDay } from '../dist/facts/publication-day.js';
import { hasVisibleDate } from '../dist/facts/visible-date.js';
import { exchangeOf, pageFacts } from '../dist/index.js';
import { isForChoosing, judgedPages } from './pages.mjs';
import { wcxbPages } from './train/read.mjs';

const known = [
  ...judgedPages('dates').map((page) => ({
    ...page,
    of: [isForChoosing(page) ? 'chosen on' : 'other half', 'all'],
  })),
  ...wcxbPages().map((page) => ({ ...page, published: page.date ?? null, of: ['wcxb'] })),
];
const sums = {};
for (const page of known) {
  if (page.published === null) continue;
  const url = page.url?.startsWith('http') ? page.url : 'https://example.com/page';
  const facts = pageFacts(exchangeOf({ url, body: page.body }));
  const before = process.cpuUsage();
  const day = publicationDay(facts);
  const { user, system } = process.cpuUsage(before);
  const shows = hasVisibleDate(facts);
  for (const half of page.of) {
    const sum = (sums[half] ??= { pages: 0, given: 0, right: 0, shown: 0, time: 0 });
    sum.pages += 1;
    sum.given += Number(day !== null);
    sum.right += Number(day === page.published);
    sum.shown += Number(shows);
    sum.time += (user + system) / 1_000;
  }
}

const NAMES = ['pages', 'precision', 'coverage', 'accuracy', 'shown', 'ms a page'];
console.log(`${'dates'.padEnd(12)}${NAMES.map((name) => name.padStart(11)).join('')}`);
for (const [half, { pages, given, right, shown, time }] of Object.entries(sums)) {
  const shares = [right / given, given / pages, right / pages, shown / pages].map((share) =>
    share.toFixed(3),
  );
  const row = [pages, ...shares, (time / pages).toFixed(2)];
  console.log(half.padEnd(12) + row.map((each) => String(each).padStart(11)).join(''));
}
