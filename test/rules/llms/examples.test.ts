import { describe, expect, test } from 'vitest';
import { LLMS_FAULTS } from '../../../src/facts/llms-txt/index.ts';
import { LLMS_FIXES } from '../../../src/rules/llms/fixes.ts';
import type { LlmsExample, LlmsRule } from '../../../src/rules/llms/llms-rule.ts';
import { codesOf, llmsRules } from '../../../src/rules/llms/rules.ts';
import type { Occurrence, Verdict } from '../../../src/rules/rule.ts';
import { namesIn } from '../../../src/rules/words.ts';
import { exampleSubject } from './example-subject.ts';

const rules: readonly LlmsRule[] = llmsRules;

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, { evaluate, examples, faults }) => {
  const on = (list: readonly LlmsExample[] = []) =>
    list.map((example) => ({
      example: JSON.stringify(example).slice(0, 300),
      verdict: evaluate(exampleSubject(example)),
    }));
  const kindOf = ({ kind, ...verdict }: Verdict): string =>
    kind === 'fail' && 'kept' in verdict && verdict.kept > 0 ? 'partly' : kind;
  const others = (list: readonly LlmsExample[] | undefined, kind: string) =>
    on(list).filter(({ verdict }) => kindOf(verdict) !== kind);

  test('answers its examples as it says', () => {
    expect(others(examples.pass, 'pass')).toEqual([]);
    expect(others(examples.fail, 'fail')).toEqual([]);
    expect(others(examples.partly, 'partly')).toEqual([]);
    expect(others(examples.unknown, 'unknown')).toEqual([]);
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
});

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
