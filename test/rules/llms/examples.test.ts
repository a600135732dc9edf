import { expect, test } from 'vitest';
import { LLMS_FAULTS } from '../../../src/rules/llms-file/faults.ts';
import { LLMS_FIXES } from '../../../src/rules/llms/fixes.ts';
import type { LlmsRule } from '../../../src/rules/llms/llms-rule.ts';
import { codesOf, llmsRules } from '../../../src/rules/llms/rules.ts';
import { testExamples } from '../examples-of.ts';
import { exampleSubject } from './example-subject.ts';

const rules: readonly LlmsRule[] = llmsRules;

testExamples(rules, exampleSubject);

test('every fault that the reader finds belongs to one rule, those of the home page included', () => {
  const codes = rules.flatMap(({ faults }) => Object.keys(faults));
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(LLMS_FAULTS).filter((code) => !codes.includes(code))).toEqual([]);
});

test('what costs points or matters is repaired by a documented fix, and each fix repairs something', () => {
  const unrepaired = rules.flatMap(({ faults }) =>
    Object.entries(faults).filter(([, fault]) => fault.severity !== 'info' && fault.repair === undefined),
  );
  expect(unrepaired).toEqual([]);
  const ids = Object.keys(LLMS_FIXES) as (keyof typeof LLMS_FIXES)[];
  expect(ids.filter((id) => codesOf(id).size === 0)).toEqual([]);
});

test('that llms.txt is absent or unread is never red, and said without more than is known', () => {
  const faults = Object.values(rules.find(({ id }) => id === 'llms-txt')!.faults);
  expect(faults.filter(({ severity }) => severity !== 'low')).toEqual([]);
  expect(faults.filter(({ fix }) => !fix.includes('No effect of llms.txt on citations'))).toEqual([]);
});
