import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSitemap } from '../../../src/readers/sitemap/parse.ts';
import type { Sitemap, SitemapLimits } from '../../../src/readers/sitemap/model.ts';

const URL_OF_FILE = 'https://example.com/sitemap.xml';
const read = (
  input: string | Uint8Array,
  options: { contentType?: string; limits?: Partial<SitemapLimits> } = {},
): Sitemap => {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  const sitemap = parseSitemap(bytes, { url: URL_OF_FILE, ...options });
  // The short files here have no namespace; namespaces.test.ts is about those.
  return {
    ...sitemap,
    problems: sitemap.problems.filter(({ code }) => !/^(?:namespace|prefix)-/.test(code)),
  };
};

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (inner: string, attributes = NS) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${attributes}>${inner}</urlset>`;
const page = (loc: string, rest = '') => `<url><loc>${loc}</loc>${rest}</url>`;
const A = 'https://example.com/a';
const B = 'https://example.com/b';
const C = 'https://example.com/c';
const locs = (sitemap: Sitemap) => sitemap.urls.map(({ loc }) => loc);
const codes = (sitemap: Sitemap) => sitemap.problems.map(({ code }) => code);

// sitemaps.org, sitemap.xsd and siteindex.xsd: one loc an entry; the feed validator of W3C says so of link in RSS.
describe('several addresses in one entry', () => {
  test.each([
    ['a sitemap', urlset(`${page(A, `<loc>${B}</loc>`)}${page(C)}`), 1],
    ['a sitemap, one address twice', urlset(page(A, `<loc>${A}</loc><loc>${B}</loc>`)), 2],
    ['a sitemap, the first one of no use', urlset(`<url><loc></loc><loc>${B}</loc></url>`), 1],
    ['an index', `<sitemapindex><sitemap><loc>${A}</loc><loc>${B}</loc></sitemap></sitemapindex>`, 1],
    ['RSS', `<rss><channel><item><link>${A}</link><link>${B}</link></item></channel></rss>`, 1],
  ])('%s: the first counts, and the others are told', (_name, text, count) => {
    const { problems } = read(text);
    expect(problems.find(({ code }) => code === 'several-locs')).toMatchObject({
      data: { times: String(count) },
      line: expect.any(Number),
    });
  });

  test.each([
    ['an image', urlset(page(A, `<image:image><image:loc>${B}</image:loc></image:image>`))],
    ['a guid', `<rss><channel><item><link>${A}</link><guid>${B}</guid></item></channel></rss>`],
    ['an Atom entry', `<feed><entry><link href="${A}"/><link href="${B}" type="text/plain"/></entry></feed>`],
  ])('%s has an address of its own', (_name, text) => {
    expect(codes(read(text))).not.toContain('several-locs');
  });
});

describe('formats', () => {
  test('a sitemap', () => {
    expect(read(urlset(page(A, '<lastmod>2026-01-15</lastmod>') + page(B)))).toEqual({
      kind: 'urlset',
      urls: [
        { loc: A, lastmod: '2026-01-15' },
        { loc: B, lastmod: null },
      ],
      sitemaps: [],
      problems: [],
    });
  });

  test('an index', () => {
    const text = `<sitemapindex ${NS}><sitemap><loc>/s1.xml.gz</loc><lastmod>2026-02-03T04:05:06+02:00</lastmod></sitemap><sitemap><loc>s2.xml</loc></sitemap></sitemapindex>`;
    expect(read(text)).toEqual({
      kind: 'index',
      urls: [],
      sitemaps: [
        { loc: 'https://example.com/s1.xml.gz', lastmod: '2026-02-03T04:05:06+02:00' },
        { loc: 'https://example.com/s2.xml', lastmod: null },
      ],
      problems: [{ code: 'bad-loc', data: { written: '/s1.xml.gz', times: '2' }, line: 1, column: 76 }],
    });
  });

  test('a plain list', () => {
    expect(read(`${A}\r\n \t\n  ${B}  \r\nnot an address\n${C}`)).toMatchObject({
      kind: 'text',
      urls: [{ loc: A }, { loc: B }, { loc: C }],
      problems: [{ code: 'bad-loc', data: { times: '1' }, line: 4 }],
    });
    expect(read(`Our pages\n${A}`)).toMatchObject({ kind: 'none', urls: [] });
  });

  test('an address that is wrapped once more', () => {
    const wrapped = (text: string) =>
      `<url><loc> <url><![CDATA[${text}]]></url></loc><lastmod>2015-04-28</lastmod></url>`;
    expect(read(urlset(wrapped(A) + page(B) + wrapped(C))).urls).toEqual([
      { loc: A, lastmod: '2015-04-28' },
      { loc: B, lastmod: null },
      { loc: C, lastmod: '2015-04-28' },
    ]);
    expect(locs(read(urlset(`<url><loc>${A}<url><loc>${B}</loc></url>`)))).toEqual([A, B]);
  });

  test('an Atom entry is at its own link, not at that of what it was copied from or holds (RFC 4287)', () => {
    const entry = `<source><link href="${B}"/><updated>2001-01-01</updated></source><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><link href="${C}"/></div></content><link href="${A}"/>`;
    expect(locs(read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${entry}</entry></feed>`))).toEqual([
      A,
    ]);
  });

  test.each([
    '<link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="de" href="/de"/>',
    "<x:link xmlns:x='http://www.w3.org/1999/xhtml' rel='alternate' hreflang='de' href='/de'></x:link>",
    '<xhtml:link rel="Alternate nofollow" hreflang="de" href="/de"/>',
  ])('a language version may bind its own namespace, and have more relations: %s', (link) => {
    const [found] = read(urlset(page(A, `${link}<lastmod>2020-01-01</lastmod>`))).urls;
    expect(found).toEqual({
      loc: A,
      lastmod: '2020-01-01',
      alternates: [{ hreflang: 'de', href: 'https://example.com/de' }],
    });
  });

  test('a link of no language namespace names no version', () => {
    const links =
      '<link rel="alternate" hreflang="de" href="/de"/><x:link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="fr" href="/fr"/><a xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="it" href="/it"/>';
    expect(read(urlset(page(A, links))).urls).toEqual([{ loc: A, lastmod: null }]);
  });

  test('a relation of Atom may be written as its address in the registry (RFC 4287)', () => {
    const rel = 'http://www.iana.org/assignments/relation/';
    const links = `<link rel="${rel}self" href="${B}"/><link rel="${rel}alternate" href="${A}"/>`;
    expect(locs(read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${links}</entry></feed>`))).toEqual([
      A,
    ]);
  });

  // RFC 4287 section 2: any element may say what is relative in it, each against those around it.
  test.each([
    [' xml:base="blog/"', ' xml:base="2026/"', '', 'https://example.com/blog/2026/x'],
    ['', " xml:base='https://other.example/y/'", '', 'https://other.example/y/x'],
    ['', ' xml:base="/y/"', ' xml:base="z/"', 'https://example.com/y/z/x'],
    [' xml:base="/y/"', ' xml:base="mailto:a@b"', ' xml:base=""', 'https://example.com/y/x'],
  ])('an address in a feed%s, an entry%s and a link%s', (feed, entry, link, loc) => {
    const xml = `<feed${feed}><entry${entry}><link href="x"${link}/></entry><entry><link href="/b"/></entry></feed>`;
    const { urls } = parseSitemap(xml, { url: 'https://example.com/feed' });
    expect(urls.map((url) => url.loc)).toEqual([loc, 'https://example.com/b']);
  });

  test('the addresses of a feed are relative to its xml:base', () => {
    const feed = (base: string) =>
      locs(read(`<feed xmlns="http://www.w3.org/2005/Atom"${base}><entry><link href="x"/></entry></feed>`));
    expect(feed(' xml:base="https://other.example/y/"')).toEqual(['https://other.example/y/x']);
    expect(feed(" xml:base='/y/?a&amp;b'")).toEqual(['https://example.com/y/x']);
    expect(feed(' xml:base="mailto:a@b"')).toEqual(['https://example.com/x']);
    expect(feed(' xml:base=" "')).toEqual(['https://example.com/x']);
  });

  test('Atom 0.3', () => {
    const text = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><link rel="alternate" href="${C}"/><modified>2020-01-01</modified><entry><link rel="alternate" href="${A}"/><issued>2019-01-02</issued></entry></feed>`;
    expect(read(text)).toMatchObject({
      kind: 'atom',
      urls: [{ loc: A, lastmod: '2019-01-02' }],
      problems: [],
    });
  });

  test('a plain list below a comment', () => {
    expect(read(`# our pages\n\n#\n${A}\n${B}`)).toMatchObject({
      urls: [{ loc: A }, { loc: B }],
      problems: [{ code: 'bad-loc', data: { times: '2' }, line: 1 }],
    });
    expect(read('# robots\nUser-agent: *\n').kind).toBe('none');
    expect(read('# nothing else').kind).toBe('none');
  });

  test('language versions under any prefix of their namespace', () => {
    const link = (prefix: string) => `<${prefix}:link rel="alternate" hreflang="de" href="${B}"/>`;
    const attributes = `${NS} xmlns:h="http://www.w3.org/1999/xhtml" xmlns:o="https://example.com/ns"`;
    expect(read(urlset(page(A, link('h')), attributes)).urls[0]?.alternates).toEqual([
      { hreflang: 'de', href: B },
    ]);
    expect(read(urlset(page(A, link('o')), attributes)).urls).toEqual([{ loc: A, lastmod: null }]);
  });

  test.each(['<urlset/>', `<urlset ${NS}></urlset>`, '<sitemapindex></sitemapindex>', '<rss></rss>'])(
    '%s is a sitemap that lists nothing, and says so',
    (text) => {
      const sitemap = read(text);
      expect(sitemap.kind).not.toBe('none');
      expect(codes(sitemap)).toEqual(['empty']);
    },
  );

  test('a plain list with marks in it', () => {
    expect(locs(read(`${A}\n<!-- ${B} -->\n${C}\n`))).toEqual([A, C]);
  });

  test('RSS 2.0: links of items, not of the channel', () => {
    const text = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><link>https://example.com/</link>
      <atom:link rel="self" href="https://example.com/feed"/><item><title>t</title><description><![CDATA[<a href="x">x</a>]]></description>
      <link>${A}</link><pubDate>Tue, 03 Feb 2026 04:05:06 GMT</pubDate></item><item><description><p>raw<br>html</description><link>${B}</link></item></channel></rss>`;
    const feed = read(text);
    expect(feed).toMatchObject({
      kind: 'rss',
      urls: [{ loc: A, lastmod: '2026-02-03T04:05:06Z' }, { loc: B }],
    });
  });

  test('RSS: a guid stands in for a link that is missing, if it is an address', () => {
    const item = (guid: string, link = '') => `<item>${guid}${link}</item>`;
    const feed = read(
      `<rss><channel>${[
        item(`<guid>${A}</guid>`),
        item(`<guid isPermaLink="true"> ${B} </guid>`),
        item(`<guid>${A}?id=1</guid>`, `<link>${C}</link>`),
        item(`<guid isPermaLink="false">${A}/no</guid>`),
        item('<guid>post-17</guid>'),
      ].join('')}</channel></rss>`,
    );
    expect(locs(feed)).toEqual([A, B, C]);
    expect(feed.problems).toMatchObject([{ code: 'missing-loc', data: { times: '2' } }]);
  });

  test('RSS 1.0', () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><link>${C}</link></channel><item><link>${A}</link><dc:date>2026-01-02</dc:date></item></rdf:RDF>`;
    expect(read(text)).toMatchObject({
      kind: 'rss',
      urls: [{ loc: A, lastmod: '2026-01-02' }],
      problems: [],
    });
  });

  test('Atom', () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.com/"/><entry><link rel="edit" href="${C}"/><link rel="alternate" type="text/html" href="${A}?x=1&amp;y=2"/><published>2025-01-01T00:00:00Z</published><updated>2026-01-01T10:00:00z</updated></entry><entry><link href='b'/><published>2025-01-01</published></entry></feed>`;
    expect(read(text)).toMatchObject({
      kind: 'atom',
      urls: [
        { loc: `${A}?x=1&y=2`, lastmod: '2026-01-01T10:00:00Z' },
        { loc: B, lastmod: '2025-01-01' },
      ],
      problems: [],
    });
  });

  test.each([
    [
      'an HTML page',
      '<!DOCTYPE html><html><body><urlset><url><loc>https://example.com/a</loc></url></urlset></body></html>',
    ],
    [
      'an HTML page without a doctype',
      '<html><body><urlset><url><loc>https://example.com/a</loc></url></urlset></body></html>',
    ],
    ['an HTML page that is not well formed', '<!doctype html><p>Sorry<br>nothing'],
    ['XHTML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['an S3 error', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'],
    ['JSON', '{"urls":["https://example.com/a"]}'],
    ['JSON with markup', '{"html":"<b>x</b>"}'],
    ['a PDF', '%PDF-1.7\n<< /Type /Catalog >>'],
    ['robots.txt', 'User-agent: *\nSitemap: https://example.com/sitemap.xml'],
    ['prose', 'Sorry, there is nothing here.'],
  ])('%s is none', (_name, text) => {
    expect(read(text)).toMatchObject({ kind: 'none', urls: [], sitemaps: [] });
    expect(codes(read(text))).toContain('not-sitemap');
    expect(codes(read(text))).not.toContain('malformed-xml');
  });

  test.each(['', ' \n\t', '\ufeff'])('%j is empty', (text) => {
    expect(read(text)).toEqual({
      kind: 'none',
      urls: [],
      sitemaps: [],
      problems: [{ code: 'empty', data: { times: '1' } }],
    });
  });
});

