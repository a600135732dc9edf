/** What the stores in PostgreSQL share. Structural types only: nothing is imported of a client. */
import { CodedError, hasCode } from '../errors.ts';

/** What of a PostgreSQL client is used; a `Pool` of `pg` fits. */
export interface PostgresLike {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A name that is safe inside an SQL statement. Throws a TypeError for what is no plain identifier. */
export function sqlName(name: string, what: string): string {
  if (!/^[a-z_]\w*(?:\.[a-z_]\w*)?$/i.test(name)) throw new TypeError(`${what} is an SQL identifier`);
  return name;
}

/**
 * One transaction that several processes may run at once: PostgreSQL takes the statements of one text together, and two
 * that make the same table at the same moment would lock each other out.
 */
export function migration(statements: string): string {
  return `SELECT pg_advisory_xact_lock(hashtext('citeworthy'));\n${statements.trim()}\n`;
}

/** SQLSTATE of a table, and of a schema, that is not there. */
const ABSENT = ['42P01', '3F000'];

/** The rows of a statement. Throws `store-missing` for tables that nobody has made; `made` says how. */
export async function rowsOf(
  client: PostgresLike,
  [sql, values]: readonly [sql: string, values: readonly unknown[]],
  made: string,
): Promise<readonly unknown[]> {
  try {
    return (await client.query(sql, [...values])).rows;
  } catch (error) {
    if (ABSENT.some((code) => hasCode(error, code))) throw new CodedError('store-missing', made);
    throw error;
  }
}
