import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteJobPayload, type SiteJobPayload, type SitePlan } from '../../src/contract/index.ts';
import { CodedError } from '../../src/errors.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { joinBatch, shardJobs, workPgBoss } from '../../src/queue/pg-boss.ts';
import { missing, postgresBinaries, startPostgres, type Engine } from './engines.ts';
import { announce, planOf, shardEnd } from './sharded-site.ts';
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
    for (const name of ['site-audit', 'x', 'shards', 'down']) await boss.createQueue(name);
  });
  afterAll(async () => {
    await boss.stop({ graceful: false });
    await engine.stop();
  });

  const row = async (name: string, id: string) => (await boss.getJobById(name, id))!;
  survives({
    workerOptions: () => ['--queue', 'pg-boss', '--url', url()],
    add: async (plan, { attempts }) =>
      (await boss.send('site-audit', { plan, lanes: 1 }, { expireInSeconds: 4, retryLimit: attempts - 1 }))!,
    state: async (id) => (await row('site-audit', id)).state,
    result: async (id) => (await row('site-audit', id)).output,
    attempts: async (id) => (await row('site-audit', id)).retryCount,
    attemptsOfCrash: 1,
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

  test('1,000 shards of 100 addresses, one of them bad', { timeout: 60_000 }, async () => {
    const rows = shardJobs(planOf(100_000), { queue: 'shards', workers: 4 });
    expect(rows).toHaveLength(1_000);
    await boss.insert(rows.map((one) => ({ ...one, retryLimit: 0 })));
    const outputs: unknown[] = [];
    for (let jobs = await fetched(); jobs.length > 0; jobs = await fetched()) {
      for (const { data } of jobs) {
        const { plan, lanes } = siteJobPayload.parse(data) as SiteJobPayload & { plan: SitePlan };
        const isBad = plan.urls.includes('https://example.com/51234');
        outputs.push(isBad ? null : shardEnd(plan, lanes));
      }
      await boss.complete(
        'shards',
        jobs.map(({ id }) => id),
      );
    }
    const { summary, failedShards } = joinBatch(outputs, 100_000);
    expect(failedShards).toBe(1);
    expect(announce(summary).data).toMatchObject({
      totalPages: 100_000,
      pagesCompleted: 99_900,
      avgScore: 50,
    });
  });
  const fetched = () => boss.fetch('shards', { batchSize: 200 });

  test('a failure ends, after its last try, as one line with its code', { timeout: 30_000 }, async () => {
    let tries = 0;
    const down = () => {
      tries += 1;
      return Promise.reject(new CodedError('target-unreachable', 'https://example.com/: connect\nrefused'));
    };
    const worker = await workPgBoss(boss, 'down', down);
    const id = (await boss.send('down', {}, { retryLimit: 1 }))!;
    await expect.poll(async () => (await row('down', id)).state, { timeout: 15_000 }).toBe('failed');
    await worker.shutdown();
    expect(tries).toBe(2);
    expect((await row('down', id)).output).toMatchObject({
      message: 'target-unreachable: The site could not be reached (https://example.com/: connect refused)',
    });
  });
});
