/** What the fetcher does over several requests: retries, connections, cookies, abort, deadline. Both transports. */
import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { FetcherOptions } from '../../src/net/fetcher.ts';
import { DEFAULT_USER_AGENT } from '../../src/net/identity.ts';
import { answer, eventually, pour, rawServer } from './servers/raw.ts';
import type { RawHandler, RawOptions, RawServer } from './servers/raw.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(handler: RawHandler, options?: RawOptions): Promise<RawServer> {
  const server = await rawServer(handler, options);
  open.push(() => server.close());
  return server;
}

function fetcherFor(server: RawServer, options: FetcherOptions = {}) {
  const fetcher = createFetcher({ allowOrigins: [server.origin], ...options });
  open.unshift(() => fetcher.close());
  return fetcher;
}

/** A clock that only sleeping moves. */
function fakeTime() {
  const time = { now: Date.UTC(2026, 0, 1), sleeps: [] as number[] };
  const options: FetcherOptions = {
    clock: () => time.now,
    random: () => 0,
    sleep: async (milliseconds) => {
      time.sleeps.push(milliseconds);
      time.now += milliseconds;
    },
  };
  return { time, options };
}

const text = (body: Uint8Array) => Buffer.from(body).toString();
const head = (name: string, request: { head: string } | undefined) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(request?.head ?? '')?.[1];

