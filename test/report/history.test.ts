import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { buildReport, summaryOfRun, toHtml, toMarkdown, toText } from '../../src/report/index.ts';
import { hostOf, withHistory } from '../../src/report/history.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import type { RunSummary } from '../../src/report/report.ts';
import { trendOf } from '../../src/report/trend.ts';
import { empty, sample } from './sample.ts';

const run = (given: Partial<RunSummary>): RunSummary => ({
  ...summaryOfRun(sample),
  date: '2026-10-01T10:00:00.000Z',
  ...given,
});

test('a summary keeps scores, counts, engines and the number of fingerprints', () => {
  const prints = new Set(sample.findings.map(({ fingerprint }) => fingerprint));
  expect(summaryOfRun(sample)).toEqual({
    host: 'example.com',
    date: sample.date,
    version: sample.version,
    scores: sample.scores,
    counts: { critical: 1, high: 1, medium: 4, low: 1, info: 1 },
    findings: prints.size,
    engines: { reach: expect.any(Number), known: expect.any(Number) },
  });
  expect(summaryOfRun(empty)).toMatchObject({ counts: {}, findings: 0, engines: null });
});

test.each([
  ['example.com', undefined, 'example.com'],
  ['HTTPS://Example.com:8443/docs/', undefined, 'example.com:8443'],
  ['example.com/docs', 'https://www.example.com/docs/', 'www.example.com'],
  ['a page.html', undefined, ''],
])('%s is of the host %s', (target, audited, host) => {
  expect(hostOf({ ...empty, target, ...(audited !== undefined && { audited }) })).toBe(host);
});

test('runs of the same host alone, before this one, oldest first, each once', () => {
  const runs = ['2026-10-03', '2026-10-01', '2026-10-03', '2027-01-01'].map((day) =>
    run({ date: `${day}T10:00:00.000Z` }),
  );
  const { history } = withHistory(sample, [...runs, run({ host: 'other.example' })]);
  expect(history?.map(({ date }) => date.slice(0, 10))).toEqual(['2026-10-01', '2026-10-03']);
});

test('a library gives them to buildReport', () => {
  const given = { target: 'example.com', date: sample.date, history: [run({})] };
  expect(buildReport(given).history).toHaveLength(1);
  expect(buildReport({ ...given, history: undefined }).history).toBeUndefined();
});

test('every form for people shows how the runs went', () => {
  const report = withHistory(sample, [run({ scores: { pages: 55, crawler: null }, findings: 40 })]);
  const sentence = /2 runs since 2026-10-01: .*55 → 70, findings 40 → \d+\./;
  expect(trendOf(report, ENGLISH)?.sentence).toMatch(sentence);
  const line = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('\\', '');
  for (const detail of ['short', 'whole'] as const)
    expect(line(toText(report, { detail }))).toMatch(sentence);
  expect(line(toMarkdown(report))).toMatch(sentence);
  const page = toHtml(report);
  expect(
    JSON.stringify(parse(page), (key, value: unknown) => (key === 'parentNode' ? undefined : value)),
  ).toContain('Pages, overall: 55, 70');
  // A score that one run alone has makes no line.
  expect(page).not.toContain('Crawler access: unknown');
});

test.each([
  ['without an earlier run', withHistory(sample, [])],
  ['without a history', sample],
])('%s there is no trend', (_, report) => {
  expect(trendOf(report, ENGLISH)).toBeNull();
  expect(toHtml(report)).not.toContain('id="trend"');
});
