import { describe, expect, onTestFinished, test } from 'vitest';
import { discoverPages } from '../../src/gather/discover.ts';
import { findSitemap } from '../../src/gather/find-sitemap.ts';
import { gatherLlms } from '../../src/gather/llms.ts';
import { gatherSiteFiles } from '../../src/gather/site-files.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { openVisit } from '../../src/gather/visit.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { indexOf, serveSite, sitemapOf, type Routes } from '../site-server.ts';

async function siteOf(routes: Routes) {
  const site = await serveSite(routes);
  const fetcher = createFetcher({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => fetcher.close());
  const at = (...paths: readonly string[]) => paths.map((path) => site.origin + path);
  return { ...site, at, web: openVisit(fetcher).web };
}

const page = (...links: readonly string[]) =>
  `<!doctype html><title>Docs</title><p>Everything that there is to know of it.</p>${links.map((href) => `<a href="${href}">x</a>`).join('')}`;

/** The plan of `/docs/` on a host without a root, as paths. */
async function plan(routes: Routes, maxPages = 100) {
  const site = await siteOf({ '/docs/': page('/docs/linked'), '/docs/linked': page(), ...routes });
  const target = parseTarget(`${site.origin}/docs/`);
  const found = await discoverPages(site.web, target, { maxPages, year: 2026 });
  return { ...found, asked: site.asked, paths: found.urls.map((url) => url.replace(site.origin, '')) };
}

describe('the pages under a base', () => {
  test('of a sitemap of the whole host those under the base are planned', async () => {
    const found = await plan({
      '/robots.txt': 'Sitemap: {{origin}}/s.xml\n',
      '/s.xml': sitemapOf('/', '/docs/', '/docs2/', '/docs/a', '/about'),
    });
    expect(found).toMatchObject({ sitemapFound: true, paths: ['/docs/', '/docs/a'], offSite: 3, cut: false });
  });

  test('pages of others take nothing of the budget', async () => {
    const routes = {
      '/robots.txt': 'Sitemap: {{origin}}/s.xml\n',
      '/s.xml': sitemapOf('/1', '/2', '/3', '/docs/a', '/docs/b'),
    };
    expect(await plan(routes, 2)).toMatchObject({ paths: ['/docs/a', '/docs/b'], cut: false });
    expect(await plan(routes, 1)).toMatchObject({ paths: ['/docs/a'], cut: true });
  });

  test('a declared sitemap of others is passed over for that of the base', async () => {
    const found = await plan({
      '/robots.txt': 'Sitemap: {{origin}}/s.xml\n',
      '/s.xml': sitemapOf('/', '/about'),
      '/docs/sitemap_index.xml': indexOf('/docs/s.xml'),
      '/docs/s.xml': sitemapOf('/docs/a'),
      '/sitemap.xml': sitemapOf('/docs/other'),
    });
    expect(found).toMatchObject({ sitemapFound: true, paths: ['/docs/a'] });
    expect(found.asked).not.toContain('/sitemap.xml');
  });

  test('then come the usual places of the origin, where they list something under the base', async () => {
    const found = await plan({
      '/sitemap.xml': sitemapOf('/', '/about'),
      '/sitemap_index.xml': indexOf('/one.xml', '/two.xml'),
      '/one.xml': sitemapOf('/'),
      '/two.xml': sitemapOf('/about', '/docs/a'),
    });
    expect(found).toMatchObject({ sitemapFound: true, paths: ['/docs/a'] });
    expect(found.asked.filter((path) => path === '/two.xml')).toHaveLength(1);
    expect(found.asked.indexOf('/docs/sitemap.xml')).toBeLessThan(found.asked.indexOf('/sitemap.xml'));
  });

  test('links are followed under the base alone', async () => {
    const found = await plan({
      '/docs/': page('/docs/a', '/', '/about', '/docs2/', '/docs#top'),
      '/docs/a': page('/docs/b', '/docs/../up'),
      '/docs/b': page(),
    });
    expect(found).toMatchObject({ sitemapFound: false, paths: ['/docs/', '/docs/a', '/docs', '/docs/b'] });
    for (const path of ['/about', '/docs2/', '/up']) expect(found.asked).not.toContain(path);
  });

  test('the feed of the home page may stand elsewhere; of what it lists the same holds', async () => {
    const feed = ['/docs/new', '/blog/new']
      .map((path) => `<item><link>{{origin}}${path}</link></item>`)
      .join('');
    const found = await plan({
      '/docs/': `<link rel="alternate" type="application/rss+xml" href="/all.rss">${page()}`,
      '/all.rss': {
        headers: { 'content-type': 'application/rss+xml' },
        body: `<rss><channel>${feed}</channel></rss>`,
      },
      '/docs/new': page(),
    });
    expect(found.paths).toEqual(['/docs/', '/docs/new']);
  });

  test('where nothing stands at the base, links are followed from the page that was named', async () => {
    const { origin, web, at } = await siteOf({ '/docs/start.html': page('a.html'), '/docs/a.html': page() });
    const target = parseTarget(`${origin}/docs/start.html`);
    const { urls } = await discoverPages(web, target, { maxPages: 10, year: 2026 });
    expect(urls).toEqual(at('/docs/start.html', '/docs/a.html'));
  });
});

describe('the sitemap of a base', () => {
  test.each([
    [9, true],
    [10, false],
  ])('behind an index and %i files of others: found %s', async (others, isFound) => {
    const files = Array.from({ length: others - 1 }, (_, at) => `/${at}.xml`);
    const { origin, web, at } = await siteOf({
      ...Object.fromEntries(files.map((file) => [file, sitemapOf('/')])),
      '/mine.xml': indexOf(...files, '/last.xml'),
      '/last.xml': sitemapOf('/docs/a'),
    });
    const { found, foreign } = await findSitemap(web, `${origin}/docs/`, at('/mine.xml'));
    expect(found?.exchange.url ?? null).toBe(isFound ? `${origin}/mine.xml` : null);
    expect([...foreign]).toEqual(isFound ? [] : at('/mine.xml'));
  });

  test('of a whole origin any that parses will do', async () => {
    const { origin, web, at } = await siteOf({ '/mine.xml': sitemapOf() });
    const { found, foreign } = await findSitemap(web, origin, at('/mine.xml'));
    expect(found).toMatchObject({ declared: true });
    expect(foreign.size).toBe(0);
  });
});

test('llms.txt and llms-full.txt stand at the base, and nothing is looked for elsewhere', async () => {
  const { origin, web, asked } = await siteOf({
    '/docs/llms.txt': '# Docs\n\n> All of it.\n',
    '/llms.txt': '# Host\n',
  });
  const { llms, full } = await gatherLlms(web, `${origin}/docs/`);
  expect([llms.status, full.status]).toEqual([200, 404]);
  expect((await gatherLlms(web, `${origin}/blog/`)).elsewhere).toEqual([]);
  expect(asked).toEqual(['/docs/llms.txt', '/docs/llms-full.txt', '/blog/llms.txt', '/blog/llms-full.txt']);
});

test('robots.txt is that of the origin, home page and llms.txt are those of the base', async () => {
  const { origin, web, asked } = await siteOf({ '/docs/': page() });
  const { home } = await gatherSiteFiles(web, { origin, base: `${origin}/docs/` });
  expect(home).toMatchObject({ status: 200, url: `${origin}/docs/` });
  expect(asked).toEqual(['/robots.txt', '/docs/', '/docs/llms.txt']);
});
