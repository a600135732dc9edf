import { describe, expect, test } from 'vitest';
import { answersOf } from '../../src/report/answers.ts';
import { bandOf } from '../../src/report/band.ts';
import { agreement, decidingLine, permission, served } from '../../src/report/bots.ts';
import { pagesText, pointsText, ranked } from '../../src/report/findings.ts';
import type { BotRow, CrawlerReport, Report } from '../../src/report/model.ts';
import { plain, plainLine } from '../../src/report/plain.ts';
import { scoresOf } from '../../src/report/scores.ts';
import { empty, finding, sample } from './sample.ts';

const crawler = sample.crawler!;
const site = sample.site!;
const [first] = crawler.bots;
const row = (given: Partial<BotRow>): BotRow => ({ ...first!, probe: null, ...given });
const probe = (accessible: boolean | null) => ({ verdict: 'v', accessible, vendor: null, note: '' });

/** The words of the answers of a report. */
const words = (report: Partial<Report>) => answersOf({ ...empty, ...report }).map(({ word }) => word);
const withBots = (bots: readonly BotRow[]): CrawlerReport => ({ ...crawler, bots });
const withVisit = (visit: Partial<CrawlerReport['result']['crawlSim']>): CrawlerReport => ({
  ...crawler,
  result: { ...crawler.result, crawlSim: { ...crawler.result.crawlSim, ...visit } },
});

describe('can AI engines reach it', () => {
  const reach = (...bots: readonly BotRow[]) => answersOf({ ...empty, crawler: withBots(bots) })[0]!;

  test('yes when every bot that matters is let in and served', () => {
    expect(reach(row({ allowed: true }), row({ allowed: true, probe: probe(true) })).word).toBe('Yes');
  });

  test('partly when some are kept out or turned away', () => {
    expect(reach(row({ allowed: true }), row({ allowed: false, label: 'Shut' }))).toMatchObject({
      word: 'Partly',
      sentence: 'robots.txt keeps out Shut.',
    });
    expect(
      reach(row({ allowed: true }), row({ allowed: true, label: 'Away', probe: probe(false) })),
    ).toMatchObject({
      word: 'Partly',
      sentence: 'The server turns away Away.',
    });
  });

  test('a bot that robots.txt keeps out is not told as turned away too', () => {
    const shut = row({ allowed: false, label: 'Shut', probe: probe(false) });
    expect(reach(row({ allowed: true }), shut)).toMatchObject({
      word: 'Partly',
      sentence: 'robots.txt keeps out Shut.',
    });
  });

  test('a home page without text shuts out no bot that was not tried', () => {
    const bots = [row({ allowed: true }), row({ allowed: false, label: 'Shut' })];
    const [answer] = answersOf({ ...empty, crawler: { ...withVisit({ accessible: false }), bots } });
    expect(answer).toMatchObject({ word: 'Partly', sentence: 'robots.txt keeps out Shut.' });
  });

  test('no when none comes through', () => {
    expect(reach(row({ allowed: false }), row({ allowed: true, probe: probe(false) })).word).toBe('No');
  });

  test('no when the tried bots are turned away with the browser, partly when it is by their names', () => {
    const bots = [row({ allowed: true }), row({ allowed: true, label: 'Away', probe: probe(false) })];
    const shut = (accessible: boolean, others: readonly BotRow[] = []) =>
      answersOf({ ...empty, crawler: { ...withVisit({ accessible }), bots: [...bots, ...others] } })[0]!;
    expect(shut(false)).toMatchObject({ word: 'No', sentence: expect.stringContaining('nor to a browser') });
    expect(shut(true)).toMatchObject({ word: 'Partly', sentence: 'The server turns away Away.' });
    expect(shut(false, [row({ allowed: true, probe: probe(true) })]).word).toBe('Partly');
  });

  test('unknown when robots.txt could not be read', () => {
    expect(reach(row({ allowed: true }), row({ allowed: null })).word).toBe('Unknown');
  });

  test('keeping training bots, tokens and bots of little impact out changes nothing', () => {
    const policy = (['training', 'token-only', 'agent'] as const).map((purpose) =>
      row({ allowed: false, purpose }),
    );
    expect(reach(row({ allowed: true }), ...policy, row({ allowed: false, impact: 'low' })).word).toBe('Yes');
  });

  test('a visit whose end could not be told turns nobody away', () => {
    expect(reach(row({ allowed: true, probe: probe(null) })).word).toBe('Yes');
  });

  test('a page without text, the same for a browser, turns nobody away', () => {
    const shell = { ...probe(false), verdict: 'same' };
    expect(reach(row({ allowed: true, probe: shell })).word).toBe('Yes');
  });

  test('a refusal that may be meant for impostors turns nobody away', () => {
    const doubted = { ...probe(false), verdict: 'inconclusive' };
    expect(reach(row({ allowed: true, probe: doubted })).word).toBe('Yes');
  });

  test('four names are listed, the rest is counted', () => {
    const shut = (count: number) =>
      reach(
        row({ allowed: true }),
        ...Array.from({ length: count }, (_, index) => row({ allowed: false, label: `B${index}` })),
      );
    expect(shut(4).sentence).toBe('robots.txt keeps out B0, B1, B2, B3.');
    expect(shut(5).sentence).toBe('robots.txt keeps out B0, B1, B2, B3 and 1 more.');
  });
});

