import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../src/catalog/languages/model.ts';
import { sentencesOf } from '../../../src/facts/text/sentences.ts';

const cut = (text: string, language: LanguageCode | null = null): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

test.each<[LanguageCode, string, string[]]>([
  ['en', 'Lime is chalk. It sticks.', ['Lime is chalk.', 'It sticks.']],
  ['en', 'Ask Dr. Novak about it. She knows.', ['Ask Dr. Novak about it.', 'She knows.']],
  ['en', 'Use an acid, e.g. Citric acid from a shop.', ['Use an acid, e.g. Citric acid from a shop.']],
  ['en', 'J. R. Hartley wrote it.', ['J. R. Hartley wrote it.']],
  ['en', 'It costs 3.50 a pack. Buy two.', ['It costs 3.50 a pack.', 'Buy two.']],
  ['en', 'See example.com for more. Thanks to you.', ['See example.com for more.', 'Thanks to you.']],
  ['en', 'She said “Stop it now.” Then she left.', ['She said “Stop it now.”', 'Then she left.']],
  ['en', 'Wait… what is this?! Nothing at all.', ['Wait… what is this?!', 'Nothing at all.']],
  ['en', 'Really? Yes, it does.', ['Really? Yes, it does.']],
  [
    'en',
    'Lime is chalk.[3] It sticks.[4][n 2] Acid helps.[a]',
    ['Lime is chalk.[3]', 'It sticks.[4][n 2]', 'Acid helps.[a]'],
  ],
  [
    'en',
    'Lime is chalk.[1]: 207 It sticks.[citation needed] So be it.',
    ['Lime is chalk.[1]: 207', 'It sticks.[citation needed]', 'So be it.'],
  ],
  [
    'en',
    'Lime is chalk.[see the chapter on chalk] It sticks.',
    ['Lime is chalk.[see the chapter on chalk] It sticks.'],
  ],
  ['ja', '水は硬いです。[1]石灰が残ります。', ['水は硬いです。[1]', '石灰が残ります。']],
  ['de', 'Am 3. Mai wird entkalkt. Danach nicht.', ['Am 3. Mai wird entkalkt.', 'Danach nicht.']],
  [
    'de',
    'Nehmen Sie z.B. Zitronensäure. Sie ist billig.',
    ['Nehmen Sie z.B. Zitronensäure.', 'Sie ist billig.'],
  ],
  ['fr', 'Est-ce utile ? Oui, c’est utile.', ['Est-ce utile ?', 'Oui, c’est utile.']],
  ['ja', '水は硬いです。石灰が残ります！', ['水は硬いです。', '石灰が残ります！']],
  ['zh', '水垢来自硬水。“真的吗？”是的。', ['水垢来自硬水。', '“真的吗？”', '是的。']],
  ['ar', 'هل الماء عسر؟ نعم هو عسر.', ['هل الماء عسر؟', 'نعم هو عسر.']],
  ['hi', 'पानी कठोर है। चूना जमता है।', ['पानी कठोर है।', 'चूना जमता है।']],
  ['ru', 'Вода жёсткая, т.е. С известью. Это плохо.', ['Вода жёсткая, т.е. С известью.', 'Это плохо.']],
])('%s: %s', (language, text, sentences) => {
  expect(cut(text, language)).toEqual(sentences);
});

test('a text without a mark is one open sentence', () => {
  expect(sentencesOf('No mark at all', 'en')).toEqual([{ start: 0, end: 14, closed: false }]);
  expect(sentencesOf('', 'en')).toEqual([]);
});

test('plain prose is cut as Intl.Segmenter cuts it', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/);
  const sentence = fc
    .array(word, { minLength: 3, maxLength: 9 })
    .chain((words) =>
      fc
        .constantFrom('.', '!', '?')
        .map((mark) => `${words[0]![0]!.toUpperCase()}${words.join(' ').slice(1)}${mark}`),
    );
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (sentences) => {
      const text = sentences.join(' ');
      // Words such as "no." are abbreviations in the list of the language, and none without a language.
      expect(cut(text)).toEqual([...segmenter.segment(text)].map(({ segment }) => segment.trim()));
    }),
  );
});

test('sentences cover the text in order', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '!', '。', '"', '3'), maxLength: 80 }),
      (raw) => {
        const text = raw.replaceAll(/ +/g, ' ').trim();
        const parts = cut(text, 'en');
        expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      },
    ),
  );
});
