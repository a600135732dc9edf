import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judged, readGate } from '../../src/cli/gate.ts';
import { covers } from '../../src/cli/suppressions.ts';
import { isMatch } from '../../src/values/pattern.ts';
import { finding } from '../report/sample.ts';
import { folder } from './run-cli.ts';

const DAY = '2026-11-21';
const critical = finding({
  rule: 'a',
  fingerprint: 'f1',
  severity: 'critical',
  url: 'https://e.example/blog/1',
  path: '/blog/1',
});
const low = finding({
  rule: 'b',
  fingerprint: 'f2',
  severity: 'low',
  url: 'https://e.example/shop',
  path: '/shop',
});
const findings = [critical, low];
const scores = { crawler: 90, technical: 60 };

const judge = async (values: Parameters<typeof readGate>[0]) =>
  judged(await readGate(values), { findings, scores, day: DAY });

const file = (content: unknown) => {
  const path = join(folder(), 'file.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('--fail-on', () => {
  test.each([
    [{}, false],
    [{ 'fail-on': 'never' }, true],
    [{ 'fail-on': 'info' }, false],
  ])('%j with a critical finding passes: %s', async (values, passes) => {
    expect((await judge(values)).passes).toBe(passes);
  });

  test.each(['critical', 'high', 'medium'])('%s lets a low finding pass', async (severity) => {
    const gate = await readGate({ 'fail-on': severity });
    expect((await judged(gate, { findings: [low], scores, day: DAY })).passes).toBe(true);
  });

  test.each(['low', 'info'])('%s does not', async (severity) => {
    const gate = await readGate({ 'fail-on': severity });
    expect((await judged(gate, { findings: [low], scores, day: DAY })).passes).toBe(false);
  });
});

describe('--min-score', () => {
  const never = { 'fail-on': 'never' };
  test.each([
    [['60'], []],
    [['61'], ['The score technical is 60, below 61']],
    [['technical=60'], []],
    [['technical=61'], ['The score technical is 60, below 61']],
    [['95', 'technical=10'], ['The score crawler is 90, below 95']],
    [['llms=100'], ['The score llms could not be computed, but at least 100 is required']],
    [['60', 'llms=0'], ['The score llms could not be computed, but at least 0 is required']],
    [
      ['91', '50'],
      ['The score crawler is 90, below 91', 'The score technical is 60, below 91'],
    ],
    [['technical=61', 'technical=60'], ['The score technical is 60, below 61']],
    [['technical=60', 'technical=61'], ['The score technical is 60, below 61']],
  ])('%j', async (minimum, notes) => {
    const { passes, notes: told } = await judge({ ...never, 'min-score': minimum });
    expect({ passes, told }).toEqual({ passes: notes.length === 0, told: notes });
  });
});

test('what nobody could score has not passed a minimum', async () => {
  const lowest = async (minimum: string) => {
    const gate = await readGate({ 'fail-on': 'never', 'min-score': [minimum] });
    return judged(gate, { findings: [], scores: {}, day: DAY });
  };
  expect(await lowest('1')).toMatchObject({
    passes: false,
    notes: ['No score could be computed, but at least 1 is required'],
  });
  expect(await lowest('0')).toMatchObject({ passes: true, notes: [] });
});

test.each([
  ['1', ['The score schema could not be computed, but at least 1 is required']],
  ['schema=0', ['The score schema could not be computed, but at least 0 is required']],
  ['0', []],
  ['crawler=90', []],
])('one unknown score of several misses a minimum for all, and its own: %s', async (minimum, notes) => {
  const gate = await readGate({ 'fail-on': 'never', 'min-score': [minimum] });
  const found = await judged(gate, { findings: [], scores: { crawler: 90, schema: null }, day: DAY });
  expect(found).toMatchObject({ passes: notes.length === 0, notes });
});

const run = (given: object) =>
  file({ target: 'e.example', date: DAY, scores: {}, findings: [], suppressed: [], ...given });

describe('--baseline', () => {
  test('only what it does not know fails', async () => {
    const known = await judge({ baseline: run({ findings: [critical] }) });
    expect(known).toMatchObject({
      passes: true,
      findings,
      notes: [expect.stringMatching(/^1 finding .*baseline/)],
    });
    expect((await judge({ baseline: run({ findings: [low] }) })).passes).toBe(false);
  });

  test('it knows what was suppressed then', async () => {
    expect((await judge({ baseline: run({ suppressed: [critical] }) })).passes).toBe(true);
  });

  test.each(['', 'no json', '{}', '[]', '{"target":1}'])('%j is refused', async (content) => {
    await expect(judge({ baseline: file(content) })).rejects.toMatchObject({ code: 'file-invalid' });
  });

  test('a run that led nowhere is no baseline, one that ended well is', async () => {
    const failed = run({ error: { code: 'target-unreachable', message: 'x' } });
    await expect(judge({ baseline: failed })).rejects.toThrow(/nothing to compare.*target-unreachable/);
    expect((await judge({ baseline: run({ error: null, findings }) })).passes).toBe(true);
  });
});

