import { expect, test } from 'vitest';
import { pageFacts } from '../../src/facts/page.ts';
import { describedTypes } from '../../src/audits/page-data.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { templatesOf, type DescribedPage } from '../../src/report/templates.ts';
import { pathShape } from '../../src/values/path-shape.ts';
import { sample } from './sample.ts';

test.each([
  ['/', '/'],
  ['/tea', '/*'],
  ['/guides/tea/', '/guides/*'],
  ['/blog/2026/11/tea?page=2', '/blog/*/*/*'],
  ['/products/kettles/steel', '/products/kettles/*'],
])('the shape of %s is %s', (path, shape) => {
  expect(pathShape(path)).toBe(shape);
});

function described(path: string, data: string | null): DescribedPage {
  const url = `https://example.com${path}`;
  const body = `<title>x</title>${data === null ? '' : `<script type="application/ld+json">${data}</script>`}`;
  const page = pageFacts(exchangeOf({ url, body }));
  const [, row] = sample.site!.pages;
  return { row: { ...row!, path, url }, data: describedTypes(page.structuredData, url) };
}

const product = (more: object) =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Kettle', ...more });
const offers = { '@type': 'Offer', price: '9.99', priceCurrency: 'EUR' };

test('pages of one shape are one template, with what they lack and on how many pages', () => {
  const pages = [
    described('/kettles/steel', product({ offers })),
    described('/kettles/glass', product({})),
    described('/kettles/iron', null),
    described('/about', null),
  ];
  const [kettles, about, ...others] = templatesOf(pages);
  expect(others).toEqual([]);
  expect(about).toMatchObject({ shape: '/*', pages: 1, bare: 1, types: [] });
  expect(kettles).toMatchObject({
    shape: '/kettles/*',
    pages: 3,
    bare: 1,
    example: { path: '/kettles/steel' },
  });
  const [type] = kettles!.types;
  expect(type).toMatchObject({ type: 'Product', pages: 2 });
  expect(type!.lacks).toEqual([{ property: expect.stringContaining('offers'), pages: 1 }]);
  expect(type!.recommended.map(({ property }) => property)).toContain('image');
});

test('a page that an earlier version read is left out, and one that did not come', () => {
  const page = described('/kettles/steel', product({}));
  expect(
    templatesOf([
      { ...page, data: undefined },
      { ...page, row: { ...page.row, status: 404 } },
    ]),
  ).toEqual([]);
});
