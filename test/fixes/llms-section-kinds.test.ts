import { expect, test } from 'vitest';
import { isUnlistedPath, sectionOfPath } from '../../src/fixes/llms-section-kinds.ts';

test.each([
  ['about', 'company'],
  ['contact', 'company'],
  ['terms', 'optional'],
  ['blog', 'articles'],
  ['docs', 'docs'],
  ['products', 'products'],
  ['tea', null],
])('a path with the segment %s belongs to %s', (segment, kind) => {
  expect(sectionOfPath([segment])).toBe(kind);
});

test('forms, lists and sessions are no destination', () => {
  expect(['login', 'search', 'tea'].map((segment) => isUnlistedPath([segment]))).toEqual([true, true, false]);
});
