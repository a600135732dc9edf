import { expect, test } from 'vitest';
import { refreshOf } from '../../src/values/refresh.ts';

// HTML Standard, "shared declarative refresh steps".
test.each<[string, number, string]>([
  ['5', 5, ''],
  ['0;', 0, ''],
  [' 3.7 ; URL = /next ', 3, '/next'],
  ['0, /next', 0, '/next'],
  ['0 url=/next', 0, '/next'],
  ['.5; /next', 0, '/next'],
  ['1..2;/next', 1, '/next'],
  [`0;url="/it's"more`, 0, "/it's"],
  ["0; '/next", 0, '/next'],
  ['0; urn:a', 0, 'urn:a'],
  ['0;url=', 0, ''],
])('%j waits %i seconds for %j', (content, seconds, target) => {
  expect(refreshOf(content)).toEqual({ seconds, target });
});

test.each(['', ';url=/next', 'url=/next', '5x; url=/next', '-1; url=/next', '0url=/next'])(
  '%j is no refresh',
  (content) => expect(refreshOf(content)).toBeNull(),
);

test('digits and blanks without end are read once', () => {
  const many = 100_000;
  expect(refreshOf(`${'1'.repeat(many)}x`)).toBeNull();
  expect(refreshOf(`${' '.repeat(many)}x`)).toBeNull();
  expect(refreshOf(`1${' '.repeat(many)};${' '.repeat(many)}x`)?.target).toBe('x');
});
