/** Audits of a target with a path: of the site under it, or of its whole host. */
import { toText } from '../../src/report/index.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { crawlerCheckResult, sitePlan, type SitePlan } from '../../src/contract/index.ts';
import { createAuditor, type AuditorOptions } from '../../src/jobs/auditor.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import { shardPayloads } from '../../src/jobs/shards.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';
import { siteAuditor } from './site-auditor.ts';

const TEXT = '<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p>'.repeat(
  12,
);
const page = (name: string, ...links: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${name}</title><meta property="og:site_name" content="${name}"><main><h1>${name}</h1>${TEXT}${links.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</main></html>`;
const LLMS = '# Rocket\n\n> How to build one.\n\n## Pages\n\n- [Start]({{origin}}/docs/): the start\n';

/** A project under /docs/ of a host whose root is missing. */
const PROJECT: Routes = {
  '/docs/': page('Rocket', '/docs/', '/docs/a', '/imprint'),
  '/docs/a': page('Rocket engines', '/docs/'),
  '/docs/llms.txt': LLMS,
  '/docs/sitemap.xml': sitemapOf('/docs/', '/docs/a', '/docs/private/x'),
  '/robots.txt': 'User-agent: *\nDisallow: /docs/private\n\nUser-agent: GPTBot\nDisallow: /docs/\n',
};
const GARDEN = page('Garden of Ada', '/', '/roses/');

async function setUp(routes: Routes, options: AuditorOptions = {}) {
  const { auditor, ...site } = await siteAuditor(routes, options);
  return { ...site, auditor, target: (path: string) => site.origin + path };
}

describe('the Crawler Check', () => {
  const check = async (path: string, routes: Routes, options: AuditorOptions = { probe: false }) => {
    const { auditor, target, ...site } = await setUp(routes, options);
    const checked = await auditor.crawlerCheck(target(path));
    crawlerCheckResult.parse(checked.result);
    const urlOf = (id: string) => checked.evidence.findings.find(({ rule }) => rule === id)?.place.url;
    return { ...checked, ...site, urlOf };
  };

  test.each<[string, Routes, string]>([
    ['a root that is missing', {}, 'root-no-page'],
    ['a root that is another project', { '/': GARDEN, '/llms.txt': '# Garden\n' }, 'root-another-site'],
  ])('judges what lies under the path: %s', async (_, root, code) => {
    const { result, evidence, error, origin } = await check('/docs/', { ...PROJECT, ...root });
    expect(error).toBeNull();
    expect(result).toMatchObject({
      domain: new URL(origin).host,
      robotsFetched: true,
      crawlSim: { status: 200, accessible: true },
      llms: { found: true, contentBytes: LLMS.replaceAll('{{origin}}', origin).length },
      sitemap: { found: true },
    });
    expect(evidence.base?.url).toBe(`${origin}/docs/`);
    expect(evidence.base?.reason).toMatchObject({ code, data: { url: expect.stringMatching(/^http/) } });
    expect(evidence.robots.url).toBe(`${origin}/robots.txt`);
    // robots.txt keeps it out of the path, which it says nothing of for the root.
    expect(result.botStatuses.find(({ key }) => key === 'gptbot')).toMatchObject({ allowed: false });
    expect(evidence.bots['gptbot']).toMatchObject({ rule: 'Disallow: /docs/', reach: 'closed' });
    expect(evidence.bots['oai-searchbot']).toMatchObject({ reach: 'partial' });
  });

  test('what robots.txt says of the rest of the host is nothing to the site', async () => {
    const robots = 'User-agent: *\nDisallow: /roses/\n';
    const routes = { ...PROJECT, '/': page('Garden of Ada', '/roses/'), '/robots.txt': robots };
    const open = await check('/docs/', { ...routes, '/sitemap.xml': sitemapOf('/roses/') });
    expect(open.evidence.bots['gptbot']).toMatchObject({ reach: 'open' });
    const whole = await check('/', { ...routes, '/sitemap.xml': sitemapOf('/roses/') });
    expect(whole.evidence.bots['gptbot']).toMatchObject({ reach: 'partial' });
    expect(whole.evidence).not.toHaveProperty('base');
    const closed = await check('/docs/', { ...routes, '/robots.txt': 'User-agent: *\nDisallow: /$\n' });
    expect(closed.evidence.bots['gptbot']).toMatchObject({ reach: 'open' });
    expect(closed.result.blockedCount).toBe(0);
  });

  test('a redirect to the other host of the site: both files are asked about the path', async () => {
    const www = await serveSite(PROJECT);
    const target = `http://www.127-0-0-1.test:${new URL(www.origin).port}`;
    const apex = await serveSite({
      '/docs/': { status: 301, headers: { location: `${target}/docs/` } },
      '/robots.txt': 'User-agent: ClaudeBot\nDisallow: /docs/\n',
    });
    const asked = `http://127-0-0-1.test:${new URL(apex.origin).port}`;
    const auditor = createAuditor({
      allowOrigins: [asked, target],
      limits: { retries: 0 },
      probe: false,
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    onTestFinished(() => auditor.close());
    const { evidence } = await auditor.crawlerCheck(`${asked}/docs/`);
    expect(evidence).toMatchObject({ base: { url: `${target}/docs/` }, landing: null });
    expect(evidence.robots.url).toBe(`${target}/robots.txt`);
    const differ = evidence.findings.find(({ rule }) => rule === 'robots-differ');
    expect(differ?.message).toContain('ClaudeBot');
  });

  test('of the sitemap of the whole host the pages of the site are the sample', async () => {
    const pages = Array.from({ length: 100 }, (_, at) => `/roses/${at}`);
    const { evidence, origin, urlOf } = await check('/docs/', {
      ...PROJECT,
      '/robots.txt': 'User-agent: *\nDisallow: /docs/private\nSitemap: {{origin}}/all.xml\n',
      '/all.xml': sitemapOf(...pages, '/docs/private/x'),
    });
    expect(evidence.sitemap).toMatchObject({ url: `${origin}/all.xml`, declared: true });
    expect(evidence.bots['gptbot']).toMatchObject({ reach: 'partial' });
    expect(urlOf('sitemap-undeclared')).toBeUndefined();
  });

  test('a sitemap of others in robots.txt is none that could not be read', async () => {
    const { evidence } = await check('/docs/', {
      ...PROJECT,
      '/robots.txt': 'User-agent: *\nDisallow:\nSitemap: {{origin}}/all.xml\n',
      '/all.xml': sitemapOf('/roses/'),
    });
    const undeclared = evidence.findings.find(({ rule }) => rule === 'sitemap-undeclared');
    expect(undeclared?.paste).toMatch(/\/docs\/sitemap\.xml$/);
    expect(undeclared?.message).not.toContain('all.xml');
  });

  test('simulated visits ask for the home page of the site', async () => {
    const { asked, evidence } = await check('/docs/', PROJECT, {});
    expect(asked.filter((path) => path === '/')).toHaveLength(1);
    expect(asked.filter((path) => path === '/docs/').length).toBeGreaterThan(5);
    expect(evidence.bots['oai-searchbot']?.probe?.verdict).toBe('same');
  });

  test('findings stand at the files of the site', async () => {
    const { '/docs/llms.txt': _, ...bare } = PROJECT;
    const closed = page('Rocket', '/docs/').replace(
      '<title>',
      '<meta name="robots" content="noindex"><title>',
    );
    const { origin, urlOf } = await check('/docs/', { ...bare, '/docs/': closed });
    expect(urlOf('home-noindex')).toBe(`${origin}/docs/`);
    expect(urlOf('llms-missing')).toBe(`${origin}/docs/llms.txt`);
  });

  test.each([
    ['/docs/', 'root-same-site'],
    ['/docs/guide.html', 'root-same-site'],
    ['/docs/nothing', 'path-no-page'],
    ['/guide.html', 'path-of-root'],
  ])('a path of a whole site is judged with its host, and the proof says so: %s', async (path, code) => {
    const routes = {
      '/': page('Tea', '/docs/'),
      '/docs/': page('Tea', '/'),
      '/docs/guide.html': page('Tea', '/'),
      '/guide.html': page('Tea', '/'),
      '/llms.txt': LLMS,
      '/robots.txt': 'User-agent: GPTBot\nDisallow: /docs/\n',
    };
    const { evidence, asked, origin, ...own } = await check(path, routes);
    expect(evidence.base?.url).toBe(`${origin}/`);
    expect(evidence.base?.reason.code).toBe(code);
    // Apart from that it is the check of the host.
    const whole = await check('', routes);
    const json = (value: object) => JSON.stringify(value).replaceAll(whole.origin, origin);
    const { base: _, ...rest } = evidence;
    expect(own.result).toEqual({ ...whole.result, domain: own.result.domain, sitemap: own.result.sitemap });
    expect(json(rest.bots)).toBe(json(whole.evidence.bots));
    expect(json(rest.findings)).toBe(json(whole.evidence.findings));
    expect(asked.filter((each) => each.endsWith('llms.txt'))).toEqual(['/llms.txt']);
  });

  test.each([
    ['http://127.0.0.1:9/docs/', 'target-unreachable', ['http://127.0.0.1:9']],
    ['nobody.invalid/docs/', 'target-not-found', []],
    ['10.0.0.1/docs/', 'target-blocked', []],
    ['not a domain/docs', 'target-invalid', []],
  ])('a target that leads nowhere is data: %s', async (target, code, allowOrigins) => {
    const auditor = createAuditor({ allowOrigins, limits: { retries: 0 }, probeSpacingMs: 1 });
    onTestFinished(() => auditor.close());
    const { result, error, evidence } = await auditor.crawlerCheck(target);
    crawlerCheckResult.parse(result);
    expect(error?.code).toBe(code);
    expect(result).toMatchObject({ robotsFetched: false, crawlSim: { status: 0, accessible: false } });
    expect(evidence).not.toHaveProperty('base');
    for (const audit of [auditor.llmsCheck(target), auditor.schemaAudit(target)])
      expect((await audit).error?.code).toBe(code);
    await expect(auditor.discoverSite(target)).rejects.toMatchObject({ code });
  });
});

