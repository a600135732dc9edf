import { onTestFinished, expect, test } from 'vitest';
import { exchangeOf, unanswered } from '../../src/exchange.ts';
import { findSitemap } from '../../src/gather/find-sitemap.ts';
import { walkSitemaps } from '../../src/gather/sitemap-walk.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { indexOf, serveSite, sitemapOf, type Routes } from '../site-server.ts';

const XML = [['content-type', 'application/xml']] as const;

async function siteOf(routes: Routes) {
  const site = await serveSite(routes);
  const web = createFetcher({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => web.close());
  return { ...site, web, at: (path: string) => site.origin + path };
}

test('a tree is read breadth-first, each page once', async () => {
  const { web, at } = await siteOf({
    '/i.xml': indexOf('/a.xml', '/b.xml'),
    '/a.xml': sitemapOf('/1', '/2'),
    '/b.xml': sitemapOf('/2?utm_source=x', '/3'),
  });
  const { urls, files, problems } = await walkSitemaps(web, [at('/i.xml')]);
  expect(urls.map(({ loc }) => loc)).toEqual(['/1', '/2', '/3'].map(at));
  expect(files.map(({ kind }) => kind)).toEqual(['index', 'urlset', 'urlset']);
  expect(problems).toEqual([]);
});

test('children are fetched only while pages are wanted', async () => {
  const { web, at, asked } = await siteOf({
    '/i.xml': indexOf('/a.xml', '/b.xml', '/c.xml'),
    '/a.xml': sitemapOf('/1', '/2'),
    '/b.xml': sitemapOf('/3', '/4'),
    '/c.xml': sitemapOf('/5'),
  });
  const { urls } = await walkSitemaps(web, [at('/i.xml')], { limits: { maxUrls: 3 } });
  expect(urls).toHaveLength(3);
  expect(asked).toEqual(['/i.xml', '/a.xml', '/b.xml']);
});

test.each([
  ['a fragment', '/a.xml#top'],
  ['a dot segment', '/./a.xml'],
  ['a tracking parameter that the server drops', '/b.xml?utm_source=robots'],
  ['parameters that the server sorts', '/c.xml?part=1&lang=en'],
])('a file named by another spelling of its address is read: %s', async (_, path) => {
  const { web, at } = await siteOf({
    '/i.xml': indexOf(path.replace('&', '&amp;')),
    '/a.xml': sitemapOf('/1'),
    '/b.xml?utm_source=robots': { status: 301, headers: { location: '/b.xml' } },
    '/b.xml': sitemapOf('/1'),
    '/c.xml?part=1&lang=en': { status: 301, headers: { location: '/c.xml?lang=en&part=1' } },
    '/c.xml?lang=en&part=1': sitemapOf('/1'),
  });
  for (const start of [path, '/i.xml'])
    expect((await walkSitemaps(web, [at(start)])).urls.map(({ loc }) => loc)).toEqual([at('/1')]);
});

test('loops, redirects back, broken children: what can be read is read', async () => {
  const { web, at, asked } = await siteOf({
    '/i.xml': indexOf('/i.xml', '/back.xml', '/gone.xml', '/page.xml', '/a.xml'),
    '/back.xml': { status: 302, headers: { location: '/i.xml' } },
    '/page.xml': '<!doctype html><title>no sitemap</title>',
    '/a.xml': sitemapOf('/1'),
  });
  const { urls, problems } = await walkSitemaps(web, [at('/i.xml')]);
  expect(urls.map(({ loc }) => loc)).toEqual([at('/1')]);
  expect(problems.find(({ sitemap }) => sitemap === at('/gone.xml'))).toMatchObject({ code: 'http-status' });
  expect(problems.some(({ sitemap }) => sitemap === at('/page.xml'))).toBe(true);
  expect(asked.filter((path) => path === '/a.xml')).toHaveLength(1);
});

test('an endless index stops at the cap of files and of depth', async () => {
  let next = 0;
  const endless = () => indexOf(`/i${(next += 1)}.xml`, `/j${next}.xml`);
  const routes: Record<string, () => string> = {};
  for (let index = 0; index < 400; index += 1) routes[`/i${index}.xml`] = routes[`/j${index}.xml`] = endless;
  const { web, at, asked } = await siteOf(routes);
  const { problems } = await walkSitemaps(web, [at('/i0.xml')], { limits: { maxFiles: 10 } });
  expect(asked).toHaveLength(10);
  expect(problems.map(({ code }) => code)).toContain('too-many-files');
  const deep = await walkSitemaps(web, [at('/i0.xml')], { limits: { maxDepth: 1 } });
  expect(deep.problems.map(({ code }) => code)).toContain('too-deep');
});

test('a child on a private address is refused, not read', async () => {
  const { web, at } = await siteOf({
    '/i.xml': '<sitemapindex><sitemap><loc>http://127.0.0.1:9/x.xml</loc></sitemap></sitemapindex>',
  });
  const { files, problems } = await walkSitemaps(web, [at('/i.xml')]);
  expect(files[1]).toMatchObject({ outcome: 'blocked', status: 0 });
  expect(problems.map(({ code }) => code)).toContain('not-fetched');
});

test('the declared sitemap comes first, then the usual places; a page served for everything is none', async () => {
  const everything = '<!doctype html><title>Home</title><p>Welcome';
  const { web, at, asked, origin } = await siteOf({
    '/sitemap.xml': everything,
    '/sitemap_index.xml': everything,
    '/wp-sitemap.xml': sitemapOf('/1'),
    '/mine.xml': sitemapOf('/2'),
  });
  const usual = await findSitemap(web, origin, []);
  expect(usual.found).toMatchObject({ declared: false, exchange: { url: at('/wp-sitemap.xml') } });
  expect(usual.tried.map(({ kind }) => kind)).toEqual(['none', 'none', 'urlset']);
  asked.length = 0;
  const declared = await findSitemap(web, origin, [at('/mine.xml')]);
  expect(declared.found).toMatchObject({ declared: true, exchange: { url: at('/mine.xml') } });
  expect(asked).toEqual(['/mine.xml']);
});

test('an abort rejects with its reason', async () => {
  const { web, at } = await siteOf({ '/i.xml': indexOf('/a.xml') });
  await expect(walkSitemaps(web, [at('/i.xml')], { signal: AbortSignal.abort('no') })).rejects.toBe('no');
});

test('two answers without an end are enough', async () => {
  const asked: string[] = [];
  const endless = {
    fetch: async (url: string) => {
      asked.push(url);
      return { ...exchangeOf({ url, body: '<p>and so on' }), truncated: 'size' as const };
    },
  };
  const { found, tried } = await findSitemap(endless, 'https://example.com', []);
  expect(found).toBeNull();
  expect(tried).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test('a host that falls silent ends the walk at the fifth file in a row', async () => {
  const silent = (from: number) => {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      const error = { code: 'timeout', message: 'no answer', retryable: true } as const;
      return asked.length > from && asked.length !== from + 5
        ? unanswered(url, error)
        : exchangeOf({ url, body: sitemapOf('/a') });
    };
    return { fetch, asked };
  };
  const starts = Array.from({ length: 20 }, (_, index) => `https://example.com/s${index}.xml`);
  const web = silent(1);
  const { files, problems } = await walkSitemaps(web, starts);
  // Four silences, an answer, five silences.
  expect(files).toHaveLength(1 + 4 + 1 + 5);
  expect(problems.at(-1)).toMatchObject({ code: 'host-unavailable', sitemap: starts[10] });
});

test('caps of files and of depth hold at the cap', async () => {
  const { web, at } = await siteOf({
    '/i.xml': indexOf('/a.xml', '/b.xml'),
    '/a.xml': sitemapOf('/1'),
    '/b.xml': sitemapOf('/2'),
  });
  const limits = { maxFiles: 3, maxDepth: 1 };
  const whole = await walkSitemaps(web, [at('/i.xml')], { limits });
  expect([whole.urls.length, whole.problems]).toEqual([2, []]);
  const files = await walkSitemaps(web, [at('/i.xml')], { limits: { ...limits, maxFiles: 2 } });
  expect(files.problems).toMatchObject([{ code: 'too-many-files', sitemap: at('/b.xml') }]);
  const depth = await walkSitemaps(web, [at('/i.xml')], { limits: { ...limits, maxDepth: 0 } });
  expect(depth.problems).toMatchObject([{ code: 'too-deep', sitemap: at('/i.xml') }]);
});

test('index files that repeat addresses without end fill the queue up to its cap', async () => {
  const to = (path: string) => `https://example.com${path}`;
  const walked = async (repeated: number) => {
    const files: Readonly<Record<string, string>> = {
      [to('/a.xml')]: indexOf('/b.xml', ...Array.from({ length: 24_998 }, () => '/a.xml')),
      [to('/b.xml')]: indexOf(...Array.from({ length: repeated }, () => '/a.xml')),
    };
    const fetch = async (url: string) =>
      exchangeOf({ url, body: (files[url] ?? '').replaceAll('{{origin}}', to('')), headers: XML });
    const { problems, files: read } = await walkSitemaps({ fetch }, [to('/a.xml')]);
    return [read.length, problems.filter(({ code }) => code === 'too-many-files').length];
  };
  expect(await walked(25_000)).toEqual([2, 0]);
  expect(await walked(25_001)).toEqual([2, 1]);
});

test('what was cut is read, and told', async () => {
  const cut = async (url: string) => ({
    ...exchangeOf({ url, body: sitemapOf('/1').replaceAll('{{origin}}', 'https://example.com') }),
    truncated: 'connection' as const,
  });
  const { urls, problems } = await walkSitemaps({ fetch: cut }, ['https://example.com/s.xml']);
  expect(urls).toHaveLength(1);
  expect(problems).toMatchObject([{ code: 'body-truncated', data: { reason: 'connection' } }]);
});

test('twenty declared sitemaps are tried, one more is not', async () => {
  const asked: string[] = [];
  const nothing = async (url: string) => {
    asked.push(url);
    return exchangeOf({ url, status: 404, body: '' });
  };
  const declared = Array.from({ length: 21 }, (_, at) => `https://example.com/s${at}.xml`);
  const { found } = await findSitemap({ fetch: nothing }, 'https://example.com', declared);
  expect(found).toBeNull();
  expect(asked.slice(0, 21)).toEqual([...declared.slice(0, 20), 'https://example.com/sitemap.xml']);
});
