import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import type { PlaywrightOptions } from '../../src/render/playwright-options.ts';
import { BIN, cli, folder } from '../cli/run-cli.ts';
import { here } from '../cli/run-here.ts';
import { fakeRenderer } from '../jobs/fake-renderer.ts';
import { serveSite } from '../site-server.ts';
import { SITES } from './sites.ts';
import { commandOf, descendants, isAlive } from './victim.ts';

const chromium = inject('chromium');

/** A second is promised, on a machine that has one to give; what does not end by itself takes for ever. */
const BUSY_MS = 30_000;

test('without a Chromium that can be started nothing is asked for', async () => {
  const site = await serveSite(SITES.hydrated);
  const run = await here(['site', site.origin, '--render', '--chromium', '/no/such/program']);
  expect(run).toMatchObject({
    exit: 2,
    out: '',
    note: expect.stringMatching(/^browser-missing: \/no\/such\/program /),
  });
  expect(run.note.trim().split('\n')).toHaveLength(1);
  expect(site.asked).toEqual([]);
});

/** A folder with the built program, and without the package that it can do without. */
function withoutPackage(): string {
  const home = folder();
  // An empty folder of its name ends the search: a folder above may have the package.
  mkdirSync(join(home, 'node_modules/playwright-core'), { recursive: true });
  mkdirSync(join(home, 'dist'));
  cpSync(dirname(BIN), join(home, 'dist/bundle'), { recursive: true });
  cpSync(resolve(import.meta.dirname, '../../package.json'), join(home, 'package.json'));
  return join(home, 'dist/bundle', basename(BIN));
}

test('without the package one line says so, of an audit and of a worker, before anything is asked for', () => {
  const program = withoutPackage();
  const queue = ['--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--ledgers', folder()];
  const runs = [
    ['site', 'http://127.0.0.1:1', '--render'],
    ['worker', '--render', '2', ...queue],
  ].map((args) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' }));
  for (const { status, stdout, stderr } of runs)
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'peer-missing: playwright-core is not installed: npm install playwright-core\n',
    ]);
});

test('a worker renders the pages of its jobs, so many at once, and closes its browser', async () => {
  const site = await serveSite({ '/': '<title>App</title><div id="root"></div>' });
  const renderer = fakeRenderer((url) => exchangeOf({ url, body: '<title>Rendered</title>' }));
  const asked: PlaywrightOptions[] = [];
  const ends: (readonly string[])[] = [];
  vi.doMock('../../src/render/playwright.ts', () => ({
    playwrightRenderer: (options: PlaywrightOptions) => (asked.push(options), renderer),
  }));
  // In the place of the queue: a worker that is given one job.
  vi.doMock('../../src/queue/bullmq-worker.ts', () => ({
    serveBullmq: async (jobs: Jobs) => {
      const ledger = memoryLedger<PageUnit>();
      const { status } = await jobs['site-audit']({ url: site.origin }, { ledger });
      for await (const [, { url, evidence }] of ledger.kept())
        if (evidence.rendering !== undefined) ends.push([status, url, evidence.rendering.reason]);
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../src/render/playwright.ts');
    vi.doUnmock('../../src/queue/bullmq-worker.ts');
  });
  const queue = ['--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--ledgers', folder()];
  const given = ['--render', '2', '--chromium', '/a/chromium', '--allow-origin', site.origin];
  expect(await here(['worker', ...queue, ...given])).toEqual({ exit: 0, out: '', note: '' });
  expect(asked).toEqual([{ executablePath: '/a/chromium', atOnce: 2 }]);
  expect(ends).toEqual([['complete', `${site.origin}/`, '']]);
  expect(renderer.closed()).toBe(true);
});

test('files are not rendered: there is no site that their scripts could ask', async () => {
  const home = folder();
  writeFileSync(join(home, 'index.html'), '<title>A</title>');
  for (const target of [home, join(home, 'index.html')])
    expect(await here(['audit', target, '--url', 'https://example.com/', '--render'])).toMatchObject({
      exit: 2,
      note: expect.stringMatching(/^usage: --render /),
    });
});

describe.runIf(chromium !== null)('in Chromium', () => {
  test('a run is replayed without a browser, byte for byte', async () => {
    const site = await serveSite(SITES.clientRendered);
    const [home, others] = [folder(), new Set(descendants().keys())];
    const recording = join(home, 'run.ndjson');
    const report = join(home, 'report.html');
    // A busy machine is no fault.
    const patient = ['--timeout', '300'];
    const args = ['--json', '--html', report, '--fail-on', 'never'];
    const live = await here([
      'site',
      site.origin,
      '--render',
      '--chromium',
      chromium!,
      '--record',
      recording,
      ...patient,
      ...args,
    ]);
    expect(live).toMatchObject({ exit: 0, note: '' });
    expect([...descendants()].filter(([pid]) => !others.has(pid))).toEqual([]);
    const { findings } = JSON.parse(live.out);
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'rendered-text', code: 'most', cost: { score: 'pages', points: 0 } }),
      ]),
    );
    const shown = readFileSync(report, 'utf8');
    expect(shown).toContain('Text after scripts');
    expect(readFileSync(recording, 'utf8')).toContain('"method":"RENDER"');
    const asked = site.asked.length;
    expect(await here(['replay', recording, ...args])).toEqual(live);
    expect(readFileSync(report, 'utf8')).toBe(shown);
    expect([site.asked.length, [...descendants()].filter(([pid]) => !others.has(pid))]).toEqual([asked, []]);
  });

  test('Ctrl-C ends the browser before the program, whatever the scripts of a page do', async () => {
    const site = await serveSite({
      '/': '<title>x</title><div id="root"></div><script>for (;;) {}</script>',
    });
    const others = new Set(descendants().keys());
    const own = () => [...descendants()].filter(([pid]) => !others.has(pid));
    const isRendering = () => own().some(([, command]) => command.includes('--type=renderer'));
    const started = vi.waitUntil(isRendering, { timeout: 120_000, interval: 20 }).then(own);
    const run = await cli(['site', site.origin, '--render', '--chromium', chromium!], { stopAfter: started });
    // Asked at once: what ends later than the program was not ended by it. The system ends the parts of a browser.
    const left = async () => (await started).map(([pid]) => pid).filter(isAlive);
    // What has ended since has no command line.
    const commands = (await left()).map(commandOf).filter((command) => command !== '');
    expect(commands.filter((command) => !command.includes('--type='))).toEqual([]);
    await expect.poll(left).toEqual([]);
    expect(run).toMatchObject({ out: '', note: expect.stringContaining('aborted: ') });
    // A file that a busy machine keeps waiting makes it end by the signal, which a shell reports as 130 as well.
    expect([130, null]).toContain(run.exit);
    expect(run.stoppedIn).toBeLessThan(BUSY_MS);
  });
});
