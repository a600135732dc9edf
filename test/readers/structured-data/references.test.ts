import { expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const BASE = 'https://example.com/guide';
const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
const withSeller = (seller: unknown, ...others: readonly object[]) => {
  const nodes = [{ '@type': 'Offer', price: 9, seller }, ...others];
  return block(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));
};
const dangling = (html: string) =>
  readStructuredData(html, { url: BASE })
    .problems.filter(({ code }) => code === 'id.dangling')
    .map(({ data }) => data['written']);

test.each([
  'https://example.com/#organization',
  'https://www.example.com/about#us',
  `${BASE}#us`,
  '_:seller',
])('a reference to %s, which the page does not have, is reported', (id) => {
  expect(dangling(withSeller({ '@id': id }))).toEqual([id]);
});

test('each once, resolved against the page', () => {
  const html = withSeller(
    { '@id': '#us' },
    { '@type': 'Article', author: { '@id': '#us' }, about: { '@id': '#tea' } },
  );
  expect(dangling(html)).toEqual([`${BASE}#us`, `${BASE}#tea`]);
});

test.each<[string, string]>([
  [
    'a node of the same block',
    withSeller({ '@id': '#us' }, { '@id': '#us', '@type': 'Organization', name: 'Us' }),
  ],
  ['a node without a type', withSeller({ '@id': '#us' }, { '@id': '#us', name: 'Us' })],
  [
    'a node of another format',
    `${withSeller({ '@id': '#us' })}<div itemscope itemtype="https://schema.org/Person" itemid="#us"></div>`,
  ],
  ['a node with a type of its own', withSeller({ '@id': '#us', '@type': 'Organization' })],
  ['the node of another site', withSeller({ '@id': 'https://www.wikidata.org/entity/Q1#this' })],
  ['an address without a fragment', withSeller({ '@id': 'https://example.com/about' })],
  ['an address', block('{"@context":"https://schema.org","@type":"Thing","url":{"@id":"#top"}}')],
  [
    'a node that may be in what cannot be read',
    withSeller({ '@id': '#us' }) + block('{"@id": "#us" "name": 1}'),
  ],
  [
    'a link of RDFa',
    '<div vocab="https://schema.org/" typeof="Thing"><a property="about" href="#top">x</a></div>',
  ],
])('a reference to %s is not', (_, html) => {
  expect(dangling(html)).toEqual([]);
});
