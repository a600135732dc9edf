import { describe, expect, test } from 'vitest';
import { addressesOf, entitiesOf, nestedOf, textOf, worksOf } from '../../src/facts/page-entities.ts';
import { exchangeOf } from '../../src/exchange.ts';
import type { PageFacts } from '../../src/facts/page-facts.ts';
import { pageFacts } from '../../src/facts/page.ts';

const page = (data: object): PageFacts =>
  pageFacts(
    exchangeOf({
      url: 'https://example.com/a',
      body: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`,
    }),
  );
const articles = (count: number): object => ({
  '@graph': Array.from({ length: count }, (_, index) => ({
    '@type': 'Article',
    headline: `Article ${index}`,
  })),
});

describe('entities of a type', () => {
  test('are found at any depth and through subclasses, in order', () => {
    const found = entitiesOf(
      page({
        '@type': 'WebPage',
        mainEntity: {
          '@type': 'NewsArticle',
          headline: 'A',
          hasPart: { '@type': 'BlogPosting', headline: 'B' },
        },
      }),
      'Article',
    );
    expect(found.map((entity) => textOf(entity, 'headline'))).toEqual(['A', 'B']);
  });

  test('are fifty at most', () => {
    expect(entitiesOf(page(articles(50)), 'Article')).toHaveLength(50);
    expect(entitiesOf(page(articles(51)), 'Article')).toHaveLength(50);
  });

  test('are none without the type', () => {
    expect(entitiesOf(page({ '@type': 'Person', name: 'Ana' }), 'Article')).toEqual([]);
  });
});

test('the works of a page are those it is and is made of, not those it lists, cites or is commented by', () => {
  const work = (headline: string) => ({ '@type': 'Article', headline });
  const found = worksOf(
    page({
      '@type': 'WebPage',
      headline: 'A',
      mainEntity: { ...work('B'), citation: work('cited'), hasPart: work('C') },
      comment: { '@type': 'Comment', headline: 'said' },
      mentions: { '@type': 'ItemList', itemListElement: [work('listed')] },
    }),
  );
  expect(found.map((entity) => textOf(entity, 'headline'))).toEqual(['A', 'B', 'C']);
  expect(worksOf(page(articles(51)))).toHaveLength(50);
  expect(worksOf(page({ '@type': 'Person', name: 'Ana' }))).toEqual([]);
});

test('references are followed by id, those that leave the page are not', () => {
  const facts = page({
    '@graph': [
      {
        '@type': 'Article',
        '@id': '#a',
        author: [{ '@id': '#ana' }, { '@id': 'https://other.example/#b' }],
        image: { '@type': 'ImageObject', url: 'https://example.com/a.png' },
      },
      { '@type': 'Person', '@id': '#ana', name: 'Ana Novak' },
    ],
  });
  const [article] = entitiesOf(facts, 'Article');
  expect(nestedOf(facts, article!, 'author').map((person) => textOf(person, 'name'))).toEqual(['Ana Novak']);
  expect(addressesOf(facts, article!, 'image')).toEqual(['https://example.com/a.png']);
  expect(nestedOf(facts, article!, 'constructor')).toEqual([]);
});
