import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folderNames, tableMarkdown } from '../../src/cli/target-table.ts';
import { serveSite } from '../site-server.ts';
import { cli, folder } from './run-cli.ts';
import { here } from './run-here.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>Espresso</title><h1>Espresso</h1><p>Words about espresso.';

/** A list of targets: a folder that is in order enough, a page of it, and one that nobody can read. */
function listOf(...more: readonly string[]): { readonly list: string; readonly home: string } {
  const home = folder();
  const dist = join(home, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), PAGE);
  const list = join(home, 'targets.txt');
  const lines = [
    '# Our sites',
    '',
    `${dist} https://a.example/`,
    `${dist}/none.html https://b.example/`,
    ...more,
  ];
  writeFileSync(list, `${lines.join('\n')}\n`);
  return { list, home };
}

const LAX = ['--fail-on', 'never'];

test('each target is a row and a folder of reports, and the exit code is the worst', async () => {
  const { list, home } = listOf('http://127.0.0.1:1');
  const out = join(home, 'reports');
  const { exit, out: shown, note } = await here(['schema', '--targets', list, ...LAX, '--out', out]);
  expect(exit).toBe(3);
  const lines = shown.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Target +schema +Findings$/);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/dist +\d+ +\d+ \w+/),
    expect.stringMatching(/none\.html +- +file-unreadable$/),
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 +- +target-unreachable$/),
  ]);
  expect(note).toMatch(/^file-unreadable: [^\n]+\ntarget-unreachable: [^\n]+\n$/);
  const { targets } = JSON.parse(readFileSync(join(out, 'targets.json'), 'utf8'));
  expect(targets.map((row: { exit: number }) => row.exit)).toEqual([0, 2, 3]);
  const { folder: whole } = targets[0];
  const result = JSON.parse(readFileSync(join(whole, 'result.json'), 'utf8'));
  expect(result.scores).toEqual(targets[0].scores);
  expect(readdirSync(whole)).toContain('report.html');
  expect(readFileSync(join(out, 'targets.md'), 'utf8').split('\n')).toHaveLength(6);
});

test('--json is the rows, --ndjson one a line, and no report goes between them', async () => {
  const { list } = listOf();
  const json = await here(['schema', '--targets', list, ...LAX, '--json']);
  const lines = await here(['schema', '--targets', list, ...LAX, '--ndjson']);
  const { targets } = JSON.parse(json.out);
  expect(
    lines.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(targets);
  expect(targets).toMatchObject([
    { exit: 0, error: null, folder: null },
    { exit: 2, error: { code: 'file-unreadable' }, scores: {}, findings: {} },
  ]);
  expect([json.exit, lines.exit]).toEqual([2, 2]);
});

test('--keep-going makes a row of a line that is no target, and audits the others', async () => {
  const { list } = listOf('no target at all');
  const { exit, out, note } = await here(['schema', '--targets', list, '--keep-going', '--json', ...LAX]);
  expect(exit).toBe(2);
  const { targets } = JSON.parse(out);
  expect(targets.map(({ error }: { error: { code: string } | null }) => error?.code)).toEqual([
    undefined,
    'file-unreadable',
    'file-invalid',
  ]);
  expect(note).toContain(`${list}:5: a line is a target`);
  expect(note).toContain(`(${list}:4)`);
});

test('several hosts are audited at once, and rows keep the order of the list', async () => {
  let onAsked = () => {};
  const asked = new Promise<void>((settle) => (onAsked = settle));
  // The first host answers when the second was asked.
  const slow = createServer((_, response) => {
    void asked.then(() => response.end(PAGE));
  });
  await new Promise<void>((settle) => void slow.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void slow.close());
  const { port } = slow.address() as AddressInfo;
  const quick = await serveSite({
    '/': () => {
      onAsked();
      return { headers: { 'content-type': 'text/html' }, body: PAGE };
    },
  });
  const targets = [`http://127.0.0.1:${port}`, quick.origin];
  const { out } = await here(['schema', ...targets, '--json', ...LAX]);
  expect(JSON.parse(out).targets.map(({ target }: { target: string }) => target)).toEqual(targets);
});

describe('several files of one call', () => {
  const built = () => {
    const home = folder();
    mkdirSync(join(home, 'guide', 'node_modules'), { recursive: true });
    for (const path of ['index.html', 'guide/index.html', 'guide/kettle.html', 'guide/node_modules/x.html'])
      writeFileSync(join(home, path), `${PAGE}<link rel="canonical" href="/elsewhere">`);
    return home;
  };
  const rows = async (...args: string[]) => {
    const { exit, out, note } = await here(['schema', ...args, '--json', '--fail-on', 'low']);
    const targets = exit === 2 ? [] : JSON.parse(out).targets;
    return { exit, note, targets, urls: targets.map(({ failing: [first] }: any) => first.url) };
  };

  test.each(['site', 'audit', 'schema'])('%s reads each file alone', async (command) => {
    const home = built();
    const { out } = await here([
      command,
      `${home}/guide/*.html`,
      '--url',
      'https://a.example',
      '--json',
      ...LAX,
    ]);
    const { targets } = JSON.parse(out);
    expect(targets.map(({ target, error }: any) => [target, error])).toEqual([
      [join(home, 'guide/index.html'), null],
      [join(home, 'guide/kettle.html'), null],
    ]);
  });

  test.each([
    ['a pattern', (home: string) => [`${home}/**/*.html`, '--url', 'https://a.example'], 3],
    [
      'files with their folder',
      (home: string) => [`${home}/guide/kettle.html`, '--url', 'https://a.example/', '--root', home],
      1,
    ],
    [
      'files',
      (home: string) => [`${home}/index.html`, `${home}/guide/kettle.html`, '--url', 'https://a.example'],
      2,
    ],
    [
      'a choice',
      (home: string) => [`${home}/guide/{kettle,none}.htm?`, '--url', 'https://a.example', '--root', home],
      1,
    ],
  ])('%s: each has its address, and what fails it is named', async (_, args, count) => {
    const home = built();
    const { exit, targets, urls } = await rows(...args(home));
    expect({ exit, count: targets.length }).toEqual({ exit: 1, count });
    const all = new Set([
      'https://a.example/guide/',
      'https://a.example/guide/kettle.html',
      'https://a.example/',
    ]);
    expect(urls.filter((url: string) => !all.has(url))).toEqual([]);
    expect(urls).toContain('https://a.example/guide/kettle.html');
    const { out } = await here(['schema', ...args(home), '--fail-on', 'low']);
    expect(out).toMatch(
      /^ {2}low schema-description\/add-meta-description: The page has no meta description$/m,
    );
  });

  test.each([
    ['no file', (home: string) => [`${home}/*.txt`, '--url', 'https://a.example'], /names no file/],
    ['no address', (home: string) => [`${home}/index.html`, `${home}/guide/index.html`], /add --url/],
    [
      'a host among files',
      (home: string) => [`${home}/index.html`, 'a.example', '--url', 'https://a.example'],
      /a\.example is none/,
    ],
    [
      'a file elsewhere',
      (home: string) => [`${home}/index.html`, '--url', 'https://a.example', '--root', `${home}/guide`],
      /is not below/,
    ],
    [
      'a report of one',
      (home: string) => [`${home}/**/*.html`, '--url', 'https://a.example', '--html', 'x.html'],
      /--html is for one target/,
    ],
  ])('%s is misuse', async (_, args, said) => {
    const { exit, note } = await rows(...args(built()));
    expect(exit).toBe(2);
    expect(note).toMatch(said);
  });
});

test('findings that fail a target fail the run', async () => {
  const { list } = listOf();
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^.*none\.html.*\n/m, ''));
  const { exit, out } = await here(['schema', '--targets', list, '--fail-on', 'info']);
  expect(exit).toBe(1);
  expect(out).toMatch(/ fails: \d+ /);
});

