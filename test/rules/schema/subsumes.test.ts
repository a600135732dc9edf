import { expect, test } from 'vitest';
import { pageFacts } from '../../../src/facts/page.ts';
import { exampleExchange, exampleSubject } from '../example-subject.ts';
import type { Example } from '../../../src/rules/page/page-rule.ts';
import { ask } from '../../../src/audits/judge.ts';
import { pageAudit } from '../../../src/audits/page.ts';
import { pageRules, type PageRuleId } from '../../../src/rules/page/rules.ts';
import type { Claim } from '../../../src/rules/rule.ts';
import { subjectOf } from '../../../src/rules/page/subject.ts';
import { exampleSchemaSubject } from './example-subject.ts';
import { schemaRules, type SchemaRuleId } from '../../../src/rules/schema/rules.ts';
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

/** What one audit asks in the words of two: the rule of the page fails where that of the Schema Audit does. */
const SAME: readonly (readonly [schema: SchemaRuleId, page: PageRuleId])[] = [
  ['schema-title', 'title'],
  ['schema-description', 'meta-description'],
  ['schema-canonical', 'canonical-self'],
  ['schema-single-h1', 'h1'],
  ['schema-open-graph', 'og-complete'],
  ['schema-og-addresses', 'og-complete'],
  ['schema-language', 'lang-declared'],
  ['schema-main-type', 'main-schema'],
  ['schema-website', 'website-name'],
];

test('the rule of the page reports what both ask', () => {
  const claims: readonly Claim[] = pageRules;
  for (const [schema, page] of SAME) expect(claims.find(({ id }) => id === page)?.subsumes).toContain(schema);
});

test('where a rule of the Schema Audit fails, the rule of the page that asks the same fails', () => {
  let failed = 0;
  for (const example of examples) {
    const subject = schemaSubject(exampleExchange(example));
    if (!subject.seen.isPage) continue;
    for (const [schema, page] of SAME) {
      const rule = rules.find(({ id }) => id === schema)!;
      if (rule.evaluate(subject).kind !== 'fail') continue;
      failed++;
      const kind = judgedBy(page, example);
      expect({ schema, example, kind }).toEqual({ schema, example, kind: 'fail' });
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
