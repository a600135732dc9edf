import { expect, test } from 'vitest';
import { decodeAttribute, decodeEscapable, decodeText } from '../../../src/readers/html/references.ts';

const read = (decode: typeof decodeText, source: string) => {
  const bytes = Buffer.from(source);
  return decode(bytes, 0, bytes.length);
};

// HTML Standard, 13.2.5.73 (named character reference state).
test.each([
  ['?a=1&parallel=1', '?a=1&parallel=1', '?a=1¶llel=1'],
  ['?a=1&ltime=2', '?a=1&ltime=2', '?a=1<ime=2'],
  ['?a=1&amp=2', '?a=1&amp=2', '?a=1&=2'],
  ['&parallel;&para&notin;&notit;', '∥¶∉&notit;', '∥¶∉¬it;'],
  ['&Gdot b &Gdot; &#x80; &#0; &#x110000;', '&Gdot b Ġ € \uFFFD \uFFFD', '&Gdot b Ġ € \uFFFD \uFFFD'],
])('%s', (source, inAttribute, inText) => {
  expect(read(decodeAttribute, source)).toBe(inAttribute);
  expect(read(decodeText, source)).toBe(inText);
});

// HTML Standard, 13.2.3.5 (preprocessing the input stream); a reference is read behind that.
test.each(['a\r\nb&#13;', 'a\rb&#13;', 'a\nb&#13;'])('%j has one kind of line break', (source) => {
  for (const decode of [decodeAttribute, decodeText, decodeEscapable])
    expect(read(decode, source)).toBe('a\nb\r');
});

test('a zero byte is dropped in text and shown elsewhere', () => {
  expect(read(decodeText, 'a\0b&amp;')).toBe('ab&');
  expect(read(decodeEscapable, 'a\0b&amp;')).toBe('a\uFFFDb&');
  expect(read(decodeAttribute, 'a\0b&amp;')).toBe('a\uFFFDb&');
});
