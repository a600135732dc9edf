import { describe, expect, test } from 'vitest';
import { seoScores } from '../schema-audit/seo-scores.ts';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const data = (type: string, properties: object = {}, context = 'https://schema.org') =>
  script(JSON.stringify({ '@context': context, '@type': type, ...properties }));

const PROSE =
  '<p>Descaling keeps a kettle quiet and quick, and takes a quarter of an hour with vinegar and water.</p>'.repeat(
    20,
  );

interface Page {
  readonly path: string;
  readonly title?: string;
  readonly head?: string;
  readonly body?: string;
}

/** A page of each kind, told by what it is without the block that is added. */
const PAGES: Readonly<Record<string, Page>> = {
  'signed article': { path: '/x', body: '<p>By <a rel="author" href="/ann">Ann Lee</a></p>' },
  'dated article': { path: '/x', body: '<time datetime="2026-02-01">1 February 2026</time>' },
  'Open Graph article': { path: '/x', head: '<meta property="og:type" content="article">' },
  'article by its path': { path: '/blog/descaling' },
  'article with data': {
    path: '/blog/descaling',
    head: data('Article', {
      headline: 'How to descale a kettle',
      datePublished: '2026-02-01',
      author: { '@type': 'Person', name: 'Ann Lee' },
    }),
  },
  product: {
    path: '/products/kettle',
    title: 'Steel kettle, 1.7 litres',
    head: '<meta property="og:type" content="product">',
    body: '<p>EUR 20.00</p><form><button>Add to cart</button></form>',
  },
  'product with data': {
    path: '/kettle',
    head: data('Product', { name: 'Kettle', offers: { '@type': 'Offer', price: 20, priceCurrency: 'EUR' } }),
  },
  faq: {
    path: '/x',
    body: '<h2>Why does it smell?</h2><p>It is the vinegar.</p><h2>Is it safe?</h2><p>Yes, once rinsed.</p><h2>How often?</h2><p>Each month.</p>',
  },
  'faq by its path': { path: '/faq' },
  howto: {
    path: '/x',
    head: data('HowTo', { name: 'Descale', step: [{ '@type': 'HowToStep', text: 'Fill it.' }] }),
    body: '<ol><li>Fill it with vinegar</li><li>Boil it</li><li>Rinse it</li></ol>',
  },
  recipe: { path: '/recipes/tea' },
  home: { path: '/' },
  listing: { path: '/blog' },
  docs: { path: '/docs/descaling', body: '<h2>Install</h2><pre><code>brew tea</code></pre>' },
  about: { path: '/about' },
  legal: { path: '/privacy' },
  other: { path: '/x' },
};

const TYPES = [
  'Recipe',
  'JobPosting',
  'QAPage',
  'DiscussionForumPosting',
  'ProductGroup',
  'Product',
  'Event',
  'Course',
  'SoftwareApplication',
  'ProfilePage',
  'SearchResultsPage',
  'ContactPage',
  'AboutPage',
  'Article',
  'CollectionPage',
  'VideoObject',
  'Service',
  'LocalBusiness',
  'FAQPage',
  'HowTo',
  'ItemList',
  'WebSite',
];

/** All that any of the types needs, so that only the fault keeps it from counting. */
const FULL = JSON.stringify({
  name: 'Kettle',
  headline: 'Kettle',
  title: 'Kettle',
  description: 'A kettle',
  startDate: '2026-01-01',
  uploadDate: '2026-01-01',
  address: 'Main Street 1',
  offers: { '@type': 'Offer', price: 20 },
  itemListElement: [{ '@type': 'ListItem', position: 1 }],
  mainEntity: { '@type': 'Thing', name: 'x' },
}).slice(1, -1);

const BLOCKS: Readonly<Record<string, string>> = Object.fromEntries([
  ...TYPES.flatMap((type) => [
    [`${type} that does not parse`, script(`{"@context":"https://schema.org","@type":"${type}",${FULL},}`)],
    [`${type} cut short`, script(`{"@context":"https://schema.org","@type":"${type}",${FULL}`)],
    [
      `${type} of another vocabulary`,
      script(`{"@context":"https://example.org/","@type":"${type}",${FULL}}`),
    ],
    [`bare ${type}`, data(type)],
    [`${type} with junk`, data(type, { wibble: 'x', name: '', offers: [], headline: ' ' })],
    [`microdata without itemscope: ${type}`, `<div itemtype="https://schema.org/${type}"></div>`],
    [`bare microdata: ${type}`, `<div itemscope itemtype="https://schema.org/${type}"></div>`],
    [`bare RDFa: ${type}`, `<div vocab="https://schema.org/" typeof="${type}"></div>`],
    [`RDFa without vocab: ${type}`, `<div typeof="${type}"></div>`],
  ]),
  ['Product without a name', data('Product', { offers: { '@type': 'Offer', price: 20 } })],
  ['FAQPage without questions', data('FAQPage', { name: 'Questions' })],
  ['FAQPage with an empty list', data('FAQPage', { mainEntity: [] })],
  ['Article without a headline', data('Article', { image: 'https://example.com/a.png' })],
  ['Event without a day', data('Event', { name: 'Fair' })],
  ['ItemList of nothing', data('ItemList', { name: 'Kettles', itemListElement: [] })],
  ['bare Organization', data('Organization')],
  ['Organization without a name', data('Organization', { url: 'https://example.com/' })],
]);

function scoresOf(
  { path, title = 'How to descale a kettle', head = '', body = '' }: Page,
  block: string,
): Readonly<Record<string, number>> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${PROSE}${body}</main>${block}</body></html>`;
  const url = `https://example.com${path}`;
  return seoScores(url, html).scores;
}

describe('a faulty block never raises a score', () => {
  test.each(Object.entries(PAGES))('%s', (_, page) => {
    const before = scoresOf(page, '');
    const raised = Object.entries(BLOCKS).flatMap(([name, block]) =>
      Object.entries(scoresOf(page, block))
        .filter(([score, value]) => value > before[score]!)
        .map(([score, value]) => `${name}: ${score} ${before[score]} to ${value}`),
    );
    expect(raised).toEqual([]);
  });
});

// The published points of main-schema: data of the right type that has a name keeps 2 of 5.
test('a product named and no more is worth a part of its data, and changes no kind', () => {
  const named = data('Product', { name: 'Kettle' });
  const rises = Object.entries(PAGES).map(([name, page]): [string, number] => [
    name,
    scoresOf(page, named)['ai_seo_score']! - scoresOf(page, '')['ai_seo_score']!,
  ]);
  expect(rises.filter(([, rise]) => rise > 0)).toEqual([['product', 2]]);
});
