import { describe, expect, test } from 'vitest';
import type { IssueCategory } from '../../src/contract/index.ts';
import { renderedChecks } from '../../src/rules/page/rendered.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import { issueTypeOf } from '../../src/rules/severity.ts';
import { pageGates } from '../../src/score/gates.ts';
import { pagePoints } from '../../src/score/points.ts';
import { scoreVerdicts } from '../../src/audits/judge.ts';
import { pageAudit } from '../../src/audits/page.ts';
import type { Score } from '../../src/score/score.ts';
import { CATEGORY_WEIGHTS } from '../../src/score/weights.ts';

const CATEGORIES: readonly IssueCategory[] = ['technical', 'content', 'ai_seo'];

test.each(CATEGORIES)('the budgets of %s sum to 100', (category) => {
  const budgets = pageRules.filter((check) => check.category === category).map(({ id }) => pagePoints[id]);
  expect(budgets.reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(budgets.every((points) => Number.isInteger(points) && points >= 0)).toBe(true);
});

test('the categories weigh 100 per cent', () => {
  expect(Object.values(CATEGORY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test('only what was measured, or what a standard asks for, has points', () => {
  const founded = new Set(['strong', 'moderate', 'standard']);
  const unfounded = pageRules.filter(({ id, grade }) => pagePoints[id] > 0 && !founded.has(grade));
  expect(unfounded.map(({ id }) => id)).toEqual([]);
});

test('structured data and Open Graph have 15 points at most', () => {
  const about = pageRules.filter(({ source }) => /structured-data|schema|ogp\.me|JSON-LD/.test(source));
  expect(about.reduce((sum, { id }) => sum + pagePoints[id], 0)).toBeLessThanOrEqual(15);
});

/** What no study has measured, and what engines drop a page for, pass it over, or quote a wrong fact of it. */
const BY_POLICY: ReadonlySet<string> = new Set([
  'availability-agrees',
  'date-agrees',
  'duplicate-page',
  'hidden-instructions',
  'lang-declared',
  'name-agrees',
  'price-agrees',
  'rating-agrees',
]);

test('a check without points informs only, save those for which no score may hang on a browser, and what engines drop', () => {
  const ofBrowser = new Set<string>(renderedChecks.map(({ id }) => id));
  expect(
    pageRules.filter(
      ({ id, faults }) =>
        pagePoints[id] === 0 &&
        !ofBrowser.has(id) &&
        !BY_POLICY.has(id) &&
        Object.values(faults).some(({ severity }) => issueTypeOf(severity) !== 'info'),
    ),
  ).toEqual([]);
});

const byName = ({ parts, ...score }: Score<IssueCategory>) => ({
  ...score,
  technical: parts.get('technical'),
  content: parts.get('content'),
  aiSeo: parts.get('ai_seo'),
});

describe('closed gates', () => {
  const closed = (gate: string) =>
    byName(
      scoreVerdicts(pageAudit, (id) =>
        id === gate ? { kind: 'fail', kept: 0, found: [{ code: 'whole', data: {} }] } : { kind: 'pass' },
      ),
    );

  test.each(Object.entries(pageGates).map(([id, gate]) => [id, gate.cap] as const))(
    '%s caps at %d',
    (id, cap) => {
      const { overall, losses } = closed(id);
      expect(overall).toBeLessThanOrEqual(cap);
      expect(losses).toMatchObject([{ id, lost: 100 - overall }]);
    },
  );

  test('noindex alone costs its own points and caps the whole', () => {
    expect(closed('indexable')).toMatchObject({ technical: 86, content: 100, aiSeo: 100, overall: 25 });
  });

  test('a page that was not served has no score anywhere', () => {
    expect(closed('http-ok')).toMatchObject({ technical: 0, content: 0, aiSeo: 0, overall: 0 });
  });
});

test('what a browser shows costs no points, and caps no score', () => {
  for (const { id, faults } of renderedChecks) {
    expect(pagePoints[id]).toBe(0);
    expect(Object.values(faults).map(({ severity }) => severity)).not.toContain('critical');
  }
});
