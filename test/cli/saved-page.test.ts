import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { savedPageOf } from '../../src/cli/saved-page.ts';
import { MAX_SAVED_BYTES } from '../../src/jobs/saved-body.ts';
import { savedSchemaAudit } from '../../src/jobs/saved-page.ts';
import { cli, folder } from './run-cli.ts';
import { here } from './run-here.ts';

const PAGE = '<!doctype html><title>Espresso repair</title><h1>Espresso repair</h1>';
const URL_OPTION = { url: 'https://a.example/page' };

function file(content: string | Uint8Array): string {
  const path = join(folder(), 'page.html');
  writeFileSync(path, content);
  return path;
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a file that is no page is told in one line, and judged by nobody', () => {
  test.each([
    ['an empty one', '', 'is empty'],
    ['a PDF', '%PDF-1.7 1 0 obj', 'is a binary file'],
    ['a picture', bytes('\x89PNG\r\n\x1A\n'), 'is a binary file'],
    ['zero bytes', bytes('a < b\0\0<?'), 'is a binary file'],
    ['control characters', bytes('x\x01\x02'), 'is a binary file'],
  ])('%s', async (_, content, reason) => {
    const { exit, out, note } = await here(['schema', file(content), '--url', URL_OPTION.url]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(new RegExp(`^file-invalid: [^\\n]*page\\.html ${reason}\\n$`));
  });
});

test.each([
  ['UTF-16', Buffer.concat([bytes('\xFF\xFE'), Buffer.from(PAGE, 'utf16le')])],
  ['ISO-2022-JP', bytes(`<meta charset="iso-2022-jp">${PAGE}\x1B$B$3$s\x1B(B`)],
  ['UTF-16 without a mark', Buffer.from(PAGE, 'utf16le')],
  ['a page with a stray zero byte', `\0${PAGE}\x01`],
  ['tabs, line breaks and form feeds', `\t\r\n\f${PAGE}`],
])('%s is text', async (_, content) => {
  const saved = await savedPageOf(file(content), URL_OPTION);
  expect(saved).toMatchObject({ ...URL_OPTION, truncated: null });
  expect(savedSchemaAudit(saved!).result.metaTags.title).toBe('Espresso repair');
});

test.each([
  [MAX_SAVED_BYTES, null],
  [MAX_SAVED_BYTES + 1, 'size'],
])('of %d bytes no more are read than of a page that is fetched', async (length, truncated) => {
  const saved = await savedPageOf(file(PAGE.padEnd(length, ' ')), URL_OPTION);
  expect(saved?.truncated).toBe(truncated);
  expect(saved?.body.byteLength).toBe(MAX_SAVED_BYTES);
});

test('a page is read from stdin, as it is from a file', async () => {
  const options = ['--url', URL_OPTION.url, '--json', '--min-score', '100'];
  const [piped, read] = await Promise.all([
    cli(['schema', '-', ...options], { stdin: PAGE }),
    cli(['schema', file(PAGE), ...options]),
  ]);
  const resultOf = ({ out }: { readonly out: string }) => JSON.parse(out).result;
  expect(piped.exit).toBe(1);
  expect(resultOf(piped)).toEqual(resultOf(read));
  const { exit, note } = await here(['schema', '-']);
  expect(exit).toBe(2);
  expect(note).toMatch(/^usage: stdin [^\n]+--url [^\n]+\n$/);
  expect((await here(['crawler', '-'])).note).toMatch(/^usage: stdin [^\n]+audit and schema [^\n]+--url/);
});

test('a file without an ending is a file, and no host', async () => {
  const home = folder();
  writeFileSync(join(home, 'page'), '<title>Page</title>');
  const { exit, note } = await cli(['schema', 'page'], { cwd: home });
  expect(exit).toBe(2);
  expect(note).toBe('usage: page is a file: add --url with the address of its page\n');
});
