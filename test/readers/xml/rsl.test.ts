import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRsl } from '../../../src/readers/xml/rsl.ts';

const document = (content: string) => `<rsl xmlns="https://rslstandard.org/rsl">${content}</rsl>`;

test('usages by their content, other kinds of terms left out', () => {
  const source = document(
    `<content url='/'><license><permits type="usage">search, ai-input</permits>
     <permits type="geo">EU</permits><prohibits type="usage"><![CDATA[AI-Train]]></prohibits></license></content>
     <content url="/a"><license><permits type="usage">all</permits></license></content>`,
  );
  expect(readRsl(source)).toEqual({
    isRsl: true,
    isWhole: true,
    terms: [
      { content: '/', kind: 'permits', usage: 'search' },
      { content: '/', kind: 'permits', usage: 'ai-input' },
      { content: '/', kind: 'prohibits', usage: 'ai-train' },
      { content: '/a', kind: 'permits', usage: 'all' },
    ],
  });
});

test.each([
  ['HTML', '<!doctype html><html><body><rsl xmlns="https://rslstandard.org/rsl"></rsl></body></html>'],
  ['another namespace', '<rsl xmlns="https://example.com/rsl"></rsl>'],
  ['nothing', ''],
])('%s is no RSL', (_, source) => {
  expect(readRsl(source).isRsl).toBe(false);
});

test.each([
  [
    'cut off',
    '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><permits type="usage">all</permits>',
  ],
  ['cut off in a tag', '<rsl xmlns="https://rslstandard.org/rsl"><permits type="usage">all</permits></rs'],
  ['crossed', document('<content url="/"><permits type="usage">all</content></permits>')],
  ['left open', document('<permits type="usage">all')],
])('%s: no terms, because no parser gives any', (_, source) => {
  expect(readRsl(source)).toEqual({ isRsl: true, isWhole: false, terms: [] });
});

test.each([500, 501])('%i usages: at most 500 are kept', (count) => {
  const usages = Array.from({ length: count }, () => 'all').join(' ');
  expect(readRsl(document(`<permits type="usage">${usages}</permits>`)).terms).toHaveLength(500);
});

test('never throws, and terms come from RSL alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readRsl(document(text));
      const { isRsl, isWhole, terms } = readRsl(text);
      expect((isRsl && isWhole) || terms.length === 0).toBe(true);
    }),
  );
});
