import { describe, expect, test } from 'vitest';
import { fold } from '../../src/access/notice-words.ts';
import { wafVendors } from '../../src/catalog/waf-signatures.ts';
import type { Condition } from '../../src/catalog/waf-signatures/conditions.ts';
import * as generic from '../../src/catalog/waf-signatures/generic.ts';
import { allLanguages, termsIn } from '../../src/catalog/languages/index.ts';
import type { Terms } from '../../src/catalog/languages/model.ts';
import { wafSources } from '../../src/catalog/waf-signatures/sources.ts';

function atomsOf(when: Condition): readonly Condition[] {
  if ('all' in when) return when.all.flatMap(atomsOf);
  if ('any' in when) return when.any.flatMap(atomsOf);
  return 'not' in when ? atomsOf(when.not) : [when];
}

const TESTS = wafVendors.flatMap(({ key, presence, rules }) => [
  ...presence.map((each, index) => ({ name: `${key} presence ${index}`, ...each })),
  ...rules.map((each) => ({ name: `${key}/${each.id}`, ...each })),
]);
const ATOMS = TESTS.flatMap(({ when }) => atomsOf(when));

test('keys are unique, rule ids unique within their vendor, both kebab', () => {
  const keys = wafVendors.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, rules } of wafVendors) {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of [key, ...ids]) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  }
});

test('every vendor can be told, every test names its sources', () => {
  for (const { presence, rules } of wafVendors) expect(presence.length + rules.length).toBeGreaterThan(0);
  const known = new Set(Object.keys(wafSources));
  for (const { sources } of TESTS) {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !known.has(source))).toEqual([]);
  }
  const used = new Set(TESTS.flatMap(({ sources }) => sources));
  expect(used.size).toBeGreaterThan(25);
});

test('headers are compared in lower case', () => {
  const headers = ATOMS.filter((atom) => 'header' in atom);
  expect(headers.length).toBeGreaterThan(60);
  for (const atom of headers) {
    const values = [
      atom.header,
      'equals' in atom ? atom.equals : '',
      'contains' in atom ? atom.contains : '',
    ];
    const listed = 'in' in atom ? atom.in : [];
    for (const value of [...values, ...listed]) expect(value).toBe(value.toLowerCase());
  }
});

const EXPRESSIONS = [
  ...ATOMS.flatMap((atom) => Object.values(atom)),
  ...Object.values(generic).flat(),
].filter((value) => value instanceof RegExp);

describe('expressions', () => {
  test('none can run away: no repetition without an end inside another, none at the beginning', () => {
    expect(EXPRESSIONS.length).toBeGreaterThan(30);
    for (const { source } of EXPRESSIONS) {
      expect(source).not.toMatch(/\)[*+]|\)\{\d+,\}/);
      expect(source).not.toMatch(/^\.[*+]/);
      expect(source).not.toMatch(/\.[*+]/);
    }
  });

  test('none keeps a place between two uses', () => {
    expect(EXPRESSIONS.filter(({ flags }) => /[gy]/.test(flags))).toEqual([]);
  });
});

test('phrases are in lower case, as the text is that they are looked for in', () => {
  const phrases = [
    ...Object.values(generic),
    ...allLanguages().map(({ notices }) => Object.values<Terms>(notices ?? {}).flatMap(termsIn)),
  ]
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter((value): value is string => typeof value === 'string');
  expect(phrases.length).toBeGreaterThan(1_000);
  expect(phrases.filter((phrase) => phrase !== fold(phrase))).toEqual([]);
});
