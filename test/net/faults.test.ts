/** What hostile and broken servers do, and what becomes of it. The same table for both transports. */
import { randomBytes } from 'node:crypto';
import { gzipSync, brotliCompressSync, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Exchange, Outcome, Truncation } from '../../src/exchange.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { FetchOptions } from '../../src/net/fetcher.ts';
import { DEFAULT_LIMITS } from '../../src/net/limits.ts';
import type { Limits } from '../../src/net/limits.ts';
import { answer, eventually, pour, rawServer } from './servers/raw.ts';
import type { RawHandler, RawOptions } from './servers/raw.ts';

/** Longer than any machine takes. */
const LIMITS: Partial<Limits> = {
  connectMs: 60_000,
  headersMs: 60_000,
  idleMs: 60_000,
  totalMs: 120_000,
  retries: 0,
  decodedBytes: 200_000,
};
/** For faults that end by a limit, whatever has come until then: over at once. */
const SHORT: Partial<Limits> = { headersMs: 150, idleMs: 150, totalMs: 400 };

interface Fault {
  readonly name: string;
  readonly serve: RawHandler;
  readonly server?: RawOptions;
  readonly outcome: Outcome | readonly Outcome[];
  readonly truncated?: Truncation | null;
  readonly status?: number;
  /** Exact body text. */
  readonly body?: string;
  readonly bodyBytes?: number;
  /** Requests the server may see. */
  readonly requests?: number;
  readonly hops?: number;
  /** The server never stops of itself: whatever the outcome, the connection is ended. */
  readonly endless?: true;
  /** Most bytes that are read of the body as it came. What a server gets rid of says nothing: kernels take tens of MB. */
  readonly readAtMost?: number;
  /** A connection may be left open, because an answer on it was complete. */
  readonly stays?: true;
  readonly path?: string;
  readonly limits?: Partial<Limits>;
  readonly request?: FetchOptions;
}

const raw =
  (text: string | Uint8Array, then: 'keep' | 'end' | 'reset' = 'keep'): RawHandler =>
  (socket) => {
    socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
    if (then === 'end') socket.end();
    if (then === 'reset') setTimeout(() => socket.resetAndDestroy(), 20);
  };
const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
const redirect = (location: string, status = '302 Found', more: readonly string[] = []) =>
  answer(status, [`Location: ${location}`, ...more]);
const coded = (coding: string, body: Uint8Array, type = 'text/html') =>
  answer('200 OK', [`Content-Type: ${type}`, `Content-Encoding: ${coding}`], body);
/** Answers by path, 404 else. */
const paths =
  (table: Readonly<Record<string, Uint8Array | RawHandler>>): RawHandler =>
  (socket, request) => {
    const found = table[request.path.split('?')[0] ?? ''] ?? answer('404 Not Found');
    if (typeof found === 'function') found(socket, request);
    else socket.write(found);
  };

const PAGE = `<p>${'words '.repeat(500)}</p>`;
const GZ = gzipSync(PAGE);
const CUT_GZ = gzipSync(Array.from({ length: 5000 }, (_, index) => `${(index * 7919) % 10_007}`).join(' '));
const MIB = 1024 * 1024;
const NOISE = randomBytes(2 * MIB);
/** A gzip member that also has an extra field, a file name, a comment and a header checksum. */
const withHeaderFields = (member: Buffer) =>
  Buffer.concat([
    member.subarray(0, 3),
    Buffer.from([2 + 4 + 8 + 16]),
    member.subarray(4, 10),
    // 260 bytes: both bytes of the length count. A zero in it ends nothing.
    Buffer.from([4, 1]),
    Buffer.alloc(260),
    Buffer.from('page.html\0'),
    Buffer.from('a comment\0'),
    Buffer.from([0, 0]),
    member.subarray(10),
    Buffer.alloc(8),
  ]);
const BOMB = gzipSync(Buffer.alloc(64 * MIB));
const NESTED_BOMB = gzipSync(BOMB);
const ENDLESS_BOMB = gzipSync(Buffer.alloc(8 * MIB));
const BROTLI_BOMB = brotliCompressSync(Buffer.alloc(16 * MIB));
/** A body is read by the chunk, and given up after the one that fills it. */
const CHUNK = 64 * 1024;