describe('names', () => {
  test('image:loc never counts, in any order and place', () => {
    const image = '<image:image><image:loc>https://cdn.example.com/i.png</image:loc></image:image>';
    const inner =
      `<url>${image}<loc>${A}</loc></url><url><loc>${B}</loc>${image}</url>` +
      `<url><image:loc>https://cdn.example.com/j.png</image:loc><loc>${C}</loc></url>` +
      `<url><video:video><loc>https://cdn.example.com/v</loc></video:video><loc>${A}</loc></url>`;
    expect(locs(read(urlset(inner, `${NS} xmlns:image="i" xmlns:video="v"`)))).toEqual([A, B, C, A]);
  });

  test('a prefixed sitemap', () => {
    const text = `<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><loc>${C}</loc><sm:loc>${A}</sm:loc></sm:url></sm:urlset>`;
    expect(locs(read(text))).toEqual([A]);
  });

  test('a prefix that is bound to the sitemap namespace', () => {
    const text = `<urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>${A}</s:loc></s:url></urlset>`;
    expect(locs(read(text))).toEqual([A]);
  });

  test('a wrong or missing namespace', () => {
    expect(locs(read(urlset(page(A), 'xmlns="http://example.com/other"')))).toEqual([A]);
    expect(locs(read(urlset(page(A), '')))).toEqual([A]);
  });

  test('case does not matter', () => {
    expect(locs(read(`<URLSET><Url><LOC>${A}</loc></URL></urlset>`))).toEqual([A]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('<%s> is harmless', (name) => {
    const sitemap = read(
      urlset(`<${name}>x</${name}>${page(A, `<${name}><loc>${B}</loc></${name}>`)}<${name}/>${page(C)}`),
    );
    expect(locs(sitemap)).toEqual([A, C]);
    expect(({} as Record<string, unknown>)['loc']).toBeUndefined();
  });

  test('a prototype name as root is no sitemap', () => {
    expect(read('<__proto__><url/></__proto__>').kind).toBe('none');
    expect(read('<constructor/>').kind).toBe('none');
  });

  test('language versions', () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="DE" href="/de?a=1&amp;b=2"/><xhtml:link rel="alternate" hreflang="x-default" href="javascript:alert(1)"></xhtml:link><xhtml:link rel=\'alternate\' hreflang=\'fr\' href=\'https://example.com/fr\'>';
    expect(read(urlset(page(A, links))).urls).toEqual([
      {
        loc: A,
        lastmod: null,
        alternates: [
          { hreflang: 'de', href: 'https://example.com/de?a=1&b=2' },
          { hreflang: 'fr', href: 'https://example.com/fr' },
        ],
      },
    ]);
  });

  test('a link that names no language or is no alternate is no language version', () => {
    const links =
      '<xhtml:link rel="alternate" media="(max-width: 640px)" href="/m"/><xhtml:link rel="canonical" hreflang="de" href="/de"/>';
    expect(read(urlset(page(A, links))).urls).toEqual([{ loc: A, lastmod: null }]);
  });

  test('a language version has an address of at most 8,192 characters', () => {
    const version = (length: number) => {
      const href = `${A}?${'x'.repeat(length - A.length - 1)}`;
      return read(urlset(page(B, `<xhtml:link rel="alternate" hreflang="de" href="${href}"/>`))).urls[0];
    };
    expect([version(8_192)?.alternates?.length, version(8_193)?.alternates]).toEqual([1, undefined]);
  });

  test('language versions are capped', () => {
    const links = (count: number) =>
      read(urlset(page(A, '<xhtml:link rel="alternate" hreflang="de" href="/de"/>'.repeat(count)))).urls[0]
        ?.alternates;
    expect(links(250)?.length).toBe(250);
    expect(links(251)?.length).toBe(250);
  });
});

describe('text', () => {
  test.each([
    ['CDATA', `<![CDATA[${A}?x=1&y=2]]>`, `${A}?x=1&y=2`],
    ['CDATA is not decoded', `<![CDATA[${A}?x=1&amp;y]]>`, `${A}?x=1&amp;y`],
    ['text and CDATA joined', `https://<![CDATA[example.com]]>/a`, A],
    ['CDATA beside CDATA', `<![CDATA[https://]]><![CDATA[]]><![CDATA[example.com/a]]>`, A],
    ['a blank inside', `${A}<![CDATA[ b]]>`, `${A}%20b`],
    ['white space around', `\n   ${A}\t\n`, A],
    ['much white space around', ' '.repeat(9_000) + A + ' '.repeat(9_000), A],
    ['plain HTTP', 'http://example.com/a', 'http://example.com/a'],
    ['a named reference', `${A}?x=1&amp;y=2`, `${A}?x=1&y=2`],
    ['a decimal reference', `${A}?x=1&#038;y=2`, `${A}?x=1&y=2`],
    ['a hexadecimal reference', `${A}?x=1&#x26;y=2`, `${A}?x=1&y=2`],
    ['once only', `${A}?x=1&amp;amp;y=2`, `${A}?x=1&amp;y=2`],
    ['a bare &', `${A}?x=1&y=2`, `${A}?x=1&y=2`],
    ['a reference nobody defines', `${A}?x=1&copy;y`, `${A}?x=1&copy;y`],
    ['a reference to white space', `${A}?x=&#32;&#9;&#xA;&#xd;y`, `${A}?x=%20y`],
    ['the ends of the characters', `${A}?x=&#xE000;&#x10FFFF;`, `${A}?x=%EE%80%80%F4%8F%BF%BF`],
    ['a control character stays', `${A}?x=&#31;&#8;&#xDFFF;`, `${A}?x=&#31;&#8;&#xDFFF;`],
    ['a number that is no character stays', `${A}?x=&#0;&#xD800;&#x110000;`, `${A}?x=&#0;&#xD800;&#x110000;`],
    ['a comment inside', `${A}<!-- > -->/b`, `${A}/b`],
    ['an element inside', `<a href="x">${A}</a>`, A],
    ['a relative address', 'a', A],
    ['a scheme-relative address', '//example.com/a', A],
    ['an address with a password', 'https://user:secret@example.com/a', A],
    ['non-ASCII', 'https://example.com/caf\u00e9', 'https://example.com/caf%C3%A9'],
    ['an international host', 'https://b\u00fccher.example/', 'https://xn--bcher-kva.example/'],
    ['a lone <', `${A}?x=1<2`, `${A}?x=1%3C2`],
  ])('%s', (_name, written, loc) => {
    expect(locs(read(urlset(page(written))))).toEqual([loc]);
  });

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.com/',
    'mailto:a@example.com',
    'data:,x',
    'http://[::1',
    '',
  ])('%j is dropped, the rest stays', (loc) => {
    const sitemap = read(urlset(page(loc) + page(A)));
    expect(locs(sitemap)).toEqual([A]);
    expect(sitemap.problems).toMatchObject([
      { code: 'bad-loc', line: 2, data: { written: loc, times: '1' } },
    ]);
  });

  test.each(['/a', 'a', '//example.com/a', '?a'])('%j is read, and told to be no whole address', (loc) => {
    const sitemap = read(urlset(page(B) + page(loc)));
    expect(sitemap.urls).toHaveLength(2);
    expect(sitemap.problems).toMatchObject([
      { code: 'bad-loc', line: 2, data: { written: loc, times: '1' } },
    ]);
  });

  test('of a bad address 200 characters are shown', () => {
    const bad = `data:,${'x'.repeat(300)}`;
    expect(read(urlset(page(bad))).problems[0]?.data['written']).toBe(bad.slice(0, 200));
  });

  test('an entry without an address', () => {
    expect(read(urlset(`<url><lastmod>2026-01-01</lastmod></url>${page(A)}<url/>`))).toMatchObject({
      urls: [{ loc: A }],
      problems: [{ code: 'missing-loc', data: { times: '2' } }],
    });
  });

  test('of two addresses in one entry the first counts', () => {
    expect(locs(read(urlset(`<url><loc>${A}</loc><loc>${B}</loc></url>`)))).toEqual([A]);
  });

  test('duplicates stay and are told', () => {
    const sitemap = read(urlset(page(A) + page(B) + page(A) + page(A)));
    expect(locs(sitemap)).toEqual([A, B, A, A]);
    expect(sitemap.problems).toMatchObject([{ code: 'duplicate-loc', data: { written: A, times: '2' } }]);
  });

  test('addresses that differ in the fragment alone are duplicates', () => {
    const sitemap = read(urlset(page(`${A}#a`) + page(`${A}#b`) + page(B)));
    expect(sitemap.problems).toMatchObject([
      { code: 'duplicate-loc', data: { written: `${A}#b`, times: '1' } },
    ]);
  });

  test('an address of 8,192 characters is read, one of 8,193 is not', () => {
    const long = (length: number) => `${A}?${'x'.repeat(length - A.length - 1)}`;
    expect(locs(read(urlset(page(long(8_192)))))).toEqual([long(8_192)]);
    const over = read(urlset(page(long(8_193)) + page(A)));
    expect([locs(over), codes(over)]).toEqual([[A], ['loc-too-long']]);
    expect(locs(read(`${long(8_192)}\n${A}`))).toEqual([long(8_192), A]);
    const list = read(`${long(8_193)}\n${A}`);
    expect([locs(list), codes(list)]).toEqual([[A], ['loc-too-long']]);
  });

  test('an address of 2,048 characters is read and told, one of 2,047 is not told', () => {
    const long = (length: number) => `${A}?${'x'.repeat(length - A.length - 1)}`;
    const over = [read(urlset(page(long(2_048)))), read(long(2_048))];
    expect(over.map(locs)).toEqual([[long(2_048)], [long(2_048)]]);
    expect(over.map(codes)).toEqual([['loc-too-long'], ['loc-too-long']]);
    const short = `${long(2_047)} \n`;
    expect([read(urlset(page(short))), read(short)].map(codes)).toEqual([[], []]);
  });
});

