import { expect, test } from 'vitest';
import { likeness, shinglesOf } from '../../src/access/likeness.ts';

const alike = (expected: string, seen: string) => likeness(shinglesOf(expected), shinglesOf(seen));

test.each([
  ['a b c d', 'a b c d', 1],
  ['a b c d', 'A, b; c. D!', 1],
  // One of two runs on one side, one of one on the other.
  ['a b c d', 'a b c', 1 / 2],
  // All that was expected stands in a longer text.
  ['a b c', 'x a b c y z', 1],
  ['a b c d e', 'a b x d e', 0],
  ['a b', 'a b', 1],
  ['a b', 'b a', 0],
  ['', '', 1],
  ['', 'a', 0],
  ['a', '', 0],
  ['[a b](https://example.com/c/d/e) f', 'a b f', 1],
  ['日本語', '日本語', 1],
  ['日本語版', '日本語', 1 / 2],
])('%j beside %j: %d', (expected, seen, share) => {
  expect(alike(expected, seen)).toBe(share);
});

test('a character of a script without blanks is a word, letters and digits of others run together', () => {
  const texts = ['日本語 abc1 ไทย', 'ລາວ', 'ខរ', 'မမ', '한국 말', 'größer', '', ' . '];
  expect(texts.map((text) => shinglesOf(text).words)).toEqual([7, 3, 2, 2, 2, 1, 0, 0]);
});

test('20,000 words of a text are read, one more is not', () => {
  const text = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
  expect([20_000, 20_001].map((count) => shinglesOf(text(count)).words)).toEqual([20_000, 20_000]);
  expect(shinglesOf(text(20_000)).set.size).toBe(19_998);
});
