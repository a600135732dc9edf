import { randomUUID } from 'node:crypto';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import type { GateSource } from '../../src/jobs/gates.ts';
import { createJobs, type Jobs } from '../../src/jobs/jobs.ts';
import { serveBullmq } from '../../src/queue/bullmq-worker.ts';
import { servePgBoss } from '../../src/queue/pg-boss-worker.ts';
import { RECONNECT_MS, type HealthAddress } from '../../src/queue/worker.ts';
import { startedBoss } from './bosses.ts';
import { freshDatabase, isHere, postgresUrl, redisUrl, until } from './engines.ts';
import { workHere, type LogLine, type Serve, type WorkerHere } from './worker-here.ts';

const HEALTH_MS = 50;

/** Audits of which a crawler check works until it is told to stop, and then until the worker has told so for a while. */
function reluctantJobs(events: () => readonly LogLine[]): Jobs {
  const auditor = createAuditor();
  onTestFinished(() => auditor.close());
  const hasTold = () => events().filter(({ phase }) => phase === 'stopping').length > 2;
  const check: Jobs['crawler-check'] = (_payload, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      const later = () =>
        void until(() => Promise.resolve(hasTold()), 'it tells that it stops').then(
          () => reject(signal?.reason),
          reject,
        );
      signal?.addEventListener('abort', later, { once: true });
    });
  return { ...createJobs(auditor), 'crawler-check': check };
}

/** A worker in this process that tells of itself often. */
const serving = (context: Pick<TestContext, 'onTestFinished'>, url: string, serve: Serve): WorkerHere => {
  const worker: WorkerHere = workHere(context, serve, {
    url,
    jobs: reluctantJobs(() => worker.events()),
    healthEveryMs: HEALTH_MS,
  });
  return worker;
};

/** A worker and the gates that it shares. */
function sharing(context: Pick<TestContext, 'onTestFinished'>, url: string, serve: Serve) {
  let share: (gates: GateSource) => void = () => undefined;
  const shared = new Promise<GateSource>((resolve) => (share = resolve));
  const worker = serving(context, url, (jobs, settings) => serve(jobs, { ...settings, share }));
  return { shared, worker };
}

/** Asks a host once, and lets others know. */
async function askOnce(gates: GateSource, host: string): Promise<void> {
  const gate = gates.open(host, {});
  await gate.run(async () => exchangeOf({ url: `https://${host}/`, body: '' }));
  await gate.settled();
}

/** The phases and numbers of running jobs that health lines told of, each once, in order. */
const told = (events: readonly LogLine[]) => [
  ...new Set(
    events.filter(({ event }) => event === 'health').map(({ phase, running }) => `${phase} ${running}`),
  ),
];

/** Runs a job until it is at work, and stops the worker then. */
async function lifeOf(worker: WorkerHere, add: () => Promise<unknown>): Promise<readonly LogLine[]> {
  const sees = (line: string) => until(() => Promise.resolve(told(worker.events()).includes(line)), line);
  await sees('working 0');
  await add();
  await sees('working 1');
  await worker.stop();
  return worker.events();
}

function expectLife(events: readonly LogLine[]): void {
  const health = told(events).filter((line) => line !== 'starting 0' && line !== 'stopping 0');
  expect(health).toEqual(['working 0', 'working 1', 'stopping 1']);
  for (const { time } of events) expect(new Date(time).toISOString()).toBe(time);
}

const eventsOf = (events: readonly LogLine[]) =>
  events.map(({ event }) => event).filter((event) => event !== 'health');
const LIFE = ['ready', 'started', 'handed-back', 'stopped'];

/** A worker of a queue of its own. */
function bullmqWorker(context: Pick<TestContext, 'onTestFinished'>, healthAt?: HealthAddress) {
  const url = redisUrl();
  const name = `audits-${randomUUID()}`;
  const queue = new Queue(name, { connection: { url } });
  onTestFinished(() => queue.close());
  const worker = serving(context, url, (jobs, settings) =>
    serveBullmq(jobs, { ...settings, queue: name, healthAt }),
  );
  return { queue, worker };
}

