import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { parseOptions } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { auditOptions } from '../../src/cli/config/configured.ts';
import { keysOf } from '../../src/cli/config/keys.ts';
import { serveDemoSite, type DemoSite } from '../../src/cli/demo-site.ts';
import { suppressionsShape } from '../../src/cli/suppressions.ts';
import { parseRobots } from '../../src/readers/robots/parse.ts';
import { robotsVerdict } from '../../src/readers/robots/verdict.ts';
import { warcFile } from '../archives/warc-file.ts';
import { folder } from '../cli/run-cli.ts';
import { here } from '../cli/run-here.ts';
import { ROOT } from './sections.ts';

/** Every code block of README.md and docs/ runs here: no example may rot. Generated ones are tested elsewhere, as are docs/readers. */
interface Block {
  /** Of the page and the line, fit for a file name. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

function blocksOf(page: string): Block[] {
  const written = readFileSync(join(ROOT, page), 'utf8').replace(/<!-- output [^]*?<!-- \/output/g, (part) =>
    part.replace(/^```.*$/gm, ''),
  );
  return [...written.matchAll(/^( *)```(\w+)\n([^]*?)^ *```$/gm)].map((match) => ({
    language: match[2]!,
    code: match[3]!.replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
    name: `${page.replace(/\W/g, '-')}-${written.slice(0, match.index).split('\n').length}`,
  }));
}

/** The diagram of the house is none. */
const blocks = PAGES.filter((page) => page !== 'docs/architecture.md').flatMap(blocksOf);
const of = (language: string) =>
  blocks.filter((block) => block.language === language).map((block) => [block.name, block] as const);

const homes: string[] = [];
afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true, force: true })));

let site: DemoSite;
beforeAll(async () => {
  site = await serveDemoSite();
});
afterAll(() => site.close());

test('every block is in a language that is run here', () => {
  expect([...new Set(blocks.map(({ language }) => language))].toSorted()).toEqual([
    'groovy',
    'js',
    'json',
    'sh',
    'text',
    'yaml',
  ]);
  expect(of('js').length).toBeGreaterThanOrEqual(12);
});