test.each(['yesterday', '2026-02-30', ''])(
  'a lastmod of %j is no W3C date (sitemaps.org, "XML tag definitions"), and told',
  (lastmod) => {
    const { urls, problems } = read(urlset(page(A, `<lastmod>${lastmod}</lastmod>`)));
    expect(urls).toMatchObject([{ loc: A, lastmod: null }]);
    expect(problems).toMatchObject([{ code: 'bad-lastmod', data: { written: lastmod } }]);
  },
);

describe('broken files', () => {
  test.each([
    [
      'an entry that is not closed closes itself',
      `<urlset><url><loc>${A}</loc><url><loc>${B}</loc></url></urlset>`,
      [A, B],
    ],
    [
      'an address that is not closed',
      `<urlset><url><loc>${A}<lastmod>2026-01-01</lastmod></url>${page(B)}</urlset>`,
      [A, B],
    ],
    ['a date that is not closed', `<urlset><url><lastmod>2026-01-01<loc>${A}</loc></url></urlset>`, [A]],
    [
      'an unknown element that is not closed',
      `<urlset><url><foo><loc>${B}</loc></url>${page(A)}</urlset>`,
      [A],
    ],
    ['an unknown element that holds nothing', `<urlset><url><foo/><loc>${A}</loc></url></urlset>`, [A]],
    ['a leaf that is not closed', `<urlset><url><priority>0.5<loc>${A}</loc></url></urlset>`, [A]],
    ['a stray closing tag', `<urlset></foo>${page(A)}</url></urlset>`, [A]],
    ['crossed tags', `<urlset><url><loc>${A}</url></loc>${page(B)}</urlset>`, [A, B]],
    ['text between', `<urlset>noise & < > noise${page(A)}</urlset>`, [A]],
    ['a quote that is not closed', `<urlset><url x="><loc>${A}</loc></url></urlset>`, [A]],
    ['a > inside a value', `<urlset><url x="a>b"><loc>${A}</loc></url></urlset>`, [A]],
    ['a processing instruction', `<?xml-stylesheet href="a>b"?><urlset>${page(A)}</urlset>`, [A]],
    ['entries in an instruction', `<?a?><?b <urlset>${page(B)}</urlset> ?><urlset>${page(A)}</urlset>`, [A]],
    ['a comment around an entry', `<urlset><!-- x --><!--> ${page(B)} -->${page(A)}</urlset>`, [A]],
    ['what follows the root', `<urlset>${page(A)}</urlset><urlset>${page(B)}</urlset>`, [A]],
    ['blanks before the declaration', `\n\n  <?xml version="1.0"?><urlset>${page(A)}</urlset>`, [A]],
    [
      'a warning before the declaration',
      `Warning: foo() in /x.php on line 3\n<?xml version="1.0"?><urlset>${page(A)}</urlset>`,
      [A],
    ],
    [
      'a marked-up warning before the declaration',
      `<br />\n<b>Warning</b>: foo() in <b>/x.php</b> on line <b>3</b><br />\n<?xml version="1.0"?><urlset>${page(A)}</urlset>`,
      [A],
    ],
  ])('%s', (_name, text, expected) => {
    expect(locs(read(text))).toEqual(expected);
  });

  test('a > inside a value ends no tag', () => {
    const entry = (attributes: string) =>
      locs(read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry><link ${attributes}/></entry></feed>`));
    expect(entry(`title="a > b" summary='c">' href="${A}"`)).toEqual([A]);
  });

  test('messages in front of the document are told', () => {
    const { problems } = read(`<b>Warning</b>: foo()<br/>\n<urlset>${page(A)}</urlset>`);
    expect(problems[0]).toMatchObject({ code: 'leading-noise', data: { times: '2' }, line: 1, column: 1 });
  });

  test('a fault has its line and column', () => {
    const sitemap = read(`<urlset>\n${page(A)}\n<url><loc>${B}</url>\n</urlset>`);
    expect(locs(sitemap)).toEqual([A, B]);
    expect(sitemap.problems).toMatchObject([{ code: 'malformed-xml', line: 3 }]);
    expect(sitemap.problems[0]?.column).toBeGreaterThan(0);
  });

  // XML 1.0, 4.1: an entity has to be declared. The five names of XML itself are.
  test('an entity of HTML is a fault, and the entry is read', () => {
    const sitemap = read(
      `<urlset>\n<url><loc>https://example.com/caf&eacute;?a&amp;b</loc></url>\n${page(B)}</urlset>`,
    );
    expect(sitemap.problems).toEqual([
      {
        code: 'malformed-xml',
        data: { fault: 'reference', times: '1' },
        line: 2,
        column: 34,
      },
    ]);
    expect(sitemap.urls).toHaveLength(2);
    expect(codes(read(`<urlset><url><loc><![CDATA[${A}?a&eacute;]]></loc></url></urlset>`))).toEqual([]);
  });

  // XML 1.0: 2.2 (characters), 4.1 (references), 4.3.3 (bytes). Browsers show an error in place of such a file.
  test.each([
    ['an entity of HTML outside an address', page(A, '<image:title>a&nbsp;b</image:title>')],
    ['a bare & outside an address', page(A, '<image:title>a & b</image:title>')],
    ['a bare & in the address of a language version', page(A, '<xhtml:link href="/?a=1&b=2"/>')],
    ['an entity of HTML in an attribute', page(A, '<x y="&copy;"/>')],
    ['a name in capitals', page(A, '<x>&AMP;</x>')],
    ['half a character as a number', page(A, '<x>&#55356;&#57118;</x>')],
    ['a control character as a number', page(A, '<x>&#x1F;</x>')],
    ['a hexadecimal number with a capital X', page(A, '<x>&#X41;</x>')],
    ['the end of a CDATA section in text', page(A, '<x>a ]]> b</x>')],
    ['two hyphens in a comment', `${page(A)}<!-- a -- b -->`],
    ['a comment that ends with three hyphens', `${page(A)}<!-- a --->`],
    ['a < in an attribute', page(A, '<xhtml:link href="/?a<b"/>')],
    ['a control character', page(A, '<x>a\u000bb</x>')],
    ['a control character in CDATA', page(A, '<x><![CDATA[\u001c]]></x>')],
    ['a control character in a comment', `${page(A)}<!-- \u0000 -->`],
    ['the character U+FFFE', page(A, '<x>\ufffe</x>')],
    ['bytes that are no UTF-8', Buffer.from(urlset(page(A, '<x>\u00e9</x>')), 'latin1')],
  ])('%s: the entries are read, and the fault is told', (_name, given) => {
    const text = typeof given === 'string' ? urlset(given) : given;
    const sitemap = read(text);
    expect([locs(sitemap), codes(sitemap)]).toEqual([[A], ['malformed-xml']]);
    const { line, column, data } = sitemap.problems[0]!;
    expect([line, data['times']]).toEqual([2, '1']);
    expect(column).toBeGreaterThan(`<urlset ${NS}>`.length);
  });

  test.each([
    ['references', page(A, '<x y="&lt;&#38;">&amp;&#0000065;&#x000041;&#x1F600;&apos;&quot;&gt;</x>')],
    [
      'an & in CDATA, a comment and an instruction',
      page(A, '<x><![CDATA[ &nbsp; & ]]></x><!-- & --><?x & ?>'),
    ],
    [
      'hyphens, brackets and marks where they may stand',
      page(
        A,
        '<!----><!-- - a-b ><& ]]> --><x y="a>b]]>--">]] > ]> --</x><x><![CDATA[a]]]]><![CDATA[>]]></x><?x -- < ]]>?>',
      ),
    ],
    ['an entity that the file defines', page(A, '<x>&own;</x>'), '<!DOCTYPE urlset [<!ENTITY own "x">]>'],
    ['a > in a definition', page(A), '<!DOCTYPE urlset [<!-- > --><!ATTLIST url a CDATA "x>y">]>'],
    ['every character that XML allows', page(A, '<x>\t\u0085\u00a0\u2028\ufeff\ufffd\u{1F600}</x>')],
  ])('%s: no fault', (_name, inner, doctype = '') => {
    expect(read(doctype + urlset(inner).slice(doctype === '' ? 0 : 39)).problems).toEqual([]);
  });

  test('a comment in front of the root counts when the root is one of a sitemap', () => {
    const told = (root: string) => read(`<?xml version="1.0"?>\n<!-- made by -- us -->\n${root}`).problems;
    expect(told(`<urlset>${page(A)}</urlset>`)).toMatchObject([
      { code: 'malformed-xml', line: 2, column: 14 },
    ]);
    expect(told('<html></html>')).toMatchObject([{ code: 'not-sitemap' }]);
  });

  test('a fault of a file beyond 512 KiB is told, and once', () => {
    const filling = ' '.repeat(600_000);
    const { problems } = read(urlset(`${filling}${page(A, '<x>a & b</x>')}${filling}`));
    expect(problems).toMatchObject([{ code: 'malformed-xml', data: { times: '1' }, line: 2 }]);
  });

  test('a reference with leading zeros is read', () => {
    expect(locs(read(urlset(page(`${A}?x=1&#00000000038;y=&#x0000000041;`))))).toEqual([`${A}?x=1&y=A`]);
  });

  // XML 1.0, 2.11: LF, CR LF and CR end a line.
  test.each(['\n', '\r\n', '\r'])('lines are counted alike, ended by %j', (end) => {
    const text = ['<urlset>', page(A), '  <url><loc>ftp://x</loc></url>', '<url></urlset>'].join(end);
    expect(read(text).problems).toMatchObject([
      { code: 'bad-loc', line: 3, column: 8 },
      { code: 'malformed-xml', line: 4 },
    ]);
  });

  test('well-formedness is checked up to 512 KiB', () => {
    const filled = (length: number) => {
      const text = `<urlset><url><loc>${A}</url></urlset>`;
      return read(`${text.slice(0, 8)}${' '.repeat(length - text.length)}${text.slice(8)}`);
    };
    expect(codes(filled(524_288))).toEqual(['malformed-xml']);
    expect(codes(filled(524_289))).toEqual([]);
  });

  test('a cut file keeps everything before the cut, wherever it is', () => {
    const text = urlset(
      page(A) + page(B, '<lastmod>2026-01-01</lastmod>') + `<url><loc><![CDATA[${C}]]></loc></url>`,
    );
    for (let length = text.indexOf('<url>'); length < text.length; length += 1) {
      const sitemap = read(text.slice(0, length));
      const whole = [A, B, C].filter(
        (loc) =>
          text.slice(0, length).includes(`${loc}</loc>`) || text.slice(0, length).includes(`${loc}]]></loc>`),
      );
      expect([sitemap.kind, locs(sitemap)]).toEqual(['urlset', whole]);
      expect(codes(sitemap)).toContain('truncated');
      expect(codes(sitemap)).not.toContain('bad-lastmod');
    }
  });

  test('how much was read is said', () => {
    const { problems } = read(`<urlset>${page(A)}${page(B)}<url><loc>https://exa`);
    expect(problems.find(({ code }) => code === 'truncated')?.data).toMatchObject({ read: '2' });
  });
});

