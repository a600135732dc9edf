import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readHeaders } from '../../src/cli/own-headers.ts';
import { serveSite } from '../site-server.ts';
import { here } from './run-here.ts';

const SECRET = 'swordfish';

async function fileOf(content: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'citeworthy-headers-')), 'secret');
  writeFileSync(file, content);
  return file;
}

test('a page behind a password is read, and neither the output nor the recording holds the password', async () => {
  const authorization = `Basic ${Buffer.from(`me:${SECRET}`).toString('base64')}`;
  const site = await serveSite({
    '/': ({ headers }) =>
      headers.authorization === authorization
        ? '<title>Preview of the shop</title><h1>Preview</h1>'
        : { status: 401, headers: { 'www-authenticate': 'Basic' } },
  });
  const record = await fileOf('');
  const auth = ['--basic-auth', `@${await fileOf(`me:${SECRET}\n`)}`];
  const run = await here([
    'schema',
    site.origin,
    ...auth,
    '--record',
    record,
    '--json',
    '--fail-on',
    'never',
  ]);
  expect(run.exit).toBe(0);
  expect(run.out).toContain('Preview of the shop');
  const kept = run.out + run.note + (await readFile(record, 'utf8'));
  expect(kept).not.toContain(SECRET);
  expect(kept).not.toContain(authorization.slice('Basic '.length));
});

test('headers come from options, files and the environment, the later over the earlier', async () => {
  const file = await fileOf('X-File: 1\r\n\r\nX-Both: file\r\n');
  const values = { header: [`@${file}`, 'x-both: option'], cookie: 'a=1; b=2', 'basic-auth': 'me:it: is' };
  expect(await readHeaders(values, 'X-Env: 1\nX-Both: env')).toEqual({
    'X-Env': '1',
    'X-File': '1',
    'x-both': 'option',
    Cookie: 'a=1; b=2',
    Authorization: `Basic ${Buffer.from('me:it: is').toString('base64')}`,
  });
});

test.each([
  ['--header', SECRET],
  ['--header', `X-Token: ${SECRET}\u0007`],
  ['--header', `Host: ${SECRET}.example`],
  ['--basic-auth', SECRET],
  ['--cookie', SECRET],
  ['--header', `@/nowhere/at/all`],
])('%s with another form is one line that repeats no value', async (option, value) => {
  const { exit, out, note } = await here(['schema', 'http://127.0.0.1:1', option, value]);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note).toMatch(/^(?:usage|file-unreadable): [^\n]+\n$/);
  expect(note).not.toContain(SECRET);
});

test('headers of the environment beside files are named as what they are: of no use', async () => {
  vi.stubEnv('CITEWORTHY_HEADERS', `X-Key: ${SECRET}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const page = await fileOf('<!doctype html><title>Tea</title><h1>Tea</h1>');
  const { note, out } = await here(['schema', page, '--url', 'https://tea.example/', '--fail-on', 'never']);
  expect(note).toContain('CITEWORTHY_HEADERS is not used');
  expect(note + out).not.toContain(SECRET);
});
