import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CRAWLER_POINTS, scoreCrawlerCheck, type CrawlerScoreFacts } from '../../src/score/crawler.ts';

const best: CrawlerScoreFacts = {
  answerBots: { allowed: 40, total: 40 },
  isSearchBlocked: false,
  isHomeServed: true,
  isAccessible: true,
  hasSignals: false,
  wasProtected: false,
  hasRobots: true,
  hasSitemap: true,
  hasLlms: true,
};

test('the parts sum to 100', () => {
  expect(Object.values(CRAWLER_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(scoreCrawlerCheck(best).score).toBe(100);
});

test.each([
  ['half of the answer bots', { answerBots: { allowed: 20, total: 40 } }, 75],
  ['no answer bots to ask for', { answerBots: { allowed: 0, total: 0 } }, 100],
  ['the only answer bot', { answerBots: { allowed: 0, total: 1 } }, 50],
  ['a visit that was refused', { wasProtected: true }, 95],
  ['no robots.txt', { hasRobots: false }, 94],
  ['no sitemap', { hasSitemap: false }, 91],
  ['no llms.txt', { hasLlms: false }, 95],
  ['a noindex', { hasSignals: true }, 93],
  ['an inaccessible home page', { isAccessible: false, isHomeServed: false, hasSignals: true }, 40],
  ['every search bot blocked', { isSearchBlocked: true, answerBots: { allowed: 10, total: 40 } }, 30],
] as const)('%s', (_name, change, score) => {
  expect(scoreCrawlerCheck({ ...best, ...change }).score).toBe(score);
});

test('a home page that was not reached earns nothing for what it would say', () => {
  const { parts, cap } = scoreCrawlerCheck({ ...best, isAccessible: false, isHomeServed: false });
  expect(parts).toMatchObject({ home: 0, signals: 0, protection: 0, robots: 6, sitemap: 9, llms: 5 });
  expect(cap).toBe(40);
});

test('repairing one fault never lowers the score', () => {
  const faults = fc.record({
    answerBots: fc.integer({ min: 0, max: 40 }).map((allowed) => ({ allowed, total: 40 })),
    isSearchBlocked: fc.boolean(),
    isHomeServed: fc.boolean(),
    isAccessible: fc.boolean(),
    hasSignals: fc.boolean(),
    wasProtected: fc.boolean(),
    hasRobots: fc.boolean(),
    hasSitemap: fc.boolean(),
    hasLlms: fc.boolean(),
  });
  fc.assert(
    fc.property(
      faults,
      fc.constantFrom(...(Object.keys(best) as (keyof CrawlerScoreFacts)[])),
      (facts, repaired) => {
        const before = scoreCrawlerCheck(facts).score;
        expect(scoreCrawlerCheck({ ...facts, [repaired]: best[repaired] }).score).toBeGreaterThanOrEqual(
          before,
        );
      },
    ),
  );
});
