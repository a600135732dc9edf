import { gzipSync } from 'node:zlib';
import { describe, onTestFinished, expect, test } from 'vitest';
import { discoverPages, type DiscoverOptions } from '../../src/gather/discover.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { WALK_LIMITS } from '../../src/gather/sitemap-walk.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { indexOf, serveSite, sitemapOf, type Routes } from '../site-server.ts';

async function discover(routes: Routes, options: Partial<DiscoverOptions> = {}) {
  const site = await serveSite(routes);
  const web = createFetcher({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => web.close());
  const found = await discoverPages(web, parseTarget(site.origin), { maxPages: 100, year: 2026, ...options });
  return { ...found, asked: site.asked, paths: found.urls.map((url) => url.replace(site.origin, '')) };
}

const page = (...links: readonly string[]) =>
  `<!doctype html><title>x</title>${links.map((href) => `<a href="${href}">x</a>`).join('')}`;
const ROBOTS = 'User-agent: *\nDisallow: /private\nSitemap: {{origin}}/s.xml\n';

test('the sitemap gives the list, in order, within the budget', async () => {
  const routes = {
    '/': page('/linked'),
    '/robots.txt': ROBOTS,
    '/s.xml': indexOf('/a.xml', '/b.xml'),
    '/a.xml': sitemapOf('/1', '/2'),
    '/b.xml': sitemapOf('/3'),
  };
  const all = await discover(routes);
  expect(all).toMatchObject({ sitemapFound: true, paths: ['/1', '/2', '/3'], offSite: 0 });
  const two = await discover(routes, { maxPages: 2 });
  expect(two.paths).toEqual(['/1', '/2']);
});

test('listed addresses on another host are counted, not audited', async () => {
  const foreign =
    '<urlset><url><loc>https://elsewhere.example/</loc></url><url><loc>{{origin}}/1</loc></url></urlset>';
  const found = await discover({ '/': page(), '/robots.txt': ROBOTS, '/s.xml': foreign });
  expect(found).toMatchObject({ paths: ['/1'], offSite: 1 });
});

test('what a sitemap lists that only programs ask for is no page, and a listed page is one by any name', async () => {
  const found = await discover({
    '/': page(),
    '/robots.txt': ROBOTS,
    '/s.xml': sitemapOf('/cdn-cgi/l/email-protection', '/1', '/wp-json/', '/collections/feed'),
  });
  expect(found.paths).toEqual(['/1', '/collections/feed']);
});

test('addresses of other hosts in a shared sitemap take nothing of the budget', async () => {
  const foreign = (host: string, count: number) =>
    Array.from({ length: count }, (_, at) => `<url><loc>https://${host}.example/${at}</loc></url>`).join('');
  const found = await discover(
    {
      '/': page('/linked'),
      '/robots.txt': ROBOTS,
      '/s.xml': indexOf('/a.xml', '/b.xml', '/c.xml'),
      '/a.xml': `<urlset>${foreign('one', 20)}</urlset>`,
      '/b.xml': `<urlset>${foreign('two', 20)}<url><loc>{{origin}}/1</loc></url><url><loc>{{origin}}/2</loc></url></urlset>`,
      '/c.xml': sitemapOf('/3'),
    },
    { maxPages: 2 },
  );
  expect(found).toMatchObject({ sitemapFound: true, paths: ['/1', '/2'], cut: true });
  // As many as there is budget for are counted: a list of others may be of any length.
  expect(found.offSite).toBe(3);
});

test('where a sitemap was looked for, nobody is asked again', async () => {
  const { asked, sitemaps, cut } = await discover({
    '/': page(),
    '/robots.txt': 'Sitemap: {{origin}}/broken.xml\nSitemap: {{origin}}/s.xml\n',
    '/broken.xml': { status: 500, body: '' },
    '/s.xml': indexOf('/a.xml', '/s.xml'),
    '/a.xml': sitemapOf('/1'),
  });
  expect(asked.filter((path) => path.endsWith('.xml'))).toEqual(['/broken.xml', '/s.xml', '/a.xml']);
  expect(sitemaps.map(({ status, kind }) => [status, kind])).toEqual([
    [500, 'none'],
    [200, 'index'],
    [200, 'urlset'],
  ]);
  expect(cut).toBe(true);
});

test('a sitemap that lists as many pages as are wanted is no part', async () => {
  const routes = { '/': page(), '/robots.txt': ROBOTS, '/s.xml': sitemapOf('/1', '/2') };
  expect((await discover(routes, { maxPages: 2 })).cut).toBe(false);
  expect((await discover(routes, { maxPages: 1 })).cut).toBe(true);
});

test('a plan says that it is a part when sitemaps could not be read whole', async () => {
  const cutBy = async (child: Routes[string]) =>
    (
      await discover({
        '/': page(),
        '/s.xml': indexOf('/a.xml', '/b.xml'),
        '/robots.txt': ROBOTS,
        '/a.xml': sitemapOf('/1'),
        '/b.xml': child,
      })
    ).cut;
  expect(await cutBy(sitemapOf('/2'))).toBe(false);
  // It is gone: nothing is listed there.
  for (const status of [404, 410]) expect(await cutBy({ status })).toBe(false);
  // It may be there for others, or later.
  for (const status of [401, 403, 429, 451, 500, 503]) expect(await cutBy({ status })).toBe(true);
  expect(await cutBy(sitemapOf('/2').replace('</urlset>', ''))).toBe(true);
  expect(await cutBy({ status: 302, headers: { location: 'http://10.0.0.1/s.xml' } })).toBe(true);
  expect(
    await cutBy({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(sitemapOf('/2')).subarray(0, -9) }),
  ).toBe(true);
  const children = Array.from({ length: WALK_LIMITS.maxFiles }, (_, index) => `/a.xml?${index}`);
  const asked = (count: number) =>
    discover({
      '/': page(),
      '/s.xml': indexOf(...children.slice(0, count)),
      '/robots.txt': ROBOTS,
      ...Object.fromEntries(children.map((path) => [path, sitemapOf('/1')])),
    });
  // The index is a file as well.
  expect((await asked(WALK_LIMITS.maxFiles - 1)).cut).toBe(false);
  expect((await asked(WALK_LIMITS.maxFiles)).cut).toBe(true);
});

test.each([
  ['nothing', '<urlset></urlset>'],
  ['other hosts alone', '<urlset><url><loc>https://elsewhere.example/</loc></url></urlset>'],
])('a sitemap that lists %s leaves the links', async (_, sitemap) => {
  const found = await discover({
    '/': page('/linked'),
    '/linked': page(),
    '/s.xml': sitemap,
    '/robots.txt': ROBOTS,
  });
  expect(found).toMatchObject({ sitemapFound: false, paths: ['/', '/linked'] });
});

test('without a sitemap links are followed breadth-first, robots.txt obeyed', async () => {
  const found = await discover({
    '/': page(
      '/a',
      '/b',
      '/private/x',
      'mailto:a@b.example',
      'https://elsewhere.example/',
      '/logo.png',
      '/a#top',
    ),
    '/robots.txt': 'User-agent: citeworthy\nDisallow: /private\n',
    '/a': page('/c', '/'),
    '/b': page('/d?utm_source=x'),
    '/private/x': page('/hidden'),
  });
  expect(found.sitemapFound).toBe(false);
  expect(found.paths).toEqual(['/', '/a', '/b', '/c', '/d']);
  expect(found.asked).not.toContain('/private/x');
  expect(found.traps).toMatchObject({ 'not-a-page': 1, robots: 1 });
});

test('addresses with a query fill what the others leave of the budget', async () => {
  // A wiki: the links to edit a page and to see its older states stand before those to other pages.
  const actions = (name: string) => [`/w?edit=${name}`, `/w?history=${name}`];
  const routes = {
    '/': page(...actions('home'), '/a', '/b'),
    '/a': page(...actions('a'), '/c'),
    '/b': page('/b?page=2'),
    '/b?page=2': page('/d'),
    '/c': page(),
  };
  const plan = async (maxPages: number) => (await discover(routes, { maxPages })).paths;
  expect(await plan(4)).toEqual(['/', '/a', '/b', '/c']);
  expect(await plan(6)).toEqual(['/', '/a', '/b', '/c', '/w?edit=home', '/w?history=home']);
  expect((await plan(20)).slice(0, 5)).toEqual(['/', '/a', '/b', '/c', '/d']);
  expect(await plan(20)).toHaveLength(10);
  // A site whose pages have no other addresses is read as well.
  const shop = await discover({ '/': page('/?id=1'), '/?id=1': page('/?id=2'), '/?id=2': page() });
  expect(shop.paths).toEqual(['/', '/?id=1', '/?id=2']);
});

test('links that the site marks nofollow are not followed, and those to other sites are none to follow', async () => {
  const marked = ['/filter', '/a', 'https://other.example/'].map(
    (to) => `<a rel="nofollow" href="${to}">F</a>`,
  );
  const found = await discover({
    '/': `<title>x</title><a href="/a">A</a><a href="https://another.example/">B</a>${marked.join('')}`,
    '/a': page(),
    '/filter': page('/deeper'),
  });
  expect(found.paths).toEqual(['/', '/a']);
  expect(found.traps).toEqual({ nofollow: 2 });
});

test.each([
  ['meta robots', '<meta name="robots" content="nofollow">', {}],
  ['meta of our own name', '<meta name="citeworthy" content="NONE">', {}],
  ['header', '', { 'x-robots-tag': 'nofollow' }],
  ['header for us', '', { 'x-robots-tag': 'citeworthy: nofollow' }],
])('links of a page marked nofollow are not followed: %s', async (_, head, headers) => {
  const found = await discover({
    '/': page('/a', '/c'),
    '/a': { body: `${head}<title>x</title><a href="/b">B</a><a href="/c">C</a>`, headers },
    '/b': page('/deeper'),
  });
  expect(found.paths).toEqual(['/', '/a', '/c']);
  expect(found.traps).toMatchObject({ nofollow: 2 });
});

test.each(['<meta name="robots" content="noindex">', '<meta name="googlebot" content="nofollow">'])(
  'links are followed past %s',
  async (head) => {
    const found = await discover({ '/': `${head}<title>x</title><a href="/a">A</a>`, '/a': page() });
    expect(found.paths).toEqual(['/', '/a']);
  },
);

/** Names without digits, which are no variants of each other. */
const nameOf = (number: number) =>
  Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('');
const fan = (count: number) => page(...Array.from({ length: count }, (_, at) => `/${nameOf(at)}`));

test.each([
  [1_000, 1_000, undefined],
  [1_001, 1_000, 1],
])('of %i links of a page %i are taken', async (links, taken, left) => {
  const web = {
    fetch: async (url: string) =>
      url === 'https://example.com/'
        ? exchangeOf({ url, body: fan(links) })
        : exchangeOf({ url, status: 404, body: '' }),
  };
  const found = await discoverPages(web, parseTarget('example.com'), { maxPages: 5_000, year: 2026 });
  expect(found.urls).toHaveLength(1 + taken);
  expect(found.traps['too-many-links']).toBe(left);
});

test('links of a page that was read five times under other addresses are not followed', async () => {
  const same = page('more', 'and');
  const roots = Array.from({ length: 8 }, (_, at) => `/${nameOf(at)}/`);
  const routes = Object.fromEntries(roots.map((root) => [root, same]));
  const found = await discover({ '/': page(...roots), ...routes });
  expect(found.paths.filter((path) => path.endsWith('more'))).toHaveLength(5);
  expect(found.paths).toEqual(expect.arrayContaining(roots));
  expect(found.traps['repeated-content']).toBeGreaterThanOrEqual(3);
});

test('an endless site ends at the budget', async () => {
  const endless = (path: string) => page(`${path}/next`, '?page=1', '?page=2');
  const routes = { '/': page('/n'), '/n': endless('/n') };
  const found = await discover(routes, { maxPages: 3 });
  expect(found.urls.length).toBeLessThanOrEqual(3);
});

test.each([
  [3, false],
  [2, true],
  [1, true],
])('a plan of at most %i pages for a sitemap of three', async (maxPages, cut) => {
  const routes = { '/': page(), '/robots.txt': ROBOTS, '/s.xml': sitemapOf('/1', '/2', '/3') };
  expect((await discover(routes, { maxPages })).cut).toBe(cut);
});

/** A clock that the sleeps of a gate move, with the times at which the pages were asked for. */
function paced() {
  let now = 1_000_000;
  const at: number[] = [];
  const gate = {
    clock: () => now,
    random: () => 0,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
  return { at, gate, told: () => void at.push(now) };
}

test('links are followed no faster than Crawl-delay', async () => {
  const { at, gate, told } = paced();
  const slow = () => {
    told();
    return page();
  };
  await discover(
    {
      '/': page('/a', '/b', '/c'),
      '/robots.txt': 'User-agent: *\nCrawl-delay: 3\n',
      '/a': slow,
      '/b': slow,
      '/c': slow,
    },
    { gate },
  );
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0) >= 3_000)).toEqual([true, true]);
});

