import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../../src/values/link-addresses.ts';
import { MAX_URL_LENGTH } from '../../../src/values/url.ts';

const BASES = [
  'https://www.example.com/',
  'https://www.example.com/dir/page.html?q=/x#h',
  'http://example.com:8080/a/b/',
  'https://xn--bcher-kva.example/a',
];

const PIECE = fc.constantFrom(
  ...'http:// https:// HTTP:// // / . .. ./ ../ : ? # % %2e %2E %41 a b.html example.com EXAMPLE.com 127.1 0x7f.1 1.2.3.4 xn-- @ user:pass@ :443 :80 \\ ; , = & + ~ * ( ) ! \' " < > | ^ ` { } é 東 mailto: javascript: tel: data:,x foo:bar [::1] - _'.split(
    ' ',
  ),
  ' ',
  '\t',
  '\n',
  '',
);
const HREFS = fc.oneof(
  fc.array(PIECE, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.webUrl(),
  fc.string(),
);

/** What the URL parser alone says. `URL.canParse` of Node 20 denies Latin letters once it is compiled. */
function urlOf(href: string, base: string): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}

function parsed(href: string, base: string): string | null {
  const url = urlOf(href, base);
  if (url === null) return null;
  url.hash = '';
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.href.length <= MAX_URL_LENGTH ? url.href : null;
}

describe('addresses', () => {
  test('come out as the URL parser makes them, however they are written', () => {
    fc.assert(
      fc.property(HREFS, fc.constantFrom(...BASES), (written, base) => {
        // Attribute values are trimmed before they are resolved.
        const href = written.trim();
        expect(addresses(base, base).resolve(href)).toBe(parsed(href, base));
      }),
      { numRuns: 5_000, seed: 11 },
    );
  });

  test.each([
    'http://127.1/x',
    'https://example.0x7f/x',
    'http://1.2.3.4./',
    'https://example.com./x',
    'https://localhost',
    'https://a/b',
    'https:///x',
    'https://example.com?q',
    'https://example.com#h',
    'https://example.com/a/../b',
    'https://example.com/%2e/b',
    'https://xn--a/x',
    'https://xn--a.example/x',
    'https://a-.example/x',
    'https://-a.example/x',
    `https://example.${'a'.repeat(64)}/x`,
    `/${'a'.repeat(2_000)}/../b`,
  ])('%j too', (href) => {
    for (const base of BASES) expect(addresses(base, base).resolve(href)).toBe(parsed(href, base));
  });

  test('of any scheme come out as the URL parser makes them', () => {
    fc.assert(
      fc.property(HREFS, fc.constantFrom(...BASES), (written, base) => {
        const href = written.trim();
        const expected = urlOf(href, base)?.href ?? null;
        expect(addresses(base, base).resolveAny(href)).toBe(expected);
      }),
      { numRuns: 2_000, seed: 12 },
    );
  });

  test('the same host with and without www. is internal', () => {
    const own = addresses('https://cdn.example/', 'https://www.example.com/x');
    const told = [
      'https://example.com/',
      'http://www.example.com/a',
      'https://cdn.example/',
      'https://example.com:8443/',
    ];
    expect(told.map((url) => own.isInternal(url))).toEqual([true, true, false, false]);
    expect([own.isHome('https://example.com/'), own.isHome('https://example.com/a')]).toEqual([true, false]);
  });
});
