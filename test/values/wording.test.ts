import { expect, test } from 'vitest';
import { shown } from '../../src/rules/wording.ts';
import { counted, cut, cutAtWord, joinedByAnd, joinedByOr, listed } from '../../src/values/wording.ts';

test('one is no plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

test('a list is whole up to its limit, one past it is counted', () => {
  expect(listed([])).toBe('');
  expect(listed(['a', 'b'], 2)).toBe('a, b');
  expect(listed(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  expect(listed(['a', 'b'], 2, 7)).toBe('a, b and 5 more');
});

test('a list is a sentence', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinedByAnd)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinedByOr)).toEqual(['', 'a', 'a or b', 'a, b or c']);
});

test('a text is whole up to its limit, one past it is cut', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('abcd', 3)).toBe('abc…');
});

test('a line is cut at its last whole word, and no character in half', () => {
  expect(cutAtWord('one two', 7)).toBe('one two');
  expect(cutAtWord('one two three', 8)).toBe('one two…');
  expect(cutAtWord('three two one', 8)).toBe('three…');
  expect(cutAtWord('one two, three', 10)).toBe('one two…');
  expect(cutAtWord('One two. Three', 12)).toBe('One two.');
  expect(cutAtWord('one-long-word', 6)).toBe('one-l…');
  expect(cutAtWord('abc😀def', 5)).toBe('abc…');
});

test('no character is cut in half', () => {
  expect(cut('a😀b', 2)).toBe('a…');
  expect(cut('a😀b', 3)).toBe('a😀…');
  expect(cutAtWord('😀'.repeat(3), 4)).toBe('😀…');
  expect(shown('😀'.repeat(3), 4)).toBe('😀…');
});