describe('hostile files', () => {
  test.each([
    ['an external entity', '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an internal entity', '<!DOCTYPE urlset [<!ENTITY x "https://evil.example/">]>'],
    ['a quoted >', '<!DOCTYPE urlset [<!ENTITY x "]>"> <!-- ]> \' --> ]>'],
    [
      'a parameter entity',
      '<!DOCTYPE urlset [<!ENTITY % p SYSTEM "http://evil.example/d.dtd"> %p;<!ENTITY x "y">]>',
    ],
  ])('%s is not expanded', (_name, doctype) => {
    const sitemap = read(
      `<?xml version="1.0"?>${doctype}<urlset>${page('&x;')}${page('https://example.com/&x;')}${page(A)}</urlset>`,
    );
    expect(locs(sitemap)).toEqual([A]);
    expect(sitemap.problems.find(({ code }) => code === 'entity')?.data['times']).toBe('2');
  });

  test('predefined names cannot be redefined', () => {
    const doctype = '<!DOCTYPE urlset [<!ENTITY amp "evil"><!ENTITY lt "evil">]>';
    expect(locs(read(`${doctype}<urlset>${page(`${A}?x=1&amp;y=2`)}</urlset>`))).toEqual([`${A}?x=1&y=2`]);
  });

  test('a doctype without definitions', () => {
    const doctype = '<!DOCTYPE urlset PUBLIC "-//x//y" "http://example.com/x.dtd">';
    expect(locs(read(`${doctype}<urlset>${page(A)}</urlset>`))).toEqual([A]);
  });

  test.each([
    ['a comment', `<!-- > ${urlset(page(B))} -->`],
    ['a value', `<!ENTITY x "> ${urlset(page(B), '')} ">`],
    ['a section', `<![INCLUDE[ <!ELEMENT a ANY> ]]> ${urlset(page(B))}`],
  ])('%s of a doctype holds no entries', (_name, inner) => {
    const subset = inner.replace('<?xml version="1.0" encoding="UTF-8"?>', '');
    expect(
      locs(read(`<!DOCTYPE urlset [${subset.replaceAll('"', "'")}]><urlset>${page(A)}</urlset>`)),
    ).toEqual([A]);
    expect(locs(read(`<!DOCTYPE urlset [${subset}]><urlset>${page(A)}</urlset>`))).toEqual([A]);
  });

  test('billion laughs stay small', () => {
    const entities = Array.from(
      { length: 10 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    const text = `<!DOCTYPE urlset [<!ENTITY l0 "lol">${entities}]><urlset>${page('&l10;')}${page(A)}</urlset>`;
    expect(locs(read(text))).toEqual([A]);
  });

  test('one large entity used often stays small', () => {
    const text = `<!DOCTYPE urlset [<!ENTITY a "${'a'.repeat(9_000)}">]><urlset>${page('https://example.com/&a;').repeat(2_000)}${page(A)}</urlset>`;
    expect(locs(read(text))).toEqual([A]);
  });

  test.each([
    ['a doctype that never ends', '<!DOCTYPE urlset [<!ENTITY a "'],
    ['a comment that never ends', '<urlset><!-- '],
    ['a CDATA section that never ends', '<urlset><url><loc><![CDATA['],
    ['a tag that never ends', '<urlset '],
    ['many opening marks', '<urlset>', '<'],
    ['many quotes', '<urlset><a ', '" \' '],
    ['many unclosed tags', '<urlset><url>', '<a "'],
    ['many references', '<urlset><url><loc>', '&#65;'],
    ['deep nesting', '<urlset><url>', '<a>'],
    ['blanks', '<urlset>', ' '],
  ])('%s', (_name, head, filling = 'x ') => {
    const sitemap = read(head + filling.repeat(Math.ceil(2_000_000 / filling.length)));
    expect(sitemap.urls).toEqual([]);
    expect(sitemap.problems.length).toBeGreaterThan(0);
  });
});

describe('limits', () => {
  test.each([Number.POSITIVE_INFINITY, 0, -1])('a limit of %s bytes is harmless', (maxDecodedBytes) => {
    const text = urlset(page(A));
    for (const input of [Buffer.from(text), gzipSync(text)])
      expect(locs(read(input, { limits: { maxDecodedBytes } }))).toEqual(maxDecodedBytes > 1 ? [A] : []);
  });

  const many = (count: number) =>
    urlset(Array.from({ length: count }, (_, at) => page(`https://example.com/${at}`)).join(''));

  test('50,000 entries are read, one more is told', () => {
    const full = read(many(50_000));
    expect([full.urls.length, codes(full)]).toEqual([50_000, []]);
    const over = read(many(50_001));
    expect([over.urls.length, codes(over)]).toEqual([50_000, ['too-many-urls']]);
  });

  test('a smaller limit, for every format', () => {
    const limits = { maxUrls: 2 };
    expect(codes(read(many(2), { limits }))).toEqual([]);
    // Reading ends at the first entry too many.
    expect(read(many(9), { limits }).problems).toMatchObject([
      { code: 'too-many-urls', data: { times: '1' } },
    ]);
    expect(read(`${A}\n${B}`, { limits }).problems).toEqual([]);
    expect(read(`${A}\n${B}\n${C}\n${C}`, { limits })).toMatchObject({
      urls: [{ loc: A }, { loc: B }],
      problems: [{ code: 'too-many-urls', data: { times: '1' } }],
    });
    const index = `<sitemapindex>${'<sitemap><loc>/s</loc></sitemap>'.repeat(3)}</sitemapindex>`;
    expect(read(index, { limits }).sitemaps.length).toBe(2);
  });

  test('five million marks are read', () => {
    // The root, `<url>`, `<loc>` and `</loc>` are the other four.
    const of = (filling: number) => locs(read(`<urlset>${'<'.repeat(filling)}${page(A)}</urlset>`));
    expect([of(4_999_996), of(4_999_997)]).toEqual([[A], []]);
  });

  test('of a list with other lines four a wanted entry are looked at', () => {
    const of = (noise: number) => read(`${A}\n${'noise\n'.repeat(noise)}${B}`, { limits: { maxUrls: 2 } });
    expect(locs(of(6))).toEqual([A, B]);
    expect([locs(of(7)), codes(of(7))]).toEqual([[A], ['bad-loc', 'too-many-urls']]);
  });

  test('bytes over the cap do not count', () => {
    const text = urlset(page(A) + page(B));
    const whole = Buffer.byteLength(text);
    expect(read(text, { limits: { maxDecodedBytes: whole } }).problems).toEqual([]);
    const cut = read(text, { limits: { maxDecodedBytes: text.indexOf(page(B)) + 10 } });
    expect([locs(cut), codes(cut)]).toEqual([[A], ['too-large', 'truncated']]);
    expect(codes(read(text, { limits: { maxDecodedBytes: whole - 1 } }))).toContain('too-large');
  });

  test('a compressed file is capped by what it holds', () => {
    const text = urlset(
      Array.from({ length: 2_000 }, (_, at) => page(`https://example.com/${at * 7919}`)).join(''),
    );
    const cap = Buffer.byteLength(text);
    expect(read(gzipSync(text), { limits: { maxDecodedBytes: cap } })).toMatchObject({ problems: [] });
    const cut = read(gzipSync(text), { limits: { maxDecodedBytes: cap - 1 } });
    expect(codes(cut)).toEqual(['too-large', 'truncated']);
    expect(cut.urls.length).toBeGreaterThan(1_500);
  });

  const even = Array.from({ length: 20_000 }, (_, at) => page(`https://example.com/${at * 7919}`)).join('');
  const blank = ' '.repeat(4_000_000);
  test.each([
    ['that compresses evenly', even, 1_000_000],
    ['that is dense and then blank', even + blank + page(A), 2_000_000],
    ['that is blank and then dense', blank + even, 4_500_000],
  ])('of a compressed file %s nearly the same is read as of the plain one', (_name, filling, cap) => {
    const limits = { maxDecodedBytes: cap };
    const [plain, packed] = [
      read(`<urlset>${filling}`, { limits }),
      read(gzipSync(`<urlset>${filling}`), { limits }),
    ];
    expect(codes(packed)).toEqual(codes(plain));
    expect(plain.urls.slice(0, packed.urls.length)).toEqual(packed.urls);
    expect(packed.urls.length).toBeGreaterThan(0.95 * plain.urls.length);
  });

  test('a file that was not read to its end is not called empty', () => {
    const blanks = ' '.repeat(5_000);
    const limits = { maxDecodedBytes: 1_000 };
    for (const given of [blanks, gzipSync(blanks)])
      expect(codes(read(given, { limits }))).toEqual(['too-large']);
  });

  test('a bomb gives what fits', () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(`<urlset>${page(A)}`), Buffer.alloc(20_000_000, 0x20)]));
    const sitemap = read(bomb, { limits: { maxDecodedBytes: 100_000 } });
    expect([locs(sitemap), codes(sitemap)]).toEqual([[A], ['too-large', 'truncated']]);
  });
});

