import { describe, expect, test } from 'vitest';
import { COMPARISON_WORDS } from '../../src/catalog/text-terms/comparison-words.ts';
import { DEFINITION_CUES } from '../../src/catalog/text-terms/definition-cues.ts';
import { GENERIC_HEADINGS } from '../../src/catalog/text-terms/generic-headings.ts';
import { HOW_TO_WORDS } from '../../src/catalog/text-terms/how-to-words.ts';
import { HYPE_WORDS } from '../../src/catalog/text-terms/hype-words.ts';
import { LANGUAGES } from '../../src/catalog/text-terms/languages.ts';
import { GENERIC_LINK_TEXTS } from '../../src/catalog/text-terms/link-texts.ts';
import { POINTER_WORDS } from '../../src/catalog/text-terms/pointer-words.ts';
import { SPEECH_VERBS } from '../../src/catalog/text-terms/speech-verbs.ts';
import { STOP_WORDS } from '../../src/catalog/text-terms/stop-words.ts';
import { FINITE_VERBS } from '../../src/catalog/text-terms/verbs.ts';
import { scriptOf } from '../../src/facts/text/letters.ts';

const split = (table: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).map(([code, words]) => [code, words.trim().split(/\s+/)]));

const TABLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  COMPARISON_WORDS,
  DEFINITION_CUES,
  GENERIC_HEADINGS,
  GENERIC_LINK_TEXTS,
  HOW_TO_WORDS,
  HYPE_WORDS,
  POINTER_WORDS,
  SPEECH_VERBS,
  STOP_WORDS: split(STOP_WORDS),
  FINITE_VERBS: split(FINITE_VERBS),
};

describe.each(Object.entries(TABLES))('%s', (_name, table) => {
  test('has words for every language', () => {
    expect(Object.keys(table).toSorted()).toEqual(LANGUAGES.map(({ code }) => code).toSorted());
    expect(Object.keys(table).filter((code) => table[code]!.length < 2)).toEqual([]);
  });

  test('is lower case and holds no empty word', () => {
    const odd = Object.values(table)
      .flat()
      .filter((word) => word.trim() === '' || word !== word.toLowerCase());
    expect(odd).toEqual([]);
  });

  test('is written in the script of the language', () => {
    const odd = LANGUAGES.flatMap(({ code, script }) =>
      table[code]!.filter((word) => {
        const scripts = new Set(Array.from(word, (letter) => scriptOf(letter.charCodeAt(0))));
        scripts.delete(null);
        if (script === 'kana') scripts.delete('han');
        scripts.delete(script);
        return scripts.size > 0 && word !== 'vs';
      }).map((word) => `${code}: ${word}`),
    );
    expect(odd).toEqual([]);
  });
});
