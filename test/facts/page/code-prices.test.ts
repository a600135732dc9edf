/** Prices that the code of a page knows, apart from those that its data states. */
import { expect, test } from 'vitest';
import { codePrices } from '../../../src/facts/page/code-prices.ts';

const of = (html: string) => codePrices(Buffer.from(html));

test('amounts after a name that ends with price', () => {
  expect(of('<script>{"price":1690,"regularPrice" : "27.90", "price_min":5,"price":"x"}</script>')).toEqual([
    1690, 27.9,
  ]);
  expect(of('<p>price: 5</p>')).toEqual([]);
});

test('none of structured data', () => {
  const data = '<script type="application/ld+json">{"price":"19.00"}</script>';
  expect(of(`${data}<script>{"price":24}</script>${data}`)).toEqual([24]);
  expect(of('<script type="application/ld+json">{"price":"19.00"}')).toEqual([]);
});

test('up to 500 of them', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `{"price":${at}}`).join(',');
  expect(of(many(500))).toHaveLength(500);
  expect(of(many(501))).toHaveLength(500);
});

test('data is told from code in the first 20 scripts of data', () => {
  const scripts = (count: number) =>
    '<script type="application/ld+json">{"price":"19.00"}</script>'.repeat(count);
  expect(of(scripts(20))).toEqual([]);
  expect(of(scripts(21))).toEqual([19]);
});
