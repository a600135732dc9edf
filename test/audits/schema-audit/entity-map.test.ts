import { expect, test } from 'vitest';
import { entityMap, MAX_ENTITY_ROWS } from '../../../src/audits/schema-evidence.ts';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const block = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const mapOf = (...values: unknown[]) =>
  entityMap(readStructuredData(values.map(block).join(''), { url: 'https://example.com/' }).entities);

test('each entity stands under the one that holds it, in written order', () => {
  const rows = mapOf(
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Descaling',
      author: { '@type': 'Person', name: 'Ada' },
      publisher: {
        '@type': 'Organization',
        name: 'Alder',
        logo: { '@type': 'ImageObject', url: 'https://e.example/l' },
      },
    },
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Alder Espresso' },
  );
  expect(rows.map(({ types, name, depth }) => [types.join(), name, depth])).toEqual([
    ['Article', 'Descaling', 0],
    ['Person', 'Ada', 1],
    ['Organization', 'Alder', 1],
    ['ImageObject', '', 2],
    ['WebSite', 'Alder Espresso', 0],
  ]);
  expect(rows[0]).toMatchObject({ format: 'json-ld', properties: ['headline', 'author', 'publisher'] });
});

test('names what is recommended and absent: for an entity by itself, not for one that another mentions', () => {
  const [article, person] = mapOf({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Descaling',
    image: 'https://e.example/i.jpg',
    datePublished: '2026-01-02',
    author: { '@type': 'Person', name: 'Ada' },
  });
  expect(article?.recommended).toEqual(['dateModified', 'author.url']);
  expect(person?.recommended).toEqual([]);
});

test('names no part of what is absent as a whole, and nothing for what Google no longer shows', () => {
  const [organization, howTo] = mapOf(
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'Alder' },
    { '@context': 'https://schema.org', '@type': 'HowTo', name: 'Descale' },
  );
  expect(organization?.recommended).toContain('address');
  expect(organization?.recommended).not.toContain('address.addressCountry');
  expect(howTo?.recommended).toEqual([]);
});

test('a page without structured data has no rows', () => {
  expect(mapOf()).toEqual([]);
});

test('holds at its limit', () => {
  const nodes = (count: number) => ({
    '@context': 'https://schema.org',
    '@graph': Array.from({ length: count }, (_, index) => ({ '@type': 'Thing', name: `n${index}` })),
  });
  expect(mapOf(nodes(MAX_ENTITY_ROWS))).toHaveLength(MAX_ENTITY_ROWS);
  expect(mapOf(nodes(MAX_ENTITY_ROWS + 1))).toHaveLength(MAX_ENTITY_ROWS);
});
