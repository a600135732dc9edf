import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { unanswered } from '../../src/exchange.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { createJobs, type JobName } from '../../src/jobs/jobs.ts';
import { bullmqProcessor } from '../../src/queue/bullmq.ts';
import { workPgBoss } from '../../src/queue/pg-boss.ts';
import { postgresStore, storeMigration, type PostgresStore } from '../../src/queue/postgres-store.ts';
import { startedBoss } from './bosses.ts';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

/** More tries than a dead target is worth. */
const TRIES = 20;

/** Runs a job of this kind on an engine until it has failed for good. */
type Engine = (kind: JobName, payload: { readonly jobId: string; readonly url: string }) => Promise<void>;

describe.runIf(isHere('postgres') && isHere('redis'))('a target that never answers', () => {
  let pool: Pool;
  let store: PostgresStore;
  let url: string;
  beforeAll(async () => {
    url = await freshDatabase('store_dead_target');
    pool = new Pool({ connectionString: url });
    pool.on('error', () => undefined);
    store = postgresStore(pool);
    await pool.query(storeMigration());
  });
  afterAll(() => pool?.end());

  /** Milliseconds that requests have taken, though nobody has waited for them. */
  let spent = 0;
  const jobsOf = (requestMs: number) => {
    const web = {
      fetch: async (
        address: string,
        { limits }: { readonly limits?: { readonly totalMs?: number } } = {},
      ) => {
        const totalMs = Math.min(requestMs, limits?.totalMs ?? requestMs);
        spent += totalMs;
        const failure = { code: 'timeout', message: 'no answer', retryable: true } as const;
        const exchange = unanswered(address, failure);
        return { ...exchange, timings: { ...exchange.timings, totalMs } };
      },
      close: async () => undefined,
    };
    return createJobs(createAuditor({ web }));
  };
  const held =
    (run: (payload: unknown, context: { readonly signal: AbortSignal }) => Promise<unknown>) =>
    (payload: { readonly jobId: string }, { signal }: JobContext<unknown, unknown> = {}) =>
      store.hold(payload.jobId, (stop) => run(payload, { signal: stop }), signal);
  const onFailed = (error: Error, { data }: { readonly data: { readonly jobId: string } }) =>
    store.apply(data.jobId, { type: 'failed', error: error.message });

  const engines: Readonly<Record<string, (requestMs: number) => Promise<Engine>>> = {
    BullMQ: async (requestMs) => {
      const [name, connection] = [`dead-${randomUUID()}`, { url: redisUrl(), maxRetriesPerRequest: null }];
      const [queue, jobs] = [new Queue(name, { connection }), jobsOf(requestMs)];
      const worker = new Worker(
        name,
        (job, token, signal) =>
          bullmqProcessor(held(jobs[job.name as JobName]), { onFailed })(job, token, signal),
        { connection },
      );
      onTestFinished(async () => void (await Promise.all([worker.close(), queue.close()])));
      return async (kind, payload) => void (await queue.add(kind, payload, { attempts: TRIES }));
    },
    'pg-boss': async (requestMs) => {
      const boss = await startedBoss(url);
      onTestFinished(() => boss.stop({ graceful: false }));
      const jobs = jobsOf(requestMs);
      return async (kind, payload) => {
        const queue = `${kind}-${requestMs}`;
        await boss.createQueue(queue, { retryLimit: TRIES, retryDelay: 0 });
        const worker = await workPgBoss(boss, queue, held(jobs[kind]), { onFailed });
        onTestFinished(() => worker.shutdown());
        await boss.send(queue, payload);
      };
    },
  };

  describe.each(Object.entries(engines))('%s', (_name, open) => {
    test.each([
      ['crawler-check', 'lets every request run out of time', 30_000, 2],
      ['site-audit', 'lets every request run out of time', 30_000, 2],
      ['schema-audit', 'refuses each connection', 10, 5],
    ] as const)(
      '%s: that %s is given up within 90 seconds of trying',
      async (kind, _how, requestMs, tries) => {
        const now = performance.now.bind(performance);
        spent = 0;
        vi.spyOn(performance, 'now').mockImplementation(() => now() + spent);
        onTestFinished(() => void vi.restoreAllMocks());
        const [jobId, businessId] = [randomUUID(), randomUUID()];
        const target = 'https://example.com/';
        await store.add({ id: jobId, kind, businessId, businessName: 'Tea', url: target });
        const run = await open(requestMs);
        await run(kind, { jobId, url: target });
        await expect.poll(async () => (await store.status(kind, jobId, businessId))?.status).toBe('failed');
        expect((await store.status(kind, jobId, businessId))?.error).toMatch(/^target-unreachable: \S/);
        expect(await store.evidence(jobId, businessId)).toMatchObject({
          attempt: tries,
          error: expect.stringMatching(/^target-unreachable: /),
        });
        expect(spent).toBeGreaterThan(0);
        expect(spent).toBeLessThan(90_000);
        expect(await store.running(businessId)).toBeNull();
      },
    );
  });
});
