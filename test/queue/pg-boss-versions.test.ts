import PgBoss10 from 'pg-boss-10';
import PgBoss11 from 'pg-boss-11';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JobContext } from '../../src/jobs/job.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { EMPTY_SUMMARY, type JoinedSite } from '../../src/jobs/site-summary.ts';
import { cancelJob, siteBatch, workJoins, workPgBoss } from '../../src/queue/pg-boss.ts';
import { freshDatabase, isHere } from './engines.ts';
import { planOf, shardEnd, shardPlan } from './sharded-site.ts';

const options = { maintenanceIntervalSeconds: 1, superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
const versions = [
  {
    version: 10,
    open: async (connectionString: string) => {
      const boss = new PgBoss10({ connectionString, ...options });
      return { boss, insert: (_queue: string, rows: PgBoss10.JobInsert[]) => boss.insert(rows) };
    },
  },
  {
    version: 11,
    open: async (connectionString: string) => {
      const boss = new PgBoss11({ connectionString, ...options });
      return { boss, insert: (queue: string, rows: PgBoss11.JobInsert[]) => boss.insert(queue, rows) };
    },
  },
];

/** What older versions have in common with the newest, on which the whole suite runs. */
describe.runIf(isHere('postgres')).each(versions)('pg-boss $version', ({ version, open }) => {
  test('a job is handed back unharmed, gets on in spite of failures, is cancelled for good; a batch is joined', async () => {
    const { boss, insert } = await open(await freshDatabase(`pg_boss_${version}`));
    boss.on('error', () => undefined);
    await boss.start();
    onTestFinished(() => boss.stop({ graceful: false }));
    for (const name of ['x', 'shards', 'joins']) await boss.createQueue(name);
    const row = async (id: string | null) => (await boss.getJobById('x', id ?? ''))!;
    let isBegun = false;
    const endless = (_payload: unknown, { signal }: JobContext<object> = {}) =>
      new Promise<never>((_resolve, reject) => {
        isBegun = true;
        signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
      });

    const first = await workPgBoss(boss, 'x', endless, { cancelPollMs: 50 });
    const id = await boss.send('x', {}, { retryLimit: 1 });
    await expect.poll(() => isBegun).toBe(true);
    await first.shutdown();
    expect(await row(id)).toMatchObject({ state: 'created', retryCount: 0 });

    // At once: the job is being fetched.
    await (await workPgBoss(boss, 'x', endless)).shutdown();
    expect((await row(id)).state).toBe('created');

    let runs = 0;
    const ends: string[] = [];
    const getsOn = async (_payload: unknown, { ledger }: JobContext<object, string> = {}) => {
      runs += 1;
      if (runs > 3) return 'done';
      await ledger?.keep(String(runs), 'page');
      throw new Error('gone again');
    };
    const second = await workPgBoss<unknown, string, object, string>(boss, 'x', getsOn, {
      ledger: () => memoryLedger(),
      onEnd: async (end) => void ends.push(end),
    });
    await expect.poll(async () => (await row(id)).state).toBe('completed');
    await second.shutdown();
    expect(ends).toEqual(['done']);

    const third = await workPgBoss(boss, 'x', endless, { cancelPollMs: 50 });
    const cancelled = await boss.send('x', {}, { retryLimit: 3 });
    await expect.poll(async () => (await row(cancelled)).state).toBe('active');
    await boss.cancel('x', cancelled ?? '');
    await third.shutdown();
    expect((await row(cancelled)).state).toBe('cancelled');

    // Cancelled while the end is told: the end holds.
    let release = () => {};
    const isTold = new Promise<void>((resolve) => (release = resolve));
    const failed: string[] = [];
    const onFailed = async ({ message }: Error) => void failed.push(message);
    const ending = await workPgBoss(boss, 'x', async () => 'done', {
      onEnd: async (end) => {
        ends.push(end);
        await isTold;
      },
      onFailed,
    });
    const ended = (await boss.send('x', {})) ?? '';
    await expect.poll(() => ends).toHaveLength(2);
    expect(await cancelJob(boss, 'x', ended, 'late', { onFailed })).toBe(false);
    release();
    await expect.poll(async () => (await row(ended)).state).toBe('completed');
    await ending.shutdown();
    expect(failed).toEqual([]);

    const { shards, join } = siteBatch(planOf(30), {
      shardQueue: 'shards',
      joinQueue: 'joins',
      shardSize: 10,
      workers: 4,
    });
    await insert('shards', [...shards]);
    const shard = async (payload: unknown) => {
      const { plan, lanes } = shardPlan(payload);
      return shardEnd(plan, lanes);
    };
    const shardWorker = await workPgBoss(boss, 'shards', shard, { concurrency: 3 });
    const sql = "SELECT id FROM pgboss.job WHERE name = 'shards' AND state = 'completed'";
    await expect.poll(async () => (await boss.getDb().executeSql(sql, [])).rows).toHaveLength(3);
    // Version 10 moves what has ended into another table.
    const archived = `WITH moved AS (DELETE FROM pgboss.job WHERE id = '${shards[0]?.id}' RETURNING *)
      INSERT INTO pgboss.archive SELECT * FROM moved`;
    if (version === 10) await boss.getDb().executeSql(archived, []);
    await insert('joins', [join]);
    const told: JoinedSite[] = [];
    const joinWorker = await workJoins(boss, 'joins', async (joined) => void told.push(joined), {
      lookEveryMs: 50,
    });
    await expect
      .poll(() => told)
      .toEqual([
        { summary: { ...EMPTY_SUMMARY, totalPages: 30, pages: 30, scoreSum: 1_500 }, failedShards: 0 },
      ]);
    await Promise.all([shardWorker.shutdown(), joinWorker.shutdown()]);
  });
});
