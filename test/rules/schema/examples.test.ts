import { expect, test } from 'vitest';
import { JSON_FAULT_GRADES } from '../../../src/readers/structured-data/json/model.ts';
import { exampleSchemaSubject } from './example-subject.ts';
import { schemaRules } from '../../../src/rules/schema/rules.ts';
import type { SchemaRule } from '../../../src/rules/schema/schema-rule.ts';
import { testExamples } from '../examples-of.ts';

const rules: readonly SchemaRule[] = schemaRules;

testExamples(rules, (example, { reads }) => {
  const subject = exampleSchemaSubject(example);
  return subject.seen.isPage || reads === 'answer' ? subject : null;
});

test('no text has a bracket of its own: brackets mark what is optional', () => {
  const texts = rules.flatMap(({ faults }) =>
    Object.values(faults).flatMap(({ message, fix }) => [message, fix]),
  );
  expect(texts.filter((text) => /\[[^\]{]*\]/.test(text))).toEqual([]);
});

test('a fault of JSON is said to cost the block when the reader does not count the block', () => {
  const { faults } = rules.find(({ id }) => id === 'structured-data-faults')!;
  const wrong = Object.entries(JSON_FAULT_GRADES).filter(
    ([code, grade]) => (grade === 'broken') !== faults[code]?.message.includes('engines read nothing of it'),
  );
  expect(wrong).toEqual([]);
});
