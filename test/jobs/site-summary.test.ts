import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteSummary, type SeoPageResult } from '../../src/contract/index.ts';
import { DUPLICATE, EMPTY_SUMMARY, joinSummaries, summaryOf } from '../../src/jobs/site-summary.ts';

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
      const summaries = scores.map((score) => summaryOf(page(score), score === 0 ? 'failed' : 'read'));
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

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [99, 9],
  [100, 9],
])('a score of %i counts in bucket %i of the histogram', (score, bucket) => {
  expect(summaryOf(page(score), 'read').histogram.indexOf(1)).toBe(bucket);
});

test('each field of a summary is that of its pages', () => {
  const one: SeoPageResult = {
    ...page(0),
    technical_score: 1,
    content_score: 2,
    ai_seo_score: 3,
    overall_score: 45,
    issues: [
      { type: 'critical', category: 'technical', message: 'm', fix: 'f' },
      { type: 'warning', category: 'ai_seo', message: 'm', fix: 'f' },
      { type: 'info', category: 'content', message: 'm', fix: 'f' },
      { type: 'info', category: 'ai_seo', message: 'm', fix: 'f' },
    ],
  };
  expect(joinSummaries([summaryOf(one, 'read'), DUPLICATE, summaryOf(one, 'failed')])).toEqual({
    totalPages: 3,
    pages: 2,
    unreadPages: 0,
    failedPages: 1,
    duplicates: 1,
    scoreSum: 90,
    technicalSum: 2,
    contentSum: 4,
    aiSeoSum: 6,
    issues: { critical: 2, warning: 2, info: 4 },
    categories: { technical: 2, content: 2, ai_seo: 4 },
    histogram: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
  });
});
