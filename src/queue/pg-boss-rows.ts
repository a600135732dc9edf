/**
 * What is written into rows of pg-boss, because it has no call for it. What the nearest call would lose, by its versions 10.4,
 * 11.1 and 12.38:
 *
 * - `handBack`: `cancel` and `resume` give a job back as well, but use up a try at its next start, cannot delay it, undo
 *   a user's cancel that comes between them, and show a join a cancelled shard meanwhile. `update` of version 12 leaves
 *   running jobs alone.
 * - `lendTries`, `takeTries` and `giveTry`: at the death of a worker pg-boss alone decides from the row whether a try is left, so a
 *   count in another table comes too late: the job has failed, and its copy is in the dead letter queue. `retry` adds a try
 *   to a failed job only.
 * - `endTries`: `fail` spends one try of a running job; the others would be run in vain, each after its pause. `deadletter`
 *   of version 12 ends all of them, and has no counterpart in 10 and 11.
 */
import { rowsOf, type PgBossJob, type PgBossLike } from './pg-boss-port.ts';

/** The job whose row is written, in a schema that is safe inside an SQL statement. */
export interface RunningRow extends Pick<PgBossJob<unknown>, 'name' | 'id'> {
  readonly boss: Pick<PgBossLike, 'getDb'>;
  readonly schema: string;
}

/** Schema of the pg-boss tables unless the caller has named another. */
export const DEFAULT_SCHEMA = 'pgboss';

/** The name of a schema, safe inside an SQL statement. Throws a TypeError for what is no plain identifier. */
export function checkedSchema(schema: string): string {
  if (!/^[a-z_]\w*$/i.test(schema)) throw new TypeError('the pg-boss schema is an SQL identifier');
  return schema;
}

/**
 * Puts a running job back as if it had not been fetched. pg-boss counts an attempt when it fetches a job that has been
 * started before, so `started_on` is cleared too. The handler then returns normally: completing touches active rows
 * only, and the delay keeps the row from being active in other hands by then.
 */
export async function handBack(row: RunningRow, delayMs: number): Promise<void> {
  const back = `state = 'created', started_on = NULL, start_after = now() + $3 * interval '1 millisecond'`;
  await change(row, back, [delayMs]);
}

/** Lends a running job, unless it was tried `most` times, what it lacks of so many `spare` tries; gives how many were lent. */
export async function lendTries(
  { boss, schema, name, id }: RunningRow,
  { most, spare }: { readonly most: number; readonly spare: number },
): Promise<number> {
  const lend = `WITH asked AS (SELECT id, retry_limit FROM ${schema}.job WHERE name = $1 AND id = $2
      AND state = 'active' AND retry_count < $3 AND retry_limit < retry_count + $4 FOR UPDATE)
    UPDATE ${schema}.job AS job SET retry_limit = retry_count + $4 FROM asked
    WHERE job.name = $1 AND job.id = asked.id RETURNING job.retry_limit - asked.retry_limit AS lent`;
  const [row] = await rowsOf(boss, lend, [name, id, most, spare]);
  return Number(row?.['lent'] ?? 0);
}

/** Takes lent tries back from a running job. */
export async function takeTries(row: RunningRow, lent: number): Promise<void> {
  await change(row, 'retry_limit = retry_limit - $3', [lent]);
}

/** Gives a running job one try more, unless this is its first. */
export async function giveTry(row: RunningRow): Promise<void> {
  await change(row, 'retry_limit = retry_limit + (retry_count > 0)::int', []);
}

/** Leaves a running job no try beside this one: what fails then fails for good. */
export async function endTries(row: RunningRow): Promise<void> {
  await change(row, 'retry_limit = retry_count', []);
}

async function change(
  { boss, schema, name, id }: RunningRow,
  what: string,
  values: unknown[],
): Promise<void> {
  const sql = `UPDATE ${schema}.job SET ${what} WHERE name = $1 AND id = $2 AND state = 'active'`;
  await boss.getDb().executeSql(sql, [name, id, ...values]);
}
