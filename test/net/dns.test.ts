/** Names and what they resolve to. No packet leaves: refused answers are not dialled, others lead to loopback. */
import { afterEach, describe, expect, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { FetcherOptions } from '../../src/net/fetcher.ts';
import { createNetworkPolicy } from '../../src/net/policy/network-policy.ts';
import { approvedAddresses } from '../../src/net/transport/resolve.ts';
import type { ResolvedAddress } from '../../src/net/transport/resolver.ts';
import { answer, rawServer } from './servers/raw.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const at = (...addresses: readonly string[]): ResolvedAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`queryA ${code}`), { code }));

/** Every name that a script asks for, as a person would type it. */
const TYPED = ['none', 'busy', 'silent', 'odd', 'inside', 'site', 'xn--bcher-kva']
  .map((name) => `http://${name}.example`)
  .concat('http://rebind.example:8080');

describe.each([
  ['undici', []],
  ['http', []],
  ['undici', TYPED],
  ['http', TYPED],
] as const)('over %s, typed %j', (transport, typedOrigins) => {
  /** A fetcher whose lookups go through the list of answers, the last one again and again. */
  function scripted(answers: readonly (() => Promise<ResolvedAddress[]>)[], options: FetcherOptions = {}) {
    const log = { lookups: [] as string[], sleeps: 0 };
    const fetcher = createFetcher({
      transport,
      typedOrigins,
      sleep: async () => {
        log.sleeps += 1;
      },
      resolver: (hostname) => {
        log.lookups.push(hostname);
        const script = answers[Math.min(log.lookups.length, answers.length) - 1];
        return script === undefined ? Promise.resolve([]) : script();
      },
      ...options,
    });
    open.push(() => fetcher.close());
    return { fetcher, log };
  }

  test('1 no such name: no retry', async () => {
    const { fetcher, log } = scripted([failing('ENOTFOUND')]);
    const exchange = await fetcher.fetch('http://none.example/');
    expect(exchange).toMatchObject({ outcome: 'dns', error: { retryable: false }, status: 0 });
    expect([log.lookups.length, log.sleeps]).toEqual([1, 0]);
  });

  test.each(['EAI_AGAIN', 'ESERVFAIL'])('2 %s: asked again twice', async (code) => {
    const { fetcher, log } = scripted([failing(code)]);
    expect(await fetcher.fetch('http://busy.example/')).toMatchObject({
      outcome: 'dns',
      error: { retryable: true },
    });
    expect([log.lookups.length, log.sleeps]).toEqual([3, 2]);
  });

  test('3 a silent resolver is timed by us', async () => {
    const { fetcher } = scripted([() => new Promise(() => {})], { limits: { connectMs: 50, retries: 0 } });
    expect(await fetcher.fetch('http://silent.example/')).toMatchObject({ outcome: 'timeout' });
  });

  test.each([
    ['4 an empty answer', () => Promise.resolve([])],
    ['4 an answer of rubbish', () => Promise.resolve([{ address: 'nonsense', family: 4 as const }])],
    ['5 a resolver that rejects with anything', () => Promise.reject(new Error('odd'))],
    [
      '5 a resolver that throws',
      () => {
        throw new TypeError('odd');
      },
    ],
  ])('%s is a dns outcome', async (_name, script) => {
    expect(await scripted([script]).fetcher.fetch('http://odd.example/')).toMatchObject({ outcome: 'dns' });
  });

  test.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['::1'],
    ['169.254.169.254', 'fd00::1'],
    ['::ffff:127.0.0.1'],
    ['168.63.129.16'],
  ])('6 a name that leads to %s alone is blocked', async (...addresses) => {
    const server = await rawServer((socket) => socket.write(answer('200 OK')));
    open.push(() => server.close());
    const { fetcher } = scripted([async () => at(...addresses)]);
    expect(await fetcher.fetch('http://inside.example/')).toMatchObject({ outcome: 'blocked', status: 0 });
    expect(server.connections()).toBe(0);
  });

  test('8 9 a name that changes its mind is judged at each connection', async () => {
    const server = await rawServer((socket) => {
      socket.write(answer('302 F', ['Location: http://rebind.example:8080/', 'Connection: close']));
      socket.end();
    });
    open.push(() => server.close());
    const { fetcher, log } = scripted([async () => at('127.0.0.1')], { allowOrigins: [server.origin] });
    const exchange = await fetcher.fetch(`${server.origin}/`);
    expect(exchange).toMatchObject({ outcome: 'blocked', finalUrl: 'http://rebind.example:8080/' });
    expect(log.lookups).toEqual(['rebind.example']);
    expect(server.connections()).toBe(1);
  });

  test('one lookup for one connection: what was checked is what is dialled', async () => {
    const server = await rawServer((socket) => socket.write(answer('200 OK')));
    open.push(() => server.close());
    const named = server.origin.replace('127.0.0.1', 'once.example');
    const { fetcher, log } = scripted([async () => at('127.0.0.1'), async () => at('10.0.0.1')], {
      allowOrigins: [named],
    });
    expect(await fetcher.fetch(named)).toMatchObject({ outcome: 'answered', remoteAddress: '127.0.0.1' });
    expect(await fetcher.fetch(named)).toMatchObject({ outcome: 'answered' });
    expect([log.lookups.length, server.connections()]).toEqual([1, 1]);
  });

  test.each([[['127.0.0.1']], [['10.0.0.1', '127.0.0.1']]])(
    '13 a typed public name does not open %j',
    async (addresses) => {
      const server = await rawServer((socket) => socket.write(answer('200 OK')));
      open.push(() => server.close());
      const named = server.origin.replace('127.0.0.1', 'rebind.example');
      const { fetcher } = scripted([async () => at(...addresses)], {
        typedOrigins: [named],
        limits: { retries: 0 },
      });
      expect(await fetcher.fetch(named)).toMatchObject({
        outcome: 'blocked',
        error: { code: 'blocked', address: addresses[0] },
      });
      expect(server.connections()).toBe(0);
    },
  );

  test('14 a name that is allowed is held to where it led first', async () => {
    const server = await rawServer((socket) => socket.end(answer('200 OK', ['Connection: close'])));
    open.push(() => server.close());
    const named = server.origin.replace('127.0.0.1', 'pinned.example');
    const { fetcher } = scripted([async () => at('127.0.0.1'), async () => at('127.0.0.2')], {
      allowOrigins: [named],
      limits: { retries: 0 },
    });
    expect(await fetcher.fetch(named)).toMatchObject({ outcome: 'answered' });
    expect(await fetcher.fetch(named)).toMatchObject({ outcome: 'blocked', error: { address: '127.0.0.2' } });
    expect(server.connections()).toBe(1);
  });

  test('10 a dead address does not hide a living one', async () => {
    const server = await rawServer((socket) => socket.write(answer('200 OK')));
    open.push(() => server.close());
    const named = server.origin.replace('127.0.0.1', 'two.example');
    const { fetcher } = scripted([async () => at('::1', '127.0.0.1')], {
      allowOrigins: [named],
    });
    expect(await fetcher.fetch(named)).toMatchObject({ outcome: 'answered', remoteAddress: '127.0.0.1' });
  });

  test('12 a trailing dot and an international name are one host each', async () => {
    const { fetcher, log } = scripted([failing('ENOTFOUND')]);
    await fetcher.fetch('http://Site.Example./');
    await fetcher.fetch('http://bücher.example/');
    expect(log.lookups).toEqual(['site.example', 'xn--bcher-kva.example']);
  });
});

