import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import { postgresStore, storeMigration, type PostgresStore } from '../../src/queue/postgres-store.ts';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

const siteEnd = { status: 'complete', result: EMPTY_SUMMARY, error: null } as const;

describe.runIf(isHere('postgres'))('events on their way', () => {
  let pool: Pool;
  let store: PostgresStore;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase('store_outbox') });
    pool.on('error', () => undefined);
    store = postgresStore(pool);
    await pool.query(storeMigration());
  });
  afterAll(() => pool?.end());

  const ended = async () => {
    const job = {
      id: randomUUID(),
      kind: 'site-audit' as const,
      businessId: randomUUID(),
      businessName: 'Tea',
      url: 'https://example.com/',
    };
    await store.add(job);
    await store.end(job.id, siteEnd);
    return job;
  };
  const idsOf = async (range?: { readonly olderThan?: number; readonly limit?: number }) =>
    (await store.undelivered(range)).map(({ jobId }) => jobId);

  test('are listed from the end of their job until they are delivered, or can never be', async () => {
    const [first, second] = [await ended(), await ended()];
    expect(await idsOf()).toEqual([first.id, second.id]);
    expect(await idsOf({ limit: 1 })).toEqual([first.id]);
    expect(await idsOf({ olderThan: 60_000 })).toEqual([]);
    const [event] = await store.undelivered();
    expect(event).toEqual({ jobId: first.id, ...(await store.event(first.id)) });
    // An end that is told again is no other event.
    await store.delivered(first.id);
    await store.end(first.id, siteEnd);
    await store.undeliverable(first.id, 'late');
    await store.undeliverable(second.id, 'https://example.com/?token=0123456789 answers 410');
    expect(await idsOf()).toEqual([]);
    const reasons = [first, second].map(async ({ id, businessId }) => {
      const evidence = await store.evidence(id, businessId);
      return [evidence?.deliveryError, evidence?.deliveredAt];
    });
    expect(await Promise.all(reasons)).toEqual([
      [null, expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)],
      ['https://example.com/?token=*** answers 410', null],
    ]);
    await store.delivered('no id');
    for (const range of [{ olderThan: -1 }, { limit: 0 }])
      await expect(store.undelivered(range)).rejects.toThrow(/^payload-invalid: /);
  });

  test('are on their way elsewhere once a queue has them, and may be given up all the same', async () => {
    const job = { ...(await ended()), id: randomUUID() };
    await store.add(job);
    await store.end(job.id, siteEnd, async () => undefined);
    expect(await idsOf()).not.toContain(job.id);
    const error = async () => (await store.evidence(job.id, job.businessId))?.deliveryError;
    await store.undeliverable(job.id, 'the address is not public');
    expect(await error()).toBe('the address is not public');
    await store.delivered(job.id);
    await store.undeliverable(job.id, 'late');
    expect(await error()).toBeNull();
    const next = { ...job, id: randomUUID() };
    await store.add(next);
    await store.end(next.id, siteEnd);
    await store.prune({ olderThan: 0 });
    expect(await store.event(job.id)).toBeNull();
  });

  test('are none of a job that has failed', async () => {
    const job = { ...(await ended()), id: randomUUID() };
    await store.add(job);
    await store.cancel(job.id, 'x');
    expect(await idsOf()).not.toContain(job.id);
  });

  test.runIf(isHere('redis'))(
    'are each delivered once by a queue elsewhere, wherever its sender dies',
    async () => {
      for (const { jobId } of await store.undelivered()) await store.delivered(jobId);
      const name = `hooks-${randomUUID()}`;
      const connection = { url: redisUrl(), maxRetriesPerRequest: null };
      const queue = new Queue(name, { connection });
      const got: string[] = [];
      const worker = new Worker(
        name,
        async ({ data }: { readonly data: { readonly jobId: string } }) => {
          got.push(data.jobId);
          await store.delivered(data.jobId);
        },
        { connection, autorun: false },
      );
      onTestFinished(async () => void (await Promise.all([worker.close(), queue.close()])));
      const send = (jobId: string) => queue.add('webhook', { jobId }, { jobId });
      // Of three senders one dies before it sends, one sends twice, and one is not there any more when the queue works.
      const jobs = [await ended(), await ended(), await ended()];
      await send(jobs[1]!.id);
      await send(jobs[1]!.id);
      const relay = async () => {
        for (const { jobId } of await store.undelivered()) await send(jobId);
      };
      await Promise.all([relay(), relay()]);
      void worker.run();
      await expect.poll(idsOf).toEqual([]);
      await relay();
      await expect.poll(() => queue.getJobCountByTypes('completed')).toBe(3);
      expect(got.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
    },
  );
});
