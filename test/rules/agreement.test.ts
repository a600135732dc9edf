/** Rules that compare what surfaces state: planted contradictions are found, and real pages raise none. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import { subjectOf } from '../../src/rules/page/subject.ts';
import { corpusFolder } from '../corpus.ts';
import { pageOf, plantedIn, thingsIn } from './planted.ts';

const COMPARING = new Set([
  'price-agrees',
  'availability-agrees',
  'name-agrees',
  'rating-agrees',
  'date-agrees',
]);
const comparing = pageRules.filter(({ id }) => COMPARING.has(id));

/** The rules that find two surfaces to disagree. */
function contradictionsOf(body: string | Uint8Array, url = 'https://shop.example.com/thing'): string[] {
  const subject = subjectOf(pageFacts(exchangeOf({ url, body })));
  return comparing.filter((rule) => rule.evaluate(subject).kind === 'fail').map(({ id }) => id);
}

const THINGS = [
  {
    type: 'Product',
    name: 'Alder kettle with thermostat',
    price: 24,
    currency: 'EUR',
    availability: 'InStock',
    rating: 4.4,
  },
  { type: 'Article', name: 'How descaling protects a boiler', published: '2026-09-01' },
] as const;

/** Of an article in microdata the name says which one it is: another name is that of another article. */
const isFindable = ({ what }: { readonly what: string }): boolean => !what.includes('microdata {"name"');

test('a page whose surfaces agree raises nothing, and one changed surface is found', () => {
  const missed = THINGS.flatMap(plantedIn)
    .filter(isFindable)
    .filter(({ html, rule }) => !contradictionsOf(html).includes(rule));
  expect(THINGS.flatMap((thing) => contradictionsOf(pageOf(thing)))).toEqual([]);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

test('a name that the address has as well, and the date of a post that is quoted, are no contradictions', () => {
  const article = (data: string, text = '') =>
    `<!doctype html><html lang="en"><title>Seven days of healthy meals</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article",${data}}</script><main><h1>Seven days of healthy meals</h1>${text}</main>`;
  const named = article('"headline":"Sample menus"');
  expect(contradictionsOf(named, 'https://example.com/food/sample-menus')).toEqual([]);
  expect(contradictionsOf(named, 'https://example.com/food/17')).toEqual(['name-agrees']);
  const time = '<p>On <time datetime="2018-03-27">27 March 2018</time></p>';
  const dated = '"headline":"Seven days of healthy meals","datePublished":"2018-05-30"';
  expect(contradictionsOf(article(dated, time))).toEqual(['date-agrees']);
  expect(contradictionsOf(article(dated, `<blockquote>${time}</blockquote>`))).toEqual([]);
});

const corpus = corpusFolder();

test.runIf(corpus !== null)("95 of 100 contradictions planted in Google's samples are found", () => {
  const rows = readFileSync(resolve(corpus ?? '', 'schema/google-samples.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const things = rows.flatMap((row) => {
    const { set, html }: { readonly set: string; readonly html: string } = JSON.parse(row);
    return set === 'google-doc' ? thingsIn(html) : [];
  });
  const planted = things.flatMap(plantedIn);
  const found = planted.filter(({ html, rule }) => contradictionsOf(html).includes(rule));
  expect(planted.length).toBeGreaterThan(100);
  expect(found.length / planted.length).toBeGreaterThanOrEqual(0.95);
  expect(things.flatMap((thing) => contradictionsOf(pageOf(thing)))).toEqual([]);
});

test.runIf(corpus !== null)('no product page of a real shop contradicts itself', () => {
  const folder = resolve(corpus ?? '', 'products');
  const rows = readFileSync(resolve(folder, 'expected.jsonl'), 'utf8').trim().split('\n');
  const found = rows.flatMap((row) => {
    const { page, url }: { readonly page: string; readonly url: string } = JSON.parse(row);
    const rules = contradictionsOf(gunzipSync(readFileSync(resolve(folder, 'pages', page))), url);
    return rules.map((rule) => `${rule} ${url}`);
  });
  expect(found).toEqual([]);
});
