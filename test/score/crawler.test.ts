import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessRules, type AccessRuleId } from '../../src/rules/access/rules.ts';
import { unknown, type Verdict } from '../../src/rules/rule.ts';
import { crawlerAudit } from '../../src/audits/crawler.ts';
import { scoreVerdicts } from '../../src/audits/judge.ts';
import { CRAWLER_GATES, CRAWLER_POINTS } from '../../src/score/crawler.ts';

const ids = accessRules.map(({ id }) => id);

const failing = (kept: number): Verdict => ({ kind: 'fail', kept, found: [{ code: 'wrong', data: {} }] });

const scored = (verdicts: Partial<Record<AccessRuleId, Verdict>>) =>
  scoreVerdicts(crawlerAudit, (id) => verdicts[id] ?? { kind: 'pass' });

test('the points sum to 100', () => {
  expect(Object.values(CRAWLER_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(scored({}).overall).toBe(100);
});

test('a gate caps the score while nothing is kept of its rule', () => {
  for (const [id, { cap }] of Object.entries(CRAWLER_GATES))
    expect(scored({ [id]: failing(0) }).overall).toBe(cap);
  expect(scored({ 'answer-bots-blocked': failing(0.5) }).overall).toBe(72);
});

const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constantFrom<Verdict>({ kind: 'pass' }, { kind: 'none' }, unknown('rule-failed')),
  fc.constantFrom(...ids).map((by): Verdict => ({ kind: 'taken', by })),
  fc.constantFrom(0, 0.25, 0.5, 47 / 48, 1).map(failing),
);
const site: fc.Arbitrary<Partial<Record<AccessRuleId, Verdict>>> = fc
  .tuple(...ids.map(() => verdict))
  .map((verdicts) => Object.fromEntries(ids.map((id, index) => [id, verdicts[index]!])));

test('the losses sum to 100 − score, and to repair a fault lowers no score', () => {
  fc.assert(
    fc.property(site, fc.constantFrom(...ids), (verdicts, repaired) => {
      const before = scored(verdicts);
      expect(before.losses.reduce((sum, { lost }) => sum + lost, before.withheld)).toBe(100 - before.overall);
      const after = scored({ ...verdicts, [repaired]: { kind: 'pass' } });
      expect(after.overall).toBeGreaterThanOrEqual(before.overall);
    }),
    { numRuns: 2_000 },
  );
});
