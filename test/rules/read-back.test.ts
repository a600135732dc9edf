import { describe, expect, test } from 'vitest';
import { SITE_BASES } from '../../src/catalog/site-bases.ts';
import { PHRASES } from '../../src/rules/phrases.ts';
import { readBack, readCoded } from '../../src/rules/read-back.ts';
import { fill } from '../../src/rules/words.ts';

/** All places of a template, those of optional parts among them. */
const placesIn = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);

const TEMPLATES = [...Object.entries(PHRASES.limits), ...Object.entries(SITE_BASES)];

describe.each(TEMPLATES)('%s', (_, template) => {
  test.each([1, 2, 'timeout: (a.b) | [c] $1', ''])(
    'its sentence gives back what it was filled from: %j',
    (value) => {
      const data = Object.fromEntries(placesIn(template).map((name) => [name, value]));
      const sentence = fill(template, data);
      const read = readBack(template, sentence);
      expect(read).not.toBeNull();
      expect(fill(template, read!)).toBe(sentence);
    },
  );
});

test('a place that stands twice is one value, and a word tells that its value is there', () => {
  expect(readBack('{a} of {n|page|pages}{n: is| are} {a}', 'x of 3 pages are x')).toEqual({ a: 'x', n: '3' });
  expect(readBack('{a} of {n|page|pages}{n: is| are} {a}', 'x of 3 pages are y')).toBeNull();
  const parts = '{who} left[ {n|page|pages}][ {more:some more}]';
  expect(readBack(parts, 'We left 1 page')).toEqual({ who: 'We', n: '1' });
  expect(readBack(parts, 'We left some more')).toEqual({ who: 'We', more: 'some more' });
});

test('what is no sentence of a table is told', () => {
  const table = { shut: 'the door of {name} is shut' };
  expect(readCoded(table, 'shut: the door of Ann is shut')).toEqual({ code: 'shut', data: { name: 'Ann' } });
  for (const other of [
    'shut',
    'shut: the gate of Ann is shut',
    'toString: x',
    'open: the door of Ann is shut',
  ])
    expect(readCoded(table, other)).toBeNull();
});