describe('compression', () => {
  const text = urlset(
    Array.from({ length: 500 }, (_, at) => page(`https://example.com/${at * 7919}`)).join(''),
  );
  const gz = gzipSync(text);

  test('one and two layers, whatever the name says', () => {
    expect(read(gz).urls.length).toBe(500);
    expect(read(gzipSync(gz))).toMatchObject({ kind: 'urlset', problems: [] });
  });

  test('three layers are refused', () => {
    expect(read(gzipSync(gzipSync(gz)))).toMatchObject({ kind: 'none', problems: [{ code: 'gzip-nested' }] });
  });

  test('a cut file gives what it holds', () => {
    const cut = read(gz.subarray(0, Math.floor(gz.length / 2)));
    expect(cut.urls.length).toBeGreaterThan(100);
    expect(codes(cut)).toEqual(['gzip-damaged', 'truncated']);
  });

  test('a wrong checksum costs nothing', () => {
    const wrong = Buffer.from(gz);
    wrong[wrong.length - 6] = wrong[wrong.length - 6]! ^ 0xff;
    const sitemap = read(wrong);
    expect([sitemap.urls.length, codes(sitemap)]).toEqual([500, ['gzip-damaged']]);
  });

  test('broken data gives what stands before it', () => {
    const broken = Buffer.from(gz);
    broken.fill(0xff, Math.floor(broken.length / 2), Math.floor(broken.length / 2) + 40);
    const sitemap = read(broken);
    expect(sitemap.kind).toBe('urlset');
    expect(codes(sitemap)).toContain('gzip-damaged');
  });

  test('bytes behind the stream do not count, a second member does', () => {
    expect(read(Buffer.concat([gz, Buffer.from('junk behind')])).urls.length).toBe(500);
    const members = Buffer.concat([gzipSync(`<urlset>${page(A)}`), gzipSync(`${page(B)}</urlset>`)]);
    expect(locs(read(members))).toEqual([A, B]);
  });

  test('a header alone is nothing', () => {
    const problems = [{ code: 'gzip-damaged' }];
    expect(read(Buffer.from([0x1f, 0x8b]))).toMatchObject({ kind: 'none', problems });
    expect(read(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))).toMatchObject({ kind: 'none', problems });
  });
});

