/** Damaged answers, thousands of kinds: always an Exchange, never an exception, a hang or a socket left open. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FETCH_CODES } from '../../src/exchange.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { answer, eventually, rawServer } from './servers/raw.ts';

const GZ = gzipSync('<p>some text of a page</p>'.repeat(40));
const SOUND: readonly Buffer[] = [
  answer('200 OK', ['Content-Type: text/html', 'Content-Encoding: gzip'], GZ),
  Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n'),
    Buffer.from(`${GZ.length.toString(16)}\r\n`),
    GZ,
    Buffer.from('\r\n0\r\nX-Trailer: 1\r\n\r\n'),
  ]),
  answer('302 Found', ['Location: /next', 'Set-Cookie: a=b; Path=/; Max-Age=5']),
  Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
];

const flips = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 });
const damaged: fc.Arbitrary<Buffer> = fc
  .tuple(fc.constantFrom(...SOUND), flips, fc.nat(), fc.boolean())
  .map(([sound, changes, length, isCut]) => {
    const bytes = Buffer.from(sound);
    for (const [at, value] of changes) bytes[at % bytes.length] = value;
    return isCut ? bytes.subarray(0, length % (bytes.length + 1)) : bytes;
  });

test.each(['undici', 'http'] as const)('over %s', async (transport) => {
  let bytes: Buffer = Buffer.alloc(0);
  const server = await rawServer((socket) => {
    socket.end(bytes);
  });
  const limits = { headersMs: 1000, idleMs: 1000, totalMs: 2000, retries: 0, redirects: 3 };
  const fetcher = createFetcher({ transport, allowOrigins: [server.origin], limits });
  const outcomes: ReadonlySet<string> = new Set(['answered', ...FETCH_CODES]);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(damaged, async (damage) => {
      bytes = damage;
      const exchange = await fetcher.fetch(`${server.origin}/`);
      seen.add(exchange.outcome);
      expect(outcomes.has(exchange.outcome)).toBe(true);
      expect(exchange.error === null).toBe(exchange.outcome === 'answered');
      expect(exchange.body.byteLength <= GZ.length * 200).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(seen.size).toBeGreaterThan(2);
  await fetcher.close();
  await eventually(() => server.open() === 0, 'every socket is released');
  await server.close();
});