const CONNECTION: readonly Fault[] = [
  { name: '15 FIN before the head', serve: (socket) => socket.end(), outcome: 'connection', requests: 1 },
  {
    name: '15 RST before the head',
    serve: (socket) => socket.resetAndDestroy(),
    outcome: 'connection',
    requests: 1,
  },
  {
    name: '16 close inside the head',
    serve: raw('HTTP/1.1 200 OK\r\nContent-', 'end'),
    outcome: 'connection',
  },
  {
    name: '26 RST inside the body',
    serve: raw(`${OK}Content-Length: 1000\r\n\r\npart`, 'reset'),
    outcome: 'answered',
    truncated: 'connection',
    body: 'part',
    status: 200,
  },
  {
    name: '26 RST right after the head',
    serve: raw(`${OK}Content-Length: 1000\r\n\r\n`, 'reset'),
    outcome: 'connection',
    status: 200,
  },
];

const HEADS: readonly Fault[] = [
  { name: '27 no answer', limits: { headersMs: 150 }, serve: () => {}, outcome: 'timeout', requests: 1 },
  {
    name: '28 a byte at a time',
    limits: SHORT,
    serve: (socket) => pour(socket, Buffer.from('H'), 40),
    outcome: ['timeout', 'protocol'],
  },
  {
    name: '29 header lines for ever',
    limits: SHORT,
    serve: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      pour(socket, Buffer.from('X-A: 1\r\n'), 40);
    },
    outcome: 'timeout',
  },
  {
    name: '30 a header of 64 KB',
    serve: raw(`${OK}X-Big: ${'a'.repeat(65_536)}\r\n\r\n`),
    outcome: 'too-large',
  },
  {
    name: '31 five thousand headers',
    serve: raw(`${OK}${Array.from({ length: 5000 }, (_, index) => `X-${index}: v`).join('\r\n')}\r\n\r\n`),
    outcome: 'too-large',
  },
  {
    name: '31 a thousand and one header lines in few bytes',
    serve: raw(`HTTP/1.1 200 OK\r\n${'a:b\r\n'.repeat(1001)}\r\n`),
    outcome: 'too-large',
  },
  {
    name: '31 a thousand header lines',
    serve: raw(`HTTP/1.1 200 OK\r\n${'a:b\r\n'.repeat(999)}Content-Length: 0\r\n\r\n`),
    outcome: 'answered',
  },
  {
    name: '32 headers without end',
    serve: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      pour(socket, Buffer.from(`X-Long: ${'a'.repeat(4000)}\r\n`));
    },
    outcome: 'too-large',
    endless: true,
  },
  {
    name: '33 cookie bomb',
    serve: raw(`${OK}${`Set-Cookie: c=${'x'.repeat(4000)}\r\n`.repeat(20)}Content-Length: 0\r\n\r\n`),
    outcome: 'too-large',
  },
  {
    name: '34 two hundred cookies under the cap',
    serve: raw(`${OK}${'Set-Cookie: a=b\r\n'.repeat(200)}Content-Length: 2\r\n\r\nok`),
    outcome: 'answered',
    body: 'ok',
  },
  { name: '35 bad status line', serve: raw('HTTP/1.1 hello\r\n\r\n'), outcome: 'protocol' },
  {
    name: '36 binary',
    serve: raw(Uint8Array.from({ length: 64 }, (_, index) => 128 + index)),
    outcome: 'protocol',
  },
  { name: '37 HTTP/0.9', serve: raw('<html>hello</html>', 'end'), outcome: 'protocol' },
  { name: '38 SSH', serve: raw('SSH-2.0-OpenSSH_9.6\r\n'), outcome: 'protocol' },
  { name: '39 a header without a colon', serve: raw(`${OK}Nonsense\r\n\r\n`), outcome: 'protocol' },
  { name: '40 NUL in a value', serve: raw(`${OK}X: a\0b\r\nContent-Length: 0\r\n\r\n`), outcome: 'protocol' },
  ...[
    { line: 'X: a\0b', means: 'NUL in a value' },
    { line: 'X: a\u0001b', means: 'another control character' },
    { line: 'X : a', means: 'a blank before the colon' },
    { line: ': a', means: 'no name' },
    { line: 'X: a\r\n folded', means: 'a folded line' },
    { line: 'Content-Length: 5', means: 'the length once more' },
  ].map(({ line, means }): Fault => ({
    name: `40 after the length: ${means}`,
    serve: raw(`${OK}Content-Length: 5\r\n${line}\r\n\r\nhello`),
    outcome: ['protocol', 'answered'],
  })),
  {
    name: '41 status 099',
    serve: raw('HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'),
    stays: true,
    outcome: 'protocol',
  },
  {
    name: '41 status 999',
    serve: raw('HTTP/1.1 999 Denied\r\nContent-Length: 2\r\n\r\nno'),
    outcome: 'answered',
    status: 999,
    body: 'no',
  },
  {
    name: '42 LF alone',
    serve: raw('HTTP/1.1 200 OK\nContent-Length: 2\n\nok'),
    outcome: ['protocol', 'answered'],
  },
  {
    name: '43 two Content-Lengths',
    serve: raw(`${OK}Content-Length: 2\r\nContent-Length: 5\r\n\r\nhello`),
    outcome: ['protocol', 'connection'],
  },
  ...['-1', 'abc', '100000000000000000000'].map((length): Fault => ({
    name: `44 Content-Length ${length}`,
    serve: raw(`${OK}Content-Length: ${length}\r\n\r\nhello`, 'end'),
    outcome: ['protocol', 'connection'],
  })),
  {
    name: '45 Transfer-Encoding and Content-Length',
    serve: raw(`${OK}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n2\r\nok\r\n0\r\n\r\n`),
    outcome: ['protocol', 'answered'],
  },
  {
    name: '46 one 103',
    serve: raw(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${OK}Content-Length: 2\r\n\r\nok`),
    outcome: 'answered',
    body: 'ok',
  },
  {
    // RFC 9110, 15.2: also by a client that did not expect one.
    name: '46 one 100 nobody asked for',
    serve: raw(`HTTP/1.1 100 Continue\r\n\r\n${OK}Content-Length: 2\r\n\r\nok`),
    outcome: 'answered',
    body: 'ok',
  },
  {
    name: '47 103 for ever',
    limits: SHORT,
    serve: (socket) => pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 10),
    outcome: 'timeout',
  },
  {
    name: '47 100 for ever',
    limits: SHORT,
    serve: (socket) => pour(socket, Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'), 10),
    outcome: 'timeout',
  },
  {
    name: '48 101 nobody asked for',
    serve: raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    outcome: 'protocol',
    requests: 1,
  },
  {
    name: '48 101 that names no other protocol (RFC 9110, 15.2.2)',
    serve: raw(`HTTP/1.1 101 Switching Protocols\r\n\r\n${OK}Content-Length: 2\r\n\r\nok`),
    outcome: 'protocol',
    requests: 1,
  },
  {
    name: '49 raw UTF-8 in a header',
    serve: raw(Buffer.from('HTTP/1.1 200 OK\r\nX-Name: Zürich\r\nContent-Length: 2\r\n\r\nok')),
    outcome: 'answered',
    body: 'ok',
  },
  {
    name: '50 a reason phrase of 1 MB',
    serve: raw(`HTTP/1.1 200 ${'a'.repeat(MIB)}\r\nContent-Length: 2\r\n\r\nok`),
    outcome: ['answered', 'too-large', 'protocol'],
  },
];

const BODIES: readonly Fault[] = [
  {
    name: '51 silence after the head',
    limits: { idleMs: 150 },
    serve: raw(`${OK}Content-Length: 9\r\n\r\n`),
    outcome: 'timeout',
    status: 200,
  },
  {
    name: '52 a drip that never ends',
    // The head has to come in it, on a busy machine too.
    limits: { totalMs: 3_000 },
    serve: (socket) => {
      socket.write(`${OK}Content-Length: 100000\r\n\r\n`);
      pour(socket, Buffer.from('x'), 30);
    },
    outcome: 'answered',
    truncated: 'deadline',
    status: 200,
  },
  {
    name: '53 chunks without end',
    serve: (socket) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`);
      pour(socket, Buffer.from(`4000\r\n${'x'.repeat(16_384)}\r\n`));
    },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
    endless: true,
  },
  {
    name: '54 close-delimited without end',
    serve: (socket) => {
      socket.write(`${OK}\r\n`);
      pour(socket, Buffer.alloc(16_384, 'x'));
    },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
    endless: true,
  },
  {
    name: '55 Content-Length of 10 GB',
    serve: (socket) => {
      socket.write(`${OK}Content-Length: 10737418240\r\n\r\n`);
      pour(socket, Buffer.alloc(16_384, 'x'));
    },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
    endless: true,
  },
  {
    name: '56 a body of just the cap',
    serve: raw(answer('200 OK', [], 'x'.repeat(200_000))),
    outcome: 'answered',
    truncated: null,
    bodyBytes: 200_000,
  },
  {
    name: '56 a body one byte over the cap',
    serve: raw(answer('200 OK', [], 'x'.repeat(200_001))),
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
  },
  {
    name: '57 shorter than its length',
    serve: raw(`${OK}Content-Length: 100\r\n\r\nshort`, 'end'),
    outcome: 'answered',
    truncated: 'connection',
    body: 'short',
  },
  {
    name: '58 chunks cut',
    serve: raw(`${OK}Transfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n`, 'end'),
    outcome: 'answered',
    truncated: 'connection',
    body: 'short',
  },
  {
    name: '58 chunks cut, connection announced to close',
    serve: raw(`${OK}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n`, 'end'),
    outcome: 'answered',
    truncated: 'connection',
    body: 'short',
  },
  {
    name: '59 longer than its length',
    serve: raw(`${OK}Content-Length: 5\r\n\r\nshort and more`),
    outcome: 'answered',
    body: 'short',
  },
  {
    name: '61 bad chunk size',
    serve: raw(`${OK}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nzz\r\n`),
    outcome: 'protocol',
    status: 200,
  },
  {
    name: '61 overflowing chunk size',
    serve: raw(`${OK}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nhello`),
    outcome: 'protocol',
  },
  {
    name: '62 a chunk extension without end',
    limits: SHORT,
    serve: (socket) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n5;`);
      pour(socket, Buffer.alloc(16_384, 'x'));
    },
    outcome: ['timeout', 'too-large'],
  },
  {
    name: '63 trailer bomb',
    serve: raw(
      `${OK}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n${`X-T: ${'t'.repeat(4000)}\r\n`.repeat(20)}\r\n`,
    ),
    outcome: 'too-large',
  },
  {
    name: '54 close-delimited and closed is whole',
    serve: raw('HTTP/1.0 200 OK\r\n\r\nall of it', 'end'),
    outcome: 'answered',
    truncated: null,
    body: 'all of it',
  },
  { name: '66 an empty page', serve: raw(answer('200 OK')), outcome: 'answered', bodyBytes: 0, status: 200 },
];

const ENCODINGS: readonly Fault[] = [
  ...(
    [
      ['gzip', GZ],
      ['x-gzip', GZ],
      ['GZIP', GZ],
      ['br', brotliCompressSync(PAGE)],
      ['deflate', deflateSync(PAGE)],
      ['deflate', deflateRawSync(PAGE)],
      ['gzip, br', brotliCompressSync(GZ)],
      ['identity', Buffer.from(PAGE)],
      ['gzip,', GZ],
      ['br, gzip, gzip', gzipSync(gzipSync(brotliCompressSync(PAGE)))],
    ] as const
  ).map(([coding, body], index): Fault => ({
    name: `67 ${coding} (${index})`,
    serve: raw(coded(coding, body)),
    outcome: 'answered',
    truncated: null,
    body: PAGE,
  })),
  {
    name: '70 four stacked',
    serve: raw(coded('gzip, gzip, gzip, gzip', GZ)),
    outcome: 'decode',
    status: 200,
  },
  {
    name: '70 a hundred stacked',
    serve: raw(coded(Array.from({ length: 100 }, () => 'gzip').join(', '), GZ)),
    outcome: 'decode',
  },
  { name: '71 unknown coding', serve: raw(coded('sdch', GZ)), outcome: 'unsupported', status: 200 },
  ...['none', 'utf-8', 'aws-chunked', 'gzip, none'].map((coding): Fault => ({
    name: `71 ${coding}: a name that is no coding, over text`,
    serve: raw(coded(coding, coding.startsWith('gzip') ? GZ : Buffer.from(PAGE))),
    outcome: 'answered',
    truncated: null,
    body: PAGE,
  })),
  ...[
    { coding: 'gzip', bytes: GZ },
    { coding: 'x-gzip', bytes: GZ },
    { coding: 'deflate', bytes: deflateSync(PAGE) },
  ].map(({ coding, bytes }): Fault => ({
    name: `67 ${coding} as a coding of the transfer (RFC 9112, 7)`,
    serve: raw(
      Buffer.concat([
        Buffer.from(`${OK}Transfer-Encoding: ${coding}, chunked\r\n\r\n${bytes.length.toString(16)}\r\n`),
        bytes,
        Buffer.from('\r\n0\r\n\r\n'),
      ]),
    ),
    outcome: 'answered',
    body: PAGE,
  })),
  { name: '72 zstd that was not offered', serve: raw(coded('zstd', GZ)), outcome: 'unsupported' },
  {
    name: '73 says gzip, is plain',
    serve: raw(coded('gzip', Buffer.from(PAGE))),
    outcome: 'decode',
    status: 200,
  },
  {
    name: '74 gzip cut short',
    serve: raw(coded('gzip', CUT_GZ.subarray(0, CUT_GZ.length / 2))),
    outcome: 'answered',
    truncated: 'encoding',
  },
  {
    name: '75 bad checksum',
    serve: raw(coded('gzip', Buffer.concat([GZ.subarray(0, -8), Buffer.alloc(4), GZ.subarray(-4)]))),
    outcome: 'answered',
    truncated: 'encoding',
    body: PAGE,
  },
  {
    name: '75 bad checksum behind all that a header may hold (RFC 1952, 2.3)',
    serve: raw(coded('gzip', withHeaderFields(GZ.subarray(0, -8)))),
    outcome: 'answered',
    truncated: 'encoding',
    body: PAGE,
  },
  {
    name: '75 bad checksum, and the name in the header does not end',
    serve: raw(coded('gzip', Buffer.concat([GZ.subarray(0, 3), Buffer.from([8]), Buffer.alloc(40, 65)]))),
    outcome: 'decode',
  },
  {
    name: '76 junk after the last member',
    serve: raw(coded('gzip', Buffer.concat([GZ, Buffer.from('junk after')]))),
    outcome: 'answered',
    truncated: null,
    body: PAGE,
  },
  {
    name: '77 two members',
    serve: raw(coded('gzip', Buffer.concat([GZ, GZ]))),
    outcome: 'answered',
    truncated: null,
    body: PAGE + PAGE,
  },
  {
    name: '77 two members and junk',
    serve: raw(coded('gzip', Buffer.concat([GZ, GZ, Buffer.from('junk')]))),
    outcome: 'answered',
    truncated: null,
    body: PAGE + PAGE,
  },
  {
    name: '78 an empty gzip body',
    serve: raw(coded('gzip', Buffer.alloc(0))),
    outcome: 'answered',
    bodyBytes: 0,
  },
  {
    name: '79 gzip that nobody announced, text wanted',
    serve: raw(answer('200 OK', ['Content-Type: text/plain'], GZ)),
    request: { accept: 'text' },
    outcome: 'answered',
    body: PAGE,
  },
  {
    name: '80 a gzip bomb that never ends',
    serve: (socket) => {
      socket.write(`${OK}Content-Encoding: gzip\r\n\r\n`);
      pour(socket, ENDLESS_BOMB);
    },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
    endless: true,
  },
  {
    name: '80 the same under a cap of 50 MB: given up after a megabyte',
    serve: (socket) => {
      socket.write(`${OK}Content-Encoding: gzip\r\n\r\n`);
      pour(socket, ENDLESS_BOMB);
    },
    limits: { decodedBytes: 50 * MIB },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 50 * MIB,
    endless: true,
    readAtMost: MIB + CHUNK,
  },
  {
    name: '80 a large body that is no bomb is read to its end',
    serve: raw(coded('gzip', gzipSync(NOISE))),
    limits: { decodedBytes: 50 * MIB },
    outcome: 'answered',
    truncated: null,
    bodyBytes: NOISE.length,
  },
  {
    name: '81 64 MB in 64 KB',
    serve: raw(coded('gzip', BOMB)),
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: 200_000,
  },
  {
    name: '82 brotli bomb, cut by its ratio',
    serve: raw(coded('br', BROTLI_BOMB)),
    limits: { decodedBytes: 8 * MIB },
    outcome: 'answered',
    truncated: 'size',
    bodyBytes: MIB,
  },
  {
    name: '83 nested bomb',
    serve: raw(coded('gzip, gzip', NESTED_BOMB)),
    outcome: 'answered',
    truncated: 'size',
  },
  {
    name: '84 a .gz file compressed again for transport',
    serve: raw(coded('gzip', gzipSync(GZ), 'application/gzip')),
    path: '/sitemap.xml.gz',
    outcome: 'answered',
    truncated: null,
    body: PAGE,
  },
  {
    name: '84 a .gz file without coding stays a file when anything is welcome',
    serve: raw(answer('200 OK', ['Content-Type: application/gzip'], GZ)),
    path: '/sitemap.xml.gz',
    outcome: 'answered',
    bodyBytes: GZ.length,
  },
];

const REDIRECTS: readonly Fault[] = [
  ...['301 M', '302 F', '303 S', '307 T', '308 P'].map((status): Fault => ({
    name: `85 ${status}`,
    serve: paths({ '/': redirect('/to', status), '/to': answer('200 OK', [], 'there') }),
    outcome: 'answered',
    body: 'there',
    hops: 1,
    requests: 2,
  })),
  ...['/to', 'to', './x/../to', '  /to  ', '/to#part', '\\to'].map((location): Fault => ({
    name: `85 Location ${JSON.stringify(location)}`,
    serve: paths({ '/': redirect(location), '/to': answer('200 OK', [], 'there') }),
    outcome: 'answered',
    body: 'there',
    hops: 1,
  })),
  {
    name: '85 network-path and absolute Location',
    serve: paths({
      '/': (socket, { origin }) => socket.write(redirect(`${origin.replace('http:', '')}/a`)),
      '/a': (socket, { origin }) => socket.write(redirect(`${origin}/to`)),
      '/to': answer('200 OK', [], 'there'),
    }),
    outcome: 'answered',
    body: 'there',
    hops: 2,
  },
  ...[
    { charset: 'latin1', bytes: [0x63, 0x61, 0x66, 0xe9], path: '/caf%E9' },
    { charset: 'Shift_JIS', bytes: [0x93, 0xfa, 0x96, 0x7b], path: '/%93%FA%96%7B' },
  ].map(({ charset, bytes, path }): Fault => ({
    name: `85 raw ${charset} Location: asked for byte for byte`,
    serve: paths({
      '/': Buffer.from(
        `HTTP/1.1 302 F\r\nLocation: /${String.fromCharCode(...bytes)}\r\nContent-Length: 0\r\n\r\n`,
        'latin1',
      ),
      [path]: answer('200 OK', [], 'there'),
    }),
    outcome: 'answered',
    body: 'there',
  })),
  {
    name: '85 raw UTF-8 Location',
    serve: paths({
      '/': Buffer.from('HTTP/1.1 302 F\r\nLocation: /größe\r\nContent-Length: 0\r\n\r\n'),
      '/gr%C3%B6%C3%9Fe': answer('200 OK', [], 'there'),
    }),
    outcome: 'answered',
    body: 'there',
  },
  ...['300 Multiple Choices', '302 Found', '304 Not Modified'].map((status): Fault => ({
    name: `86 ${status} without Location`,
    serve: raw(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`),
    outcome: 'answered',
    status: Number(status.slice(0, 3)),
    hops: 0,
  })),
  {
    name: '86 300 with Location is an answer',
    serve: raw(redirect('/to', '300 Multiple Choices')),
    outcome: 'answered',
    status: 300,
  },
  { name: '87 empty Location', serve: raw(redirect('')), outcome: 'redirect', status: 302, requests: 1 },
  {
    name: '87 Location that is no address',
    serve: raw(redirect('http://[nope')),
    outcome: 'redirect',
    requests: 1,
  },
  { name: '88 self loop', serve: raw(redirect('/')), outcome: 'redirect', requests: 1, status: 302 },
  {
    name: '89 ping-pong',
    serve: paths({ '/': redirect('/b'), '/b': redirect('/') }),
    outcome: 'redirect',
    requests: 2,
  },
  {
    name: '90 ever new addresses',
    serve: (socket, { number }) => socket.write(redirect(`/${number}`)),
    outcome: 'redirect',
    requests: DEFAULT_LIMITS.redirects + 1,
  },
  {
    name: '91 a growing address',
    serve: (socket, { path }) => socket.write(redirect(`${path}${'a'.repeat(2000)}`)),
    outcome: 'redirect',
    requests: 4,
  },
  {
    name: '92 one hop too many',
    serve: (socket, { path }) => socket.write(redirect(`/${Number(path.slice(1)) + 1}`)),
    path: '/0',
    limits: { redirects: 3 },
    outcome: 'redirect',
    requests: 4,
  },
  {
    name: '93 just as many hops as allowed',
    serve: (socket, { path }) => {
      const hop = Number(path.slice(1));
      socket.write(hop === 3 ? answer('200 OK', [], 'there') : redirect(`/${hop + 1}`));
    },
    path: '/0',
    limits: { redirects: 3 },
    outcome: 'answered',
    hops: 3,
    body: 'there',
  },
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://[::ffff:7f00:1]/',
    'http://[::1]/',
    'http://１２７.0.0.1/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://localhost./',
    'http://127.0.0.1:22/',
    'http://metadata.google.internal/',
    'http://router/',
    'https://example.com:6379/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'data:text/html,hi',
    'javascript:alert(1)',
    'gopher://example.com/',
  ].map((location): Fault => ({
    name: `94 redirect to ${location}`,
    serve: raw(Buffer.from(`HTTP/1.1 302 F\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`)),
    outcome: 'blocked',
    requests: 1,
    hops: 1,
    status: 0,
  })),
  {
    name: '97 private only at the second hop',
    serve: paths({ '/': redirect('/b'), '/b': redirect('http://127.0.0.1:9/') }),
    outcome: 'blocked',
    requests: 2,
    hops: 2,
  },
  {
    name: '99 credentials in Location',
    serve: paths({
      '/': (socket, { origin }) => socket.write(redirect(`${origin.replace('//', '//me:secret@')}/to`)),
      '/to': (socket, { head }) =>
        socket.write(answer('200 OK', [], /authorization/i.test(head) ? 'sent' : 'stripped')),
    }),
    outcome: 'answered',
    body: 'stripped',
  },
  {
    name: '100 cookie wall to itself',
    serve: (socket, { head }) =>
      socket.write(
        /cookie: seen=1/i.test(head)
          ? answer('200 OK', [], 'in')
          : redirect('/', '302 F', ['Set-Cookie: seen=1; Path=/']),
      ),
    outcome: 'answered',
    body: 'in',
    requests: 2,
    hops: 1,
  },
  {
    name: '102 endless body on the redirect',
    stays: true,
    serve: paths({
      '/': (socket) => {
        socket.write('HTTP/1.1 302 F\r\nLocation: /to\r\n\r\n');
        pour(socket, Buffer.alloc(16_384));
      },
      '/to': answer('200 OK', [], 'there'),
    }),
    outcome: 'answered',
    body: 'there',
    endless: true,
  },
  {
    name: '103 silent body on the redirect',
    serve: paths({
      '/': raw('HTTP/1.1 302 F\r\nLocation: /to\r\nContent-Length: 100\r\n\r\n'),
      '/to': answer('200 OK', [], 'there'),
    }),
    outcome: 'answered',
    body: 'there',
  },
  {
    name: '104 two Locations, the first counts',
    serve: paths({
      '/': answer('302 F', ['Location: /to', 'Location: http://127.0.0.1:9/']),
      '/to': answer('200 OK', [], 'there'),
    }),
    outcome: ['answered', 'protocol'],
  },
  {
    name: '105 Refresh is not a redirect',
    serve: raw(answer('200 OK', ['Refresh: 0; url=/to'], 'here')),
    outcome: 'answered',
    body: 'here',
    requests: 1,
  },
];