describe('charsets', () => {
  const accented = 'https://example.com/caf%C3%A9';
  const text = urlset(page('https://example.com/caf\u00e9'));
  const utf16be = (value: string) => Buffer.from(value, 'utf16le').swap16();

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE with a mark', utf16be(`\ufeff${text}`)],
    ['UTF-16 LE without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without a mark', utf16be(text)],
    ['latin1 as declared', Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    ['UTF-8 that claims UTF-16', Buffer.from(text.replace('UTF-8', 'UTF-16'))],
    ['an unknown charset', Buffer.from(text.replace('UTF-8', 'x-nonsense'))],
  ])('%s', (_name, bytes) => {
    expect(locs(read(bytes))).toEqual([accented]);
  });

  test('a string is text already, whatever is said of the bytes it came from', () => {
    const contentType = 'application/xml; charset=iso-8859-1';
    expect(locs(parseSitemap(text, { url: URL_OF_FILE, contentType }))).toEqual([accented]);
    expect(locs(parseSitemap(urlset(page(A))))).toEqual([A]);
  });

  test('the header counts before the declaration', () => {
    const bytes = Buffer.from(text, 'latin1');
    expect(locs(read(bytes, { contentType: 'application/xml; charset="iso-8859-1"' }))).toEqual([accented]);
    expect(locs(read(Buffer.from(text), { contentType: 'text/xml;charset=bogus' }))).toEqual([accented]);
  });

  test('windows-1252 is not ISO 8859-1', () => {
    const bytes = Buffer.from(
      urlset(page('https://example.com/\u0080')).replace('UTF-8', 'windows-1252'),
      'latin1',
    );
    expect(locs(read(bytes))).toEqual(['https://example.com/%E2%82%AC']);
  });

  test('a charset that browsers refuse hides no address', () => {
    const bytes = Buffer.from(urlset(page('https://example.com/a')).replace('UTF-8', 'hz-gb-2312'));
    expect(locs(read(bytes))).toEqual(['https://example.com/a']);
  });

  test('a list in UTF-16', () => {
    expect(locs(read(Buffer.from(`\ufeff${A}\n${B}`, 'utf16le')))).toEqual([A, B]);
  });
});

