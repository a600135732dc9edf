import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import {
  contractSchemas,
  type CrawlerCheckResult,
  type SchemaAuditResult,
} from '../../src/contract/index.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import {
  postgresStore,
  storeMigration,
  type NewJob,
  type PostgresStore,
} from '../../src/queue/postgres-store.ts';
import { arbitraryOf } from '../contract/arbitrary.ts';
import { freshDatabase, isHere } from './engines.ts';

const [crawlerResult] = fc.sample(arbitraryOf('CrawlerCheckResult') as fc.Arbitrary<CrawlerCheckResult>, 1);
const [schemaResult] = fc.sample(arbitraryOf('SchemaAuditResult') as fc.Arbitrary<SchemaAuditResult>, 1);
const complete = <Result>(result: Result) => ({ status: 'complete', result, error: null }) as const;
const crawlerEnd = (score: number) => complete({ result: crawlerResult!, score });
const siteEnd = complete({ ...EMPTY_SUMMARY, totalPages: 3, pages: 3, scoreSum: 150 });

const jobOf = (kind: NewJob['kind'], businessId: string): NewJob => ({
  id: randomUUID(),
  kind,
  businessId,
  businessName: 'Tea & Söhne',
  url: 'https://example.com/',
});

test('a schema that is no identifier is refused', () => {
  expect(() => storeMigration('a.b')).toThrow('the schema of the store is an SQL identifier');
  expect(() => storeMigration('a; DROP TABLE b')).toThrow(TypeError);
});

