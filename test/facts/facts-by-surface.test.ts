/** What the surfaces of one page state, each with its place. */
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { factsBySurface } from '../../src/facts/facts-by-surface.ts';
import { amountsIn } from '../../src/facts/surface/money.ts';

const url = 'https://shop.example.com/k2';
const exchange = (body: string, type = 'text/html; charset=utf-8') =>
  exchangeOf({ url, headers: [['content-type', type]], body });

const PAGE = `<!doctype html><html lang="en"><head><title>Alder kettle K2</title>
<meta property="og:title" content="Alder kettle K2">
<meta property="product:price:amount" content="21.00"><meta property="product:price:currency" content="EUR">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Product","name":"Alder kettle K2","sku":"K2-17",
 "offers":{"@type":"Offer","price":"19.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}
</script></head>
<body><main><h1>Alder kettle K2</h1>
<p class="price"><del>€30.00</del> €24.00</p>
<p>Sold out</p><a href="tel:+44 1353 555010">Call</a></main></body></html>`;

test('each statement has its surface, its value in one form, and its place', () => {
  const facts = factsBySurface(exchange(PAGE));
  const of = (name: string) =>
    facts.filter(({ fact }) => fact === name).map(({ surface, value, line }) => [surface, value, line]);
  expect(of('price')).toEqual([
    ['text', '24.00 EUR', 9],
    ['json-ld', '19.00 EUR', 6],
    ['open-graph', '21.00 EUR', 3],
  ]);
  expect(of('availability')).toEqual([
    ['text', 'OutOfStock', 10],
    ['json-ld', 'InStock', 6],
  ]);
  expect(of('name')).toEqual([
    ['text', 'Alder kettle K2', 8],
    ['json-ld', 'Alder kettle K2', 5],
    ['title', 'Alder kettle K2', 1],
    ['open-graph', 'Alder kettle K2', 2],
  ]);
  expect(of('telephone')).toEqual([['text', '441353555010', 10]]);
});

test('the page after scripts, its Markdown twin and llms.txt are surfaces as well', () => {
  const facts = factsBySurface(exchange(PAGE), {
    rendered: exchange(PAGE.replace('€24.00', '€26.00')),
    markdown: exchange('# Alder kettle K2\n\nPrice: €24.00\n', 'text/markdown'),
    llmsTxt: exchange('# Shop\n\n- [Alder kettle K2](/k2): €25.00\n- [Toaster](/t1): €40.00\n', 'text/plain'),
  });
  const prices = facts.filter(
    ({ fact, surface }) => fact === 'price' && !['json-ld', 'open-graph'].includes(surface),
  );
  expect(prices.map(({ surface, value, line }) => [surface, value, line])).toEqual([
    ['text', '24.00 EUR', 9],
    ['rendered', '26.00 EUR', 9],
    ['markdown', '24.00 EUR', 3],
    ['llms.txt', '25.00 EUR', 3],
  ]);
});

test.each([
  ['€1,299.00', 1299, 'EUR'],
  ['1.299,00 €', 1299, 'EUR'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['1 299,00 Kč', 1299, 'CZK'],
  ['Rs 1,29,999', 129_999, 'INR'],
  ['24.- CHF', 24, 'CHF'],
  ['KWD 12.500', 12.5, 'KWD'],
  ['٩٩٫٥٠ ر.س', 99.5, 'SAR'],
])('%s', (written, amount, currency) => {
  expect(amountsIn(written)).toMatchObject([{ amount, currencies: expect.arrayContaining([currency]) }]);
});

test('a body that is no page states nothing', () => {
  expect(factsBySurface(exchange('{"price": 1}', 'application/json'))).toEqual([]);
});

test('a statement that is no Unicode is one all the same', () => {
  const offer = '"offers":{"@type":"Offer","price":"19.00","priceCurrency":"EUR"}';
  const page = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Kettle \\ud83d",${offer}}</script><h1>Kettle</h1>`;
  expect(factsBySurface(exchange(page)).map(({ fact }) => fact)).toContain('name');
});
