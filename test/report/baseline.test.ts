import { describe, expect, test } from 'vitest';
import { absentOf } from '../../src/report/baseline.ts';
import type { AuditedPage, Given } from '../../src/report/audit-results.ts';
import { toCsv } from '../../src/report/csv.ts';
import { toHtml } from '../../src/report/html.ts';
import { toLlm } from '../../src/report/llm.ts';
import { toMarkdown } from '../../src/report/markdown.ts';
import { toText } from '../../src/report/text.ts';
import type { Report } from '../../src/report/report.ts';
import { empty, finding, sample } from './sample.ts';

const known = finding({ rule: 'old', title: 'Known', severity: 'high', points: 9, fix: 'Do it' });
const fresh = finding({ rule: 'new', title: 'Fresh', severity: 'high', path: '/b', fix: 'Do that' });
const minor = finding({ rule: 'low', title: 'Minor', severity: 'low', path: '/c', fix: 'Do more' });
const grave = finding({ rule: 'grave', title: 'Grave', severity: 'critical', fix: 'Do all' });
const gone = { ...finding({ rule: 'title', title: 'Was wrong', path: '/gone' }), unjudged: '' } as const;
const unseen = {
  ...finding({ rule: 'title', title: 'May be wrong', path: '/500' }),
  unjudged: 'answer',
} as const;

const report: Report = {
  ...empty,
  findings: [known, fresh, minor, grave],
  known: [known.fingerprint, grave.fingerprint, gone.fingerprint, unseen.fingerprint],
  absent: [gone, unseen],
};

describe('a report with a baseline', () => {
  test.each([
    ['text', (one: Report) => toText(one)],
    ['whole text', (one: Report) => toText(one, { detail: 'whole' })],
    ['HTML', toHtml],
    ['Markdown', toMarkdown],
    ['brief', toLlm],
  ] as const)('%s marks what is new, names it first, and counts in the headline', (_, form) => {
    const text = form(report);
    expect(text).toMatch(/2 new findings, 1 gone, 1 not judged again/);
    const at = ['Fresh', 'Grave', 'Known', 'Minor'].map((title) =>
      text.indexOf(title, text.search(/new findings/)),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(text).toMatch(/\bnew\b[^]{0,80}Fresh|Fresh[^]{0,80}\bnew\b/);
    const without = form({ ...report, known: null });
    expect(without).not.toMatch(/new findings?,|\bknown\b.*Known/);
  });

  test.each([
    ['whole text', (one: Report) => toText(one, { detail: 'whole' })],
    ['HTML', toHtml],
    ['Markdown', toMarkdown],
  ] as const)('%s says what is gone, and why the rest was not judged again', (_, form) => {
    const text = form(report)
      .replaceAll(/<[^>]+>|\\/g, '')
      .replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Gone since the baseline \(1\).*Was wrong/);
    expect(text).toMatch(/Not judged again \(1\).*May be wrong: something else came in place of its page/);
  });

  test('a table has a column for it, and none without', () => {
    expect(toCsv(report).split('\r\n', 2)).toEqual([
      expect.stringMatching(/,state$/),
      expect.stringMatching(/"Fresh".*,"new"$/),
    ]);
    expect(toCsv(empty)).not.toContain('state');
  });
});

test('a cause that is new at some of its places says how many', () => {
  const other = { ...known, fingerprint: 'f', place: { ...known.place, path: '/other' } };
  const text = toText({ ...report, findings: [known, other], absent: [] });
  expect(text).toContain('[1 of 2 new]');
});

describe('what is absent is gone only where it was judged again', () => {
  const digest = { access: 'pass' };
  const page = (path: string, evidence: object, given: object = {}) =>
    ({
      url: `https://example.com${path}`,
      result: {},
      evidence: { digest, ...evidence },
      ...given,
    }) as AuditedPage;
  const site = {
    evidence: { findings: [], end: 'complete', resumed: 0 },
    pages: [
      page('/read', { unknown: [{ id: 'h1' }], subsumed: ['dates'] }),
      page('/500', { digest: { access: 'error' } }),
      page('/closed', {}, { result: null }),
    ],
  };
  const given = { site } as unknown as Given;
  const why = (rule: string, path: string, over: Given = given) =>
    absentOf([finding({ rule, path })], [], over)[0]?.unjudged;

  test.each([
    ['title', '/read', ''],
    ['h1', '/read', 'rule'],
    ['dates', '/read', 'rule'],
    ['title', '/500', 'answer'],
    ['http-ok', '/500', ''],
    ['title', '/closed', 'page'],
    ['title', '/elsewhere', 'page'],
    ['broken-links', '/elsewhere', 'page'],
    ['sitemap-status', '/sitemap.xml', ''],
    ['answer-bots-blocked', '/robots.txt', 'audit'],
    ['no-such-rule', '/read', 'rule'],
  ])('%s at %s: %j', (rule, path, expected) => {
    expect(why(rule, path)).toBe(expected);
  });

  test('without its audit nothing is gone', () => {
    expect(why('title', '/read', {})).toBe('audit');
  });

  test('what is still there is not absent', () => {
    expect(absentOf([known], [known], given)).toEqual([]);
  });
});

test.each([80, 100])('each thing to do has its place and its fix in %i columns', (width) => {
  const findings = Array.from({ length: 14 }, (_, index) =>
    finding({
      rule: `rule-${index}`,
      title: `Cause ${index}`,
      severity: index < 12 ? 'critical' : 'low',
      fix: `Repair ${index} ${'with many words that take more than a line of a terminal '.repeat(3)}`,
      url: `https://example.com/page/${index}`,
      path: `/page/${index}`,
      line: index,
    }),
  );
  for (const one of [
    { ...empty, findings },
    { ...sample, findings },
  ]) {
    const text = toText(one, { width });
    for (let index = 0; index < 12; index++) {
      const at = text.indexOf(`Cause ${index}`);
      const item = text.slice(at, at + 400);
      expect(item).toContain(`https://example.com/page/${index}`);
      expect(item).toContain(`→ Repair ${index}`);
    }
  }
});
