import { describe, expect, test } from 'vitest';
import { exampleView } from '../../../src/audits/example-site.ts';
import type { SiteExample } from '../../../src/rules/site/site-view.ts';
import { siteRules } from '../../../src/rules/site/rules.ts';
import { namesIn } from '../../../src/rules/words.ts';

describe.each(siteRules.map((rule) => [rule.id, rule] as const))(
  '%s',
  (_id, { evaluate, examples, faults }) => {
    const on = (list: readonly SiteExample[] = []) =>
      list.map((example) => ({
        example: JSON.stringify(example).slice(0, 300),
        verdict: evaluate(exampleView(example)),
      }));
    const others = (list: readonly SiteExample[] | undefined, kind: string) =>
      on(list).filter(({ verdict }) => verdict.kind !== kind);
    const found = on(examples.fail).flatMap(({ verdict }) => (verdict.kind === 'fail' ? verdict.found : []));

    test('answers its examples as it says', () => {
      expect(others(examples.pass, 'pass')).toEqual([]);
      expect(others(examples.fail, 'fail')).toEqual([]);
      expect(others(examples.none, 'none')).toEqual([]);
      expect(others(examples.unknown, 'unknown')).toEqual([]);
      expect([examples.pass.length > 0, examples.fail.length > 0]).toEqual([true, true]);
      // A site has no points of which a part could remain.
      expect(examples.partly).toBeUndefined();
    });

    test('has words for each fault, and data for all that they name', () => {
      for (const { code, data } of found) {
        const { message, fix } = faults[code]!;
        expect([...namesIn(message), ...namesIn(fix)].filter((name) => data[name] === undefined)).toEqual([]);
      }
      // Every fault is shown by an example.
      expect(Object.keys(faults).filter((code) => !found.some((one) => one.code === code))).toEqual([]);
      for (const { title, message } of Object.values(faults))
        expect([title ?? message, namesIn(title ?? message)]).toEqual([expect.stringMatching(/\S/), []]);
    });

    test('names the place of each fault once', () => {
      const places = on(examples.fail).map(({ verdict }) =>
        verdict.kind === 'fail' ? verdict.found.map(({ code, url }) => `${code} ${url}`) : [],
      );
      expect(places.flat().filter((place) => !/ https?:/.test(place))).toEqual([]);
      expect(places.map((one) => new Set(one).size)).toEqual(places.map((one) => one.length));
    });
  },
);
