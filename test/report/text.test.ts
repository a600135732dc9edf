import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toText } from '../../src/report/text.ts';
import type { BotRow, Report } from '../../src/report/report.ts';
import { clipped, padded, widthOf, wrapped } from '../../src/report/text/width.ts';
import { CASES, empty, finding, hostile, POISONS, sample } from './sample.ts';

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const SGR = /\u001b\[(?:0|1|2|31|32|33)m/g;

describe('columns', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['日本語', 6],
    ['e\u0301', 1],
    ['한글', 4],
    ['🎈', 2],
    ['👩‍👩‍👧', 2],
    ['\u200b', 0],
    ['ｆｕｌｌ', 8],
  ])('%j takes %i', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  const texts = fc.string({ unit: 'grapheme' });

  test('wrapped lines are no wider than asked and lose no word', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, width) => {
        const lines = wrapped(text, width);
        expect(lines.length).toBeGreaterThan(0);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  test('clipped text fits and keeps a text that fits', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, width) => {
        const cut = clipped(text, width);
        expect(widthOf(cut)).toBeLessThanOrEqual(width);
        expect(cut === text || widthOf(text) > width).toBe(true);
      }),
    );
  });

  test('padded text fills its column', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 40 }), (text, width) => {
        expect(widthOf(padded(text, width))).toBe(Math.max(width, widthOf(text)));
      }),
    );
  });
});

/** Lines that are not text to paste, which is never broken. */
const prose = (text: string) => text.split('\n').filter((line) => !line.startsWith('      '));

describe.each([40, 80])('%i columns', (width) => {
  const overlong = (report: Report, detail: 'short' | 'whole') =>
    prose(toText(report, { width, colour: 'none', detail })).filter((line) => widthOf(line) > width);

  test.each(CASES)('%s stays inside them', (_, report) => {
    expect(overlong(report, 'whole')).toEqual([]);
  });

  test('so does what the short form says of causes that it leaves out', () => {
    const findings = Array.from({ length: 99 }, (_, index) => finding({ rule: `rule-${index}` }));
    expect(toText({ ...sample, findings }, { width, colour: 'none' })).toContain('with --verbose');
    expect(overlong({ ...sample, findings }, 'short')).toEqual([]);
  });
});

test('a width beyond 100 is read as 100, one below 40 as 40', () => {
  const at = (width: number) => toText(sample, { width, colour: 'none' });
  expect(at(101)).toBe(at(100));
  expect(at(39)).toBe(at(40));
  expect(at(99)).not.toBe(at(100));
  expect(at(41)).not.toBe(at(40));
});

test.each(POISONS)('%j cannot steer a terminal', (poison) => {
  expect(toText(hostile(poison), { width: 80, colour: 'none' })).not.toMatch(CONTROL);
  expect(toText(hostile(poison), { width: 80, colour: 'ansi' }).replaceAll(SGR, '')).not.toMatch(CONTROL);
});

test('colour adds codes and nothing else', () => {
  const plain = toText(sample, { width: 80, colour: 'none' });
  const coloured = toText(sample, { width: 80, colour: 'ansi' });
  expect(coloured).not.toBe(plain);
  expect(coloured.replaceAll(SGR, '')).toBe(plain);
});

test('a text of 1,000 characters is shown whole, a longer one is cut', () => {
  const letters = (length: number) => {
    const text = toText(
      { ...empty, findings: [finding({ message: 'y'.repeat(length) })] },
      { width: 80, colour: 'none' },
    );
    return text.split('y').length - 1;
  };
  expect(letters(1000) - letters(999)).toBe(1);
  expect(letters(1001)).toBe(letters(1000));
});

test('answers, scores, findings, bots, pages and limits of the sample', () => {
  const text = toText(sample, { width: 80, colour: 'none' });
  for (const shown of [
    'Can AI engines reach it? Partly',
    'Perplexity, Claude do not get in.',
    'Crawler access     ████████████░░░░░░░░  61 needs work',
    '  CRITICAL  answer-bots-blocked\n',
    '    +12 points to crawler access\n',
    '    4 pages, +0.1 points to the mean of all pages\n',
    'On /a, /b?c=d, /c and 1 more',
    '      User-agent: ChatGPT-User',
    'ChatGPT-User       blocked  line 4: Disallow: / · its own group',
    '! Invited by robots.txt, turned away by the server',
    '118 of 120 pages: 5 critical issues, 184 warnings, 97 notes.',
    'Pages behind a login were not read.',
  ])
    expect(text).toContain(shown);
  expect(text.indexOf('CRITICAL')).toBeLessThan(text.indexOf('HIGH'));
  expect(text.indexOf('HIGH')).toBeLessThan(text.indexOf('MEDIUM'));
});

