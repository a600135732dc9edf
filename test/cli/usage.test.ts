import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { checkValues } from '../../src/cli/command.ts';
import { parseOptions } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { here } from './run-here.ts';

test('--help names every command, and so does help', async () => {
  const { exit, out, note } = await here(['--help']);
  expect({ exit, note }).toEqual({ exit: 0, note: '' });
  for (const { name, usage } of COMMANDS) expect(out).toContain(`  ${name} ${usage}`);
  for (const { summary } of COMMANDS) expect(out).toContain(summary);
  for (const flag of ['-h', 'help']) expect((await here([flag])).out).toBe(out);
});

describe.each(COMMANDS)('$name', ({ name, usage, summary, load }) => {
  test('has examples that the commands they name understand', async () => {
    const { examples } = await load();
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const [line = ''] = example.split(/ {2,}| > /);
      const [program, called = '', ...args] = line.split(' ');
      expect(program).toBe('citeworthy');
      const entry = COMMANDS.find((one) => one.name === called);
      expect(entry).toBeDefined();
      const options = parseOptions(await entry!.load());
      expect(() => parseArgs({ args, options, allowPositionals: true })).not.toThrow();
    }
  });

  test('lists its options in its help, below the words of the list', async () => {
    const { exit, out } = await here([name, '--help']);
    expect(exit).toBe(0);
    expect(out.startsWith(`${summary}\n\nUsage: citeworthy ${name} ${usage}`)).toBe(true);
    for (const flag of Object.keys((await load()).options)) expect(out).toContain(`--${flag}`);
    expect(await here([name, '-h'])).toEqual(await here(['help', name]));
  });
});

