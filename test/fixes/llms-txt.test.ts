import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STEERING_PHRASES } from '../../src/catalog/steering.ts';
import { parseLlmsTxt } from '../../src/rules/llms-file/parse.ts';
import {
  generateLlmsTxt,
  MAX_CHARACTERS,
  MAX_IN_SECTION,
  MAX_LISTED,
  type LlmsSite,
  type LlmsSitePage,
} from '../../src/fixes/llms-txt.ts';

const ORIGIN = 'https://acme.example';

function page(path: string, more: Partial<LlmsSitePage> = {}): LlmsSitePage {
  const url = `${ORIGIN}${path}`;
  const word = path.split('/').at(-1) ?? '';
  return {
    url,
    title: `${word === '' ? 'Home' : word} | Acme`,
    description: `All that is to say of ${path} in one sentence.`,
    h1: word,
    lang: 'en',
    canonical: url,
    indexable: true,
    status: 200,
    inlinks: 1,
    ...more,
  };
}

function site(pages: readonly LlmsSitePage[], more: Partial<LlmsSite> = {}): LlmsSite {
  return { origin: ORIGIN, lang: 'en', pages, ...more };
}

function read(text: string, origin = ORIGIN) {
  const headers = [['content-type', 'text/plain; charset=utf-8']] as const;
  const response = {
    status: 200,
    headers,
    body: new TextEncoder().encode(text),
    finalUrl: `${origin}/llms.txt`,
  };
  return parseLlmsTxt({ response, origin });
}

test('a site of which nearly nothing is known still gets a file that says enough', () => {
  for (const lang of ['en', 'zh', 'ja']) {
    const text = generateLlmsTxt({
      origin: 'https://t.co',
      lang,
      siteName: 'x',
      description: 'ok',
      pages: [],
    });
    expect(text).toContain('# x (t.co)');
    expect(read(text, 'https://t.co').faults.map(({ code }) => code)).not.toContain('too-short');
  }
});

test('a site becomes a file', () => {
  const text = generateLlmsTxt(
    site(
      [
        page('/'),
        page('/pricing', { title: 'What it costs | Acme' }),
        page('/faq'),
        page('/docs/install'),
        page('/products/anvil', { inlinks: 9 }),
        page('/products/rope', { markdownUrl: `${ORIGIN}/products/rope.md` }),
        page('/blog/old', { lastmod: '2026-01-01' }),
        page('/blog/new', { lastmod: '2026-03-01' }),
        page('/about'),
        page('/privacy'),
        page('/deserts'),
        page('/deserts/gobi'),
        page('/deserts/sahara'),
      ],
      { organization: { name: 'Acme Corp.', description: 'Acme sells anvils. It ships them too.' } },
    ),
  );
  expect(text).toBe(`# Acme Corp.

> Acme sells anvils.

## Main pages

- [Home](https://acme.example/): All that is to say of / in one sentence.

## Products and services

- [anvil](https://acme.example/products/anvil): All that is to say of /products/anvil in one sentence.
- [rope](https://acme.example/products/rope.md): All that is to say of /products/rope in one sentence.

## Documentation

- [install](https://acme.example/docs/install): All that is to say of /docs/install in one sentence.

## Pricing

- [What it costs](https://acme.example/pricing): All that is to say of /pricing in one sentence.

## FAQ

- [faq](https://acme.example/faq): All that is to say of /faq in one sentence.

## deserts

- [deserts](https://acme.example/deserts): All that is to say of /deserts in one sentence.
- [gobi](https://acme.example/deserts/gobi): All that is to say of /deserts/gobi in one sentence.
- [sahara](https://acme.example/deserts/sahara): All that is to say of /deserts/sahara in one sentence.

## Articles

- [new](https://acme.example/blog/new): All that is to say of /blog/new in one sentence.
- [old](https://acme.example/blog/old): All that is to say of /blog/old in one sentence.

## Company

- [about](https://acme.example/about): All that is to say of /about in one sentence.

## Optional

- [privacy](https://acme.example/privacy): All that is to say of /privacy in one sentence.
`);
});

