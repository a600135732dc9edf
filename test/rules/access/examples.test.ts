import { describe, expect, test } from 'vitest';
import { exampleSubject, type AccessExample } from '../../../src/rules/access/example-subject.ts';
import { accessRules } from '../../../src/rules/access/rules.ts';
import type { Occurrence, Verdict } from '../../../src/rules/rule.ts';
import { namesIn } from '../../../src/rules/words.ts';

describe.each(accessRules.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_id, { evaluate, examples, faults }) => {
    const verdicts = new Map<AccessExample, Verdict>();
    const verdictOn = (example: AccessExample): Verdict => {
      const verdict = verdicts.get(example) ?? evaluate(exampleSubject(example));
      verdicts.set(example, verdict);
      return verdict;
    };
    const on = (list: readonly AccessExample[] = []) =>
      list.map((example) => ({
        example: JSON.stringify(example).slice(0, 300),
        verdict: verdictOn(example),
      }));
    const kindOf = ({ kind, ...verdict }: Verdict): string =>
      kind === 'fail' && 'kept' in verdict && verdict.kept > 0 ? 'partly' : kind;
    const others = (list: readonly AccessExample[] | undefined, ...kinds: readonly string[]) =>
      on(list).filter(({ verdict }) => !kinds.includes(kindOf(verdict)));

    test('answers its examples as it says', () => {
      expect(others(examples.pass, 'pass', 'none', 'taken')).toEqual([]);
      expect(others(examples.fail, 'fail')).toEqual([]);
      expect(others(examples.partly, 'partly')).toEqual([]);
      expect(others(examples.none, 'none')).toEqual([]);
      expect(others(examples.unknown, 'unknown')).toEqual([]);
      expect([examples.pass.length > 0, examples.fail.length > 0]).toEqual([true, true]);
    });

    test('has words for each fault, and data for all that they name', () => {
      const found: readonly Occurrence[] = [...on(examples.fail), ...on(examples.partly)].flatMap(
        ({ verdict }) => (verdict.kind === 'fail' ? verdict.found : []),
      );
      for (const occurrence of found) {
        const { code, data } = occurrence;
        const fault = faults[code]!;
        const names = [...namesIn(fault.message), ...namesIn(fault.fix)];
        expect(names.filter((name) => data[name] === undefined)).toEqual([]);
      }
      // Every fault is shown by an example.
      expect(Object.keys(faults).filter((code) => !found.some((one) => one.code === code))).toEqual([]);
      for (const { title, message } of Object.values(faults))
        expect([title ?? message, namesIn(title ?? message)]).toEqual([expect.stringMatching(/\S/), []]);
    });
  },
);
