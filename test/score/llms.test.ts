import fc from 'fast-check';
import { expect, test } from 'vitest';
import { llmsRules, type LlmsRuleId } from '../../src/rules/llms/rules.ts';
import { none, partly, pass, taken, unknown, type Verdict } from '../../src/rules/rule.ts';
import { llmsAudit } from '../../src/audits/llms.ts';
import { scoreVerdicts } from '../../src/audits/judge.ts';
import { llmsPoints } from '../../src/score/llms.ts';

const IDS: readonly LlmsRuleId[] = llmsRules.map(({ id }) => id);

test('the points sum to 100', () => {
  expect(Object.values(llmsPoints).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(scoreVerdicts(llmsAudit, () => pass).overall).toBe(100);
});

test('without a file what depends on it is lost with the rule of the file', () => {
  const onFile = new Set<LlmsRuleId>([
    'llms-name',
    'llms-summary',
    'llms-section',
    'llms-links',
    'llms-transport',
  ]);
  const score = scoreVerdicts(llmsAudit, (id) =>
    id === 'llms-txt' ? partly(0, 'missing') : onFile.has(id) ? taken('llms-txt') : pass,
  );
  expect(score.overall).toBe(55);
  expect(score.losses).toEqual([{ id: 'llms-txt', points: 45, lost: 45 }]);
});

/** Nothing is taken by a rule that did not fail. */
const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constantFrom(pass, none, unknown('rule-failed')),
  fc.double({ min: 0, max: 0.99, noNaN: true }).map((kept) => partly(kept, 'fault')),
  fc.constant(taken('llms-txt')),
);
const verdicts = fc.array(verdict, { minLength: IDS.length, maxLength: IDS.length });
const of = (some: readonly Verdict[]) => (id: LlmsRuleId) => some[IDS.indexOf(id)] ?? pass;

test('every lost point belongs to a rule that failed', () => {
  fc.assert(
    fc.property(verdicts, (some) => {
      const { overall, losses, withheld } = scoreVerdicts(llmsAudit, of(some));
      expect(losses.reduce((sum, { lost }) => sum + lost, withheld)).toBe(100 - overall);
      expect(losses.filter(({ id }) => of(some)(id as LlmsRuleId).kind !== 'fail')).toEqual([]);
    }),
  );
});

test('a rule that passes instead never lowers the score', () => {
  fc.assert(
    fc.property(verdicts, fc.nat(IDS.length - 1), (some, at) => {
      expect(scoreVerdicts(llmsAudit, of(some.with(at, pass))).overall).toBeGreaterThanOrEqual(
        scoreVerdicts(llmsAudit, of(some)).overall,
      );
    }),
  );
});