describe('can they read it', () => {
  test('a page given to agents alone says what the browser met', () => {
    const visit = { status: 403, blockingSignals: ['http-status: 403', 'challenge: x'] };
    expect(answersOf({ ...empty, crawler: withVisit(visit) })[1]).toMatchObject({
      word: 'Partly',
      sentence:
        'The AI agents that were tried get the text, but a browser met: http-status: 403, challenge: x.',
    });
  });

  test.each(['meta-robots: noindex', 'x-robots-tag: noindex', 'meta-robots: unavailable_after'])(
    'what the page says of itself is not met by a browser: %s',
    (signal) => {
      expect(answersOf({ ...empty, crawler: withVisit({ blockingSignals: [signal] }) })[1]).toMatchObject({
        word: 'Partly',
        sentence: `The text is there, but the page says: ${signal}.`,
      });
    },
  );

  test.each([
    [{}, 'Yes'],
    [{ status: 0, accessible: false }, 'Unknown'],
    [{ status: 403, accessible: false, wafDetected: 'Cloudflare' }, 'No'],
  ])('%j: %s', (visit, word) => {
    expect(words({ crawler: withVisit(visit) })[1]).toBe(word);
  });
});

test.each([
  [100, 'Yes'],
  [90, 'Yes'],
  [89, 'Partly'],
  [50, 'Partly'],
  [49, 'Hardly'],
  [0, 'Hardly'],
])('a score of %i answers %s', (score, word) => {
  const schema = { ...sample.schema!, result: { ...sample.schema!.result, score } };
  const summary = { ...site.summary, pages: 1, scoreSum: score };
  expect(words({ schema, site: { ...site, summary } })).toEqual([word, word]);
});

test('an audit that did not run answers and scores nothing', () => {
  expect(answersOf(empty)).toEqual([]);
  expect(scoresOf(empty)).toEqual([]);
});

test('a site without an audited page has an unknown answer and no mean', () => {
  const none = { ...site, summary: { ...site.summary, pages: 0, scoreSum: 0 } };
  expect(words({ site: none })).toEqual(['Unknown']);
  expect(scoresOf({ ...empty, site: none })).toEqual([]);
});

test('means of a site are rounded once', () => {
  const summary = {
    ...site.summary,
    pages: 3,
    scoreSum: 200,
    technicalSum: 100,
    contentSum: 1,
    aiSeoSum: 299,
  };
  expect(scoresOf({ ...empty, site: { ...site, summary } }).map(({ score }) => score)).toEqual([
    67, 33, 0, 100,
  ]);
});

test.each([
  [90, 'good'],
  [89, 'fair'],
  [50, 'fair'],
  [49, 'poor'],
])('%i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

describe('declared against actual', () => {
  test.each([
    [true, true, 'agrees'],
    [false, false, 'agrees'],
    [true, false, 'differs'],
    [false, true, 'robots-only'],
    [null, true, 'unknown'],
    [true, null, 'unknown'],
  ])('allowed %s, served %s: %s', (allowed, accessible, state) => {
    expect(agreement(row({ allowed, probe: probe(accessible) })).state).toBe(state);
  });

  test.each([
    [true, 'same', 'no text', 'agrees'],
    [false, 'same', 'no text', 'robots-only'],
    [true, 'refused-for-all', 'refused', 'differs'],
    [true, 'inconclusive', 'unknown', 'unknown'],
  ])('allowed %s, no text and %s: %s, %s', (allowed, verdict, actual, state) => {
    const visited = row({ allowed, probe: { ...probe(false), verdict } });
    expect(served(visited)).toBe(actual);
    expect(agreement(visited).state).toBe(state);
  });

  test('a bot that was not tried is unknown', () => {
    expect(served(row({}))).toBe('not tried');
    expect(agreement(row({})).state).toBe('unknown');
  });
});

test.each([
  [{ allowed: false, line: 4, rule: 'Disallow: /', group: 'named' }, 'line 4: Disallow: /', 'its own group'],
  [
    { allowed: true, line: 0, rule: '', group: 'wildcard' },
    '',
    'the group for all bots (*), no rule matches',
  ],
  [{ allowed: true, line: 0, rule: '', group: 'none' }, '', 'no group applies'],
  [{ allowed: null, line: 0, rule: '', group: 'none' }, '', 'robots.txt could not be read'],
] as const)('%j is decided by "%s" in %s', (given, rule, group) => {
  expect(decidingLine(row(given))).toEqual({ rule, group });
});

test.each([
  [true, 'allowed'],
  [false, 'blocked'],
  [null, 'unknown'],
])('allowed %s reads %s', (allowed, word) => {
  expect(permission(row({ allowed }))).toBe(word);
});

test('findings rank by severity, then points, then pages, and else keep their order', () => {
  const list = [
    finding({ id: 'a', severity: 'low', points: 9 }),
    finding({ id: 'b', severity: 'high', points: 1, pages: 1 }),
    finding({ id: 'c', severity: 'high', points: 1, pages: 2 }),
    finding({ id: 'd', severity: 'high', points: 2 }),
    finding({ id: 'e', severity: 'info', points: 0 }),
    finding({ id: 'f', severity: 'critical', points: 0 }),
    finding({ id: 'g', severity: 'high', points: 1, pages: 1 }),
  ];
  expect(
    ranked(list)
      .map(({ id }) => id)
      .join(''),
  ).toBe('fdcbgae');
});

test('points and pages in words', () => {
  expect([0, 1, 2].map(pointsText)).toEqual(['', '+1 point', '+2 points']);
  expect([0, 1, 2].map(pagesText)).toEqual(['', '1 page', '2 pages']);
});

test('plain text keeps letters, marks, emoji, tabs and lines, and shows what it takes away', () => {
  expect(plain('é 日本 \u200f👩‍👩‍👧 \t\n\r')).toBe('é 日本 \u200f👩‍👩‍👧 \t\n\r');
  expect(plain('\u0000\u001b\u007f\u0085\u202e\u2069\ufffe\ud800')).toBe('\ufffd'.repeat(8));
  expect(plainLine('  a\r\n\tb ')).toBe('a b');
});
