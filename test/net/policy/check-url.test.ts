import { describe, expect, test } from 'vitest';
import { checkUrl, URL_REFUSALS } from '../../../src/net/policy/check-url.ts';
import { createNetworkPolicy, type NetworkPolicy } from '../../../src/net/policy/network-policy.ts';

describe('the default policy', () => {
  test.each([
    'http://example.com/',
    'https://example.com',
    'https://example.com:8443/a?b=c',
    'http://example.com:8080/',
    'http://8.8.8.8/',
    'http://134744072/',
    'https://[2606:4700:4700::1111]/',
    'https://bücher.example/',
    'https://under_score.example.com/',
    'https://example.com./',
    'https://locals.com/',
    'https://svc.example/',
    `https://${'a'.repeat(63)}.example/`,
  ])('%s may be asked', (url) => {
    expect(checkUrl(url)).toMatchObject({ allowed: true, credentials: false });
  });

  test.each([
    ['', 'invalid-url'],
    ['example.com', 'invalid-url'],
    ['http://', 'invalid-url'],
    ['http://[fe80::1%25eth0]/', 'invalid-url'],
    ['http://a..example/', 'invalid-host'],
    [`https://${'a'.repeat(64)}.example/`, 'invalid-host'],
    [`https://${'abcdefg.'.repeat(32)}example/`, 'invalid-host'],
    [`https://example.com/${'a'.repeat(8000)}`, 'too-long'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['ws://example.com/', 'scheme'],
    ['http://example.com:22/', 'port'],
    ['http://example.com:6379/', 'port'],
    ['http://example.com:11211/', 'port'],
    ['http://example.com:0/', 'port'],
    ['http://router/', 'single-label'],
    ['http://localhost/', 'special-name'],
    ['http://LOCALHOST./', 'special-name'],
    ['http://a.localhost:8080/', 'special-name'],
    ['http://printer.local/', 'special-name'],
    ['http://metadata.google.internal/', 'special-name'],
    ['http://nas.lan/', 'special-name'],
    ['http://a.home.arpa/', 'special-name'],
    ['http://1.0.0.127.in-addr.arpa/', 'special-name'],
    ['http://x.onion/', 'special-name'],
    ['http://api.default.svc/', 'special-name'],
    ['http://127.0.0.1/', 'private-address'],
    ['http://127.1/', 'private-address'],
    ['http://0/', 'private-address'],
    ['http://2130706433/', 'private-address'],
    ['http://0x7f000001/', 'private-address'],
    ['http://0177.0.0.1/', 'private-address'],
    ['http://１２７．０．０．１/', 'private-address'],
    ['http://①②⑦.0.0.1/', 'private-address'],
    ['http://127.0.0.1./', 'private-address'],
    ['http://169.254.169.254/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['http://[::ffff:127.0.0.1]/', 'private-address'],
    ['http://[fd00:ec2::254]/', 'private-address'],
    ['http://127.0.0.1:9/', 'private-address'],
  ])('%s is refused: %s', (url, reason) => {
    expect(checkUrl(url)).toMatchObject({ allowed: false, reason });
  });

  test.each(Object.entries(URL_REFUSALS))('%s is said in words', (_, words) => {
    expect(words).toMatch(/^(?:is|has) [a-z]/);
    expect(words).not.toContain('-');
  });

  test('credentials are taken off and reported', () => {
    expect(checkUrl('https://me:secret@example.com/a#b')).toEqual({
      allowed: true,
      url: 'https://example.com/a',
      credentials: true,
    });
    expect(checkUrl('https://example.com@127.0.0.1/')).toMatchObject({ allowed: false, credentials: true });
  });

  test('a trailing dot names the same host', () => {
    expect(checkUrl('https://example.com./a').url).toBe('https://example.com/a');
  });
});

const mayDial = (policy: NetworkPolicy, address: string, origin: string): boolean =>
  policy.approve([{ address }], origin).length === 1;

describe('exempt origins', () => {
  const policy = createNetworkPolicy({
    allowOrigins: ['http://127.0.0.1:3000', 'http://LOCALHOST:4000/', 'https://intra'],
  });

  test.each([
    ['http://127.0.0.1:3000/a', true],
    ['http://2130706433:3000/a', true],
    ['http://127.0.0.1:3001/', false],
    ['http://127.0.0.1/', false],
    ['https://127.0.0.1:3000/', false],
    ['http://localhost:4000/', true],
    ['http://localhost:3000/', false],
    ['https://intra:443/x', true],
    ['http://intra/', false],
    ['https://example.com/', true],
  ])('%s → %s', (url, allowed) => {
    expect(policy.checkUrl(url).allowed).toBe(allowed);
  });

  test('open addresses for themselves alone', () => {
    expect(mayDial(policy, '127.0.0.1', 'http://127.0.0.1:3000')).toBe(true);
    expect(mayDial(policy, '127.0.0.1', 'http://example.com')).toBe(false);
    expect(mayDial(policy, '93.184.215.14', 'http://example.com')).toBe(true);
  });

  test('a public address of this machine is not dialled', () => {
    const own = createNetworkPolicy({ ownAddresses: () => new Set(['93.184.215.14']) });
    expect(mayDial(own, '93.184.215.14', 'http://example.com')).toBe(false);
    expect(mayDial(own, '::ffff:93.184.215.14', 'http://example.com')).toBe(false);
    expect(mayDial(own, '93.184.215.15', 'http://example.com')).toBe(true);
  });

  test.each([
    '127.0.0.1:3000',
    'ftp://a.example',
    '',
    'null',
    // More than scheme, host and port: the whole origin would be opened, not what was written.
    'http://localhost:4000/path',
    'http://a.example/?',
    'http://a.example/#',
    'http://user@a.example',
  ])('%j is no origin', (origin) => {
    expect(() => createNetworkPolicy({ allowOrigins: [origin] })).toThrow(TypeError);
  });
});

describe('origins that a person typed', () => {
  const LOCAL = [
    'http://127.0.0.1:3000',
    'http://2130706433',
    'http://[::1]:8080',
    'http://localhost:4321',
    'http://app.localhost',
    'http://printer.local',
    'http://wiki.internal.',
    'http://router.home.arpa',
    'http://shop.test',
    'http://web:3000',
  ];
  const PUBLIC = [
    'http://site.example',
    'http://localhost.example',
    'http://test.example',
    'https://local.example.com:3000',
  ];

  test.each(LOCAL)('%s may lead to this machine', (origin) => {
    const policy = createNetworkPolicy({ typedOrigins: [origin] });
    const { allowed, url } = policy.checkUrl(origin);
    expect(allowed).toBe(true);
    expect(mayDial(policy, '127.0.0.1', new URL(url).origin)).toBe(true);
  });

  test.each(PUBLIC)('%s may have any port, and leads to no private address', (origin) => {
    const policy = createNetworkPolicy({ typedOrigins: [origin] });
    expect(policy.checkUrl(origin).allowed).toBe(true);
    expect(mayDial(policy, '93.184.215.14', origin)).toBe(true);
    for (const address of [
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
    ])
      expect(mayDial(policy, address, origin)).toBe(false);
  });
});

test('a reverse zone, which belongs to whoever has its addresses, opens nothing when it is typed', () => {
  const origin = 'http://7.2.0.192.in-addr.arpa';
  const policy = createNetworkPolicy({ typedOrigins: [origin] });
  expect(policy.checkUrl(origin)).toMatchObject({ allowed: false, reason: 'special-name' });
  expect(mayDial(policy, '127.0.0.1', origin)).toBe(false);
});

describe('origins that a person typed, of the public web only', () => {
  test.each([
    'http://127.0.0.1:8080',
    'http://127.1',
    'http://017700000001',
    'http://[::1]',
    'http://[fd00::1]',
    'http://[::ffff:7f00:1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://localhost.',
    'http://app.local',
    'http://web',
  ])('%s is refused', (origin) => {
    const policy = createNetworkPolicy({ typedOrigins: [origin], publicOnly: true });
    const { allowed, url } = policy.checkUrl(origin);
    expect(allowed).toBe(false);
    expect(mayDial(policy, '127.0.0.1', new URL(url).origin)).toBe(false);
  });

  test.each(['http://site.example:3000', 'http://93.184.215.14:3000', 'http://shop.test:3000'])(
    '%s may have any port, and is on the public web',
    (origin) => {
      const policy = createNetworkPolicy({ typedOrigins: [origin], publicOnly: true });
      expect(policy.checkUrl(origin).allowed).toBe(true);
      expect(policy.checkUrl(origin.replace('3000', '3001')).allowed).toBe(false);
      expect(mayDial(policy, '93.184.215.14', origin)).toBe(true);
      expect(mayDial(policy, '127.0.0.1', origin)).toBe(false);
    },
  );
});

test('an exempt name is held to the addresses of its first answer, and to public ones', () => {
  const [allowed, typed] = ['http://app.example', 'http://app.local'];
  for (const origin of [allowed, typed]) {
    const policy = createNetworkPolicy({ allowOrigins: [allowed], typedOrigins: [typed] });
    expect(mayDial(policy, '127.0.0.1', origin)).toBe(true);
    expect(mayDial(policy, '10.0.0.1', origin)).toBe(false);
    expect(mayDial(policy, '169.254.169.254', origin)).toBe(false);
    expect(mayDial(policy, '::ffff:127.0.0.1', origin)).toBe(true);
    expect(mayDial(policy, '93.184.215.14', origin)).toBe(true);
  }
});
