import { expect, test } from 'vitest';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { outcome } from './outcome.ts';

const HERE = 'https://example.com/guide';

function said(id: string, example: Example): string {
  const found = outcome(id, example);
  return found.kind === 'fail' ? found.message : found.kind;
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

test.each([
  'jp',
  'us',
  'xx',
  'en-UK',
  'en-EU',
  'de-de-de',
  'en_US',
  'english',
  'de-ZZ',
  'uk-GB',
  'es-LA',
  'x',
])('%s is none, or not the one that is meant', (tag) => {
  expect(said('hreflang', set(tag))).toBe(`hreflang "${tag}" is not a language tag`);
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
  ['//example.com/guide', 'Canonical "//example.com/guide" is relative'],
  ['www.example.com/guide', 'Canonical "www.example.com/guide" is relative'],
  ['?a=1', 'Canonical "?a=1" is relative'],
])('an address with a scheme is not relative, whatever it names: %s', (href, verdict) => {
  expect(said('canonical-absolute', `<head><link rel="canonical" href="${href}">`)).toBe(verdict);
});

test('a set in Link headers is judged as one in head', () => {
  const sent = (value: string): Example => ({ html: '<p>x</p>', headers: [['link', value]] });
  const own = `<${HERE}>; rel="alternate"; hreflang="en"`;
  const other = '<https://example.com/de>; rel="alternate"; hreflang="de"';
  expect(said('hreflang', sent(`${own}, ${other}`))).toBe('pass');
  expect(said('hreflang', sent(other))).toBe('hreflang set lacks the page itself');
  expect(said('hreflang', sent(`${own}, ${own}`))).toBe('hreflang "en" is given twice');
  const both: Example = { html: `<head>${element('en')}</head>`, headers: [['link', own]] };
  expect(said('hreflang', both)).toBe('pass');
  expect(said('hreflang-default', sent(`${own}, ${other}`))).toBe('hreflang set has no x-default');
  expect(said('hreflang-absolute', sent('</de>; rel="alternate"; hreflang="de"'))).toBe(
    'hreflang address "/de" is no whole address',
  );
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
  for (const id of ['hreflang', 'hreflang-default']) {
    expect(said(id, { html, site: { versions } })).toBe('pass');
    expect(said(id, { html, site: { versions: new Map() } })).toMatch(/^hreflang set/);
  }
  // Nothing in the document, nothing to judge there.
  expect(said('hreflang', { html: '<p>x</p>', site: { versions } })).toBe('none');
});
