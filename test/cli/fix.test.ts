import { execFileSync, spawn } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const URL_OPTION = ['--url', 'https://example.com'];
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How the pump of a machine works</title></head><body><main><h1>How the pump of a machine works</h1><p>${'The pump pushes water through the boiler at nine bar. '.repeat(8)}</p></main></body></html>`;
const LINK = '<link rel="canonical" href="https://example.com/">';
const FIXED = HTML.replace('</title>', `</title>${LINK}`);
const ONLY = ['--only', 'canonical-self'];

function built(files: Readonly<Record<string, string>> = { 'index.html': HTML }): string {
  const root = folder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const read = (root: string, path = 'index.html') => readFileSync(join(root, path), 'utf8');

const fix = (root: string, ...args: string[]) => here(['fix', root, ...URL_OPTION, ...ONLY, ...args]);

test('without --write it shows the diff, and writes nothing', async () => {
  const root = built();
  const { exit, out, note } = await fix(root);
  expect(exit).toBe(0);
  expect(out).toContain('--- a/index.html\n+++ b/index.html\n');
  expect(out).toMatch(/^# Kept: 1 change in 1 file/m);
  expect(out).toMatch(/^# Left for people: \d+/m);
  expect(note).toContain('--write');
  expect(read(root)).toBe(HTML);
});

test('--write changes the file, keeps its permissions, and a second run changes nothing', async () => {
  const root = built();
  execFileSync('chmod', ['640', join(root, 'index.html')]);
  expect((await fix(root, '--write')).out).toMatch(/^Written: index\.html\nKept: 1 change/);
  expect(read(root)).toBe(FIXED);
  expect(statSync(join(root, 'index.html')).mode & 0o777).toBe(0o640);
  expect((await fix(root, '--write')).out).toMatch(/^Kept: 0 changes/);
  expect(readdirSync(root)).toEqual(['index.html']);
});

test('--backup keeps what was there, and never over an earlier one', async () => {
  const root = built({ 'index.html': HTML, 'index.html.bak': 'mine' });
  await fix(root, '--write', '--backup');
  expect([read(root), read(root, 'index.html.bak'), read(root, 'index.html.bak2')]).toEqual([
    FIXED,
    'mine',
    HTML,
  ]);
});

test('--patch writes a diff that git applies', async () => {
  const root = built();
  const patch = join(folder(), 'all.diff');
  await fix(root, '--patch', patch);
  execFileSync('git', ['apply', patch], { cwd: root });
  expect(read(root)).toBe(FIXED);
});

test('--json and --llm give the plan with its ranges and sources', async () => {
  const root = built();
  const { out } = await fix(root, '--json');
  const at = HTML.indexOf('</title>') + '</title>'.length;
  expect(JSON.parse(out)).toMatchObject({
    files: ['index.html'],
    kept: [
      {
        file: 'index.html',
        rule: 'canonical-self',
        edits: [{ file: 'index.html', range: [at, at], before: '', after: LINK }],
        sources: [{ value: 'https://example.com/', kind: 'address' }],
      },
    ],
  });
  expect((await fix(root, '--llm', '-')).out).toContain(JSON.stringify(LINK));
});

test('what the configuration suppresses, sets to off or leaves out of the site stays as it is', async () => {
  const root = built({ 'index.html': HTML, 'a/index.html': HTML });
  const left = async (config: object) => {
    const path = join(folder(), 'citeworthy.config.json');
    writeFileSync(path, JSON.stringify(config));
    const { out } = await fix(root, '--json', '--config', path);
    const plan: {
      readonly kept: readonly { readonly file: string }[];
      readonly left: readonly { readonly reason: { readonly code: string } }[];
    } = JSON.parse(out);
    return { kept: plan.kept.map(({ file }) => file), codes: plan.left.map(({ reason }) => reason.code) };
  };
  const suppressed = { id: 'canonical-self', url: '/a/', reason: 'A copy', expires: '2999-12-31' };
  const plain = await left({ maxPages: 9 });
  expect(plain.kept).toEqual(['a/index.html', 'index.html']);
  expect(plain.codes).not.toContain('accepted');
  const accepted = await left({ suppressions: [suppressed] });
  expect(accepted.kept).toEqual(['index.html']);
  expect(accepted.codes).toContain('accepted');
  expect((await left({ severities: { 'canonical-self': 'off' } })).kept).toEqual([]);
  expect((await left({ exclude: ['/a/*'] })).kept).toEqual(['index.html']);
  expect((await left({ suppressions: [{ ...suppressed, expires: '2020-01-01' }] })).kept).toEqual(plain.kept);
});

test('a file behind a symbolic link is not written', async () => {
  const root = built({ 'real/index.html': HTML });
  symlinkSync(join('real', 'index.html'), join(root, 'index.html'));
  await here(['fix', root, ...URL_OPTION, '--only', 'canonical-self', '--write']);
  expect(lstatSync(join(root, 'index.html')).isSymbolicLink()).toBe(true);
  expect(read(root)).not.toContain('href="https://example.com/"');
});

test('a git tree with changes is refused, unless it is asked for', async () => {
  const root = built();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  git('init', '-q');
  expect(await fix(root, '--write')).toMatchObject({
    exit: 2,
    note: expect.stringContaining('--allow-dirty'),
  });
  expect(read(root)).toBe(HTML);
  git('add', '.');
  git('commit', '-qm', 'all');
  expect((await fix(root, '--write')).exit).toBe(0);
  expect((await fix(root, '--write')).exit).toBe(2);
  expect((await fix(root, '--write', '--allow-dirty')).exit).toBe(0);
});

test.each([
  [['fix']],
  [['fix', 'https://example.com']],
  [['fix', '.', '--url', 'https://example.com', '--only', 'no-such-rule']],
  [['fix', '.', '--url', 'https://example.com', '--max-risk', 'huge']],
  [['fix', '.', '--url', 'https://example.com', '--backup']],
  [['fix', '.', '--url', 'https://example.com', '--json', '--patch', '-']],
])('%j is misuse', async (args) => {
  expect(await here(args)).toMatchObject({ exit: 2, out: '' });
});

/** Bytes of a file that is written for long enough to be killed in it. */
const LARGE = 2_000_000;

test('killed at any point, each file is whole: what it was, or what it is to be', async () => {
  const module = pathToFileURL(resolve(import.meta.dirname, '../../dist/cli/fix-files.js')).href;
  const script = `
    const [root] = process.argv.slice(1);
    const { writeWhole } = await import(${JSON.stringify(module)});
    const old = Buffer.alloc(${LARGE}, 'o');
    const now = Buffer.alloc(${LARGE}, 'n');
    for (let at = 0; at < 20; at += 1) {
      console.log(at);
      await writeWhole({ root, files: new Map([[at + '.txt', old]]) }, at + '.txt', now, { hasBackup: at % 2 === 0 });
    }`;
  for (let point = 0; point < 20; point += 3) {
    const root = folder();
    for (let at = 0; at < 20; at += 1) writeFileSync(join(root, `${at}.txt`), Buffer.alloc(LARGE, 'o'));
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, root]);
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().split('\n').includes(String(point))) child.kill('SIGKILL');
    });
    await new Promise((done) => child.on('close', done));
    const whole = readdirSync(root).filter((name) => !name.startsWith('.'));
    const broken = whole.filter((name) => {
      const bytes = readFileSync(join(root, name));
      return bytes.length !== LARGE || !bytes.equals(Buffer.alloc(LARGE, bytes[0] ?? 0));
    });
    expect(broken).toEqual([]);
    expect(whole.filter((name) => name.endsWith('.txt'))).toHaveLength(20);
  }
});
