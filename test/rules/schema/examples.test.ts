import { describe, expect, test } from 'vitest';
import { JSON_FAULTS } from '../../../src/readers/structured-data/json/model.ts';
import type { Occurrence, Verdict } from '../../../src/rules/rule.ts';
import { exampleSchemaSubject } from '../../../src/rules/schema/example-subject.ts';
import { schemaRules } from '../../../src/rules/schema/rules.ts';
import type { SchemaExample, SchemaRule } from '../../../src/rules/schema/schema-rule.ts';
import { namesIn } from '../../../src/rules/words.ts';

const rules: readonly SchemaRule[] = schemaRules;

describe.each(rules.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_id, { evaluate, examples, faults, reads }) => {
    // Pages that show a cap are large: each is judged once.
    const known = new Map<SchemaExample, { example: string; isJudged: boolean; verdict: Verdict }>();
    const judged = (example: SchemaExample) => {
      const before = known.get(example);
      if (before !== undefined) return before;
      const subject = exampleSchemaSubject(example);
      const isJudged = subject.seen.isPage || reads === 'answer';
      const now = { example: JSON.stringify(example).slice(0, 300), isJudged, verdict: evaluate(subject) };
      known.set(example, now);
      return now;
    };
    const on = (list: readonly SchemaExample[] = []) => list.map(judged);
    const kindOf = (verdict: Verdict): string =>
      verdict.kind === 'fail' && verdict.kept > 0 ? 'partly' : verdict.kind;
    const others = (list: readonly SchemaExample[] | undefined, kind: string) =>
      on(list).filter(({ verdict, isJudged }) => kindOf(verdict) !== kind || !isJudged);

    test('answers its examples as it says', () => {
      expect(others(examples.pass, 'pass')).toEqual([]);
      expect(others(examples.fail, 'fail')).toEqual([]);
      expect(others(examples.partly, 'partly')).toEqual([]);
      expect(others(examples.none, 'none')).toEqual([]);
      expect([examples.pass.length > 0, examples.fail.length > 0]).toEqual([true, true]);
    });

    test('has words for each fault, and data for all that they name', () => {
      const found: readonly Occurrence[] = [...on(examples.fail), ...on(examples.partly)].flatMap(
        ({ verdict }) => (verdict.kind === 'fail' ? verdict.found : []),
      );
      for (const { code, data } of found) {
        const { message, fix } = faults[code]!;
        expect([...namesIn(message), ...namesIn(fix)].filter((name) => data[name] === undefined)).toEqual([]);
      }
      expect(Object.keys(faults).filter((code) => !found.some((one) => one.code === code))).toEqual([]);
      for (const { title, message } of Object.values(faults))
        expect([title ?? message, namesIn(title ?? message)]).toEqual([expect.stringMatching(/\S/), []]);
    });
  },
);

test('no text has a bracket of its own: brackets mark what is optional', () => {
  const texts = rules.flatMap(({ faults }) =>
    Object.values(faults).flatMap(({ message, fix }) => [message, fix]),
  );
  expect(texts.filter((text) => /\[[^\]{]*\]/.test(text))).toEqual([]);
});

test('a fault of JSON is said to cost the block when the reader does not count the block', () => {
  const { faults } = rules.find(({ id }) => id === 'structured-data-faults')!;
  const wrong = Object.entries(JSON_FAULTS).filter(
    ([code, { grade }]) =>
      (grade === 'broken') !== faults[code]?.message.includes('engines read nothing of it'),
  );
  expect(wrong).toEqual([]);
});
