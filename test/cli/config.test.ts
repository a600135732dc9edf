import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { auditOptions, configured } from '../../src/cli/config/configured.ts';
import { keysOf } from '../../src/cli/config/keys.ts';
import { PRESETS } from '../../src/cli/config/presets.ts';
import { cli, folder } from './run-cli.ts';
import { here } from './run-here.ts';

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../docs/schemas/${name}.json`), 'utf8'));

/** A folder with these files, in which the test goes on. */
function inFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const [path, home] = [folder(), process.cwd()];
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content));
  process.chdir(path);
  onTestFinished(() => process.chdir(home));
  return path;
}

/** What a command is asked with this configuration beneath its own options. */
async function beneath(config: object, values = {}, positionals: readonly string[] = []) {
  inFolder({ 'citeworthy.config.json': config });
  return configured({ positionals, values }, await auditOptions());
}

const PAGE =
  '<!doctype html><html lang="en"><title>Espresso</title><h1>Espresso</h1><p>Words about espresso.';
const onPage = ['schema', 'page.html', '--url', 'https://a.example/'];

describe('a configuration lies beneath the command line', () => {
  test('each form that a value can have becomes what its option reads', async () => {
    const { values } = await beneath({
      $schema: 'https://example.com/config.json',
      maxPages: 20,
      include: '/docs/*',
      exclude: ['*/tag/*', '*/old/*'],
      failOn: 'high',
      quiet: true,
      verbose: false,
      minScore: { all: 60, technical: 80 },
      severities: { title: 'off', 'meta-description/missing': 'low' },
      suppressions: [{ id: 'title', reason: 'x', expires: '2027-01-01' }],
      out: 'reports',
    });
    expect(values).toEqual({
      'max-pages': '20',
      include: ['/docs/*'],
      exclude: ['*/tag/*', '*/old/*'],
      'fail-on': 'high',
      quiet: true,
      'min-score': ['60', 'technical=80'],
      severity: ['title=off', 'meta-description/missing=low'],
      suppressions: '[{"id":"title","reason":"x","expires":"2027-01-01"}]',
      out: 'reports',
    });
    expect((await beneath({ minScore: 70 })).values).toEqual({ 'min-score': ['70'] });
  });

  test('and what that says wins, option by option', async () => {
    const { values } = await beneath(
      { maxPages: 20, exclude: ['*/tag/*'], sitemap: 'https://a.example/s.xml' },
      { exclude: ['/x'], urls: 'urls.txt' },
    );
    expect(values).toEqual({ 'max-pages': '20', exclude: ['/x'], urls: 'urls.txt' });
  });

  test('its target is that of a command without one, and its address goes with it', async () => {
    const config = { target: './dist', url: 'https://a.example' };
    expect(await beneath(config)).toEqual({ positionals: ['./dist'], values: { url: 'https://a.example' } });
    expect(await beneath(config, {}, ['b.example'])).toEqual({ positionals: ['b.example'], values: {} });
  });

  test('how pages are rendered is said in vain while none is', async () => {
    expect((await beneath({ renderPages: 3 })).values).toEqual({});
    const rendered = { render: true, 'render-pages': '3' };
    expect((await beneath({ renderPages: 3 }, { render: true })).values).toEqual(rendered);
    expect((await beneath({ renderPages: 3, render: true })).values).toEqual(rendered);
  });

  test('a preset is a part of it, and its own keys win', async () => {
    expect((await beneath({ preset: 'strict', failOn: 'low' })).values).toEqual({
      'fail-on': 'low',
      'min-score': ['80'],
    });
    expect((await beneath({ failOn: 'high', preset: ['strict', 'report'] })).values['fail-on']).toBe('high');
    expect((await beneath({ preset: ['strict', 'report'] })).values['fail-on']).toBe('never');
  });

  test('an option that a command does not have is for the others', async () => {
    inFolder({ 'citeworthy.config.json': { maxPages: 5, failOn: 'never' }, 'page.html': PAGE });
    expect(await here(onPage)).toMatchObject({ exit: 0, note: '' });
  });

  test('secrets come from the environment', async () => {
    vi.stubEnv('TOKEN', 'secret-1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const config = { headers: { Authorization: 'Bearer ${TOKEN}' }, basicAuth: 'user:${TOKEN}' };
    const trust = { 'trust-config': true };
    const { values } = await beneath(config, trust);
    expect(values).toEqual({
      ...trust,
      header: ['Authorization: Bearer secret-1'],
      'basic-auth': 'user:secret-1',
    });
    await expect(beneath({ cookie: 'session=${NO_SUCH_VARIABLE}' }, trust)).rejects.toThrow(
      /^file-invalid: .*NO_SUCH_VARIABLE, which is not set$/,
    );
  });

  test('paths in a file of another folder are beside it', async () => {
    const path = inFolder({ 'c.json': { target: './dist', baseline: 'old.json', urls: '-' } });
    process.chdir(resolve(path, '..'));
    const asked = { positionals: [], values: { config: join(path, 'c.json') } };
    const { positionals, values } = await configured(asked, await auditOptions());
    expect(resolve(positionals[0]!)).toBe(resolve(path, 'dist'));
    expect(values).toMatchObject({ baseline: join(path, 'old.json'), urls: '-' });
  });
});

test('a configuration that was named and holds nothing is one line', async () => {
  const path = inFolder({ 'c.json': {} });
  const { exit, note } = await here(['audit', 'a.example', '--config', join(path, 'c.json')]);
  expect([exit, note]).toEqual([2, expect.stringMatching(/^file-invalid: [^\n]+holds no settings\n$/)]);
});

describe('what cannot be read is one line and exit code 2', () => {
  test.each([
    ['{"maxPage": 5}', /there is no setting maxPage\. Did you mean maxPages\?/],
    ['{"max-pages": 5}', /Did you mean maxPages\?/],
    ['{"thresholds": {}}', /there is no setting thresholds\. Known are .*minScore/],
    ['{"__proto__": {}}', /there is no setting __proto__/],
    ['{"json": true}', /there is no setting json/],
    ['{"maxPages": 0}', /maxPages takes a whole number from 1 to/],
    ['{"maxPages": "5"}', /maxPages takes a whole number/],
    ['{"failOn": "severe"}', /failOn takes one of critical/],
    ['{"include": [1]}', /include takes a text or a list/],
    ['{"quiet": "yes"}', /quiet takes true or false/],
    ['{"minScore": {"beauty": 5}}', /minScore takes/],
    ['{"minScore": 101}', /minScore takes/],
    ['{"severities": {"title": "severe"}}', /severities takes .*off/],
    ['{"severities": {"titel": "off"}}', /no rule titel .*Did you mean title/],
    ['{"suppressions": [{"id": "title"}]}', /reason/],
    ['{"preset": "fast"}', /preset takes one or more of quick/],
    ['{"include": "blog"}', /--include takes a path/],
    ['{"headers": {"Authorization": 5}}', /headers takes/],
    ['[]', /write an object/],
    ['{', /citeworthy\.config\.json: /],
  ])('%s', async (config, said) => {
    inFolder({ 'citeworthy.config.json': config });
    const { exit, out, note } = await here(['audit', 'a.example']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^(?:usage|file-[a-z]+): [^\n]+\n$/);
    expect(note).toMatch(said);
  });

  test.each([
    [{ 'citeworthy.config.json': {}, 'citeworthy.config.mjs': '' }, [], /\.json and citeworthy\.config\.mjs/],
    [
      { 'citeworthy.config.json': {}, 'package.json': { citeworthy: {} } },
      [],
      /package\.json \(citeworthy\)/,
    ],
    [{ 'package.json': '{' }, [], /package\.json: /],
    [
      { 'package.json': { citeworthy: { failon: 1 } } },
      [],
      /^file-invalid: package\.json \(citeworthy\): .*failOn/,
    ],
    [{}, ['--config', 'none.json'], /none\.json does not exist/],
    [{}, ['--config', 'none.mjs'], /none\.mjs does not exist/],
    [{}, ['--config', '.'], /\. is a folder/],
    [{ 'c.yaml': {} }, ['--config', 'c.yaml'], /c\.yaml: a configuration is \.json/],
    [{}, ['--config', 'c.json', '--no-config'], /one of --config and --no-config/],
  ])('%j %j', async (files, args, said) => {
    inFolder(files);
    const { exit, out, note } = await here(['crawler', 'a.example', ...args]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^(?:usage|file-[a-z]+): [^\n]+\n$/);
    expect(note).toMatch(said);
  });

  test('no message repeats what may be a secret', async () => {
    inFolder({ 'citeworthy.config.json': { headers: ['Authorization: secret-1'], cookie: ['secret-2'] } });
    expect((await here(['crawler', 'a.example'])).note).not.toContain('secret');
  });
});

describe('what a file of the current folder may not say counts from no other than a trusted one', () => {
  const SECRET = { headers: { 'X-A': '1', 'X-B': '${TOKEN}', 'X-C': '@key' }, failOn: 'low' };
  const withNotes = async (args = {}) => {
    const notes: string[] = [];
    const asked = { positionals: [], values: args };
    const { values } = await configured(asked, await auditOptions(), (line) => notes.push(line));
    return { values, notes };
  };

  test.each([
    ['chromium', './browser'],
    ['basicAuth', '@password.txt'],
    ['cookie', 'session=1'],
    ['allowOrigin', 'http://127.0.0.1:1'],
    ['html', '../report.html'],
    ['out', 'away/reports'],
    ['csv', 'dangling'],
    ['urls', '/etc/hosts'],
  ])('%s', async (name, value) => {
    const path = inFolder({ 'citeworthy.config.json': { [name]: value, failOn: 'low' } });
    symlinkSync(folder(), join(path, 'away'));
    symlinkSync(join(folder(), 'none'), join(path, 'dangling'));
    const { values, notes } = await withNotes();
    expect(values).toEqual({ 'fail-on': 'low' });
    expect(notes).toEqual([expect.stringContaining(name)]);
    expect(notes.join('')).toMatch(/^[^\n]+--trust-config\n$/);
    for (const args of [{ 'trust-config': true }, { config: 'citeworthy.config.json' }]) {
      const trusted = await withNotes({ ...args, render: true });
      expect(Object.keys(trusted.values)).toHaveLength(4);
      expect(trusted.notes).toEqual([]);
    }
  });

  test('a program beside the file keeps its ./, without which it is looked for elsewhere', async () => {
    inFolder({ 'citeworthy.config.json': { chromium: './browser' } });
    const { values } = await withNotes({ 'trust-config': true, render: true });
    expect(values).toMatchObject({ chromium: './browser' });
  });

  test('of headers those that hold what is on this machine', async () => {
    inFolder({ 'citeworthy.config.json': SECRET });
    const { values, notes } = await withNotes();
    expect(values).toEqual({ header: ['X-A: 1'], 'fail-on': 'low' });
    expect(notes.join('')).toContain('headers');
  });

  test('a manifest is such a file, and a program is not run', async () => {
    inFolder({ 'package.json': { citeworthy: { chromium: 'x' } } });
    expect(await withNotes()).toMatchObject({ values: {}, notes: [expect.stringContaining('chromium')] });
    const cwd = inFolder({
      'page.html': PAGE,
      'citeworthy.config.mjs': "import fs from 'node:fs'; fs.writeFileSync('ran', ''); export default {};",
    });
    const { exit, note } = await cli(onPage, { cwd });
    expect({ exit, isRun: existsSync(join(cwd, 'ran')) }).toEqual({ exit: 0, isRun: false });
    expect(note).toMatch(/citeworthy\.config\.mjs [^\n]+--trust-config\n/);
  });

  test('what is in the folder of the user counts as a whole', async () => {
    const home = folder();
    vi.stubEnv('XDG_CONFIG_HOME', home);
    vi.stubEnv('TOKEN', 'secret-1');
    onTestFinished(() => void vi.unstubAllEnvs());
    mkdirSync(join(home, 'citeworthy'));
    writeFileSync(join(home, 'citeworthy/citeworthy.config.json'), JSON.stringify(SECRET));
    inFolder();
    const { values, notes } = await withNotes();
    expect(values['header']).toEqual(['X-A: 1', 'X-B: secret-1', 'X-C: @key']);
    expect(notes).toEqual([]);
  });
});

test('package.json can hold it, a manifest without the key says nothing, --no-config reads none', async () => {
  inFolder({ 'package.json': { citeworthy: { failOn: 'low' } }, 'page.html': PAGE });
  expect((await here(onPage)).exit).toBe(1);
  expect((await here([...onPage, '--no-config'])).exit).toBe(0);
  writeFileSync('package.json', '{"name": "site"}');
  expect((await here(onPage)).exit).toBe(0);
});

test('modules can hold it, in TypeScript where Node reads that', async () => {
  const cwd = inFolder({ 'page.html': PAGE, 'citeworthy.config.mjs': "export default { failOn: 'low' };" });
  expect((await cli([...onPage, '--trust-config'], { cwd })).exit).toBe(1);
  writeFileSync('c.ts', "const failOn: string = 'low';\nexport default { failOn };");
  const typed = await cli([...onPage, '--config', 'c.ts'], { cwd });
  const isRead = 'typescript' in process.features && process.features.typescript !== false;
  expect(typed.exit).toBe(isRead ? 1 : 2);
  expect(typed.note).toMatch(
    isRead ? /--fail-on low/ : /^file-unreadable: c\.ts: Node v20[^\n]+TypeScript[^\n]+\n$/,
  );
});

describe('a severity that was set', () => {
  const found = async (...severities: string[]) => {
    const levels = severities.flatMap((one) => ['--severity', one]);
    const { exit, out, note } = await here([...onPage, '--json', '--fail-on', 'critical', ...levels]);
    const { findings, scores } = JSON.parse(out);
    return { exit, note, findings: findings as { rule: string; code: string; severity: string }[], scores };
  };

  test('changes the finding and what fails, not the score; a fault wins over its rule', async () => {
    inFolder({ 'page.html': PAGE });
    const plain = await found();
    const [first] = plain.findings;
    const { rule, code } = first!;
    expect(plain.exit).toBe(0);
    const raised = await found(`${rule}=low`, `${rule}/${code}=critical`);
    expect(raised).toMatchObject({ exit: 1, scores: plain.scores });
    expect(raised.findings[0]).toMatchObject({ rule, code, severity: 'critical' });
    const off = await found(`${rule}=off`);
    expect(off.findings.map((one) => one.rule)).not.toContain(rule);
    expect(off.note).toMatch(/of severity off/);
    expect(off.scores).toEqual(plain.scores);
  });
});

describe('the published schemas', () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const isConfig = ajv.compile(schemaOf('config'));

  test('take what the program takes', async () => {
    const options = await auditOptions();
    for (const { name, read } of keysOf(options))
      for (const value of [
        'x',
        'high',
        'quick',
        'important',
        true,
        5,
        ['x'],
        { all: 5 },
        { title: 'off' },
        [],
        {},
      ]) {
        // Texts of a list and the names of rules are looked at later by the program.
        const isSame = isConfig({ [name]: value }) === (read(value) !== null);
        const isLater =
          (name === 'severities' && 'all' in Object(value)) ||
          (name === 'suppressions' && Array.isArray(value));
        expect({ name, value, isSame: isSame || isLater }).toEqual({ name, value, isSame: true });
      }
    for (const preset of Object.values(PRESETS)) expect(isConfig(preset)).toBe(true);
    expect(isConfig({ maxPage: 5 })).toBe(false);
  });

  test('init writes none that audits refuse', async () => {
    inFolder({});
    for (const [target, url] of [
      ['https://a.example/', 'https://a.example/'],
      ['./dist', 'a.example'],
    ]) {
      const { exit, note } = await here(['init', target!, '--url', url!]);
      expect([exit, note]).toEqual([2, expect.stringMatching(/^usage: --url .*\n$/)]);
      expect(existsSync('citeworthy.config.json')).toBe(false);
    }
  });

  test('are those of what init and --json write', async () => {
    inFolder({ 'page.html': PAGE });
    expect(await here(['init', 'page.html', '--url', 'https://a.example/'])).toMatchObject({
      exit: 0,
      note: '',
    });
    expect(isConfig(JSON.parse(readFileSync('citeworthy.config.json', 'utf8')))).toBe(true);
    const isRun = new Ajv2020({ strict: false, formats: { 'date-time': true, uuid: true } }).compile(
      schemaOf('run'),
    );
    for (const command of ['schema', 'audit']) {
      const document = JSON.parse((await here([command, '--json'])).out);
      isRun(document);
      expect(isRun.errors).toBe(null);
      expect(document.$schema).toMatch(/^https:.*\/docs\/schemas\/run\.json$/);
    }
  });
});

test('init writes over nothing', async () => {
  inFolder({ 'package.json': { citeworthy: {} } });
  const { exit, out, note } = await here(['init']);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note).toMatch(/^file-unwritable: package\.json [^\n]+\n$/);
});
