/** The steps of action.yml, run as a runner of GitHub runs them, but for those of other actions, which are looked at. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/cli/commands.ts';
import { BIN, folder } from './run-cli.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Step {
  readonly name: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}
const action: Action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));

type Context = Readonly<Record<string, unknown>>;

/** The value of an expression: names, texts, `==`, `!=`, `&&` and `||`, which is all that the action needs. */
function valueOf(expression: string, context: Context): string | boolean {
  const either = expression.split(' || ');
  if (either.length > 1) return either.map((one) => valueOf(one, context)).find((one) => one !== '') ?? '';
  const all = expression.split(' && ');
  if (all.length > 1) return all.every((one) => valueOf(one, context) === true);
  const [, left, sign, right] = /^(\S+) ([!=])= (\S+)$/.exec(expression.trim()) ?? [];
  if (left !== undefined) return (valueOf(left, context) === valueOf(right!, context)) === (sign === '=');
  const text = /^'(.*)'$/.exec(expression.trim())?.[1];
  if (text !== undefined) return text;
  const found = expression
    .trim()
    .split('.')
    .reduce<any>((inner, name) => inner?.[name], context);
  return String(found ?? '');
}

const filled = (text: string, context: Context) =>
  text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => String(valueOf(expression, context)));

interface Ran {
  readonly exit: number;
  /** Steps of other actions that were due, with what they were given. */
  readonly others: readonly { readonly uses: string; readonly given: Readonly<Record<string, string>> }[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly log: string;
}

/** Pages by their names, with these titles. */
function write(home: string, titles: Readonly<Record<string, string>>): void {
  const links = Object.keys(titles).map((name) => `<a href="/${name}">The page ${name}</a>`);
  for (const [name, title] of Object.entries(titles))
    writeFileSync(
      join(home, 'dist', `${name}.html`),
      `<!doctype html><html lang="en">${title === '' ? '' : `<title>${title}</title>`}<h1>${name}</h1><p>Words about ${name}.${links.join(' ')}`,
    );
}

/** A project whose dependency is the program that was built. */
function project(): string {
  const home = folder();
  const bin = join(home, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'citeworthy'), `#!/bin/sh\nexec '${process.execPath}' '${BIN}' "$@"\n`);
  chmodSync(join(bin, 'citeworthy'), 0o755);
  mkdirSync(join(home, 'dist'));
  write(home, { index: 'Espresso', pricing: 'Prices', about: '' });
  return home;
}

function runs(home: string, given: Readonly<Record<string, string>>, github: Context, temp: string): Ran {
  const defaults = Object.entries(action.inputs).map(([name, { default: value = '' }]) => [name, value]);
  const inputs = { ...Object.fromEntries(defaults), ...given };
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const context = { inputs, github, steps, runner: { temp } };
  const [output, summary] = [join(temp, 'output'), join(temp, 'summary')];
  writeFileSync(summary, '');
  const others: { uses: string; given: Record<string, string> }[] = [];
  let [exit, log] = [0, ''];
  for (const step of action.runs.steps) {
    if (step.if !== undefined && valueOf(step.if, context) !== true) continue;
    const fill = (values: Readonly<Record<string, string>> = {}) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value, context)]));
    if (step.uses !== undefined) others.push({ uses: step.uses, given: fill(step.with) });
    if (step.run === undefined) continue;
    writeFileSync(output, '');
    const env = {
      PATH: process.env['PATH'],
      HOME: temp,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
    };
    const cwd = resolve(home, filled(step['working-directory'] ?? '.', context));
    // As a runner calls bash (GitHub, "Workflow syntax", shell).
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd,
      env: { ...env, ...fill(step.env) },
      encoding: 'utf8',
    });
    log += ran.stdout + ran.stderr;
    const told = readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2));
    if (step.id !== undefined) steps[step.id] = { outputs: Object.fromEntries(told) };
    exit = ran.status ?? 1;
    if (exit !== 0) break;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value, context)]);
  return { exit, others, outputs: Object.fromEntries(outputs), summary: readFileSync(summary, 'utf8'), log };
}

const inputs = {
  target: './dist',
  url: 'https://a.example',
  command: 'site',
  args: '--max-pages 10 --quiet',
};

