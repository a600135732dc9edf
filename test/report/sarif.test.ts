import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSarif } from '../../src/report/sarif.ts';
import { CASES, empty, finding, sample } from './sample.ts';

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region?: { readonly startLine: number };
        };
      }[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly properties: { readonly url: string };
    }[];
    readonly properties?: { readonly engines: Readonly<Record<string, Readonly<Record<string, string>>>> };
  }[];
}

const ajv = new Ajv.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);
const errors = (text: string) => {
  validate(JSON.parse(text));
  return validate.errors ?? [];
};
const run = (text: string) => (JSON.parse(text) as Log).runs[0]!;

test('the schema refuses a log that is wrong', () => {
  const log = JSON.parse(toSarif(sample)) as { runs: { results: { level: string }[] }[] };
  log.runs[0]!.results[0]!.level = 'fatal';
  expect(errors(JSON.stringify(log))).not.toEqual([]);
});

describe('holds to the schema of SARIF 2.1.0', () => {
  test.each(CASES)('%s', (_, report) => {
    expect(errors(toSarif(report))).toEqual([]);
  });

  test('any finding', () => {
    const text = fc.string({ unit: 'binary' });
    const findings = fc.record({
      rule: text,
      code: text,
      title: text,
      message: text,
      fix: text,
      url: text,
      path: text,
      fingerprint: text,
    });
    fc.assert(
      fc.property(findings, fc.nat(), (given, line) => {
        expect(errors(toSarif({ ...empty, findings: [finding({ ...given, line })] }))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test('severity becomes a level, a place becomes a location', () => {
  const { results, tool } = run(toSarif(sample));
  expect(results.map(({ level }) => level)).toEqual([
    'error',
    'error',
    'warning',
    'warning',
    'warning',
    'warning',
    'note',
    'note',
  ]);
  expect(results[0]!.locations[0]!.physicalLocation).toEqual({
    artifactLocation: { uri: 'robots.txt' },
    region: { startLine: 4 },
  });
  expect(results[1]!.locations[0]!.physicalLocation.region).toBeUndefined();
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
});

test('one rule for all findings of it', () => {
  const findings = ['a', 'b', 'a', 'c', 'b'].map((rule, index) =>
    finding({ rule, fingerprint: String(index) }),
  );
  const { tool, results } = run(toSarif({ ...empty, findings }));
  expect(tool.driver.rules.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 0, 1, 1, 2]);
});

test('fingerprints do not depend on the order of findings or on the day', () => {
  const prints = (text: string) =>
    run(text).results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  const later = { ...sample, date: '2027-01-01T00:00:00.000Z', findings: sample.findings.toReversed() };
  expect(prints(toSarif(later)).toSorted()).toEqual(prints(toSarif(sample)).toSorted());
  expect(new Set(prints(toSarif(sample))).size).toBe(sample.findings.length);
});

test('text of a page is neither placeholder nor link', () => {
  const written = 'use {0} and [this](https://evil.example) \\';
  const { message } = run(toSarif({ ...empty, findings: [finding({ message: written })] })).results[0]!;
  expect(message.text).toBe('use {{0}} and \\[this\\](https://evil.example) \\\\');
});

const placed = (path: string) => run(toSarif({ ...empty, findings: [finding({ path })] })).results[0]!;
const uriOf = (path: string) => placed(path).locations[0]!.physicalLocation.artifactLocation.uri;

// GitHub refuses a file for one location that is absolute, empty or missing. Without the host previews compare.
test.each([
  ['/', './'],
  ['/a/b.html', 'a/b.html'],
  ['/ü', '%C3%BC'],
  ['/a|b', 'a%7Cb'],
  ['/%zz', '%25zz'],
  ['/a%20b?q={1}&r=`[x]', 'a%20b?q=%7B1%7D&r=%60%5Bx%5D'],
  ['/a:b', './a:b'],
  ['//evil.example/x', 'evil.example/x'],
  ['javascript:alert(1)', './javascript:alert(1)'],
  ['', './'],
])('the place of %j is the relative reference %s', (path, expected) => {
  expect(uriOf(path)).toBe(expected);
});

test('whatever the address is, its place is relative, RFC 3986 and not empty', () => {
  const reference = ajv.compile({ type: 'string', format: 'uri-reference', minLength: 1 });
  const address = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(address, fc.string({ unit: 'binary' }), (start, end) => {
      const uri = uriOf(start + end);
      expect([uri, reference(uri)]).toEqual([uri, true]);
      expect(uri).not.toMatch(/^(?:[a-z][a-z\d+.-]*:|\/)/i);
    }),
  );
});

test('the whole address stands in the properties', () => {
  const [result] = run(toSarif({ ...empty, findings: [finding({ url: 'https://example.com/a' })] })).results;
  expect(result!.properties.url).toBe('https://example.com/a');
});

test('a rule says the same of itself on every site', () => {
  const one = finding({ rule: 'title', code: 'missing', message: 'Title is missing' });
  const other = finding({ rule: 'title', code: 'long', message: 'Title has 99 characters' });
  const rules = [one, other].map((each) => run(toSarif({ ...empty, findings: [each] })).tool.driver.rules);
  expect(rules[0]).toEqual(rules[1]);
  expect(rules[0]![0]).toMatchObject({
    id: 'title',
    shortDescription: { text: 'The page has a title that names its topic' },
    fullDescription: { text: expect.stringMatching(/\S/) },
    help: { text: expect.stringMatching(/\S/) },
  });
});

test('a result says whether the baseline had it, where there was one', () => {
  const findings = [finding({ fingerprint: 'old' }), finding({ fingerprint: 'new' })];
  const states = (known?: readonly string[]) => {
    const log = JSON.parse(toSarif({ ...empty, findings, ...(known && { known }) }));
    expect(validate(log)).toBe(true);
    return log.runs[0].results.map(({ baselineState }: { baselineState?: string }) => baselineState);
  };
  expect(states()).toEqual([undefined, undefined]);
  expect(states(['old'])).toEqual(['new', 'unchanged']);
});

test('the matrix of answer engines stands in the properties of the run', () => {
  const { engines } = sample.crawler!;
  const { label, reach, read, quote, train } = engines[0]!;
  const told = run(toSarif(sample)).properties?.engines ?? {};
  expect(Object.keys(told)).toEqual(engines.map((row) => row.label));
  expect(told[label]).toEqual({
    reach: reach.verdict,
    read: read.verdict,
    quote: quote.verdict,
    train: train.verdict,
  });
  expect(run(toSarif(empty)).properties).toBeUndefined();
});
