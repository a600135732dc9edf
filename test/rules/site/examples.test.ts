import { expect, test } from 'vitest';
import { exampleView } from './example-view.ts';
import { siteRules } from '../../../src/rules/site/rules.ts';
import { testExamples } from '../examples-of.ts';

testExamples(siteRules, exampleView);

test.each(siteRules.map((rule) => [rule.id, rule] as const))(
  '%s names the place of each fault once, and has no points of which a part could remain',
  (_id, { evaluate, examples }) => {
    const places = examples.fail.map((example) => {
      const verdict = evaluate(exampleView(example));
      return verdict.kind === 'fail' ? verdict.found.map(({ code, url }) => `${code} ${url}`) : [];
    });
    expect(places.flat().filter((place) => !/ https?:/.test(place))).toEqual([]);
    expect(places.map((one) => new Set(one).size)).toEqual(places.map((one) => one.length));
    expect(examples.partly).toBeUndefined();
  },
);
