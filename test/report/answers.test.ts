import { describe, expect, test } from 'vitest';
import type { Answered } from '../../src/findings/answers.ts';
import { answersOf } from '../../src/report/answers.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import type { EngineCell, EngineRow } from '../../src/findings/engines/cell.ts';
import type { PageRow } from '../../src/report/report.ts';
import { finding, sample } from './sample.ts';

const crawler = sample.crawler!;
const site = sample.site!;
const reached = (
  engine: EngineRow,
  verdict: EngineCell['verdict'],
  code: EngineCell['reason']['code'],
): EngineRow => ({
  ...engine,
  reach: { ...engine.reach, verdict, reason: { code, data: {} } },
});
const open = crawler.engines.map((engine) => reached(engine, 'yes', 'served'));
const healthy: Answered = {
  scores: { crawler: 100, schema: 95, pages: 95 },
  findings: [],
  crawler: { ...crawler, engines: open },
  schema: { ...sample.schema!, result: { ...sample.schema!.result, score: 95 } },
  site: {
    ...site,
    pages: Array.from({ length: 10 }, (_, index): PageRow => ({ ...site.pages[0]!, path: `/${index}` })),
  },
};
const words = (report: Answered) =>
  Object.fromEntries(answersOf(report, ENGLISH).map(({ area, word }) => [area, word]));
const sentence = (report: Answered, area: string) =>
  answersOf(report, ENGLISH).find((one) => one.area === area)!.sentence;

test('a healthy site has four times yes', () => {
  expect(words(healthy)).toEqual({ reach: 'Yes', read: 'Yes', understand: 'Yes', cite: 'Yes' });
});

test('only what was audited is answered', () => {
  const { crawler: _crawler, schema: _schema, site: _site, ...rest } = healthy;
  expect(words(rest)).toEqual({});
  expect(words({ ...rest, crawler: healthy.crawler! })).toEqual({ reach: 'Yes', read: 'Yes' });
  expect(words({ ...rest, site: healthy.site! })).toEqual({
    reach: 'Yes',
    read: 'Yes',
    understand: 'Yes',
    cite: 'Yes',
  });
});

test('pages that came say nothing of what bots may ask for', () => {
  const { crawler: _crawler, schema: _schema, ...rest } = healthy;
  const answered = (withoutRobots: number) => words({ ...rest, site: { ...healthy.site!, withoutRobots } });
  expect(answered(10)).toMatchObject({ reach: 'Unknown', read: 'Yes' });
  expect(answered(9)).toMatchObject({ reach: 'Yes' });
});

describe('reach', () => {
  const withEngines = (change: (engine: EngineRow) => EngineRow): Answered => ({
    ...healthy,
    crawler: { ...crawler, engines: open.map(change) },
  });
  const isPerplexity = ({ key }: EngineRow): boolean => key === 'perplexity';

  test.each<[string, (engine: EngineRow) => EngineRow, string]>([
    ['one engine blocked', (one) => (isPerplexity(one) ? reached(one, 'no', 'blocked') : one), 'Partly'],
    ['all blocked', (one) => reached(one, 'no', 'blocked'), 'No'],
    ['the home page closed to all', (one) => reached(one, 'no', 'home-closed'), 'No'],
    [
      'an engine without documentation',
      (one) => (one.status === 'unconfirmed' ? reached(one, 'unknown', 'undocumented-bots') : one),
      'Yes',
    ],
    ['robots.txt not read', (one) => reached(one, 'unknown', 'robots-unknown'), 'Unknown'],
    ['one in part', (one) => (isPerplexity(one) ? reached(one, 'partly', 'fetch-refused') : one), 'Partly'],
  ])('%s: %s', (_name, change, word) => {
    expect(words(withEngines(change))['reach']).toBe(word);
  });

  test('engines are named and counted, whatever number of bots each has', () => {
    const said = sentence(
      withEngines((one) => (isPerplexity(one) ? reached(one, 'no', 'blocked') : one)),
      'reach',
    );
    expect(said).toContain('Perplexity does not get in.');
    const active = open.filter(({ status }) => status === 'active').length;
    expect(sentence(healthy, 'reach')).toContain(`${active} of ${active} answer engines get in`);
  });

  test('pages that cannot be fetched count, wherever they are', () => {
    const lost = (count: number): Answered => ({
      ...healthy,
      findings: Array.from({ length: count }, (_, index) =>
        finding({ rule: 'http-ok', area: 'reach', severity: 'high', path: `/${index}` }),
      ),
    });
    expect([1, 4, 6].map((count) => words(lost(count))['reach'])).toEqual(['Partly', 'Partly', 'No']);
    expect(sentence(lost(4), 'reach')).toContain('4 of 10 pages cannot be fetched.');
  });
});

test('pages without text make the second answer, not the home page alone', () => {
  const findings = Array.from({ length: 3 }, (_, index) =>
    finding({ rule: 'server-rendered', area: 'read', severity: 'critical', path: `/${index}` }),
  );
  expect(words({ ...healthy, findings })['read']).toBe('Partly');
  expect(sentence({ ...healthy, findings }, 'read')).toContain('3 of 10 pages give no text');
});

test.each(['reach', 'read', 'understand', 'cite'] as const)(
  'no yes to %s beside a critical finding',
  (area) => {
    const findings = [finding({ rule: 'any', area, audit: 'crawler', severity: 'critical' })];
    expect(words({ ...healthy, findings })[area]).toBe('Partly');
  },
);

test('without a page there is no opinion on what is worth citing', () => {
  expect(words({ ...healthy, scores: { pages: null } })['cite']).toBe('Unknown');
});

test('half of the pages without a fault are partly, fewer are no', () => {
  const lost = (count: number): Answered => ({
    ...healthy,
    findings: Array.from({ length: count }, (_, index) =>
      finding({ rule: 'server-rendered', area: 'read', severity: 'high', path: `/${index}` }),
    ),
  });
  expect([0, 1, 5, 6].map((count) => words(lost(count))['read'])).toEqual(['Yes', 'Partly', 'Partly', 'No']);
});

test('scores of 90 are yes, of 50 partly', () => {
  const scored = (pages: number): Answered => ({ ...healthy, scores: { pages } });
  expect([90, 89, 50, 49].map((score) => words(scored(score))['cite'])).toEqual([
    'Yes',
    'Partly',
    'Partly',
    'No',
  ]);
});

test.each([
  ['medium', 'Partly'],
  ['low', 'Yes'],
  ['info', 'Yes'],
] as const)('a %s fault of one page leaves: %s', (severity, word) => {
  const findings = [finding({ rule: 'any', area: 'understand', audit: 'page', severity, path: '/1' })];
  expect(words({ ...healthy, findings })['understand']).toBe(word);
});