/** Bodies of an error answer of which nothing, or nothing of use, can be read. */
const UNREADABLE: readonly {
  readonly means: string;
  readonly headers: readonly string[];
  readonly body?: string;
  readonly lost: Exchange['truncated'];
  readonly left?: string;
}[] = [
  {
    means: 'says gzip, is plain',
    headers: ['Content-Encoding: gzip', 'Content-Length: 3'],
    lost: 'encoding',
  },
  {
    means: 'a coding that was not offered',
    headers: ['Content-Encoding: zstd', 'Content-Length: 3'],
    lost: 'encoding',
  },
  { means: 'breaks off at once', headers: ['Content-Length: 50'], body: '', lost: 'connection' },
  { means: 'no page', headers: ['Content-Type: image/png', 'Content-Length: 3'], lost: null, left: 'why' },
];

const STATUSES: readonly Fault[] = [
  ...[401, 403, 404, 410, 451, 500, 503].map((status): Fault => ({
    name: `107 ${status} is an answer`,
    serve: raw(answer(`${status} X`, [], 'why')),
    outcome: 'answered',
    status,
    body: 'why',
  })),
  ...UNREADABLE.map(({ means, headers, body = 'why', lost, left = '' }): Fault => ({
    name: `107 404 is an answer, whatever its body: ${means}`,
    serve: raw(`HTTP/1.1 404 X\r\n${headers.join('\r\n')}\r\n\r\n${body}`, 'end'),
    request: { accept: 'html' },
    outcome: 'answered',
    status: 404,
    truncated: lost,
    body: left,
  })),
  {
    name: '115 HEAD refused is asked as GET',
    serve: (socket, { head }) =>
      socket.write(
        head.startsWith('HEAD') ? 'HTTP/1.1 405 X\r\nContent-Length: 0\r\n\r\n' : answer('200 OK', [], 'got'),
      ),
    request: { method: 'HEAD' },
    outcome: 'answered',
    status: 200,
    body: 'got',
    requests: 2,
  },
  {
    name: '115 HEAD answered',
    serve: raw('HTTP/1.1 200 OK\r\nContent-Length: 5000\r\nContent-Encoding: zstd\r\n\r\n'),
    request: { method: 'HEAD' },
    outcome: 'answered',
    status: 200,
    bodyBytes: 0,
    requests: 1,
  },
];