describe('--suppressions', () => {
  const rule = { reason: 'Ticket 12', expires: DAY };

  test('leave a finding out until their last day is over', async () => {
    const holding = await judge({ suppressions: file([{ fingerprint: 'f1', ...rule }]) });
    expect(holding).toMatchObject({ passes: true, findings: [low], suppressed: [{ rule: 'a', ...rule }] });
    expect(holding.notes).toEqual([expect.stringMatching(/^1 finding .*suppressed by f1: Ticket 12$/)]);
    const over = await judge({ suppressions: file([{ fingerprint: 'f1', ...rule, expires: '2026-11-20' }]) });
    expect(over).toMatchObject({ passes: false, findings, suppressed: [] });
    expect(over.notes).toEqual([
      '1 finding fails this run: 1 critical (--fail-on critical)',
      expect.stringMatching(/f1 .*2026-11-20: Ticket 12$/),
    ]);
  });

  test.each([
    [{ id: 'a' }, true],
    [{ id: 'b' }, false],
    [{ id: 'a', url: 'https://e.example/blog/*' }, true],
    [{ id: 'a', url: 'https://e.example/shop*' }, false],
    [{ id: 'a', url: '/blog/*' }, true],
    [{ id: 'a', url: '/shop*' }, false],
    [{ id: 'a', code: 'wrong' }, true],
    [{ id: 'a', code: 'other' }, false],
    [{ fingerprint: 'f2' }, false],
  ])('%j covers it: %s', (given, isCovered) => {
    expect(covers({ ...given, ...rule }, critical)).toBe(isCovered);
  });

  test.each([
    [{ fingerprint: 'f1', expires: DAY }],
    [{ fingerprint: 'f1', reason: ' ', expires: DAY }],
    [{ fingerprint: 'f1', reason: 'x' }],
    [{ fingerprint: 'f1', reason: 'x', expires: 'never' }],
    [{ reason: 'x', expires: DAY }],
    [{ id: 'a', sincerely: 'me', ...rule }],
  ])('%j is refused', async (one) => {
    await expect(judge({ suppressions: file([one]) })).rejects.toMatchObject({ code: 'file-invalid' });
  });
});

describe('what nobody would see', () => {
  const rule = { reason: 'x', expires: DAY };
  const scored = async (list: readonly object[], names: Record<string, number>) =>
    (await judged(await readGate({ suppressions: file(list) }), { findings, scores: names, day: DAY }))
      .unmatched;
  const ALL = { crawler: 1, llms: 1, schema: 1, pages: 1 };

  test.each([
    [{ id: 'titel' }, /no rule titel .*Did you mean title/],
    [{ id: 'title', code: 'mising' }, /no rule title\/mising .*Did you mean title\/missing/],
  ])('a suppression of %j is refused', async (one, told) => {
    await expect(judge({ suppressions: file([{ ...one, ...rule }]) })).rejects.toThrow(told);
  });

  test('suppressions of which none matches a finding of what was audited', async () => {
    expect(await scored([{ id: 'title', ...rule }], { pages: 1 })).toMatch(/: title$/);
    expect(await scored([{ id: 'title', ...rule }], { crawler: 1 })).toBe('');
    expect(await scored([{ fingerprint: 'f9', ...rule }], ALL)).toMatch(/: f9$/);
    expect(await scored([{ fingerprint: 'f9', ...rule }], { crawler: 1 })).toBe('');
    expect(
      await scored(
        [
          { id: 'title', ...rule },
          { fingerprint: 'f1', ...rule },
        ],
        ALL,
      ),
    ).toBe('');
    expect(await scored([{ id: 'title', ...rule, expires: '2020-01-01' }], ALL)).toBe('');
  });

  test('an empty list of suppressions', async () => {
    await expect(judge({ suppressions: file([]) })).rejects.toMatchObject({ code: 'file-invalid' });
  });

  test.each([
    [{ crawler: 1 }, { schema: 1 }, /has the scores crawler/],
    [{ crawler: 1 }, { schema: 1, crawler: 2 }, /^$/],
    [{}, { schema: 1 }, /^$/],
    [{ crawler: 1 }, {}, /^$/],
  ])('a baseline with the scores %j beside %j', async (earlier, scores, told) => {
    const gate = await readGate({ baseline: run({ scores: earlier }) });
    expect((await judged(gate, { findings: [], scores, day: DAY })).unmatched).toMatch(told);
  });
});

describe('a pattern', () => {
  test.each([
    ['abc', 'abc', true],
    ['abc', 'abcd', false],
    ['*', '', true],
    ['a*', 'abc', true],
    ['*c', 'abc', true],
    ['a*c', 'ac', true],
    ['ab*bc', 'abc', false],
    ['a**c', 'abbc', true],
    ['a*b*c', 'a-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['a.c', 'abc', false],
  ])('%s on %s', (pattern, text, expected) => {
    expect(isMatch(pattern, text)).toBe(expected);
  });

  test('is what a regular expression with .* says', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
    fc.assert(
      fc.property(letters, fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 }), (pattern, text) => {
        expect(isMatch(pattern, text)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text));
      }),
    );
  });
});

describe('files', () => {
  const one = { fingerprint: 'f1', reason: 'known', expires: '2027-01-01' };

  // What shells and editors of Windows write: `>` of PowerShell 5.1 gives UTF-16.
  test.each([
    ['UTF-8 without a mark', (text: string) => Buffer.from(text)],
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, little end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('may be %s', async (_, encoded) => {
    const path = file('');
    writeFileSync(
      path,
      encoded(JSON.stringify([{ ...one, reason: 'bekannt: München' }]).replace(',', ',\r\n')),
    );
    expect((await judge({ suppressions: path })).suppressed).toMatchObject([{ reason: 'bekannt: München' }]);
  });

  test.each([
    [{ fingerprint: 'f1', expires: '2027-01-01' }, /0: needs a fingerprint, or an id .* reason and expires/],
    [{ ...one, reason: ' ' }, /0\.reason: needs a reason/],
    [{ ...one, expires: '2027-02-31' }, /0\.expires: needs the last day/],
    [{ ...one, expires: 'never' }, /0\.expires: needs the last day/],
    [{ ...one, note: 'x' }, /0/],
  ])('%j is told what it lacks', async (entry, told) => {
    await expect(judge({ suppressions: file([entry]) })).rejects.toThrow(told);
  });
});
