import { describe, expect, test } from 'vitest';
import { allLanguages, termsOf, type ListName } from '../../../src/catalog/languages/index.ts';
import { isQuestion } from '../../../src/facts/text/question.ts';

const listed = (name: ListName) =>
  allLanguages().flatMap(({ code }) => {
    const terms = termsOf(code, name) ?? [];
    return terms.length === 0 ? [] : [[code, terms] as const];
  });

test.each([
  'Really?',
  'What?"',
  '本当？',
  'ما هذا؟',
  'Ինչ՞',
  'ምንድን ነው፧',
  'So⁇',
  '¿Qué es esto',
  'Τι είναι\u037e',
  'Τι είναι;',
  '**Why?**',
  '\u202Bמה זה?\u202C',
])('%s asks in any language', (text) => expect(isQuestion(text)).toBe(true));

test.each([
  '',
  '?!x',
  'Done; next;',
  'Warum nicht',
  'Overview',
  'How to install',
  'How it works',
  'Who we are',
  'What we do',
])('%j asks nothing without a language', (text) => expect(isQuestion(text)).toBe(false));

test.each([
  ['What is an anvil', true],
  ["What's new", true],
  ['How much does it cost', true],
  ['Can I return it', true],
  ['Can openers', false],
  ['Do not touch', false],
])('the word order of English tells without a language: %s', (text, expected) =>
  expect(isQuestion(text)).toBe(expected),
);

describe('first words by language', () => {
  test.each(listed('questionStarters'))('%s', (language, starters) => {
    const whole = starters.filter((starter) => !/[¿ ]/.test(starter));
    expect(starters.filter((starter) => !isQuestion(`${starter} xyz`, language))).toEqual([]);
    const isJoined = ['ja', 'zh'].includes(language);
    const longer = whole.filter((starter) => isQuestion(`${starter}xyz abc`, language));
    expect(longer).toEqual(isJoined ? whole : []);
  });
});

describe('endings by language', () => {
  test.each(listed('questionEndings'))('%s', (language, endings) => {
    for (const ending of endings)
      expect([ending, isQuestion(`xyz ${ending}`, language)]).toEqual([ending, true]);
  });
});

test.each([
  ['zh', '如何下单', true],
  ['zh-Hant', '什麼是區塊鏈', true],
  ['ja', 'なぜ選ばれるのでしょう', true],
  ['hu', 'Mi az a blokklánc', true],
  ['hu', 'Mit kell tudni', true],
  ['tr', 'İade yapabilir miyim', true],
  ['tr', 'Satış müdür', false],
  ['ro', 'Cum comand', true],
  ['zh', '产品介绍', false],
])('in %s: %s', (language, text, expected) => expect(isQuestion(text, language)).toBe(expected));

test('the region of a language does not matter', () => {
  expect(isQuestion('Warum ist das so', 'de-AT')).toBe(true);
  expect(isQuestion('Hvordan virker det', 'nb')).toBe(true);
  expect(isQuestion('Warum ist das so', 'en')).toBe(false);
});

test('orders and dates are no questions', () => {
  expect(isQuestion('Do not use', 'en')).toBe(false);
  expect(isQuestion('May 2026', 'en')).toBe(false);
  expect(isQuestion('Is-antibot', 'en')).toBe(false);
});
