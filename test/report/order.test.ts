import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { causesOf, rankFindings, repairsOf } from '../../src/findings/rank.ts';
import { auditAnswer } from '../../src/cli/mcp/details.ts';
import { withFindings } from '../../src/report/build.ts';
import { toCsv } from '../../src/report/csv.ts';
import { toHtml } from '../../src/report/html.ts';
import { printableJson } from '../../src/report/json.ts';
import { toJunit } from '../../src/report/junit.ts';
import { toLlm } from '../../src/report/llm.ts';
import { toMarkdown } from '../../src/report/markdown.ts';
import { toSarif } from '../../src/report/sarif.ts';
import { toText } from '../../src/report/text.ts';
import { FINDING_SEVERITIES } from '../../src/rules/severity.ts';
import { EFFORTS } from '../../src/rules/rule.ts';
import { rules } from '../../src/rules/rules.ts';
import { empty, finding } from './sample.ts';

/** Causes in the order in which a text names them first. */
const namedIn = (text: string) => [...new Set(text.match(/Cause \d+/g))];
const section = (text: string, id: string) =>
  text.slice(text.indexOf(`<section id="${id}"`)).split('</section>', 1)[0] ?? '';

/** Forms that name all findings, and forms that name what is to be done. */
const ALL = {
  text: (report) => toText(report, { detail: 'whole' }),
  HTML: (report) => section(toHtml(report), 'findings'),
  Markdown: toMarkdown,
  CSV: toCsv,
  SARIF: (report) => toSarif(report).slice(toSarif(report).indexOf('"results"')),
  JUnit: (report) => toJunit({ ...report, failing: FINDING_SEVERITIES }),
  JSON: (report) => printableJson(withFindings(report, report.findings).findings),
} satisfies Record<string, (report: typeof empty) => string>;
const TO_DO = {
  text: (report) => toText(report),
  HTML: (report) => section(toHtml(report), 'to-do'),
  brief: toLlm,
} satisfies Record<string, (report: typeof empty) => string>;

const SITE_SCORES = ['crawler', 'schema', 'pages'] as const;
const cause = fc.record({
  severity: fc.constantFrom(...FINDING_SEVERITIES),
  effort: fc.constantFrom(...EFFORTS),
  audit: fc.constantFrom('crawler' as const, 'page' as const, 'site' as const),
  area: fc.constantFrom('reach' as const, 'cite' as const),
  score: fc.constantFrom(...SITE_SCORES),
  points: fc.nat({ max: 20 }),
  pages: fc.integer({ min: 1, max: 4 }),
});
const reports = fc.array(cause, { minLength: 1, maxLength: 14 }).chain((causes) =>
  fc
    .shuffledSubarray(
      causes.flatMap(({ pages, ...given }, index) =>
        Array.from({ length: pages }, (_, at) =>
          finding({ rule: `rule-${index}`, title: `Cause ${index} .`, path: `/${at}`, ...given }),
        ),
      ),
      { minLength: 1 },
    )
    .map((findings) => ({ ...empty, findings })),
);

/** Findings in the order in which a form lists each of them, by what tells them apart. */
const EACH = {
  JSON: (report) => withFindings(report, report.findings).findings.map(nameOf),
  SARIF: (report) =>
    JSON.parse(toSarif(report)).runs[0].results.map(
      (one: { partialFingerprints: Readonly<Record<string, string>> }) =>
        Object.values(one.partialFingerprints)[0],
    ),
  CSV: (report) => toCsv(report).match(/(?<=")[0-9a-f]{16}(?=")/g) ?? [],
} satisfies Record<string, (report: typeof empty) => readonly string[]>;
const nameOf = ({ fingerprint }: { readonly fingerprint: string }): string => fingerprint;

