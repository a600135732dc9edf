import { describe, expect, onTestFinished, test } from 'vitest';
import { discoverPages } from '../../src/gather/discover.ts';
import { createScope, type ScopeOptions } from '../../src/gather/scope.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';

const page = (...paths: string[]) =>
  `<title>Page</title>${paths.map((path) => `<a href="${path}">x</a>`).join('')}`;

const LINKED: Routes = {
  '/': page('/docs/', '/blog/', '/docs/a?sort=up', '/docs/a?sort=down&page=2'),
  '/docs/': page('/docs/b'),
  '/docs/b': page('/docs/c'),
};
const LISTED: Routes = {
  '/': page(),
  '/robots.txt': 'Sitemap: {{origin}}/s.xml\n',
  '/s.xml': sitemapOf('/docs/', '/blog/1', '/blog/2', '/blog/2?utm_x=1', '/shop?sort=up', '/shop?sort=down'),
  '/other.xml': sitemapOf('/other'),
};

async function plan(routes: Routes, scope: ScopeOptions, maxPages = 100) {
  const site = await serveSite(routes);
  const web = createFetcher({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => web.close());
  const sitemaps = scope.sitemaps?.map((path) => site.origin + path);
  const asked = { ...scope, ...(sitemaps && { sitemaps }) };
  const target = parseTarget(site.origin);
  const found = await discoverPages(web, target, { maxPages, year: 2026, scope: asked });
  const paths = found.urls.map((url) => url.replace(site.origin, '')).toSorted();
  return { paths, leftOut: found.leftOut, asked: site.asked };
}

describe('pages found by links', () => {
  test('the home page is read for its links, and is a page only where it is included', async () => {
    const { paths, leftOut } = await plan(LINKED, { include: ['/docs/*'], dropQuery: ['sort'] });
    expect(paths).toEqual(['/docs/', '/docs/a', '/docs/a?page=2', '/docs/b', '/docs/c']);
    expect(leftOut).toEqual({ include: 1, 'drop-query': 2 });
  });

  test('what is excluded or too deep is not asked for', async () => {
    const { paths, leftOut, asked } = await plan(LINKED, { exclude: ['/blog/*', '*?*'], maxDepth: 2 });
    expect(paths).toEqual(['/', '/docs/', '/docs/b']);
    expect(leftOut).toEqual({ exclude: 3, 'max-depth': 1 });
    expect(asked).not.toContain('/docs/c');
  });

  test('pages beyond the number that is wanted are told of', async () => {
    expect((await plan(LINKED, { dropQuery: ['sort'] }, 7)).leftOut['max-pages']).toBeUndefined();
    expect((await plan(LINKED, { dropQuery: ['sort'] }, 6)).leftOut['max-pages']).toBe(1);
  });

  test('a home page that is not wanted takes no page of the budget', async () => {
    expect((await plan(LINKED, { include: ['/docs/'] }, 1)).paths).toEqual(['/docs/']);
  });
});

describe('pages of a list', () => {
  test('a sitemap is read within the scope, and a page is one page whatever its dropped parameters', async () => {
    const { paths, leftOut } = await plan(LISTED, { exclude: ['/blog/*'], dropQuery: ['sort'] });
    expect(paths).toEqual(['/docs/', '/shop']);
    expect(leftOut).toEqual({ exclude: 3, 'drop-query': 2 });
  });

  test('the addresses of one page take the place of one', async () => {
    const listed = ['/a?sort=1', '/a', '/a?sort=2', '/a?sort=3', '/b?sort=1', '/b', '/c'];
    const routes = { ...LISTED, '/s.xml': sitemapOf(...listed) };
    const two = await plan(routes, { dropQuery: ['sort'] }, 2);
    expect([two.paths, two.leftOut]).toEqual([['/a', '/b'], { 'drop-query': 4, 'max-pages': 1 }]);
    const three = await plan(routes, { dropQuery: ['sort'] }, 3);
    expect([three.paths, three.leftOut]).toEqual([['/a', '/b', '/c'], { 'drop-query': 4 }]);
  });

  test('a sitemap of which nothing is wanted is not made up for by links', async () => {
    expect((await plan(LISTED, { include: ['/none/*'] })).paths).toEqual([]);
  });

  test('another sitemap takes the place of those that the site names', async () => {
    const { paths, asked } = await plan(LISTED, { sitemaps: ['/other.xml'] });
    expect(paths).toEqual(['/other']);
    expect(asked).not.toContain('/s.xml');
  });

  test('addresses that are handed in are all that is planned', async () => {
    const urls = ['/b', '/b#top', 'https://elsewhere.example/', '/a?sort=up', '/blog/1'];
    const { paths, leftOut, asked } = await plan(LISTED, { urls, exclude: ['/blog/*'], dropQuery: ['sort'] });
    expect(paths).toEqual(['/a', '/b']);
    expect(leftOut).toEqual({ 'other-site': 1, exclude: 1, 'drop-query': 1 });
    expect(asked).not.toContain('/s.xml');
  });
});

test.each([[{ include: ['docs'] }], [{ exclude: ['https://a.example/'] }], [{ maxDepth: -1 }]])(
  '%j is misuse',
  (options) => expect(() => createScope(options)).toThrow(TypeError),
);
