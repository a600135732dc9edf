import { describe, expect, test } from 'vitest';
import { parseSitemap } from '../../../src/readers/sitemap/parse.ts';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LOC = '<loc>https://example.com/</loc>';
const read = (text: string) => parseSitemap(text, { url: 'https://example.com/sitemap.xml' });
const told = (text: string) =>
  read(text).problems.map(({ code, data: { written = '' } }) => `${code} ${written}`.trim());
const urlset = (attributes: string, inside = '') =>
  `<urlset ${attributes}><url>${LOC}${inside}</url></urlset>`;
const OWN = `xmlns="${SITEMAPS}"`;

describe('the namespace of the root', () => {
  test.each([
    ['', 'namespace-missing'],
    [`xlmns="${SITEMAPS}"`, 'namespace-missing'],
    ['xmlns=""', 'namespace-missing'],
    [`xmlns:s="${SITEMAPS}"`, 'namespace-missing'],
    [
      'xmlns="http://www.google.com/schemas/sitemap/0.84"',
      'namespace-old http://www.google.com/schemas/sitemap/0.84',
    ],
    [
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.8"',
      'namespace-old http://www.sitemaps.org/schemas/sitemap/0.8',
    ],
    [
      'xmlns="http://www.sitemap.org/schemas/sitemap/0.9"',
      'namespace-wrong http://www.sitemap.org/schemas/sitemap/0.9',
    ],
    [
      'xmlns="http://www.sitemaps.org/schemas/sitemaps/0.9"',
      'namespace-wrong http://www.sitemaps.org/schemas/sitemaps/0.9',
    ],
    [
      'xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"',
      'namespace-near https://www.sitemaps.org/schemas/sitemap/0.9',
    ],
    [`xmlns="${SITEMAPS}/"`, `namespace-near ${SITEMAPS}/`],
  ])('%s', (attributes, problem) => {
    expect(told(urlset(attributes))).toEqual([problem]);
    expect(told(`<sitemapindex ${attributes}><sitemap>${LOC}</sitemap></sitemapindex>`)).toEqual([problem]);
    // What can be read is read.
    expect(read(urlset(attributes)).urls).toHaveLength(1);
  });

  test.each([
    urlset(OWN),
    urlset(
      `xmlns='${SITEMAPS}' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"`,
    ),
    `<s:urlset xmlns:s="${SITEMAPS}"><s:url><s:loc>https://example.com/</s:loc></s:url></s:urlset>`,
    '<rss version="2.0"><channel><item><link>https://example.com/</link></item></channel></rss>',
    'https://example.com/',
  ])('%s is in order', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('prefixes', () => {
  const link = '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>';
  test.each([
    [urlset(OWN, link + link), ['prefix-undeclared xhtml']],
    [
      urlset(OWN, '<image:image><image:loc>https://example.com/a.png</image:loc></image:image>'),
      ['prefix-undeclared image'],
    ],
    [urlset(`${OWN} xsi:schemaLocation="a b"`), ['prefix-undeclared xsi']],
    [`<urlset ${OWN}><url xlink:href="a">${LOC}</url></urlset>`, ['prefix-undeclared xlink']],
    [
      '<rss><channel><item><link>https://example.com/</link><dc:date>2026-11-01</dc:date></item></channel></rss>',
      ['prefix-undeclared dc'],
    ],
  ])('%s', (text, problems) => {
    expect(told(text)).toEqual(problems);
  });

  test.each([
    urlset(`${OWN} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, link),
    urlset(OWN, link.replace(' rel', ' xmlns:xhtml="http://www.w3.org/1999/xhtml" rel')),
    urlset(`${OWN} xml:lang="en"`),
  ])('%s declares what it uses', (text) => {
    expect(told(text)).toEqual([]);
  });

  test('a language version under a prefix that is not declared is read', () => {
    expect(read(urlset(OWN, link)).urls[0]?.alternates).toHaveLength(1);
  });
});

describe('dates of a sitemap', () => {
  const dated = (lastmod: string) => read(urlset(OWN, `<lastmod>${lastmod}</lastmod>`));
  test.each([
    '2026-11-01 10:00:00',
    '2026-11-01t10:00:00Z',
    '2026-11-01T10:00:00+0100',
    'Sun, 01 Nov 2026 10:00:00 GMT',
  ])('%s is read, and is no W3C date', (lastmod) => {
    const { urls, problems } = dated(lastmod);
    expect([urls[0]?.lastmod?.slice(0, 10), problems.map(({ code }) => code)]).toEqual([
      '2026-11-01',
      ['bad-lastmod'],
    ]);
  });

  test.each([
    '2026',
    '2026-11',
    '2026-11-01',
    '2026-11-01T10:00Z',
    '2026-11-01T10:00:00.5+01:00',
    '2026-11-01T10:00:00',
  ])('%s is in order', (lastmod) => expect(dated(lastmod).problems).toEqual([]));

  test('feeds have dates of their own', () => {
    const feed = `<rss><channel><item><link>https://example.com/</link><pubDate>Sun, 01 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
    expect(told(feed)).toEqual([]);
  });
});
