import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workJoins, workPgBoss, type PgBossJob, type PgBossLike } from '../../src/queue/pg-boss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A boss whose database is away until `isAway` is false, with the handler of its one lane. */
function bossWithoutDatabase() {
  const state = { isAway: true, asked: 0 };
  const handlers: ((jobs: PgBossJob<never>[]) => Promise<unknown>)[] = [];
  const answer = () => {
    state.asked += 1;
    return state.isAway ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve({ rows: [] });
  };
  const boss: PgBossLike = {
    work: async (_name, _options, handler) => {
      handlers.push(handler);
      return 'lane';
    },
    offWork: async () => undefined,
    getJobById: async () => ({ state: 'active' }),
    getDb: () => ({ executeSql: answer }),
  };
  const job: PgBossJob<never> = JSON.parse('{"id":"1","name":"audits","data":{}}');
  return { boss, state, handlers, run: () => handlers[0]?.([job]) };
}

test.each([
  ['a result', async () => 'done', 'done'],
  ['a failure', () => Promise.reject(new Error('broken')), 'broken'],
])(
  '%s is handed to pg-boss once the database is back: it would get lost on the way',
  async (_end, job, end) => {
    const { boss, state, run } = bossWithoutDatabase();
    await workPgBoss(boss, 'audits', job);
    let ended = '';
    void run()?.then(
      (value) => (ended = String(value)),
      (error: Error) => (ended = error.message),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toBe('');
    expect(state.asked).toBeGreaterThan(1);
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toBe(end);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('a schema that is no plain identifier is told before any job is taken', async () => {
  const { boss, run } = bossWithoutDatabase();
  const options = { schema: 'a; DROP TABLE b' };
  await expect(workPgBoss(boss, 'audits', async () => 'done', options)).rejects.toThrow(TypeError);
  await expect(workJoins(boss, 'joins', undefined, options)).rejects.toThrow(TypeError);
  expect(run()).toBe(undefined);
});

test('a job whose own signal has been aborted already is stopped', async () => {
  const { boss, state, handlers } = bossWithoutDatabase();
  state.isAway = false;
  await workPgBoss(boss, 'audits', async (_payload, { signal } = {}) => signal?.throwIfAborted());
  const job: PgBossJob<never> = JSON.parse('{"id":"1","name":"audits","data":{}}');
  const ended = handlers[0]?.([{ ...job, signal: AbortSignal.abort('stopped') }]);
  await expect(ended).rejects.toThrow('aborted: stopped');
});

test('a worker that stops does not wait for a database', async () => {
  const { boss, run } = bossWithoutDatabase();
  const worker = await workPgBoss(boss, 'audits', async () => 'done');
  const ended = run();
  await vi.advanceTimersByTimeAsync(10);
  await worker.shutdown();
  expect(await ended).toBe('done');
});

test('a job that is being fetched while the worker stops is handed back before it has stopped', async () => {
  const { boss, state } = bossWithoutDatabase();
  state.isAway = false;
  const written: string[] = [];
  const fetched: PgBossJob<never> = JSON.parse('{"id":"1","name":"audits","data":{}}');
  // Of versions 10 and 11: their own lanes would stop at once.
  const older = {
    ...boss,
    getDb: () => ({ executeSql: async (sql: string) => void written.push(sql) }),
    fetch: () => new Promise<PgBossJob<never>[]>((resolve) => setTimeout(resolve, 300, [fetched])),
    complete: async () => undefined,
    fail: async () => undefined,
  };
  const worker = await workPgBoss(older, 'audits', async (_payload, { signal } = {}) =>
    signal?.throwIfAborted(),
  );
  let isStopped = false;
  const stopped = worker.shutdown().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(200);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await stopped;
  expect(written.some((sql) => sql.includes("SET state = 'created'"))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('an end is told after its last progress; a run that rejects has none, and one that cannot be told has failed', async () => {
  const { boss, state, run } = bossWithoutDatabase();
  state.isAway = false;
  const told: string[] = [];
  const runs = [() => 'done', () => Promise.reject(new Error('broken')), () => 'untold'];
  await workPgBoss<never, string, string, never>(
    boss,
    'audits',
    async (_payload, context) => {
      await context?.onProgress?.('page');
      return (runs.shift() ?? String)();
    },
    {
      onProgress: async (progress) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        told.push(progress);
      },
      onEnd: async (summary, { id }) => {
        if (summary === 'untold') throw new Error('no store');
        told.push(`${id} ${summary}`);
      },
    },
  );
  const ended = async () => {
    const end = run()?.then(String, (error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(500);
    return end;
  };
  expect(await ended()).toBe('done');
  expect(told).toEqual(['page', '1 done']);
  expect(await ended()).toBe('broken');
  expect(await ended()).toBe('no store');
  expect(told).toEqual(['page', '1 done', 'page', 'page']);
});
