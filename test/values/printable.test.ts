import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inert, printable, visible } from '../../src/values/printable.ts';

/** Every character that is never part of what is read, by its number. */
const NEVER = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0d, 0x1f],
  [0x7f, 0x9f],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xfffe, 0xffff],
  [0xd800, 0xdfff],
  [0xe0000, 0xe007f],
] as const;

test('what nobody sees is shown by its number, wherever it is', () => {
  for (const [from, to] of NEVER)
    for (let code = from; code <= to; code++)
      for (const [before, after] of [
        ['', ''],
        ['a', 'b'],
        ['م', 'خ'],
        ['👩', '👧'],
        ['葛', '城'],
      ]) {
        const number = `\\u{${code.toString(16).toUpperCase()}}`;
        expect(visible(before + String.fromCodePoint(code) + after)).toBe(before + number + after);
      }
});

test.each([
  'می‌خواهم', // Persian
  'PDF‌ها',
  'क्‌ष क्‍ष', // Devanagari
  'ശ്രീ ന്‍', // Malayalam, a chillu at the end of a word
  'ශ්‍රී', // Sinhala
  'ᠠ᠋', // Mongolian
  '👩‍👩‍👧 👩🏽‍🚀 🏳️‍🌈 ❤️ ☎︎ 1️⃣',
  '葛\u{e0100}城 神\ufe00',
  'Donau\u00addampf',
  'שָׁלוֹם سَلَام é日\u00a0\u3000',
  '\u06dd\u0600 a\tb\r\nc',
])('%s is text', (text) => {
  expect(visible(text)).toBe(text);
});

test.each([
  ['a\u200db', 'a\\u{200D}b'],
  ['می\u200c\u200cخواهم', 'می\\u{200C}\\u{200C}خواهم'],
  ['\ufe0f\u200dم', '\\u{FE0F}\\u{200D}م'],
  ['👩\u200d', '👩\\u{200D}'],
  ['x\ufe0f 1\ufe0f', 'x\\u{FE0F} 1\\u{FE0F}'],
  ['❤\ufe0f\ufe01\u{e0150}', '❤\ufe0f\\u{FE01}\\u{E0150}'],
  ['x\u{e0100}', 'x\\u{E0100}'],
  ['\u00ada \u00ad', '\\u{AD}a \\u{AD}'],
  ['🏴\u{e0067}\u{e007f}', '🏴\\u{E0067}\\u{E007F}'],
])('%j is shown as %s', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test('JSON reads as it was, and holds nothing that is not seen', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (value) => {
      const json = printable(JSON.stringify(value));
      expect(visible(json)).toBe(json);
      expect(JSON.parse(json)).toEqual(value);
    }),
  );
});

describe('a line of a log', () => {
  test.each([
    ['::error::x', '\\u{3A}:error::x'],
    ['a\n  ::set-output name=x::y', 'a\n  \\u{3A}:set-output name=x::y'],
    ['\u001b[1m\u001b[31m::error::x', '\u001b[1m\u001b[31m\\u{3A}:error::x'],
    ['\r\u001b[2K::add-mask::x', '\r\u001b[2K\\u{3A}:add-mask::x'],
    ['a ##[command]x', 'a \\u{23}#[command]x'],
    ['###[group]', '#\\u{23}#[group]'],
    ['##teamcity[x]', '\\u{23}#teamcity[x]'],
    ['see ##VSO[task.setvariable]', 'see \\u{23}#VSO[task.setvariable]'],
  ])('%j commands nothing', (text, shown) => {
    expect(inert(text)).toBe(shown);
  });

  test.each(['std::vector', 'a ::before', '## [a]', '##', ': :'])('%j is no command', (text) => {
    expect(inert(text)).toBe(text);
  });

  test('in JSON it reads as it was', () => {
    expect(printable('"##[command]x"')).toBe('"\\u0023#[command]x"');
  });
});
