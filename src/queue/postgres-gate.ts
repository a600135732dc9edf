/**
 * Gates of hosts that all processes of one PostgreSQL database share. Subpath `citeworthy/postgres-gate`. Structural types
 * only: nothing is imported.
 */
import { createSharedGates, type GateSource, type SharedGateOptions } from '../jobs/gates.ts';
import { sqlName, type PostgresLike } from './postgres.ts';

export type { GateSource, SharedGateOptions } from '../jobs/gates.ts';
export type { PostgresLike } from './postgres.ts';

/** How gates are shared over PostgreSQL; everything is optional. */
export interface PostgresGateOptions extends SharedGateOptions {
  /** Table of the hosts, made when absent. Processes of another table are other visitors. Default `citeworthy_gates`. */
  readonly table?: string | undefined;
}

const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now';

/**
 * Gates for `createAuditor({ gates })`: one row a host. Whoever made the pool ends it, after the auditor. Throws a
 * TypeError for a table that is no SQL identifier.
 */
export function postgresGates(pool: PostgresLike, options: PostgresGateOptions = {}): GateSource {
  const { table: named = 'citeworthy_gates', ...shared } = options;
  const table = sqlName(named, 'the table of gates');
  // A crash of the database loses what was seen of hosts, not more: the log of an ordinary table would be most of the work.
  const create = `CREATE UNLOGGED TABLE IF NOT EXISTS ${table}
    (host text PRIMARY KEY, record text NOT NULL, ends_at timestamptz NOT NULL)`;
  const read = `SELECT record AS text, ${NOW} FROM (SELECT 1) AS one
    LEFT JOIN ${table} ON host = $1 AND ends_at > clock_timestamp()`;
  const stands = 'CASE WHEN held.ends_at > statement_timestamp() THEN held.record END';
  const either = (column: string) =>
    `${column} = CASE WHEN ${stands} IS NOT DISTINCT FROM $2 THEN excluded.${column} ELSE held.${column} END`;
  // Writes the row in any case, with what stands there already if need be: so one statement says what stands there then.
  const swap = `INSERT INTO ${table} AS held VALUES ($1, $3, clock_timestamp() + $4 * interval '1 millisecond')
    ON CONFLICT (host) DO UPDATE SET ${either('record')}, ${either('ends_at')}
    RETURNING ${stands} AS text, ${NOW}`;
  let made: Promise<unknown> | null = null;
  const rows = async (sql: string, values: unknown[]): Promise<readonly unknown[]> => {
    // Two processes that make it at once lock each other out: it is there then, or the question itself says what is wrong.
    made ??= pool.query(create).catch(() => (made = null));
    await made;
    return (await pool.query(sql, values)).rows;
  };
  return createSharedGates(
    {
      read: async (key) => seenIn((await rows(read, [key]))[0]),
      swap: async (key, { before, after, keepMs }) =>
        seenIn((await rows(swap, [key, before, after, keepMs]))[0]),
    },
    shared,
  );
}

function seenIn(row: unknown) {
  if (typeof row === 'object' && row !== null && 'text' in row && 'now' in row) {
    const { text, now } = row;
    if ((text === null || typeof text === 'string') && typeof now === 'number') return { text, now };
  }
  throw new TypeError('PostgreSQL answers something else');
}
