import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CodedError } from '../../src/errors.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { JOIN_NAME } from '../../src/queue/job-names.ts';
import { cancelJob, siteBatch, workPgBoss } from '../../src/queue/pg-boss.ts';
import type { PgBossJob } from '../../src/queue/pg-boss-port.ts';
import { expireJobs, insertRows, startedBoss } from './bosses.ts';
import { freshDatabase, isHere, until } from './engines.ts';
import { servePages } from './paged-site.ts';
import { survives } from './survival.ts';
import { startWorker } from './worker-process.ts';

describe.runIf(isHere('postgres'))('pg-boss', () => {
  let url: string;
  let boss: PgBoss;

  beforeAll(async () => {
    url = await freshDatabase('pg_boss');
    boss = await startedBoss(url);
    for (const name of ['site-audit', JOIN_NAME, 'x', 'down']) await boss.createQueue(name);
  });
  afterAll(() => boss?.stop({ graceful: false }));

  const row = async (name: string, id: string) => (await boss.getJobById(name, id))!;
  survives({
    open: async (name) => {
      // The worker's queues have fixed names: beside each other two tests need a database each.
      const at = await freshDatabase(name);
      const own = await startedBoss(at);
      await own.createQueue('site-audit');
      const rowOf = async (id: string) => (await own.getJobById('site-audit', id))!;
      return {
        url: at,
        workerOptions: ['--queue', 'pg-boss'],
        add: async (plan, { attempts }) => {
          return (await own.send('site-audit', { plan, lanes: 1 }, { retryLimit: attempts - 1 }))!;
        },
        state: async (id) => (await rowOf(id)).state,
        result: async (id) => (await rowOf(id)).output,
        attempts: async (id) => (await rowOf(id)).retryCount,
        attemptsOfCrash: 1,
        expire: () => expireJobs(own, 'site-audit'),
        close: () => own.stop({ graceful: false }),
      };
    },
  });

  test('a try that got further is not counted', async () => {
    await boss.createQueue('grows');
    let runs = 0;
    const keepsOne = async (_payload: unknown, { ledger }: JobContext<object, string> = {}) => {
      runs += 1;
      if (runs < 6) await ledger?.keep(String(runs), 'page');
      throw new Error('gone again');
    };
    const failures: string[] = [];
    const worker = await workPgBoss<unknown, unknown, object, string>(boss, 'grows', keepsOne, {
      ledger: () => memoryLedger(),
      onFailed: async ({ message }) => void failures.push(message),
    });
    const id = (await boss.send('grows', {}, { retryLimit: 1 }))!;
    await expect.poll(async () => (await row('grows', id)).state).toBe('failed');
    await worker.shutdown();
    expect({ runs, failures }).toEqual({ runs: 6, failures: ['gone again'] });
  });

  test('an end that cannot be told on the last try is not lost: the job is put back', async () => {
    await boss.createQueue('untold');
    const told: string[] = [];
    const onEnd = async (end: string) => {
      told.push(end);
      if (told.length === 1) throw new Error('no store');
    };
    const worker = await workPgBoss(boss, 'untold', async () => 'done', { onEnd });
    const id = (await boss.send('untold', {}, { retryLimit: 0 }))!;
    await expect.poll(() => told.length).toBe(1);
    await expect.poll(async () => (await row('untold', id)).state).toBe('created');
    await boss.getDb().executeSql('UPDATE pgboss.job SET start_after = now() WHERE id = $1', [id]);
    await expect.poll(async () => (await row('untold', id)).state).toBe('completed');
    await worker.shutdown();
    expect(told).toEqual(['done', 'done']);
  });

  const endless = (_payload: unknown, { signal }: JobContext<object> = {}) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error(String(signal.reason))), { once: true });
    });

  test("a user's cancel stops the run and is final", async () => {
    let isStopped = false;
    const watched = (payload: unknown, context?: JobContext<object>) =>
      endless(payload, context).finally(() => (isStopped = true));
    const worker = await workPgBoss(boss, 'x', watched, { cancelPollMs: 100 });
    const id = (await boss.send('x', {}, { retryLimit: 3 }))!;
    await expect.poll(async () => (await row('x', id)).state).toBe('active');
    await boss.cancel('x', id);
    await expect.poll(() => isStopped).toBe(true);
    await worker.shutdown();
    expect((await row('x', id)).state).toBe('cancelled');
  });

  test('a cancel tells of a job that waits, or whose worker is dead, and of none that has ended', async () => {
    await boss.createQueue('told');
    const ends: unknown[] = [];
    const tell = {
      onFailed: async ({ message }: Error, { id, data }: PgBossJob<unknown>) =>
        void ends.push([id, message, data]),
    };
    const waits = (await boss.send('told', { jobId: 'a' }, { startAfter: 60 }))!;
    const dies = (await boss.send('told', { jobId: 'b' }))!;
    await boss.fetch('told');
    const reason = 'the user has left';
    for (const id of [waits, dies]) {
      expect(await cancelJob(boss, 'told', id, reason, tell)).toBe(true);
      expect((await row('told', id)).state).toBe('cancelled');
      expect(await cancelJob(boss, 'told', id, reason, tell)).toBe(false);
    }
    expect(await cancelJob(boss, 'told', randomUUID(), reason, tell)).toBe(false);
    expect(ends).toEqual([
      [waits, 'aborted: the user has left', { jobId: 'a' }],
      [dies, 'aborted: the user has left', { jobId: 'b' }],
    ]);
  });

  test('a cancel while the end is told changes nothing, since the end holds', async () => {
    await boss.createQueue('ending', { retryLimit: 0 });
    let begun = 0;
    let release = () => {};
    const told = new Promise<void>((resolve) => (release = resolve));
    const failed: string[] = [];
    const onFailed = async ({ message }: Error) => void failed.push(message);
    const onEnd = async (end: string) => {
      begun += 1;
      await told;
      if (end === 'refused') throw new Error('no store');
    };
    const job = async ({ end }: { readonly end: string }) => end;
    const worker = await workPgBoss(boss, 'ending', job, { onEnd, onFailed });
    const id = (await boss.send('ending', { end: 'done' })) ?? '';
    await expect.poll(() => begun).toBe(1);
    expect(await cancelJob(boss, 'ending', id, 'late', { onFailed })).toBe(false);
    release();
    await expect.poll(async () => (await row('ending', id)).state).toBe('completed');
    expect((await row('ending', id)).output).toEqual({ value: 'done' });
    // An end that could not be told does not hold.
    const refused = (await boss.send('ending', { end: 'refused' })) ?? '';
    await expect.poll(async () => (await row('ending', refused)).state).toBe('created');
    await expect.poll(async () => (await row('ending', refused)).startedOn).toBeNull();
    await worker.shutdown();
    expect(await cancelJob(boss, 'ending', refused, 'in time', { onFailed })).toBe(true);
    expect(failed).toEqual(['aborted: in time']);
  });

  test('a run that ends after a cancel, before it has looked, tells no other end', async () => {
    await boss.createQueue('late');
    const told: string[] = [];
    let finish: (() => void) | null = null;
    const deaf = () => new Promise<string>((resolve) => (finish = () => resolve('done')));
    const worker = await workPgBoss(boss, 'late', deaf, {
      cancelPollMs: 60_000,
      onEnd: async (end) => void told.push(end),
      onFailed: async ({ message }) => void told.push(message),
    });
    const id = (await boss.send('late', {}))!;
    // The row is active before the run has begun.
    await expect.poll(() => finish).not.toBeNull();
    await boss.cancel('late', id);
    finish!();
    await expect.poll(() => told).toEqual(['aborted: CancelledByUser']);
    await worker.shutdown();
    expect((await row('late', id)).state).toBe('cancelled');
  });

  test('a second send for a business while one is waiting gives nothing', async () => {
    // Not by `singletonSeconds`: its spans begin at fixed moments, and one may end between the two.
    await boss.createQueue('once', { policy: 'short' });
    expect(await boss.send('once', {}, { singletonKey: 'b1' })).not.toBeNull();
    expect(await boss.send('once', {}, { singletonKey: 'b1' })).toBeNull();
    expect(await boss.send('once', {}, { singletonKey: 'b2' })).not.toBeNull();
  });

  test('`citeworthy worker` runs the shards of a batch and joins them', async () => {
    const site = await servePages(6);
    const ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
    onTestFinished(async () => {
      await site.close();
      rmSync(ledgers, { recursive: true, force: true });
    });
    const batch = siteBatch(site.plan, {
      shardQueue: 'site-audit',
      joinQueue: JOIN_NAME,
      shardSize: 3,
      workers: 2,
    });
    const options = ['--queue', 'pg-boss', '--url', url, '--ledgers', ledgers, '--allow-origin', site.origin];
    const worker = await startWorker(options);
    onTestFinished(() => void worker.child.kill('SIGKILL'));
    await insertRows(boss, [...batch.shards, batch.join]);
    // A join that is looking at its shards holds nobody up.
    await site.untilAsked(1);
    site.allow(6);
    const row = () => boss.getJobById(JOIN_NAME, batch.join.id);
    await until(async () => (await row())?.state === 'completed', 'the batch is joined');
    expect((await row())?.output).toMatchObject({ summary: { totalPages: 6, pages: 6 }, failedShards: 0 });
    expect(await worker.end('SIGTERM')).toBe(0);
    const ofJoin = worker.log.filter(({ name }) => name === JOIN_NAME);
    expect(ofJoin).toMatchObject([{ event: 'completed', job: batch.join.id }]);
  });

  test('a target that never answers is given up after five tries, whatever the queue would allow, and that is told', async () => {
    await boss.createQueue('gone');
    let tries = 0;
    const told: string[] = [];
    const gone = () => {
      tries += 1;
      return Promise.reject(new CodedError('target-unreachable', 'https://example.com/: no answer'));
    };
    const onFailed = async ({ message }: Error) => void told.push(message);
    const worker = await workPgBoss(boss, 'gone', gone, { onFailed });
    const id = (await boss.send('gone', {}, { retryLimit: 20, retryDelay: 0 }))!;
    await expect.poll(async () => (await row('gone', id)).state).toBe('failed');
    await worker.shutdown();
    expect([tries, told]).toEqual([5, ['target-unreachable: https://example.com/: no answer']]);
  });

  test('a failure ends, after its last try, as one line with its code', async () => {
    let tries = 0;
    const down = () => {
      tries += 1;
      return Promise.reject(new CodedError('target-unreachable', 'https://example.com/: connect\nrefused'));
    };
    const worker = await workPgBoss(boss, 'down', down);
    const id = (await boss.send('down', {}, { retryLimit: 1 }))!;
    await expect.poll(async () => (await row('down', id)).state).toBe('failed');
    await worker.shutdown();
    expect(tries).toBe(2);
    expect((await row('down', id)).output).toMatchObject({
      message: 'target-unreachable: https://example.com/: connect refused',
    });
  });
});
