import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { CodedError } from '../../src/errors.ts';
import { exchangeOf } from '../../src/exchange.ts';
import type { GateSource } from '../../src/jobs/gates.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import { postgresGates } from '../../src/queue/postgres-gate.ts';
import {
  postgresStore,
  storeMigration,
  type PostgresPool,
  type PostgresStore,
  type Within,
} from '../../src/queue/postgres-store.ts';
import { redisGates } from '../../src/queue/redis-gate.ts';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

const URL = 'https://example.com/';
const siteEnd = {
  status: 'complete',
  result: { ...EMPTY_SUMMARY, pages: 1, totalPages: 1 },
  error: null,
} as const;

/** How a call ends: `done`, or the code of its error. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof CodedError ? error.code : String(error)),
  );

/** Calls `cut` before the n-th step, and tells whether it came to that. */
function steps(at: number, cut: () => Promise<unknown>) {
  let done = 0;
  return {
    step: async () => void ((done += 1) === at && (await cut())),
    isCut: () => done >= at,
  };
}

/** A host is asked through its gate, whatever becomes of the store of the gate. */
async function asked(gates: GateSource): Promise<number | undefined> {
  const gate = gates.open(`host-${randomUUID()}`, {});
  const exchange = await gate.run(async () => exchangeOf({ url: URL, body: '' }));
  await gate.settled();
  return exchange?.status;
}

describe.runIf(isHere('postgres'))('a connection to PostgreSQL that is cut', () => {
  let pool: Pool;
  let other: Pool;
  let whole: PostgresStore;
  beforeAll(async () => {
    const connectionString = await freshDatabase('cut');
    [pool, other] = [new Pool({ connectionString }), new Pool({ connectionString, max: 1 })];
    for (const one of [pool, other]) one.on('error', () => undefined);
    whole = postgresStore(pool);
    await pool.query(storeMigration());
    await pool.query('CREATE TABLE sent (id text)');
  });
  afterAll(() => Promise.all([pool?.end(), other?.end()]));

  const cut = () =>
    other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );

  /** The pool, whose connections are all cut before its n-th step: to lend a client, or to ask a statement. */
  function cutPool(at: number) {
    const { step, isCut } = steps(at, cut);
    const cutting: PostgresPool = {
      query: async (text, values) => {
        await step();
        return pool.query(text, values);
      },
      connect: async () => {
        await step();
        const client = await pool.connect();
        return Object.assign(Object.create(client) as typeof client, {
          query: async (text: string, values?: unknown[]) => {
            await step();
            return client.query(text, values);
          },
        });
      },
    };
    return { pool: cutting, isCut };
  }

  const sentOnce: (id: string) => Within = (id) => (db) =>
    db.executeSql('INSERT INTO sent VALUES ($1)', [id]);
  const sent = async (id: string): Promise<number> =>
    (await pool.query('SELECT id AS key FROM sent WHERE id = $1', [id])).rows.length;
  const jobOf = () => ({
    id: randomUUID(),
    kind: 'site-audit' as const,
    businessId: randomUUID(),
    businessName: 'Tea',
    url: URL,
  });
  const added = async () => {
    const job = jobOf();
    await whole.add(job);
    return job;
  };
  const page = () => {
    const { result, evidence } = auditPage(exchangeOf({ url: URL, body: '<title>Tea</title>' }));
    return { url: URL, finalUrl: URL, result, evidence, auditedAt: '2026-11-20T10:00:00.000Z' };
  };

  test.each<readonly [string, (store: PostgresStore, job: ReturnType<typeof jobOf>) => Promise<unknown>]>([
    ['apply', (store, { id }) => store.apply(id, { type: 'started' })],
    ['hold', (store, { id }) => store.hold(id, async () => 'done')],
    ['open', (store) => store.open()],
    ['running', (store, { businessId }) => store.running(businessId)],
    ['status', (store, { id, businessId }) => store.status('site-audit', id, businessId)],
    ['history', (store, { businessId }) => store.history('site-audit', businessId)],
    ['event', (store, { id }) => store.event(id)],
    ['evidence', (store, { id, businessId }) => store.evidence(id, businessId)],
    ['keep', (store, { id }) => store.ledger(id).keepMany([[URL, page()]])],
    [
      'kept',
      async (store, { id }) => {
        const units = [];
        for await (const unit of store.ledger(id).kept()) units.push(unit);
        return units;
      },
    ],
  ])(
    'at whatever step of %s is a coded error or none, and the next call is answered',
    async (_name, call) => {
      for (let at = 1; ; at += 1) {
        const job = await added();
        const { pool: cutting, isCut } = cutPool(at);
        const store = postgresStore(cutting);
        expect(['done', 'store-unavailable']).toContain(await endOf(call(store, job)));
        await expect.poll(() => endOf(call(whole, job))).toBe('done');
        if (!isCut()) break;
      }
    },
  );

  test.each<readonly [string, (store: PostgresStore, id: string, within: Within) => Promise<unknown>]>([
    ['add', (store, id, within) => store.add({ ...jobOf(), id }, within)],
    ['end', (store, id, within) => store.end(id, siteEnd, within)],
    ['cancel', (store, id, within) => store.cancel(id, 'x', within)],
  ])('at whatever step of %s loses and doubles nothing of what is kept with it', async (name, call) => {
    for (let at = 1; ; at += 1) {
      const id = name === 'add' ? randomUUID() : (await added()).id;
      const { pool: cutting, isCut } = cutPool(at);
      const first = await endOf(call(postgresStore(cutting), id, sentOnce(id)));
      expect(['done', 'store-unavailable']).toContain(first);
      // Whether a COMMIT that was under way took place is not known: whoever calls again need not care.
      await expect.poll(() => endOf(call(whole, id, sentOnce(id)))).toBe('done');
      expect(await sent(id)).toBe(1);
      if (!isCut()) break;
    }
  });

  test('at whatever step of a gate keeps no request from its host', async () => {
    for (let at = 1; ; at += 1) {
      const { pool: cutting, isCut } = cutPool(at);
      expect(await asked(postgresGates(cutting))).toBe(200);
      if (!isCut()) break;
    }
  });
});

describe.runIf(isHere('redis'))('a connection to Redis that is cut', () => {
  test('at whatever step of a gate keeps no request from its host', async () => {
    const [redis, other] = [new Redis(redisUrl()), new Redis(redisUrl())];
    onTestFinished(() => [redis, other].forEach((one) => one.disconnect()));
    redis.on('error', () => undefined);
    for (let at = 1; ; at += 1) {
      const id = String(await redis.client('ID'));
      const { step, isCut } = steps(at, () => other.client('KILL', 'ID', id));
      const cutting = {
        eval: async (...values: [string, number, ...string[]]) => {
          await step();
          return redis.eval(...values);
        },
      };
      expect(await asked(redisGates(cutting))).toBe(200);
      if (!isCut()) break;
    }
  });
});
