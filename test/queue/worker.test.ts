import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi, type TestContext } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { serveBullmq } from '../../src/queue/bullmq-worker.ts';
import { servePgBoss } from '../../src/queue/pg-boss-worker.ts';
import { pause } from '../../src/queue/worker.ts';
import { here } from '../cli/run-here.ts';
import { workHere, type Serve } from './worker-here.ts';
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

test('an engine that is away is logged and waited for, and the worker still ends on SIGTERM', async () => {
  // Ports that are given out are far above: nobody comes to listen there meanwhile.
  const options = [
    '--queue',
    'bullmq',
    '--url',
    'redis://127.0.0.1:1',
    '--ledgers',
    ledgers,
    '--health',
    '1',
  ];
  const worker = await startWorker(options, 'engine-error');
  const failure = worker.log.find(({ event }) => event === 'engine-error');
  expect(failure).toMatchObject({ level: 'error', error: expect.stringContaining('ECONNREFUSED') });
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(worker.log.at(-1)).toMatchObject({ event: 'stopped' });
  const health = worker.log.filter(({ event }) => event === 'health');
  expect(health.at(-1)).toMatchObject({ phase: 'stopping', running: 0 });
  expect(health.slice(0, -1).every(({ phase }) => phase === 'starting')).toBe(true);
});

/** Asks an engine that will never answer, and stops then. */
async function failureAt(context: TestContext, url: string, serve: Serve): Promise<string | undefined> {
  const auditor = createAuditor();
  context.onTestFinished(() => auditor.close());
  const worker = workHere(context, serve, { url, jobs: createJobs(auditor) });
  const failure = () => worker.events().find(({ event }) => event === 'engine-error');
  await vi.waitUntil(() => failure() !== undefined, 60_000);
  await worker.stop();
  expect(worker.events().at(-1)).toMatchObject({ event: 'stopped' });
  return failure()?.error;
}

test('a database that is away is logged too', async (context) => {
  expect(await failureAt(context, 'postgres://127.0.0.1:1', servePgBoss)).toMatch('ECONNREFUSED');
});

test('an engine that speaks another protocol is logged too', async (context) => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  context.onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  const serve: Serve = (jobs, settings) => serveBullmq(jobs, { ...settings, queue: 'audits' });
  expect(await failureAt(context, `redis://127.0.0.1:${address.port}`, serve)).toMatch(/./);
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