describe.runIf(isHere('redis'))('a BullMQ worker', () => {
  test('tells how it is while it is idle, busy and stopping', async (context) => {
    const { queue, worker } = bullmqWorker(context);
    const events = await lifeOf(worker, () => queue.add('crawler-check', { url: 'example.com' }));
    expect(eventsOf(events)).toEqual(LIFE);
    expectLife(events);
  });

  test('shares the gates of hosts with all workers of its Redis', async (context) => {
    const redis = new Redis(redisUrl());
    onTestFinished(async () => void (await redis.quit()));
    const { shared, worker } = sharing(context, redisUrl(), (jobs, settings) =>
      serveBullmq(jobs, { ...settings, queue: `audits-${randomUUID()}` }),
    );
    const host = `${randomUUID()}.example`;
    await askOnce(await shared, host);
    expect(await redis.get(`citeworthy:gate:${host}`)).toContain('"active":[]');
    await worker.stop();
  });

  test('answers probes: it lives at once, and is ready while it takes jobs', async (context) => {
    const url = 'redis://127.0.0.1:1';
    const never = serving(context, url, (jobs, settings) =>
      serveBullmq(jobs, { ...settings, queue: 'audits', healthAt: { port: 0, host: '127.0.0.1' } }),
    );
    const { worker } = bullmqWorker(context, { port: 0, host: '127.0.0.1' });
    const probe = async ({ events }: WorkerHere, path: string) => {
      const portOf = () => events().find(({ event }) => event === 'health-endpoint')?.['port'];
      await until(() => Promise.resolve(portOf() !== undefined), 'the endpoint is there');
      const response = await fetch(`http://127.0.0.1:${String(portOf())}${path}`);
      return [response.status, await response.json()] as const;
    };
    expect((await probe(never, '/live'))[0]).toBe(200);
    expect((await probe(never, '/ready'))[0]).toBe(503);
    await until(async () => (await probe(worker, '/ready'))[0] === 200, 'it is ready');
    const [, numbers] = await probe(worker, '/ready');
    expect(numbers).toMatchObject({ phase: 'working', running: 0, completed: 0, failed: 0, handedBack: 0 });
    expect((await probe(worker, '/other'))[0]).toBe(404);
    await worker.stop();
    await expect(probe(worker, '/live')).rejects.toThrow('fetch failed');
  });

  test('locks its jobs for as long as it is told', async () => {
    const url = redisUrl();
    const name = `audits-${randomUUID()}`;
    const queue = new Queue(name, { connection: { url } });
    const redis = new Redis(url);
    onTestFinished(async () => void (await Promise.all([queue.close(), redis.quit()])));
    const worker = serving({ onTestFinished }, url, (jobs, settings) =>
      serveBullmq(jobs, { ...settings, queue: name, lockMs: 7_000 }),
    );
    const { id } = await queue.add('crawler-check', { url: 'example.com' });
    const lockMs = () => redis.pttl(`bull:${name}:${id}:lock`);
    await until(async () => (await lockMs()) > 0, 'the job is locked');
    expect(await lockMs()).toBeLessThanOrEqual(7_000);
    await worker.stop();
  });

  test('says of a job that is no audit, and of an audit that ended as failed, why in one coded line', async (context) => {
    const { queue, worker } = bullmqWorker(context);
    await queue.add('no-such-audit', {});
    await queue.add('llms-check', { url: 'http://10.0.0.1/' });
    const failed = () => worker.events().filter(({ event }) => event === 'failed');
    await until(() => Promise.resolve(failed().length === 2), 'two failures');
    await worker.stop();
    const [noAudit, blocked] = failed().map(({ error }) => error);
    expect(noAudit).toMatch(/^payload-invalid: .*no audit is named no-such-audit/);
    expect(blocked).toMatch(/^target-blocked: /);
  });
});

describe.runIf(isHere('postgres'))('a BullMQ worker over PostgreSQL', () => {
  test('asks for a database that is not there now and then, and stops when it is told to', async (context) => {
    const url = postgresUrl('nothing');
    const worker = serving(context, url, (jobs, settings) =>
      serveBullmq(jobs, { ...settings, queue: 'audits' }),
    );
    const failures = () => worker.events().filter(({ event }) => event === 'engine-error');
    await until(() => Promise.resolve(failures().length > 0), 'a first failure');
    // Health lines go on: the process is not kept from its other work.
    const begun = worker.events().filter(({ event }) => event === 'health').length;
    const goesOn = () => worker.events().filter(({ event }) => event === 'health').length >= begun + 5;
    await until(() => Promise.resolve(goesOn()), 'five health lines');
    await worker.stop();
    expect([...new Set(eventsOf(worker.events()))]).toEqual(['engine-error', 'stopped']);
    expect([...new Set(failures().map(({ error }) => error))]).toEqual(['database "nothing" does not exist']);
    // A slow machine sees more than one of them go by, but never two in a row. Clocks are read to the millisecond.
    const times = failures().map(({ time }) => Date.parse(time));
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    expect(pauses.filter((pause) => pause < RECONNECT_MS - 1)).toEqual([]);
  });
});

describe.runIf(isHere('postgres'))('a pg-boss worker', () => {
  test('shares the gates of hosts with all workers of its database', async (context) => {
    const url = await freshDatabase('shared_gates_of_workers');
    const pool = new Pool({ connectionString: url });
    pool.on('error', () => undefined);
    onTestFinished(() => pool.end());
    const { shared, worker } = sharing(context, url, servePgBoss);
    await askOnce(await shared, 'shared.example');
    const { rows } = await pool.query('SELECT host, record FROM citeworthy_gates');
    expect(rows).toEqual([{ host: 'shared.example', record: expect.stringContaining('"active":[]') }]);
    await worker.stop();
  });

  test('tells how it is while it is idle, busy and stopping', async (context) => {
    const url = await freshDatabase('health');
    const boss = await startedBoss(url);
    onTestFinished(() => boss.stop({ graceful: false }));
    const worker = serving(context, url, servePgBoss);
    const events = await lifeOf(worker, () => boss.send('crawler-check', { url: 'example.com' }));
    expect(eventsOf(events)).toEqual(LIFE);
    expectLife(events);
  });
});
