import { expect, test } from 'vitest';
import { LANGUAGE_CODES, PLAIN_LANGUAGE_CODES } from '../../src/catalog/language-codes.ts';
import { isLanguageSegment, namesLanguage } from '../../src/facts/language-path.ts';
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
  ['es-419', true],
  ['en-001', true],
  ['es-420', false],
  ['zh-hant-tw', true],
  ['sr_latn', true],
  ['de-luxe', false],
  ['', false],
])('%j may be a language: %s', (segment, expected) => {
  expect(isLanguageSegment(segment)).toBe(expected);
});

test.each([
  // Nothing declared: a code of a language is one.
  ['de', '', true],
  ['it', '', true],
  ['about', '', false],
  // A code that is a word as well needs the declared language to agree.
  ['it', 'it-IT', true],
  ['it', 'en', false],
  ['de', 'en', true],
  ['pt-br', 'en', true],
  // A country: named in the declared tag, or at home in the declared language.
  ['us', 'en-US ', true],
  ['us', 'en', false],
  ['at', 'de', true],
  ['jp', 'de', false],
  ['jp', 'ja', true],
  ['fil', 'fil-PH', true],
  ['fil', 'en', false],
  ['faq', '', false],
  ['', '', false],
  ['1a', 'de', false],
  ['a_b-c', 'de', false],
])('%j on a page in %j: %s', (segment, lang, expected) => {
  expect(namesLanguage(segment, lang)).toBe(expected);
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