describe('misuse is one line on stderr and exit code 2', () => {
  test.each([
    [['--nope']],
    [['crawlr']],
    [['help', 'crawlr']],
    [['crawler', 'a.example', 'b.example']],
    [['crawler', 'a.example', '--fail-on', 'severe']],
    [['crawler', 'a.example', '--min-score', '101']],
    [['crawler', 'a.example', '--min-score', 'beauty=50']],
    [['crawler', 'a.example', '--timeout', 'soon']],
    [['crawler', 'a.example', '--probe', 'some']],
    [['crawler', 'a.example', '--timeout', '']],
    [['crawler', 'a.example', '--json', '--html', '-']],
    [['crawler', 'a.example', '--html', '']],
    // Two outputs in one file, and an output over what is read.
    [['crawler', 'a.example', '--html', 'report', '--csv', 'report']],
    [['crawler', 'a.example', '--sarif', 'report', '--junit', './report']],
    [['crawler', 'a.example', '--record', 'report', '--markdown', 'report']],
    [['crawler', 'a.example', '--baseline', 'old.json', '--html', 'old.json']],
    [['crawler', 'a.example', '--suppressions', 'known.json', '--csv', 'known.json']],
    [['llms', 'a.example', '--write', 'llms.txt', '--markdown', 'llms.txt']],
    [['site', 'a.example', '--ledger', 'pages', '--record', 'pages']],
    [['--json', 'audit', 'a.example']],
    [['--max-pages', '5', 'site', 'a.example']],
    [['crawler', '"a.example"']],
    [['crawler', 'a.example', '--baseline', '']],
    [['crawler', 'a.example', '--suppressions=']],
    [['crawler', 'a.example', '--allow-origin', '']],
    [['site', 'a.example', '--ledger', '']],
    [['schema', 'there-is-no-such-file.html']],
    [['schema', './there/is/no.html']],
    [['crawler', 'a.example', '--baseline', 'there-is-no-such-file.json']],
    [['crawler', 'a.example', '--suppressions', 'there-is-no-such-file.json']],
    [['crawler', 'a.example', '--allow-origin', 'not an origin']],
    [['crawler', 'a.example', '--allow-origin', 'http://127.0.0.1:8080/staging']],
    [['crawler', 'mailto:a@b.example']],
    [['llms', 'a.example', '--pages', '-1']],
    [['site', 'a.example', '--max-pages', '0']],
    // Without a target too, and of every audit of four: before anything is asked for.
    [['--min-score', '101']],
    [['--timeout', 'soon']],
    [['--baseline', 'there-is-no-such-file.json']],
    [['llms', '--write', 'there/is/no/llms.txt']],
    [['site', '--max-pages', 'some']],
    [['audit', 'a.example', '--max-pages', 'some']],
    [['site', 'never-audited.example', '--resume']],
    [['schema', 'there-is-no-such-file.html', '--url', 'https://a.example/']],
    [['schema', 'page.html', '--url', 'ftp://a.example/']],
    [['schema', 'page.html', '--url', 'a.example/page']],
    [['crawler', 'page.html']],
    [['site', 'saved/page.html']],
    [['crawler', 'a.example', '--html', '/dev/null/report.html']],
    [['crawler', 'a.example', '--csv', '.']],
    [['crawler', 'a.example', '--out', '/dev/null']],
    [['crawler', 'a.example', '--out', '/dev/null/reports']],
    [['llms', 'a.example', '--write', 'there/is/no/llms.txt']],
    [['site', 'a.example', '--ledger', '.']],
    [['site', 'a.example', '--previous', 'there-is-no-such-file.ndjson']],
    [['audit', 'a.example', '--previous', '/dev/null', '--record', 'there/is/no/file']],
    [['explain', 'no-such-check']],
    [['explain', 'https', 'charset']],
    [['bots', '--purpose', 'fun']],
    [['bots', 'no-such-bot', '--impact', 'huge']],
    [['llms', 'a.example', '--json', '--write', '-']],
    [['diff', 'one.json']],
    [['replay']],
    [['replay', 'there-is-no-such-file.ndjson']],
    [['worker']],
    [['worker', '--queue', 'stack', '--url', 'redis://127.0.0.1:1']],
    [['worker', '--queue', 'bullmq']],
    [['worker', '--queue', 'bullmq', '--url', 'no-address']],
    [['worker', '--queue', 'pg-boss', '--url', 'redis://127.0.0.1:1']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://user:pa#ss@127.0.0.1:1']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:99999']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://ho st']],
    [['worker', '--queue', 'pg-boss', '--url', 'postgres://user:pa/ss@127.0.0.1:1/audits']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', 'a.example']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--record', 'answers.ndjson']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--timeout', 'soon', '--ledgers', '/']],
    [['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--ledgers', '/dev/null/ledgers']],
  ])('%j', async (args) => {
    const { exit, out, note } = await here(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^(?!internal)[a-z-]+: [^\n]+\n$/);
  });
});

test.each([
  ['explain', '\u001B[31mred'],
  ['diff', 'old\u0007.json', '\u202Enew.json'],
  ['replay', '\u009B2J'],
  ['bots', '--status', '\u001B]0;title\u0007'],
  ['schema', '--\u001B[2J'],
  ['\u202Eelpmaxe.com'],
])('what was given and steers a terminal is not repeated: %j', async (...args) => {
  const { exit, note } = await here(args);
  expect(exit).toBe(2);
  expect(note).toMatch(/^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]+\n$/);
});

test.each([
  [['--json', 'audit', 'a.example'], 'citeworthy audit'],
  [['crawler', 'a.example', '--html', 'x', '--csv', './x'], '--html and --csv'],
])('%j names what is to be changed: %s', async (args, named) => {
  expect((await here(args)).note).toContain(named);
});

describe('a word that is no command', () => {
  test.each([
    ['crawlr', 'crawler'],
    ['crawl', 'crawler'],
    ['Crawling', 'crawler'],
    ['explanation', 'explain'],
    ['auidt', 'audit'],
    ['sitemap', 'site'],
  ])('%s is met with %s', async (word, meant) => {
    for (const args of [[word], [word, 'example.com'], ['help', word]]) {
      const { exit, note } = await here(args);
      expect(exit).toBe(2);
      expect(note).toContain(`Did you mean ${meant}?`);
      for (const { name } of COMMANDS) expect(note).toContain(name);
    }
  });

  test('far from all is not guessed at, and a host has a dot', async () => {
    expect((await here(['zebra'])).note).not.toContain('Did you mean');
    expect((await here(['127.0.0.1'])).note).toMatch(/^target-unreachable: /);
  });
});

