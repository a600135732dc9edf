import { expect, test } from 'vitest';
import { toHtml } from '../../src/report/index.ts';
import type { ProbeReasonCode } from '../../src/access/compare-probes.ts';
import { withHistory, summaryOfRun } from '../../src/report/history.ts';
import { logHtml } from '../../src/report/log-html.ts';
import { logText } from '../../src/report/log-text.ts';
import type { Report } from '../../src/report/report.ts';
import { TEXTS, type TextCode } from '../../src/report/texts.ts';
import { ofCause, type EngineCell } from '../../src/findings/engines/cell.ts';
import { STRUCTURED_FAULTS } from '../../src/rules/schema/structured-faults.ts';
import { PHRASES } from '../../src/rules/phrases.ts';
import type { LimitCode } from '../../src/rules/limit.ts';
import { namesIn } from '../../src/rules/words.ts';
import { rules } from '../../src/rules/rules.ts';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { analyseLog } from '../../src/logs/analyse.ts';
import type { LogReport } from '../../src/report/log-report.ts';
import { combined } from '../logs/lines.ts';
import { circles, FORMS, wordsOf } from './pseudo.ts';
import { empty, finding, hostile } from './sample.ts';

/** What a site, an audit and the catalogue say is data: here all of it is Greek. */
const DATA = 'λόγος';
const data: Report = hostile(DATA);
/** Kinds of pages, as data has them. */
const PAGE_KIND_CODES = Object.keys(PHRASES.kinds);
/** What stands in a proof where nothing was seen. */
const SILENCES = ['no rule matches', 'no robots.txt', 'not read', 'not visited', 'no answer'];
/** The words that a cell brings are English: no form may show them. */
const aboutGreek = ({ reason: { code, data: known }, ...cell }: EngineCell): EngineCell => ({
  ...cell,
  words: 'untranslated',
  reason: { code, data: Object.fromEntries(Object.keys(known).map((name) => [name, DATA])) },
});
const { crawler } = data;
/** Greek for each place of a template outside its optional parts. */
const dataFor = (template: string): Readonly<Record<string, string>> =>
  Object.fromEntries(namesIn(template).map((name) => [name, DATA]));
const isOf =
  <Kind extends string>(kind: Kind) =>
  (code: TextCode): code is Extract<TextCode, `${Kind}-${string}`> =>
    code.startsWith(`${kind}-`);
const CODES_OF_TEXTS = Object.keys(TEXTS) as TextCode[];
const LABELS = CODES_OF_TEXTS.filter(isOf('label'));
const KNOWN = CODES_OF_TEXTS.filter(isOf('known'));
const LIMITS = Object.keys(PHRASES.limits) as LimitCode[];
/** Each reason of a verdict on visits. */
const visits = Object.entries(PHRASES['probe-reasons']).map(([code, template]) => ({
  verdict: DATA,
  accessible: false,
  vendor: null,
  note: 'untranslated',
  reason: {
    code: code as ProbeReasonCode,
    data: dataFor(template),
  },
}));
/** Each way to fail a rule. The words that a finding brings are English: no form may show them. */
const faults = rules.flatMap(({ id, audit, area, faults: all }) =>
  Object.entries(all).map(([code, { severity, effort, message, fix }]) =>
    finding({
      rule: id,
      code,
      audit,
      area,
      severity,
      effort,
      title: 'untranslated heading',
      message: 'untranslated message',
      fix: 'untranslated fix',
      data: { ...dataFor(message), ...dataFor(fix) },
      path: `/${DATA}`,
      url: DATA,
      fingerprint: DATA,
    }),
  ),
);
/** Each problem of structured data. */
const problems = Object.entries(STRUCTURED_FAULTS).map(([code, { message }]) => ({
  code,
  line: 0,
  column: 0,
  detail: 'untranslated',
  data: dataFor(message),
}));
const leftOut = Object.keys(PHRASES['left-out']).map((code) => ({
  ...problems[0]!,
  code: 'entity.too-much',
  data: { leftOut: code, count: 2 },
}));
const greek: Report = withHistory(
  {
    ...data,
    findings: faults,
    caps: [
      { score: 'crawler', most: 30, criticals: 0, rule: DATA },
      { score: 'schema', most: 74, criticals: 1, rule: DATA },
    ],
    known: [DATA],
    schema: { ...data.schema!, problems: [...leftOut, ...problems] },
    limits: LIMITS.map((code) => ({ code, data: dataFor(PHRASES.limits[code]) })),
    evidence: KNOWN.map((value, at) => ({
      code: { label: LABELS[at % LABELS.length]!, value },
      data: dataFor(TEXTS[value]),
      label: 'untranslated',
      value: 'untranslated',
    })),
    site: {
      ...data.site!,
      pages: data.site!.pages.map((page, at) => ({
        ...page,
        kind: PAGE_KIND_CODES[at % PAGE_KIND_CODES.length]!,
      })),
    },
    crawler: {
      ...crawler!,
      bots: [...crawler!.bots, ...visits.map((probe) => ({ ...crawler!.bots[0]!, probe }))],
      engines: crawler!.engines.map((row) => ({
        ...row,
        reach: aboutGreek(row.reach),
        // A page beside the home page has no text.
        read: ofCause(
          'partly',
          { code: 'pages-without-text', data: { count: 1, pages: 2 }, home: aboutGreek(row.read).reason },
          SILENCES.map((text) => ({ of: 'visit', bot: DATA, line: 0, text })),
        ),
        quote: aboutGreek(row.quote),
        train: aboutGreek(row.train),
      })),
      usePolicy: crawler!.usePolicy.map((one) => ({
        ...one,
        declarations: one.declarations.map((said) => ({ ...said, honouredBy: [DATA] })),
      })),
    },
  },
  [{ ...summaryOfRun(data), date: '2026-01-01T00:00:00.000Z' }],
);

