import { expect, test } from 'vitest';
import { MAIN_TYPES, KINDS_BY_SIDE_TYPE, KINDS_BY_TYPE } from '../../src/catalog/page-kinds.ts';
import { SCHEMA_TYPES } from '../../src/catalog/schema-types.ts';
import { VALUE_KINDS } from '../../src/catalog/value-kinds.ts';
import { isClass, isProperty } from '../../src/readers/structured-data/vocabulary.ts';

const paths = SCHEMA_TYPES.flatMap((rule) => [
  ...(rule.required ?? []),
  ...(rule.oneOf ?? []).flat(),
  ...(rule.recommended ?? []),
  ...(rule.requiredIf ?? []).flatMap(({ need }) => need),
  ...(rule.contexts ?? []).flatMap(({ required, oneOf = [] }) => required.concat(oneOf.flat())),
]);

test('25 types are listed, 8 of high value among them, none twice', () => {
  const names = SCHEMA_TYPES.map(({ type }) => type);
  expect(new Set(names).size).toBe(names.length);
  expect(SCHEMA_TYPES.filter(({ listed }) => listed)).toHaveLength(25);
  expect(SCHEMA_TYPES.filter(({ highValue }) => highValue)).toHaveLength(8);
  expect(SCHEMA_TYPES.filter(({ highValue, listed }) => highValue && !listed)).toEqual([]);
});

test('every type that is named is a class of the vocabulary', () => {
  const named = [
    ...SCHEMA_TYPES.flatMap(({ type, exceptSubtypes = [], contexts = [] }) => [
      type,
      ...exceptSubtypes,
      ...contexts.flatMap(({ parent }) => parent ?? []),
    ]),
    ...Object.values(MAIN_TYPES).flat(),
    ...[...KINDS_BY_TYPE, ...KINDS_BY_SIDE_TYPE].map(({ type }) => type),
  ];
  expect([...new Set(named)].filter((type) => !isClass(type))).toEqual([]);
});

test('every property that is asked for is one of the vocabulary, but for what Google writes its own way', () => {
  const proofs = [...KINDS_BY_TYPE, ...KINDS_BY_SIDE_TYPE].flatMap(({ proof }) => proof);
  const named = new Set([
    ...[...paths, ...proofs].flatMap((path) => path.split(/[.|]/)),
    ...VALUE_KINDS.keys(),
  ]);
  const own = new Set(['@id', 'xPath', 'query-input', 'mathExpression-input', 'startOffset-input']);
  expect([...named].filter((property) => !isProperty(property) && !own.has(property))).toEqual([]);
});

test('every rule names its source, and what is retired since when', () => {
  const sources = SCHEMA_TYPES.map(({ google }) => google.source);
  const wrong = sources.filter(
    (source) => !/^https:\/\/(?:developers\.google\.com\/search|schema\.org)\//.test(source),
  );
  expect(wrong).toEqual([]);
  const retired = SCHEMA_TYPES.filter(({ google }) => google.status === 'retired');
  expect(retired.length).toBeGreaterThan(5);
  expect(retired.filter(({ google }) => !/^\d{4}-\d\d/.test(google.since ?? ''))).toEqual([]);
});
