/**
 * The kept pages of site audits in a table of PostgreSQL. Subpath `citeworthy/postgres-ledger`. Structural types only:
 * nothing is imported.
 */
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';
import { unitOf, type Ledger } from '../jobs/ledger.ts';
import { storableJson } from '../values/wording.ts';
import { migration, rowsOf, sqlName, type PostgresLike } from './postgres.ts';

export type { Ledger } from '../jobs/ledger.ts';
export type { PageUnit } from '../jobs/page-unit.ts';
export type { PostgresLike } from './postgres.ts';

/** A ledger that surely keeps several units in one round trip. */
export type PostgresLedger<Unit> = Required<Ledger<Unit>>;

/** How a ledger is kept in PostgreSQL; everything is optional. */
export interface PostgresLedgerOptions<Unit> {
  /** Table of the units, of {@link ledgerMigration}, with its schema if need be. Default `citeworthy_pages`. */
  readonly table?: string | undefined;
  /** Reads a unit back, and throws for anything else. Default `readPageUnit`. */
  readonly parse?: ((value: unknown) => Unit) | undefined;
}

const TABLE = 'citeworthy_pages';

/** Rows of one round trip while a ledger is read, some 10 KB each: no more of it is in memory. */
const PAGE = 200;

/**
 * The SQL that makes the table of ledgers: one row a page, with a row id and the time when it was first kept. It may be
 * run again, by several processes at once. Throws a TypeError for a table that is no SQL identifier.
 */
export function ledgerMigration(table = TABLE): string {
  return migration(ledgerTable(table));
}

/** The statement of it. */
export function ledgerTable(table: string): string {
  return `
CREATE TABLE IF NOT EXISTS ${sqlName(table, 'the table of a ledger')} (
  job_id text NOT NULL,
  key text COLLATE "C" NOT NULL,
  unit jsonb NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (job_id, key)
);`;
}

/**
 * The ledger of one job in the table of {@link ledgerMigration}: what waits together is kept in one round trip, and what
 * is kept is read a few hundred rows at a time. Its methods reject with the error of the client, `store-missing` without
 * the table, `ledger-invalid` for a row that holds no such unit, `ledger-outdated` for one of an earlier version. Throws a TypeError for a table that is no SQL identifier
 * and for a job without a name.
 */
export function postgresLedger(client: PostgresLike, jobId: string): PostgresLedger<PageUnit>;
export function postgresLedger<Unit = PageUnit>(
  client: PostgresLike,
  jobId: string,
  options: PostgresLedgerOptions<Unit>,
): PostgresLedger<Unit>;
export function postgresLedger(
  client: PostgresLike,
  jobId: string,
  options: PostgresLedgerOptions<unknown> = {},
): PostgresLedger<unknown> {
  const { parse = readPageUnit } = options;
  const table = sqlName(options.table ?? TABLE, 'the table of a ledger');
  if (jobId === '') throw new TypeError('a ledger has the name of its job');
  const upsert = `INSERT INTO ${table} (job_id, key, unit)
    SELECT $1, key, unit::jsonb FROM unnest($2::text[], $3::text[]) AS kept (key, unit)
    ON CONFLICT (job_id, key) DO UPDATE SET unit = excluded.unit`;
  const read = `SELECT key, unit::text AS unit FROM ${table}
    WHERE job_id = $1 AND key > $2 ORDER BY key LIMIT ${PAGE}`;
  const rows = (sql: string, values: readonly unknown[]) =>
    rowsOf(client, [sql, values], `ledgerMigration() makes the table ${table}`);
  const keepMany: PostgresLedger<unknown>['keepMany'] = async (units) => {
    // One statement may not write a row twice: the last unit of a key is the one that is kept.
    const last = new Map(units.map(([key, unit]) => [key, storableJson(JSON.stringify(unit))]));
    if (last.size > 0) await rows(upsert, [jobId, [...last.keys()], [...last.values()]]);
  };
  return {
    async *kept() {
      let after = '';
      for (;;) {
        const page = (await rows(read, [jobId, after])).map(keptRow);
        for (const { key, unit } of page)
          yield [key, unitOf(JSON.parse(unit), parse, `${table}, ${key}`)] as const;
        const last = page.at(-1);
        if (last === undefined || page.length < PAGE) return;
        after = last.key;
      }
    },
    keep: (key, unit) => keepMany([[key, unit]]),
    keepMany,
  };
}

function keptRow(row: unknown): { readonly key: string; readonly unit: string } {
  if (typeof row === 'object' && row !== null && 'key' in row && 'unit' in row) {
    const { key, unit } = row;
    if (typeof key === 'string' && typeof unit === 'string') return { key, unit };
  }
  throw new TypeError('PostgreSQL answers something else');
}
