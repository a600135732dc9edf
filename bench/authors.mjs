/**
 * Who wrote a page, on pages of which it is known (corpus/extraction, corpus/wcxb). A page counts as right where each name
 * that is given is one of those that the corpus has, or a part of one, or the other way round; coverage is the share of pages
 * with a name. An organization is no name of a person: it counts as given where it is what the corpus has, as on WCXB.
 * Run: npm run build && node bench/authors.mjs
 */
import { authorship } from '../dist/facts/page-authors.js';
import { statedAuthors } from '../dist/facts/stated-authors.js';
import { exchangeOf, pageFacts } from '../dist/index.js';
import { isForChoosing, judgedPages } from './pages.mjs';
import { wcxbPages } from './train/read.mjs';

const folded = (name) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const hasWords = (a, b) => b.split(' ').every((word) => a.split(' ').includes(word));
const isSame = (a, b) => a.includes(b) || b.includes(a) || hasWords(a, b) || hasWords(b, a);

const known = [
  ...judgedPages('extraction').map((page) => ({
    ...page,
    of: [isForChoosing(page) ? 'one half' : 'other half', 'extraction'],
  })),
  ...wcxbPages().map((page) => ({ ...page, of: [page.type, 'wcxb'] })),
];
const sums = {};
for (const page of known) {
  if (typeof page.author !== 'string' || page.author === '') continue;
  const url = page.url?.startsWith('http') ? page.url : 'https://example.com/page';
  const facts = pageFacts(exchangeOf({ url, body: page.body }));
  const before = process.cpuUsage();
  const { authors } = authorship(facts, statedAuthors(facts));
  const { user, system } = process.cpuUsage(before);
  const wanted = [page.author, ...page.author.split(/;|, | und | and | & /)]
    .map(folded)
    .filter((name) => name !== '');
  const isWanted = (name) => wanted.some((one) => isSame(one, name));
  const names = authors
    .map(({ name, isOrganization }) => ({ name: folded(name), isOrganization }))
    .filter(({ name, isOrganization }) => isOrganization !== true || isWanted(name));
  for (const half of page.of) {
    const sum = (sums[half] ??= { pages: 0, given: 0, right: 0, time: 0 });
    sum.pages += 1;
    sum.given += Number(names.length > 0);
    sum.right += Number(names.length > 0 && names.every(({ name }) => isWanted(name)));
    sum.time += (user + system) / 1_000;
  }
}

console.log(
  `${'authors'.padEnd(12)}${['pages', 'precision', 'coverage', 'ms a page'].map((name) => name.padStart(11)).join('')}`,
);
for (const [half, { pages, given, right, time }] of Object.entries(sums)) {
  const row = [pages, (right / given).toFixed(3), (given / pages).toFixed(3), (time / pages).toFixed(2)];
  console.log(half.padEnd(12) + row.map((each) => String(each).padStart(11)).join(''));
}
