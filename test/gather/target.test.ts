import { describe, expect, test } from 'vitest';
import { parseTarget, withoutCredentials } from '../../src/gather/target.ts';

describe('what a person may write', () => {
  test.each([
    ['example.com', 'example.com', ['https://example.com', 'http://example.com']],
    ['  EXAMPLE.com. ', 'example.com', ['https://example.com', 'http://example.com']],
    ['https://example.com/a?b#c', 'example.com', ['https://example.com', 'http://example.com']],
    ['http://example.com', 'example.com', ['https://example.com', 'http://example.com']],
    ['http://127.0.0.1:8123', '127.0.0.1:8123', ['http://127.0.0.1:8123']],
    ['localhost:8123/x', 'localhost:8123', ['http://localhost:8123', 'https://localhost:8123']],
    ['münchen.de', 'xn--mnchen-3ya.de', ['https://xn--mnchen-3ya.de', 'http://xn--mnchen-3ya.de']],
    ['//example.com/x', 'example.com', ['https://example.com', 'http://example.com']],
    ['https://user:secret@example.com/', 'example.com', ['https://example.com', 'http://example.com']],
    // The default port of a scheme is no part of the domain, whichever of the two schemes it is.
    ['example.com:80', 'example.com', ['https://example.com', 'http://example.com']],
    ['example.com:443', 'example.com', ['https://example.com', 'http://example.com']],
    ['http://example.com:443', 'example.com:443', ['http://example.com:443']],
    ['my_shop.example', 'my_shop.example', ['https://my_shop.example', 'http://my_shop.example']],
    ['a--b.example.', 'a--b.example', ['https://a--b.example', 'http://a--b.example']],
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
    // No name server has such a host, though the URL parser takes it: what a shell or a sentence left around a name.
    '"example.com"',
    "'example.com'",
    'example.com,',
    '(example.com)',
    '*.example.com',
    '$DOMAIN',
    '{{domain}}',
    'https://example.com;/',
    'a+b.example',
    'a!b.example',
    // A path is no domain, though the URL parser finds a host in it.
    '/guide',
    '///guide',
    '\\guide',
    './guide.html',
    '.',
    'https://./',
    `https://example.com/${'a'.repeat(8000 - 'https://example.com/'.length + 1)}`,
  ])('%j', (written) => {
    expect(() => parseTarget(written)).toThrow(/^target-invalid: [^\n]*$/);
  });

  test('an address has at most 8,000 characters', () => {
    const path = `/${'a'.repeat(8000 - 'https://example.com/'.length)}`;
    expect(parseTarget(`https://example.com${path}`).path).toBe(path);
  });

  test('of what was written 80 characters are told', () => {
    const told = (length: number) => {
      try {
        return parseTarget(`ftp://${'a'.repeat(length - 'ftp://'.length)}`);
      } catch (error) {
        return String(error);
      }
    };
    expect(told(80)).toContain(`"ftp://${'a'.repeat(74)}"`);
    expect(told(81)).toContain(`"ftp://${'a'.repeat(74)}…"`);
  });
});

test('what is no string is a malformed target like any other', () => {
  for (const input of [undefined, null, 7, {}, new URL('https://example.com')])
    // @ts-expect-error JavaScript callers pass what they have
    expect(() => parseTarget(input)).toThrow(/^target-invalid: .* is not a domain/);
});

describe('a password of a target that cannot be read', () => {
  test.each([
    ['user:secret@example.com', 'user:…@example.com'],
    ['mailto:a@example.com', 'mailto:…@example.com'],
    ['https://user:secret@exa mple.com/a@b', 'https://exa mple.com/a@b'],
    ['https://user:se@cret@exa mple.com', 'https://exa mple.com'],
    ['https://token@exa mple.com', 'https://exa mple.com'],
    ['ftp://user:secret@example.com', 'ftp://example.com'],
    ['https://exa mple.com/a:b@c', 'https://exa mple.com/a:b@c'],
    ['a@exa mple.com', 'exa mple.com'],
    ['not a domain', 'not a domain'],
  ])('%j', (written, told) => {
    expect(withoutCredentials(written)).toBe(told);
    expect(() => parseTarget(written)).toThrow(JSON.stringify(told));
  });

  test.each([
    ' https://user:secret@Example.com/a?b',
    'user:1secret@example.com',
    '//user:secret@example.com/a',
    'http://token@127.0.0.1:8080/',
    'a@example.com/x',
  ])('%j is the same target without it', (written) =>
    expect(parseTarget(withoutCredentials(written))).toEqual(parseTarget(written)),
  );
});