describe('the AI SEO Audit', () => {
  test('a plan says where the site lies, holds no page outside it, and so do its shards', async () => {
    const { auditor, target, origin } = await setUp(PROJECT);
    const { evidence: _, ...plan } = await auditor.discoverSite(target('/docs/'));
    expect(plan).toEqual({
      origin,
      base: `${origin}/docs/`,
      sitemapFound: true,
      totalPages: 3,
      urls: ['/docs/', '/docs/a', '/docs/private/x'].map(target),
    });
    expect(sitePlan.parse(plan)).toEqual(plan);
    for (const payload of shardPayloads(plan, { shardSize: 1 }))
      expect(payload).toMatchObject({ plan: { base: plan.base } });
  });

  test('a plan of a whole host is as it was', async () => {
    const { auditor, target } = await setUp({ '/': page('Tea', '/docs/a'), '/docs/a': page('Tea', '/') });
    const plan = await auditor.discoverSite(target('/docs/a'));
    expect(plan).not.toHaveProperty('base');
    expect(plan.urls).toEqual(['/', '/docs/a'].map(target));
  });

  const audited = (plan: SitePlan, auditor: ReturnType<typeof createAuditor>) =>
    auditor.auditSite(plan, { ledger: memoryLedger<PageUnit>() });

  test('pages are judged with the home page, the llms.txt and the robots.txt of their site', async () => {
    const { auditor, target, asked } = await setUp(PROJECT);
    const plan = await auditor.discoverSite(target('/docs/'));
    asked.length = 0;
    const { error } = await audited(plan, auditor);
    expect(error).toBeNull();
    expect(asked.slice(0, 3)).toEqual(['/robots.txt', '/docs/', '/docs/llms.txt']);
    expect(asked).not.toContain('/');
  });

  test('a page that nothing links to is found under a base as well, and its home page is none', async () => {
    const { auditor, target } = await setUp({
      ...PROJECT,
      '/docs/': page('Rocket', '/docs/a'),
      '/docs/a': page('Rocket engines'),
      '/docs/b': page('Rocket fuel'),
      '/docs/sitemap.xml': sitemapOf('/docs/', '/docs/a', '/docs/b'),
    });
    const { evidence } = await audited(await auditor.discoverSite(target('/docs/')), auditor);
    const orphans = evidence.findings.filter(({ rule }) => rule === 'orphans');
    expect(orphans.map(({ place }) => place.url)).toEqual([target('/docs/b')]);
  });

  test('a stored plan whose base is no folder of its origin is that of the origin', async () => {
    const { auditor, origin, asked, target } = await setUp({ ...PROJECT, '/': GARDEN });
    const plan = { origin, sitemapFound: false, totalPages: 1, urls: [target('/docs/a')] };
    for (const base of ['docs', 'https://other.example/docs/', '']) {
      asked.length = 0;
      await audited({ ...plan, base }, auditor);
      expect(asked.slice(0, 3)).toEqual(['/robots.txt', '/', '/llms.txt']);
    }
    asked.length = 0;
    await audited({ ...plan, base: target('/docs') }, auditor);
    expect(asked.slice(0, 3)).toEqual(['/robots.txt', '/docs/', '/docs/llms.txt']);
  });
});

