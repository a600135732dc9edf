import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { pause } from '../../src/queue/worker.ts';
import { here } from '../cli/run-here.ts';
import { startWorker } from './worker-process.ts';

let ledgers: string;
beforeAll(() => void (ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'))));
afterAll(() => rmSync(ledgers, { recursive: true, force: true }));

test.each([
  [['--queue', 'kafka', '--url', 'x'], /^usage: .*bullmq or pg-boss/],
  [['--queue', 'bullmq'], /^usage: .*--url is missing/],
  [['--queue', 'bullmq', '--url', 'redis://x', '--concurrency', 'many'], /^usage: /],
  [
    ['--queue', 'bullmq', '--url', 'redis://x', '--name', 'a:b'],
    /^usage: .*--name takes a name without a colon/,
  ],
  // An address that no driver can read would be asked for ever; it may hold a password, which is not repeated.
  [['--queue', 'bullmq', '--url', 'redis://u:secret@[x'], /^usage: (?!.*secret).*--url is not an address/],
  [
    ['--queue', 'pg-boss', '--url', 'postgres://u:secret@[x/y'],
    /^usage: (?!.*secret).*--url is not an address/,
  ],
])('misuse %j is one line and exit code 2', async (options, line) => {
  const { exit, out, note } = await here(['worker', ...options]);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note).toMatch(line);
  expect(note.trim().split('\n')).toHaveLength(1);
});

test.concurrent.each(['bullmq', 'pg-boss'])(
  'a %s engine that is away is logged and waited for, and the worker still ends on SIGTERM',
  async (queue) => {
    const scheme = queue === 'bullmq' ? 'redis' : 'postgres';
    // Ports that are given out are far above: nobody comes to listen there meanwhile.
    const url = `${scheme}://127.0.0.1:1`;
    const options = ['--queue', queue, '--url', url, '--ledgers', ledgers, '--health', '1'];
    const worker = await startWorker(options, 'engine-error');
    const failure = worker.log.find(({ event }) => event === 'engine-error');
    expect(failure).toMatchObject({ level: 'error', error: expect.stringContaining('ECONNREFUSED') });
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(worker.log.at(-1)).toMatchObject({ event: 'stopped' });
    const health = worker.log.filter(({ event }) => event === 'health');
    expect(health.at(-1)).toMatchObject({ phase: 'stopping', running: 0 });
    expect(health.slice(0, -1).every(({ phase }) => phase === 'starting')).toBe(true);
  },
);

test.concurrent('an engine that speaks another protocol is logged too', async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `redis://127.0.0.1:${port}`;
  const worker = await startWorker(['--queue', 'bullmq', '--url', url, '--ledgers', ledgers], 'engine-error');
  expect(await worker.end('SIGTERM')).toBe(0);
  server.closeAllConnections();
  server.close();
});

test('nothing is waited for once the worker is told to stop, and no timer is left', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await pause(60_000, AbortSignal.abort());
  const stop = new AbortController();
  const waiting = pause(60_000, stop.signal);
  expect(vi.getTimerCount()).toBe(1);
  stop.abort();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});
