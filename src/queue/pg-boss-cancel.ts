/** Cancels jobs of pg-boss from any process. */
import { stoppedError } from '../jobs/job.ts';
import type { PgBossJob, PgBossLike, PgBossRow } from './pg-boss-port.ts';
import { CANCELLED } from './stop-reason.ts';

/** What of a started `PgBoss` is used. */
export interface CancelledFrom<Payload> {
  getJobById(name: string, id: string): Promise<(PgBossJob<Payload> & PgBossRow) | null>;
  cancel(name: string, id: string): Promise<unknown>;
}

/** States in which there is nothing to cancel. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled', 'failed']);

/**
 * Cancels a job in whatever process it runs, or before any has taken it: its run stops within the `cancelPollMs` of its
 * worker. Then `onFailed` is told, the same as that of the worker: a job that waits has nobody else to tell of its end, nor
 * has one whose worker is dead. Of one that runs it is told by its worker as well. Gives `false` for one that is not
 * there, or has ended: from the moment that `onEnd` is told, the end holds. Rejects when `onFailed` does.
 */
export async function cancelJob<Payload>(
  boss: CancelledFrom<Payload>,
  queue: string,
  jobId: string,
  reason = CANCELLED,
  {
    onFailed,
  }: {
    readonly onFailed?: ((error: Error, job: PgBossJob<Payload>) => Promise<unknown>) | undefined;
  } = {},
): Promise<boolean> {
  const row = await boss.getJobById(queue, jobId);
  if (row === null || ENDED.has(row.state) || isEnding(row)) return false;
  await boss.cancel(queue, jobId);
  // It may have ended between the look and the deed.
  if ((await boss.getJobById(queue, jobId))?.state !== 'cancelled') return false;
  await onFailed?.(stoppedError(reason), row);
  return true;
}

/** Shows in the row of a job that its end is being told. pg-boss writes its output over it, or the failure of this run. */
export async function markEnding(
  boss: Pick<PgBossLike, 'getDb'>,
  { name, id }: PgBossJob<unknown>,
  schema: string,
): Promise<void> {
  const sql = `UPDATE ${schema}.job SET output = '{"isEnding": true}'
    WHERE name = $1 AND id = $2 AND state = 'active'`;
  await boss
    .getDb()
    .executeSql(sql, [name, id])
    .catch(() => undefined);
}

function isEnding({ state, output }: PgBossRow): boolean {
  return state === 'active' && typeof output === 'object' && output !== null && 'isEnding' in output;
}
