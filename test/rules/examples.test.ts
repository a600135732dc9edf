import { describe, expect, test } from 'vitest';
import { checks } from '../../src/rules/page/rules.ts';
import { exampleSubject } from './example-subject.ts';

describe.each(checks.map((check) => [check.id, check] as const))('%s', (_id, check) => {
  test('passes where it says so', () => {
    const kinds = check.examples.pass.map((example) => check.evaluate(exampleSubject(example)));
    expect(kinds.filter(({ kind }) => kind !== 'pass' && kind !== 'none')).toEqual([]);
    expect(kinds.length).toBeGreaterThan(0);
  });

  test('fails where it says so, with a message and a fix', () => {
    const verdicts = check.examples.fail.map((example) => check.evaluate(exampleSubject(example)));
    for (const [index, verdict] of verdicts.entries()) {
      const example = JSON.stringify(check.examples.fail[index]).slice(0, 300);
      expect({ example, ...verdict }).toMatchObject({
        example,
        kind: 'fail',
        message: expect.stringMatching(/\S/),
        fix: expect.stringMatching(/\S/),
      });
    }
    expect(verdicts.length).toBeGreaterThan(0);
  });
});
