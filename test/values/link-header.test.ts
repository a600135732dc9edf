import { expect, test } from 'vitest';
import { MAX_HEADER_LINKS, ownLinks, parseLinkHeader } from '../../src/values/link-header.ts';

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
  expect(of('</x>; rel=canonical; anchor="https://["')).toEqual([]);
  const header = [['Link', '<https://a.example/>; rel=canonical; anchor="https://a.example/"']] as const;
  expect(ownLinks(header, 'no address')).toEqual([]);
  expect(of('<https://[>; rel=canonical', 'nothing')).toEqual([]);
});

// RFC 8288, 3 and appendix B.3.
test.each([
  ['< /a >;rel = next ; hreflang = de ;', { target: '/a', rel: ['next'], hreflang: 'de' }],
  ['</a>; crossorigin; rel=preload', { target: '/a', rel: ['preload'] }],
  ['</a>; rel=first; rel=second', { target: '/a', rel: ['first'] }],
  ['</a>; =x; rel=next', { target: '/a', rel: ['next'] }],
  ['</a>; title="a \\"b\\"; rel=no"; rel=next', { target: '/a', rel: ['next'] }],
  ['</a>; rel="next', { target: '/a', rel: ['next'] }],
  ['no link </b>; rel=next, , </a>; rel=prev', { target: '/a', rel: ['prev'] }],
  ['</a>; rel=next, <never closed', { target: '/a', rel: ['next'] }],
])('%s', (value, link) => {
  expect(parseLinkHeader([value])).toMatchObject([link]);
});

test('200 links of all lines are kept, one more is not', () => {
  const line = (count: number) => Array.from({ length: count }, () => '</a>; rel=next').join(', ');
  expect(parseLinkHeader([line(MAX_HEADER_LINKS)])).toHaveLength(200);
  expect(parseLinkHeader([line(MAX_HEADER_LINKS + 1)])).toHaveLength(200);
  expect(parseLinkHeader([line(MAX_HEADER_LINKS - 1), line(2)])).toHaveLength(200);
});
