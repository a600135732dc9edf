import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { countWords, denseCharacters, words } from '../../../src/facts/text/words.ts';

describe('words of scripts with spaces', () => {
  test.each([
    ['', []],
    ['   \n\t ', []],
    ['Hello, world!', ['hello', 'world']],
    ["don't can’t o'clock", ["don't", 'can’t', "o'clock"]],
    ["'quoted' end.", ['quoted', 'end']],
    ['3.14 1,000 v1.2', ['3.14', '1,000', 'v1.2']],
    ['١٬٢٣٤٫٥ دقيقة', ['١٬٢٣٤٫٥', 'دقيقة']],
    ['a,b x.', ['a', 'b', 'x']],
    ['well-known', ['well', 'known']],
    ['snake_case __init__', ['snake_case', 'init__']],
    ['Größe straße', ['größe', 'straße']],
    ['e\u0301te\u0301', ['e\u0301te\u0301']],
    // Windows Vietnamese writes the circumflex with its letter and the dot below on its own.
    ['nh\u00E2\u0323n h\u01A1\u0323p', ['nh\u00E2\u0323n', 'h\u01A1\u0323p']],
    ['o\u0323mo\u0323 e\u0323\u0301', ['o\u0323mo\u0323', 'e\u0323\u0301']],
    ['a\u0305b', ['a\u0305b']],
    ['key\u2060word', ['key\u2060word']],
    ['Москва — столица', ['москва', 'столица']],
    ['가격 안내', ['가격', '안내']],
    ['قیمت‌ها چیست؟', ['قیمت‌ها', 'چیست']],
    ['मूल्य निर्धारण', ['मूल्य', 'निर्धारण']],
    ['𝒜bc 𐐀𐐁', ['𝒜bc', '𐐨𐐩']],
    ['— … • 👍🏽', []],
  ])('%j', (text, expected) => expect(words(text)).toEqual(expected));
});

describe('scripts without spaces go through the dictionary', () => {
  test.each([
    '私は東京に住んでいます。',
    '我们通过以工代练带你打实战',
    'ภาษาไทยไม่มีช่องว่าง',
    'ភាសាខ្មែរ',
    'မြန်မာဘာသာ',
    'ພາສາລາວ',
  ])('%s', (text) => {
    const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text);
    expect(words(text)).toEqual([...segments].filter((part) => part.isWordLike).map((part) => part.segment));
  });

  test('a border to Latin ends a word', () => {
    expect(words('GPT模型v2')).toEqual(['gpt', '模型', 'v2']);
  });

  test('a line to write on is no word', () => {
    expect(words('氏名 ____ 住所＿＿＿ __')).toEqual(['氏名', '住所']);
    expect(words('〡 __')).toEqual(['〡']);
  });

  test('a run without any mark is cut, not lost', () => {
    const count = countWords('料金'.repeat(5_000));
    expect(count).toBeGreaterThan(4_900);
    expect(count).toBeLessThan(10_001);
  });
});

test('the limit stops the walk', () => {
  expect(words('a b c', 2)).toEqual(['a', 'b']);
  expect(words('a b c', 0)).toEqual([]);
  expect(words('料金表 価格', 1)).toHaveLength(1);
});

test('dense characters are letters of the scripts that say more per character', () => {
  expect(denseCharacters('plain text 123')).toBe(0);
  expect(denseCharacters('価格、12 가격 ราคา abc')).toBe(2 + 2 + 4);
});

test('the count is the number of words, and never depends on what surrounds the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ maxLength: 20 }),
      (one, other) => {
        expect(countWords(one)).toBe(words(one).length);
        expect(countWords(one, 3)).toBe(Math.min(words(one).length, 3));
        expect(countWords(`${one} \n ${other}`)).toBe(countWords(one) + countWords(other));
      },
    ),
  );
});

test('close to Intl.Segmenter on any mix of letters', () => {
  const word = fc.constantFrom(
    'price',
    "don't",
    'Größe',
    'цена',
    '料金',
    'τιμή',
    '1,000',
    'snake_case',
    'السعر',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (parts) => {
      const text = parts.join(' ');
      const segments = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)];
      expect(countWords(text)).toBe(segments.filter((part) => part.isWordLike).length);
    }),
  );
});

describe('runs of a script without spaces between others', () => {
  test('are counted as they are listed', () => {
    const parts = fc.constantFrom(
      '漢',
      '字',
      'ภาษา',
      'ひら',
      '、',
      ' ',
      'a',
      '5',
      '年',
      '𨋢',
      '_',
      '.',
      'é',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (list) => {
        const text = list.join('');
        expect(countWords(text)).toBe(words(text).length);
      }),
    );
  });

  test('are handed to the segmenter together', () => {
    const calls = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    onTestFinished(() => calls.mockRestore());
    expect(countWords('漢a字b'.repeat(1_000))).toBe(4_000);
    expect(calls).not.toHaveBeenCalled();
    expect(countWords('漢字a'.repeat(1_000))).toBeGreaterThanOrEqual(2_000);
    expect(calls.mock.calls.length).toBeLessThan(20);
  });
});
