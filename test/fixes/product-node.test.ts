import { expect, test } from 'vitest';
import { productNode } from '../../src/fixes/product-node.ts';
import { pageSource } from './page-source.ts';

const offer = (price: string, currency: string, prefix = 'product') =>
  productNode({
    ...pageSource(
      `<meta property="${prefix}:price:amount" content="${price}"><meta property="${prefix}:price:currency" content="${currency}">`,
      '<h1>Kettle</h1>',
    ),
    name: 'Kettle',
  })['offers'];

test.each([
  ['19.90', 'EUR', 'product'],
  ['19', 'USD', 'og'],
])('a price of %s %s in %s tags is stated', (price, priceCurrency, prefix) => {
  expect(offer(price, priceCurrency, prefix)).toMatchObject({ '@type': 'Offer', price, priceCurrency });
});

test.each([
  ['19,90', 'EUR'],
  ['from 19', 'EUR'],
  ['', 'EUR'],
  ['19.90', 'euro'],
  ['19.90', ''],
])('a price of %j %j is to be filled in', (price, currency) => {
  expect(offer(price, currency)).toMatchObject({ price: expect.stringContaining('REPLACE:') });
});