describe.each(['undici', 'http'] as const)('over %s', (transport) => {
  test('a redirect that the caller forbids is told with its hop, and not followed', async () => {
    const server = await serve((socket, { number }) =>
      socket.write(number === 1 ? answer('302 X', ['Location: /b']) : answer('302 X', ['Location: /c'])),
    );
    const judged: string[] = [];
    const exchange = await fetcherFor(server, { transport }).fetch(`${server.origin}/a`, {
      forbids: (url) => {
        judged.push(url);
        return url.endsWith('/c') ? 'closed' : null;
      },
    });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `${server.origin}/${name}`);
    expect(judged).toEqual([b, c]);
    expect(server.requests.length).toBe(2);
    expect(exchange).toMatchObject({
      finalUrl: c,
      outcome: 'blocked',
      status: 0,
      hops: [
        { url: a, location: b },
        { url: b, location: c },
      ],
      error: { message: `redirect to ${c}: closed` },
    });
  });

  describe('retries', () => {
    const statuses =
      (...list: readonly string[]): RawHandler =>
      (socket, { number }) =>
        socket.write(answer(list[Math.min(number, list.length) - 1] ?? '500 X', [], 'body'));

    test('a passing status is asked again, at most twice, with growing waits', async () => {
      const { time, options } = fakeTime();
      const server = await serve(statuses('503 X', '502 X', '200 OK'));
      const exchange = await fetcherFor(server, { transport, ...options }).fetch(server.origin);
      expect(exchange).toMatchObject({ outcome: 'answered', status: 200 });
      expect(server.requests.length).toBe(3);
      expect(time.sleeps).toEqual([250, 500]);
    });

    test('the last answer stands when it does not pass', async () => {
      const { options } = fakeTime();
      const server = await serve(statuses('503 X'));
      const exchange = await fetcherFor(server, { transport, ...options }).fetch(server.origin);
      expect(exchange).toMatchObject({ outcome: 'answered', status: 503 });
      expect(text(exchange.body)).toBe('body');
      expect(server.requests.length).toBe(3);
    });

    test.each(['400 X', '401 X', '403 X', '404 X', '410 X', '501 X'])(
      '%s is not asked again',
      async (status) => {
        const { time, options } = fakeTime();
        const server = await serve(statuses(status));
        await fetcherFor(server, { transport, ...options }).fetch(server.origin);
        expect([server.requests.length, time.sleeps]).toEqual([1, []]);
      },
    );

    test('HEAD is not asked again', async () => {
      const { options } = fakeTime();
      const server = await serve((socket) => socket.write('HTTP/1.1 503 X\r\nContent-Length: 0\r\n\r\n'));
      await fetcherFor(server, { transport, ...options }).fetch(server.origin, { method: 'HEAD' });
      expect(server.requests.length).toBe(1);
    });

    test.each([
      ['108 seconds', '7', [7000]],
      ['109 a date', new Date(Date.UTC(2026, 0, 1) + 5000).toUTCString(), [5000]],
      ['zero seconds are one', '0', [1000]],
      ['60 s is the longest', '60', [60_000]],
      ['61 s is not slept on', '61', []],
      ['110 a day is not slept on', '86400', []],
      ['110 eternity is not slept on', '9'.repeat(30), []],
      ['111 garbage', 'soon', [250]],
      ['111 negative', '-5', [250]],
      ['111 a date that has passed', new Date(Date.UTC(2025, 0, 1)).toUTCString(), [250]],
      ['111 a year alone is no date', 'in 2030', [250]],
    ])('Retry-After: %s', async (_name, value, sleeps) => {
      const { time, options } = fakeTime();
      const server = await serve((socket, { number }) =>
        socket.write(number === 1 ? answer('429 X', [`Retry-After: ${value}`]) : answer('200 OK')),
      );
      const limits = { totalMs: 100_000 };
      const exchange = await fetcherFor(server, { transport, ...options, limits }).fetch(server.origin);
      expect(time.sleeps).toEqual(sleeps);
      expect(exchange.status).toBe(sleeps.length === 0 ? 429 : 200);
    });

    test.each(['429 X', '503 X'])('%s is told at once to whoever paces the host', async (status) => {
      const { time, options } = fakeTime();
      const server = await serve((socket) => socket.write(answer(status, ['Retry-After: 7'])));
      const fetcher = fetcherFor(server, { transport, ...options });
      const exchange = await fetcher.fetch(server.origin, { throttled: 'tell' });
      expect(exchange).toMatchObject({ outcome: 'answered', status: Number.parseInt(status, 10) });
      expect([server.requests.length, time.sleeps]).toEqual([1, []]);
    });

    test('other failures that may pass are asked again for whoever paces the host, too', async () => {
      const { options } = fakeTime();
      const server = await serve(statuses('502 X', '200 OK'));
      const fetcher = fetcherFor(server, { transport, ...options });
      expect(await fetcher.fetch(server.origin, { throttled: 'tell' })).toMatchObject({ status: 200 });
    });

    test('a wait longer than the rest of the deadline is not begun', async () => {
      const { time, options } = fakeTime();
      const server = await serve((socket) => socket.write(answer('429 X', ['Retry-After: 20'])));
      const limits = { totalMs: 30_000 };
      const exchange = await fetcherFor(server, { transport, ...options, limits }).fetch(server.origin);
      expect(exchange.status).toBe(429);
      expect(time.sleeps).toEqual([20_000]);
    });

    test('113 resets before the head are retried twice', async () => {
      const { time, options } = fakeTime();
      const server = await serve((socket, { number }) => {
        if (number < 3) socket.resetAndDestroy();
        else socket.write(answer('200 OK'));
      });
      expect(await fetcherFor(server, { transport, ...options }).fetch(server.origin)).toMatchObject({
        status: 200,
      });
      expect([server.requests.length, time.sleeps.length]).toEqual([3, 2]);
    });

    test('13 a refused connection is retried, then an outcome', async () => {
      const { time, options } = fakeTime();
      const server = await serve(() => {});
      await server.close();
      const exchange = await fetcherFor(server, { transport, ...options }).fetch(server.origin);
      expect(exchange).toMatchObject({ outcome: 'connection', status: 0, error: { retryable: true } });
      expect(exchange.error?.message).toContain('ECONNREFUSED');
      expect(time.sleeps.length).toBe(2);
    });

    test('a broken protocol is not retried', async () => {
      const { options } = fakeTime();
      const server = await serve((socket) => socket.write('nonsense\r\n\r\n'));
      const exchange = await fetcherFor(server, { transport, ...options }).fetch(server.origin);
      expect([exchange.outcome, server.requests.length]).toEqual(['protocol', 1]);
    });
  });

  describe('connections', () => {
    test('are kept and used again', async () => {
      const server = await serve((socket) => socket.write(answer('200 OK', [], 'x')));
      const fetcher = fetcherFor(server, { transport });
      for (let count = 0; count < 5; count += 1) await fetcher.fetch(server.origin);
      expect([server.requests.length, server.connections()]).toEqual([5, 1]);
    });

    test('65 one that dies under a request is replaced, without a retry', async () => {
      const { time, options } = fakeTime();
      const server = await serve((socket, { onConnection }) => {
        if (onConnection === 1) socket.write(answer('200 OK', [], 'x'));
        else socket.resetAndDestroy();
      });
      const fetcher = fetcherFor(server, { transport, ...options });
      await fetcher.fetch(server.origin);
      const second = await fetcher.fetch(server.origin);
      expect(second).toMatchObject({ outcome: 'answered', status: 200 });
      expect([server.requests.length, server.connections(), time.sleeps.length]).toEqual([3, 2, 0]);
    });

    test('60 a second answer glued on is served to nobody', async () => {
      const server = await serve((socket, { number }) => {
        const glued = number === 1 ? answer('200 OK', [], 'poison') : '';
        socket.write(Buffer.concat([answer('200 OK', [], `right ${number}`), Buffer.from(glued)]));
      });
      const fetcher = fetcherFor(server, { transport });
      const bodies: string[] = [];
      for (let count = 0; count < 3; count += 1) bodies.push(text((await fetcher.fetch(server.origin)).body));
      expect(bodies.every((body) => body.startsWith('right'))).toBe(true);
    });

    test('64 a 204 or 304 with a body does not poison the next answer', async () => {
      const server = await serve((socket, { path }) =>
        socket.write(
          path === '/' ? answer('200 OK', [], 'right') : answer(`${path.slice(1)} X`, [], 'poison'),
        ),
      );
      const fetcher = fetcherFor(server, { transport });
      for (const path of ['/204', '/304', '/204']) {
        await fetcher.fetch(server.origin + path);
        expect(text((await fetcher.fetch(`${server.origin}/`)).body)).toBe('right');
      }
    });

    test('a body that is not read does not keep the next request waiting', async () => {
      const server = await serve((socket, { path }) => {
        if (path === '/ok') socket.write(answer('200 OK', [], 'x'));
        else {
          socket.write('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n');
          pour(socket, Buffer.alloc(1024), 5);
        }
      });
      const fetcher = fetcherFor(server, { transport });
      for (let count = 0; count < 5; count += 1) {
        expect(await fetcher.fetch(`${server.origin}/image`, { accept: 'html' })).toMatchObject({
          outcome: 'unsupported',
        });
        expect(await fetcher.fetch(`${server.origin}/ok`)).toMatchObject({ outcome: 'answered' });
      }
      await eventually(() => server.open() <= 1, 'images are let go of');
    });

    test('lines with different header caps are not mixed', async () => {
      const server = await serve((socket) => socket.write(answer('200 OK', [`X: ${'a'.repeat(2000)}`])));
      const fetcher = fetcherFor(server, { transport });
      expect(await fetcher.fetch(server.origin)).toMatchObject({ outcome: 'answered' });
      const small = await fetcher.fetch(server.origin, { limits: { headerBytes: 1000 } });
      expect(small.outcome).toBe('too-large');
    });
  });

  describe('cookies of a chain', () => {
    test('101 go to no other host, and each fetch starts without any', async () => {
      const other = await serve((socket, request) =>
        socket.write(answer('200 OK', [], head('cookie', request) ?? 'none')),
      );
      const named = other.origin.replace('127.0.0.1', 'other.example');
      const server = await serve((socket, { path, ...request }) => {
        const cookie = head('cookie', request) ?? 'none';
        if (path === '/out')
          socket.write(answer('302 F', [`Location: ${named}/`, 'Set-Cookie: a=b; Path=/']));
        else if (path === '/in')
          socket.write(answer('302 F', ['Location: /show', 'Set-Cookie: a=b; Path=/']));
        else socket.write(answer('200 OK', [], cookie));
      });
      const resolver = async () => [{ address: '127.0.0.1', family: 4 as const }];
      const fetcher = fetcherFor(server, { transport, resolver, allowOrigins: [server.origin, named] });
      expect(text((await fetcher.fetch(`${server.origin}/out`)).body)).toBe('none');
      expect(text((await fetcher.fetch(`${server.origin}/in`)).body)).toBe('a=b');
      expect(text((await fetcher.fetch(`${server.origin}/show`)).body)).toBe('none');
    });
  });

  describe('the caller', () => {
    test('who has aborted gets the reason and sends nothing', async () => {
      const server = await serve(() => {});
      const reason = new Error('enough');
      const promise = fetcherFor(server, { transport }).fetch(server.origin, {
        signal: AbortSignal.abort(reason),
      });
      await expect(promise).rejects.toBe(reason);
      expect(server.connections()).toBe(0);
    });

    test.each([
      ['waiting for the head', () => {}],
      ['inside the body', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\npart')],
      // A wait that no machine is too slow to be stopped in.
      ['between retries', (socket) => socket.write(answer('503 X', ['Retry-After: 20']))],
    ] satisfies [string, RawHandler][])(
      'who aborts %s gets the reason, and the socket is freed',
      async (_name, handler) => {
        const server = await serve(handler);
        const controller = new AbortController();
        const fetcher = fetcherFor(server, { transport });
        const promise = fetcher.fetch(server.origin, { signal: controller.signal });
        await eventually(() => server.requests.length > 0, 'the request arrives');
        await new Promise((resolve) => setTimeout(resolve, 30));
        controller.abort('enough');
        await expect(promise).rejects.toBe('enough');
        await fetcher.close();
        await eventually(() => server.open() === 0, 'the socket is freed');
        expect(server.requests.length).toBe(1);
      },
    );

    test('who closes the fetcher settles what is under way as aborted', async () => {
      const server = await serve(() => {});
      const fetcher = fetcherFor(server, { transport });
      const promise = fetcher.fetch(server.origin);
      await eventually(() => server.requests.length > 0, 'the request arrives');
      await fetcher.close();
      expect(await promise).toMatchObject({ outcome: 'aborted', status: 0 });
      await eventually(() => server.open() === 0, 'the socket is freed');
      await expect(fetcher.fetch(server.origin)).rejects.toThrow(TypeError);
    });
  });

  test('nothing is left behind: no listener, no warning, over a hundred fetches under one signal', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const server = await serve((socket) => socket.write(answer('200 OK', [], 'x')));
    const { signal } = new AbortController();
    const fetcher = fetcherFor(server, { transport });
    const fetches = Array.from({ length: 100 }, () => fetcher.fetch(server.origin, { signal }));
    const outcomes = new Set((await Promise.all(fetches)).map(({ outcome }) => outcome));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    expect([...outcomes]).toEqual(['answered']);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(warnings).toEqual([]);
    await eventually(() => server.open() <= 10, 'at most ten idle connections are kept to an origin');
  });

  test('the deadline is one for the whole chain', async () => {
    const server = await serve((socket, { number }) => {
      setTimeout(() => socket.write(answer('302 F', [`Location: /${number}`])), 60);
    });
    const limits = { totalMs: 200, headersMs: 150 };
    const exchange = await fetcherFor(server, { transport, limits }).fetch(server.origin);
    expect(exchange).toMatchObject({ outcome: 'timeout', status: 0 });
    expect(exchange.hops.length).toBeLessThan(5);
  });

  test('the head has its own limit, which a slow connection does not use up', async () => {
    const server = await serve(() => {});
    const limits = { connectMs: 5000, headersMs: 100, retries: 0 };
    const exchange = await fetcherFor(server, { transport, limits }).fetch(server.origin);
    expect(exchange.error).toMatchObject({ code: 'timeout', message: 'no response head within 100 ms' });
  });

  test('says who asks and what it takes', async () => {
    const server = await serve((socket) => socket.write(answer('200 OK')));
    const fetcher = fetcherFor(server, { transport });
    await fetcher.fetch(server.origin, { accept: 'html' });
    const [request] = server.requests;
    expect(head('user-agent', request)).toBe(DEFAULT_USER_AGENT);
    expect(head('user-agent', request)).toMatch(/^citeworthy\/\d+\.\d+\.\d+ \(\+https:\/\/.+\)$/);
    expect(head('accept', request)).toMatch(/^text\/html/);
    expect(head('accept-encoding', request)).toBe('gzip, br, deflate');
    expect(head('host', request)).toBe(server.origin.slice('http://'.length));
  });

  test('asks under another name, but never with credentials or codings of its own', async () => {
    const server = await serve((socket) => socket.write(answer('200 OK')));
    await fetcherFor(server, { transport }).fetch(server.origin, {
      as: {
        userAgent: 'Probe/1.0',
        headers: [
          ['Accept', 'text/css'],
          ['Accept-Language', 'en'],
          ['Authorization', 'Basic x'],
          ['Cookie', 'a=b'],
          ['Accept-Encoding', 'zstd'],
        ],
      },
    });
    const [request] = server.requests;
    const names = ['user-agent', 'accept', 'accept-language', 'authorization', 'cookie', 'accept-encoding'];
    expect(names.map((name) => head(name, request))).toEqual([
      'Probe/1.0',
      'text/css',
      'en',
      undefined,
      undefined,
      'gzip, br, deflate',
    ]);
  });

  test('keeps header lines in order, doubles and UTF-8 included', async () => {
    const lines = ['X-B: 1', 'x-a: größe', 'X-B: 2', 'Set-Cookie: a', 'Set-Cookie: b', 'X-L: '];
    const server = await serve((socket) =>
      socket.write(Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`)),
    );
    const exchange = await fetcherFor(server, { transport }).fetch(server.origin);
    expect(exchange.headers.slice(0, 6).map(([name, value]) => `${name}: ${value}`)).toEqual(lines);
  });

  test('14 a connection that does not come is a timeout at the connect limit', async () => {
    const server = await serve(() => {});
    const origin = 'http://hang.example';
    const fetcher = fetcherFor(server, {
      transport,
      resolver: () => new Promise(() => {}),
      limits: { connectMs: 80, retries: 0 },
    });
    const exchange = await fetcher.fetch(origin);
    expect(exchange.error).toMatchObject({ code: 'timeout', message: 'no connection within 80 ms' });
  });
});

describe('misuse', () => {
  test('is a TypeError', async () => {
    expect(() => createFetcher({ limits: { totalMs: 0 } })).toThrow(TypeError);
    expect(() => createFetcher({ limits: { retries: -1 } })).toThrow(TypeError);
    expect(() => createFetcher({ limits: { ratio: 1.5 } })).toThrow(TypeError);
    expect(() => createFetcher({ limits: JSON.parse('{"total":1}') })).toThrow(TypeError);
    expect(() => createFetcher({ userAgent: 'a\r\nX: b' })).toThrow(TypeError);
    for (const userAgent of ['', ' ', JSON.parse('5')])
      expect(() => createFetcher({ userAgent })).toThrow('userAgent is a text that is not empty');
    expect(() => createFetcher({ transport: JSON.parse('"carrier pigeon"') })).toThrow(TypeError);
    for (const transport of ['null', '{}', '5'])
      expect(() => createFetcher({ transport: JSON.parse(transport) })).toThrow('Unknown transport');
    expect(() => createFetcher({ resolver: JSON.parse('5') })).toThrow(
      'resolver is a function of a host name',
    );
    expect(() => createFetcher({ allowOrigins: ['somewhere'] })).toThrow(TypeError);
    for (const more of ['h/staging', 'h?x', 'h/?', 'h#f', 'h/#', 'user:secret@h', 'user@h/'])
      expect(() => createFetcher({ allowOrigins: [`http://${more}`] })).toThrow(
        new TypeError('allowOrigins: an origin has no user, path, ? or #, such as http://h'),
      );
    for (const spelling of ['http://h', 'http://h/', 'HTTP://H:80', 'http://h.'])
      expect(() => createFetcher({ allowOrigins: [spelling] })).not.toThrow();
    const single: object = { allowOrigins: 'https://example.com' };
    expect(() => createFetcher(single)).toThrow(new TypeError('allowOrigins is a list of origins'));
    expect(() => createFetcher({ trustedCertificates: 'nonsense' })).toThrow(TypeError);
    const fetcher = createFetcher();
    await expect(fetcher.fetch(JSON.parse('null'))).rejects.toThrow(TypeError);
    await expect(fetcher.fetch('http://a.example/', { limits: { idleMs: -1 } })).rejects.toThrow(TypeError);
    const as = { userAgent: 'x', headers: [['a b', 'c']] as const };
    await expect(fetcher.fetch('http://a.example/', { as })).rejects.toThrow(TypeError);
    await fetcher.close();
  });

  test('is not an address that cannot be asked: that is an outcome', async () => {
    const fetcher = createFetcher();
    for (const [url, outcome] of [
      ['', 'url'],
      ['not an address', 'url'],
      [`https://${'a'.repeat(64)}.example/`, 'url'],
      ['http://127.0.0.1/', 'blocked'],
      ['mailto:me@example.com', 'blocked'],
    ] as const) {
      expect(await fetcher.fetch(url)).toMatchObject({
        url,
        outcome,
        status: 0,
        hops: [],
        body: new Uint8Array(),
      });
    }
    const secret = await fetcher.fetch('http://me:secret@127.0.0.1/');
    expect(JSON.stringify(secret)).not.toContain('secret');
    await fetcher.close();
  });
});
