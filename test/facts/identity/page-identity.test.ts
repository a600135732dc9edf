import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageIdentity } from '../../../src/facts/identity/page-identity.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const identity = (head: string, body = '') =>
  pageIdentity(
    pageFacts(
      exchangeOf({ url: 'https://www.acme.example/shop', body: `<head>${head}</head><body>${body}</body>` }),
    ),
  );

test.each([
  ['Acme: Shop', 'Acme'],
  ['Shop | ACME', 'ACME'],
  ['Shop – Acme', 'Acme'],
  ['Shop', 'acme'],
  ['Acme Shop', 'acme'],
])('title %j gives the brand %s', (title, brand) =>
  expect(identity(`<title>${title}</title>`).brandName).toBe(brand),
);

test.each([
  ['<link rel=icon sizes=any href=/f.ico><link rel=icon type=image/svg+xml href=/i.svg>', '/i.svg'],
  ['<link rel=icon sizes=any href=/f.ico><link rel=icon sizes=512x512 href=/512.png>', '/f.ico'],
  ['<link rel=icon sizes=16x16 href=/16.png><link rel=icon sizes="32x32 48x48" href=/48.png>', '/48.png'],
  ['<link rel="shortcut icon" href=/f.ico><link rel=apple-touch-icon sizes=180x180 href=/a.png>', '/f.ico'],
  ['<link rel=apple-touch-icon href=/a.png>', '/a.png'],
])('the icon of %j is %s', (head, path) =>
  expect(identity(head).favicon).toBe(`https://www.acme.example${path}`),
);

test('an icon inside the page and one that is not declared are none', () => {
  expect(
    identity('<link rel=icon href="data:image/svg+xml,x"><link rel=mask-icon href=/m.svg>').favicon,
  ).toBe('');
});

test.each([
  ['<meta property=og:site_name content="https://www.acme.example">', '', 'acme'],
  ['<meta property=og:site_name content="@acme_works">', '', 'acme'],
  ['<title>Shop | Acme.Example</title>', '', 'Acme.Example'],
  ['', '<a href="/"><img src="/c.gif" alt="[ up ]"></a>', 'acme'],
  ['', '<a href="/"><img src="/c.gif" alt="Back"></a>', 'acme'],
  ['', '<a href="/"><img src="/c.gif" alt="The Acme Works logo"></a>', 'The Acme Works'],
])('an address or a word of the navigation is no brand: %s%s', (head, body, brand) =>
  expect(identity(head, body).brandName).toBe(brand),
);

test.each([
  ['<header><a href="/">The Works</a></header>', 'The Works'],
  ['<p class=site-title><a href="https://acme.example/" rel=home>The Works</a></p>', 'The Works'],
  ['<nav><a href="/">The Works</a></nav>', 'acme'],
  ['<header><a href="/shop">The Works</a></header>', 'acme'],
  ['<header><a href="/">Start</a></header>', 'acme'],
])('the part of the title that a link to the home page reads is the brand: %s', (body, brand) =>
  expect(identity('<title>Pumps – The Works</title>', body).brandName).toBe(brand),
);

test('og:site_name that repeats heading and title of an inner page is no name of the site', () => {
  const head = (title: string) =>
    `<meta property=og:site_name content="Blue pump"><meta property=og:title content="${title}">`;
  expect(identity(head('Blue pump'), '<h1>Blue pump</h1>').brandName).toBe('acme');
  expect(identity(head('Blue pump'), '<h1>The pump in detail</h1>').brandName).toBe('Blue pump');
  expect(identity(head('The pump'), '<h1>Blue pump</h1>').brandName).toBe('Blue pump');
});

test('a name that was written for HTML is read as such, a bare ampersand is kept', () => {
  const named = (name: string) =>
    identity(
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"${name}"}</script>`,
    ).brandName;
  expect(named('Ann&#039;s Salt &amp; Pepper')).toBe("Ann's Salt & Pepper");
  expect(named('AT&T &lt')).toBe('AT&T &lt');
});

test('the maker of the software is not who publishes the page', () => {
  const published = (generator: string, by: string) =>
    identity(
      `<meta name=generator content="${generator}"><meta property=og:site_name content="The Works"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","publisher":{"@type":"Organization","name":"${by}","logo":"/by.png"}}</script>`,
    );
  expect(published('pagemaker', 'PageMaker')).toMatchObject({ brandName: 'The Works', logo: '' });
  expect(published('PageMaker 6.1', 'PageMaker')).toMatchObject({ brandName: 'The Works', logo: '' });
  expect(published('PageMaker', 'Works Ltd').brandName).toBe('Works Ltd');
  expect(published('Acme 2', 'Acme').brandName).toBe('Acme');
});

