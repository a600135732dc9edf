import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtFolderOf } from '../../src/cli/built-folder.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const URL_OPTION = ['--url', 'https://example.com'];
const PAGE = '<!doctype html><title>Espresso repair</title><h1>Espresso repair</h1><a href="/faq">FAQ</a>';

function dist(): string {
  const made = mkdtempSync(join(folder(), 'dist-'));
  writeFileSync(join(made, 'index.html'), PAGE);
  writeFileSync(join(made, 'faq.html'), PAGE);
  writeFileSync(join(made, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  return made;
}

test.each([
  ['audit', ['crawler', 'llms', 'schema', 'site']],
  ['crawler', ['result', 'evidence']],
  ['llms', ['result', 'evidence']],
  ['schema', ['result', 'evidence']],
  ['site', ['plan', 'summary', 'evidence', 'pages']],
])('%s reads a folder', async (command, keys) => {
  const { exit, out, note } = await here([command, dist(), ...URL_OPTION, '--json', '--fail-on', 'never']);
  expect({ exit, note }).toEqual({ exit: 0, note: '' });
  const run = JSON.parse(out);
  expect(run).toMatchObject({ target: 'https://example.com/', error: null });
  for (const key of keys) expect(run[key]).not.toBeNull();
  expect(Object.keys(run)).toEqual(expect.arrayContaining(keys));
});

test('the scope holds for a folder, and the report names what is unknown', async () => {
  const { out } = await here([
    'audit',
    dist(),
    ...URL_OPTION,
    '--json',
    '--exclude',
    '/faq*',
    '--fail-on',
    'never',
  ]);
  const { site, crawler } = JSON.parse(out);
  expect(site.plan.urls).toEqual(['https://example.com/']);
  expect(crawler.evidence.limits[0].code).toBe('folder-read');
});

describe('a target is a path, an address or a name', () => {
  let before = '';
  beforeEach(() => {
    before = process.cwd();
    process.chdir(mkdtempSync(join(folder(), 'cwd-')));
    for (const name of ['dist', 'example.com', 'localhost', 'pages.html']) mkdirSync(name);
    writeFileSync('notes', 'text');
  });
  afterEach(() => process.chdir(before));

  test.each([
    ['dist', 'usage: dist is a folder: add --url'],
    ['./dist', 'usage: ./dist is a folder: add --url'],
    ['dist/', 'usage: dist/ is a folder: add --url'],
    ['.', 'usage: . is a folder: add --url'],
    ['./example.com', 'usage: ./example.com is a folder: add --url'],
    ['./notes', 'usage: ./notes is a file: add --url'],
    ['./build', 'file-unreadable: ./build does not exist'],
    ['pages.html', 'usage: pages.html is a folder: add --url'],
    ['page.html', 'file-unreadable: page.html does not exist'],
    ['../build', 'file-unreadable: ../build does not exist'],
    ['/srv/no/such', 'file-unreadable: /srv/no/such does not exist'],
    ['C:\\dist', 'file-unreadable: C:\\dist does not exist'],
  ])('%s', async (target, line) => {
    for (const command of ['audit', 'crawler']) {
      const { exit, out, note } = await here([command, target]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(note.startsWith(line)).toBe(true);
      expect(note.split('\n')).toHaveLength(2);
    }
  });

  test.each([
    'example.com',
    'localhost',
    'localhost:3000',
    'exmaple',
    '//example.com',
    'https://example.com/dist',
    '[::1]:80',
  ])('%s is an address', async (target) => expect(await builtFolderOf(target, {})).toBeNull());

  test('with --url a folder is meant, whatever its name', async () => {
    writeFileSync('example.com/index.html', '<title>A page</title>');
    expect(await builtFolderOf('example.com', { url: 'https://example.com' })).toEqual({
      path: 'example.com',
      url: 'https://example.com/',
    });
  });

  test.each([
    [['audit', './dist', '--url', 'example.com'], /^usage: --url takes a whole address/],
    [['audit', './dist', ...URL_OPTION, '--record', 'x'], /^usage: --record does not apply/],
    [['crawler', 'notes', ...URL_OPTION], /^usage: notes is not a folder/],
    [['audit', './none', ...URL_OPTION], /^file-unreadable: \.\/none does not exist/],
    [['site', './none', ...URL_OPTION], /^file-unreadable: \.\/none does not exist/],
    [['site', 'none.html'], /^file-unreadable: none\.html does not exist/],
    [['audit', './dist', ...URL_OPTION], /^file-invalid: \.\/dist is an empty folder/],
  ])('%j', async (args, line) => {
    const { exit, note } = await here(args);
    expect(exit).toBe(2);
    expect(note).toMatch(line);
    expect(note.split('\n')).toHaveLength(2);
  });
});
