import { randomUUID } from 'node:crypto';
import type { FlowProducer, Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import { afterEach, expect, test } from 'vitest';
import type { SeoAuditEvent, SiteSummary } from '../../src/contract/index.ts';
import type { JobContext, JobEnd } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import {
  bullmqProcessor,
  cancelJob,
  joinProcessor,
  oncePerBusiness,
  siteFlow,
  supervise,
} from '../../src/queue/bullmq.ts';
import { announce, planOf, shardEnd, shardPlan } from './sharded-site.ts';
import { survives } from './survival.ts';

/** A version of BullMQ over a backend: the same tests hold for all. */
export interface BullmqUnderTest {
  readonly classes: {
    readonly Queue: typeof Queue;
    readonly Worker: typeof Worker;
    readonly FlowProducer: typeof FlowProducer;
    readonly UnrecoverableError: typeof UnrecoverableError;
  };
  readonly connection: () => { readonly url: string; readonly maxRetriesPerRequest: null };
  /** `--url` of `citeworthy worker`. */
  readonly url: () => string;
  /** Lets the lock of a job be over, as it is half a minute after the death of its worker, and have been found missing. */
  readonly expire: (queue: string, id: string) => Promise<unknown>;
  /** Program of the workers, when it is not the one that was built. */
  readonly main?: () => string;
  /** Shards of the site that is spread: how many an engine bears is seen on one of them. */
  readonly shards: number;
}

/** The tests that every version and backend of BullMQ must pass. */
export function worksOnBullmq({ classes, connection, url, expire, main, shards }: BullmqUnderTest): void {
  const [QueueClass, WorkerClass, FlowClass] = [classes.Queue, classes.Worker, classes.FlowProducer];
  const open: { close(): Promise<void> }[] = [];
  const opened = <Closable extends { close(): Promise<void> }>(one: Closable): Closable => {
    open.push(one);
    return one;
  };
  const closed = async (one: { close(): Promise<void> }) => one.close();

  survives({
    ...(main !== undefined && { main }),
    open: async (test) => {
      const name = `${test}-${randomUUID()}`;
      const queue = new QueueClass(name, { connection: connection() });
      const job = async (id: string) => (await queue.getJob(id))!;
      return {
        url: url(),
        workerOptions: ['--queue', 'bullmq', '--name', name],
        add: async (plan, { attempts }) =>
          (await queue.add('site-audit', { plan, lanes: 1 }, { attempts })).id!,
        state: async (id) => (await job(id)).getState(),
        result: async (id) => (await job(id)).returnvalue,
        attempts: async (id) => (await job(id)).attemptsMade,
        attemptsOfCrash: 0,
        expire: (id) => expire(name, id),
        close: () => queue.close(),
      };
    },
  });

  let queue: Queue;
  let name: string;
  /** Each test has a queue of its own. */
  const fresh = () => {
    name = `x-${randomUUID()}`;
    queue = opened(new QueueClass(name, { connection: connection() }));
  };
  afterEach(async () => void (await Promise.all(open.splice(0).map(closed))));
  const worker = (run: (job: Job, token?: string, signal?: AbortSignal) => Promise<unknown>) =>
    opened(new WorkerClass(name, run, { connection: connection() }));

  /** A job that works until it is told to stop; says when it runs and why it was stopped. */
  const endless = () => {
    const reasons: unknown[] = [];
    let onRunning = () => {};
    const running = new Promise<void>((resolve) => (onRunning = resolve));
    const job = (_payload: unknown, { signal }: JobContext<object> = {}) =>
      new Promise<unknown>((_resolve, reject) => {
        onRunning();
        const stop = () => {
          reasons.push(signal?.reason);
          reject(new Error('stopped'));
        };
        if (signal?.aborted === true) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      });
    return { job, running, reasons };
  };

  test("a user's cancel is final, whatever attempts are left and however often it is said", async () => {
    fresh();
    const { job: work, running, reasons } = endless();
    let runs = 0;
    const counted = (payload: unknown, context?: JobContext<object>) => {
      runs += 1;
      return work(payload, context);
    };
    const one = worker(bullmqProcessor(counted));
    const failed = new Promise<string>((resolve) => {
      one.on('failed', (_job, { message }) => resolve(message));
    });
    const added = await queue.add('x', {}, { attempts: 3 });
    await running;
    one.cancelJob(added.id!, 'cancelled by user');
    one.cancelJob(added.id!, 'cancelled again');
    expect(await failed).toBe('aborted: cancelled by user');
    expect(await added.getState()).toBe('failed');
    one.cancelJob(added.id!, 'cancelled late');
    // Whatever would be tried again is tried before this one.
    const next = await queue.add('x', {}, { attempts: 1 });
    await expect.poll(() => one.cancelJob(next.id!)).toBe(true);
    expect(await added.getState()).toBe('failed');
    expect(reasons[0]).toBe('cancelled by user');
    expect(runs).toBe(2);
  });

  test('a cancel in the queue stops the run in whatever process it is, for good, and is told', async () => {
    fresh();
    const { job: work, running, reasons } = endless();
    const told: string[] = [];
    const onFailed = async ({ message }: Error) => void told.push(message);
    let errors = 0;
    const processor = bullmqProcessor(work, { onFailed, cancelPollMs: 20 });
    for (const one of [worker(processor), worker(processor)]) one.on('error', () => (errors += 1));
    const added = await queue.add('x', {}, { attempts: 3 });
    await running;
    const elsewhere = opened(new QueueClass(name, { connection: connection() }));
    expect(await cancelJob(elsewhere, added.id!, 'the user has left')).toBe(true);
    expect(await added.getState()).toBe('failed');
    await expect.poll(() => told).toEqual(['aborted: CancelledByUser']);
    expect(reasons).toEqual(['CancelledByUser']);
    expect((await queue.getJob(added.id!))?.failedReason).toBe('aborted: the user has left');
    expect([await cancelJob(elsewhere, added.id!), await cancelJob(elsewhere, 'unknown')]).toEqual([
      false,
      false,
    ]);
    const later = await queue.add('x', {}, { delay: 60_000 });
    const ends: string[] = [];
    const tell = { onFailed: async (error: Error, job: Job) => void ends.push(`${job.id} ${error.message}`) };
    expect(await cancelJob(elsewhere, later.id!, 'the user has left', tell)).toBe(true);
    expect(await queue.getJob(later.id!)).toBeUndefined();
    expect(await cancelJob(elsewhere, later.id!, 'again', tell)).toBe(false);
    expect(ends).toEqual([`${later.id} aborted: the user has left`]);
    expect(errors).toBe(0);
  });

  test('a cancel tells of a job whose worker is dead, since nobody else can', async () => {
    fresh();
    const dead = opened(new WorkerClass(name, null, { connection: connection() }));
    const added = await queue.add('x', { jobId: 'a' });
    expect(await dead.getNextJob('token')).toMatchObject({ id: added.id });
    const ends: unknown[] = [];
    const onFailed = async ({ message }: Error, { data }: Job) => void ends.push([message, data]);
    expect(await cancelJob(queue, added.id!, 'the user has left', { onFailed })).toBe(true);
    expect(ends).toEqual([['aborted: the user has left', { jobId: 'a' }]]);
    const untold = await queue.add('x', {}, { delay: 60_000 });
    const broken = cancelJob(queue, untold.id!, 'x', {
      onFailed: () => Promise.reject(new Error('no store')),
    });
    await expect(broken).rejects.toThrow('no store');
  });

  test('a run that ends after a cancel, before it has looked, tells no other end', async () => {
    fresh();
    const told: string[] = [];
    const { job: work, running } = endless();
    const until = new AbortController();
    const deaf = (payload: unknown) => work(payload, { signal: until.signal }).catch(() => 'done');
    const one = worker(
      bullmqProcessor(deaf, {
        cancelPollMs: 60_000,
        onEnd: async (end) => void told.push(String(end)),
        onFailed: async ({ message }) => void told.push(message),
      }),
    );
    const errors: string[] = [];
    one.on('error', ({ message }) => errors.push(message));
    const added = await queue.add('x', {});
    await running;
    await cancelJob(queue, added.id!);
    until.abort();
    await expect.poll(() => told).toEqual(['aborted: CancelledByUser']);
    expect(errors).toEqual([]);
  });

  test('a cancel while the end is told changes nothing, since the end holds', async () => {
    fresh();
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
    const job = async ({ end }: { readonly end: string }, { onProgress }: JobContext<object> = {}) => {
      await onProgress?.({ pages: 7 });
      return end;
    };
    const one = worker(bullmqProcessor(job, { onEnd, onFailed }));
    const added = await queue.add('x', { end: 'done' });
    await expect.poll(() => begun).toBe(1);
    expect(await cancelJob(queue, added.id!, 'late', { onFailed })).toBe(false);
    release();
    await expect.poll(() => added.getState()).toBe('completed');
    expect(await queue.getJob(added.id!)).toMatchObject({ returnvalue: 'done', progress: { pages: 7 } });
    // An end that could not be told does not hold, nor does one whose worker has died.
    const refused = await queue.add('x', { end: 'refused' });
    await expect.poll(() => refused.getState()).toBe('delayed');
    expect(await cancelJob(queue, refused.id!, 'in time', { onFailed })).toBe(true);
    await one.close();
    const dead = opened(new WorkerClass(name, null, { connection: connection() }));
    const left = await queue.add('x', {});
    const taken = await dead.getNextJob('token');
    await left.updateProgress({ ending: (taken?.attemptsStarted ?? 0) - 1 });
    expect(await cancelJob(queue, left.id!, 'in time', { onFailed })).toBe(true);
    expect(failed).toEqual(['aborted: in time', 'aborted: in time']);
  });

  test('a job that is being fetched when the worker is told to stop is handed back too', async () => {
    fresh();
    const { job: work } = endless();
    const one = worker(bullmqProcessor(work));
    const { shutdown } = supervise(one);
    // Told of a job before its run can be stopped.
    const stopped = new Promise<void>((resolve) => {
      one.once('active', () => void shutdown().then(resolve));
    });
    const added = await queue.add('x', {});
    await stopped;
    expect(await added.getState()).toBe('waiting');
    expect((await queue.getJob(added.id!))?.attemptsMade).toBe(0);
  });

  test('an end that cannot be told on the last attempt is not lost: the job runs again, and uses none', async () => {
    fresh();
    const told: unknown[] = [];
    const onEnd = async (end: string, { attemptsMade }: Job) => {
      told.push([end, attemptsMade]);
      if (told.length === 1) throw new Error('no store');
    };
    const one = worker(bullmqProcessor(async () => 'done', { onEnd }));
    const completed = new Promise<unknown>((resolve) => {
      one.on('completed', (_job, end) => resolve([end, told.length]));
    });
    const added = await queue.add('x', {});
    await expect.poll(() => added.getState()).toBe('delayed');
    expect((await queue.getJobLogs(added.id!)).logs).toEqual(['the end could not be told: Error: no store']);
    await (await queue.getJob(added.id!))?.promote();
    expect(await completed).toEqual(['done', 2]);
    expect(told).toEqual([
      ['done', 0],
      ['done', 0],
    ]);
  });

  test('a failure is told once it is the last, and a cancel at once, before BullMQ knows', async () => {
    fresh();
    const told: string[] = [];
    const { job: work, running } = endless();
    const fails = () => Promise.reject(new Error('site is silent'));
    const jobs = new Map<string, (payload: unknown, context?: JobContext<object>) => Promise<unknown>>([
      ['fails', fails],
      ['endless', work],
    ]);
    const onFailed = async ({ message }: Error, job: Job) => {
      told.push(`${job.name} ${job.attemptsMade}: ${message}, ${await job.getState()}`);
    };
    const one = worker((job, token, signal) =>
      bullmqProcessor(jobs.get(job.name)!, { onFailed })(job, token, signal),
    );
    await queue.add('fails', {}, { attempts: 2 });
    await expect.poll(() => told).toEqual(['fails 1: site is silent, active']);
    const added = await queue.add('endless', {}, { attempts: 2 });
    await running;
    one.cancelJob(added.id!, 'cancelled by user');
    await expect.poll(() => told.slice(1)).toEqual(['endless 0: aborted: cancelled by user, active']);
  });

  test('a lost lock stops the run and leaves the job to its new owner', async () => {
    fresh();
    const { job: work, running, reasons } = endless();
    const one = worker(bullmqProcessor(work));
    supervise(one);
    const added = await queue.add('x', {});
    await running;
    one.emit('lockRenewalFailed', [added.id!]);
    await expect.poll(() => reasons).toEqual(['LockLost']);
    expect(await added.getState()).toBe('active');
  });

  test('progress: the latest wins, the last is always written', async () => {
    fresh();
    const many = async (_payload: unknown, { onProgress }: JobContext<number> = {}) => {
      for (let page = 1; page <= 500; page += 1) await onProgress?.(page);
      return 'done';
    };
    const elsewhere: number[] = [];
    const onProgress = async (page: number) => void elsewhere.push(page);
    const shown = { progress: (page: number) => ({ page }), onProgress, progressEveryMs: 20 };
    const one = worker(bullmqProcessor(many, shown));
    const writes: unknown[] = [];
    one.on('progress', (_job, progress) => writes.push(progress));
    const finished = new Promise<void>((resolve) => one.on('completed', () => resolve()));
    const added = await queue.add('x', {});
    await finished;
    expect((await queue.getJob(added.id!))?.progress).toEqual({ page: 500 });
    expect(writes.length).toBeLessThan(10);
    expect(elsewhere.at(-1)).toBe(500);
  });

  test('one audit at a time for a business', async () => {
    fresh();
    const first = await queue.add('x', {}, oncePerBusiness('b1'));
    const second = await queue.add('x', {}, oncePerBusiness('b1'));
    const other = await queue.add('x', {}, oncePerBusiness('b2'));
    expect(second.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
  });

  test(`${shards} shards of 100 addresses, one of them bad: only the join announces, and it counts the lost shard`, async () => {
    fresh();
    const joins = `joins-of-${name}`;
    const shardJob = (payload: unknown): Promise<JobEnd<SiteSummary>> => {
      const { plan, lanes } = shardPlan(payload);
      if (plan.urls.includes('https://example.com/5123')) throw new classes.UnrecoverableError('bad shard');
      return Promise.resolve(shardEnd(plan, lanes));
    };
    opened(new WorkerClass(name, bullmqProcessor(shardJob), { connection: connection(), concurrency: 20 }));
    const events: SeoAuditEvent[] = [];
    const join = joinProcessor(({ summary }) => Promise.resolve(void events.push(announce(summary))));
    const joined = new Promise<unknown>((resolve, reject) => {
      opened(new WorkerClass(joins, join, { connection: connection() }))
        .on('completed', (_job, value) => resolve(value))
        .on('failed', (_job, error) => reject(error));
    });
    const flow = opened(new FlowClass({ connection: connection() }));
    const [totalPages, pages] = [shards * 100, (shards - 1) * 100];
    await flow.add(siteFlow(planOf(totalPages), { shardQueue: name, joinQueue: joins, workers: 4 }));
    expect(await joined).toMatchObject({
      failedShards: 1,
      summary: { totalPages, pages, scoreSum: pages * 50 },
    });
    expect(events).toEqual([announce({ ...EMPTY_SUMMARY, totalPages, pages, scoreSum: pages * 50 })]);
    expect(events[0]?.data).toMatchObject({ totalPages, pagesCompleted: pages, avgScore: 50 });
  });
}
