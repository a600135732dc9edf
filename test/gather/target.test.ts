import { describe, expect, test } from 'vitest';
import { parseTarget } from '../../src/gather/target.ts';

describe('what a person may write', () => {
  test.each([
    ['example.com', 'example.com', ['https://example.com', 'http://example.com']],
    ['  EXAMPLE.com. ', 'example.com', ['https://example.com', 'http://example.com']],
    ['https://example.com/a?b#c', 'example.com', ['https://example.com', 'http://example.com']],
    ['http://example.com', 'example.com', ['https://example.com', 'http://example.com']],
    ['http://127.0.0.1:8123', '127.0.0.1:8123', ['http://127.0.0.1:8123']],
    ['localhost:8123/x', 'localhost:8123', ['https://localhost:8123', 'http://localhost:8123']],
    ['münchen.de', 'xn--mnchen-3ya.de', ['https://xn--mnchen-3ya.de', 'http://xn--mnchen-3ya.de']],
    ['//example.com/x', 'example.com', ['https://example.com', 'http://example.com']],
    ['https://user:secret@example.com/', 'example.com', ['https://example.com', 'http://example.com']],
    ['[2606:4700::1111]', '[2606:4700::1111]', ['https://[2606:4700::1111]', 'http://[2606:4700::1111]']],
  ])('%j', (written, domain, origins) => {
    expect(parseTarget(written)).toMatchObject({ domain, origins });
  });
});

describe('what is refused with one coded line', () => {
  test.each([
    '',
    '   ',
    'not a domain',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:a@example.com',
    'http://',
    'https://exa mple.com',
    `https://example.com/${'a'.repeat(9000)}`,
  ])('%j', (written) => {
    expect(() => parseTarget(written)).toThrow(/^target-invalid: [^\n]*$/);
  });
});
