import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CodedError } from '../../src/errors.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import { postgresStore, storeMigration, type PostgresStore } from '../../src/queue/postgres-store.ts';
import { freshDatabase, isHere } from './engines.ts';

const siteEnd = { status: 'complete', result: EMPTY_SUMMARY, error: null } as const;

describe.runIf(isHere('postgres'))('jobs without an end', () => {
  let pool: Pool;
  let store: PostgresStore;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase('store_open') });
    pool.on('error', () => undefined);
    store = postgresStore(pool);
    await pool.query(storeMigration());
  });
  afterAll(() => pool?.end());

  const jobOf = (businessId: string = randomUUID()) => ({
    id: randomUUID(),
    kind: 'site-audit' as const,
    businessId,
    businessName: 'Tea',
    url: 'https://example.com/',
  });
  const added = async () => {
    const job = jobOf();
    await store.add(job);
    return job;
  };
  /** Lets a job have been silent for so long. */
  const silence = (id: string, span: string) =>
    pool.query('UPDATE citeworthy.job SET seen_at = now() - $2::interval WHERE id = $1', [id, span]);
  const silentMs = async (id: string): Promise<number> => {
    const sql = `SELECT (extract(epoch FROM clock_timestamp() - seen_at) * 1000)::text AS key
      FROM citeworthy.job WHERE id = $1`;
    return Number((await pool.query(sql, [id])).rows[0]?.key);
  };
  const statusOf = ({ id, businessId }: { readonly id: string; readonly businessId: string }) =>
    store.status('site-audit', id, businessId);

  test('are listed by how long they have been silent, until they end', async () => {
    const [young, old, older] = [await added(), await added(), await added()];
    await silence(old.id, '1 hour');
    await silence(older.id, '2 hours');
    const idsOf = async (olderThan: number, limit?: number) =>
      (await store.open({ olderThan, limit })).map(({ id }) => id);
    expect(await idsOf(1_800_000)).toEqual([older.id, old.id]);
    expect(await idsOf(1_800_000, 1)).toEqual([older.id]);
    expect((await store.open()).map(({ id }) => id)).toContain(young.id);
    // What is told of a job is a sign of life.
    await store.apply(older.id, { type: 'started' });
    const [listed] = await store.open({ olderThan: 1_800_000 });
    expect(listed).toMatchObject({
      id: old.id,
      kind: 'site-audit',
      businessId: old.businessId,
      url: old.url,
      status: 'queued',
    });
    await store.end(old.id, siteEnd);
    expect(await idsOf(1_800_000)).toEqual([]);
    for (const range of [{ olderThan: -1 }, { olderThan: NaN }, { limit: 0 }])
      await expect(store.open(range)).rejects.toThrow(/^payload-invalid: /);
  });

  test('are ended by a cancel, whose reason stands; a business may then start again', async () => {
    const job = await added();
    let within = 0;
    const cancel = (reason: string) => store.cancel(job.id, reason, async () => (within += 1));
    await expect(store.cancel(job.id, 'kept', () => Promise.reject(new Error('no queue')))).rejects.toThrow();
    expect(await store.running(job.businessId)).toBe(job.id);
    expect(await cancel('the queue was emptied')).toMatchObject({
      status: 'failed',
      error: 'aborted: the queue was emptied',
    });
    expect(await cancel('again')).toMatchObject({ error: 'aborted: the queue was emptied' });
    expect(within).toBe(1);
    expect(await store.running(job.businessId)).toBeNull();
    const next = jobOf(job.businessId);
    expect(await store.add(next)).toBe(next.id);
    const ended = await added();
    await store.end(ended.id, siteEnd);
    expect(await store.cancel(ended.id)).toMatchObject({ status: 'complete', error: null });
    expect([await store.cancel(randomUUID()), await store.cancel('no id')]).toEqual([null, null]);
  });

  test.each([
    ['who asks what runs', async (businessId: string) => expect(await store.running(businessId)).toBeNull()],
    [
      'who starts the next',
      async (businessId: string) => {
        const next = jobOf(businessId);
        expect(await store.add(next)).toBe(next.id);
      },
    ],
    ['who reads its status', async () => undefined],
  ])('end by themselves once nobody starts them for a day: %s finds them failed', async (_who, find) => {
    const job = await added();
    await silence(job.id, '23 hours');
    expect(await store.running(job.businessId)).toBe(job.id);
    await silence(job.id, '25 hours');
    await find(job.businessId);
    expect(await statusOf(job)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^aborted: /),
    });
    expect(await store.running(job.businessId)).not.toBe(job.id);
  });

  test('end by themselves once the lease of their worker is over, unless a queue runs them again', async () => {
    const dead = await added();
    const broken = () => store.hold(dead.id, () => Promise.reject(new Error('the worker')));
    await expect(broken()).rejects.toThrow('the worker');
    await silence(dead.id, '29 minutes');
    expect(await store.running(dead.businessId)).toBe(dead.id);
    await silence(dead.id, '31 minutes');
    await expect(broken()).rejects.toThrow('the worker');
    expect(await store.running(dead.businessId)).toBe(dead.id);
    await silence(dead.id, '31 minutes');
    expect(await statusOf(dead)).toMatchObject({ status: 'failed' });
    const patient = postgresStore(pool, { leaseMs: Infinity });
    const slow = await added();
    await patient.hold(slow.id, async () => null);
    await silence(slow.id, '1 year');
    expect(await store.running(slow.businessId)).toBe(slow.id);
  });

  test('of a worker that lives are renewed for as long as it works', async () => {
    const job = await added();
    const quick = postgresStore(pool, { leaseMs: 60 });
    const result = await quick.hold(job.id, async () => {
      expect(await statusOf(job)).toMatchObject({ status: 'running' });
      for (let turn = 0; turn < 2; turn += 1) {
        await silence(job.id, '1 hour');
        await expect.poll(() => silentMs(job.id)).toBeLessThan(60_000);
      }
      return 'done';
    });
    expect(result).toBe('done');
  });

  test('show how often they were begun, and why they failed the last time', async () => {
    const job = await added();
    const evidence = () => store.evidence(job.id, job.businessId);
    expect(await evidence()).toEqual({
      attempt: 0,
      error: null,
      step: null,
      deliveryError: null,
      deliveredAt: null,
    });
    const failing = async (error: Error, signal?: AbortSignal) => {
      const work = async () => {
        throw error;
      };
      await expect(store.hold(job.id, work, signal)).rejects.toBe(error);
    };
    await failing(new CodedError('target-unreachable', 'https://example.com/?token=0123456789: no answer'));
    const error = 'target-unreachable: https://example.com/?token=***: no answer';
    expect(await evidence()).toEqual({
      attempt: 1,
      error,
      step: null,
      deliveryError: null,
      deliveredAt: null,
    });
    // A worker that stops has not failed.
    await failing(new Error('stopped'), AbortSignal.abort('WorkerStopping'));
    expect(await evidence()).toEqual({
      attempt: 2,
      error,
      step: null,
      deliveryError: null,
      deliveredAt: null,
    });
    await failing(new Error('connect ECONNREFUSED 127.0.0.1:5432'));
    expect((await evidence())?.error).toMatch(/^job-broken: (?!.*ECONNREFUSED)/);
    expect(await store.evidence(job.id, randomUUID())).toBeNull();
    expect(await store.evidence('no id', job.businessId)).toBeNull();
    expect(await statusOf(job)).toMatchObject({ status: 'running', error: null });
  });

  test('show how far a check is, and was when it was cancelled', async () => {
    const job = { ...jobOf(), kind: 'crawler-check' as const };
    await store.add(job);
    const evidence = async () => (await store.evidence(job.id, job.businessId))?.step;
    expect(await evidence()).toBeNull();
    const tell = (step: string, done: number) => store.apply(job.id, { type: 'step', step, done, total: 19 });
    expect(await tell('visit 3 of 14', 7)).toMatchObject({ status: 'processing' });
    await tell('home page', 0);
    expect(await evidence()).toEqual({ step: 'visit 3 of 14', done: 7, total: 19 });
    await store.cancel(job.id);
    await tell('visit 4 of 14', 8);
    expect(await evidence()).toEqual({ step: 'visit 3 of 14', done: 7, total: 19 });
  });

  test('that are cancelled in the store stop where they run, and are not begun again', async () => {
    const job = await added();
    const quick = postgresStore(pool, { leaseMs: 60 });
    const failed = { status: 'failed', result: null, error: 'aborted: the user has left' };
    const end = await quick.hold(job.id, async (signal) => {
      await store.cancel(job.id, 'the user has left');
      return new Promise<string>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      );
    });
    expect(end).toEqual(failed);
    expect(await quick.hold(job.id, () => Promise.reject(new Error('begun')))).toEqual(failed);
  });

  test('hand the signal of their queue on to the run', async () => {
    const job = await added();
    const stop = new AbortController();
    const held = store.hold(
      job.id,
      async (signal) => {
        stop.abort(new Error('the worker stops'));
        signal.throwIfAborted();
      },
      stop.signal,
    );
    await expect(held).rejects.toThrow('the worker stops');
    expect(await store.running(job.businessId)).toBe(job.id);
  });

  test('a lease that is no time is refused', () => {
    for (const leaseMs of [0, -1, NaN]) expect(() => postgresStore(pool, { leaseMs })).toThrow(TypeError);
  });
});
