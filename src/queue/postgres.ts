/** What the stores in PostgreSQL share. Structural types only: nothing is imported of a client. */
import { uuid } from '../contract/index.ts';
import { CodedError, hasCode } from '../errors.ts';

/** What of a PostgreSQL client is used; a `Pool` of `pg` fits. */
export interface PostgresLike {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A client that is lent for one transaction. */
export interface PostgresClient extends PostgresLike {
  release(error?: Error | boolean): void;
  /** Of a client that tells of a lost connection by an event, as those of `pg` do. */
  on?(event: 'error', listener: (error: Error) => void): unknown;
  removeListener?(event: 'error', listener: (error: Error) => void): unknown;
}

/** What of a pool is used; a `Pool` of `pg` fits. */
export interface PostgresPool extends PostgresLike {
  connect(): Promise<PostgresClient>;
}

/**
 * Does the work in one transaction: all of it is kept, or nothing. Rejects with `store-unavailable` when there is no
 * connection, or it is lost: whether a COMMIT that was under way took place is then unknown.
 */
export async function inTransaction<Result>(
  pool: PostgresPool,
  work: (client: PostgresLike) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch(orUnavailable);
  let broken: Error | boolean | undefined;
  // A pool listens to the clients that it holds, not to those that it has lent: unheard, the event ends the process.
  const onError = (error: Error): void => void (broken ??= error);
  client.on?.('error', onError);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (broken ??= true));
    return broken instanceof Error ? orUnavailable(broken) : orUnavailable(error);
  } finally {
    client.release(broken);
    client.removeListener?.('error', onError);
  }
}

/**
 * What says that there is no connection: codes of the system, SQLSTATE class 08 (connection exception), 57P (the server
 * shuts down or is not ready) and 53300 (too many connections) of PostgreSQL 17, and the words of `pg` 8, which has no code.
 */
const NO_CONNECTION =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P\d\d|53300)$/;
const LOST = /connection terminated|connection ended|not queryable|timeout exceeded when trying to connect/i;

/** For `catch`: throws `store-unavailable` where there is no connection, else what came. */
function orUnavailable(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  if (NO_CONNECTION.test(code) || LOST.test(error.message))
    throw new CodedError('store-unavailable', error.message);
  throw error;
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
    return orUnavailable(error);
  }
}

/** A timestamp of PostgreSQL as the interface documents them. */
export const isoTime = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether PostgreSQL takes it as an id. */
export const isUuid = (id: string): boolean => uuid.safeParse(id).success;