describe('addresses to dial', () => {
  const policy = createNetworkPolicy({ allowOrigins: ['http://exempt.example'] });
  const approved = (addresses: readonly string[], origin = 'http://site.example') =>
    approvedAddresses('site.example', origin, async () => at(...addresses), policy);

  test('7 of a mixed answer only the public ones', async () => {
    const mixed = ['10.0.0.1', '93.184.215.14', '::1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '127.0.0.1'];
    const found = await approved(mixed);
    expect(found.map(({ address }) => address)).toEqual([mixed[1], mixed[3]]);
  });

  test('11 of five hundred at most eight', async () => {
    const many = Array.from(
      { length: 500 },
      (_, index) => `93.184.${index % 250}.${1 + Math.floor(index / 250)}`,
    );
    expect((await approved(many)).length).toBe(8);
    expect((await approved(many.slice(0, 8))).length).toBe(8);
  });

  test('a resolver may answer with bare literals', async () => {
    const found = approvedAddresses(
      'site.example',
      'http://site.example',
      async () => ['10.0.0.1', '8.8.8.8'],
      policy,
    );
    expect(await found).toEqual(at('8.8.8.8'));
  });

  test('a public address of this machine is named as that', async () => {
    const own = createNetworkPolicy({ ownAddresses: () => new Set(['93.184.215.14']) });
    const found = approvedAddresses(
      'site.example',
      'http://site.example',
      async () => ['93.184.215.14'],
      own,
    );
    await expect(found).rejects.toThrow('site.example leads to 93.184.215.14, which is this machine');
  });

  test('an exempt origin may lead anywhere', async () => {
    expect(await approved(['127.0.0.1'], 'http://exempt.example')).toEqual(at('127.0.0.1'));
  });
});