test('the list can come from stdin', async () => {
  const { list } = listOf();
  const { exit, out } = await cli(['schema', '--targets', '-', '--json', ...LAX], {
    stdin: readFileSync(list, 'utf8'),
  });
  expect(exit).toBe(2);
  expect(JSON.parse(out).targets).toHaveLength(2);
});

test('what was done before the end is shown, with 130', async () => {
  const { list } = listOf();
  const stop = new AbortController();
  const terminal = { signal: stop.signal, isWatched: true, note: () => stop.abort(new Error('SIGINT')) };
  const { exit, out } = await here(['schema', '--targets', list, ...LAX], terminal);
  expect(exit).toBe(130);
  expect(out).toMatch(/^Target /);
});

describe('misuse ends before the first target', () => {
  test.each([
    [['b.example'], /leave out b\.example/],
    [['--html', 'x.html'], /--html is for one target/],
    [['--baseline', 'old.json'], /--baseline is for one target/],
    [['--url', 'https://a.example'], /--url is for one target/],
    [['--fail-on', 'severe'], /--fail-on takes/],
    [['--json', '--ndjson'], /Only one of --json and --ndjson/],
    [['--header', 'X-A: b'], /go to one site/],
  ])('%j', async (args, said) => {
    const { list, home } = listOf('b.example', 'c.example');
    const out = join(home, 'reports');
    const { exit, out: shown, note } = await here(['audit', '--targets', list, '--out', out, ...args]);
    expect({ exit, shown }).toEqual({ exit: 2, shown: '' });
    expect(note).toMatch(/^usage: [^\n]+\n$/);
    expect(note).toMatch(said);
    expect(existsSync(out)).toBe(false);
  });

  test.each([
    ['# nothing\n', /names no address/],
    ['# sites\n\na.example https://a.example more\n', /list:3: a line is a target/],
  ])('a list %j', async (content, said) => {
    const list = join(folder(), 'list');
    writeFileSync(list, content);
    const { exit, out, note } = await here(['crawler', '--targets', list]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(said);
  });
});

test('each folder has a name of its own that every file system takes', () => {
  const targets = [
    'https://a.example/',
    'a.example',
    'https://user:pw@a.example/x?y=1',
    'https://a.example/?token=pwpwpwpw',
    '..',
    'https://ü.example:8080/',
    './dist',
  ];
  const names = folderNames(targets);
  expect(new Set(names).size).toBe(targets.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/);
  expect(names.join()).not.toContain('pw');
});

test('a name in the Markdown table makes no cell of its own', () => {
  const row = { exit: 0, error: null, scores: {}, findings: {}, failing: [], folder: null } as const;
  const [, , line = ''] = tableMarkdown([{ ...row, target: 'a|b `c` <i>' }]).split('\n');
  expect(line).toBe('| a\\|b \\`c\\` \\<i> | none |');
});

describe('headers beside files, which nobody would get', () => {
  test.each([
    ['--header', 'X-A: b'],
    ['--basic-auth', 'user:secret'],
    ['--cookie', 'a=secret'],
    ['--probe-with-headers'],
  ])('%s is refused', async (...option) => {
    const { home } = listOf();
    const args = ['audit', join(home, 'dist'), '--url', 'https://a.example', ...option];
    const { exit, out, note } = await here(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toBe(`usage: ${option[0]} does not apply to files, of which nothing is requested\n`);
  });
});
