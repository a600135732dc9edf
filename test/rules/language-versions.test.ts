import { expect, test } from 'vitest';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { outcome } from './outcome.ts';

const HERE = 'https://example.com/guide';

function said(id: string, example: Example): string {
  const found = outcome(id, example);
  return found.kind === 'fail' ? found.message : found.kind;
}

/** The code of the fault with its data, or the kind of another verdict. */
function coded(id: string, example: Example) {
  const found = outcome(id, example);
  return found.kind === 'fail' ? [found.code, found.found[0]?.data] : found.kind;
}

const element = (tag: string, href = HERE): string =>
  `<link rel="alternate" hreflang="${tag}" href="${href}">`;
const set = (tag: string): Example => `<head>${element(tag)}</head>`;

test.each(['de', 'de-AT', 'zh-Hant-TW', 'sr-Latn', 'fil', 'es-419', 'x-default', 'EN-us', 'iw', 'sq-XK'])(
  '%s is a language tag',
  (tag) => {
    expect(said('hreflang', set(tag))).toBe('pass');
  },
);

test.each(['jp', 'us', 'xx', 'en-UK', 'en-EU', 'de-de-de', 'en_US', 'english', 'de-ZZ', 'x'])(
  '%s is none',
  (tag) => {
    expect(coded('hreflang', set(tag))).toEqual(['invalid', { tag }]);
  },
);

test.each([
  ['uk-GB', 'en-GB'],
  ['es-la', 'es-419'],
])('%s is not the one that is meant', (tag, meant) => {
  expect(coded('hreflang', set(tag))).toEqual(['mistaken', { tag, meant }]);
});

// HTML asks for a valid tag of BCP 47: its first subtag stands in the IANA registry.
test.each(['de', 'se', 'iw', 'fil', 'tlh', 'zh-Hant-TW', 'EN'])('lang="%s" declares a language', (tag) => {
  expect(said('lang-declared', `<html lang="${tag}"><p>x</p>`)).toBe('pass');
});

test.each(['jp', 'cn', 'cz', 'dk', 'gr', 'xx', 'uk-', 'english'])('lang="%s" declares none', (tag) => {
  expect(outcome('lang-declared', `<html lang="${tag}"><p>x</p>`)).toMatchObject({
    code: 'invalid',
    found: [{ data: { lang: tag } }],
  });
});

test('a country in place of a language is set right by the language of the text', () => {
  const czech =
    'Vodní kámen se usazuje v kotli a na topném tělese, protože voda je tvrdá a ohřívá se. '.repeat(5);
  const found = outcome('lang-declared', `<html lang="cz"><main><p>${czech}</p></main>`);
  expect(found).toMatchObject({ kind: 'fail', fix: expect.stringContaining('<html lang="cs">') });
});

test.each([
  ['https://example.com/guide', 'pass'],
  ['HTTPS:\\\\example.com\\guide', 'pass'],
  ['javascript:void(0)', 'pass'],
  ['//example.com/guide', ['relative', { address: '//example.com/guide' }]],
  ['www.example.com/guide', ['relative', { address: 'www.example.com/guide' }]],
  ['?a=1', ['relative', { address: '?a=1' }]],
])('an address with a scheme is not relative, whatever it names: %s', (href, verdict) => {
  expect(coded('canonical-absolute', `<head><link rel="canonical" href="${href}">`)).toEqual(verdict);
});

test('a set in Link headers is judged as one in head', () => {
  const sent = (value: string): Example => ({ html: '<p>x</p>', headers: [['link', value]] });
  const own = `<${HERE}>; rel="alternate"; hreflang="en"`;
  const other = '<https://example.com/de>; rel="alternate"; hreflang="de"';
  expect(said('hreflang', sent(`${own}, ${other}`))).toBe('pass');
  expect(coded('hreflang', sent(other))).toMatchObject(['lacks-page', {}]);
  expect(coded('hreflang', sent(`${own}, ${own}`))).toEqual(['twice', { tag: 'en' }]);
  const both: Example = { html: `<head>${element('en')}</head>`, headers: [['link', own]] };
  expect(said('hreflang', both)).toBe('pass');
});

test('what the sitemap states of a page belongs to its set', () => {
  const versions = new Map([
    [
      HERE,
      [
        ['en', HERE],
        ['x-default', 'https://example.com/'],
      ],
    ],
  ] as const);
  const html = `<head>${element('de', 'https://example.com/de')}${element('fr', 'https://example.com/fr')}</head>`;
  expect(said('hreflang', { html, site: { versions } })).toBe('pass');
  expect(coded('hreflang', { html, site: { versions: new Map() } })).toMatchObject(['lacks-page', {}]);
  // Nothing in the document, nothing to judge there.
  expect(said('hreflang', { html: '<p>x</p>', site: { versions } })).toBe('none');
});
