import { expect, test } from 'vitest';
import { readContentSignal, readContentUsage, readCrawlDelay } from '../../../src/readers/robots/signals.ts';

test.each([
  ['10', 10],
  ['0.5', 0.5],
  ['.25', 0.25],
  ['5.', 5],
  ['0', 0],
  ['', null],
  ['5s', null],
  ['-1', null],
  ['1e3', null],
  ['1,5', null],
  ['Infinity', null],
  ['1'.repeat(9), 111_111_111],
  ['1'.repeat(10), null],
])('a delay of %j is %s', (value, seconds) => {
  expect(readCrawlDelay(value)).toBe(seconds);
});

test('the last of two statements counts, unknown names and values do not', () => {
  expect(readContentSignal(3, 'search=no,search=yes,__proto__=yes,ai-input=perhaps,use=FULL')).toEqual({
    line: 3,
    search: true,
    aiInput: null,
    aiTrain: null,
    use: 'full',
  });
  expect(readContentSignal(3, 'constructor=yes')).toBe(null);
});

test('50 preferences of a line are read, one more is not', () => {
  const of = (count: number) => `${'x=y,'.repeat(count - 1)}search=no`;
  expect(readContentSignal(1, of(50))?.search).toBe(false);
  expect(readContentSignal(1, of(51))).toBe(null);
});

test('a usage may name a path', () => {
  expect(readContentUsage(1, '/a\ttrain-ai=n')).toEqual({
    line: 1,
    path: '/a',
    preferences: [['train-ai', 'n']],
  });
  expect(readContentUsage(1, '/a')).toEqual({ line: 1, path: '/a', preferences: [] });
  expect(readContentUsage(1, 'search')).toEqual({ line: 1, path: null, preferences: [['search', '']] });
  expect(readContentUsage(1, 'train-ai , ,search = Y').preferences).toEqual([
    ['train-ai', ''],
    ['search', 'y'],
  ]);
});
