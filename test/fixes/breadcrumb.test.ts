import { expect, test } from 'vitest';
import { breadcrumbNode, organizationNode } from '../../src/fixes/json-ld.ts';
import { pageName } from '../../src/fixes/page-name.ts';
import { pageSource } from './page-source.ts';

function trail(url: string, links = ''): readonly (readonly [name: string, item: string])[] {
  const source = pageSource(
    '<meta property="og:site_name" content="Alder"><title>Kettles</title>',
    links,
    url,
  );
  const node = breadcrumbNode({ ...source, name: pageName(source) });
  const items = node['itemListElement'] as readonly { readonly name: string; readonly item: string }[];
  return items.map(({ name, item }) => [name, item]);
}

const HOME = ['Alder', 'https://example.com/'] as const;

test.each(['https://example.com/', 'https://example.com/index.html', 'https://example.com/en/'])(
  'the way to %s is that page alone',
  (url) => {
    expect(trail(url)).toEqual([['Kettles', url]]);
  },
);

test('the home page of a language is no second step', () => {
  const links = '<a href="/en">Start</a><a href="/en/shop">Shop</a>';
  expect(trail('https://example.com/en/shop/kettles', links)).toEqual([
    HOME,
    ['Shop', 'https://example.com/en/shop'],
    ['Kettles', 'https://example.com/en/shop/kettles'],
  ]);
});

test.each([
  ['http://127.0.0.1:8080/a', '', 'REPLACE'],
  ['http://localhost:3000/a', '', 'REPLACE'],
  ['https://shop-42.b-cdn.net/a', '', 'REPLACE'],
  ['https://ebay.com/a', '<meta property="og:site_name" content="ebay">', 'ebay'],
  ['https://www.booking.com/a', '<meta property="og:site_name" content="Booking.com">', 'Booking.com'],
])('at %s with %j the organization is called %s', (url, head, name) => {
  const source = pageSource(head, '', url);
  expect(organizationNode({ ...source, name: '' })['name']).toMatch(name);
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['http://127.0.0.1/a', '127.0.0.1'],
])('at %s the title %s is no name', (url, title) => {
  expect(pageName(pageSource(`<title>${title}</title>`, '', url))).toMatch('REPLACE');
});