test('what an inner page of a named site is about is not who owns the site', () => {
  const about = (url: string, site: string) =>
    identity(
      `${site}<script type="application/ld+json">{"@context":"https://schema.org","@type":"MusicGroup","name":"The Owls","url":"${url}"}</script>`,
    ).brandName;
  const site = '<meta property=og:site_name content="Gigs">';
  expect(about('https://www.acme.example/shop', site)).toBe('Gigs');
  expect(about('https://www.acme.example/', site)).toBe('The Owls');
  expect(about('https://www.acme.example/shop', '')).toBe('The Owls');
  expect(about('https://www.acme.example/shop', '<meta property=og:site_name content="Owls">')).toBe(
    'The Owls',
  );
});

test('a publisher with the name of the author gives way to what the site calls itself', () => {
  const graph = (name: string, site: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...(site === '' ? {} : { name: site }),
      author: { '@type': 'Person', name: 'Ada Lovelace' },
      publisher: { '@type': 'Organization', name },
    })}</script>`;
  expect(identity(graph('Ada Lovelace', 'The Works')).brandName).toBe('The Works');
  expect(identity(graph('Works Ltd', 'The Works')).brandName).toBe('Works Ltd');
  expect(identity(graph('Ada Lovelace', '')).brandName).toBe('Ada Lovelace');
});

test.each([
  ['<title>Kessel</title>', 'müller'],
  ['<title>Kessel | Müller</title>', 'Müller'],
  ['<title>Kessel | müller.example</title>', 'müller.example'],
])('an international host is named as people write it: %s', (head, brand) => {
  const page = exchangeOf({ url: 'https://www.xn--mller-kva.example/', body: `<head>${head}</head>` });
  expect(pageIdentity(pageFacts(page)).brandName).toBe(brand);
});

test.each([
  [{ '@id': '#logo' }, ''],
  [{ '@type': 'ImageObject', '@id': 'https://www.acme.example/#logo' }, ''],
  [{ '@id': 'https://www.acme.example/logo.png' }, 'https://www.acme.example/logo.png'],
  [{ '@type': 'ImageObject', '@id': '#logo', url: '/logo.png' }, 'https://www.acme.example/logo.png'],
  ['Acme: pumps and more', ''],
  ['/the logo.png', 'https://www.acme.example/the%20logo.png'],
])('the logo %j', (logo, address) => {
  const node = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Acme', logo };
  const block = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  expect(identity(block).logo).toBe(address);
});

test.each([
  ['<html lang="en_US">', '', 'en-US'],
  ['<html lang="zh-Hant-TW">', '', 'zh-Hant-TW'],
  ['<html>', '<meta property=og:locale content=de_AT>', 'de-AT'],
  ['<html lang="{{ page.lang }}">', '<meta property=og:locale content=de_AT>', 'de-AT'],
  ['<html lang="english">', '<meta http-equiv=content-language content="de">', 'de'],
  ['<html>', '<meta http-equiv=content-language content="de, en">', ''],
  ['<html lang="jp">', '', ''],
  ['<html lang="{l}">', '', ''],
])('the language of %s%s is %s', (start, head, tag) => {
  const body = `${start}<head>${head}</head>`;
  expect(pageIdentity(pageFacts(exchangeOf({ url: 'https://a.example/', body }))).inLanguage).toBe(tag);
});

test('a logo that is loaded late is where data-src tells', () => {
  const src = (attributes: string) =>
    identity('', `<header><a href="/"><img class="logo" ${attributes}></a></header>`).logo;
  const late = 'data-src="/late.png"';
  expect(src(`src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" ${late}`)).toBe(
    'https://www.acme.example/late.png',
  );
  expect(src(late)).toBe('https://www.acme.example/late.png');
  expect(src(`src="/now.png" ${late}`)).toBe('https://www.acme.example/now.png');
});

test('rel=me to the site itself, and what a company hosts of forms, files and terms, are no profiles', () => {
  const none = [
    'https://policies.google.com/terms',
    'https://docs.google.com/forms/d/e/1',
    'https://support.apple.com/a',
  ];
  const some = ['https://apps.apple.com/app/id1', 'https://play.google.com/store/apps/dev?id=1'];
  const links = [...none, ...some].map((href) => `<a href="${href}">x</a>`).join('');
  const me = '<a rel="me" href="/author/ann">Ann</a>';
  expect(identity('', `<footer>${links}${me}</footer>`).sameAs).toEqual(some);
});