test('a dated permalink is that of an article, a year or a month is none', () => {
  const dated = ['/2026/06/14/wheel/', '/2025/11/tubeless.html', '/notes/2026/6/1/chain'];
  const others = ['/2026/', '/2026/06/', '/2026/06/14/', '/2026/review'];
  const { sections } = read(generateLlmsTxt(site(['/', ...dated, ...others].map((path) => page(path)))));
  const articles = sections.find(({ name }) => name === 'Articles')?.links ?? [];
  expect(articles.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(dated.toSorted());
});

describe('pages that are not named', () => {
  test.each([
    ['an error', { status: 404 }],
    ['noindex', { indexable: false }],
    ['another canonical', { canonical: `${ORIGIN}/b` }],
    ['another language', { lang: 'de' }],
    ['another host', { url: 'https://other.example/a', canonical: null }],
    ['parameters', { url: `${ORIGIN}/a?x=1`, canonical: null }],
    ['a file', { url: `${ORIGIN}/a.pdf`, canonical: null }],
    ['a tag', { url: `${ORIGIN}/tag/a`, canonical: null }],
    ['a page of a list', { url: `${ORIGIN}/blog/page/2`, canonical: null }],
    ['a search', { url: `${ORIGIN}/search`, canonical: null }],
    ['a login', { url: `${ORIGIN}/login`, canonical: null }],
    ['a cart', { url: `${ORIGIN}/cart`, canonical: null }],
    ['a feed', { url: `${ORIGIN}/feed`, canonical: null }],
    ['a search in Dutch', { url: `${ORIGIN}/zoeken`, canonical: null }],
    ['a login in French', { url: `${ORIGIN}/connexion`, canonical: null }],
    [
      'a login in Polish, in the middle of its address',
      { url: `${ORIGIN}/logowanie/krok-2`, canonical: null },
    ],
    ['an account in German', { url: `${ORIGIN}/mein-konto/`, canonical: null }],
    ['a cart in Polish', { url: `${ORIGIN}/pl/koszyk`, canonical: null }],
    ['credentials', { url: 'https://me:pw@acme.example/a', canonical: null }],
    ['no address', { url: 'nonsense', canonical: null }],
  ])('%s', (_, more) => {
    const text = generateLlmsTxt(site([page('/'), page('/a', more)]));
    expect(read(text).linkTotal).toBe(1);
  });
});

test('nothing known but the origin: the home page, and what the site says of contact and sitemap', () => {
  const bare = generateLlmsTxt(site([], { lang: 'ja' }));
  expect(read(bare)).toMatchObject({ title: 'acme.example', linkTotal: 1 });
  const more = generateLlmsTxt(site([], { contactUrl: '/contact', sitemapUrl: `${ORIGIN}/sitemap.xml` }));
  expect(read(more).sections[0]?.links.map(({ url }) => url)).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/contact`,
    `${ORIGIN}/sitemap.xml`,
  ]);
});

test('the name: organization, og:site_name, repeated end of the titles, host', () => {
  const pages = [page('/'), page('/a')];
  const title = (more: Partial<LlmsSite>, list = pages) => read(generateLlmsTxt(site(list, more))).title;
  expect(title({ organization: 'Org', siteName: 'Site' })).toBe('Org');
  expect(title({ siteName: 'Site' })).toBe('Site');
  expect(title({})).toBe('Acme');
  expect(title({}, [page('/', { title: 'Hello' })])).toBe('acme.example');
});

test('the summary: a description, else what the title of the home page says beside the name, else the host', () => {
  const summary = (title: string, description = '', siteName = 'Acme') =>
    /^> (.*)$/m.exec(
      generateLlmsTxt(site([page('/', { title, description })], { siteName, description: '' })),
    )?.[1];
  expect(summary('Acme – Anvils for every desert', 'We sell anvils to whoever asks for one.')).toBe(
    'We sell anvils to whoever asks for one.',
  );
  expect(summary('Acme – Anvils for every desert')).toBe('Anvils for every desert');
  expect(summary('Home | Acme')).toBe('acme.example');
  expect(summary('Anvils of Bergen | Anvils for every desert', '', 'Anvils of Bergen')).toBe(
    'Anvils for every desert',
  );
});

test('the order follows the navigation, then links, depth and address', () => {
  const names = (more: Partial<LlmsSite>) =>
    read(
      generateLlmsTxt(
        site(
          [page('/x'), page('/y', { inlinks: 2 }), page('/w', { depth: 1 }), page('/v', { depth: 2 })],
          more,
        ),
      ),
    ).sections[0]?.links.map(({ name }) => name);
  expect(names({})).toEqual(['y', 'w', 'v', 'x']);
  expect(names({ navigation: ['/x', `${ORIGIN}/v/`] })).toEqual(['x', 'v', 'y', 'w']);
});

test('descriptions that more than three pages share say nothing of any', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path) =>
    page(path, { description: 'The same words everywhere.' }),
  );
  const notes = (count: number) =>
    read(generateLlmsTxt(site(pages.slice(0, count)))).sections[0]?.links[0]?.notes;
  expect(notes(3)).toBe('The same words everywhere.');
  expect(notes(4)).toBe('');
});

test.each(['｜', ' — ', '—', ' • ', ' | ', ' :: '])('the name of the site is left out behind %j', (mark) => {
  const pages = ['/c', '/a', '/b'].map((path) =>
    page(path, { title: `Text ${path.slice(1)}${mark}Acme`, h1: '' }),
  );
  const { sections } = read(generateLlmsTxt(site(pages)));
  expect(sections.flatMap(({ links }) => links.map(({ name }) => name))).not.toContainEqual(
    expect.stringContaining('Acme'),
  );
});

test.each([
  ['Q&A', 'Q&A'],
  ['Terms & Conditions', 'Terms & Conditions'],
  ['AT&T; and others', String.raw`AT\&T; and others`],
  ['What &amp; stands for', String.raw`What \&amp; stands for`],
])('an ampersand is escaped only where it begins an entity: %s', (title, written) => {
  const text = generateLlmsTxt(site([page('/a', { title })]));
  expect(text).toContain(`- [${written}](`);
  expect(read(text).sections[0]?.links[0]?.name).toBe(title);
});

// CommonMark 0.31, 5.2: only the summary begins a block, where such a mark would open a list or a heading.
test.each([
  ['1. FC Köln', String.raw`1\. FC Köln`],
  ['- and more', String.raw`\- and more`],
  ['## of them', String.raw`\## of them`],
  ['#1 in anvils', '#1 in anvils'],
  ['3.5 kg of steel', '3.5 kg of steel'],
])('a text that looks like the mark of a block stays a text: %s', (words, written) => {
  const text = generateLlmsTxt(
    site([page('/a', { title: words })], { siteName: words, description: `${words} for all` }),
  );
  expect(text).toContain(`\n> ${written} for all\n`);
  const found = read(text);
  expect(found).toMatchObject({ title: words, summary: `${words} for all` });
  expect(found.sections[0]?.links[0]?.name).toBe(words);
});

test('section names speak the language of the site', () => {
  const text = generateLlmsTxt(site([page('/preise', { lang: 'de-AT' })], { lang: 'de' }));
  expect(read(text).sections.map(({ name }) => name)).toEqual(['Preise']);
  expect(generateLlmsTxt(site([page('/pricing', { lang: 'ja' })], { lang: '' }))).toContain('## 料金');
});

test('languages are told by their primary subtag', () => {
  const pages = [
    page('/priser', { lang: 'nb-NO' }),
    page('/pris', { lang: 'nn' }),
    page('/pricing', { lang: 'en' }),
    page('/prices', { lang: 'en' }),
  ];
  const linked = (lang: string) => read(generateLlmsTxt(site(pages, { lang }))).linkTotal;
  expect([linked('no'), linked('en-US'), linked('')]).toEqual([2, 2, 2]);
  expect(generateLlmsTxt(site(pages.slice(0, 3), { lang: '' }))).toContain('/priser');
});

test('the caps', () => {
  const many = (count: number, path: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => page(path(index)));
  const section = (count: number) =>
    read(generateLlmsTxt(site(many(count, (index) => `/docs/${index}`)))).linkTotal;
  expect([MAX_IN_SECTION, MAX_IN_SECTION + 1].map(section)).toEqual([MAX_IN_SECTION, MAX_IN_SECTION]);
  const folders = ['docs', 'products', 'about', 'privacy', 'a1', 'b1', 'c1'];
  const whole = generateLlmsTxt(site(many(140, (index) => `/${folders[index % 7]}/${index}`)));
  expect(read(whole).linkTotal).toBe(MAX_LISTED);
});

test('a misused origin is the caller’s fault', () => {
  expect(() => generateLlmsTxt(site([], { origin: 'acme' }))).toThrow(TypeError);
});

describe('whatever the site says', () => {
  const nasty = fc.constantFrom(
    ...STEERING_PHRASES,
    '[x](javascript:alert(1))',
    '# Head',
    '> quote',
    '- item',
    '---',
    '```',
    '<script>',
    '&amp;',
    '{{ title }}',
    'User-agent: *',
    'https://evil.example/',
    'undefined',
    'Lorem ipsum dolor',
    '\u202Ereversed',
    'C#',
    '*a*',
    '_b_',
    '',
    ' ',
    '\n',
    '料金',
    'Größe',
    'a\\b',
    '404 not found',
    'x'.repeat(3_000),
    '- [a](b)',
    '1. x',
    'TODO: x',
    '===',
  );
  const words = fc.oneof(
    nasty,
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.tuple(nasty, nasty).map(([a, b]) => `${a} ${b}`),
  );
  const path = fc.oneof(
    fc.constantFrom(
      '/',
      '/pricing',
      '/faq',
      '/docs/a',
      '/a_(b)',
      '/a b',
      '/%E6%96%99',
      '/blog/x',
      '/x/1',
      '/x/2',
      '/x/3',
    ),
    fc.webPath(),
  );
  const anyPage = fc
    .record({ path, title: words, description: words, h1: words, lang: fc.constantFrom('', 'en', 'de') })
    .map(({ path: own, ...texts }) => page('/', { ...texts, url: ORIGIN + own, canonical: null }));
  const anySite = fc.record({
    origin: fc.constantFrom(ORIGIN, 'https://t.co', 'http://127.0.0.1:8080'),
    lang: fc.constantFrom('', 'en', 'ja', 'xx-invalid-!'),
    organization: fc.option(fc.record({ name: words, description: words })),
    siteName: words,
    description: words,
    pages: fc.array(anyPage, { maxLength: 12 }),
    sitemapUrl: fc.constantFrom(null, '/sitemap.xml', 'javascript:x'),
    contactUrl: fc.constantFrom(null, '/contact?x=1', '/kontakt', '/'),
  });

  test('the file passes our own validator, is the same twice, names only known pages and steers nobody', () => {
    fc.assert(
      fc.property(anySite, (any) => {
        const text = generateLlmsTxt(any);
        expect(generateLlmsTxt(structuredClone(any))).toBe(text);
        const found = read(text, any.origin);
        expect(found.faults.filter(({ severity }) => severity !== 'low')).toEqual([]);
        expect(found).toMatchObject({ valid: true, notes: [] });
        expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
        const known = new Set(
          [
            ...any.pages.map(({ url }) => url),
            `${any.origin}/`,
            `${any.origin}/sitemap.xml`,
            `${any.origin}/kontakt`,
          ].map((url) => new URL(url).href.replace(/#.*$/s, '')),
        );
        const named = found.sections.flatMap(({ links }) => links.map(({ url }) => new URL(url).href));
        const plain = (url: string) =>
          decodeURI(url.replaceAll('%28', '(').replaceAll('%29', ')').replaceAll('%5C', '\\'));
        expect(named.map(plain).filter((url) => ![...known].map(plain).includes(url))).toEqual([]);
        expect(STEERING_PHRASES.filter((phrase) => text.toLowerCase().includes(phrase))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
