import { describe, expect, test } from 'vitest';
import { exampleView } from '../../../src/audits/example-site.ts';
import type { SiteExample } from '../../../src/rules/site/check.ts';
import { siteRules } from '../../../src/rules/site/rules.ts';
import { namesIn } from '../../../src/rules/words.ts';

describe.each(siteRules.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_id, { evaluate, examples, faults }) => {
    const kindsOn = (list: readonly SiteExample[]) =>
      list.map((example) => evaluate(exampleView(example)).kind);

    test('answers its examples as it says', () => {
      expect(kindsOn(examples.pass).filter((kind) => kind === 'fail')).toEqual([]);
      expect(kindsOn(examples.fail).filter((kind) => kind !== 'fail')).toEqual([]);
      expect([examples.pass.length > 0, examples.fail.length > 0]).toEqual([true, true]);
    });

    test('has words for each fault, and data for all that they name', () => {
      for (const example of examples.fail) {
        const verdict = evaluate(exampleView(example));
        for (const { code, data } of verdict.kind === 'fail' ? verdict.found : []) {
          const { message, fix } = faults[code]!;
          expect([...namesIn(message), ...namesIn(fix)].filter((name) => data[name] === undefined)).toEqual(
            [],
          );
        }
      }
    });
  },
);
