import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { SitePlan } from '../../src/contract/index.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import { pagesOf, shard, shardPayloads } from '../../src/jobs/shards.ts';
import { joinShards } from '../../src/jobs/site-summary.ts';
import { serveSite } from '../site-server.ts';

const planOf = (pages: number): SitePlan => ({
  origin: 'https://example.com',
  sitemapFound: true,
  totalPages: pages,
  urls: Array.from({ length: pages }, (_, index) => `https://example.com/${index}`),
});

test('shards hold every address once, in order', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 120 }), (pages, size) => {
      const plan = planOf(pages);
      const shards = shard(plan, size);
      expect(shards.flatMap(({ urls }) => urls)).toEqual(plan.urls);
      expect(shards.every(({ urls, totalPages }) => urls.length <= size && totalPages === pages)).toBe(true);
    }),
  );
  expect(() => shard(planOf(1), 0)).toThrow(TypeError);
});

test('each shard keeps the language versions that its own pages state, and no others', () => {
  const plan = planOf(5);
  const [a = '', b = '', c = ''] = plan.urls;
  const one = { pages: [a, c], languages: [['en', a] as const] };
  const other = { pages: [b], languages: [['de', b] as const] };
  const shards = shard({ ...plan, versions: [one, other] }, 2);
  expect(shards.map(({ versions }) => versions)).toEqual([
    [{ ...one, pages: [a] }, other],
    [{ ...one, pages: [c] }],
    undefined,
  ]);
});

test('a redirect into another shard counts in both; the whole plan over their ledger counts it once and asks for no page', async () => {
  const { origin, asked } = await serveSite({
    '/': '<title>Home</title><h1>Home</h1><p>Welcome to this small site.</p>',
    '/old': { status: 301, headers: { location: '/new' } },
    '/new': '<title>New</title><h1>New</h1><p>What was at another address before.</p>',
  });
  const auditor = createAuditor({ allowOrigins: [origin], limits: { retries: 0 } });
  onTestFinished(() => auditor.close());
  const urls = ['/', '/old', '/new'].map((path) => origin + path);
  const plan: SitePlan = { origin, sitemapFound: true, totalPages: 3, urls };
  const ledger = memoryLedger<PageUnit>();
  const ends = [];
  for (const part of shard(plan, 2)) ends.push((await auditor.auditSite(part, { ledger })).summary);
  expect(joinShards(ends, 3).summary).toMatchObject({ pages: 3, duplicates: 0 });
  const before = asked.length;
  const { summary } = await auditor.auditSite(plan, { ledger });
  expect(summary).toMatchObject({ totalPages: 3, pages: 2, duplicates: 1 });
  expect(asked.slice(before)).toEqual(['/robots.txt']);
});

test('a shard has 100 addresses, and a plan without any is one shard', () => {
  const sizes = (pages: number) => shardPayloads(planOf(pages)).map((payload) => pagesOf([payload]));
  expect([sizes(0), sizes(100), sizes(101)]).toEqual([[0], [100], [100, 1]]);
  expect(pagesOf(shardPayloads(planOf(250)))).toBe(250);
  expect(pagesOf([{ url: 'example.com' }])).toBe(0);
});