test('ten groups are shown, and the rest is counted', () => {
  const text = (count: number) =>
    toText(
      {
        ...empty,
        findings: Array.from({ length: count }, (_, index) =>
          finding({ rule: `rule-${index}`, title: `Cause ${index}.` }),
        ),
      },
      { width: 80, colour: 'none' },
    );
  expect(text(10)).not.toContain('more with');
  expect(text(11)).toContain('  1 more with');
  expect(text(11).match(/Cause \d+\./g)).toHaveLength(10);
});

test('the short form names the bots that matter and counts the rest by what decides for them', () => {
  const { crawler } = sample;
  const bot = (label: string, given: Partial<BotRow>): BotRow => ({
    ...crawler!.bots[0]!,
    label,
    impact: 'low',
    allowed: true,
    line: 0,
    rule: '',
    group: 'wildcard',
    probe: null,
    ...given,
  });
  const bots = [
    bot('Matters', { impact: 'high' }),
    bot('Named', { allowed: false, line: 3, rule: 'Disallow: /', group: 'named' }),
    bot('Refused', { probe: { verdict: 'ua-blocked', accessible: false, vendor: null, note: '' } }),
    bot('Plain1', {}),
    bot('Plain2', {}),
    bot('Swept', { allowed: false, line: 9, rule: 'Disallow: /' }),
  ];
  const report = { ...empty, crawler: { ...crawler!, bots } };
  const short = toText(report, { width: 80, colour: 'none' });
  for (const shown of [
    'Matters ',
    'Named ',
    'Refused ',
    '… 2 more           allowed',
    '… 1 more           blocked  line 9',
  ])
    expect(short).toContain(shown);
  expect(short).not.toMatch(/Plain|Swept/);
  const whole = toText(report, { width: 80, colour: 'none', detail: 'whole' });
  for (const { label } of bots) expect(whole).toContain(`    ${label} `);
  expect(whole).not.toContain('more');
});

test('the whole form shows every group, every place and every line to paste', () => {
  const findings = Array.from({ length: 11 }, (_, index) =>
    finding({
      rule: `rule-${index}`,
      title: `Cause ${index}.`,
      paste: 'x\n'.repeat(13),
      fingerprint: 'f00d',
    }),
  );
  const text = toText({ ...empty, findings }, { width: 80, colour: 'none', detail: 'whole' });
  expect(text.match(/Cause \d+\./g)).toHaveLength(11);
  expect(text.match(/^ {4}fingerprint f00d$/gm)).toHaveLength(11);
  expect(text.match(/^ {6}x$/gm)).toHaveLength(11 * 13);
});

test('twelve lines of a text to paste are shown, and the rest is counted', () => {
  const text = (lines: number) =>
    toText(
      {
        ...empty,
        findings: [finding({ paste: Array.from({ length: lines }, (_, line) => `l${line}`).join('\n') })],
      },
      { width: 80, colour: 'none' },
    );
  expect(text(12)).not.toContain('more line');
  expect(text(13)).toContain('… 1 more line\n');
  expect(text(14)).toContain('… 2 more lines');
  expect(text(13)).not.toContain('l12');
});

test('a group shows the name that citeworthy explain knows, and what repairing it returns', () => {
  const findings = ['/a', '/b', '/c'].map((path) =>
    finding({ rule: 'answer-first', severity: 'critical', points: 4, path }),
  );
  const shown = (width: number) => toText({ ...empty, findings }, { width });
  expect(shown(80)).toContain('  CRITICAL  answer-first\n');
  expect(shown(80)).toContain('    3 pages, +12 points to the score of its page\n');
  expect(shown(80)).toContain('citeworthy explain <name> tells more of each.');
});
