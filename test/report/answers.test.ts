import { describe, expect, test } from 'vitest';
import { answersOf, type Answered } from '../../src/report/answers.ts';
import { orderOfWork, rankFindings } from '../../src/findings/rank.ts';
import { groupFindings } from '../../src/findings/group.ts';
import type { BotRow, PageRow } from '../../src/report/report.ts';
import { finding, sample } from './sample.ts';

const crawler = sample.crawler!;
const site = sample.site!;
const open = crawler.bots.map((bot): BotRow => ({ ...bot, allowed: true, probe: null }));
const healthy: Answered = {
  scores: { crawler: 100, schema: 95, pages: 95 },
  findings: [],
  crawler: { ...crawler, bots: open },
  schema: { ...sample.schema!, result: { ...sample.schema!.result, score: 95 } },
  site: {
    ...site,
    pages: Array.from({ length: 10 }, (_, index): PageRow => ({ ...site.pages[0]!, path: `/${index}` })),
  },
};
const words = (report: Answered) =>
  Object.fromEntries(answersOf(report).map(({ area, word }) => [area, word]));
const sentence = (report: Answered, area: string) =>
  answersOf(report).find((one) => one.area === area)!.sentence;

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

describe('reach', () => {
  const withBots = (change: (bot: BotRow) => BotRow): Answered => ({
    ...healthy,
    crawler: { ...crawler, bots: open.map(change) },
  });

  test.each<[string, (bot: BotRow) => BotRow, string]>([
    ['one bot blocked', (bot) => (bot.label === 'Googlebot' ? { ...bot, allowed: false } : bot), 'Partly'],
    ['all blocked', (bot) => ({ ...bot, allowed: false }), 'No'],
    [
      'training bots blocked',
      (bot) => (bot.purpose === 'training' ? { ...bot, allowed: false } : bot),
      'Yes',
    ],
    ['robots.txt not read', (bot) => ({ ...bot, allowed: null }), 'Unknown'],
    [
      'one bot refused by the server',
      (bot) =>
        bot.label === 'Bingbot'
          ? { ...bot, probe: { verdict: 'ua-blocked', accessible: false, vendor: null, note: '' } }
          : bot,
      'Partly',
    ],
  ])('%s: %s', (_name, change, word) => {
    expect(words(withBots(change))['reach']).toBe(word);
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

describe('order', () => {
  const shut = finding({
    rule: 'bots',
    audit: 'crawler',
    area: 'reach',
    severity: 'critical',
    score: 'crawler',
    points: 0,
  });
  const many = Array.from({ length: 9 }, (_, index) =>
    finding({ rule: 'many', severity: 'medium', points: 3, path: `/${index}` }),
  );
  const grave = finding({ rule: 'grave', severity: 'critical', points: 1 });
  const llms = finding({ rule: 'llms', audit: 'llms', severity: 'low', score: 'llms', points: 75 });
  const note = finding({ rule: 'note', severity: 'info', points: 0 });

  test('of work: what shuts engines out, then gain over all pages, then severity; notes are no work', () => {
    const groups = orderOfWork(groupFindings([note, llms, grave, ...many, shut]));
    expect(groups.map(({ rule }) => rule)).toEqual(['bots', 'many', 'grave', 'llms']);
  });

  test('of findings: severity, points, path', () => {
    const ranked = rankFindings([note, llms, ...many.toReversed(), grave, shut]);
    expect(ranked.map(({ rule, place }) => rule + place.path)).toEqual([
      'grave/',
      'bots/',
      ...many.map(({ place }) => `many${place.path}`),
      'llms/',
      'note/',
    ]);
  });
});
