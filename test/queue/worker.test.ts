import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  healthLine,
  jsonLog,
  ledgerOf,
  watched,
  watchedEnd,
  watchOver,
  type LogEntry,
} from '../../src/queue/worker.ts';
import { freePort } from './engines.ts';
import { MAIN, startWorker } from './worker-process.ts';

let ledgers: string;
beforeAll(() => void (ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'))));
afterAll(() => rmSync(ledgers, { recursive: true, force: true }));

test.concurrent.each([
  [['--queue', 'kafka', '--url', 'x'], /^usage: .*bullmq or pg-boss/],
  [['--queue', 'bullmq'], /^usage: .*--url is missing/],
  [['--queue', 'bullmq', '--url', 'redis://x', '--concurrency', 'many'], /^usage: /],
])('misuse %j is one line and exit code 2', async (options, line) => {
  const child = spawn(process.execPath, [MAIN, 'worker', ...options]);
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(2);
  expect(await stderr).toMatch(line);
  expect((await stderr).trim().split('\n')).toHaveLength(1);
  expect(await stdout).toBe('');
});

test.concurrent.each(['bullmq', 'pg-boss'])(
  'a %s engine that is away is logged and waited for, and the worker still ends on SIGTERM',
  { timeout: 30_000 },
  async (queue) => {
    const scheme = queue === 'bullmq' ? 'redis' : 'postgres';
    const url = `${scheme}://127.0.0.1:${await freePort()}`;
    const options = ['--queue', queue, '--url', url, '--ledgers', ledgers, '--health', '1'];
    const worker = await startWorker(options, 'engine-error');
    expect(worker.log[0]).toMatchObject({ level: 'error', error: expect.stringContaining('ECONNREFUSED') });
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(worker.log.at(-1)).toMatchObject({ event: 'stopped' });
    const health = worker.log.filter(({ event }) => event === 'health');
    expect(health.at(-1)).toMatchObject({ phase: 'stopping', running: 0 });
    expect(health.slice(0, -1).every(({ phase }) => phase === 'starting')).toBe(true);
  },
);

test.concurrent('an engine that speaks another protocol is logged too', { timeout: 30_000 }, async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `redis://127.0.0.1:${port}`;
  const worker = await startWorker(['--queue', 'bullmq', '--url', url, '--ledgers', ledgers], 'engine-error');
  expect(await worker.end('SIGTERM')).toBe(0);
  server.closeAllConnections();
  server.close();
});

test('a log line is one JSON object with its time in front', () => {
  const lines: string[] = [];
  jsonLog(
    (line) => lines.push(line),
    () => 0,
  )({ level: 'info', event: 'health', note: 'two\nlines' });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"health","note":"two\\nlines"}\n',
  ]);
});

test('what became of a run is logged and counted once', async () => {
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const who = { job: '1', name: 'x' };
  const isNull = (end: object) => ('result' in end && end.result === null ? ('handed-back' as const) : null);
  await watched(watch, who, () => Promise.resolve('done'), isNull);
  await watched(watch, who, () => Promise.resolve(null), isNull);
  const failing = watched(watch, who, () => Promise.reject(new Error('one\ntwo')), isNull);
  await expect(failing).rejects.toThrow('one');
  expect(watch.counts).toEqual({ running: 0, completed: 1, failed: 1, handedBack: 1 });
  expect(log.filter(({ event }) => event !== 'started')).toEqual([
    { level: 'info', event: 'completed', ...who },
    { level: 'info', event: 'handed-back', ...who },
    { level: 'error', event: 'failed', ...who, error: 'one two' },
  ]);
});

test('a run that waits for its time is told of when that has come', async () => {
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const who = { job: '1', name: 'x' };
  const isNull = (end: object) => ('result' in end && end.result === null ? ('handed-back' as const) : null);
  await watchedEnd(watch, who, () => Promise.resolve(null), isNull);
  await watchedEnd(watch, who, () => Promise.resolve('done'), isNull);
  await expect(watchedEnd(watch, who, () => Promise.reject(new Error('x')), isNull)).rejects.toThrow('x');
  expect(log.map(({ event }) => event)).toEqual(['completed', 'failed']);
  expect(watch.counts).toEqual({ running: 0, completed: 1, failed: 1, handedBack: 0 });
});

test('a health line comes at its time, at once when the worker is told to stop, and never after its end', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: LogEntry[] = [];
  const watch = watchOver((entry) => log.push(entry));
  const stop = new AbortController();
  const end = healthLine(watch, 1_000, stop.signal);
  vi.advanceTimersByTime(999);
  expect(log).toEqual([]);
  watch.phase = 'working';
  watch.counts.running = 2;
  vi.advanceTimersByTime(1);
  stop.abort();
  vi.advanceTimersByTime(1_000);
  end();
  vi.advanceTimersByTime(5_000);
  expect(log.map(({ phase }) => phase)).toEqual(['working', 'stopping', 'stopping']);
  expect(log[0]).toEqual({
    level: 'info',
    event: 'health',
    phase: 'working',
    running: 2,
    completed: 0,
    failed: 0,
    handedBack: 0,
    rssMiB: expect.any(Number),
  });
});

test('a ledger that another worker holds is waited for, until it is free or the worker stops', async () => {
  const first = await ledgerOf(ledgers, 'job/1');
  const second = ledgerOf(ledgers, 'job/1');
  const stopping = ledgerOf(ledgers, 'job/1', AbortSignal.timeout(20));
  await expect(stopping).rejects.toThrow(/timeout/);
  await first.close();
  await (await second).close();
  expect(readdirSync(ledgers)).toContain('job_1.ndjson');
});