describe('any input', () => {
  const piece = fc.constantFrom(
    '<urlset>',
    '</urlset>',
    '<url>',
    '</url>',
    '<loc>',
    '</loc>',
    '<loc/>',
    A,
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?',
    '?>',
    '<!DOCTYPE',
    '[',
    ']',
    '>',
    '<',
    '"',
    "'",
    '&amp;',
    '&',
    '<image:loc>',
    '</image:loc>',
    '<lastmod>',
    '2026-01-01',
    '\n',
    '\0',
    '\ufeff',
    '<rss>',
    '<item>',
    '<link>',
    '<feed>',
    '<entry>',
    '<link href="x"/>',
    '<sitemap>',
    '<sitemapindex>',
  );

  test('never throws, and gives absolute http(s) addresses', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { urls, sitemaps } = read(pieces.join(''));
        for (const { loc } of [...urls, ...sitemaps]) expect(new URL(loc).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(read(bytes).problems.length + read(bytes).urls.length).toBeGreaterThan(0);
      }),
    );
  });

  test('a base that is no address leaves absolute entries', () => {
    const sitemap = parseSitemap(Buffer.from(urlset(page(A) + page('/b'))), { url: 'nonsense' });
    expect([locs(sitemap), codes(sitemap)]).toEqual([[A], ['bad-loc']]);
  });
});
