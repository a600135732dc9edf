import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isGzip } from '../../src/net/gunzip.ts';

test('gzip begins with its magic and the only method there is (RFC 1952, 2.3.1)', () => {
  const whole = gzipSync('text');
  expect(isGzip(whole)).toBe(true);
  expect(isGzip(Buffer.concat([Buffer.from('before'), whole]), 6)).toBe(true);
  for (const at of [0, 1, 2]) {
    const other = Buffer.from(whole);
    other[at] = 0;
    expect(isGzip(other)).toBe(false);
    expect(isGzip(whole.subarray(0, at))).toBe(false);
  }
});