describe('any two forms name the same causes in the same order', () => {
  test('what an assistant is told: all causes, as far as its answer has room', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const { data, text } = auditAnswer(report, 'audit-1');
        const order = causesOf(report.findings);
        const told = data['findings'] as readonly { readonly rule: string }[];
        expect(told.map(({ rule }) => rule)).toEqual(order.map(({ rule }) => rule));
        const work = repairsOf(report.findings).map(({ title }) => title.slice(0, -2));
        const named = namedIn(text);
        expect(named).toEqual(work.slice(0, named.length));
      }),
      { numRuns: 30 },
    );
  });

  test('each finding, in the forms that list all of them', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const order = rankFindings(report.findings).map(nameOf);
        for (const [name, form] of Object.entries(EACH)) expect([name, form(report)]).toEqual([name, order]);
      }),
      { numRuns: 30 },
    );
  });

  test('all of them', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const order = causesOf(report.findings).map(({ title }) => title.slice(0, -2));
        for (const [name, form] of Object.entries(ALL))
          expect([name, namedIn(form(report))]).toEqual([name, order]);
      }),
      { numRuns: 30 },
    );
  });

  test('what is to be done: ten things, and all that is critical', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const work = repairsOf(report.findings);
        const order = work.map(({ title }) => title.slice(0, -2));
        const first = work.filter(({ severity }, at) => at < 10 || severity === 'critical').length;
        for (const [name, form] of Object.entries(TO_DO))
          expect([name, namedIn(form(report))]).toEqual([
            name,
            name === 'brief' ? order : order.slice(0, first),
          ]);
      }),
      { numRuns: 30 },
    );
  });
});

const shut = finding({ rule: 'bots', audit: 'crawler', area: 'reach', severity: 'critical' });
const grave = (rule: string, given: Parameters<typeof finding>[0] = {}) =>
  finding({ rule, severity: 'critical', points: 1, ...given });
const many = Array.from({ length: 9 }, (_, index) =>
  finding({ rule: 'many', severity: 'medium', points: 3, path: `/${index}` }),
);
const llms = finding({ rule: 'llms', audit: 'llms', severity: 'medium', score: 'llms', points: 75 });
const note = finding({ rule: 'note', severity: 'info', points: 0 });

test('what shuts engines out, then severity, points over all pages, effort, and the name', () => {
  const found = [
    note,
    llms,
    ...many,
    grave('b'),
    grave('line', { effort: 'line' }),
    grave('two', { path: '/1' }),
    grave('two', { path: '/2' }),
    grave('a'),
    shut,
  ];
  const expected = ['bots', 'two', 'line', 'a', 'b', 'many', 'llms', 'note'];
  expect(causesOf(found).map(({ rule }) => rule)).toEqual(expected);
  expect(causesOf(found.toReversed()).map(({ rule }) => rule)).toEqual(expected);
  expect(repairsOf(found).map(({ rule }) => rule)).toEqual(expected.slice(0, -1));
});

test('points of different scores do not add up', () => {
  const both = [
    grave('both', { score: 'schema', points: 6 }),
    grave('both', { score: 'pages', points: 6, path: '/a' }),
  ];
  expect(causesOf([...both, grave('one', { points: 7 })]).map(({ rule }) => rule)).toEqual(['one', 'both']);
});

test('findings of one cause stay together, the worst first', () => {
  const found = [grave('a', { path: '/2' }), note, grave('b', { points: 9 }), grave('a', { path: '/1' })];
  expect(rankFindings(found).map(({ rule, place }) => rule + place.path)).toEqual([
    'b/',
    'a/1',
    'a/2',
    'note/',
  ]);
});

test('no fault of which no effect was measured is critical or high', () => {
  const unmeasured = rules.filter(({ grade, why }) => grade === 'weak' || /no effect/i.test(why));
  expect(unmeasured.length).toBeGreaterThan(0);
  for (const { id, faults } of unmeasured)
    for (const { severity } of Object.values(faults)) expect([id, severity]).not.toContain('high');
});

test('every critical cause is in the open, however many there are', () => {
  const findings = Array.from({ length: 30 }, (_, index) =>
    grave(`rule-${index}`, { title: `Cause ${index} .`, area: 'cite' }),
  );
  const report = { ...empty, findings: [...findings, ...many] };
  expect(namedIn(toText(report))).toHaveLength(30);
  expect(namedIn(section(toHtml(report), 'to-do'))).toHaveLength(30);
  const [open = ''] = section(toHtml(report), 'findings').split('class="fold"');
  expect(namedIn(open)).toHaveLength(30);
});

test.each([
  ['Markdown', toMarkdown],
  ['the brief', toLlm],
])('%s leaves out no critical cause, however long the texts to paste are', (_, form) => {
  const findings = Array.from({ length: 30 }, (__, index) =>
    grave(`rule-${index}`, { title: `Cause ${index} .`, paste: 'x'.repeat(3900), fix: `Repair ${index}` }),
  );
  const text = form({ ...empty, findings: [...findings, ...many] });
  expect(namedIn(text)).toHaveLength(30);
  expect(new Set(text.match(/Repair \d+/g)).size).toBe(30);
  expect(Buffer.byteLength(text)).toBeLessThan(61 * 1024);
});
