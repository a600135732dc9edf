import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SitePlan, SiteSummary } from '../../src/contract/index.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/shards.ts';
import { joinBatch, shardJobs, workPgBoss } from '../../src/queue/pg-boss.ts';
import { missing, postgresBinaries, startPostgres, type Engine } from './engines.ts';
import { survives } from './survival.ts';

const binaries = postgresBinaries();

describe.skipIf(missing('PostgreSQL', binaries) !== null)('pg-boss', () => {
  let engine: Engine;
  let boss: PgBoss;
  const url = () => `postgres://tester@127.0.0.1:${engine.port}/postgres`;

  beforeAll(async () => {
    engine = await startPostgres(binaries!);
    boss = new PgBoss({ connectionString: url(), maintenanceIntervalSeconds: 1 });
    boss.on('error', () => undefined);
    await boss.start();
    for (const name of ['site-audit', 'x', 'shards']) await boss.createQueue(name);
  });
  afterAll(async () => {
    await boss.stop({ graceful: false });
    await engine.stop();
  });

  const row = async (name: string, id: string) => (await boss.getJobById(name, id))!;
  survives({
    workerOptions: () => ['--queue', 'pg-boss', '--url', url()],
    add: async (plan) =>
      (await boss.send('site-audit', { plan, lanes: 1 }, { expireInSeconds: 4, retryLimit: 3 }))!,
    state: async (id) => (await row('site-audit', id)).state,
    result: async (id) => (await row('site-audit', id)).output,
    attempts: async (id) => (await row('site-audit', id)).retryCount,
  });

  const endless = (_payload: unknown, { signal }: JobContext<object> = {}) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error(String(signal.reason))), { once: true });
    });

  test("a user's cancel stops the run and is final", { timeout: 30_000 }, async () => {
    let isStopped = false;
    const watched = (payload: unknown, context?: JobContext<object>) =>
      endless(payload, context).finally(() => (isStopped = true));
    const worker = await workPgBoss(boss, 'x', watched, { cancelPollMs: 100 });
    const id = (await boss.send('x', {}, { retryLimit: 3 }))!;
    await expect.poll(async () => (await row('x', id)).state, { timeout: 10_000 }).toBe('active');
    await boss.cancel('x', id);
    await expect.poll(() => isStopped, { timeout: 10_000 }).toBe(true);
    await worker.shutdown();
    expect((await row('x', id)).state).toBe('cancelled');
  });

  test('a second send for a business while one is waiting gives nothing', async () => {
    const first = await boss.send('x', {}, { singletonKey: 'b1', singletonSeconds: 60 });
    expect(first).not.toBeNull();
    expect(await boss.send('x', {}, { singletonKey: 'b1', singletonSeconds: 60 })).toBeNull();
  });

  test('1,000 shards of 100 addresses, one of them bad', { timeout: 120_000 }, async () => {
    const urls = Array.from({ length: 100_000 }, (_, index) => `https://example.com/${index}`);
    const plan: SitePlan = {
      origin: 'https://example.com',
      sitemapFound: true,
      totalPages: urls.length,
      urls,
    };
    const rows = shardJobs(plan, { queue: 'shards' });
    expect(rows).toHaveLength(1_000);
    await boss.insert(rows.map((one) => ({ ...one, retryLimit: 0 })));
    const outputs: (SiteSummary | null)[] = [];
    for (
      let jobs = await boss.fetch<{ plan: SitePlan }>('shards', { batchSize: 200 });
      jobs.length > 0;
      jobs = await boss.fetch('shards', { batchSize: 200 })
    ) {
      for (const { data } of jobs) {
        const isBad = data.plan.urls.includes('https://example.com/51234');
        outputs.push(isBad ? null : { ...EMPTY_SUMMARY, totalPages: 100, pages: 100, scoreSum: 5_000 });
      }
      await boss.complete(
        'shards',
        jobs.map(({ id }) => id),
      );
    }
    expect(joinBatch(outputs, (summary) => summary)).toMatchObject({
      failedShards: 1,
      summary: { pages: 99_900, scoreSum: 99_900 * 50 },
    });
  });
});
