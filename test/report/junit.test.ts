import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { toJunit } from '../../src/report/junit.ts';
import type { Report } from '../../src/report/report.ts';
import { FINDING_SEVERITIES } from '../../src/rules/severity.ts';
import { CASES, empty, finding, sample } from './sample.ts';

/** An element in document order, as the parser's ordered form has it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  processEntities: { maxTotalExpansions: 1_000_000, maxExpandedLength: 10_000_000 },
});

type Raw = Readonly<Record<string, unknown>>;

function element(raw: Raw): Element {
  const name = Object.keys(raw).find((key) => key !== ':@')!;
  const inside = raw[name] as readonly Raw[];
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: inside.filter((child) => !('#text' in child)).map(element),
    text: inside.map((child) => (child['#text'] as string | undefined) ?? '').join(''),
  };
}

function read(report: Report): Element {
  const text = toJunit(report);
  expect(XMLValidator.validate(text)).toBe(true);
  const top = (parser.parse(text) as Raw[]).filter((raw) => !('?xml' in raw)).map(element);
  expect(top).toHaveLength(1);
  return top[0]!;
}

const COUNT = /^\d+$/;
const SECONDS = /^\d+(\.\d+)?$/;

/** Attributes that the schema of windyroad/JUnit-Schema requires, and what their values look like. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  testsuites: {},
  testsuite: {
    id: COUNT,
    package: /\S/,
    name: /\S/,
    timestamp: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
    hostname: /\S/,
    tests: COUNT,
    failures: COUNT,
    errors: COUNT,
    time: SECONDS,
  },
  testcase: { name: /\S/, classname: /\S/, time: SECONDS },
  failure: { type: /\S/, message: /^/ },
  properties: {},
  property: { name: /\S/, value: /\S/ },
  'system-out': {},
  'system-err': {},
};

/** Children that each element may have, as a pattern over their names in order. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  testsuites: /^(testsuite )*$/,
  testsuite: /^properties (testcase )*system-out system-err $/,
  testcase: /^(failure )?$/,
  failure: /^$/,
  properties: /^(property )*$/,
  property: /^$/,
  'system-out': /^$/,
  'system-err': /^$/,
};

function faults({ name, attributes, children }: Element): string[] {
  const required = REQUIRED[name] ?? {};
  const missing = Object.entries(required)
    .filter(([key, pattern]) => attributes[key] === undefined || !pattern.test(attributes[key]))
    .map(([key]) => `${name}@${key}`);
  const extra = Object.keys(attributes).filter((key) => required[key] === undefined);
  const order = children.map((child) => `${child.name} `).join('');
  const wrong = CONTENT[name]?.test(order) === true ? [] : [`${name}: ${order}`];
  return [...missing, ...extra, ...wrong, ...children.flatMap(faults)];
}

describe('holds to the rules of the JUnit schema', () => {
  test.each(CASES)('%s', (_, report) => {
    expect(faults(read(report))).toEqual([]);
  });

  test('counts are those of the cases', () => {
    const suites = read(sample).children;
    for (const { attributes, children } of suites) {
      const cases = children.filter(({ name }) => name === 'testcase');
      expect(Number(attributes['tests'])).toBe(cases.length);
      expect(Number(attributes['failures'])).toBe(cases.filter((one) => one.children.length > 0).length);
    }
    const sum = (key: string) => suites.reduce((total, { attributes }) => total + Number(attributes[key]), 0);
    expect(sum('tests')).toBe(sample.findings.length);
    expect(sum('failures')).toBe(sample.findings.filter(({ severity }) => severity !== 'info').length);
  });
});

test('the rules refuse what is wrong', () => {
  const bad: Element = { name: 'testcase', attributes: { name: 'x', skipped: '1' }, children: [], text: '' };
  expect(faults(bad)).toEqual(['testcase@classname', 'testcase@time', 'skipped']);
});

test('a hostile message comes back as it was, with what is not seen by its number', () => {
  const title = '<a b="c">&amp;\'\n\t]]> \u0000\ud800';
  const suite = read({ ...empty, findings: [finding({ message: title, fix: title })] }).children[0]!;
  const failure = suite.children[1]!.children[0]!;
  const safe = '<a b="c">&amp;\'\n\t]]> \\u{0}\\u{D800}';
  expect(failure.attributes['message']).toBe(safe);
  expect(failure.text).toContain(safe);
});

describe('a failure is what fails the run', () => {
  const findings = FINDING_SEVERITIES.map((severity) => finding({ severity, fix: `Detail of ${severity}` }));

  test.each(FINDING_SEVERITIES.map((_, index) => index))('%i of the severities', (count) => {
    const failing = FINDING_SEVERITIES.slice(0, count);
    const suite = read({ ...empty, findings, failing }).children[0]!;
    expect(suite.attributes).toMatchObject({ tests: '5', failures: String(count) });
    const output = suite.children.find(({ name }) => name === 'system-out')!.text;
    // What fails nothing is told all the same.
    for (const severity of FINDING_SEVERITIES)
      expect(output.includes(`Detail of ${severity}`)).toBe(!failing.includes(severity));
  });
});

test('what the baseline had already is a test that does not fail', () => {
  const findings = [finding({ fingerprint: 'old' }), finding({ fingerprint: 'new' })];
  const [suite] = read({ ...empty, findings, known: ['old'] }).children;
  expect(suite!.attributes).toMatchObject({ tests: '2', failures: '1' });
});

// A file without a test is an error to Jenkins and Bamboo: "None of the test reports contained any result".
test.each<[string, Partial<Report>, number, number]>([
  ['without findings', {}, 1, 0],
  ['whose findings are notes', { findings: [finding({ severity: 'info' })] }, 1, 0],
  ['whose findings the baseline had', { findings: [finding({ fingerprint: 'x' })], known: ['x'] }, 1, 0],
  ['with a finding', { findings: [finding({})] }, 1, 1],
])('a run %s has a test', (_, report, tests, failures) => {
  const [suite, ...others] = read({ ...empty, ...report }).children;
  expect(others).toEqual([]);
  expect(suite!.attributes).toMatchObject({ tests: String(tests), failures: String(failures) });
  expect(suite!.children.filter(({ name }) => name === 'testcase')).toHaveLength(tests);
});

test('the matrix of answer engines stands in the properties of the first suite', () => {
  const [first = '', ...others] = toJunit(sample).split('</testsuite>');
  const { label, reach } = sample.crawler!.engines[0]!;
  expect(first).toMatch(new RegExp(`<property name="${label}" value="Reach: ${reach.verdict}, `));
  expect(first.match(/<property /g)).toHaveLength(sample.crawler!.engines.length);
  expect(others.join('')).not.toMatch('<property ');
  expect(toJunit(empty)).not.toMatch('<property ');
});
