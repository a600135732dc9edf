import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  allTerms,
  judgedLanguages,
  languageNamed,
  allLanguages,
  patternOf,
  scriptOfLanguage,
  termsIn,
  termsOf,
  type ListName,
  type PatternName,
} from '../../src/catalog/languages/index.ts';
import { NAMED_SECTIONS } from '../../src/catalog/languages/model.ts';
import { scriptOf } from '../../src/facts/text/letters.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/catalog/languages');
const PATTERNS = ['howToForm', 'questionForm', 'noQuestion'] as const satisfies readonly PatternName[];
/** Lists whose terms are written with capitals. */
const AS_WRITTEN: ReadonlySet<string> = new Set([
  'sectionNames',
  'bylinesOrNames',
  'wordsOverUnits',
  'unitsBefore',
]);
/** Lists of texts of one language alone, where no word of another script stands but "vs". */
const OWN_SCRIPT: readonly ListName[] = [
  'stopWords',
  'finiteVerbs',
  'pointerWords',
  'genericHeadings',
  'linkTexts',
  'howTo',
  'questionStarters',
  'questionEndings',
];

/** What of a language is no list. */
const OTHERS: ReadonlySet<string> = new Set([
  'code',
  'aliases',
  'script',
  'spacing',
  'ordinalStop',
  'sentence',
  'wordsOfHundred',
  'paths',
  'notices',
  ...PATTERNS,
]);
const isListName = (name: string): name is ListName => !OTHERS.has(name);
const LISTS: readonly ListName[] = [...new Set(allLanguages().flatMap(Object.keys))].filter(isListName);

test('every file of the folder is a language of the index, under its own code', () => {
  const codes = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['index', 'model'].includes(name));
  expect(
    allLanguages()
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes.toSorted());
});

describe.each(allLanguages().map(({ code }) => code))('%s', (code) => {
  test('has terms in lower case, each once and none empty', () => {
    for (const name of LISTS) {
      const terms = termsOf(code, name) ?? [];
      const odd = terms.filter(
        (term) => term.trim() === '' || (!AS_WRITTEN.has(name) && term !== term.toLowerCase()),
      );
      expect([name, odd]).toEqual([name, []]);
    }
  });

  test('has expressions that compile and are in lower case', () => {
    for (const name of PATTERNS) {
      const pattern = patternOf(code, name);
      if (pattern === null) continue;
      expect(pattern.flags).toBe('u');
      expect(pattern.source.replaceAll(/\\p\{[^}]*\}/g, '')).toBe(
        pattern.source.replaceAll(/\\p\{[^}]*\}/g, '').toLowerCase(),
      );
    }
  });

  test('names all sections of an llms.txt or none', () => {
    expect([undefined, NAMED_SECTIONS.length]).toContain(termsOf(code, 'sectionNames')?.length);
  });

  test('is written in its script', () => {
    const script = scriptOfLanguage(code);
    const odd = OWN_SCRIPT.flatMap((name) =>
      (termsOf(code, name) ?? []).filter((term) => {
        const scripts = new Set(Array.from(term, (letter) => scriptOf(letter.charCodeAt(0))));
        scripts.delete(null);
        if (script === 'kana') scripts.delete('han');
        if (script !== null) scripts.delete(script);
        return scripts.size > 0 && term !== 'vs';
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('a language whose texts are judged', () => {
  test('is one of at most 32, since each has a bit of a number', () => {
    expect(judgedLanguages().length).toBeLessThanOrEqual(32);
  });
});

test('a `_` at an end of a term is a space, and an empty list has no terms', () => {
  expect(termsIn('_is a_, see,\n    so_, a_b')).toEqual([' is a ', 'see', 'so ', 'a_b']);
  expect(termsIn('')).toEqual([]);
});

test('an absent list is no empty list', () => {
  expect(termsOf('th', 'months')).toBeNull();
  expect(termsOf('ja', 'months')).toEqual([]);
  expect(termsOf('xx', 'months')).toBeNull();
  expect(languageNamed('xx')).toBeNull();
});

test('the terms of all languages stand once each', () => {
  const months = allTerms('months');
  expect(new Set(months).size).toBe(months.length);
  expect(months).toEqual(expect.arrayContaining(['march', 'märz', 'марта']));
});
