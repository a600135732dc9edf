import { expect, test } from 'vitest';
import { keptReadings } from '../../../src/facts/llms-txt/index.ts';

test('what was read first is not read again, and later texts are not kept', () => {
  const { first, again } = keptReadings();
  const own = first('# Acme\n');
  expect(again('# Acme\n')).toBe(own);
  expect(first('# Acme\n')).toBe(own);
  const other = again('# Other\n');
  expect(again('# Other\n')).toEqual(other);
  expect(again('# Other\n')).not.toBe(other);
});
