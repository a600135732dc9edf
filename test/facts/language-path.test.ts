import { expect, test } from 'vitest';
import { LANGUAGE_CODES, PLAIN_LANGUAGE_CODES } from '../../src/catalog/language-codes.ts';
import { isLanguageSegment } from '../../src/facts/language-path.ts';
import { listedPages } from '../../src/fixes/llms-pages.ts';

test('the codes in force', () => {
  expect(LANGUAGE_CODES.size).toBe(183);
  expect([...PLAIN_LANGUAGE_CODES].filter((code) => !LANGUAGE_CODES.has(code))).toEqual([]);
});

test.each([
  ['de', true],
  ['pt-br', true],
  ['zh_hans', true],
  ['us-en', true],
  ['ab', true],
  ['ai', false],
  ['ux', false],
  ['qq-ww', false],
  ['deu', false],
  ['', false],
])('%j may be a language: %s', (segment, expected) => {
  expect(isLanguageSegment(segment)).toBe(expected);
});

test('a page under a word of two letters is no start page of a language', () => {
  const page = (path: string) => ({
    url: `https://example.com${path}`,
    title: path,
    h1: path,
    description: '',
    status: 200,
    indexable: true,
    canonical: null,
    lang: '',
    inlinks: 0,
    words: 300,
  });
  const site = { origin: 'https://example.com', lang: '', navigation: [] };
  const segments = listedPages([page('/de'), page('/ai')], site).map((listed) => listed.segments);
  expect(segments).toEqual([['ai'], []]);
});
