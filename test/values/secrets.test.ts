import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secretParameters } from '../../src/catalog/secret-parameters.ts';
import { isSecret, masked } from '../../src/values/secrets.ts';

test.each([
  ['https://ann:pass@host.example/a', 'https://ann:***@host.example/a'],
  ['see <ftp://ann:p@ss:w@host.example>', 'see <ftp://ann:***@host.example>'],
  ['//:pass@host.example', '//:***@host.example'],
  ['https://a:b@x.example https://c:d@y.example', 'https://a:***@x.example https://c:***@y.example'],
  ['https://gh_pat_0123456789@host.example/', 'https://***@host.example/'],
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
  'https://h.example/?api_key={token}&sig=$SIG',
  'https://h.example/?token=short',
  'https://h.example/?page_token_name=0123456789',
  'https://h.example/?page=2&keyword=gasketspumps&sort_key=price_ascending&monkey=capuchins',
  'https://h.example/?pageToken=0123456789&next_token=0123456789&sync-token=0123456789&nextpagetoken=0123456789',
  'https://h.example/?code=SUMMER24SALE&state=CA',
  'https://h.example/?key=home&auth=none&sid=12&session=spring&ticket=12345678',
  'token=0123456789 in a sentence',
])('%s holds no secret', (text) => {
  expect(masked(text)).toBe(text);
});

const VALUE = 'Zq7Zq7Zq7Zq7Zq7Zq7Zq7Zq7';

test.each(secretParameters.map((row) => [row.words, row.beside] as const))(
  'the value of %s beside %s is masked in every spelling of the name',
  (words, beside) => {
    const parts = words.split(' ');
    const camel = parts
      .map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
      .join('');
    const names = [parts.join('_'), parts.join('-'), parts.join(''), camel, parts.join('_').toUpperCase()];
    const neighbour = beside === undefined ? '' : `&${beside}=abcdef`;
    for (const name of [...names, ...(parts.length > 1 ? [parts.join('%5F')] : [])])
      for (const start of ['/a?b=1&', '/a#'])
        expect(masked(`${start}${name}=${VALUE}${neighbour}`)).toContain(`${start}${name}=***`);
  },
);

test.each([
  ['X-Amz-Credential', 'X-Amz-Signature', 'X-Amz-Security-Token'],
  ['X-Goog-Credential', 'X-Goog-Signature'],
  ['AWSAccessKeyId', 'Signature', 'Key-Pair-Id'],
  ['sig'],
  ['csrftoken', 'appsecret', 'newPassword', 'APIKey'],
  ['PHPSESSID', 'JSESSIONID', 'ASPSESSIONIDQQABCD'],
  ['user[password]', 'login[access_token]', '__RequestVerificationToken', 'reset_password_token'],
])('%s', (...names) => {
  const query = names.map((name) => `${name}=${VALUE}`).join('&');
  expect(masked(`https://h.example/a?x=1&${query}`)).toBe(
    `https://h.example/a?x=1&${names.map((name) => `${name}=***`).join('&')}`,
  );
});

test.each([
  ['repeated', '?token=aaaaaaaa&token=bbbbbbbb', '?token=***&token=***'],
  ['with what is legal in a query', "?token=a/b?c:d(e)f'g,h;i&x=1", '?token=***&x=1'],
  ['that is percent-encoded', '?sig=abc%2Bdef%3D%26x&y=1', '?sig=***&y=1'],
  [
    'of an address in a parameter',
    '?u=https%3A%2F%2Fh%2F%3Ftoken%3Daaaaaaaa%26b%3D1&c=2',
    '?u=https%3A%2F%2Fh%2F%3Ftoken%3D***%26b%3D1&c=2',
  ],
  ['encoded twice', '?u=%253Ftoken%253Daaaa%252526%2526b%253D1', '?u=%253Ftoken%253D***%2526b%253D1'],
  [
    'of a user in a parameter',
    '?u=https%3A%2F%2Fann%3Apass%40h.example',
    '?u=https%3A%2F%2Fann%3A***%40h.example',
  ],
  ['in HTML', '<a href="/?a=1&amp;token=aaaaaaaa&amp;b=1">', '<a href="/?a=1&amp;token=***&amp;b=1">'],
  [
    'in JSON',
    String.raw`"https:\/\/u:pass@h\/?a\u0026token=aaaaaaaa\u0026b"`,
    String.raw`"https:\/\/u:***@h\/?a\u0026token=***\u0026b"`,
  ],
  ['of a path', '/cart;jsessionid=0123456789?page=2', '/cart;jsessionid=***?page=2'],
  ['of a route in a fragment', '/#/back?id_token=aaaaaaaa', '/#/back?id_token=***'],
  ['of OAuth', '/back?code=abcdef&state=xyz123', '/back?code=***&state=***'],
  [
    'in a sentence',
    'Ask /?token=aaaaaaaa, then (/?sig=aaaaaaaa). "/?key=aaaaaaaa"',
    'Ask /?token=***, then (/?sig=***). "/?key=***"',
  ],
  ['after a name without a value', '/?token=&token&password=x', '/?token=&token&password=***'],
])('a secret %s', (_, text, shown) => {
  expect(masked(text)).toBe(shown);
});

test('what is masked stays as it is', () => {
  const part = fc.constantFrom(
    '?',
    '&',
    'token=',
    'sig%3D',
    '%26',
    'abcdefgh',
    '//',
    'a:',
    '@',
    '***',
    ';',
    '#',
    ' ',
    '"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const once = masked(parts.join(''));
      expect(masked(once)).toBe(once);
    }),
  );
});

// Each would take minutes if a value were read again for every parameter in it.
test.each([
  ';token=.',
  '?token=?',
  '?state=a',
  '?token={',
  '//a:',
  '%2f%2fa%3a',
  '%3ftoken%3da',
  '?u=//a:%2f%2fb%3a%3Ftoken%3D&code=abcd;',
])('half a megabyte of %s is read in one pass', (part) => {
  const text = part.repeat(500_000 / part.length);
  expect(masked(text).length).toBeLessThanOrEqual(text.length);
  expect(masked(`${text}.&token=0123456789`)).not.toContain('0123456789');
});

test('a value of any length is masked whole, dots at its end aside', () => {
  expect(masked(`?token=${'ab.'.repeat(200_000)}..&a=b`)).toBe(`?token=***${'.'.repeat(3)}&a=b`);
});

// A site is told to take a credential off only where nothing else can be meant.
test.each([
  ['api_key', '0123456789', true],
  ['X-Amz-Signature', '0123456789', true],
  ['api_key', 'YOUR_API_KEY', false],
  ['key', '0123456789', false],
  ['sessionid', '0123456789', false],
  ['brand_token', '0123456789', false],
  ['code', '01234567890123456789', false],
])('%s=%s is a credential: %s', (name, value, is) => {
  expect(isSecret(name, value)).toBe(is);
});
