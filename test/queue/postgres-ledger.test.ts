import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { ledgerMigration, postgresLedger } from '../../src/queue/postgres-ledger.ts';
import { freshDatabase, isHere } from './engines.ts';

/** A pool that counts its round trips. */
function counted(pool: Pool) {
  const asked = { writes: 0, reads: 0, rows: 0 };
  const query = async (text: string, values?: unknown[]) => {
    const answer = await pool.query(text, values);
    asked[text.startsWith('INSERT') ? 'writes' : 'reads'] += 1;
    asked.rows += answer.rows.length;
    return answer;
  };
  return { asked, query };
}

const plain = { parse: (value: unknown) => value };
const gathered = async <Unit>(units: AsyncIterable<Unit> | Iterable<Unit>) => {
  const all: Unit[] = [];
  for await (const unit of units) all.push(unit);
  return all;
};

test('a table that is no identifier, and a job without a name, are refused', () => {
  const client = { query: () => Promise.reject(new Error('asked')) };
  expect(() => ledgerMigration('a; DROP TABLE b')).toThrow('the table of a ledger is an SQL identifier');
  expect(() => postgresLedger(client, 'job', { table: '1' })).toThrow(TypeError);
  expect(() => postgresLedger(client, '')).toThrow('a ledger has the name of its job');
});

describe.runIf(isHere('postgres'))('a ledger in PostgreSQL', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await freshDatabase('ledgers') });
    pool.on('error', () => undefined);
    // Processes that start together make it together.
    await Promise.all(Array.from({ length: 4 }, () => pool.query(ledgerMigration())));
  });
  afterAll(() => pool?.end());

  test('holds each key of a job once with its last unit, and the row of a page stays its own', async () => {
    const ledger = postgresLedger(pool, 'once', plain);
    await ledger.keep('b', 1);
    const rowOf = 'SELECT id, created_at FROM citeworthy_pages WHERE job_id = $1 AND key = $2';
    const before = (await pool.query(rowOf, ['once', 'b'])).rows;
    await ledger.keepMany([
      ['b', 2],
      ['a', { text: 'half \ud83d, none \0, whole 😀, \\u0000' }],
      ['b', 3],
    ]);
    await ledger.keepMany([]);
    await postgresLedger(pool, 'other', plain).keep('b', 9);
    expect(await gathered(ledger.kept())).toEqual([
      ['a', { text: 'half \ufffd, none \ufffd, whole 😀, \\u0000' }],
      ['b', 3],
    ]);
    expect((await pool.query(rowOf, ['once', 'b'])).rows).toEqual(before);
  });

  test('whose table nobody has made says how it is made', async () => {
    const ledger = postgresLedger(pool, 'early', { table: 'absent.pages' });
    await expect(gathered(ledger.kept())).rejects.toThrow(
      'store-missing: ledgerMigration() makes the table absent.pages',
    );
  });

  test('a row that holds another thing is told by its place', async () => {
    const ledger = postgresLedger(pool, 'damaged');
    await postgresLedger(pool, 'damaged', plain).keep('https://a.example/', { url: 1 });
    await expect(gathered(ledger.kept())).rejects.toThrow(
      'ledger-invalid: citeworthy_pages, https://a.example/ is damaged',
    );
  });

  test('is read 200 rows at a time, and no sooner than they are asked for', async () => {
    const rows = `INSERT INTO citeworthy_pages (job_id, key, unit)
      SELECT 'long', 'page ' || n, to_jsonb(n) FROM generate_series(1, 1000) AS n`;
    await pool.query(rows);
    const client = counted(pool);
    let read = 0;
    for await (const _ of postgresLedger(client, 'long', plain).kept()) {
      read += 1;
      expect(client.asked.rows - read).toBeLessThan(200);
    }
    expect([read, client.asked.reads]).toEqual([1_000, 6]);
  });

  test('pages of an audit that wait together share a round trip, and a rerun asks for none again', async () => {
    const origin = 'https://example.com';
    const body = readFileSync(new URL('../../fixtures/demo-site/index.html', import.meta.url));
    const asked: string[] = [];
    const web = {
      fetch: (url: string) => {
        asked.push(url);
        return Promise.resolve(exchangeOf({ url, body: url.includes('/page') ? body : '' }));
      },
      close: () => Promise.resolve(),
    };
    const auditor = createAuditor({ web, lanes: 10 });
    const urls = Array.from({ length: 30 }, (_, index) => `${origin}/page-${index}`);
    const plan = { origin, sitemapFound: true, totalPages: urls.length, urls };
    const client = counted(pool);
    const ledger = postgresLedger(client, 'audit');
    const first = await auditor.auditSite(plan, { ledger });
    expect(client.asked.writes).toBeLessThan(urls.length);
    asked.length = 0;
    const again = await auditor.auditSite(plan, { ledger });
    expect(again.summary).toEqual(first.summary);
    expect(again.evidence.resumed).toBe(urls.length);
    expect(asked.filter((url) => url.includes('/page'))).toEqual([]);
  });
});
