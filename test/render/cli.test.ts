import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { folder } from '../cli/run-cli.ts';
import { here } from '../cli/run-here.ts';
import { serveSite } from '../site-server.ts';
import { SITES } from './sites.ts';
import { descendants } from './victim.ts';

const chromium = inject('chromium');

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

  test('Ctrl-C ends the browser, whatever the scripts of a page do', async () => {
    const site = await serveSite({
      '/': '<title>x</title><div id="root"></div><script>for (;;) {}</script>',
    });
    const others = new Set(descendants().keys());
    const own = () => [...descendants()].flatMap(([pid, command]) => (others.has(pid) ? [] : [command]));
    const stop = new AbortController();
    const running = here(['site', site.origin, '--render', '--chromium', chromium!], { signal: stop.signal });
    await expect
      .poll(() => own().some((command) => command.includes('--type=renderer')), { interval: 50 })
      .toBe(true);
    stop.abort(new Error('stopped'));
    expect((await running).exit).toBe(130);
    await expect.poll(own, { interval: 20 }).toEqual([]);
  });
});
