import { expect, test } from 'vitest';
import { isSameName, registeredName } from '../../src/values/registered-name.ts';

test.each([
  ['example.com', 'example.com'],
  ['www.example.com', 'example.com'],
  ['blog.magazine.example.com', 'example.com'],
  ['www.example.co.uk', 'example.co.uk'],
  ['example.com.br', 'example.com.br'],
  ['ada.github.io', 'ada.github.io'],
  ['shop.ada.github.io', 'ada.github.io'],
  ['school.example.k12.ca.us', 'example.k12.ca.us'],
  ['github.io', 'github.io'],
  ['xn--mller-kva.example.xn--p1ai', 'example.xn--p1ai'],
  ['localhost', 'localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['[2001:db8::1]', '[2001:db8::1]'],
])('%s is registered as %s', (host, name) => {
  expect(registeredName(host)).toBe(name);
});

test.each([
  ['https://example.com', 'https://shop.example.com', true],
  ['https://a.example.com', 'https://b.example.com', true],
  ['https://example.com', 'https://example.org', false],
  ['https://ada.github.io', 'https://grace.github.io', false],
  ['http://192.0.2.7', 'http://192.0.2.8', false],
])('%s and %s: one name is %s', (one, other, expected) => {
  expect(isSameName(new URL(one), new URL(other))).toBe(expected);
});
