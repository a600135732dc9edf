import { expect, test } from 'vitest';
import { hostOf, isOnHost } from '../../src/facts/hosts.ts';

test.each([
  ['https://example.com', 'example.com'],
  ['https://example.com/a@b:c', 'example.com'],
  ['http://example.com:8080/a', 'example.com'],
  ['https://user:secret@example.com:81/', 'example.com'],
  ['https://example.com?a=b:c', 'example.com'],
  ['https://example.com#a', 'example.com'],
  ['http://[::1]:3000/a', '[::1]'],
  ['http://[2001:db8::1]/a:b', '[2001:db8::1]'],
  ['ftp://example.com/', ''],
  ['mailto:a@example.com', ''],
  ['https://', ''],
  ['', ''],
])('the host of %j', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test('a host and its subdomains stand on it, a longer name does not', () => {
  const hosts = new Set(['example.com']);
  expect(isOnHost('https://www.Example.com/a', hosts)).toBe(true);
  expect(isOnHost('https://example.com', hosts)).toBe(true);
  expect(isOnHost('https://notexample.com', hosts)).toBe(false);
  expect(isOnHost('/a', hosts)).toBe(false);
});
