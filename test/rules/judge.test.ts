import { expect, test } from 'vitest';
import { pageRule, type PageRule } from '../../src/rules/page/page-rule.ts';
import { ask } from '../../src/audits/judge.ts';
import { pageAudit } from '../../src/audits/page.ts';
import type { PageRuleId } from '../../src/rules/page/rules.ts';
import { fail, none, pass, unknown, type Verdict } from '../../src/rules/rule.ts';
import { exampleSubject } from './example-subject.ts';

const check = (evaluate: () => Verdict<'wrong'>, reads: PageRule['reads'] = 'text'): PageRule<PageRuleId> =>
  pageRule({
    id: 'viewport',
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
  expect(ask(pageAudit, broken, whole)).toEqual(unknown('rule-failed'));
});

test('a fault in a page that was cut off is unknown, unless the answer itself is at fault', () => {
  const fault = fail('wrong');
  expect(
    ask(
      pageAudit,
      check(() => fault),
      cut,
    ),
  ).toEqual(unknown('answer-cut'));
  expect(
    ask(
      pageAudit,
      check(() => fault, 'document'),
      cut,
    ).kind,
  ).toBe('unknown');
  expect(
    ask(
      pageAudit,
      check(() => fault, 'answer'),
      cut,
    ),
  ).toBe(fault);
  expect(
    ask(
      pageAudit,
      check(() => fault),
      whole,
    ),
  ).toBe(fault);
});

test('other verdicts stand as they are', () => {
  expect(
    ask(
      pageAudit,
      check(() => pass),
      cut,
    ),
  ).toBe(pass);
  expect(
    ask(
      pageAudit,
      check(() => none),
      cut,
    ),
  ).toBe(none);
});
