import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import type { SeoAuditEvent } from '../../src/contract/index.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { EMPTY_SUMMARY, type JoinedSite } from '../../src/jobs/site-summary.ts';
import {
  shardJobs,
  siteBatch,
  workJoins,
  workPgBoss,
  type BatchRow,
  type JoinRow,
  type PgBossWorker,
} from '../../src/queue/pg-boss.ts';
import { eager } from './eager-boss.ts';
import { expireJobs, insertRows, openJobs, startedBoss } from './bosses.ts';
import { freshDatabase, isHere, until } from './engines.ts';
import { announce, planOf, shardEnd, shardPlan } from './sharded-site.ts';

const BATCH = '7f0c6a52-3b1e-4f5d-9a51-0d8f4b7c2e11';
const queues = { shardQueue: 'shards', joinQueue: 'joins' };

test('a batch made twice has the same ids; another batch has others', () => {
  const made = () => siteBatch(planOf(250), { ...queues, batchId: BATCH });
  expect(made()).toEqual(made());
  const ids = made().shards.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(made().join).toMatchObject({ id: BATCH, name: 'joins', data: { shards: 3, totalPages: 250 } });
  const other = siteBatch(planOf(250), queues);
  expect(other.join.id).not.toBe(siteBatch(planOf(250), queues).join.id);
  expect(other.shards.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(siteBatch(planOf(1), { ...queues, jobId: BATCH }).join.id).toBe(BATCH);
});

test('the rows of the shards alone carry no id, and the same payloads', () => {
  const rows = shardJobs(planOf(250), { queue: 'shards', workers: 4 });
  expect(rows).toMatchObject(Array.from({ length: 3 }, () => ({ name: 'shards', retryLimit: 3 })));
  const { shards } = siteBatch(planOf(250), { ...queues, workers: 4 });
  expect(rows.map(({ data }) => data)).toEqual(shards.map(({ data }) => data));
});

test('an empty plan is one shard, so that its join has something to join', () => {
  const { shards, join } = siteBatch(planOf(0), queues);
  expect(shards).toHaveLength(1);
  expect(join.data).toMatchObject({ shards: 1, totalPages: 0 });
});

test('a batch without an UUID, or with one queue for both, is misuse', () => {
  expect(() => siteBatch(planOf(1), { ...queues, batchId: 'one' })).toThrow(TypeError);
  expect(() => siteBatch(planOf(1), { shardQueue: 'x', joinQueue: 'x' })).toThrow(TypeError);
});

describe.runIf(isHere('postgres'))('a batch of pg-boss', () => {
  let url: string;
  let boss: PgBoss;

  beforeAll(async () => {
    url = await freshDatabase('joins');
    boss = await startedBoss(url);
  });
  afterAll(() => boss?.stop({ graceful: false }));
  const insert = (rows: readonly (BatchRow | JoinRow)[]) => insertRows(boss, rows);

  const madeAfter = async (before: Promise<void>, names: readonly string[]) => {
    await before;
    for (const name of names) await boss.createQueue(name);
  };

  /** A batch in queues of its own, and what its joins told. */
  let batches = 0;
  let making = Promise.resolve();
  const setUp = async (
    { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
    pages: number,
    shardSize: number,
    shardOptions: object = { retryLimit: 0 },
  ) => {
    batches += 1;
    const names = [`shards-${batches}`, `joins-${batches}`, `webhooks-${batches}`] as const;
    // Each queue is a table: two made at once lock each other out.
    const before = making;
    making = madeAfter(before, names);
    await making;
    const [queue, joinQueue, webhooks] = names;
    const { shards, join } = siteBatch(planOf(pages), {
      shardQueue: queue,
      joinQueue,
      shardSize,
      workers: 4,
    });
    const told: JoinedSite[] = [];
    const workers: PgBossWorker[] = [];
    onTestFinished(async () => void (await Promise.all(workers.map(({ shutdown }) => shutdown()))));
    const work = async (
      job: typeof read,
      options: { readonly boss?: PgBoss; readonly lanes?: number } = {},
    ) => {
      const { boss: by = boss, lanes = 1 } = options;
      workers.push(await workPgBoss(eager(by), queue, job, { concurrency: lanes, cancelPollMs: 100 }));
    };
    const joins = async (onJoined?: Parameters<typeof workJoins>[2], by = boss) => {
      const tell = (joined: JoinedSite) => Promise.resolve(void told.push(joined));
      workers.push(await workJoins(eager(by), joinQueue, onJoined ?? tell, { lookEveryMs: 100 }));
    };
    const row = async () => (await boss.getJobById(joinQueue, join.id))!;
    const state = (is: string) => until(async () => (await row()).state === is, `the join is ${is}`);
    const rows = { shards: shards.map((one) => ({ ...one, ...shardOptions })), join };
    return { ...rows, queue, joinQueue, webhooks, told, work, joins, row, state };
  };
  const read = (payload: unknown, _context?: JobContext<object>): Promise<unknown> => {
    const { plan, lanes } = shardPlan(payload);
    return Promise.resolve(shardEnd(plan, lanes));
  };
  /** A shard that can do nothing with one address, and ends like any other without it. */
  const without = (url: string) => (payload: unknown) =>
    shardPlan(payload).plan.urls.includes(url) ? Promise.reject(new Error('bad shard')) : read(payload);
  const sums = (totalPages: number, pages: number) => ({
    ...EMPTY_SUMMARY,
    totalPages,
    pages,
    scoreSum: pages * 50,
  });

  test('100 shards of 100 addresses, one of them bad: only the join announces, and it counts the lost shard', async (context) => {
    const { shards, join, work, joins, row, state } = await setUp(context, 10_000, 100);
    expect(shards).toHaveLength(100);
    await insert([...shards, join]);
    const events: SeoAuditEvent[] = [];
    await joins(({ summary }) => Promise.resolve(void events.push(announce(summary))));
    await work(without('https://example.com/5123'), { lanes: 8 });
    await state('completed');
    expect((await row()).output).toEqual({ summary: sums(10_000, 9_900), failedShards: 1 });
    expect(events.map(({ data }) => data)).toMatchObject([
      { totalPages: 10_000, pagesCompleted: 9_900, avgScore: 50 },
    ]);
    expect((await row()).retryCount).toBe(0);
  });

  test('shards that end at the same moment, in two processes with a join worker each, are joined once', async (context) => {
    const other = await startedBoss(url);
    context.onTestFinished(() => other.stop({ graceful: false }));
    for (let round = 0; round < 3; round += 1) {
      const { shards, join, work, joins, state, told } = await setUp(context, 20, 10);
      let waiting: (() => void)[] = [];
      const together = async (payload: unknown) => {
        const both = new Promise<void>((go) => waiting.push(go));
        if (waiting.length === 2) for (const go of waiting.splice(0)) go();
        await both;
        return read(payload);
      };
      waiting = [];
      for (const by of [boss, other]) {
        await work(together, { boss: by });
        await joins(undefined, by);
      }
      await insert([...shards, join]);
      await state('completed');
      expect(told).toEqual([{ summary: sums(20, 20), failedShards: 0 }]);
    }
  });

  /** A worker in a process of its own, killed with SIGKILL once it is in the middle of its work. */
  const killedIn = async (place: 'shard' | 'join', names: readonly string[]) => {
    const script = resolve(import.meta.dirname, 'batch-process.mjs');
    const child = spawn(process.execPath, [script, url, ...names, place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [shards = '', joins = ''] = names;
    await expireJobs(boss, place === 'shard' ? shards : joins);
  };

  test('a shard whose worker was killed is done by another, and joined once', async (context) => {
    const options = { retryLimit: 1 };
    const { shards, join, queue, joinQueue, webhooks, work, joins, state, told } = await setUp(
      context,
      20,
      10,
      options,
    );
    await insert([...shards, join]);
    await killedIn('shard', [queue, joinQueue, webhooks]);
    await work(read);
    await joins();
    await state('completed');
    expect(told).toEqual([{ summary: sums(20, 20), failedShards: 0 }]);
  });

  test.concurrent('a shard that dies with its last worker is counted as lost', async (context) => {
    const { shards, join, queue, joinQueue, webhooks, work, joins, state, told } = await setUp(
      context,
      20,
      10,
    );
    await insert([...shards, join]);
    await joins();
    // Ten deaths before this one.
    await boss.getDb().executeSql('UPDATE pgboss.job SET retry_count = 10 WHERE name = $1', [queue]);
    await killedIn('shard', [queue, joinQueue, webhooks]);
    await work(read);
    await state('completed');
    expect(told).toEqual([{ summary: sums(20, 10), failedShards: 1 }]);
  });

  test.concurrent('a join that is killed while it tells is run again, and its event is queued once', async (context) => {
    const { shards, join, queue, joinQueue, webhooks, work, joins, row, state } = await setUp(
      context,
      20,
      10,
    );
    await work(read);
    await insert([...shards, join]);
    await killedIn('join', [queue, joinQueue, webhooks]);
    let runs = 0;
    await joins(({ summary }, { id }) => {
      runs += 1;
      return boss.send(webhooks, { pages: summary.pages }, { id });
    });
    await state('completed');
    expect(runs).toBe(1);
    expect((await row()).retryCount).toBe(1);
    const queued = await boss.fetch(webhooks, { batchSize: 10 });
    expect(queued.map(({ data }) => data)).toEqual([{ pages: 20 }]);
  });

  test('a join whose telling fails is tried again', async (context) => {
    const { shards, join, work, joins, state } = await setUp(context, 20, 10);
    let tries = 0;
    await work(read);
    await joins(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('receiver is away')) : Promise.resolve();
    });
    await insert([...shards, { ...join, retryBackoff: false }]);
    await state('completed');
    expect(tries).toBe(2);
  });

  test('a join waits for shards that are yet to be inserted, and uses no attempt for it', async (context) => {
    const { shards, join, work, joins, row, state, told } = await setUp(context, 20, 10);
    await work(read);
    await joins();
    await insert([join]);
    await insert(shards.slice(0, 1));
    await expect
      .poll(async () => (await boss.getJobById(shards[0]!.name, shards[0]!.id))?.state)
      .toBe('completed');
    expect(told).toEqual([]);
    await insert(shards);
    await insert([join]);
    await state('completed');
    expect(told).toEqual([{ summary: sums(20, 20), failedShards: 0 }]);
    expect((await row()).retryCount).toBe(0);
  });

  test('a cancelled join tells nobody; a cancelled shard is a lost one', async (context) => {
    const cancelled = await setUp(context, 20, 10);
    await insert([...cancelled.shards, cancelled.join]);
    await boss.cancel(cancelled.joinQueue, cancelled.join.id);
    await boss.cancel(cancelled.joinQueue, cancelled.join.id);
    const half = await setUp(context, 20, 10);
    await insert([...half.shards, half.join]);
    await boss.cancel(half.queue, half.shards[0]!.id);
    for (const { joins, work } of [cancelled, half]) {
      await joins();
      await work(read);
    }
    await half.state('completed');
    await expect.poll(() => openJobs(boss, cancelled.queue)).toBe(0);
    expect(half.told).toEqual([{ summary: sums(20, 10), failedShards: 1 }]);
    expect(cancelled.told).toEqual([]);
    expect((await cancelled.row()).state).toBe('cancelled');
  });

  test('shards that were deleted are lost', async (context) => {
    const { shards, join, queue, work, joins, state, told } = await setUp(context, 30, 10);
    await insert(shards);
    await work(read);
    await expect.poll(() => openJobs(boss, queue)).toBe(0);
    await boss.deleteJob(queue, shards[2]!.id);
    await insert([join]);
    await boss
      .getDb()
      .executeSql(`UPDATE pgboss.job SET created_on = now() - interval '1 hour' WHERE id = $1`, [join.id]);
    await joins();
    await state('completed');
    expect(told).toEqual([{ summary: sums(30, 20), failedShards: 1 }]);
  });

  test('a payload that is none of ours fails for good, in one line with its code', async (context) => {
    const { joinQueue, joins } = await setUp(context, 1, 1);
    const id = (await boss.send(joinQueue, {}, { retryLimit: 5 }))!;
    await joins();
    await expect.poll(async () => (await boss.getJobById(joinQueue, id))?.state).toBe('failed');
    const { output, retryCount } = (await boss.getJobById(joinQueue, id))!;
    expect(output).toMatchObject({
      message: 'payload-invalid: siteBatch and archiveBatch make those of joins',
    });
    expect(retryCount).toBe(0);
  });
});