test('the logo of a sponsor, or what stands for one, is not that of the site', () => {
  const logo = (image: string) => identity('', `<header>${image}</header>`).logo;
  expect(logo('<img src="/ad-placeholder.png" alt="Sponsor logo">')).toBe('');
  expect(logo('<img class="logo" src="/img/1x1.png" alt="">')).toBe('');
  expect(logo('<img class="logo" src="/blankets-logo.png" alt="">')).toBe(
    'https://www.acme.example/blankets-logo.png',
  );
  expect(logo('<img src="/p.png" alt="Partner logo"><img src="/acme-logo.png" alt="Acme">')).toBe(
    'https://www.acme.example/acme-logo.png',
  );
});

test('of paragraphs the first that says something describes the page, of short ones the first', () => {
  const text = 'We descale kettles of all makes in our workshop behind the station.';
  const links =
    '<p><a href="/a">Kettles of all makes and kinds</a> <a href="/b">Workshop and opening hours</a></p>';
  expect(identity('', `<main><p>Not logged in</p>${links}<p>${text}</p></main>`).description).toBe(text);
  expect(identity('', '<main><p>Not logged in</p><p>Menu</p></main>').description).toBe('Not logged in');
});

test.each(['漢', 'あ', '한', 'ก', 'ກ', 'ក', 'က', 'é'])(
  'of dense scripts 20 characters say something: %s',
  (letter) => {
    const text = letter.repeat(20);
    const page = `<main><p>Not logged in</p><p>${text}</p></main>`;
    expect(identity('', page).description).toBe(letter === 'é' ? 'Not logged in' : text);
  },
);

const PROFILES = [
  'https://x.com/acme',
  'https://www.youtube.com/@acme/videos',
  'https://www.linkedin.com/company/acme/',
  'https://github.com/acme',
  'https://en.wikipedia.org/wiki/Acme',
  'https://www.facebook.com/acme',
];
const NO_PROFILES = [
  'https://x.com/acme/status/1197547645729988608',
  'https://x.com/search?q=acme',
  'https://www.youtube.com/watch?v=Ewk0YtFTBec',
  'https://www.instagram.com/p/abc/',
  'https://www.pinterest.com/search/pins/?q=acme',
  'https://en.wikipedia.org/w/index.php?title=Acme&mobileaction=x',
  'https://en.wikipedia.org/wiki/Wikipedia:Text_of_the_licence',
  'https://www.tumblr.com/follow/acme',
  'https://www.facebook.com/acme/posts/123',
  'https://github.com/acme/kettle/issues',
  'https://www.facebook.com/sharer/sharer.php?u=x',
];
const footer = (addresses: readonly string[]) =>
  `<footer>${addresses.map((address) => `<a href="${address}">a</a>`).join('')}</footer>`;

test('a post, a film, a search or an action on the host of profiles is no profile', () => {
  expect(identity('', footer([...NO_PROFILES, ...PROFILES])).sameAs).toEqual(PROFILES);
});

test('the theme or the generator that a footer credits is no profile of the site, its own code is one', () => {
  const credits = ['https://github.com/readthedocs/sphinx_rtd_theme', 'https://gitlab.com/makers/generator'];
  const own = ['https://github.com/makers/acme', 'https://github.com/acme/docs'];
  expect(identity('', footer([...credits, ...own])).sameAs).toEqual(own);
});

test('one profile counts once, in whatever spelling', () => {
  const spellings = ['http://www.twitter.com/acme', 'https://twitter.com/Acme/', 'https://twitter.com/acme'];
  expect(identity('', footer(spellings)).sameAs).toEqual(['http://www.twitter.com/acme']);
});

test('another host of the same name is no profile of the site', () => {
  const page = exchangeOf({
    url: 'https://en.wikipedia.org/wiki/Acme',
    body: footer(['https://de.wikipedia.org/wiki/Acme', 'https://x.com/wikipedia']),
  });
  expect(pageIdentity(pageFacts(page)).sameAs).toEqual(['https://x.com/wikipedia']);
});

