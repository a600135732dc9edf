/** CommonMark 0.31.2, sections 4.7 and 6.3. */
import { expect, test } from 'vitest';
import { foldLabel, leadingDefinitions } from '../../../src/readers/markdown/definitions.ts';

test.each([
  ['Foo', 'fOO'],
  ['  Foo\n  bar ', 'foo bar'],
  ['Αγω', 'ΑΓΩ'],
  ['ẞ', 'SS'],
])('the labels %j and %j are one', (one, other) => {
  expect(foldLabel(one)).toBe(foldLabel(other));
});

test('labels of other letters or words are others', () => {
  expect(new Set(['foo', 'foo bar', 'foobar', 'fóo'].map(foldLabel)).size).toBe(4);
});

test.each([
  ['[foo]: /url', '/url'],
  ['[foo]: </url> "title"', '/url'],
  ["[foo]: /url 'title'", '/url'],
  ['[foo]:/url', '/url'],
])('%j defines', (line, url) => {
  expect(leadingDefinitions([line])).toEqual([{ key: foldLabel('foo'), url }]);
});

test.each(['[]: /url', '[ ]: /url', 'foo: /url', 'a [foo]: /url', '[foo] /url', '[foo]: /url "title" ok'])(
  '%j defines nothing',
  (line) => {
    expect(leadingDefinitions([line])).toEqual([]);
  },
);

test('only the first lines of a paragraph define', () => {
  const keys = leadingDefinitions(['[a]: /a', '[b]: /b', 'text', '[c]: /c']).map(({ key }) => key);
  expect(keys).toEqual([foldLabel('a'), foldLabel('b')]);
});
