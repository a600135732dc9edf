import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf, wordHash } from '../../../src/facts/text/tokens.ts';
import type { Tokens } from '../../../src/facts/text/tokens.ts';

const slices = (text: string, tokens: Tokens): string[] =>
  Array.from(tokens.start, (from, at) => text.slice(from, tokens.end[at]));
const cut = (text: string): string[] => slices(text, tokensOf([text]));
const stems = (text: string): readonly number[] => [...tokensOf([text]).stem];

test.each([
  ['Hard water, soft water.', ['Hard', 'water', 'soft', 'water']],
  ['l’eau d’été', ['l', 'eau', 'd', 'été']],
  ['咖啡机除垢', ['咖啡', '啡机', '机除', '除垢']],
  ['水', ['水']],
  ['エスプレッソマシンの湯垢', ['エスプレッソマシン', '湯垢']],
  ['커피 머신', ['커피', '머신']],
  ['กาแฟ', ['กา', 'าแ', 'แฟ']],
  ['الماء العسر', ['الماء', 'العسر']],
  ['चाय की', ['चाय', 'की']],
  ['a1b2 3,5', ['a1b2', '3', '5']],
  ['', []],
  ['😀 — …', []],
])('%s', (text, words) => {
  expect(cut(text)).toEqual(words);
});

test('case, accents and vowel points make no difference', () => {
  expect(wordHash('Café')).toBe(wordHash('cafe'));
  expect(wordHash('ÜBER')).toBe(wordHash('uber'));
  expect(wordHash('ёлка')).toBe(wordHash('елка'));
  expect(wordHash('كِتَاب')).toBe(wordHash('كتاب'));
  expect(wordHash('cafe\u0301')).toBe(wordHash('café'));
  expect(wordHash('Tiếng')).toBe(wordHash('tieng'));
});

test.each([
  ['ISI', 'ısı'],
  ['İSTANBUL', 'istanbul'],
  ['Łódź', 'lodz'],
  ['đồng', 'dong'],
  ['København', 'kobenhavn'],
  ['کتابی', 'كتابي'],
  ['مـضـخـة', 'مضخة'],
  ['ＡＩ２', 'ai2'],
  ['Wärme\u00ADpumpe', 'wärmepumpe'],
  ['ΑΝΤΛΙΑ', 'αντλία'],
])('%s is written %s as well', (one, other) => {
  expect(cut(one)).toEqual([one]);
  expect(wordHash(one)).toBe(wordHash(other));
});

test('forms of a word share a stem', () => {
  const [a, b] = stems('Entkalkung entkalken');
  expect(a).toBe(b);
  const [c, d] = stems('кофемашина кофемашину');
  expect(c).toBe(d);
  const [e, f] = stems('الترسبات ترسبات');
  expect(e).toBe(f);
  const [g, h] = stems('커피는 커피');
  expect(g).toBe(h);
  const [i, j] = stems('intern interview');
  expect(i).toBe(j);
  expect(tokensOf(['intern interview']).hash[0]).not.toBe(tokensOf(['intern interview']).hash[1]);
});

test.each(['pump pumps', 'COST costs', 'dog dogs', 'gato gatos', 'pumps pump'])(
  'a short word and its plural share a stem, and no hash: %s',
  (pair) => {
    const [one, many] = stems(pair);
    expect(one).toBe(many);
    expect(tokensOf([pair]).hash[0]).not.toBe(tokensOf([pair]).hash[1]);
  },
);

test.each(['glas glass', 'ga gas', 'bu bus', 'pres press', 'new newsy'])('no plural: %s', (pair) => {
  const [one, other] = stems(pair);
  expect(one).not.toBe(other);
});

test('tokens of several texts know where they are from', () => {
  const tokens = tokensOf(['one two', '', 'three']);
  expect(tokens.first).toEqual([0, 2, 2, 3]);
});

test('tokens lie in order inside their text, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { start, end } = tokensOf([text]);
      const isInOrder = start.every(
        (from, at) => from >= (at === 0 ? 0 : start[at - 1]! + 1) && end[at]! > from,
      );
      expect(isInOrder && end.every((to) => to <= text.length)).toBe(true);
    }),
  );
});

test('more tokens than a text of words has: room is made as they come', () => {
  const text = `${'水道橋駅'.repeat(500)} a b c d e f g`;
  const { hash, end, first } = tokensOf([text, 'x '.repeat(300)]);
  expect(hash).toHaveLength(1_999 + 7 + 300);
  expect(first).toEqual([0, 2_006, 2_306]);
  expect([end[0], end[1_998], end[2_305]]).toEqual([2, 2_000, 599]);
  expect(hash[4]).toBe(hash[0]);
});
