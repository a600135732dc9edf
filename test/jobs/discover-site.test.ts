import { expect, onTestFinished, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { serveSite, sitemapOf } from '../site-server.ts';

async function setUp() {
  const site = await serveSite({ '/': '<title>Tea</title>', '/sitemap.xml': sitemapOf('/', '/a', '/b') });
  const auditor = createAuditor({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => auditor.close());
  return { ...site, auditor };
}

test('the plan says what was cut, and only then', async () => {
  const { auditor, origin } = await setUp();
  const found: number[] = [];
  const whole = await auditor.discoverSite(origin, { maxPages: 3, onProgress: (count) => found.push(count) });
  const urls = ['/', '/a', '/b'].map((path) => origin + path);
  const { evidence } = whole;
  expect(whole).toEqual({ origin, sitemapFound: true, totalPages: 3, urls, evidence });
  expect(found.at(-1)).toBe(3);
  const part = await auditor.discoverSite(origin, { maxPages: 2 });
  expect(part).toEqual({
    origin,
    sitemapFound: true,
    totalPages: 2,
    urls: urls.slice(0, 2),
    cut: true,
    evidence: part.evidence,
  });
});

test('the plan holds the language versions that sitemaps state, each set once, also from a second file', async () => {
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="{{origin}}${path}"/>`;
  const entry = (path: string, links = '') => `<url><loc>{{origin}}${path}</loc>${links}</url>`;
  const both = link('en', '/en') + link('de', '/de');
  const site = await serveSite({
    '/': '<title>Tea</title>',
    '/robots.txt': 'Sitemap: {{origin}}/a.xml\nSitemap: {{origin}}/b.xml',
    '/a.xml': `<urlset>${entry('/')}${entry('/en')}${entry('/de', both)}</urlset>`,
    '/b.xml': `<urlset>${entry('/en', both)}${entry('/de', link('fr', '/fr'))}</urlset>`,
  });
  const auditor = createAuditor({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => auditor.close());
  const plan = await auditor.discoverSite(site.origin);
  const [, en, de] = plan.urls;
  expect(plan.urls).toHaveLength(3);
  expect(plan.versions).toEqual([
    {
      pages: [en, de],
      languages: [
        ['en', en],
        ['de', de],
      ],
    },
  ]);
});

test.each([0, -1, 1.5, Number.NaN])('a plan of %s pages is misuse', async (maxPages) => {
  const { auditor, origin, asked } = await setUp();
  await expect(auditor.discoverSite(origin, { maxPages })).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});

test('a sitemap tree and a single address can be asked for by themselves', async () => {
  const { auditor, origin } = await setUp();
  const { urls, files } = await auditor.walkSitemaps([`${origin}/sitemap.xml`]);
  expect([urls.length, files.length]).toEqual([3, 1]);
  expect(await auditor.fetch(`${origin}/`)).toMatchObject({ outcome: 'answered', status: 200 });
});