test('a run of the base branch is the baseline of a change, whose comment says what is new and gone', () => {
  const [home, temp] = [project(), folder()];
  const first = runs(home, inputs, { base_ref: '', ref_name: 'main', run_id: '1' }, temp);
  expect(first.others.map(({ uses }) => uses.replace(/@.*/, ''))).toEqual([
    'actions/cache/restore',
    'github/codeql-action/upload-sarif',
    'actions/cache/save',
  ]);
  expect(first).toMatchObject({ exit: Number(first.outputs['exit-code']), outputs: { comment: '' } });
  expect(first.summary).toContain('a.example');
  const [restored, sarif, kept] = first.others;
  expect(JSON.parse(readFileSync(sarif!.given['sarif_file']!, 'utf8')).version).toBe('2.1.0');
  expect(kept!.given['path']).toBe(restored!.given['path']);
  expect(kept!.given['key']!.startsWith(restored!.given['restore-keys']!)).toBe(true);

  // A page has lost its title, and another one is whole again.
  write(home, { index: 'Espresso', pricing: '', about: 'Us' });
  // `Prepare` begins anew, and the step that follows it brings the baseline: here it comes from the branch.
  execFileSync('bash', [
    '-c',
    `git init -q -b main '${home}/up' && cp '${kept!.given['path']}' '${home}/up/b.json' && cd '${home}/up' && git add . &&
     git -c user.name=a -c user.email=a@a.example commit -qm b && git init -q '${home}' && cd '${home}' && git remote add origin '${home}/up'`,
  ]);
  const branch = { ...inputs, baseline: 'branch', 'baseline-file': 'b.json', 'fail-on': 'critical' };
  const change = runs(home, branch, { base_ref: 'main', ref_name: '1/merge', run_id: '2' }, temp);
  expect(change.others.map(({ uses }) => uses.replace(/@.*/, ''))).toEqual([
    'github/codeql-action/upload-sarif',
  ]);
  expect(change).toMatchObject({ exit: 1, outputs: { 'exit-code': '1' } });
  const comment = readFileSync(change.outputs['comment']!, 'utf8');
  expect(comment).toMatch(/^### citeworthy: \d+ new findings?, \d+ gone, \d+ as before\n/);
  expect(comment).toMatch(/^- \*\*critical\*\* title at \/pricing/m);
  expect(comment.split('**Gone**')[1]).toMatch(/title at \/about/);

  // A branch that holds no baseline, or is not known there, is compared with the default branch.
  const event = { repository: { default_branch: 'main' } };
  const fallen = runs(home, branch, { base_ref: 'unborn', run_id: '3', event }, temp);
  expect(readFileSync(fallen.outputs['comment']!, 'utf8')).toBe(comment);

  const without = runs(home, { ...branch, 'baseline-file': 'none.json' }, { base_ref: 'main' }, temp);
  expect(without.log).toContain('::notice');
  expect(without.outputs['comment']).toBe('');
});

test('what cannot be audited fails the job with its code, and is no baseline', () => {
  const [home, temp] = [project(), folder()];
  const { exit, others, outputs } = runs(home, { ...inputs, target: './none' }, { ref_name: 'main' }, temp);
  expect({ exit, code: outputs['exit-code'] }).toEqual({ exit: 2, code: '2' });
  expect(others.map(({ uses }) => uses.replace(/@.*/, ''))).toEqual(['actions/cache/restore']);
});

test('args are words as a shell splits them, on several lines, and a target is never an option', () => {
  const [home, temp] = [project(), folder()];
  const program = join(home, 'node_modules/.bin/citeworthy');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > words\n`);
  const args = `--user-agent "Our own bot" --no-probe\n--header 'X-A: $(touch ran) \${HOME} *'\n`;
  const wordsOf = (given: Readonly<Record<string, string>>) => {
    runs(home, { target: '--write=x', args, baseline: 'none', ...given }, {}, temp);
    return readFileSync(join(home, 'words'), 'utf8').trim().split('\n');
  };
  const words = wordsOf({});
  expect(words).toContain('--public-only');
  expect(wordsOf({ 'public-only': 'false' })).not.toContain('--public-only');
  expect(words.slice(words.indexOf('--user-agent'))).toEqual([
    '--user-agent',
    'Our own bot',
    '--no-probe',
    '--header',
    'X-A: $(touch ran) ${HOME} *',
    '--',
    '--write=x',
  ]);
  expect(runs(home, { ...inputs, args: "--header 'X" }, {}, temp).exit).not.toBe(0);
});

test('the program that is installed has the version of the action', () => {
  const [home, temp] = [folder(), folder()];
  const [bin, seen] = [join(temp, 'bin'), join(temp, 'seen')];
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}'\nexit 1\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  runs(home, inputs, { action_path: ROOT }, temp);
  expect(readFileSync(seen, 'utf8')).toContain(`citeworthy@${version}\n`);
  runs(home, { ...inputs, version: '9.8.7' }, { action_path: ROOT }, temp);
  expect(readFileSync(seen, 'utf8')).toContain('citeworthy@9.8.7\n');
});

test('an input reaches a shell as a variable alone, and other actions are at a commit', () => {
  for (const { run = '', uses = `none@${'0'.repeat(40)}` } of action.runs.steps) {
    expect(run).not.toContain('${{');
    // A commit cannot be moved, as a tag can.
    expect(uses).toMatch(/@[0-9a-f]{40}$/);
  }
  expect(action.runs.using).toBe('composite');
});

describe('Dockerfile', () => {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const instructions = lines.map((line) => {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    return { name, rest };
  });
  const from = instructions.findLastIndex(({ name }) => name === 'FROM');
  const last = instructions.slice(from);
  const restOf = (name: string) => last.find((one) => one.name === name)?.rest ?? '';

  test('each stage has a version, and names an earlier one where it copies', () => {
    const stages = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' AS '));
    for (const [image] of stages) expect(image).toMatch(/^node:\d+-/);
    const copied = instructions.flatMap(({ name, rest }) =>
      name === 'COPY' ? [/--from=(\S+)/.exec(rest)?.[1]] : [],
    );
    const names = new Set(stages.map(([, stage]) => stage));
    expect(copied.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
    expect(instructions.map(({ name }) => name)).not.toContain('ADD');
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const least = Number(/\d+/.exec(engines.node)![0]);
    for (const [image] of stages) expect(Number(/\d+/.exec(image!)![0])).toBeGreaterThanOrEqual(least);
  });

  test('the image runs as nobody special, and what it runs is not its own to change', () => {
    expect(Number(restOf('USER').split(':')[0])).toBeGreaterThan(0);
    const user = last.findIndex(({ name }) => name === 'USER');
    expect(last.slice(user).map(({ name }) => name)).not.toContain('COPY');
    expect(last.find(({ name, rest }) => name === 'COPY' && rest.includes('--chown'))).toBeUndefined();
    expect(restOf('ENV')).not.toMatch(/token|password|secret/i);
  });

  test('all that is written by itself goes to /tmp', () => {
    const paths = [...restOf('ENV').matchAll(/\b(XDG_CACHE_HOME|CITEWORTHY_\w+)=(\S+)/g)].map(
      ([, , path]) => path!,
    );
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) expect(path.startsWith('/tmp/')).toBe(true);
  });

  test('entry and health check call the program as it is', async () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const entry: string[] = JSON.parse(restOf('ENTRYPOINT'));
    const [, check = ''] = /CMD (.*)$/.exec(restOf('HEALTHCHECK')) ?? [];
    const [node, program, command, flag = ''] = JSON.parse(check) as string[];
    expect([node, program]).toEqual(entry);
    expect(program!.endsWith(`/node_modules/citeworthy/${bin.citeworthy}`)).toBe(true);
    const { options } = await COMMANDS.find(({ name }) => name === command)!.load();
    expect(Object.keys(options)).toContain(flag.slice(2));
  });

  test('nothing of this machine goes into the build', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    for (const name of ['node_modules', 'dist', '.git']) expect(ignored).toContain(name);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    // What the build needs is there.
    for (const [, file] of String(scripts.build).matchAll(/node (\S+)/g)) {
      expect(existsSync(join(ROOT, file!))).toBe(true);
      expect(ignored).not.toContain(file);
    }
  });
});
