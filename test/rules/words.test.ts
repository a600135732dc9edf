import { expect, test } from 'vitest';
import type { Data } from '../../src/rules/rule.ts';
import { eitherOf, englishPhrase, fill, pluralForm } from '../../src/rules/words.ts';

test.each<[string, Data, string]>([
  ['{pages|page|pages} read', { pages: 1 }, '1 page read'],
  ['{pages|page|pages} read', { pages: 0 }, '0 pages read'],
  ['{failed} of {all|page|pages} {failed:fails|fail}', { failed: 1, all: 3 }, '1 of 3 pages fails'],
  ['{bots}, which {bots:opens|open} it', { bots: ['A'] }, 'A, which opens it'],
  ['{bots}, which {bots:opens|open} it', { bots: ['A', 'B'] }, 'A, B, which open it'],
  ['{pages|page|pages} read', { pages: '…' }, '… pages read'],
  ['It has {what@markup}', { what: 'cdata-end' }, 'It has a ]]> that ends no CDATA section'],
  ['It has {what@markup}', { what: 'character: U+0007' }, 'It has the character U+0007'],
  ['It has {what@markup}', { what: 'constructor' }, 'It has constructor'],
  ['It has {what@nothing}', { what: 'not-utf-8' }, 'It has not-utf-8'],
  ['It has {what@markup}', { what: ['not-utf-8', 'Kettle'] }, 'It has bytes that are no UTF-8, Kettle'],
  ['{what@markup:is|are} wrong', { what: ['not-utf-8', 'cdata-end'] }, 'are wrong'],
  ['It lacks {what@or}', { what: ['name|headline', 'author'] }, 'It lacks name or headline, author'],
])('%s %j', (template, data, expected) => {
  expect(fill(template, data)).toBe(expected);
});

test.each<[string, string, Readonly<Record<number, string>>]>([
  ['pl', '{n|strona|strony|stron|strony}', { 1: 'strona', 3: 'strony', 5: 'stron', 1.5: 'strony' }],
  [
    'ar',
    '{n|zero|one|two|few|many|other}',
    { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' },
  ],
  ['ja', '{n|ページ}', { 1: 'ページ', 2: 'ページ' }],
])('the words of a number in %s', (language, template, expected) => {
  const speech = {
    formOf: pluralForm(language),
    list: (names: readonly string[]) => names.join(''),
    either: eitherOf(language),
    phrase: englishPhrase,
  };
  for (const [count, word] of Object.entries(expected))
    expect(fill(template, { n: Number(count) }, speech)).toBe(`${count} ${word}`);
});
