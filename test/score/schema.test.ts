import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, none, partly, pass, taken, unknown, type Verdict } from '../../src/rules/rule.ts';
import { schemaRules, type SchemaRuleId } from '../../src/rules/schema/rules.ts';
import { schemaAudit } from '../../src/audits/schema.ts';
import { scoreVerdicts } from '../../src/audits/judge.ts';
import { SCHEMA_POINTS } from '../../src/score/schema.ts';

const ids = schemaRules.map(({ id }) => id);
const weighed = ids.filter((id) => SCHEMA_POINTS[id] > 0);
/** Rules that take others along when they fail. */
const takers: readonly SchemaRuleId[] = ['schema-repairs', 'schema-main-type'];

const failing = fc.constantFrom<Verdict>(fail('x'), partly(1 / 2, 'x'), partly(5 / 14, 'x'));
const verdict = fc.oneof(
  failing,
  fc.constantFrom<Verdict>(pass, none, unknown('rule-failed')),
  fc.constantFrom(...takers).chain((by) => fc.constantFrom<Verdict>(taken(by), taken(by, 1 / 2))),
);

const judged = fc
  .record(Object.fromEntries(ids.map((id) => [id, verdict])))
  .map((verdicts): Record<string, Verdict> => ({ ...verdicts, 'page-not-seen': pass }));

const score = (verdicts: Readonly<Record<string, Verdict>>) =>
  scoreVerdicts(schemaAudit, (id) => verdicts[id] ?? pass);
const all = (each: Verdict) => Object.fromEntries(weighed.map((id) => [id, each]));

test('the points sum to 100', () => {
  expect(Object.values(SCHEMA_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(score({}).overall).toBe(100);
  expect(score(all(fail('x'))).overall).toBe(0);
  expect(score(all(none)).overall).toBe(100);
});

test('every lost point belongs to a rule that failed', () => {
  fc.assert(
    fc.property(judged, (verdicts) => {
      const { overall, losses, withheld } = score(verdicts);
      expect(losses.reduce((sum, { lost }) => sum + lost, withheld)).toBe(100 - overall);
      for (const { id } of losses) expect(verdicts[id]?.kind).toBe('fail');
    }),
  );
});

test('repairing a rule adds its points and changes no other', () => {
  fc.assert(
    fc.property(judged, fc.constantFrom(...weighed), (before, id) => {
      // What it takes along is another question.
      fc.pre(!takers.includes(id));
      // Where most points are unknown a part is held back: the points are those before that.
      const pointsWith = (verdict: Verdict): number => {
        const { overall, withheld } = score({ ...before, [id]: verdict });
        return overall + withheld;
      };
      const from = pointsWith(fail('x'));
      const half = pointsWith(partly(1 / 2, 'x'));
      const to = pointsWith(pass);
      expect([half - from, to - from]).toEqual([Math.floor(SCHEMA_POINTS[id] / 2), SCHEMA_POINTS[id]]);
    }),
  );
});

test('half of what another rule takes along may remain', () => {
  const with_ = (faq: Verdict) => score({ 'schema-main-type': partly(1 / 2, 'x'), 'schema-faq': faq });
  expect([with_(taken('schema-main-type')).overall, with_(taken('schema-main-type', 1 / 2)).overall]).toEqual(
    [83, 87],
  );
  expect(with_(taken('schema-main-type', 1 / 2)).losses).toEqual([
    { id: 'schema-main-type', points: 13, lost: 13 },
  ]);
});

test('what is not the page has no score, and one rule says so', () => {
  fc.assert(
    fc.property(judged, (verdicts) => {
      const { overall, losses } = score({ ...verdicts, 'page-not-seen': fail('x') });
      expect([overall, losses]).toEqual([0, [{ id: 'page-not-seen', points: 100, lost: 100 }]]);
    }),
  );
});