test.each([...of('yaml'), ...of('groovy')])('what %s calls is understood', async (_, { code, language }) => {
  if (language === 'yaml') parse(code);
  const calls = [...code.matchAll(/citeworthy ((?:audit|crawler|schema|site|worker) [^'\n]*)/g)];
  const inputs = code.includes('citeworthy/citeworthy@')
    ? Object.keys(parse(code).jobs.citeworthy.steps.at(-1).with)
    : [];
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
  expect(inputs.filter((name) => action.inputs[name] === undefined)).toEqual([]);
  expect(calls.length + inputs.length).toBeGreaterThan(0);
  for (const [, line = ''] of calls) {
    const [name = '', ...args] = line.replace(/ \$\w+$/, '').split(' ');
    const entry = COMMANDS.find((one) => one.name === name);
    const options = parseOptions(await entry!.load());
    expect(() => parseArgs({ args, options, allowPositionals: true })).not.toThrow();
  }
});

/** Built pages, for the page about folders. */
const BUILT = join(ROOT, 'fixtures/demo-site');

/** A visit of a bot, for the page about logs. */
const LOG_LINE =
  '198.51.100.9 - - [16/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 9 "-" "Mozilla/5.0 (compatible; GPTBot/1.3)"\n';

/** A page, for the page about archives. */
const captured = () => [
  { url: `${site.origin}/`, body: '<html lang="en"><title>Espresso repair</title><h1>Espresso repair</h1>' },
];
const harEntry = ({ url, body }: { readonly url: string; readonly body: string }) => ({
  request: { method: 'GET', url },
  response: { status: 200, headers: [], content: { mimeType: 'text/html', text: body } },
});

describe('commands', () => {
  /** The two commands of a newcomer; the second is what runs this. */
  const KNOWN = /^npm ci && npm (start -- example\.com {3}#.*|test)$/;

  test('run in the order of the page, in one folder', async () => {
    const home = process.cwd();
    vi.stubEnv('XDG_CACHE_HOME', folder());
    process.chdir(folder());
    writeFileSync('access.log', LOG_LINE);
    for (const name of ['dist', 'build']) cpSync(BUILT, name, { recursive: true });
    writeFileSync('crawl.warc.gz', await warcFile(captured()));
    writeFileSync('ranges.txt', 'crawl.warc.gz\n');
    writeFileSync('session.har', JSON.stringify({ log: { entries: captured().map(harEntry) } }));
    onTestFinished(() => {
      process.chdir(home);
      vi.unstubAllEnvs();
    });
    for (const command of of('sh').flatMap(([, { code }]) => code.trim().split('\n'))) {
      if (KNOWN.test(command)) continue;
      const [line = '', file] = command.split(' > ');
      // A shell takes the quotes away.
      const [program, ...args] = line.replaceAll("'", '').split(' ').map(onDemoSite);
      const probing = isAudit(args) ? ['--allow-origin', site.origin, ...quiet(args)] : [];
      const { exit, out, note } = await here([...args, ...probing]);
      // 1 is a finding: the example site has some.
      const isFine = program === 'citeworthy' && exit <= 1 && !note.includes('internal:') && out !== '';
      expect({ command, isFine, note: isFine ? '' : note }).toEqual({ command, isFine: true, note: '' });
      if (file !== undefined) writeFileSync(file, out);
    }
  });

  const onDemoSite = (arg: string) => arg.replace(/^(https:\/\/)?example\.com/, site.origin);
  const isAudit = ([name = '', target = '']: readonly string[]) =>
    ['audit', 'crawler', 'llms', 'schema', 'site'].includes(name) && target.startsWith('http');
  /** Simulated visits of a foreign site are a second apart. */
  const quiet = ([name]: readonly string[]) => (name === 'audit' || name === 'crawler' ? ['--no-probe'] : []);
});

describe('programs', () => {
  test('are sound to the type checker', async () => {
    const home = moduleFolder();
    for (const [, { code, name }] of of('js')) writeFileSync(join(home, `${name}.mjs`), code);
    const options = { allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false };
    const compilerOptions = {
      ...options,
      module: 'nodenext',
      target: 'es2023',
      types: ['node'],
      skipLibCheck: true,
    };
    const files = ['*.mjs', '../stubs/types.d.ts', '../../queue/pg.d.ts'];
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: files }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const checked = await promisify(execFile)(process.execPath, [tsc, '-p', home]).catch((error) => error);
    expect(checked.stdout).toBe('');
  });

  interface End {
    readonly printed: string;
    readonly error: string;
    /** A stand-in has handed it a job. */
    readonly worked: boolean;
  }
  const ends = new Map<string, End>();
  beforeAll(async () => {
    const archive = await warcFile(captured());
    const files = of('js').map(([name, { code }]) => {
      const home = moduleFolder();
      for (const name of STUBBED) stub(name, join(home, 'node_modules', name));
      const options = `{ allowOrigins: ['${site.origin}'], probeSpacingMs: 1 }`;
      const program = code
        .replaceAll('createAuditor()', `createAuditor(${options})`)
        .replaceAll("'example.com'", `'${site.origin}'`);
      const file = join(home, `${name}.mjs`);
      writeFileSync(file, `${program}\n`);
      if (program.includes("'./dist'")) cpSync(BUILT, join(home, 'dist'), { recursive: true });
      if (program.includes("'./crawl.warc.gz'")) writeFileSync(join(home, 'crawl.warc.gz'), archive);
      return file;
    });
    const env = { PATH: process.env['PATH'], DEMO_ORIGIN: site.origin };
    const runner = join(import.meta.dirname, 'run-blocks.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [runner, ...files], { env });
    const lines = stdout.trim().split('\n');
    for (const [index, [name]] of of('js').entries()) ends.set(name, JSON.parse(lines[index] ?? '{}'));
  });
  test.each(of('js'))('%s runs to its end', (name, { code }) => {
    const { printed, error, worked } = ends.get(name)!;
    expect(error).toBe('');
    // The end of a job, or the sums of its pages. What is not run by itself prints nothing.
    const isRun = worked || (code.includes('createJobs') && !/^export /m.test(code));
    const isTold = /^console\.log/m.test(code);
    expect(printed).toMatch(isRun ? /complete|pages: 8/ : isTold ? /\S/ : /^$/);
  });
});

/** A package of this name that is our stand-in. */
function stub(name: string, home: string): void {
  const file = join(import.meta.dirname, 'stubs', name === 'pg' ? 'pg.mjs' : 'queues.mjs');
  const path = relative(home, file);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, type: 'module', exports: './index.js' }));
  writeFileSync(join(home, 'index.js'), `export * from '${path}';\n`);
}

const STUBBED = [
  'bullmq',
  'pg-boss',
  'graphile-worker',
  'agenda',
  '@temporalio/activity',
  '@temporalio/worker',
  'inngest',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sqs',
  'pg',
  'ioredis',
];

const isList = ([, { code }]: readonly [string, Block]) => code.startsWith('[');

test.each(of('json').filter(isList))('the suppressions of %s are such', (_, { code }) => {
  expect(suppressionsShape.parse(JSON.parse(code))).toHaveLength(2);
});

test.each(of('json').filter((block) => !isList(block)))(
  'the configuration of %s has the keys and values of one',
  async (_, { code }) => {
    const keys = new Map(keysOf(await auditOptions()).map((key) => [key.name, key]));
    const entries = Object.entries(JSON.parse(code) as object);
    expect(entries.filter(([name, value]) => !keys.get(name)?.read(value))).toEqual([]);
  },
);

test.each(of('text'))('the robots.txt of %s keeps our robot out, and nobody else', (_, { code }) => {
  const robots = parseRobots(code);
  expect(robotsVerdict(robots, 'citeworthy', 'https://example.com/').allowed).toBe(false);
  expect(robotsVerdict(robots, 'GPTBot', 'https://example.com/').allowed).toBe(true);
});

/** A folder inside the package, so that a program finds citeworthy by its name. */
function moduleFolder(): string {
  const home = mkdtempSync(join(import.meta.dirname, '.blocks-'));
  homes.push(home);
  return home;
}
