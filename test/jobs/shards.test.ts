import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteSummary, type SeoPageResult, type SitePlan } from '../../src/contract/index.ts';
import { EMPTY_SUMMARY, joinSummaries, shard, summaryOf } from '../../src/jobs/shards.ts';

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

const page = (score: number): SeoPageResult => ({
  url: 'https://example.com/',
  technical_score: score,
  content_score: score,
  ai_seo_score: score,
  overall_score: score,
  issues: [{ type: 'warning', category: 'content', message: 'm', fix: 'f' }],
});

test('summaries add up the same in any order and grouping', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.nat(), (scores, cut) => {
      const summaries = scores.map((score) => summaryOf(page(score), score === 0 ? 'unread' : 'read'));
      const at = scores.length === 0 ? 0 : cut % scores.length;
      const whole = siteSummary.parse(joinSummaries(summaries));
      const halves = [joinSummaries(summaries.slice(at)), joinSummaries(summaries.slice(0, at))];
      expect(joinSummaries(halves)).toEqual(whole);
      expect(whole.pages).toBe(scores.length);
      expect(whole.histogram.reduce((sum, pages) => sum + pages, 0)).toBe(scores.length);
      expect(whole.failedPages).toBe(scores.filter((score) => score === 0).length);
    }),
  );
  expect(joinSummaries([])).toEqual(EMPTY_SUMMARY);
});
