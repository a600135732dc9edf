import { expect, test } from 'vitest';
import { ownLinks } from '../../src/facts/link-header.ts';

const PAGE = 'https://example.com/guide/';
const of = (...values: string[]) =>
  ownLinks(
    values.map((value) => ['Link', value] as const),
    PAGE,
  );

test('gives each link its address, its relations and its language', () => {
  expect(of('<../de>; rel="alternate"; hreflang="DE-at", </>; rel="canonical Shortlink"')).toMatchObject([
    { url: 'https://example.com/de', target: '../de', rel: ['alternate'], hreflang: 'de-at' },
    { url: 'https://example.com/', rel: ['canonical', 'shortlink'], hreflang: '' },
  ]);
});

test('a semicolon or comma in an address or a quoted value ends nothing', () => {
  expect(
    of('<https://example.com/a;b,c?d=1>; title="x, <y>; rel=next"; rel=alternate').map(({ url, rel }) => [
      url,
      rel,
    ]),
  ).toEqual([['https://example.com/a;b,c?d=1', ['alternate']]]);
});

test('a link that starts elsewhere is none of the page', () => {
  expect(of('</x>; rel=canonical; anchor="/other"')).toEqual([]);
  expect(of('</x>; rel=canonical; anchor="#part"')).toHaveLength(1);
  expect(of('<https://[>; rel=canonical', 'nothing')).toEqual([]);
});
