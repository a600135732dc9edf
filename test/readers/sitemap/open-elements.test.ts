import { expect, test } from 'vitest';
import { openElements } from '../../../src/readers/sitemap/entry.ts';

const after = (...marks: string[]) => {
  const elements = openElements();
  for (const mark of marks) {
    if (mark.startsWith('/')) elements.close(mark.slice(1));
    else elements.open(mark);
  }
  return elements.isEmpty();
};

test('what closes is what was opened last, with all inside it', () => {
  expect([after(), after('a'), after('a', '/a'), after('a', 'br', '/a'), after('a', 'a', '/a')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('a closing tag without its element closes nothing', () => {
  expect([after('a', '/b'), after('/a'), after('a', '/a', '/a'), after('a', '/__proto__')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([
    after('a', 'b', '/b', '/b'),
    after('a', 'b', 'b', '/b', '/b', '/b'),
    after('a', 'b', 'c', '/b', '/c'),
    after('a', 'b', 'b', '/b', '/b', '/a'),
  ]).toEqual([false, false, false, true]);
});

test('256 open elements are remembered, one more is not', () => {
  const nested = (count: number) => [
    ...Array.from({ length: count }, () => 'a'),
    ...Array.from({ length: 256 }, () => '/a'),
  ];
  expect([after(...nested(256)), after(...nested(257))]).toEqual([true, true]);
  expect(
    after(...Array.from({ length: 256 }, () => 'a'), 'b', '/b', ...Array.from({ length: 255 }, () => '/a')),
  ).toBe(false);
});
