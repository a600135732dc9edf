/** What a check says of pages that its examples leave out: the other ways to lose, and where nothing is asked. */
import { expect, test } from 'vitest';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { outcome } from './outcome.ts';

const words = (count: number): string => 'pipe '.repeat(count).trim();
const ARTICLE = '<meta property="og:type" content="article">';
const PAGE = `<html lang="en"><main><p>${words(400)}</p>`;
/** In a language of which no list knows a word. */
const MALTESE = `<html lang="mt">${ARTICLE}<main><p>${words(700)}</p></main>`;
/** Neither title nor heading. */
const NAMELESS = `<html lang="en">${ARTICLE}<main><p>${`The ${'pipe and the '.repeat(14)}valve. `.repeat(6)}</p></main>`;
const LONG = 'A description of copper pipes that is long enough for a summary';
const unreachable = robotsAccess(
  exchangeOf({ url: 'https://example.com/robots.txt', status: 503, body: '' }),
);
const data = (node: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const rating = (said: object): string => data({ '@type': 'AggregateRating', ratingCount: 2, ...said });

const article = (html: string): string => `<html lang="en">${ARTICLE}<main>${html}</main>`;

function kept(id: string, page: Example): string | number {
  const verdict = outcome(id, page);
  return verdict.kind === 'fail' ? verdict.kept : verdict.kind;
}

/** A check, a page, and the kind of its verdict or the share of the points kept. */
const VERDICTS: readonly (readonly [id: string, page: Example, verdict: string | number])[] = [
  ['title', '<body><title>How copper pipes are fitted</title>', 0.375],
  ['title', '<title></title><title>How copper pipes are fitted</title>', 0],
  ['meta-description', `<title>${LONG}</title><meta name="description" content="${LONG}">`, 0],
  [
    'title',
    `<title>Copper pipes of Vienna</title><meta property="og:site_name" content="Copper pipes of Vienna"><meta property="og:title" content="Copper pipes of Vienna"><h1>Copper pipes of Vienna</h1>`,
    'pass',
  ],
  ['title', `<title>${'x'.repeat(70)} | The Kettle Journal</title>`, 'pass'],
  ['title', `<title>${'x'.repeat(71)} | The Kettle Journal</title>`, 0.625],
  [
    'title-h1-match',
    { html: '<title>Fine kettles | Alder</title><h1>Alder</h1>', url: 'https://alder.example/' },
    'pass',
  ],
  [
    'title-h1-match',
    { html: '<title>Fine kettles | Alder</title><h1>Alder</h1>', url: 'https://alder.example/a' },
    0,
  ],
  ['title-h1-match', '<html lang="de"><title>Wärmepumpen im Altbau</title><h1>Luftwärmepumpen</h1>', 'pass'],
  ['title-h1-match', '<h1>Copper pipes</h1>', 'taken'],
  ['title-h1-match', '<title>Copper pipes</title><h1></h1>', 'taken'],
  ['title-h1-match', '<title>Copper pipes</title><h1>Fitting copper pipes</h1>', 'pass'],
  ['title-h1-match', '<title>Fitting copper pipes</title><h1>Copper pipes</h1>', 'pass'],
  // Reference pages name a thing, and their site in brackets; the heading says of what kind the thing is.
  ['title-h1-match', '<title>Boiler (Alder firmware 2.1 manual)</title><h1>Class Boiler</h1>', 'pass'],
  ['title-h1-match', '<title>Boiler (Alder firmware 2.1 manual)</title><h1>Class Pump</h1>', 0],
  [
    'title-h1-match',
    '<title>Boiler - Manual of the Alder firmware 2.1</title><h1>보일러 모듈 boiler</h1>',
    'pass',
  ],
  ['title-h1-match', '<title>Boiler - Manual of the Alder firmware 2.1</title><h1>Pump</h1>', 0],
  ['title-h1-match', '<title>Signup</title><h1>Sign up</h1>', 'pass'],
  ['title-h1-match', '<title>Gtk.Boiler - Alder</title><h1>GtkBoiler</h1>', 'pass'],
  ['title-h1-match', '<title>(Alder firmware 2.1 manual)</title><h1>Class Pump</h1>', 0],
  // 149 and 150 hidden characters beside 100 that are seen, and a page whose whole text is hidden.
  ['hidden-text', `<main><p>${'x'.repeat(100)}</p><p hidden>${'x'.repeat(149)}</p></main>`, 'pass'],
  ['hidden-text', `<main><p>${'x'.repeat(100)}</p><p hidden>${'x'.repeat(150)}</p></main>`, 0],
  ['hidden-text', '<main><p hidden>Nothing of it is seen.</p></main>', 0],
  ['img-alt', '<a href="/"><img src="a.png" alt="Alder"></a>', 'pass'],
  ['img-alt', '<img class="logo" src="a.png" alt="Alder">', 'pass'],
  ['img-alt', '<img class="logo" src="a.png" alt="Logo">', 0],
  ['img-alt', '<a href="/"><img src="a.png" alt="→"></a>', 0],
  ['img-alt', '<p><img src="a.png" alt="Alder"></p>', 0],
  ['redirects', { html: '', headers: [['refresh', '0; url=/next']] }, 0],
  ['redirects', { html: '', headers: [['refresh', '300; url=https://example.com/guide']] }, 'pass'],
  ['redirects', '<script>location.href="/next"</script><p>Moved</p>', 0],
  ['redirects', '<script>location.href="/next"</script>', 'taken'],
  ['redirects', '<meta http-equiv="refresh" content="300">', 'pass'],
  ['redirects', { html: '', hops: [['http://www.example.com/guide', 301]] }, 'pass'],
  ['redirects', { html: '', hops: [['https://example.org/guide', 301]] }, 0.5],
  ['server-rendered', `<main><p>${words(40)}</p></main><noscript>Enable JavaScript.</noscript>`, 'pass'],
  [
    'server-rendered',
    `<main><p>${words(40)}</p></main><noscript>Enable JavaScript.</noscript><script src="a.js"></script>`,
    'pass',
  ],
  ['server-rendered', '<p>Loading</p><noscript>Enable JavaScript.</noscript><script src="a.js"></script>', 0],
  [
    'server-rendered',
    `<main><p>${words(40)}</p></main><noscript>A picture</noscript><script src="a.js"></script>`,
    'pass',
  ],
  // Gatsby and create-react-app leave their notice in pages that the server has drawn.
  [
    'server-rendered',
    `<main><h1>Contact</h1><p>${words(40)}</p></main><noscript>Enable JavaScript.</noscript><script src="a.js"></script>`,
    'pass',
  ],
  ['in-sitemap', PAGE, 'unknown'],
  ['in-sitemap', { html: PAGE, site: { sitemap: new Map() } }, 'unknown'],
  ['in-sitemap', { html: PAGE, site: { sitemap: new Map([['https://example.com/', '']]) } }, 0],
  [
    'in-sitemap',
    { html: PAGE, site: { sitemap: new Map([['https://example.com/', '']]), sitemapCut: true } },
    'unknown',
  ],
  ['blocked-noindex', '<meta name="robots" content="noindex">', 'unknown'],
  [
    'blocked-noindex',
    { html: '<meta name="robots" content="noindex">', site: { robots: unreachable } },
    'unknown',
  ],
  ['blocked-noindex', { html: PAGE, robots: 'User-agent: *\nDisallow: /' }, 'none'],
  ['canonical-self', '<link rel="canonical" href="http://[">', 0],
  ['canonical-self', '<link rel="canonical" media="print" href="/guide">', 0],
  ['canonical-header', '<link rel="canonical" href="/guide">', 'none'],
  ['canonical-header', { html: '', headers: [['link', '</guide>; rel="canonical"']] }, 'none'],
  [
    'pagination-canonical',
    { html: '<link rel="canonical" href="http://[">', url: 'https://example.com/list?page=2' },
    'pass',
  ],
  ['insecure-links', { html: '<a href="/a">A</a>', url: 'http://example.com/guide' }, 'none'],
  ['insecure-links', '<a href="http://example.org/a">A</a>', 'pass'],
  ['img-alt', PAGE, 'pass'],
  ['link-text', PAGE, 'none'],
  ['heading-words', PAGE, 'none'],
  ['heading-length', PAGE, 'none'],
  ['heading-duplicates', `<main><h2>Pipes</h2><h2>pipes</h2></main>`, 0],
  ['heading-duplicates', `<main><h4>Pipes</h4><h4>Pipes</h4></main>`, 'none'],
  ['heading-duplicates', `<main><h2>Pipes</h2></main><nav><h2>Pipes</h2></nav>`, 'none'],
  ['heading-ids', '<main><h3>Pipes</h3><h2 hidden>Pipes</h2></main><nav><h2>Menu</h2></nav>', 'none'],
  ['rating-range', PAGE, 'none'],
  ['rating-range', rating({ ratingValue: 'good' }), 0],
  ['rating-range', rating({ ratingValue: '87%', bestRating: 100 }), 'pass'],
  ['rating-range', rating({ ratingValue: '4.5', ratingCount: '', reviewCount: 3 }), 'pass'],
  ['rating-range', rating({ ratingValue: '4,5' }), 0],
  ['rating-range', rating({ ratingValue: '6 / 10' }), 'pass'],
  ['rating-range', rating({ ratingValue: 4, ratingCount: '' }), 0],
  ['article-image', PAGE, 'none'],
  ['article-image', data({ '@type': 'Article', image: '' }), 0],
  ['article-image', data({ '@type': 'Article', image: 'https://example.com/a.png' }), 'pass'],
  ['steps', '<title>Copper pipes</title>', 'none'],
  ['steps', '<title>Copper pipes at work | How To Node</title>', 'none'],
  ['freshness', `${ARTICLE}${PAGE}`, 'unknown'],
  ['freshness', { html: data({ '@type': 'Product' }), now: 0 }, 'none'],
  ['link-text', MALTESE, 'unknown'],
  ['heading-words', MALTESE, 'unknown'],
  ['self-contained', MALTESE, 'unknown'],
  ['sentence-length', MALTESE, 'unknown'],
  // The length of sentences asks for no topic.
  ['sentence-length', NAMELESS, 0],
  ['duplicate-page', PAGE, 'unknown'],
  ['steps', `${data({ '@type': 'HowTo' })}<title>Copper pipes</title>`, 0],
  // Who publishes a site has a name of its own, and what only adds to a name is no other spelling of it.
  // An address, and the title of the page, are no spelling of the name; a reference of HTML is the character it stands for.
  ['steps', `<title>How to fit a pipe</title>${PAGE}<ul><li>a<li>b<li>c</ul>`, 0],
  ['steps', `<title>How to fit a pipe</title>${PAGE}<nav><ol><li>a<li>b<li>c</ol></nav>`, 0],
  ['steps', `<title>How to fit a pipe</title>${PAGE}<ol><li>a<li>b<li>c</ol>`, 'pass'],
  ['website-name', PAGE, 'none'],
  ['og-url-canonical', '<link rel="canonical" href="/guide">', 'none'],
  ['og-url-canonical', '<meta property="og:url" content="/guide">', 'none'],
  [
    'og-url-canonical',
    '<link rel="canonical" href="/guide"><meta property="og:url" content="/guide/">',
    'pass',
  ],
  ['og-url-canonical', '<link rel="canonical" href="/guide"><meta property="og:url" content="http://[">', 0],
  ['offer-currency', PAGE, 'none'],
  ['schema-urls', PAGE, 'none'],
  ['link-text', { html: article('<p>x</p><a href="http://[">click here</a>') }, 'none'],
];

test.each([
  ['home', { html: '', url: 'https://example.com/' }],
  ['contact', { html: '', url: 'https://example.com/contact' }],
  ['login', { html: '', url: 'https://example.com/login' }],
  ['search', { html: '', url: 'https://example.com/search' }],
  ['product', { html: '<meta property="og:type" content="product">' }],
  ['event', { html: '<meta property="og:type" content="event">' }],
  ['profile', { html: '<meta property="og:type" content="profile">' }],
  ['video', { html: '<meta property="og:type" content="video">' }],
  ['local', { html: '<meta property="og:type" content="restaurant">' }],
  ['job', { html: data({ '@type': 'JobPosting', title: 'Cook', datePosted: '2026-01-01' }) }],
  ['listing', { html: data({ '@type': 'CollectionPage', name: 'Kettles' }) }],
] as const)('half of the words are enough on a page of kind %s', (_kind, example) => {
  const page = { ...example, html: `${example.html}<main><p>${words(150)}</p></main>` };
  expect(kept('text-amount', page)).toBe('pass');
});

test.each([
  ['Article', 0],
  ['Recipe', 0],
  // Data for the steps of a page that nobody signed or dated makes no article of it.
  ['HowTo', 'none'],
])('whether a page of type %s is asked for a date', (type, expected) => {
  expect(kept('date-machine', data({ '@type': type }))).toBe(expected);
});

test('what an inner page leaves out of its Organization is asked of the home page alone', () => {
  const named = data({ '@type': 'Organization', name: 'Example' });
  expect(kept('organization', { html: named, url: 'https://example.com/shop' })).toBe('unknown');
  expect(kept('organization', { html: named, url: 'https://example.com/' })).toBe(0.5);
  expect(kept('organization', { html: '<p>Text</p>', url: 'https://example.com/shop' })).toBe('unknown');
});

test.each(VERDICTS)('%s of %j', (id, page, expected) => {
  const verdict = outcome(id, page);
  expect(verdict.kind === 'fail' ? verdict.kept : verdict.kind).toBe(expected);
});
