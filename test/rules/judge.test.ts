import { expect, test } from 'vitest';
import { pageRule, type PageRule } from '../../src/rules/page/page-rule.ts';
import { judge } from '../../src/rules/page/rules.ts';
import { fail, none, pass, type Verdict } from '../../src/rules/rule.ts';
import { exampleSubject } from './example-subject.ts';

const check = (evaluate: () => Verdict<'wrong'>, reads: PageRule['reads'] = 'text'): PageRule =>
  pageRule({
    id: 'probe',
    category: 'content',
    area: 'cite',
    title: 'A claim',
    why: 'A reason.',
    source: 'A source',
    grade: 'weak',
    reads,
    faults: { wrong: { severity: 'low', effort: 'page', message: 'm', fix: 'f' } },
    evaluate,
    examples: { pass: [], fail: [] },
  });
const whole = exampleSubject('<p>Text</p>');
const cut = exampleSubject({ html: '<p>Text</p>', truncated: 'size' });

test('a check that throws is unknown, never a dead page', () => {
  const broken = check(() => {
    throw new TypeError('no such fact');
  });
  expect(judge(broken, whole)).toEqual({ kind: 'unknown', reason: 'the rule failed: no such fact' });
});

test('a fault in a page that was cut off is unknown, unless the answer itself is at fault', () => {
  const fault = fail('wrong');
  expect(
    judge(
      check(() => fault),
      cut,
    ),
  ).toEqual({ kind: 'unknown', reason: 'the answer was cut off' });
  expect(
    judge(
      check(() => fault, 'document'),
      cut,
    ).kind,
  ).toBe('unknown');
  expect(
    judge(
      check(() => fault, 'answer'),
      cut,
    ),
  ).toBe(fault);
  expect(
    judge(
      check(() => fault),
      whole,
    ),
  ).toBe(fault);
});

test('other verdicts stand as they are', () => {
  expect(
    judge(
      check(() => pass),
      cut,
    ),
  ).toBe(pass);
  expect(
    judge(
      check(() => none),
      cut,
    ),
  ).toBe(none);
});
