import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import { postgresStore, storeMigration, type PostgresStore } from '../../src/queue/postgres-store.ts';
import { freshDatabase, isHere } from './engines.ts';

const siteEnd = { status: 'complete', result: EMPTY_SUMMARY, error: null } as const;
const failed = { status: 'failed', result: null, error: 'target-blocked: x' } as const;
const URL = 'https://example.com/';
const DAY = 86_400_000;

describe.runIf(isHere('postgres'))('the tables of the store', () => {
  let pool: Pool;
  let store: PostgresStore;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase('store_tables') });
    pool.on('error', () => undefined);
    store = postgresStore(pool);
    await Promise.all(Array.from({ length: 3 }, () => pool.query(storeMigration())));
  });
  afterAll(() => pool?.end());

  const values = async (sql: string, ...given: string[]) =>
    (await pool.query(sql, given)).rows.map(({ key }) => key);

  const jobOf = (businessId: string, kind: 'site-audit' | 'crawler-check' = 'site-audit') => ({
    id: randomUUID(),
    kind,
    businessId,
    businessName: 'Tea',
    url: URL,
  });
  /** A job with a page that ended so many days ago. */
  const ended = async (businessId: string, days: number, end: typeof siteEnd | typeof failed) => {
    const job = jobOf(businessId);
    await store.add(job);
    const { result, evidence } = auditPage(exchangeOf({ url: URL, body: '<title>Tea</title>' }));
    await store
      .ledger(job.id)
      .keep(URL, { url: URL, finalUrl: URL, result, evidence, auditedAt: '2026-11-20T10:00:00.000Z' });
    await store.end(job.id, end);
    await store.delivered(job.id);
    await pool.query(
      "UPDATE citeworthy.job SET ended_at = now() - $2::float8 * interval '1 day' WHERE id = $1",
      [job.id, String(days)],
    );
    return job.id;
  };

  test('are brought forward from those of a store that counted no steps, and keep what is there', async () => {
    await pool.query(`CREATE SCHEMA old; CREATE TABLE old.job (id uuid PRIMARY KEY, kind text NOT NULL,
      business_id uuid NOT NULL, business_name text NOT NULL, url text NOT NULL, status json NOT NULL,
      record_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE, record json, single json, event text,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(), ended_at timestamptz,
      is_complete boolean NOT NULL DEFAULT false)`);
    const [id, business] = [randomUUID(), randomUUID()];
    const status = {
      jobId: id,
      status: 'queued',
      totalPages: 0,
      pagesCompleted: 0,
      percentComplete: 0,
      currentUrl: '',
      error: null,
    };
    await pool.query(
      "INSERT INTO old.job (id, kind, business_id, business_name, url, status, event) VALUES ($1, 'site-audit', $2, 'Tea', 'x', $3, '{}')",
      [id, business, JSON.stringify(status)],
    );
    for (let run = 0; run < 2; run += 1) await pool.query(storeMigration('old'));
    const old = postgresStore(pool, { schema: 'old' });
    expect(await old.status('site-audit', id, business)).toEqual(status);
    expect((await old.open()).map((job) => job.id)).toEqual([id]);
    // What was sent before there was an outbox is not sent again.
    expect(await old.undelivered()).toEqual([]);
    expect(await values('SELECT number::text AS key FROM old.migration ORDER BY number')).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  test('lose what ended long ago, but no list of pages, nothing that runs, and no event on its way', async () => {
    const business = randomUUID();
    const [oldest, broken, last] = [
      await ended(business, 90, siteEnd),
      await ended(business, 80, failed),
      await ended(business, 70, siteEnd),
    ];
    const fresh = await ended(randomUUID(), 1, siteEnd);
    const [running, waiting] = [jobOf(business), jobOf(randomUUID())];
    await store.add(running);
    await store.add(waiting);
    await store.end(waiting.id, siteEnd);
    await pool.query("UPDATE citeworthy.job SET ended_at = now() - interval '90 days' WHERE id = $1", [
      waiting.id,
    ]);
    expect(await store.prune({ olderThan: 60 * DAY, limit: 1 })).toBe(1);
    expect(await store.prune({ olderThan: 60 * DAY })).toBe(1);
    expect(await store.prune({ olderThan: 60 * DAY })).toBe(0);
    const left = await values('SELECT id::text AS key FROM citeworthy.job');
    expect(left.toSorted()).toEqual([last, fresh, running.id, waiting.id].toSorted());
    expect(
      await values('SELECT job_id AS key FROM citeworthy.page WHERE job_id IN ($1, $2)', oldest, broken),
    ).toEqual([]);
    expect((await store.history('site-audit', business)).data).toHaveLength(1);
    for (const range of [{ olderThan: -1 }, { olderThan: NaN }, { olderThan: 1, limit: 0 }])
      await expect(store.prune(range)).rejects.toThrow(/^payload-invalid: /);
  });

  test('have an index for everything that is listed or read', async () => {
    const asked: [string, unknown[]][] = [];
    const client = await pool.connect();
    onTestFinished(() => client.release(true));
    const plans = {
      query: async (text: string, given: unknown[] = []) => (
        asked.push([text, given]),
        client.query(text, given)
      ),
    };
    const watching = postgresStore({ ...plans, connect: () => pool.connect() });
    const [id, business] = [randomUUID(), randomUUID()];
    await watching.history('crawler-check', business);
    await watching.history('site-audit', business);
    for (const kind of ['crawler-check', 'site-audit'] as const)
      await expect(watching.history(kind, business, { after: id })).rejects.toThrow('payload-invalid');
    await watching.schemaAudit(id, business);
    await watching.seoPage(id, business);
    await watching.running(business);
    await watching.status('site-audit', id, business);
    await watching.event(id);
    await watching.evidence(id, business);
    await watching.open();
    await watching.undelivered();
    await watching.prune({ olderThan: DAY });
    await client.query('SET enable_seqscan = off');
    const scans: string[] = [];
    for (const [text, given] of asked) {
      const { rows } = await client.query(`EXPLAIN ${text}`, given);
      if (/Seq Scan on (?:job|page)/.test(JSON.stringify(rows))) scans.push(text);
    }
    expect([asked.length, scans]).toEqual([13, []]);
  });
});