describe('an option that a command does not have', () => {
  test.each([
    [['audit', '--htlm', 'x'], '--html'],
    [['crawler', 'a.example', '--jsn'], '--json'],
    [['audit', 'a.example', '--max-page', '3'], '--max-pages'],
    [['crawler', 'a.example', '--failon=high'], '--fail-on'],
    [['site', 'a.example', '--output=x'], '--out'],
    [['--htlm', 'x'], '--html'],
    [['audit', '--hlep'], '--help'],
  ])('%j is met with %s', async (args, flag) => {
    const [command = ''] = args;
    const called = command.startsWith('-') ? 'crawler' : command;
    expect((await here(args)).note).toContain(`Did you mean ${flag}? See citeworthy ${called} --help`);
  });

  test.each([
    [['crawler', 'a.example', '--max-pages', '5'], 'audit, site, answers and fix'],
    [['worker', '--fail-on', 'high'], 'audit, crawler, llms, schema, site, answers and replay'],
    [['schema', 'a.example', '--fail-on-new'], 'diff'],
    [['llms', 'a.example', '--max-pages', '5'], 'audit, site, answers and fix'],
  ])('%j belongs to %s', async (args, owners) => {
    const { note } = await here(args);
    expect(note).toContain(`belongs to ${owners}. See citeworthy ${args[0]} --help`);
  });

  test('that is near to one of its own is met with both', async () => {
    const { note } = await here(['llms', 'a.example', '--max-pages', '5']);
    expect(note).toContain('Did you mean --pages? --max-pages belongs to audit, site, answers and fix.');
  });

  test.each([['--zzz'], ['-x'], ['--__proto__'], ['--constructor']])('%s is not guessed at', async (flag) => {
    const { note } = await here(['audit', flag]);
    expect(note).toMatch(/^usage: Unknown option [^?]+ See citeworthy audit --help\n$/);
    expect(note).not.toContain('belongs');
  });
});

test.each([
  [['crawler', 'a.example', '--timeout', '-3'], '--timeout=<seconds>'],
  [['crawler', 'a.example', '--timeout'], '--timeout=<seconds>'],
  [['crawler', 'a.example', '--quiet=yes'], '--quiet takes no value'],
])('%j says what the option takes: %s', async (args, told) => {
  const { note } = await here(args);
  expect(note).toContain(told);
  expect(note).toMatch(/^usage: --[^\n]+\. See citeworthy crawler --help\n$/);
});

test.each([
  [['site', 'never.example', '--render-pages', '3'], '--render-pages'],
  [['audit', 'never.example', '--chromium', 'x'], '--chromium'],
  [['worker', '--render-pages', '3'], '--render-pages'],
])('%j says that %s needs --render', async (args, option) => {
  const { exit, out, note } = await here(args);
  expect({ exit, out, note }).toEqual({ exit: 2, out: '', note: `usage: ${option} needs --render\n` });
});

// POSIX (Utility Argument Syntax, 12.1.6): a number is a string of decimal digits.
const NO_NUMBERS = '1e3 0x10 0b11 0o7 +5 5.0 1_000 1,000 ٣ ５ -0 0 Infinity NaN 1000001 1e400'.split(' ');
test.each([...NO_NUMBERS, ' 5', '5 ', '9'.repeat(400)])(
  '--max-pages=%s is no whole number from 1 to 1000000',
  async (written) => {
    const { exit, out, note } = await here(['site', 'never.example', `--max-pages=${written}`]);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toBe(`usage: --max-pages takes a whole number from 1 to 1000000, not "${written}"\n`);
  },
);

test('every number has bounds, which hold at the bound and end one past it', async () => {
  const commands = await Promise.all(COMMANDS.map(({ load }) => load()));
  for (const { options } of commands)
    for (const [name, { whole }] of Object.entries(options)) {
      if (whole === undefined) continue;
      const { least, most } = whole;
      for (const fits of [`${least}`, `${most}`, `00${most}`])
        expect(() => checkValues(options, { [name]: fits })).not.toThrow();
      for (const fails of [`${least - 1}`, `${most + 1}`, `${most}.0`, `-${most}`, ''])
        expect(() => checkValues(options, { [name]: fails })).toThrow(`--${name} takes a whole number from`);
    }
});
