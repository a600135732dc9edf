import { describe, expect, test } from 'vitest';
import { KINDS_BY_SIDE_TYPE, KINDS_BY_TYPE } from '../../src/catalog/page-kinds.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import type { PageKindFacts } from '../../src/facts/declared-kind.ts';
import { pageKind } from '../../src/facts/page-kind.ts';
import type { MetaTag, PageCounts } from '../../src/facts/page-facts.ts';

const bare = {
  structuredData: { types: [], topTypes: [], entities: [], problems: [], repairs: [], unknownTypes: [] },
  lang: '',
  title: '',
  metas: [],
  dates: [],
  authors: [],
  linkTags: [],
  datelines: [],
  footers: [],
  headings: [],
  questions: [],
  counts: { passwordInputs: 0 } as unknown as PageCounts,
  main: { words: 400, source: 'main' },
  signs: null,
  scripts: { count: 0, inlineBytes: 0, sources: [], redirects: false },
  response: {
    outcome: 'answered',
    status: 200,
    hops: [],
    headers: [],
    contentType: 'text/html',
    isHtml: true,
    truncated: null,
    bytes: 0,
    firstByteMs: null,
  },
} as const;

const kind = (path: string, facts: Partial<PageKindFacts> = {}) =>
  pageKind({ ...bare, finalUrl: `https://example.com${path}`, ...facts });

/** Entities that say all that any type needs, or with other properties what these say. */
const typed = (...topTypes: string[]): Partial<PageKindFacts> => described(topTypes);

const described = (topTypes: string[], properties: Properties = FULL): Partial<PageKindFacts> => ({
  structuredData: {
    ...bare.structuredData,
    types: topTypes,
    topTypes,
    entities: topTypes.map((type, block) => ({
      types: [type],
      id: null,
      format: 'json-ld',
      line: 1,
      column: 1,
      block,
      top: true,
      properties,
    })),
  },
});

type Properties = Readonly<Record<string, readonly string[]>>;

const FULL: Properties = Object.fromEntries(
  [...KINDS_BY_TYPE, ...KINDS_BY_SIDE_TYPE]
    .flatMap(({ proof }) => proof.flatMap((group) => group.split('|')))
    .map((property) => [property, ['x']]),
);

const meta = (key: string, content: string): Partial<PageKindFacts> => ({
  metas: [{ attribute: 'property', key, content, inHead: true } satisfies MetaTag],
});

test('what visitors did on a page is no event that it is about', () => {
  expect(kind('/a', typed('UserComments', 'Article'))).toBe('article');
  expect(kind('/a', typed('UserComments'))).toBe('other');
  expect(kind('/a', typed('UserComments', 'MusicEvent'))).toBe('event');
});

describe('by address', () => {
  test.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/de/', 'home'],
    ['/pt-br', 'home'],
    ['/?page=2', 'other'],
    ['/contact', 'contact'],
    ['/de/kontakt.html', 'contact'],
    ['/ueber-uns/', 'about'],
    ['/faq', 'faq'],
    ['/impressum', 'legal'],
    ['/note-legali', 'legal'],
    ['/unternehmen/', 'about'],
    ['/logga-in', 'login'],
    ['/szukaj', 'search'],
    ['/aktuelles', 'listing'],
    ['/privacybeleid', 'legal'],
    ['/gizlilik-politikasi/', 'legal'],
    ['/contactez-nous', 'contact'],
    [`/${encodeURIComponent('お問い合わせ')}/`, 'contact'],
    ['/tentang-kami', 'about'],
    ['/cau-hoi-thuong-gap', 'faq'],
    ['/oppskrifter/vafler', 'recipe'],
    ['/nyheter/2026/vafler', 'article'],
    ['/blog', 'listing'],
    ['/blog/how-to-descale', 'article'],
    ['/products/kettle', 'product'],
    ['/blog/category/tea', 'listing'],
    ['/blog/tags', 'listing'],
    ['/blog/archive/', 'listing'],
    ['/blog/authors', 'listing'],
    ['/blog/page/2', 'listing'],
    ['/blog/authors/mara', 'profile'],
    ['/news/people/mara-moves-on', 'article'],
    ['/pricing', 'other'],
  ])('%s is %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });
});

