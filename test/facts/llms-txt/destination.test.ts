/** CommonMark 0.31.2, section 6.3: the address and title in the parentheses of a link. */
import { expect, test } from 'vitest';
import { readDestination } from '../../../src/readers/markdown/destination.ts';

const read = (inner: string) => {
  const text = `[x](${inner} rest`;
  const found = readDestination(text, '[x]('.length);
  return found === null ? null : [found.url, text.slice(found.end)];
};

test.each([
  ['/a)', '/a'],
  [' \n/a\t)', '/a'],
  [')', ''],
  ['<>)', ''],
  ['</a b>)', '/a b'],
  ['</a\\>b>)', '/a>b'],
  ['</a)b>)', '/a)b'],
  ['/a(b(c)d)e)', '/a(b(c)d)e'],
  ['/a\\)b)', '/a)b'],
  ['/a\\b\\*)', '/a\\b*'],
  ['/a&amp;b&#65;&#x42;&nope;)', '/a&bAB&nope;'],
  ['/a"t")', '/a"t"'],
  ['/a "t")', '/a'],
  ["/a 't')", '/a'],
  ['/a (t))', '/a'],
  ['/a\n"t" )', '/a'],
  ['/a "t\\"u")', '/a'],
  ['<> "t")', ''],
])('%j leads to %j', (inner, url) => {
  expect(read(inner)).toEqual([url, ' rest']);
});

test.each([
  '/a',
  '/a(b)',
  '/a b)',
  '</a',
  '</a\nb>)',
  '</a<b>)',
  '</a>b)',
  '/a\u007f)',
  '/a "t"x)',
  '/a "t)',
  '/a (t(u))',
  '/a [t])',
])('%j is no link', (inner) => {
  expect(read(inner)).toBe(null);
});

test('32 parentheses stand inside each other, one more does not', () => {
  const nested = (depth: number) => `a${'('.repeat(depth)}${')'.repeat(depth)}`;
  expect(read(`${nested(32)})`)).toEqual([nested(32), ' rest']);
  expect(read(`${nested(33)})`)).toBe(null);
});

test('an address and a title have 2,048 characters at most', () => {
  const text = (length: number) => 'a'.repeat(length);
  for (const [open, close] of [
    ['', ')'],
    ['<', '>)'],
    ['/a "', '")'],
  ] as const) {
    expect(read(open + text(2_048) + close)).not.toBe(null);
    expect(read(open + text(2_049) + close)).toBe(null);
  }
});