describe.runIf(isHere('postgres'))('the store in PostgreSQL', () => {
  let pool: Pool;
  let store: PostgresStore;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase('store') });
    pool.on('error', () => undefined);
    store = postgresStore(pool);
    await Promise.all(Array.from({ length: 3 }, () => pool.query(storeMigration())));
  });
  afterAll(() => pool?.end());

  test('events of a job that come at once are applied one after the other', async () => {
    const job = { ...jobOf('site-audit', randomUUID()), totalPages: 20 };
    expect(await store.add(job)).toBe(job.id);
    const pages = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(
      pages.toReversed().map((pagesCompleted) =>
        store.apply(job.id, {
          type: 'page',
          pagesCompleted,
          currentUrl: `https://example.com/${pagesCompleted}`,
        }),
      ),
    );
    expect(await store.status('site-audit', job.id, job.businessId)).toEqual({
      jobId: job.id,
      status: 'running',
      totalPages: 20,
      pagesCompleted: 20,
      percentComplete: 99,
      currentUrl: 'https://example.com/20',
      error: null,
    });
  });

  test('a connection that is cut in the middle of a job loses nothing, doubles nothing, and ends no process', async () => {
    const job = jobOf('crawler-check', randomUUID());
    const cut = () =>
      pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND pid <> pg_backend_pid()`,
      );
    await expect(store.add(job, cut)).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(await store.status('crawler-check', job.id, job.businessId)).toBeNull();
    expect(await store.add(job)).toBe(job.id);
    expect(await store.status('crawler-check', job.id, job.businessId)).toMatchObject({ status: 'queued' });
  });

  test('a business has one site audit at a time, however many are added at once', async () => {
    const business = randomUUID();
    const jobs = Array.from({ length: 5 }, () => jobOf('site-audit', business));
    const sent: string[] = [];
    const given = await Promise.all(jobs.map((job) => store.add(job, async () => sent.push(job.id))));
    const [running = ''] = given;
    expect([new Set(given).size, sent]).toEqual([1, [running]]);
    expect(await store.add(jobOf('site-audit', randomUUID()))).not.toBe(running);
    expect(await store.add(jobOf('llms-check', business))).not.toBe(running);
    expect(await store.running(business)).toBe(running);
    await store.apply(running, { type: 'failed', error: 'aborted: stopped' });
    expect([await store.running(business), await store.running('me')]).toEqual([null, null]);
    const next = jobOf('site-audit', business);
    expect(await store.add(next)).toBe(next.id);
    // A sender that does not know whether it was heard asks again.
    expect(await store.add(next)).toBe(next.id);
  });

  test('a job that cannot be sent is not added', async () => {
    const job = jobOf('crawler-check', randomUUID());
    await expect(store.add(job, () => Promise.reject(new Error('no queue')))).rejects.toThrow('no queue');
    expect(await store.status(job.kind, job.id, job.businessId)).toBeNull();
  });

  test('the first end stands, with its record and its event, whoever tells it again', async () => {
    const job = jobOf('crawler-check', randomUUID());
    await store.add(job);
    await expect(
      store.end(job.id, crawlerEnd(70), () => Promise.reject(new Error('no queue'))),
    ).rejects.toThrow();
    expect(await store.event(job.id)).toBeNull();
    let sent = 0;
    const ends = await Promise.all(
      [70, 80, 90].map((score) => store.end(job.id, crawlerEnd(score), async () => (sent += 1))),
    );
    expect(new Set(ends.map((end) => end?.event)).size).toBe(1);
    expect(sent).toBe(1);
    await store.apply(job.id, { type: 'failed', error: 'late: too late' });
    expect(await store.status('crawler-check', job.id, job.businessId)).toMatchObject({ status: 'complete' });
    const event = await store.event(job.id);
    expect(event).toEqual({ businessId: job.businessId, body: ends[0]?.event });
    const told = contractSchemas.CrawlerCheckEvent.parse(JSON.parse(event!.body));
    const { data } = await store.history('crawler-check', job.businessId);
    expect(data).toMatchObject([{ score: told.data.score, scanned_at: told.timestamp }]);
  });

  test('a history is of its business and kind, most recent first, in parts', async () => {
    const business = randomUUID();
    for (const score of [10, 20, 30]) {
      const job = jobOf('crawler-check', business);
      await store.add(job);
      await store.end(job.id, crawlerEnd(score));
    }
    const failed = jobOf('crawler-check', business);
    await store.add(failed);
    await store.end(failed.id, { status: 'failed', result: null, error: 'target-blocked: x' });
    const part = await store.history('crawler-check', business, { limit: 2, offset: 1 });
    expect(part.data.map(({ score }) => score)).toEqual([20, 10]);
    expect(part.meta).toEqual({ total: 3, limit: 2, offset: 1, business_id: business });
    const past = await store.history('crawler-check', business, { offset: 9 });
    expect(past).toEqual({ data: [], meta: { total: 3, limit: 50, offset: 9, business_id: business } });
    const [first, second, third] = (await store.history('crawler-check', business)).data;
    const after = async (id: string, limit?: number) =>
      (await store.history('crawler-check', business, { after: id, limit })).data.map(({ score }) => score);
    expect([await after(first!.id), await after(first!.id, 1)]).toEqual([[20, 10], [20]]);
    expect([await after(second!.id), await after(third!.id)]).toEqual([[10], []]);
    // What ended at the same moment has an order all the same.
    await pool.query("UPDATE citeworthy.job SET ended_at = '2026-11-20' WHERE business_id = $1", [business]);
    const all = (await store.history('crawler-check', business)).data.map(({ score }) => score);
    const ids = (await store.history('crawler-check', business)).data.map(({ id }) => id);
    expect(await after(ids[0]!)).toEqual(all.slice(1));
    for (const [kind, owner] of [
      ['llms-check', business],
      ['crawler-check', randomUUID()],
    ] as const)
      expect((await store.history(kind, owner)).meta.total).toBe(0);
  });

  test('a schema audit is read by the id of its record, by its own business alone', async () => {
    const job = jobOf('schema-audit', randomUUID());
    await store.add(job);
    await store.end(job.id, complete({ result: schemaResult!, score: schemaResult!.score }));
    const [record] = (await store.history('schema-audit', job.businessId)).data;
    const single = await store.schemaAudit(record!.id, job.businessId);
    expect(single).toMatchObject({ id: record!.id, url_scanned: job.url, result: { score: record!.score } });
    for (const [id, business] of [
      [record!.id, randomUUID()],
      [randomUUID(), job.businessId],
      ['no id', job.businessId],
    ] as const)
      expect(await store.schemaAudit(id, business)).toBeNull();
  });

  test('the pages of the last complete audit are listed from the lowest score on, those that were read', async () => {
    const job = jobOf('site-audit', randomUUID());
    await store.add(job);
    const unit = (url: string, overall: number | null) => {
      const { result, evidence } = auditPage(exchangeOf({ url, body: '<title>Tea</title>' }));
      return {
        url,
        finalUrl: url,
        result: overall === null ? null : { ...result, overall_score: overall },
        evidence,
        auditedAt: '2026-11-20T10:00:00.000Z',
      };
    };
    const scores = [90, 5, null, 40] as const;
    await store
      .ledger(job.id)
      .keepMany(scores.map((score, index) => [`k${index}`, unit(`https://example.com/${index}`, score)]));
    expect((await store.history('site-audit', job.businessId)).data).toEqual([]);
    await store.end(job.id, siteEnd);
    const running = jobOf('site-audit', job.businessId);
    await store.add(running);
    await store.ledger(running.id).keep('k', unit('https://example.com/new', 1));
    const { data, meta } = await store.history('site-audit', job.businessId, { limit: 2 });
    expect(data.map(({ overall_score }) => overall_score)).toEqual([5, 40]);
    expect(meta).toEqual({ total: 3, limit: 2, offset: 0 });
    const next = await store.history('site-audit', job.businessId, { after: data[1]!.id });
    expect(next.data.map(({ overall_score }) => overall_score)).toEqual([90]);
    const foreign = store.history('site-audit', job.businessId, { after: randomUUID() });
    await expect(foreign).rejects.toThrow('payload-invalid: after: nothing in this list has this id');
    const single = await store.seoPage(data[0]!.id, job.businessId);
    expect(single).toEqual({ ...data[0], business_id: job.businessId });
    expect(await store.seoPage(data[0]!.id, randomUUID())).toBeNull();
  });

  test('bad input is told in one coded line', async () => {
    const job = jobOf('crawler-check', randomUUID());
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(/^payload-invalid: [^\n]+$/);
    await refused(store.add({ ...job, id: 'one' }));
    await refused(store.add({ ...job, url: '' }));
    await refused(store.history('llms-check', 'me'));
    for (const range of [
      { limit: 0 },
      { limit: 101 },
      { limit: NaN },
      { offset: -1 },
      { offset: 0.5 },
      { after: 'x' },
      { after: job.id, offset: 1 },
    ])
      await refused(store.history('site-audit', job.businessId, range));
    await store.add(job);
    await refused(store.end(job.id, siteEnd));
    expect(await store.apply(randomUUID(), { type: 'started' })).toBeNull();
    expect(await store.end('no id', siteEnd)).toBeNull();
    expect(await store.event('no id')).toBeNull();
    await expect(postgresStore(pool, { schema: 'absent' }).event(job.id)).rejects.toThrow(
      'store-missing: storeMigration() makes the tables of the schema absent',
    );
  });
});