test.each([
  ['/de', 'en', 'home'],
  ['/uk/', 'en-GB', 'home'],
  ['/it', 'it', 'home'],
  ['/it/index.html', 'it-IT', 'home'],
  ['/us', 'en-US', 'home'],
  ['/jp/', 'ja', 'home'],
  ['/es-419/', 'es', 'home'],
  ['/zh-hant-tw/', 'zh-Hant-TW', 'home'],
  ['/fil/', 'fil-PH', 'home'],
  ['/de-luxe/', 'en', 'other'],
  ['/top-100/', 'en', 'other'],
  ['/us-en', 'en', 'home'],
  ['/zh-hant', 'zh', 'home'],
  ['/no', 'nb', 'home'],
  ['/ab', '', 'home'],
  ['/it', 'en', 'other'],
  ['/ar', 'en', 'other'],
  ['/ar', 'ar-EG', 'home'],
  ['/hr', 'en-US', 'other'],
  ['/ab', 'en', 'other'],
  ['/ai', 'en', 'other'],
  ['/ai', '', 'other'],
  ['/xx/', '', 'other'],
  ['/qq-ww', '', 'other'],
  ['/ux/index.html', 'en', 'other'],
])('%s in %j is %s', (path, lang, expected) => {
  expect(kind(path, { lang })).toBe(expected);
});

test('a home page stays one whatever it carries', () => {
  expect(kind('/', typed('Article', 'Product'))).toBe('home');
});

test('markup tells more than the address, subtypes included', () => {
  expect(kind('/blog/x', typed('Recipe'))).toBe('recipe');
  expect(kind('/x', typed('Dentist'))).toBe('local');
  expect(kind('/x', typed('NewsArticle', 'BreadcrumbList'))).toBe('article');
});

test('FAQPage and HowTo do not change a kind that shows otherwise', () => {
  expect(kind('/products/kettle', typed('FAQPage'))).toBe('product');
  expect(kind('/x', typed('FAQPage'))).toBe('faq');
  expect(kind('/x', typed('HowTo'))).toBe('howto');
});

test('one question on its own, with answers, is a page of questions and answers; several are a list', () => {
  expect(kind('/x', typed('Question'))).toBe('qa');
  expect(kind('/blog/x', typed('Question'))).toBe('article');
  expect(kind('/x', typed('Question', 'Question'))).toBe('other');
  expect(kind('/x', described(['Question'], { name: ['Why?'] }))).toBe('other');
});

test('a form to log in makes no page of another kind a login', () => {
  const form = {
    counts: { passwordInputs: 1 } as unknown as PageCounts,
    main: { words: 60, source: 'main' },
  } as const;
  expect(kind('/x', form)).toBe('login');
  expect(kind('/products/kettle', form)).toBe('product');
  expect(kind('/x', { ...form, ...typed('Product') })).toBe('product');
});

test('a type with little else may add to what is asked of a page, and takes nothing away', () => {
  const named = { name: ['Kettle'] };
  for (const properties of [{}, named, { name: [' '], offers: ['x'] }, { wibble: ['x'] }]) {
    expect(kind('/blog/x', described(['Product'], properties))).toBe('article');
    expect(kind('/x', described(['Product'], properties))).toBe('other');
    expect(kind('/products/x', described(['Product'], properties))).toBe('product');
    expect(kind('/x', described(['Article'], properties))).toBe('article');
    expect(kind('/x', described(['Course'], properties))).toBe('course');
    expect(kind('/blog/x', described(['Recipe'], properties))).toBe('article');
  }
  expect(kind('/blog/x', described(['Product'], { ...named, sku: ['1'] }))).toBe('product');
});

test('a block that is not read counts no more than a type alone', () => {
  const broken = (type: string): Partial<PageKindFacts> => {
    const repair = { block: 0, line: 1, column: 1, types: [type], topTypes: [type], counted: [], code: '{}' };
    return { structuredData: { ...bare.structuredData, repairs: [repair] } };
  };
  expect(kind('/blog/x', broken('Product'))).toBe('article');
  expect(kind('/x', broken('ItemList'))).toBe('other');
  expect(kind('/x', broken('Article'))).toBe('article');
});

test('an article with data of its own stays one beside that of what it tests', () => {
  expect(kind('/blog/x', typed('Article', 'Product'))).toBe('article');
  expect(kind('/x', typed('Article', 'Product'))).toBe('product');
  expect(kind('/blog/x', typed('Article', 'Recipe'))).toBe('recipe');
});

test('Open Graph', () => {
  expect(kind('/x', meta('product:price:amount', '19.90'))).toBe('product');
  expect(kind('/x', meta('product:price:amount', ''))).toBe('other');
  expect(kind('/x', meta('og:type', 'Article'))).toBe('article');
  expect(kind('/x', meta('og:type', 'video.movie'))).toBe('video');
  expect(kind('/x', meta('og:type', 'website'))).toBe('other');
  expect(kind('/x', meta('og:type', 'constructor'))).toBe('other');
  expect(kind('/x', meta('article:published_time', '2026-01-01'))).toBe('article');
  const { metas } = pageFacts(
    exchangeOf({
      url: 'https://example.com/x',
      body: '<meta property=og:type content=" "><meta property=og:description content=Product><meta property=og:type content=" Article ">',
    }),
  );
  expect(kind('/x', { metas })).toBe('article');
});

