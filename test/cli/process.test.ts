import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LANES } from '../../src/catalog/limits.ts';
import { BIN, cli, folder } from './run-cli.ts';
import { serveSite } from '../site-server.ts';
import { here } from './run-here.ts';

test('--version says the version of the package', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await cli(['--version'])).toMatchObject({ exit: 0, out: `${manifest.version}\n`, note: '' });
});

test('the manifest names the program as npm writes it: publishing has nothing to repair', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  expect(read('package.json').bin).toEqual(read('package-lock.json').packages[''].bin);
});

test('--help of the installed command is that of the program', async () => {
  const { out } = await here(['--help']);
  expect(out).toContain('Usage: citeworthy');
  for (const flag of ['--help', '-h']) expect(await cli([flag])).toMatchObject({ exit: 0, out, note: '' });
});

test('without a target: the example site, its report on stdout, the note on stderr, exit code 0', async () => {
  const { exit, out, note } = await cli([], { env: { FORCE_COLOR: '1' } });
  expect(exit).toBe(0);
  expect(out).toContain('robots.txt blocks PerplexityBot');
  expect(note).toMatch(
    /^No target given: auditing the bundled example site at http:\/\/127\.0\.0\.1:\d+\n\n$/,
  );
  // https://force-color.org: in a log of CI as well. There is no progress without a terminal.
  expect(out).toContain('\u001B[1m');
  expect(note).not.toContain('\u001B');
  expect((await cli(['bots', 'gptbot'])).out).not.toContain('\u001B');
});

test('--quiet keeps notes away, and a reader that has seen enough is no failure', async () => {
  expect(await cli(['crawler', '--quiet', '--json'], { stdout: 'hang up' })).toMatchObject({
    exit: 0,
    note: '',
  });
});

const FULL = '/dev/full';
const isLinux = existsSync(FULL);

test.runIf(isLinux)('a result that cannot be written is told in one line', () => {
  const stdout = openSync(FULL, 'w');
  onTestFinished(() => closeSync(stdout));
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'bots'], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  expect(status).toBe(2);
  expect(stderr.toString()).toMatch(/^file-unwritable: [^\n]+ENOSPC[^\n]+\n$/);
});

describe('a target on a private network', () => {
  /** A program for which every name leads to this machine. */
  function leadingHere(): Record<string, string> {
    const file = join(folder(), 'names.cjs');
    writeFileSync(
      file,
      `const dns = require('dns');
       dns.lookup = (name, options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
       require('module').syncBuiltinESMExports();`,
    );
    return { NODE_OPTIONS: `--require "${file}"` };
  }

  test('a public name that leads to one is refused, and its address named', async () => {
    const { origin, asked } = await serveSite({ '/': '<title>Inside</title>' });
    const named = origin.replace('127.0.0.1', 'rebind.example');
    const list = join(folder(), 'targets');
    writeFileSync(list, `${named}\n`);
    const env = leadingHere();
    for (const args of [
      ['crawler', named, '--no-probe'],
      ['schema', named],
      ['crawler', '--targets', list, '--no-probe'],
    ]) {
      const { exit, note } = await cli(args, { env });
      expect(exit).toBe(2);
      expect(note).toMatch(/^target-private: [^\n]*rebind\.example leads to 127\.0\.0\.1/m);
    }
    const log = join(folder(), 'access.log');
    writeFileSync(log, '');
    const logs = await cli(['logs', log, '--no-fetch', '--sitemap', `${named}/sitemap.xml`], { env });
    expect(logs.exit).toBe(2);
    expect(logs.note).toMatch(/^target-private: [^\n]*rebind\.example leads to 127\.0\.0\.1/m);
    expect(asked).toEqual([]);
    const opened = await cli(['schema', named, '--allow-origin', named, '--json'], { env });
    expect(JSON.parse(opened.out).error).toBeNull();
  });

  test('--public-only refuses what is typed as an address', async () => {
    const { origin, asked } = await serveSite({ '/': '<title>Inside</title>' });
    const { exit, note } = await cli(['schema', origin, '--public-only']);
    expect(exit).toBe(2);
    expect(note).toMatch(/^target-blocked: /m);
    expect(asked).toEqual([]);
    expect(await cli(['schema', origin, '--public-only', '--allow-origin', origin])).toMatchObject({
      exit: 2,
    });
    expect((await cli(['schema', origin, '--json'])).out).toContain('"error": null');
  });
});

