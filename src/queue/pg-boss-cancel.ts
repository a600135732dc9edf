/** Cancels jobs of pg-boss from any process. */
import { stoppedError } from '../jobs/job.ts';
import { isEnding } from './pg-boss-ending.ts';
import { ENDED, type PgBossJob, type PgBossLike, type PgBossRow } from './pg-boss-port.ts';
import { checkedSchema, DEFAULT_SCHEMA } from './pg-boss-rows.ts';
import { CANCELLED } from './stop-reason.ts';

/** What of a started `PgBoss` is used. */
export interface CancelledFrom<Payload> extends Pick<PgBossLike, 'getDb'> {
  getJobById(name: string, id: string): Promise<(PgBossJob<Payload> & PgBossRow) | null>;
  cancel(name: string, id: string): Promise<unknown>;
}

/**
 * Cancels a job in whatever process it runs, or before any has taken it: its run stops within the `cancelPollMs` of its
 * worker. Then `onFailed` is told, the same as that of the worker: a job that waits has nobody else to tell of its end, nor
 * has one whose worker is dead. Of one that runs it is told by its worker as well. Gives `false` for one that is not
 * there, or has ended: from the moment that `onEnd` is told, the end holds. `schema` is that of the pg-boss tables. Rejects
 * when `onFailed` does, and with a TypeError for a schema that is no SQL identifier.
 */
export async function cancelJob<Payload>(
  boss: CancelledFrom<Payload>,
  queue: string,
  jobId: string,
  reason = CANCELLED,
  {
    onFailed,
    schema = DEFAULT_SCHEMA,
  }: {
    readonly schema?: string | undefined;
    readonly onFailed?: ((error: Error, job: PgBossJob<Payload>) => Promise<unknown>) | undefined;
  } = {},
): Promise<boolean> {
  const checked = checkedSchema(schema);
  const row = await boss.getJobById(queue, jobId);
  if (row === null || ENDED.has(row.state)) return false;
  if (row.state === 'active' && (await isEnding(boss, row, checked))) return false;
  await boss.cancel(queue, jobId);
  // It may have ended between the look and the deed.
  if ((await boss.getJobById(queue, jobId))?.state !== 'cancelled') return false;
  await onFailed?.(stoppedError(reason), row);
  return true;
}
