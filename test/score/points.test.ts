import { describe, expect, test } from 'vitest';
import type { IssueCategory } from '../../src/contract/index.ts';
import { checks } from '../../src/rules/page/rules.ts';
import { pageGates } from '../../src/score/gates.ts';
import { pagePoints } from '../../src/score/points.ts';
import { scorePage } from '../../src/score/page-score.ts';
import { CATEGORY_WEIGHTS } from '../../src/score/weights.ts';

const CATEGORIES: readonly IssueCategory[] = ['technical', 'content', 'ai_seo'];

test.each(CATEGORIES)('the budgets of %s sum to 100', (category) => {
  const budgets = checks.filter((check) => check.category === category).map(({ id }) => pagePoints[id]);
  expect(budgets.reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(budgets.every((points) => Number.isInteger(points) && points >= 0)).toBe(true);
});

test('the categories weigh 100 per cent', () => {
  expect(Object.values(CATEGORY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('points lost to a refuted claim are none', () => {
  const refuted = checks.filter(({ grade }) => grade === 'refuted').map(({ id }) => pagePoints[id]);
  expect(refuted).toEqual([0]);
});

test('a check without points informs only', () => {
  expect(checks.filter(({ id, type }) => pagePoints[id] === 0 && type !== 'info')).toEqual([]);
});

describe('closed gates', () => {
  const closed = (gate: string) =>
    scorePage((id) => (id === gate ? { kind: 'fail', message: 'm', fix: 'f', kept: 0 } : { kind: 'pass' }));

  test.each(Object.entries(pageGates).map(([id, gate]) => [id, gate.cap] as const))(
    '%s caps at %d',
    (id, cap) => {
      expect(closed(id)).toMatchObject({ overall: cap, losses: [{ id, lost: 100 - cap }] });
    },
  );

  test('noindex alone costs its own points and caps the whole', () => {
    expect(closed('indexable')).toMatchObject({ technical: 88, content: 100, aiSeo: 100, overall: 25 });
  });

  test('a page that was not served has no score anywhere', () => {
    expect(closed('http-ok')).toMatchObject({ technical: 0, content: 0, aiSeo: 0, overall: 0 });
  });
});
