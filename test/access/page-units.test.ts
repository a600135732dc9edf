/** The small measures that the steps of a page share: units of text, code of a script, sentences, kinds of body. */
import { describe, expect, test } from 'vitest';
import { mediaOf } from '../../src/access/page-view.ts';
import { codeOf } from '../../src/access/script-code.ts';
import { wordUnits } from '../../src/access/word-units.ts';

test.each([
  ['', 0],
  ['one two  three', 3],
  ['- one, two; 3! ...', 3],
  ['größer été ЦЕНА τιμή السعر', 5],
  ['a\u00a0b\u3000c\u2003d\te', 5],
  ['“ ” – → ✓ € 😀', 0],
  ['日本語版', 2],
  ['カタカナ 한국', 3],
  ['ราคา ລາຄາ តម្លៃ', 1 + 1 + 1.25],
  ['\u{20000}\u{20001}', 1],
  ['GPT模型v2', 3],
  ['བོད', 1],
])('%j has %d units', (text, units) => {
  expect(wordUnits(text)).toBe(units);
});

describe('the code of a script', () => {
  const long = 'x'.repeat(119);

  test.each([
    ['a("b")', 'a("b")'],
    // A string of 120 characters with its quotes is an address or a token, one more is data.
    [`a('${'x'.repeat(118)}')`, `a('${'x'.repeat(118)}')`],
    [`a('${long}')`, 'a("")'],
    [`a("\\"${long}") + b("c")`, 'a("") + b("c")'],
    [`a("it's ${long}") + 'd'`, `a("") + 'd'`],
    [`a(\`${long}\n${long}\`) + b`, 'a("") + b'],
    // A quote that nothing closes ends with its line.
    [`// it's\nb('${long}')`, `// it's\nb("")`],
    [`"${long}x`, '""'],
  ])('%j', (script, code) => {
    expect(codeOf(script)).toBe(code);
  });
});

test.each([
  [null, ' \n<p>x', 'html'],
  [null, 'x <p>', 'text'],
  ['', '<p>', 'html'],
  ['TEXT/HTML; charset=utf-8', 'x', 'html'],
  ['application/xhtml+xml', 'x', 'html'],
  ['application/ld+json', '<p>', 'json'],
  ['text/plain', '<p>', 'text'],
  ['text/markdown', '#', 'text'],
  ['text/css', 'a{}', 'other'],
  ['text/javascript', 'a()', 'other'],
  ['application/pdf', '%PDF', 'document'],
  ['image/png', '', 'other'],
  ['application/octet-stream', '<p>', 'other'],
])('a body of type %j that begins with %j is %s', (type, body, media) => {
  expect(mediaOf(type, body)).toBe(media);
});
