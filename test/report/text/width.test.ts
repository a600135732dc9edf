import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipped, padded, widthOf, wrapped } from '../../../src/report/text/width.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['日本語', 6],
  ['e\u0301', 1],
  ['\u200b', 0],
  ['👍🏽', 2],
  ['👨‍👩‍👧', 2],
  ['한글', 4],
  ['हिन्दी', 2],
])('%j takes %i columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test.each([
  ['abcd', 4, 'abcd'],
  ['abcde', 4, 'abc…'],
  ['日本語', 6, '日本語'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['日本語', 1, '…'],
  ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%j in %i columns is %j', (text, width, expected) => {
  expect(clipped(text, width)).toBe(expected);
});

test('a text is filled up to the width, and never cut', () => {
  expect([padded('日本', 6), padded('abc', 3), padded('abcd', 3)]).toEqual(['日本  ', 'abc', 'abcd']);
});

describe('lines', () => {
  test.each([
    ['ab cd', 5, ['ab cd']],
    ['ab cd', 4, ['ab', 'cd']],
    ['  ab \n cd  ', 80, ['ab cd']],
    ['abcdef gh', 4, ['abcd', 'ef', 'gh']],
    ['日本語 a', 4, ['日本', '語 a']],
    ['日本語', 1, ['日', '本', '語']],
    ['', 4, ['']],
  ])('%j in %i columns are %j', (text, width, lines) => {
    expect(wrapped(text, width)).toEqual(lines);
  });

  test('hold all of the text and none is wider than asked', () => {
    const texts = fc.array(fc.constantFrom('a', 'bc', '日', '本語', 'e\u0301', '👍', ' ', '\n', 'word'));
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 12 }), (parts, width) => {
        const text = parts.join('');
        const lines = wrapped(text, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
