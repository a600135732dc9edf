import { expect, test } from 'vitest';
import { masked } from '../../src/values/secrets.ts';

test.each([
  ['https://ann:pass@host.example/a', 'https://ann:***@host.example/a'],
  ['see <ftp://ann:p@ss:w@host.example>', 'see <ftp://ann:***@host.example>'],
  ['//:pass@host.example', '//:***@host.example'],
  ['https://a:b@x.example https://c:d@y.example', 'https://a:***@x.example https://c:***@y.example'],
  ['https://h.example/?a=1&api_key=0123456789#b', 'https://h.example/?a=1&api_key=***#b'],
  ['[A](https://h.example/?TOKEN=0123456789): b', '[A](https://h.example/?TOKEN=***): b'],
])('%s is shown as %s', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

test.each([
  'https://host.example:8080/@ann',
  'https://ann@host.example/',
  'mailto:ann@host.example',
  'https://host.example/a:b@c',
  'https://h.example/?api_key=YOUR_API_KEY',
  'https://h.example/?token=short',
  'https://h.example/?page_token_name=0123456789',
])('%s holds no secret', (text) => {
  expect(masked(text)).toBe(text);
});
