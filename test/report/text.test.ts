import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toText } from '../../src/report/text.ts';
import type { EngineCell } from '../../src/findings/engines/cell.ts';
import type { Report } from '../../src/report/report.ts';
import { clipped, padded, widthOf, wrapped } from '../../src/report/text/width.ts';
import { CASES, empty, finding, hostile, POISONS, sample, limitOf } from './sample.ts';

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

  test.each(CASES)('%s stays inside them in the short form', (_, report) => {
    expect(overlong(report, 'short')).toEqual([]);
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
      { ...empty, limits: [limitOf(length, 'y')] },
      { width: 80, colour: 'none', detail: 'whole' },
    );
    return text.split('y').length - 1;
  };
  expect(letters(1000) - letters(999)).toBe(1);
  expect(letters(1001)).toBe(letters(1000));
});

test('answers, scores, findings, bots, pages and limits of the sample', () => {
  const text = toText(sample, { width: 80, colour: 'none', detail: 'whole' });
  for (const shown of [
    'Can AI engines reach it? Partly',
    'Perplexity, Claude do not get in.',
    'Crawler access     ████████████░░░░░░░░  61 needs work',
    '  CRITICAL  answer-bots-blocked\n',
    '    +12 points to crawler access\n',
    '    4 pages, +0.1 points to the mean of all pages\n',
    '    https://example.com/b?c=d\n',
    '      User-agent: ChatGPT-User',
    'ChatGPT-User       blocked  line 4: Disallow: / · its own group',
    '! Invited by robots.txt, turned away by the server',
    '118 of 120 pages have a score. 2 addresses lead to another page of the audit.',
    'max-pages leaves out further addresses',
  ])
    expect(text).toContain(shown);
  expect(text.indexOf('CRITICAL')).toBeLessThan(text.indexOf('HIGH'));
  expect(text.indexOf('HIGH')).toBeLessThan(text.indexOf('MEDIUM'));
});

describe('the short form', () => {
  const short = (report: Report, width = 80) => toText(report, { width });
  const causes = (count: number, given: Parameters<typeof finding>[0] = {}) =>
    Array.from({ length: count }, (_, index) =>
      finding({ rule: `rule-${index}`, title: `Cause ${index}.`, points: count - index, ...given }),
    );

  test('says the verdict, the engines, what to do and how much was found', () => {
    const text = short(sample);
    for (const shown of [
      'Perplexity cannot cite this site: robots.txt line 3. Claude cannot cite this\nsite: The server turns away Claude-SearchBot',
      'Can AI engines reach it? Partly\n',
      'Crawler access 61, llms.txt 72',
      '  critical robots.txt blocks ChatGPT-User\n',
      'answer-bots-blocked · ',
      '+12 points to crawler access · one line',
      '      User-agent: ChatGPT-User\n',
      '\n8 findings of 5 causes: 1 critical, 1 high, 4 medium, 1 low, 1 info.\n',
    ])
      expect(text).toContain(shown);
  });

  test('engines that fare alike share a line, and what shuts one out stands below it', () => {
    const lines = short(sample).split('\n');
    const at = lines.findIndex((line) => line.startsWith('  Perplexity '));
    expect(lines[at]).toMatch(/^ {2}Perplexity +no /);
    expect(lines[at + 1]).toContain('robots.txt blocks PerplexityBot (line 3');
    expect(lines.filter((line) => /^ {2}.* and \d+ more +yes /.test(line)).length).toBeGreaterThan(0);
  });

  test.each([40, 80, 100])('has less than 60 lines for any site: %i columns', (width) => {
    const long = 'Many words that say in a long sentence what is wrong with this page of the site. '.repeat(
      4,
    );
    const { engines } = sample.crawler!;
    const words = ['yes', 'no', 'partly', 'unknown'] as const;
    const cell = (one: EngineCell, verdict: EngineCell['verdict']) => ({ ...one, verdict, words: long });
    const reports: readonly Report[] = [
      ...CASES.map(([, report]) => report),
      {
        ...sample,
        audited: `https://example.com/${'deep/'.repeat(90)}`,
        known: ['a'],
        findings: causes(99, { message: long, fix: long, paste: 'x\n'.repeat(30) }),
        limits: Array.from({ length: 20 }, () => limitOf(long.length, 'y')),
        crawler: {
          ...sample.crawler!,
          engines: Array.from({ length: 40 }, (_, index) => {
            const engine = engines[0]!;
            return {
              ...engine,
              reach: cell(engine.reach, words[index % 4]!),
              read: cell(engine.read, words[Math.floor(index / 4) % 4]!),
              quote: cell(engine.quote, words[Math.floor(index / 16)]!),
            };
          }),
        },
      },
    ];
    for (const report of reports)
      for (const text of [short(report, width), short({ ...report, findings: [] }, width)])
        expect(text.split('\n').length - 1).toBeLessThan(60);
  });

  test('ten things are to be done, and the rest is counted', () => {
    const text = short({ ...empty, findings: causes(11) });
    expect(text.match(/Cause \d+\./g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Cause ${index}.`).flatMap((one, index) =>
        index === 0 ? [one, one] : [one],
      ),
    );
    expect(text).toContain('11 findings of 11 causes');
  });

  test('how to do it is shown whole where there is room, and not at all where there is none', () => {
    const shown = (count: number) => {
      const paste = Array.from({ length: 20 }, (_, line) => `l${line}`).join('\n');
      return (
        short({ ...empty, findings: causes(count, { fix: 'Do it', paste }) }).match(/^ {6}l\d+$/gm) ?? []
      );
    };
    expect(shown(1)).toHaveLength(20);
    expect(shown(10)).toHaveLength(20);
    const long = 'x\n'.repeat(60);
    expect(short({ ...empty, findings: causes(1, { paste: long }) })).not.toMatch(/^ {6}x$/m);
  });

  test('what could not be known is one line, what this run did not see before what no run sees', () => {
    const line = (limits: Report['limits']) =>
      short({ ...empty, limits }).match(/^What this cannot.*$/m)?.[0];
    const geography = { code: 'geography', data: {} } as const;
    expect(line([geography, limitOf(0, 'y')])).toMatch(
      /^What this cannot know: not-rendered: .*; 1 more with --verbose$/,
    );
    expect(line([geography])).toMatch(/^What this cannot know: geography: the visits/);
    expect(line([limitOf(500, 'y'), geography])).toMatch(/^.{40,80}; 1 more with --verbose$/);
    expect(line([])).toBeUndefined();
  });
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

test('a group shows the name that citeworthy explain knows, and what repairing it returns', () => {
  const findings = ['/a', '/b', '/c'].map((path) =>
    finding({ rule: 'answer-first', severity: 'critical', points: 4, path }),
  );
  const shown = (width: number) => toText({ ...empty, findings }, { width, detail: 'whole' });
  expect(shown(80)).toContain('  CRITICAL  answer-first\n');
  expect(shown(80)).toContain('    3 pages, +12 points to the score of its page\n');
  expect(shown(80)).toContain('citeworthy explain <name> tells more of each.');
});
