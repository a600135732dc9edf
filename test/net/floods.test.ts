/** Servers that send more framing than answer: the exchange ends by its own bound, and what was held is small. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetcher } from '../../src/net/fetcher.ts';
import { DEFAULT_LIMITS } from '../../src/net/limits.ts';
import type { Dial } from '../../src/net/transport/dial.ts';
import { httpTransport } from '../../src/net/transport/http.ts';
import { undiciTransport } from '../../src/net/transport/undici.ts';
import { pour, rawServer } from './servers/raw.ts';

const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n';

/** What is sent first, and what follows for ever. */
const FLOODS: Readonly<Record<string, readonly [head: string, flood: string]>> = {
  'chunks of one byte': [CHUNKED, '1\r\na\r\n'],
  'chunks of one byte with an extension': [CHUNKED, `1;e=${'x'.repeat(1_000)}\r\na\r\n`],
  'an extension without end': [`${CHUNKED}1;e=`, 'x'.repeat(64)],
  'early hints': ['', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'],
  'switches to processing': ['', 'HTTP/1.1 102 Processing\r\n\r\n'],
  'trailers without end': [`${CHUNKED}1\r\na\r\n0\r\n`, 'x: y\r\n'],
  'a line of the head without end': ['HTTP/1.1 200 OK\r\nx: ', 'y'.repeat(64)],
  'a size without end': [CHUNKED, '0'],
};

const transports = { undici: undiciTransport, http: httpTransport };

describe.each(['undici', 'http'] as const)('over %s', (name) => {
  test.each(Object.entries(FLOODS))('%s', async (_flood, [head, flood]) => {
    const block = Buffer.from(flood.repeat(Math.ceil(65_536 / flood.length)));
    const server = await rawServer((socket) => {
      socket.write(head);
      pour(socket, block);
    });
    onTestFinished(() => server.close());
    let read = () => 0;
    const fetcher = createFetcher({
      allowOrigins: [server.origin],
      transport: (dial: Dial) =>
        transports[name](async (request) => {
          const socket = await dial(request);
          read = () => socket.bytesRead;
          return socket;
        }),
    });
    onTestFinished(() => fetcher.close());
    const { outcome, body } = await fetcher.fetch(server.origin, { limits: { retries: 0 } });
    expect(['too-large', 'protocol']).toContain(outcome);
    expect(body).toHaveLength(0);
    expect(read()).toBeLessThan(DEFAULT_LIMITS.wireBytes / 4);
  });

  test('a body in small chunks is read whole while it is small, and in larger ones to its cap', async () => {
    const sizes = [1, 40];
    const counts = [30_000, 250_000];
    for (const [index, size] of sizes.entries()) {
      const count = counts[index] ?? 0;
      const server = await rawServer((socket) => {
        const chunk = `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`;
        socket.end(`${CHUNKED}${chunk.repeat(count)}0\r\n\r\n`);
      });
      onTestFinished(() => server.close());
      const fetcher = createFetcher({ allowOrigins: [server.origin], transport: name });
      onTestFinished(() => fetcher.close());
      const { outcome, truncated, body } = await fetcher.fetch(server.origin);
      expect([outcome, truncated, body.byteLength]).toEqual(['answered', null, size * count]);
    }
  });
});

test('each exchange on a connection has a bound of its own', async () => {
  const body = 'a'.repeat(400_000);
  // Framing of 400 KB each, and a head of its own, on one connection.
  const server = await rawServer((socket) => {
    const chunk = `1;e=${'x'.repeat(1_000)}\r\na\r\n`;
    socket.write(`${CHUNKED}${chunk.repeat(600)}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`);
  });
  onTestFinished(() => server.close());
  const fetcher = createFetcher({ allowOrigins: [server.origin] });
  onTestFinished(() => fetcher.close());
  for (let turn = 0; turn < 4; turn += 1)
    expect((await fetcher.fetch(server.origin)).outcome).toBe('answered');
  expect(server.connections()).toBe(1);
});
