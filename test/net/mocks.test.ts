/** Every way to test code above the fetcher without a network: nock, undici's MockAgent, a transport of one's own. */
import nock from 'nock';
import { MockAgent } from 'undici';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { Transport, TransportRequest } from '../../src/net/transport/transport.ts';

const text = (body: Uint8Array) => Buffer.from(body).toString();

describe('nock sees the http transport', () => {
  beforeEach(() => nock.disableNetConnect());
  afterEach(() => {
    nock.cleanAll();
    nock.enableNetConnect();
  });
  const open = () => createFetcher({ transport: 'http', sleep: async () => {} });

  test('answers, redirects, cookies and codings', async () => {
    nock('https://example.com')
      .get('/')
      .reply(302, '', { location: '/home', 'set-cookie': 'a=b; Path=/; Secure' })
      .get('/home')
      .matchHeader('cookie', 'a=b')
      .reply(200, gzipSync('<p>home'), { 'content-encoding': 'gzip', 'content-type': 'text/html' });
    const fetcher = open();
    const exchange = await fetcher.fetch('https://example.com/', { accept: 'html' });
    expect(exchange).toMatchObject({
      outcome: 'answered',
      status: 200,
      finalUrl: 'https://example.com/home',
    });
    expect(text(exchange.body)).toBe('<p>home');
    expect(nock.isDone()).toBe(true);
    await fetcher.close();
  });

  test('retries and errors', async () => {
    nock('http://example.com').get('/').times(2).reply(503).get('/').reply(200, 'in the end');
    nock('http://example.com')
      .get('/broken')
      .times(3)
      .replyWithError(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    const fetcher = open();
    expect(await fetcher.fetch('http://example.com/')).toMatchObject({ outcome: 'answered', status: 200 });
    expect(await fetcher.fetch('http://example.com/broken')).toMatchObject({ outcome: 'connection' });
    expect(nock.isDone()).toBe(true);
    await fetcher.close();
  });

  test('the address policy holds under mocks too', async () => {
    const scope = nock('http://169.254.169.254').get('/').reply(200, 'secrets');
    nock('http://example.com').get('/').reply(302, '', { location: 'http://169.254.169.254/' });
    const fetcher = open();
    expect(await fetcher.fetch('http://example.com/')).toMatchObject({
      outcome: 'blocked',
      hops: [{ status: 302 }],
    });
    expect(scope.isDone()).toBe(false);
    await fetcher.close();
  });
});

describe('a MockAgent is the dispatcher', () => {
  test('answers, redirects, retries and errors', async () => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    const pool = agent.get('https://example.com');
    pool.intercept({ path: '/' }).reply(301, '', { headers: { location: '/home' } });
    pool
      .intercept({ path: '/home', headers: { 'user-agent': 'Probe/1' } })
      .reply(200, 'home', { headers: { 'x-a': ['1', '2'] } });
    pool.intercept({ path: '/busy' }).reply(429, '', { headers: { 'retry-after': '1' } });
    pool.intercept({ path: '/busy' }).reply(200, 'free');
    pool.intercept({ path: '/reset' }).replyWithError(new Error('socket hang up')).times(3);
    const fetcher = createFetcher({ dispatcher: agent, sleep: async () => {} });
    const home = await fetcher.fetch('https://example.com/', { as: { userAgent: 'Probe/1' } });
    expect(home).toMatchObject({ outcome: 'answered', status: 200, finalUrl: 'https://example.com/home' });
    expect(text(home.body)).toBe('home');
    expect(home.headers.filter(([name]) => name === 'x-a').length).toBeGreaterThan(0);
    expect(text((await fetcher.fetch('https://example.com/busy')).body)).toBe('free');
    expect(await fetcher.fetch('https://example.com/reset')).toMatchObject({ outcome: 'connection' });
    expect(await fetcher.fetch('http://localhost/')).toMatchObject({ outcome: 'blocked' });
    agent.assertNoPendingInterceptors();
    await fetcher.close();
    await agent.close();
  });
});

describe('a transport of the caller', () => {
  const chunks = async function* (...parts: readonly string[]) {
    for (const part of parts) yield Buffer.from(part);
  };
  const transportOf = (body: () => AsyncIterable<Uint8Array>, more = {}, limits = {}) => {
    const log = { requests: [] as TransportRequest[], discarded: 0, closed: 0 };
    const transport: Transport = {
      request: async (request) => {
        log.requests.push(request);
        const discard = () => (log.discarded += 1);
        return { status: 200, headers: [['Content-Encoding', 'gzip']], body: body(), discard, ...more };
      },
      close: async () => {
        log.closed += 1;
      },
    };
    return { log, fetcher: createFetcher({ transport, limits: { retries: 0, ...limits } }) };
  };

  test('that decodes by itself says so', async () => {
    const { log, fetcher } = transportOf(() => chunks('al', 'ready'), { bodyDecoded: true });
    const exchange = await fetcher.fetch('https://example.com/');
    expect(exchange).toMatchObject({ outcome: 'answered', wireBytes: 7 });
    expect(text(exchange.body)).toBe('already');
    await fetcher.close();
    expect([log.requests.length, log.discarded, log.closed]).toEqual([1, 0, 1]);
  });

  test('whose body ignores every signal does not hang', async () => {
    const stuck = () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) });
    const { log, fetcher } = transportOf(stuck, { bodyDecoded: true }, { idleMs: 50 });
    expect(await fetcher.fetch('https://example.com/')).toMatchObject({ outcome: 'timeout', status: 200 });
    expect(log.discarded).toBe(1);
  });

  test('whose body breaks keeps what came', async () => {
    const breaking = async function* () {
      yield Buffer.from('part');
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    };
    const { fetcher } = transportOf(breaking, { bodyDecoded: true });
    const exchange = await fetcher.fetch('https://example.com/');
    expect(exchange).toMatchObject({ outcome: 'answered', truncated: 'connection' });
    expect(text(exchange.body)).toBe('part');
  });

  test('that never answers is given up, and a late answer is let go', async () => {
    let answer = (_response: Awaited<ReturnType<Transport['request']>>) => {};
    let discarded = 0;
    const transport: Transport = {
      request: () => new Promise((resolve) => (answer = resolve)),
      close: async () => {},
    };
    const fetcher = createFetcher({ transport, limits: { retries: 0, totalMs: 50 } });
    expect(await fetcher.fetch('https://example.com/')).toMatchObject({ outcome: 'timeout' });
    answer({ status: 200, headers: [], body: chunks('x'), discard: () => (discarded += 1) });
    await new Promise((resolve) => setImmediate(resolve));
    expect(discarded).toBe(1);
  });
});
