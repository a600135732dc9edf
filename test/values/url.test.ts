import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canParse,
  fetchUrl,
  httpUrl,
  isSameHost,
  isStartPage,
  pathSegments,
  urlKey,
  urlUnder,
  withoutFinalSlash,
} from '../../src/values/url.ts';

describe('urlKey', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['https://EXAMPLE.com:443/A#top', 'https://example.com/A'],
    ['https://example.com./x', 'https://example.com/x'],
    ['https://user:pw@example.com/x', 'https://example.com/x'],
    ['https://example.com/x?utm_source=a&b=2&a=1&gclid=z', 'https://example.com/x?a=1&b=2'],
    ['https://example.com/x?gad_source=1&gad_campaignid=2&srsltid=Afm', 'https://example.com/x'],
    ['https://example.com/x?_hsenc=a&_hsmi=1&mkt_tok=b&ttclid=c&li_fat_id=d&epik=e', 'https://example.com/x'],
    ['https://example.com/x?gad=1&srs=2&mkt=3', 'https://example.com/x?gad=1&mkt=3&srs=2'],
    ['https://example.com/x;jsessionid=ABC?sid=9', 'https://example.com/x'],
    ['https://example.com/x?', 'https://example.com/x'],
    ['https://example.com/x?#top', 'https://example.com/x'],
    ['http://example.com/%7e%2f%41', 'http://example.com/~%2FA'],
    ['https://example.com/x;jsessionid=A;jsessionid=B', 'https://example.com/x'],
    ['https://example.com/??', 'https://example.com/??'],
    ['https://example.com/?&&a=1&', 'https://example.com/?a=1'],
    ['not an address', 'not an address'],
  ])('%s', (address, key) => expect(urlKey(address)).toBe(key));

  test('is its own key', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(urlKey(urlKey(address))).toBe(urlKey(address));
      }),
    );
    const odd = fc.string({ unit: fc.constantFrom('?', '&', '=', 'a', '%', ';', '#', '/', '.') });
    fc.assert(
      fc.property(odd, (rest) => {
        const key = urlKey(`https://example.com/${rest}`);
        expect(urlKey(key)).toBe(key);
      }),
    );
  });
});

test('the fetched address keeps the order of parameters', () => {
  expect(fetchUrl(new URL('https://example.com/?b=1&a=2&fbclid=x#y'))).toBe('https://example.com/?b=1&a=2');
});

test('other schemes and overlong addresses are no pages', () => {
  expect(httpUrl('mailto:a@example.com')).toBeNull();
  expect(httpUrl('http://example.com/x')?.href).toBe('http://example.com/x');
  expect(httpUrl('/x', 'https://example.com')?.href).toBe('https://example.com/x');
  const longest = 'https://e.com/'.padEnd(2_048, 'a');
  expect(httpUrl(longest)).not.toBeNull();
  expect(httpUrl(`${longest}a`)).toBeNull();
});

test.each([
  ['/', []],
  ['', []],
  ['/Guides//descale/', ['Guides', 'descale']],
  ['/a/b.html', ['a', 'b.html']],
])('the segments of %s are what stands between its slashes', (path, segments) =>
  expect(pathSegments(path)).toEqual(segments),
);

test.each([
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/a/?b=/', 'https://example.com/a?b=/'],
  ['https://example.com/a', 'https://example.com/a'],
])('%s without its final slash', (address, bare) => expect(withoutFinalSlash(address)).toBe(bare));

test('a host is the same with www.', () => {
  const apex = new URL('https://example.com');
  const shop = new URL('https://shop.example.com');
  expect(isSameHost(apex, new URL('http://www.example.com'))).toBe(true);
  expect(isSameHost(apex, shop)).toBe(false);
});

test('an address is one however often it was asked for, in any script', () => {
  const answers = new Set<string>();
  for (let time = 0; time < 30_000; time++)
    answers.add(
      `${canParse('http://é/')} ${canParse('//bücher.example/x', 'https://example.com/')} ${canParse('http://[é')}`,
    );
  expect([...answers]).toEqual(['true true false']);
});

test.each([
  ['https://example.com', true],
  ['https://example.com/?ref=mail', true],
  ['https://example.com/index.html', false],
  ['mailto:ada@example.com', false],
])('%s is the start page of its host: %s', (address, expected) =>
  expect(isStartPage(address)).toBe(expected),
);

describe('urlUnder', () => {
  const base = new URL('https://www.example.com/docs/');
  test.each([
    ['https://www.example.com/docs/', true],
    ['https://www.example.com/docs', true],
    ['http://example.com/docs/a?b=1', true],
    ['https://www.example.com/docs?a=1', true],
    ['https://www.example.com/docs2/', false],
    ['https://www.example.com/', false],
    ['https://example.org/docs/', false],
    ['https://shop.example.com/docs/', false],
    ['mailto:docs@example.com', false],
  ])('%s: %s', (address, isUnder) =>
    expect(urlUnder(address, base)?.href ?? null).toBe(isUnder ? address : null),
  );

  test('of the root is every address on its host', () => {
    const root = new URL('https://example.com/');
    for (const path of ['', '/', '/a', '//a', '/a/b?c'])
      expect(urlUnder(`https://example.com${path}`, root)).not.toBeNull();
  });
});
