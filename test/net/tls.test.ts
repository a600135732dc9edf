import { X509Certificate } from 'node:crypto';
import { createServer as createHttps } from 'node:https';
import { createServer as createTls } from 'node:tls';
import type { Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { FetcherOptions } from '../../src/net/fetcher.ts';
import * as pem from './servers/certificates.ts';
import { answer, eventually, listen, pour, rawServer } from './servers/raw.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function started(server: Server): Promise<string> {
  const port = await listen(server);
  open.push(() => new Promise((resolve) => server.close(resolve)));
  return `https://127.0.0.1:${port}`;
}

function fetcherFor(origin: string, options: FetcherOptions) {
  const fetcher = createFetcher({
    allowOrigins: [origin],
    trustedCertificates: pem.ROOT,
    limits: { retries: 0 },
    ...options,
  });
  // Before the servers: they wait for their connections.
  open.unshift(() => fetcher.close());
  return fetcher;
}

const secure = (cert: string) =>
  createHttps({ key: pem.TEST_KEY, cert }, (_request, response) => response.end('secure'));

test.each([pem.ROOT, pem.GOOD, pem.WRONG_HOST, pem.SELF_SIGNED, pem.WITHOUT_INTERMEDIATE])(
  'a certificate is valid whatever the clock of the machine says (%#)',
  (cert) => {
    const { validFrom, validTo } = new X509Certificate(cert);
    expect(Date.parse(validFrom)).toBeLessThanOrEqual(Date.UTC(2020, 0, 1));
    expect(Date.parse(validTo)).toBeGreaterThanOrEqual(Date.UTC(2075, 0, 1));
  },
);

describe.each(['undici', 'http'] as const)('over %s', (transport) => {
  test('framing without end is bounded here as well', async () => {
    const server = createTls({ key: pem.TEST_KEY, cert: pem.GOOD }, (socket) => {
      socket.on('error', () => {});
      socket.once('data', () => pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000))));
    });
    const origin = await started(server);
    expect(await fetcherFor(origin, { transport }).fetch(origin)).toMatchObject({ outcome: 'too-large' });
  });

  test('a trusted certificate is answered', async () => {
    const origin = await started(secure(pem.GOOD));
    const exchange = await fetcherFor(origin, { transport }).fetch(origin);
    expect(exchange).toMatchObject({ outcome: 'answered', status: 200, remoteAddress: '127.0.0.1' });
    expect(Buffer.from(exchange.body).toString()).toBe('secure');
  });

  test('the name asked for is the name checked, whatever address is dialled', async () => {
    const local = await started(secure(pem.GOOD));
    const resolver = async () => [{ address: '127.0.0.1', family: 4 as const }];
    const named = (host: string) => local.replace('127.0.0.1', host);
    const allowOrigins = [named('site.example'), named('stranger.example')];
    const fetcher = fetcherFor(local, { transport, resolver, allowOrigins });
    expect(await fetcher.fetch(named('site.example'))).toMatchObject({ outcome: 'answered' });
    const stranger = await fetcher.fetch(named('stranger.example'));
    expect(stranger).toMatchObject({ outcome: 'tls', status: 0 });
    expect(stranger.error?.message).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  test.each([
    ['19 expired', pem.EXPIRED, 'CERT_HAS_EXPIRED'],
    ['20 not yet valid', pem.NOT_YET_VALID, 'CERT_NOT_YET_VALID'],
    ['21 wrong host', pem.WRONG_HOST, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['22 self-signed', pem.SELF_SIGNED, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['23 incomplete chain', pem.WITHOUT_INTERMEDIATE, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ])('%s is a finding with its exact code', async (_name, cert, code) => {
    const origin = await started(secure(cert));
    const exchange = await fetcherFor(origin, { transport, limits: { retries: 2 } }).fetch(origin);
    expect(exchange).toMatchObject({ outcome: 'tls', status: 0, error: { retryable: false } });
    expect(exchange.error?.message).toContain(code);
  });

  test('a private authority is not trusted unless it is given', async () => {
    const origin = await started(secure(pem.GOOD));
    const exchange = await fetcherFor(origin, { transport, trustedCertificates: undefined }).fetch(origin);
    expect(exchange.outcome).toBe('tls');
  });

  test('17 silence instead of a handshake', async () => {
    const server = await rawServer(() => {});
    open.push(() => server.close());
    const origin = server.origin.replace('http:', 'https:');
    const limits = { connectMs: 300, retries: 0 };
    const exchange = await fetcherFor(origin, { transport, limits }).fetch(origin);
    expect(exchange).toMatchObject({ outcome: 'timeout', status: 0 });
    await eventually(() => server.open() === 0, 'the socket is released');
  });

  test('18 plain HTTP on the https port', async () => {
    const server = await rawServer(() => {}, {
      onConnect: (socket) => socket.once('data', () => socket.end(answer('400 Bad Request'))),
    });
    open.push(() => server.close());
    const origin = server.origin.replace('http:', 'https:');
    expect(await fetcherFor(origin, { transport }).fetch(origin)).toMatchObject({ outcome: 'tls' });
  });

  test('24 reset after the first handshake message', async () => {
    const server = await rawServer(() => {}, {
      onConnect: (socket) => socket.once('data', () => socket.resetAndDestroy()),
    });
    open.push(() => server.close());
    const origin = server.origin.replace('http:', 'https:');
    expect(await fetcherFor(origin, { transport }).fetch(origin)).toMatchObject({ outcome: 'connection' });
  });

  test('25 a server that speaks HTTP/2 alone', async () => {
    const origin = await started(createTls({ key: pem.TEST_KEY, cert: pem.GOOD, ALPNProtocols: ['h2'] }));
    expect(await fetcherFor(origin, { transport }).fetch(origin)).toMatchObject({ outcome: 'protocol' });
  });

  test('106 from https to http is followed and shows in the hops; nothing is taken along', async () => {
    const plain = await rawServer((socket, { head }) => {
      socket.write(answer('200 OK', [], /^cookie:/im.test(head) ? 'cookie' : 'clean'));
    });
    open.push(() => plain.close());
    const server = createHttps({ key: pem.TEST_KEY, cert: pem.GOOD }, (_request, response) => {
      response.writeHead(302, { location: `${plain.origin}/down`, 'set-cookie': 'a=b; Path=/' });
      response.end();
    });
    const origin = await started(server);
    const fetcher = fetcherFor(origin, { transport, allowOrigins: [origin, plain.origin] });
    const exchange = await fetcher.fetch(`${origin}/`);
    expect(exchange).toMatchObject({
      outcome: 'answered',
      finalUrl: `${plain.origin}/down`,
      hops: [{ url: `${origin}/`, status: 302, location: `${plain.origin}/down` }],
    });
    expect(Buffer.from(exchange.body).toString()).toBe('clean');
  });
});