test('the LLMs.txt Check reads the files of the site, and writes one of its own pages', async () => {
  const { auditor, target, origin } = await setUp({
    ...PROJECT,
    '/': GARDEN,
    '/llms-full.txt': '# Garden\n',
  });
  const { result, evidence, generated } = await auditor.llmsCheck(target('/docs/'), { generate: 'always' });
  expect(result).toMatchObject({ domain: new URL(origin).host, hasLlmsTxt: true, hasLlmsFullTxt: false });
  expect(evidence.file).toMatchObject({ url: `${origin}/docs/llms.txt`, scope: '/docs/' });
  expect(evidence.bots['gptbot']).toMatchObject({ allowed: false });
  expect(generated).toContain(`${origin}/docs/a`);
  expect(generated).toContain('# Rocket');
  expect(generated).not.toContain(`${origin}/)`);
});

test('the Schema Audit reads the page that was named', async () => {
  const { auditor, target } = await setUp({ ...PROJECT, '/docs/a.html': page('Engine') });
  const { result, error } = await auditor.schemaAudit(target('/docs/a.html'));
  expect(error).toBeNull();
  expect(result.pageData).toMatchObject({ brandName: 'Engine' });
});

test('the report of a joint audit says which site was taken', async () => {
  const { auditor, target, origin } = await setUp({ ...PROJECT, '/': GARDEN });
  const { report } = await auditor.audit(target('/docs/'));
  expect(report.audited).toBe(target('/docs/'));
  expect(toText(report)).toContain(`The audited site is ${origin}/docs/.`);
  expect((await auditor.audit(origin)).report.audited).toBeUndefined();
});

test('a site is planned and audited in one visit, each address asked for once', async () => {
  const { auditor, target, asked, origin } = await setUp({ ...PROJECT, '/': GARDEN });
  const site = await auditor.site(target('/docs/'));
  expect(site).toMatchObject({ error: null, plan: { base: `${origin}/docs/` }, summary: { totalPages: 3 } });
  expect(asked).toEqual([...new Set(asked)]);
});
