import { createPostgresBackend, FlowProducer, Queue, UnrecoverableError, withBackend, Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  siteJobPayload,
  type SeoAuditEvent,
  type SiteJobPayload,
  type SitePlan,
  type SiteSummary,
} from '../../src/contract/index.ts';
import type { JobContext, JobEnd } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/shards.ts';
import {
  bullmqProcessor,
  joinProcessor,
  oncePerBusiness,
  siteFlow,
  supervise,
} from '../../src/queue/bullmq.ts';
import { missing, postgresBinaries, redisBinary, startPostgres, startRedis, type Engine } from './engines.ts';
import { announce, planOf, shardEnd } from './sharded-site.ts';
import { survives } from './survival.ts';

const binary = redisBinary();
const binaries = postgresBinaries();

describe.skipIf(missing('redis-server', binary) !== null)('BullMQ over Redis', () => {
  let engine: Engine;
  let queue: Queue;
  const open: { close(): Promise<void> }[] = [];
  const connection = () => ({ host: '127.0.0.1', port: engine.port, maxRetriesPerRequest: null });
  const opened = <Closable extends { close(): Promise<void> }>(one: Closable): Closable => (
    open.push(one),
    one
  );

  beforeAll(async () => {
    engine = await startRedis(binary!);
    queue = new Queue('citeworthy', { connection: connection() });
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    await queue.obliterate({ force: true });
  });
  afterAll(async () => {
    await queue.close();
    await engine.stop();
  });

  const job = async (id: string) => (await queue.getJob(id))!;
  survives({
    workerOptions: () => [
      '--queue',
      'bullmq',
      '--url',
      `redis://127.0.0.1:${engine.port}`,
      '--lock-ms',
      '2000',
    ],
    add: async (plan, { attempts }) => (await queue.add('site-audit', { plan, lanes: 1 }, { attempts })).id!,
    state: async (id) => (await job(id)).getState(),
    result: async (id) => (await job(id)).returnvalue,
    attempts: async (id) => (await job(id)).attemptsMade,
    attemptsOfCrash: 0,
  });

  /** A job that works until it is told to stop; says when it runs and why it was stopped. */
  const endless = () => {
    const reasons: unknown[] = [];
    let onRunning = () => {};
    const running = new Promise<void>((resolve) => (onRunning = resolve));
    const job = (_payload: unknown, { signal }: JobContext<object> = {}) =>
      new Promise<never>((_resolve, reject) => {
        onRunning();
        const stop = () => {
          reasons.push(signal?.reason);
          reject(new Error('stopped'));
        };
        signal?.addEventListener('abort', stop, { once: true });
      });
    return { job, running, reasons };
  };

  test("a user's cancel is final, whatever attempts are left", async () => {
    const { job: work, running, reasons } = endless();
    const worker = opened(new Worker('citeworthy', bullmqProcessor(work), { connection: connection() }));
    const failed = new Promise<string>((resolve) =>
      worker.on('failed', (_job, { message }) => resolve(message)),
    );
    const added = await queue.add('x', {}, { attempts: 3 });
    await running;
    worker.cancelJob(added.id!, 'cancelled by user');
    expect(await failed).toBe('aborted: The work was stopped (cancelled by user)');
    expect(await added.getState()).toBe('failed');
    expect(reasons).toEqual(['cancelled by user']);
  });

  test('a lost lock stops the run and leaves the job to its new owner', async () => {
    const { job: work, running, reasons } = endless();
    const worker = opened(new Worker('citeworthy', bullmqProcessor(work), { connection: connection() }));
    supervise(worker);
    const added = await queue.add('x', {});
    await running;
    worker.emit('lockRenewalFailed', [added.id!]);
    await expect.poll(() => reasons).toEqual(['LockLost']);
    expect(await added.getState()).toBe('active');
  });

  test('progress: the latest wins, the last is always written', async () => {
    const many = async (_payload: unknown, { onProgress }: JobContext<number> = {}) => {
      for (let page = 1; page <= 500; page += 1) await onProgress?.(page);
      return 'done';
    };
    const shown = { progress: (page: number) => ({ page }), progressEveryMs: 20 };
    const worker = opened(
      new Worker('citeworthy', bullmqProcessor(many, shown), { connection: connection() }),
    );
    const writes: unknown[] = [];
    worker.on('progress', (_job, progress) => writes.push(progress));
    const finished = new Promise<void>((resolve) => worker.on('completed', () => resolve()));
    const added = await queue.add('x', {});
    await finished;
    expect((await job(added.id!)).progress).toEqual({ page: 500 });
    expect(writes.length).toBeLessThan(10);
  });

  test('one audit at a time for a business', async () => {
    const first = await queue.add('x', {}, oncePerBusiness('b1'));
    const second = await queue.add('x', {}, oncePerBusiness('b1'));
    const other = await queue.add('x', {}, oncePerBusiness('b2'));
    expect(second.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
  });

  test(
    '1,000 shards of 100 addresses, one of them bad: only the join announces, and it names the lost shard',
    { timeout: 60_000 },
    async () => {
      const shardJob = (payload: unknown): Promise<JobEnd<SiteSummary>> => {
        const { plan, lanes } = siteJobPayload.parse(payload) as SiteJobPayload & { plan: SitePlan };
        if (plan.urls.includes('https://example.com/51234')) throw new UnrecoverableError('bad shard');
        return Promise.resolve(shardEnd(plan, lanes));
      };
      opened(new Worker('shards', bullmqProcessor(shardJob), { connection: connection(), concurrency: 20 }));
      const events: SeoAuditEvent[] = [];
      const join = joinProcessor(({ summary }) => Promise.resolve(void events.push(announce(summary))));
      const joined = new Promise<unknown>((resolve, reject) =>
        opened(new Worker('joins', join, { connection: connection() }))
          .on('completed', (_job, value) => resolve(value))
          .on('failed', (_job, error) => reject(error)),
      );
      const flow = opened(new FlowProducer({ connection: connection() }));
      await flow.add(siteFlow(planOf(100_000), { shardQueue: 'shards', joinQueue: 'joins', workers: 4 }));
      expect(await joined).toMatchObject({
        failedShards: 1,
        summary: { totalPages: 100_000, pages: 99_900, scoreSum: 99_900 * 50 },
      });
      expect(events).toEqual([
        announce({ ...EMPTY_SUMMARY, totalPages: 100_000, pages: 99_900, scoreSum: 99_900 * 50 }),
      ]);
      expect(events[0]?.data).toMatchObject({ totalPages: 100_000, pagesCompleted: 99_900, avgScore: 50 });
    },
  );
});

describe.skipIf(missing('PostgreSQL', binaries) !== null)('BullMQ over PostgreSQL', () => {
  const classes = withBackend(createPostgresBackend);
  let engine: Engine;
  let queue: InstanceType<typeof classes.Queue>;
  const url = () => `postgres://tester@127.0.0.1:${engine.port}/postgres`;

  beforeAll(async () => {
    engine = await startPostgres(binaries!);
    queue = new classes.Queue('citeworthy', { connection: { connectionString: url(), migrate: true } });
    await queue.waitUntilReady();
  });
  afterAll(async () => {
    await queue.close();
    await engine.stop();
  });

  const job = async (id: string) => (await queue.getJob(id))!;
  survives({
    workerOptions: () => ['--queue', 'bullmq', '--url', url(), '--lock-ms', '2000'],
    add: async (plan, { attempts }) => (await queue.add('site-audit', { plan, lanes: 1 }, { attempts })).id!,
    state: async (id) => (await job(id)).getState(),
    result: async (id) => (await job(id)).returnvalue,
    attempts: async (id) => (await job(id)).attemptsMade,
    attemptsOfCrash: 0,
  });
});
