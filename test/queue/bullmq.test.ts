import { FlowProducer, Queue, UnrecoverableError, Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SitePlan, SiteSummary } from '../../src/contract/index.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/shards.ts';
import {
  bullmqProcessor,
  joinProcessor,
  oncePerBusiness,
  siteFlow,
  supervise,
} from '../../src/queue/bullmq.ts';
import { missing, redisBinary, startRedis, type Engine } from './engines.ts';
import { survives } from './survival.ts';

const binary = redisBinary();

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
      '1000',
    ],
    add: async (plan) => (await queue.add('site-audit', { plan, lanes: 1 })).id!,
    state: async (id) => (await job(id)).getState(),
    result: async (id) => (await job(id)).returnvalue,
    attempts: async (id) => (await job(id)).attemptsMade,
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
    expect(await failed).toBe('cancelled by user');
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
    '1,000 shards of 100 addresses, one of them bad: the join counts 999 and names one',
    { timeout: 120_000 },
    async () => {
      const urls = Array.from({ length: 100_000 }, (_, index) => `https://example.com/${index}`);
      const plan: SitePlan = {
        origin: 'https://example.com',
        sitemapFound: true,
        totalPages: urls.length,
        urls,
      };
      const shardJob = async (payload: unknown): Promise<SiteSummary> => {
        const { plan: part } = payload as { plan: SitePlan };
        if (part.urls.includes('https://example.com/51234')) throw new UnrecoverableError('bad shard');
        return {
          ...EMPTY_SUMMARY,
          totalPages: part.urls.length,
          pages: part.urls.length,
          scoreSum: part.urls.length * 50,
        };
      };
      const options = { connection: connection(), concurrency: 20 };
      opened(new Worker('shards', bullmqProcessor(shardJob), options));
      const events: unknown[] = [];
      const joined = new Promise<unknown>((resolve) => {
        const onJoined = (value: unknown) => Promise.resolve(void events.push(value));
        const join = joinProcessor((value) => value as SiteSummary, onJoined);
        opened(new Worker('joins', join, { connection: connection() })).on('completed', (_job, value) =>
          resolve(value),
        );
      });
      const flow = opened(new FlowProducer({ connection: connection() }));
      await flow.add(siteFlow(plan, { shardQueue: 'shards', joinQueue: 'joins' }));
      expect(await joined).toMatchObject({
        failedShards: 1,
        summary: { pages: 99_900, scoreSum: 99_900 * 50 },
      });
      expect(events).toHaveLength(1);
    },
  );
});
