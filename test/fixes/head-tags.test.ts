import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { linkTag, metaTag, propertyTag, shortDescription, titleTag } from '../../src/fixes/head-tags.ts';
import { visible } from '../../src/values/printable.ts';

/** NUL and CR are changed by every HTML reader, whoever writes them. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\0\r]/.test(value));

const only = (html: string) => {
  const { childNodes } = parseFragment(html);
  expect(childNodes).toHaveLength(1);
  return childNodes[0] as {
    nodeName: string;
    attrs: { name: string; value: string }[];
    childNodes: { value: string }[];
  };
};

test('any text comes back out of the attribute it was put in', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(only(metaTag('description', value)).attrs).toEqual([
        { name: 'name', value: 'description' },
        { name: 'content', value },
      ]);
      expect(only(propertyTag('og:title', value)).attrs[1]?.value).toBe(value);
      expect(only(linkTag('canonical', value)).attrs[1]?.value).toBe(value);
    }),
  );
});

test('what nobody sees is seen in a text to paste, and comes back', () => {
  const content = 'a\u200bb\u{e0041}\u202e می\u200cخ';
  const tag = metaTag('description', content);
  expect(visible(tag)).toBe(tag);
  expect(only(tag).attrs[1]!.value).toBe(content);
});

test('any text comes back out of the title', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(
        only(titleTag(value))
          .childNodes.map((node) => node.value)
          .join(''),
      ).toBe(value);
    }),
  );
});

test('descriptions are cut at a word, and only when they are too long', () => {
  expect(shortDescription(' a  b\n')).toBe('a b');
  expect(shortDescription('x'.repeat(160))).toHaveLength(160);
  expect(shortDescription('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  expect(shortDescription('湯'.repeat(80))).toHaveLength(80);
  expect(shortDescription('湯'.repeat(81))).toBe(`${'湯'.repeat(79)}…`);
  expect(shortDescription(`${'湯'.repeat(50)}。${'垢'.repeat(40)}。`)).toBe(`${'湯'.repeat(50)}。`);
  expect(shortDescription(`${'湯'.repeat(60)}、${'垢'.repeat(40)}。`)).toBe(`${'湯'.repeat(60)}…`);
  expect(shortDescription('word '.repeat(40))).toBe(`${'word '.repeat(31)}word…`);
  const long = `${'word '.repeat(30)}last`;
  expect(shortDescription(`${long}, considerably more`)).toBe(`${long}…`);
  expect(shortDescription(`${long}. Considerably more`)).toBe(`${long}.`);
});