const SCRIPT = '/usr/bin/script';

/** A run without findings, as `--json` writes it: to compare two of them loads no engine. */
const savedRun = (score: number) =>
  JSON.stringify({ target: 'a.example', date: '', scores: { schema: score }, findings: [], suppressed: [] });

// script(1) of util-linux gives the program a terminal.
test.runIf(isLinux && existsSync(SCRIPT)).each([
  ['by itself', {}, true],
  ['with NO_COLOR', { NO_COLOR: '1' }, false],
  ['with NO_COLOR=0: its value says nothing', { NO_COLOR: '0' }, false],
  ['with an empty NO_COLOR, which is none', { NO_COLOR: '' }, true],
  ['with NO_COLOR beside FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ['with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
  ['that is dumb', { TERM: 'dumb' }, false],
] as const)('colour on a terminal %s', (_, given, isColoured) => {
  const env = { PATH: process.env['PATH'] ?? '', TERM: 'xterm-256color', ...given };
  const [old, now] = [join(folder(), 'old.json'), join(folder(), 'new.json')];
  writeFileSync(old, savedRun(71));
  writeFileSync(now, savedRun(72));
  const command = `'${process.execPath}' '${BIN}' diff '${old}' '${now}'`;
  const { stdout } = spawnSync(SCRIPT, ['-qec', command, '/dev/null'], { env, input: '' });
  const out = stdout.toString();
  expect(out).toContain('71 → 72 (+1)');
  expect(/\u001B\[\d+m/.test(out)).toBe(isColoured);
});

test('misuse ends with 2, an unreachable target with 3', async () => {
  expect((await cli(['crawler', '--nope'])).exit).toBe(2);
  const dead = 'http://127.0.0.1:1';
  expect((await cli(['schema', dead, '--allow-origin', dead])).exit).toBe(3);
});

/** A site of ten pages of which the last eight never answer. `stuck` settles when nothing but them is waited for. */
async function stuckSite() {
  let onStuck = () => {};
  const stuck = new Promise<void>((resolve) => (onStuck = resolve));
  const isOpen = { value: false };
  const asked: string[] = [];
  let waiting = 0;
  const held = new Map<string, () => void>();
  /** Leaves an address without an answer. Settles when it is asked for. */
  const hold = (path: string) => new Promise<void>((resolve) => void held.set(path, resolve));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const number = Number(path.slice(1));
    asked.push(path);
    if (isOpen.value) held.clear();
    const onHeld = held.get(path);
    if (onHeld !== undefined) return onHeld();
    if (path === '/sitemap.xml') {
      const urls = Array.from({ length: 10 }, (_, index) => `<url><loc>${origin}/${index + 1}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' });
      return response.end(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      );
    }
    if (number > 2 && !isOpen.value) {
      waiting += 1;
      // All that are asked at once: the first two pages have been kept by then.
      return waiting === DEFAULT_LANES ? onStuck() : undefined;
    }
    const isPage = path === '/' || number > 0;
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(
      `<!doctype html><html lang="en"><title>Page ${number}</title><h1>Page</h1><p>Words.</p>`,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  return { origin, stuck, hold, asked, open: () => (isOpen.value = true) };
}

/**
 * Stops a run, and gives the longest that the shortest of all runs took meanwhile, in milliseconds: on a busy machine
 * nothing ends within a second, and a run that loads a hundred times as much takes a few times as long to end.
 */
async function stoppedRun(args: readonly string[], stopAfter: Promise<unknown>, env = {}) {
  const seen = { hasEnded: false, shortest: 0 };
  const run = cli(args, { stopAfter, env }).finally(() => (seen.hasEnded = true));
  await Promise.race([stopAfter, run]);
  do {
    const start = performance.now();
    await cli(['--version']);
    seen.shortest = Math.max(seen.shortest, performance.now() - start);
  } while (!seen.hasEnded);
  return { stopped: await run, shortest: seen.shortest };
}

/** A cache folder of its own for the runs of one test. */
function ownCache(): void {
  vi.stubEnv('XDG_CACHE_HOME', folder());
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.runIf(isLinux)('a run is kept until its result has been written', async () => {
  const { origin, open, asked } = await stuckSite();
  open();
  ownCache();
  const site = ['site', origin, '--allow-origin', origin];
  const failed = await here([...site, '--html', FULL]);
  expect(failed).toMatchObject({ exit: 2, out: '' });
  expect(failed.note).toMatch(/^file-unwritable: [^\n]+\n$/);
  asked.length = 0;
  const resumed = await here([...site, '--resume', '--json']);
  expect(JSON.parse(resumed.out).evidence.resumed).toBe(10);
  expect(asked).toEqual(['/robots.txt']);
  expect(await here([...site, '--resume'])).toMatchObject({ exit: 2, out: '' });
});

test('an audit with nothing to resume says so before it asks', async () => {
  const { origin, asked } = await stuckSite();
  ownCache();
  const audit = await here(['audit', origin, '--allow-origin', origin, '--resume']);
  expect(audit).toMatchObject({ exit: 2, out: '', note: expect.stringContaining('no stopped run') });
  expect(asked).toEqual([]);
});

describe('Ctrl-C', () => {
  test('ends a site audit within a second with 130, and --resume continues it', async () => {
    const { origin, stuck, open } = await stuckSite();
    const site = ['site', origin, '--allow-origin', origin, '--ledger', join(folder(), 'pages.ndjson')];
    const { stopped, shortest } = await stoppedRun(site, stuck);
    expect(stopped).toMatchObject({ exit: 130, out: '' });
    expect(stopped.stoppedIn).toBeLessThan(1_000 + 3 * shortest);
    expect(stopped.note).toContain('the same command with --resume');
    expect(stopped.note).toContain('aborted: ');

    open();
    expect(await cli(site)).toMatchObject({ exit: 2, out: '' });
    const resumed = await cli([...site, '--resume', '--json']);
    const { pages, evidence } = JSON.parse(resumed.out);
    expect(pages).toHaveLength(10);
    expect(evidence.resumed).toBe(2);
  });

  /** A run in this process that is stopped as by Ctrl-C. */
  async function stoppedHere(args: readonly string[], stopAfter: Promise<unknown>) {
    const stop = new AbortController();
    void stopAfter.then(() => stop.abort());
    return here(args, { signal: stop.signal });
  }

  test('keeps a run in the cache folder of the user when no ledger is named', async () => {
    const { origin, stuck, open } = await stuckSite();
    ownCache();
    const site = ['site', origin, '--allow-origin', origin];
    expect((await stoppedHere(site, stuck)).exit).toBe(130);
    open();
    const resumed = await here([...site, '--resume', '--json']);
    expect(JSON.parse(resumed.out).evidence.resumed).toBe(2);
    // A complete run leaves nothing to resume.
    expect(await here([...site, '--resume'])).toMatchObject({ exit: 2, out: '' });
  });

  test('keeps an earlier run while a new one has no plan', async () => {
    const site = await stuckSite();
    ownCache();
    const args = ['site', site.origin, '--allow-origin', site.origin];
    await stoppedHere(args, site.stuck);
    const stopped = await stoppedHere([...args, '--max-pages', '3'], site.hold('/sitemap.xml'));
    expect(stopped).toMatchObject({ exit: 130, out: '' });
    expect(stopped.note).not.toContain('--resume');
    site.open();
    const { pages, evidence } = JSON.parse((await here([...args, '--resume', '--json'])).out);
    expect(pages).toHaveLength(10);
    expect(evidence.resumed).toBe(2);
  });

  test('tells of the kept run in each part of an audit that resumes it', async () => {
    const site = await stuckSite();
    ownCache();
    const args = [site.origin, '--allow-origin', site.origin, '--no-probe'];
    await stoppedHere(['site', ...args.slice(0, -1)], site.stuck);
    const stopped = await stoppedHere(['audit', ...args, '--resume'], site.hold('/robots.txt'));
    expect(stopped).toMatchObject({ exit: 130, out: '' });
    expect(stopped.note).toContain('the same command with --resume');
    site.open();
    const resumed = await here(['audit', ...args, '--resume', '--json']);
    expect(JSON.parse(resumed.out).site.evidence.resumed).toBe(2);
  });

  test('keeps no run where a relative XDG_CACHE_HOME points', async () => {
    const { origin, open } = await stuckSite();
    open();
    const [cwd, HOME] = [folder(), folder()];
    const env = { XDG_CACHE_HOME: 'relative', HOME };
    expect((await cli(['site', origin, '--allow-origin', origin], { cwd, env })).exit).not.toBe(2);
    expect(existsSync(join(cwd, 'relative'))).toBe(false);
    expect(existsSync(join(HOME, '.cache', 'citeworthy'))).toBe(true);
  });

  test.runIf(isLinux)('does not wait for a name server that is silent', async () => {
    const pipe = join(folder(), 'pipe');
    spawnSync('mkfifo', [pipe]);
    // The only thread for questions to the system is held by a pipe that nobody writes to.
    const preload = `const fs = require('fs'), dns = require('dns'), { lookup } = dns;
      dns.lookup = (...question) => {
        fs.open('${pipe}', 'r', () => {});
        lookup(...question);
        fs.writeFileSync('${pipe}.asked', '');
      };
      require('module').syncBuiltinESMExports();`;
    writeFileSync(`${pipe}.cjs`, preload);
    const env = { NODE_OPTIONS: `--require "${pipe}.cjs"`, UV_THREADPOOL_SIZE: '1' };
    const isAsked = vi.waitUntil(() => existsSync(`${pipe}.asked`), { timeout: 120_000 });
    const { stopped, shortest } = await stoppedRun(['crawler', 'site.example'], isAsked, env);
    // No code but the signal, which a shell tells as 130.
    expect(stopped).toMatchObject({ exit: null, note: expect.stringContaining('aborted: ') });
    expect(stopped.stoppedIn).toBeLessThan(1_000 + 3 * shortest);
  });

  test.runIf(isLinux).each(['SIGINT', 'SIGTERM'] as const)(
    'does not wait for a file that nobody writes: %s',
    async (signal) => {
      const pipe = join(folder(), 'pipe.html');
      spawnSync('mkfifo', [pipe]);
      const child = spawn(process.execPath, [BIN, 'schema', pipe, '--url', 'https://example.com/']);
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'exit');
      // Opens when the program has the other end.
      const handle = await open(pipe, 'w');
      child.kill(signal);
      const [code, by] = await ended;
      expect(code === 130 || by === 'SIGINT').toBe(true);
      await handle.close();
    },
  );

  test('stops a single request too', async () => {
    const { origin, hold } = await stuckSite();
    const page = ['schema', `${origin}/5`, '--allow-origin', origin];
    const { stopped, shortest } = await stoppedRun(page, hold('/5'));
    expect(stopped).toMatchObject({ exit: 130, out: '' });
    expect(stopped.stoppedIn).toBeLessThan(1_000 + 3 * shortest);
  });
});