const TYPES: readonly Fault[] = [
  ...['image/png', 'application/pdf; x=y', 'Video/MP4', 'text/event-stream', 'audio/mpeg'].map(
    (type): Fault => ({
      name: `131 ${type} is refused before its endless body`,
      serve: (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\n`);
        pour(socket, Buffer.alloc(16_384));
      },
      request: { accept: 'html' },
      outcome: 'unsupported',
      status: 200,
      endless: true,
    }),
  ),
  {
    name: '130 no type at all is read',
    serve: raw('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n<p>x'),
    request: { accept: 'html' },
    outcome: 'answered',
    body: '<p>x',
  },
];

const BROKEN: ReadonlySet<string> = new Set(['timeout', 'protocol', 'too-large', 'connection', 'deadline']);

/** Whether the connection may be kept: what it carried was read to its end. */
function mayStay({ outcome, truncated }: Exchange): boolean {
  return !BROKEN.has(outcome) && !BROKEN.has(truncated ?? '');
}

const TABLE = { CONNECTION, HEADS, BODIES, ENCODINGS, REDIRECTS, STATUSES, TYPES };

describe.each(['undici', 'http'] as const)('over %s', (transport) => {
  describe.each(Object.entries(TABLE))('%s', (_group, faults) => {
    test.concurrent.each(faults)('$name', async (fault) => {
      const server = await rawServer(fault.serve, fault.server);
      const fetcher = createFetcher({
        transport,
        allowOrigins: [server.origin],
        limits: { ...LIMITS, ...fault.limits },
      });
      try {
        const exchange = await fetcher.fetch(server.origin + (fault.path ?? '/'), fault.request);
        const isOver = fault.stays !== true && (!mayStay(exchange) || fault.endless === true);
        await eventually(() => !isOver || server.open() === 0, 'the socket is released');
        const seen = {
          isExpected: [fault.outcome].flat().includes(exchange.outcome) || exchange.error,
          code: exchange.error?.code ?? 'answered',
          truncated: exchange.truncated,
          status: exchange.status,
          body: Buffer.from(exchange.body).toString(),
          bodyBytes: exchange.body.byteLength,
          requests: server.requests.length,
          hops: exchange.hops.length,
          readInBounds: exchange.wireBytes <= (fault.readAtMost ?? Number.POSITIVE_INFINITY),
        };
        const { truncated, status, body, bodyBytes, requests, hops } = fault;
        const wanted = { truncated, status, body, bodyBytes, requests, hops };
        const stated = Object.entries(wanted).filter(([, value]) => value !== undefined);
        expect(seen).toMatchObject({
          ...Object.fromEntries(stated),
          ...(exchange.outcome === 'answered' ? {} : { bodyBytes: 0 }),
          isExpected: true,
          code: exchange.outcome,
          readInBounds: true,
        });
      } finally {
        await fetcher.close();
        await eventually(() => server.open() === 0, 'close ends every connection');
        await server.close();
      }
    });
  });
});
