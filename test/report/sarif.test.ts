import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderSarif } from '../../src/report/sarif.ts';
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
  const log = JSON.parse(renderSarif(sample)) as { runs: { results: { level: string }[] }[] };
  log.runs[0]!.results[0]!.level = 'fatal';
  expect(errors(JSON.stringify(log))).not.toEqual([]);
});

describe('holds to the schema of SARIF 2.1.0', () => {
  test.each(CASES)('%s', (_, report) => {
    expect(errors(renderSarif(report))).toEqual([]);
  });

  test('any finding', () => {
    const text = fc.string({ unit: 'binary' });
    const findings = fc.record({
      id: text,
      title: text,
      detail: text,
      fix: text,
      url: text,
      fingerprint: text,
    });
    fc.assert(
      fc.property(findings, fc.nat(), (given, line) => {
        expect(errors(renderSarif({ ...empty, findings: [finding({ ...given, line })] }))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test('severity becomes a level, a place becomes a location', () => {
  const { results, tool } = run(renderSarif(sample));
  expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning', 'note', 'note']);
  expect(results[0]!.locations[0]!.physicalLocation).toEqual({
    artifactLocation: { uri: 'example.com/robots.txt' },
    region: { startLine: 4 },
  });
  expect(results[1]!.locations[0]!.physicalLocation.region).toBeUndefined();
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
});

test('one rule for all findings of one id', () => {
  const findings = ['a', 'b', 'a', 'c', 'b'].map((id, index) => finding({ id, fingerprint: String(index) }));
  const { tool, results } = run(renderSarif({ ...empty, findings }));
  expect(tool.driver.rules.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 1, 0, 2, 1]);
});

test('fingerprints do not depend on the order of findings or on the day', () => {
  const prints = (text: string) =>
    run(text).results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  const later = { ...sample, date: '2027-01-01T00:00:00.000Z', findings: sample.findings.toReversed() };
  expect(prints(renderSarif(later)).toSorted()).toEqual(prints(renderSarif(sample)).toSorted());
  expect(new Set(prints(renderSarif(sample))).size).toBe(sample.findings.length);
});

test('text of a page is neither placeholder nor link', () => {
  const title = 'use {0} and [this](https://evil.example) \\';
  const { message } = run(renderSarif({ ...empty, findings: [finding({ title })] })).results[0]!;
  expect(message.text).toBe('use {{0}} and \\[this\\](https://evil.example) \\\\');
});

const placed = (url: string) => run(renderSarif({ ...empty, findings: [finding({ url })] })).results[0]!;
const uriOf = (url: string) => placed(url).locations[0]!.physicalLocation.artifactLocation.uri;

// GitHub refuses a file for one location that is absolute, empty or missing.
test.each([
  ['https://example.com/', 'example.com/'],
  ['http://example.com/a/b.html', 'example.com/a/b.html'],
  ['https://example.com/ü', 'example.com/%C3%BC'],
  ['https://example.com/a|b', 'example.com/a%7Cb'],
  ['https://example.com/%zz', 'example.com/%25zz'],
  ['https://example.com/a%20b?q={1}&r=`[x]', 'example.com/a%20b?q=%7B1%7D&r=%60%5Bx%5D'],
  ['https://example.com:8080/a:b', 'example.com%3A8080/a:b'],
  ['http://[::1]:8080/', '%5B%3A%3A1%5D%3A8080/'],
  ['javascript:alert(1)', 'javascript%3Aalert(1)'],
  ['', 'example.com'],
])('the place of %j is the relative reference %s', (url, expected) => {
  expect(uriOf(url)).toBe(expected);
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
  expect(placed('https://example.com/a').properties.url).toBe('https://example.com/a');
});

test('a rule has the three texts that GitHub requires', () => {
  const bare = finding({ detail: '', fix: '', title: 'No title' });
  const [rule] = run(renderSarif({ ...empty, findings: [bare] })).tool.driver.rules;
  expect(rule).toMatchObject({
    shortDescription: { text: 'No title' },
    fullDescription: { text: 'No title' },
    help: { text: 'No title' },
  });
});

test('a result says whether the baseline had it, where there was one', () => {
  const findings = [finding({ fingerprint: 'old' }), finding({ fingerprint: 'new' })];
  const states = (known?: ReadonlySet<string>) => {
    const log = JSON.parse(renderSarif({ ...empty, findings, ...(known && { known }) }));
    expect(validate(log)).toBe(true);
    return log.runs[0].results.map(({ baselineState }: { baselineState?: string }) => baselineState);
  };
  expect(states()).toEqual([undefined, undefined]);
  expect(states(new Set(['old']))).toEqual(['unchanged', 'new']);
});