test('a host that throttles while links are followed is asked no more, and what was found stays', async () => {
  const { at, gate, told } = paced();
  const paths = Array.from({ length: 30 }, (_, index) => `/p${index}`);
  const throttle = () => {
    told();
    return { status: 429, headers: { 'retry-after': '2' } };
  };
  const found = await discover(
    { '/': page(...paths), ...Object.fromEntries(paths.map((path) => [path, throttle])) },
    { gate },
  );
  expect(at).toHaveLength(6);
  expect(found.urls).toHaveLength(31);
  expect(found.problems).toMatchObject([{ code: 'host-unavailable' }]);
});

test('an unreachable robots.txt keeps our robot from following links', async () => {
  const found = await discover({ '/': page('/a'), '/robots.txt': { status: 503 } });
  expect(found.paths).toEqual(['/']);
});

describe('the feed of a home page without a sitemap', () => {
  const FEED_LINK = '<link rel="alternate" type="application/rss+xml" href="/blog/index.xml">';
  const items = (...paths: readonly string[]) =>
    paths.map((path) => `<item><link>${path.startsWith('http') ? path : `{{origin}}${path}`}</link></item>`);
  const feed = (...paths: readonly string[]) => `<rss><channel>${items(...paths).join('')}</channel></rss>`;
  const routes: Routes = {
    '/': FEED_LINK + page('/about'),
    '/about': page('/team'),
    '/blog/index.xml': feed('/new?utm_source=feed', '/about', 'https://elsewhere.example/x', '/private/a'),
    '/new': page('/old'),
    '/robots.txt': 'User-agent: *\nDisallow: /private',
  };

  test('what it lists is found beside the links, behind those of the home page', async () => {
    const found = await discover(routes);
    expect(found).toMatchObject({ sitemapFound: false, cut: false, traps: { robots: 1 } });
    expect(found.paths).toEqual(['/', '/about', '/new', '/team', '/old']);
  });

  test('it takes nothing of the budget from the links of the home page', async () => {
    expect((await discover(routes, { maxPages: 2 })).paths).toEqual(['/', '/about']);
  });

  test('Atom is read as well, of several the first, and only that of the home page', async () => {
    const atom = '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="/a"/></entry></feed>';
    const link = (href: string) => `<link rel="alternate" type="application/atom+xml" href="${href}">`;
    const { paths, asked } = await discover({
      '/': link('/one.atom') + link('/two.atom') + page(),
      '/one.atom': atom,
      '/two.atom': atom,
      '/a': link('/three.atom') + page(),
    });
    expect(paths).toEqual(['/', '/a']);
    expect(asked.filter((path) => path.endsWith('.atom'))).toEqual(['/one.atom']);
  });

  test.each([
    ['no feed', page('/x')],
    ['cut off', '<rss><channel><item><link>{{origin}}/new'],
    ['gone', { status: 404 }],
  ])('a feed that is %s leaves the links', async (_, answer) => {
    expect((await discover({ ...routes, '/blog/index.xml': answer })).paths).toEqual([
      '/',
      '/about',
      '/team',
    ]);
  });

  test('it is not asked for where robots.txt closes it, on another host, or beside a sitemap', async () => {
    const closed = await discover({ ...routes, '/robots.txt': 'User-agent: *\nDisallow: /blog' });
    const foreign = await discover({
      ...routes,
      '/': FEED_LINK.replace('/blog', 'https://elsewhere.example/blog') + page('/about'),
    });
    const listed = await discover({ ...routes, '/sitemap.xml': sitemapOf('/about') });
    for (const { asked } of [closed, foreign, listed]) expect(asked).not.toContain('/blog/index.xml');
    expect(listed.paths).toEqual(['/about']);
  });
});
