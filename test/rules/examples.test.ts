import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import type { Occurrence, Verdict } from '../../src/rules/rule.ts';
import { namesIn } from '../../src/rules/words.ts';
import { exampleSubject } from './example-subject.ts';

describe.each(pageRules.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_id, { evaluate, examples, faults }) => {
    const on = (list: readonly Example[] = []) =>
      list.map((example) => ({
        example: JSON.stringify(example).slice(0, 300),
        verdict: evaluate(exampleSubject(example)),
      }));
    const kindOf = ({ kind, ...verdict }: Verdict): string =>
      kind === 'fail' && 'kept' in verdict && verdict.kept > 0 ? 'partly' : kind;
    const others = (list: readonly Example[] | undefined, ...kinds: readonly string[]) =>
      on(list).filter(({ verdict }) => !kinds.includes(kindOf(verdict)));

    test('answers its examples as it says', () => {
      expect(others(examples.pass, 'pass', 'none')).toEqual([]);
      expect(others(examples.fail, 'fail', 'partly')).toEqual([]);
      expect(others(examples.partly, 'partly')).toEqual([]);
      expect(others(examples.none, 'none')).toEqual([]);
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
      // Every fault is shown by an example.
      expect(Object.keys(faults).filter((code) => !found.some((one) => one.code === code))).toEqual([]);
      for (const { title, message } of Object.values(faults))
        expect([title ?? message, namesIn(title ?? '')]).toEqual([expect.stringMatching(/\S/), []]);
    });
  },
);
