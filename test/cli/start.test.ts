import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadedFiles } from '../loaded-files.ts';
import { cli, folder, type CliRun } from './run-cli.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs the program, and lists the files that it loaded. */
async function loading(args: readonly string[], cwd: string): Promise<CliRun & { readonly files: string[] }> {
  const coverage = folder();
  const ended = await cli(args, { cwd, env: { NODE_V8_COVERAGE: coverage } });
  return { ...ended, files: loadedFiles(coverage) };
}

/** All packages, and the rooms that ask and judge. */
const ENGINE = /^node_modules|^dist\/(?:net|audits|rules\/rules|score|contract|queue)\b/;

describe('what cannot be read costs no engine', () => {
  test.each([
    ['an unknown option', 'audit', '--htlm', 'x'],
    ['an option of another command', 'crawler', '--max-pages', '5'],
    ['an unknown command', 'crawl', 'a.example'],
    ['a bad number', 'crawler', 'a.example', '--timeout', 'soon'],
    ['a severity that is none', 'site', 'a.example', '--fail-on', 'severe'],
    ['an origin that is none', 'crawler', 'a.example', '--allow-origin', 'localhost:3000'],
    ['a name that no header can carry', 'llms', 'a.example', '--user-agent', 'a\u0001b'],
    ['a page without its address', 'audit', 'page.html'],
    ['a page that is missing', 'schema', 'none.html', '--url', 'https://a.example/'],
    ['a page that is a binary file', 'audit', 'binary', '--url', 'https://a.example/'],
    ['a baseline that is missing', 'crawler', 'a.example', '--baseline', 'none.json'],
    ['a baseline that is not JSON', 'crawler', 'a.example', '--baseline', 'page.html'],
    ['suppressions that are missing', 'site', 'a.example', '--suppressions', 'none.json'],
    ['an output without a folder', 'llms', 'a.example', '--write', 'no/folder/llms.txt'],
    ['nothing to resume', 'audit', 'a.example', '--resume'],
    ['a ledger that is there', 'site', 'a.example', '--ledger', 'page.html'],
    ['runs that are missing', 'diff', 'old.json', 'new.json'],
    ['a recording that is missing', 'replay', 'none.ndjson'],
    ['two names', 'explain', 'one', 'two'],
    ['an engine that is none', 'worker', '--queue', 'stack'],
  ])('%s: %s %s', async (_, ...args) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'page.html'), '<title>Page</title>');
    writeFileSync(join(cwd, 'binary'), '%PDF-1.7');
    const { exit, out, note, files } = await loading(args, cwd);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^(?:usage|file-[a-z]+): [^\n]+\n$/);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => ENGINE.test(file))).toEqual([]);
  });
});

test('what is shipped imports nothing that an installation does not have', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const known = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const bundle = join(ROOT, 'dist/bundle');
  const imported = readdirSync(bundle)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...readFileSync(join(bundle, name), 'utf8').matchAll(/^.*$/gm)])
    .flatMap(([line]) =>
      [...line.matchAll(/(?:^|;)import[^;"'()]*["']([^."'][^"']*)["']/g)].map(([, from]) => from!),
    );
  expect(imported).toContain('bullmq');
  const packages = imported.map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)![0]);
  expect([...new Set(packages)].filter((name) => !name.startsWith('node:') && !known.has(name))).toEqual([]);
});

test.each([['explain'], ['explain', 'https'], ['explain', '--all'], ['bots', 'openai']])(
  '%s %s loads neither network nor schemas',
  async (...args) => {
    const { exit, files } = await loading(args, folder());
    expect(exit).toBe(0);
    expect(
      files.filter((file) => /^dist\/(?:net|gather|audits|jobs)\/|\/(?:undici|zod)\//.test(file)),
    ).toEqual([]);
  },
);