// Yoast SEO (pages and archives) and the opengraph template of Hugo declare them so.
test('an Open Graph article without a day of publication is what its address names', () => {
  const article = meta('og:type', 'article');
  expect(kind('/contact/', article)).toBe('contact');
  expect(kind('/faq/', article)).toBe('faq');
  expect(kind('/category/guides/', article)).toBe('listing');
  expect(kind('/products/kettle', article)).toBe('article');
  const { metas = [] } = meta('article:published_time', '2026-01-01');
  expect(kind('/contact/', { metas: [...metas, ...(article.metas ?? [])] })).toBe('article');
  expect(kind('/contact/', meta('og:type', 'product'))).toBe('product');
});

test('a page with a password and under 120 words is nothing but its form', () => {
  const page = (passwordInputs: number, words: number) =>
    kind('/x', { counts: { ...bare.counts, passwordInputs }, main: { words, source: 'main' } });
  expect([page(1, 119), page(1, 120), page(0, 119)]).toEqual(['login', 'other', 'other']);
});

test('a signed or dated text is an article from 150 words on', () => {
  const authors = [{ name: 'Ann Able', href: null, source: 'rel' as const }];
  const page = (words: number) => kind('/x', { authors, main: { words, source: 'main' } });
  expect([page(149), page(150)]).toEqual(['other', 'article']);
  for (const source of ['meta', 'itemprop', 'time'] as const) {
    const dates = [{ value: '2026-03-01', source, name: '', text: '' }];
    expect(kind('/x', { dates })).toBe('article');
  }
});

test('content: a page of many bylines or days leads to texts and is none', () => {
  const byline = (name: string) => ({ name, href: null, source: 'class' as const });
  const bylines = ['Ann Able', 'Bo Bright', 'Cy Clear', 'Di Deep'].map(byline);
  expect(kind('/x', { authors: bylines.slice(1) })).toBe('article');
  expect(kind('/x', { authors: bylines })).toBe('other');
  expect(kind('/x', { authors: bylines, datelines: ['By Ann Able'] })).toBe('other');
  expect(kind('/x', { authors: [...bylines, { ...byline('Ed Early'), source: 'rel' }] })).toBe('article');
  const time = (day: number) => ({
    value: `2026-03-0${day}`,
    source: 'time' as const,
    name: '',
    text: `${day} March`,
  });
  const days = [1, 2, 3, 4].map(time);
  expect(kind('/x', { dates: days.slice(1) })).toBe('article');
  expect(kind('/x', { dates: days })).toBe('other');
  expect(kind('/x', { dates: days, datelines: ['By Ann Able, 4 March'] })).toBe('article');
  expect(kind('/x', { dates: [...days, { ...time(5), source: 'meta' }] })).toBe('article');
});

test('the day on which a page was made is not that of an article: generators write it on every page', () => {
  const dated = (name: string) =>
    kind('/x', { dates: [{ value: '2026-01-01', source: 'meta', name, text: '' }] });
  expect(['dc.created', 'dcterms.created', 'dc:created'].map(dated)).toEqual(['other', 'other', 'other']);
  expect(['dc.date', 'dcterms.issued', 'dcterms.modified', 'date'].map(dated)).toEqual([
    'article',
    'article',
    'article',
    'article',
  ]);
});

test('content: a signed text is an article, several questions make a FAQ', () => {
  const authors = [{ name: 'Ann', href: null, source: 'rel' as const }];
  const question = { question: 'Why?', answer: 'So.', source: 'heading' as const };
  expect(kind('/x', { authors })).toBe('article');
  expect(kind('/x', { authors, main: { words: 149, source: 'main' } })).toBe('other');
  const main = { words: 9, source: 'main' } as const;
  expect(kind('/x', { main, questions: [question, question, question] })).toBe('faq');
  expect(kind('/x', { main, questions: [question, question] })).toBe('other');
  for (const text of ['Weight', 'How we won the cup']) {
    const term = { question: text, answer: '2 kg', source: 'dl' as const };
    expect(kind('/x', { main, questions: [term, term, term] })).toBe('other');
  }
});

test('a page that asks here and there is no FAQ', () => {
  const question = { question: 'Why is it so?', answer: 'Because of lime.', source: 'details' as const };
  const asking = (words: number) =>
    kind('/x', { questions: [question, question, question], main: { words, source: 'main' } });
  expect([asking(21), asking(31), asking(32)]).toEqual(['faq', 'faq', 'other']);
});

test('a password field on a page with little else', () => {
  const counts = { passwordInputs: 1 } as unknown as PageCounts;
  expect(kind('/x', { counts, main: { words: 119, source: 'main' } })).toBe('login');
  expect(kind('/x', { counts, main: { words: 120, source: 'main' } })).toBe('other');
});

test('an address that does not parse is no reason to fail', () => {
  expect(pageKind({ ...bare, finalUrl: '' })).toBe('other');
});