/** Names that are the same in every language: those of rules, of files, of the time zone, of this package, of the classes of a status. */
const NAMES = new Set([
  ...LIMITS,
  ...rules.map(({ id }) => id),
  'UTC',
  'citeworthy',
  '2xx',
  '3xx',
  '4xx',
  '5xx',
]);

/** Documents that rules come from bear their own titles. SARIF and Markdown escape them, and pages show no scheme. */
const SOURCES = [...new Set(rules.map(({ source }) => source.replace(/^https?:\/\//, '')))].toSorted(
  (a, b) => b.length - a.length,
);

/** Faults by name, and those of structured data as their reader names them. */
const CODES = new Set([
  ...rules.flatMap(({ id, faults: all }) => Object.keys(all).map((code) => `${id}/${code}`)),
  ...Object.keys(STRUCTURED_FAULTS),
]);

/** Latin words of a text that are no names. A single letter says nothing: dates have some. */
function untranslated(text: string): readonly string[] {
  const own = SOURCES.reduce((rest, source) => rest.replaceAll(source, ''), text);
  const unnamed = own.replaceAll(/[\w-]+[/.][\w.-]+/g, (name) => (CODES.has(name) ? '' : name));
  const words = unnamed.replaceAll(/llms(?:-full)?\.txt|&#?\w+;/g, '').match(/\w[\w-]*/g) ?? [];
  return words.filter((word) => /[A-Za-z]{2}/.test(word) && !NAMES.has(word));
}

test.each(FORMS)('%s says nothing that was not translated', (_, form) => {
  for (const report of [greek, { ...empty, target: DATA }])
    expect(untranslated(form(report, circles))).toEqual([]);
});

/** What a log says of one bot, with everything that there can be to say. */
async function logOf(): Promise<LogReport> {
  const analysis = await analyseLog([
    combined({ target: '/λόγος', status: 404 }),
    combined({ target: '/robots.txt' }),
    'λόγος',
  ]);
  const bots = analysis.bots.map((bot) => ({
    ...bot,
    label: DATA,
    company: DATA,
    verified: 1,
    impostors: 2,
    unverifiable: 1,
    ranges: { source: DATA, created: '2026-01-01' },
    impostorAddresses: [{ address: DATA, requests: 2 }],
    pages: { listed: 30, fetched: 0, neverFetched: Array.from({ length: 30 }, () => DATA) },
    beside: { declared: 'allowed', visited: null } as const,
  }));
  return {
    ...analysis,
    bots,
    nameless: 3,
    noneVerified: true,
    files: [DATA],
    date: data.date,
    version: data.version,
    broken: [{ file: DATA, reason: DATA }],
  };
}

test.each([
  ['HTML', async () => wordsOf.page(logHtml(await logOf(), { locale: circles }))],
  ['text', async () => logText(await logOf(), { locale: circles, detail: 'whole' })],
])('a log report says nothing that was not translated: %s', async (_, form) => {
  expect(untranslated(await form()).filter((word) => !LOG_NAMES.has(word))).toEqual([]);
});

/** Names of bots and files, and of purposes as results have them. */
const LOG_NAMES = new Set([
  ...aiBots.flatMap(({ label, purpose }) => [...label.split(/[^\w-]+/), purpose]),
  'robots',
  'txt',
]);

test('a text without a translation is found: this test can fail', () => {
  expect(untranslated(wordsOf.page(toHtml(greek)))).toContain('Verdict');
});
