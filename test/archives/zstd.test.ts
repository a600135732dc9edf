import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { archiveWeb } from '../../src/archives/archive-web.ts';
import { exchangesOf } from '../../src/archives/exchanges.ts';
import { MAX_BLOCK } from '../../src/archives/warc-records.ts';
import type { Exchange } from '../../src/exchange.ts';
import { warcRecord } from './warc-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-zstd-'));
const saved = (name: string, ...parts: readonly Uint8Array[]): string => {
  const path = join(folder, `${name}.warc.zst`);
  writeFileSync(path, Buffer.concat(parts));
  return path;
};
const read = async (path: string, range?: Parameters<typeof exchangesOf>[1]): Promise<Exchange[]> => {
  const found: Exchange[] = [];
  for await (const exchange of exchangesOf(path, range)) found.push(exchange);
  return found;
};

const compress: unknown = 'zstdCompressSync' in zlib ? zlib.zstdCompressSync : null;
const isCompress = (found: unknown): found is (bytes: Uint8Array) => Buffer => typeof found === 'function';
const zstd = (bytes: Uint8Array): Buffer => (isCompress(compress) ? compress(bytes) : Buffer.alloc(0));
const record = (
  url: string,
  body: string | Uint8Array = `<title>${url}</title>`,
  headers?: Record<string, string>,
) => warcRecord({ url, body, ...(headers && { headers }) }, { gzip: false });
const URLS = ['https://example.com/', 'https://example.com/a', 'https://example.com/b'];

/** The head of a frame with an empty last block, and a frame before it that says it holds a dictionary. */
const EMPTY = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58, 0x01, 0x00, 0x00]);
const DICTIONARY = Buffer.from([0x5d, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4]);

test('a file with a dictionary is refused in one line', async () => {
  await expect(read(saved('dictionary', DICTIONARY, EMPTY))).rejects.toThrow(
    /^file-invalid: .*zstd and a dictionary/,
  );
});

test('a Node without zstd refuses it in one line, and one with it reads a frame without records', async () => {
  const reading = read(saved('empty', EMPTY));
  await expect(reading).rejects.toThrow(isCompress(compress) ? /neither a WARC/ : /^file-invalid: .*unzstd/);
});

// Node 20 has none, and the rest is for the others.
if (isCompress(compress))
  describe('a Node with zstd', () => {
    test('reads records that have a frame each, all of them or a range, and looks them up', async () => {
      const frames = await Promise.all(URLS.map(async (url) => zstd(await record(url))));
      const path = saved('frames', ...frames);
      expect((await read(path)).map(({ url }) => url)).toEqual(URLS);
      const range = { offset: frames[0]!.length, length: frames[1]!.length };
      expect((await read(path, range)).map(({ url }) => url)).toEqual([URLS[1]]);
      const archive = await archiveWeb(path);
      expect(archive.sites).toEqual([{ origin: 'https://example.com', pages: URLS }]);
      const { body } = await archive.webOf('https://example.com').fetch(URLS[2]!);
      expect(Buffer.from(body).toString()).toBe(`<title>${URLS[2]}</title>`);
      await archive.close();
    });

    test('keeps what came before a frame that is cut or broken, and finds the next', async () => {
      const frames = await Promise.all(URLS.map(async (url) => zstd(await record(url))));
      const broken = Buffer.from(frames[1]!).fill(0xff, 12, 40);
      expect((await read(saved('broken', frames[0]!, broken, frames[2]!))).map(({ url }) => url)).toEqual([
        URLS[0],
        URLS[2],
      ]);
      const cut = frames[1]!.subarray(0, frames[1]!.length - 9);
      expect((await read(saved('cut', frames[0]!, cut)))[0]).toMatchObject({ url: URLS[0] });
    });

    test('a frame that decompresses to more than is kept says so', async () => {
      const large = zstd(await record(URLS[0]!, Buffer.alloc(MAX_BLOCK + 1, 'a')));
      const path = saved('large', large, zstd(await record(URLS[1]!)));
      expect(await read(path)).toMatchObject([
        { url: URLS[0], truncated: 'size' },
        { url: URLS[1], truncated: null },
      ]);
    });

    test('a body that the site has compressed with it is what the page was', async () => {
      const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'zstd' };
      const path = saved(
        'body',
        zstd(await record(URLS[0]!, zstd(Buffer.from('<title>Tea</title>')), headers)),
      );
      const [page] = await read(path);
      expect(Buffer.from(page!.body).toString()).toBe('<title>Tea</title>');
    });
  });
