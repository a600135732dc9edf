import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import * as limits from '../../../src/facts/page-limits.ts';
import { pageFacts } from '../../../src/facts/page.ts';
import { corpusFolder } from '../../corpus.ts';
import { mutate, soup } from '../../readers/html/soup.ts';
import { type Reference, asReference, referenceFacts } from './reference.ts';

const CAPS: Partial<Record<keyof Reference, number>> = {
  metas: limits.MAX_METAS,
  linkTags: limits.MAX_LINK_TAGS,
  headings: limits.MAX_HEADINGS,
  images: limits.MAX_IMAGES,
  lists: limits.MAX_LISTS,
  tables: limits.MAX_TABLES,
};

/** Names of the facts that differ. */
function differing(html: string): string[] {
  const expected = referenceFacts(html);
  const facts = pageFacts(exchangeOf({ url: 'https://example.com/', body: html }));
  const actual = asReference(facts);
  const names = Object.keys(expected) as (keyof Reference)[];
  return names.filter((name) => {
    if (name === 'base') return (expected.base === '') !== (actual.base === '');
    // An unclosed title holds the rest of the page; its start is kept.
    if (name === 'title' && actual.title.length > 3_000) return !expected.title.startsWith(actual.title);
    // Past the cap only the number is known.
    if (name === 'links' && facts.counts.links > limits.MAX_LINKS) {
      return expected.links.length !== facts.counts.links;
    }
    const value = expected[name];
    const given = Array.isArray(value) && CAPS[name] ? value.slice(0, CAPS[name]) : value;
    return JSON.stringify(given) !== JSON.stringify(actual[name]);
  });
}

/** Readers see these as text; the rest of the soup is structure. */
const WORDY = (seed: number) =>
  soup(seed)
    .replaceAll('>x', '>x one, two')
    .replaceAll('>y', '>dé’jà 3.5 vu_x\u00a0naïve “quoted” 東京タワー');

/** Tag soup that comes out differently, and why. */
const KNOWN: Readonly<Record<number, string>> = {
  99: 'text between table rows is moved before the table and joins the word there',
  180: 'text between table rows is moved before the table and joins the word there',
  430: 'text between table rows is moved before the table and joins the word there',
  597: 'a reopened code stands between h1 and h1, which then nest',
  804: 'NUL after plaintext is dropped, not shown as U+FFFD',
  903: 'text between table rows is moved before the table and joins the word there',
};

const KNOWN_FILES: Readonly<Record<string, string>> = {
  'normalize-spaces.html.gz': 'text between table rows is moved before the table and joins the word there',
  'reordering-paragraphs.html.gz':
    'text between table rows is moved before the table and joins the word there',
};

const corpus = corpusFolder();

const pageText = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .replace(/^\uFEFF/, '');

describe('page facts are what a walk over parse5 finds', () => {
  test.runIf(corpus !== null)('on every page of the corpus', () => {
    const folder = join(corpus!, 'pages');
    const broken: string[] = [];
    for (const file of readdirSync(folder)) {
      const names = differing(pageText(join(folder, file)));
      if (names.length > 0) broken.push(`${file}: ${names.join(', ')}`);
    }
    expect(broken).toEqual([]);
  });

  test.runIf(corpus !== null)('on damaged starts of the pages', () => {
    const folder = join(corpus!, 'pages');
    const broken: string[] = [];
    for (const [index, file] of readdirSync(folder).entries()) {
      if (file in KNOWN_FILES) continue;
      const names = differing(mutate(pageText(join(folder, file)).slice(0, 12_000), index + 500));
      if (names.length > 0) broken.push(`${file}: ${names.join(', ')}`);
    }
    expect(broken).toEqual([]);
  });

  test('on 1,000 pages of tag soup, but for the listed ones', () => {
    const broken: string[] = [];
    for (let seed = 1; seed <= 1000; seed++) {
      const html = WORDY(seed);
      if (html.includes('<frameset') || seed in KNOWN) continue;
      const names = differing(html);
      if (names.length > 0) broken.push(`${seed}: ${names.join(', ')}`);
    }
    expect(broken).toEqual([]);
  });
});
