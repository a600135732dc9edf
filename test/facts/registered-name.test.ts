import { expect, test } from 'vitest';
import { registeredName } from '../../src/facts/registered-name.ts';

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
