import { expect, test } from 'vitest';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';

/** Not typed: it is a script. */
const GENERATOR: string = './vocabulary.generate.mjs';

test('the committed table is what the generator reads from schema-dts', async () => {
  const generator: { table: unknown } = await import(GENERATOR);
  expect(VOCABULARY).toEqual(generator.table);
});

const parents = new Map(
  VOCABULARY.trim()
    .split('\n')
    .flatMap((row) => {
      const [names, up] = row.split('|').map((list) => list.split(' ').filter(Boolean));
      return names!.map((name) => [name, up!] as const);
    }),
);

test.each([...parents])('%s stands below Thing or DataType and not below itself', (name, up) => {
  const above = new Set(up);
  for (const parent of above) for (const next of parents.get(parent)!) above.add(next);
  expect([...above].filter((parent) => !parents.has(parent))).toEqual([]);
  expect(above.has(name)).toBe(false);
  expect([name, ...above].some((parent) => parent === 'Thing' || parent === 'DataType')).toBe(true);
});
