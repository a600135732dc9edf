/** Tries of a pg-boss job. pg-boss counts the death of a worker as it counts a failure; here only failures use tries up. */
import { rowsOf, type PgBossJob, type PgBossLike } from './pg-boss-port.ts';

/** Runs of a job whatever its sender asks for, as long as none of them fails: each but the last may have ended in a death. */
const MAX_DEATHS = 10;
/** Tries that are left while a job runs: one for its death, one for that of the next worker before it has said the same. */
const SPARE = 2;

/** The tries of one run. */
export interface Tries {
  /**
   * Gives one try more for one that was used up: a run that keeps a unit has shown that the one before it was no vain try.
   * The count of tries stays: by it pg-boss 12 knows which run it is told of.
   */
  readonly forgive: () => void;
  /** Takes back what was lent against a death, and tells whether a failure now is the last. A row without counts says no. */
  readonly isLast: () => Promise<boolean>;
  /** Which try this is, from 1 on; deaths count as well. */
  readonly attempt: () => Promise<number>;
  /** Takes it back for a job that goes to the queue again. */
  readonly settle: () => Promise<void>;
}

/** Lends a job that runs the tries that a death would take from it. A database that is away changes nothing. */
export async function openTries(
  boss: PgBossLike,
  { name, id }: PgBossJob<unknown>,
  schema: string,
): Promise<Tries> {
  const lend = `WITH asked AS (SELECT id, retry_limit FROM ${schema}.job WHERE name = $1 AND id = $2
      AND state = 'active' AND retry_count < $3 AND retry_limit < retry_count + $4 FOR UPDATE)
    UPDATE ${schema}.job AS job SET retry_limit = retry_count + $4 FROM asked
    WHERE job.name = $1 AND job.id = asked.id RETURNING job.retry_limit - asked.retry_limit AS lent`;
  const [row] = await rowsOf(boss, lend, [name, id, MAX_DEATHS, SPARE]).catch(() => []);
  const lent = Number(row?.['lent'] ?? 0);
  const change = (by: number, condition: string): Promise<unknown> => {
    const sql = `UPDATE ${schema}.job SET retry_limit = retry_limit + $3
      WHERE name = $1 AND id = $2 AND state = 'active' AND ${condition}`;
    return boss
      .getDb()
      .executeSql(sql, [name, id, by])
      .catch(() => undefined);
  };
  let forgiven: Promise<unknown> | null = null;
  let settled: Promise<unknown> | null = null;
  const settle = async () => {
    await forgiven;
    await (settled ??= lent === 0 ? Promise.resolve() : change(-lent, 'true'));
  };
  return {
    attempt: async () => ((await boss.getJobById(name, id).catch(() => null))?.retryCount ?? 0) + 1,
    forgive: () => void (forgiven ??= change(1, 'retry_count > 0')),
    settle,
    isLast: async () => {
      await settle();
      const { retryCount, retryLimit } = (await boss.getJobById(name, id).catch(() => null)) ?? {};
      return retryCount !== undefined && retryLimit !== undefined && retryCount >= retryLimit;
    },
  };
}

/** Leaves a job no try beside this one: what fails then fails for good. */
export async function endTries(
  boss: PgBossLike,
  { name, id }: PgBossJob<unknown>,
  schema: string,
): Promise<void> {
  const sql = `UPDATE ${schema}.job SET retry_limit = retry_count WHERE name = $1 AND id = $2 AND state = 'active'`;
  await boss.getDb().executeSql(sql, [name, id]);
}
