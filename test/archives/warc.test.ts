import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { exchangesOf } from '../../src/archives/exchanges.ts';
import { MAX_BLOCK } from '../../src/archives/warc-records.ts';
import type { Exchange } from '../../src/exchange.ts';
import { warcFile, type Captured } from './warc-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-warc-'));
let files = 0;
const saved = (bytes: Uint8Array): string => {
  const path = join(folder, `${files++}.warc.gz`);
  writeFileSync(path, bytes);
  return path;
};

const read = async (path: string, range?: Parameters<typeof exchangesOf>[1]): Promise<Exchange[]> => {
  const found: Exchange[] = [];
  for await (const exchange of exchangesOf(path, range)) found.push(exchange);
  return found;
};
const text = ({ body }: Exchange): string => Buffer.from(body).toString();

const PAGES: readonly Captured[] = [
  { url: 'https://example.com/', body: '<title>Tea</title>' },
  { url: 'https://example.com/old', status: 301, headers: { Location: '/new' } },
  { url: 'https://example.com/gone', status: 404, body: '<title>Gone</title>' },
];

test.each([{ gzip: true }, { gzip: false }])('answers that warcio has written are read: %o', async (form) => {
  const found = await read(saved(await warcFile(PAGES, form)));
  expect(found).toMatchObject([
    { url: 'https://example.com/', status: 200, outcome: 'answered', truncated: null },
    { url: 'https://example.com/old', status: 301, headers: [['Location', '/new']], hops: [] },
    { url: 'https://example.com/gone', status: 404 },
  ]);
  expect(found.map(text)).toEqual(['<title>Tea</title>', '', '<title>Gone</title>']);
  expect(found[0]?.timings.startedAt).toBe(Date.parse('2026-03-01T12:00:00Z'));
});

describe('a body is what the page was', () => {
  const html = '<title>Tea, of all kinds</title>';
  const type = { 'Content-Type': 'text/html' };
  test.each<[string, Captured]>([
    ['gzip', { url: '', headers: { ...type, 'Content-Encoding': 'gzip' }, body: gzipSync(html) }],
    ['br', { url: '', headers: { ...type, 'Content-Encoding': 'br' }, body: brotliCompressSync(html) }],
    [
      'gzip, undone by whoever wrote the file',
      { url: '', headers: { ...type, 'Content-Encoding': 'gzip' }, body: html },
    ],
    [
      'chunks',
      {
        url: '',
        headers: { ...type, 'Transfer-Encoding': 'chunked' },
        body: `5;x=1\r\n${html.slice(0, 5)}\r\n${(html.length - 5).toString(16)}\r\n${html.slice(5)}\r\n0\r\n\r\n`,
      },
    ],
    [
      'chunks, joined by whoever wrote the file',
      { url: '', headers: { ...type, 'Transfer-Encoding': 'chunked' }, body: html },
    ],
    ['a resource', { url: '', type: 'resource', fields: { 'Content-Type': 'text/html' }, body: html }],
  ])('%s', async (_name, captured) => {
    const [found] = await read(saved(await warcFile([{ ...captured, url: 'https://example.com/tea' }])));
    expect(found).toMatchObject({ outcome: 'answered', status: 200, truncated: null });
    expect(text(found!)).toBe(html);
  });
});

test('what is no answer of the web is passed over', async () => {
  const file = await warcFile([
    { url: 'https://example.com/', type: 'request' },
    { url: 'dns:example.com', type: 'resource', body: '192.0.2.1' },
    { url: 'https://example.com/', type: 'metadata', body: 'via: x' },
  ]);
  expect(await read(saved(file))).toEqual([]);
});

test('a record that was cut says so', async () => {
  const file = await warcFile(
    [
      { url: 'https://example.com/a', body: 'x'.repeat(50), fields: { 'WARC-Truncated': 'time' } },
      { url: 'https://example.com/b', body: 'y'.repeat(50_000) },
    ],
    { gzip: false },
  );
  const found = await read(saved(file.subarray(0, -40_000)));
  expect(found.map(({ truncated }) => truncated)).toEqual(['deadline', 'connection']);
  expect(found[1]?.body.length).toBeGreaterThan(9_000);
});

test('of a compressed file that ends in a record what came of it is kept', async () => {
  let state = 7;
  const random = Buffer.from(
    Array.from({ length: 60_000 }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff),
  );
  const file = await warcFile([
    { url: 'https://example.com/a', body: 'whole' },
    { url: 'https://example.com/b', body: random },
  ]);
  const found = await read(saved(file.subarray(0, -500)));
  expect(found.map(({ url, truncated }) => [url, truncated])).toEqual([
    ['https://example.com/a', null],
    ['https://example.com/b', 'connection'],
  ]);
});

test('bytes that are no record do not lose the next', async () => {
  const [one, two] = await Promise.all(PAGES.slice(0, 2).map((page) => warcFile([page])));
  const found = await read(saved(Buffer.concat([one!, Buffer.from('\0\x1f\x8bnoise'), two!])));
  expect(found.map(({ status }) => status)).toEqual([200, 301]);
});

test('a body is kept up to the limit of a page, and one larger says so', async () => {
  const limit = 10 * 1024 * 1024;
  const file = await warcFile([
    { url: 'https://example.com/at', body: Buffer.alloc(limit, 'a') },
    { url: 'https://example.com/past', body: Buffer.alloc(limit + 1, 'a') },
    { url: 'https://example.com/far', body: Buffer.alloc(MAX_BLOCK + 100_000, 'a') },
    { url: 'https://example.com/next', body: 'next' },
  ]);
  const found = await read(saved(file));
  expect(found.map(({ body, truncated }) => [body.length, truncated])).toEqual([
    [limit, null],
    [limit, 'size'],
    [limit, 'size'],
    [4, null],
  ]);
});

test('a part of a file is read, as an index states it', async () => {
  const files = await Promise.all(PAGES.map((page) => warcFile([page])));
  const path = saved(Buffer.concat(files));
  const offset = files[0]!.length;
  const found = await read(path, { offset, length: files[1]!.length });
  expect(found.map(({ url }) => url)).toEqual(['https://example.com/old']);
});

test.each([
  ['an empty file', Buffer.alloc(0), /is empty/],
  ['another file', Buffer.from('<html>'), /neither a WARC nor a HAR/],
  ['a WACZ', Buffer.from('PK\x03\x04....'), /unpack it/],
])('%s is refused in one line', async (_name, bytes, message) => {
  await expect(read(saved(bytes))).rejects.toMatchObject({
    code: 'file-invalid',
    message: expect.stringMatching(message),
  });
});

test('a file that is compressed as a whole is refused once it is larger than what is kept, and read below', async () => {
  const plain = await warcFile(PAGES, { gzip: false });
  expect(await read(saved(gzipSync(plain)))).toHaveLength(PAGES.length);
  const large = await warcFile(
    [...PAGES, { url: 'https://example.com/x', body: Buffer.alloc(MAX_BLOCK + 100_000, 'x') }, ...PAGES],
    { gzip: false },
  );
  await expect(read(saved(gzipSync(large))).then(({ length }) => length)).rejects.toMatchObject({
    code: 'file-invalid',
    message: expect.stringContaining('compressed as a whole'),
  });
  expect(await read(saved(gunzipSync(gzipSync(large))))).toHaveLength(2 * PAGES.length + 1);
});