test('a profile under the name of the author is the author’s, unless the site has that name', () => {
  const by = (name: string) => `<meta name="author" content="${name}">`;
  const links = footer(['https://x.com/annlee', 'https://x.com/acme']);
  expect(identity(by('Ann Lee'), links).sameAs).toEqual(['https://x.com/acme']);
  expect(identity(by('Acme'), links).sameAs).toHaveLength(2);
});

test('in the text of a signed page rel=me leads to who wrote it', () => {
  const me = '<a rel="me" href="https://social.example/@ann">Ann</a>';
  const by = '<span class="byline">By Ann Lee</span>';
  expect(identity('', `<main><p>${by} ${me}</p></main>`).sameAs).toEqual([]);
  expect(identity('', `<p>${by} ${me}</p>`).sameAs).toEqual([]);
  expect(identity('', `<main><p>${by}</p></main><footer>${me}</footer>`).sameAs).toHaveLength(1);
  expect(identity('', `<main><p>${me}</p></main>`).sameAs).toHaveLength(1);
});

test('a short paragraph describes the page where it opens it, and not below its articles', () => {
  const articles = '<ul><li><h2>Pumps</h2>How they work.<li><h2>Valves</h2>How they leak.</ul>';
  const described = (main: string) => identity('', `<main>${main}</main>`).description;
  expect(described(`<h1>Works</h1><p>All about pumps.</p>${articles}`)).toBe('All about pumps.');
  expect(described(`<h1>Works</h1>${articles}<p>Any questions?</p>`)).toBe('');
});

test('the canonical address is that of the element, of the header (RFC 6596), of Open Graph, of the page', () => {
  const canonicalOf = (body: string, ...links: readonly string[]) =>
    pageIdentity(
      pageFacts(
        exchangeOf({
          url: 'https://acme.example/shop?a=1',
          headers: [
            ['content-type', 'text/html'],
            ...links.map((path) => ['link', `<https://acme.example/${path}>; rel="canonical"`] as const),
          ],
          body: `<head>${body}</head>`,
        }),
      ),
    ).canonical;
  const element = '<link rel=canonical href=/element>';
  const og = '<meta property=og:url content=https://acme.example/og>';
  expect(canonicalOf(element + og, 'header')).toBe('https://acme.example/element');
  expect(canonicalOf(og, 'header')).toBe('https://acme.example/header');
  // Two that contradict each other name none.
  expect(canonicalOf(og, 'header', 'other')).toBe('https://acme.example/og');
  expect(canonicalOf('', 'header', 'other')).toBe('https://acme.example/shop?a=1');
});

test('nearly four thousand organizations of one name are one', () => {
  const nodes = Array.from({ length: 3_900 }, () => ({ '@type': 'Organization', name: 'Acme' }));
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  expect(identity(`<script type="application/ld+json">${graph}</script>`).brandName).toBe('Acme');
});

describe('a reference says what a nested entity says', () => {
  const ofGraph = (...graph: readonly object[]) =>
    identity(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
    );
  const bistro = { '@type': 'Restaurant', name: 'Bistro' };

  test.each([
    ['Review', 'itemReviewed'],
    ['JobPosting', 'hiringOrganization'],
  ])('of a %s the %s is somebody else', (type, property) => {
    const other = (id: string, more: object = {}) => [
      { '@type': type, [property]: { '@id': id } },
      { ...bistro, '@id': id, ...more },
    ];
    expect(ofGraph({ '@type': type, [property]: bistro }).brandName).toBe('acme');
    expect(ofGraph(...other('_:b')).brandName).toBe('acme');
    expect(ofGraph(...other('https://acme.example/places/bistro#it')).brandName).toBe('acme');
    // Businesses publish reviews of themselves, and jobs at home.
    expect(ofGraph(...other('https://acme.example/#it')).brandName).toBe('Bistro');
    expect(ofGraph(...other('_:b', { url: 'https://acme.example/' })).brandName).toBe('Bistro');
    const published = { '@type': 'WebSite', publisher: { '@id': '_:b' } };
    expect(ofGraph(...other('_:b'), published).brandName).toBe('Bistro');
  });

  test('an address may be a text or a reference', () => {
    const url = 'https://acme.example/';
    for (const address of [url, { '@id': url }]) {
      const { brandName, sameAs, logo } = ofGraph(
        { '@type': 'Organization', name: 'Other Works', url: 'https://other.example/' },
        { '@type': 'Organization', name: 'The Works', url: address, sameAs: address, logo: address },
      );
      expect({ brandName, sameAs, logo }).toEqual({ brandName: 'The Works', sameAs: [url], logo: url });
    }
  });
});
