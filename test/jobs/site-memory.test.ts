import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * Audited in some seconds; 20,000 take a quarter of a minute, 100,000 are what `bench/site-memory.mjs` is for. What grows with
 * each page is seen after a thousand as well as after a hundred thousand, once what V8 compiles in the first pages is a
 * small part of it.
 */
const PAGES = 3_000;
/** MiB. Node itself with this package takes some 30 of them. */
const HEAP = 64;
/** A page leaves the digests behind by which twins are found: 750 to 870 bytes. Its facts or its unit are 4 KB and more. */
const MOST_BYTES = 1_500;

test('a long site audit ends well in a small heap: what a page leaves behind is its digests alone', async () => {
  const program = join(import.meta.dirname, 'site-memory.mjs');
  const options = ['--expose-gc', `--max-old-space-size=${HEAP}`, program, String(PAGES)];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  const { summary, bytesOfPage } = JSON.parse(stdout) as { summary: unknown; bytesOfPage: number };
  expect(summary).toMatchObject({ totalPages: PAGES, pages: PAGES, failedPages: 0 });
  expect(bytesOfPage).toBeLessThan(MOST_BYTES);
});
