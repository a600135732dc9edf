import { expect, test } from 'vitest';
import { pageFacts } from '../../../src/facts/page.ts';
import { exampleExchange, exampleSubject } from '../example-subject.ts';
import type { Example } from '../../../src/rules/page/page-rule.ts';
import { ask } from '../../../src/audits/judge.ts';
import { pageAudit } from '../../../src/audits/page.ts';
import { pageRules } from '../../../src/rules/page/rules.ts';
import { subjectOf } from '../../../src/rules/page/subject.ts';
import { exampleSchemaSubject } from './example-subject.ts';
import { schemaRules } from '../../../src/rules/schema/rules.ts';
import type { SchemaRule } from '../../../src/rules/schema/schema-rule.ts';
import { schemaSubject } from '../../../src/rules/schema/subject.ts';

const rules: readonly SchemaRule[] = schemaRules;

/** Pages that show the faults of both audits. */
const examples: readonly Example[] = [...pageRules, ...rules].flatMap(({ examples: own }) =>
  [...own.pass, ...own.fail, ...(own.partly ?? [])].flatMap((example): Example[] => {
    if (typeof example === 'string') return [example];
    const isWhole = 'html' in example && !('repeated' in example) && !('truncated' in example);
    return isWhole && example.status === undefined ? [example] : [];
  }),
);

/** Each page is read once for each audit, whichever rules ask. */
const pages = new Map<Example, ReturnType<typeof subjectOf>>();
const pageOf = (example: Example) => {
  const known = pages.get(example);
  if (known !== undefined) return known;
  const subject =
    typeof example === 'string' ? exampleSubject(example) : subjectOf(pageFacts(exampleExchange(example)));
  pages.set(example, subject);
  return subject;
};

const judgedBy = (id: string, example: Example) => {
  const rule = pageRules.find((one) => one.id === id);
  return rule === undefined ? null : ask(pageAudit, rule, pageOf(example)).kind;
};

/** Of what these ask, the rules that they subsume ask the same function of the same facts. */
const SAME = rules.filter(({ id }) =>
  [
    'schema-title',
    'schema-description',
    'schema-canonical',
    'schema-single-h1',
    'schema-open-graph',
    'schema-og-addresses',
    'schema-language',
    'schema-main-type',
    'schema-website',
  ].includes(id),
);

test('what is subsumed is a rule of a page', () => {
  const known = new Set<string>(pageRules.map(({ id }) => id));
  const named = rules.flatMap(({ subsumes = [] }) => subsumes);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test('where a rule fails, the first rule that it subsumes fails', () => {
  let failed = 0;
  for (const example of examples) {
    const subject = schemaSubject(exampleExchange(example));
    if (!subject.seen.isPage) continue;
    for (const { id, evaluate, subsumes = [] } of SAME) {
      if (evaluate(subject).kind !== 'fail') continue;
      failed++;
      const [first = ''] = subsumes;
      expect({ id, example, first, kind: judgedBy(first, example) }).toEqual({
        id,
        example,
        first,
        kind: 'fail',
      });
    }
  }
  expect(failed).toBeGreaterThan(1_000);
});

test('where a block cannot be read or a date, the rule that subsumes it fails as well', () => {
  const above = (id: string) => rules.filter(({ subsumes = [] }) => subsumes.includes(id));
  for (const id of ['schema-valid', 'schema-dates']) {
    const found = examples.filter((example) => judgedBy(id, example) === 'fail');
    expect(found.length).toBeGreaterThan(1);
    for (const example of found) {
      const subject = schemaSubject(exampleExchange(example));
      const kinds = above(id).map(({ evaluate }) => evaluate(subject).kind);
      expect({ id, example, kinds }).toMatchObject({ kinds: expect.arrayContaining(['fail']) });
    }
  }
});

test('what keeps structured data from being read has a name for the page audit', () => {
  const { evaluate } = pageRules.find(({ id }) => id === 'schema-valid')!;
  const problems = rules
    .flatMap(({ examples: { fail } }) => fail)
    .filter((example) => typeof example === 'object' || example.length < 10_000)
    .flatMap((example) => {
      const verdict = evaluate(subjectOf(exampleSchemaSubject(example).page));
      return verdict.kind === 'fail' && verdict.found[0]?.code === 'unreadable' ? verdict.found : [];
    });
  expect(problems.length).toBeGreaterThan(30);
  expect(problems.filter(({ data }) => data['problem'] === '')).toEqual([]);
});
