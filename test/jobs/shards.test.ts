import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SitePlan } from '../../src/contract/index.ts';
import { pagesOf, shard, shardPayloads } from '../../src/jobs/shards.ts';

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

test('a shard has 100 addresses, and a plan without any is one shard', () => {
  const sizes = (pages: number) => shardPayloads(planOf(pages)).map((payload) => pagesOf([payload]));
  expect([sizes(0), sizes(100), sizes(101)]).toEqual([[0], [100], [100, 1]]);
  expect(pagesOf(shardPayloads(planOf(250)))).toBe(250);
  expect(pagesOf([{ url: 'example.com' }])).toBe(0);
});
