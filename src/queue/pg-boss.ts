/**
 * Runs a job on pg-boss 10, 11 or 12. Subpath `citeworthy/pg-boss`. Structural types only: nothing is imported.
 * Resumes through the ledger after a crash; a user's cancel is final; a shutdown hands the job back unharmed.
 */
import { stoppedError, type Job } from '../jobs/job.ts';
import type { ClosableLedger, EarlierLedger } from './closable-ledger.ts';
import { isGivenUp } from './given-up.ts';
import { markEnding } from './pg-boss-ending.ts';
import { HAND_BACK_MS, openLanes, type PgBossWorker } from './pg-boss-lanes.ts';
import type { PgBossJob, PgBossLike } from './pg-boss-port.ts';
import { checkedSchema, DEFAULT_SCHEMA, endTries, handBack } from './pg-boss-rows.ts';
import { openTries } from './pg-boss-tries.ts';
import { runJob } from './run-job.ts';
import { CANCEL_POLL_MS, CANCELLED, WORKER_STOPPING } from './stop-reason.ts';
import { timerMs } from '../jobs/timer.ts';

export type { ArchiveSpread, Spread } from '../jobs/shards.ts';
export type { ClosableLedger, EarlierLedger } from './closable-ledger.ts';
export type { JoinedSite } from '../jobs/site-summary.ts';
export {
  archiveBatch,
  shardJobs,
  siteBatch,
  type ArchiveBatchOptions,
  type BatchRow,
  type JoinPayload,
  type JoinRow,
  type ShardRow,
  type SiteBatch,
  type SiteBatchOptions,
} from './pg-boss-batch.ts';
export { cancelJob, type CancelledFrom } from './pg-boss-cancel.ts';
export { joinBatch, workJoins, type JoinOptions } from './pg-boss-join.ts';
export type { PgBossWorker } from './pg-boss-lanes.ts';
export type { PgBossJob, PgBossLike, PgBossRow } from './pg-boss-port.ts';

/** How a job is run on pg-boss; everything is optional. */
export interface PgBossOptions<Payload, Progress, Unit, Summary = unknown> {
  /**
   * Opens the store of finished units for a run. The same job must find the same store again. While it throws
   * `ledger-locked`, since the last worker of the job still holds it, it is called again and again.
   */
  readonly ledger?:
    | ((job: PgBossJob<Payload>, signal: AbortSignal) => ClosableLedger<Unit> | Promise<ClosableLedger<Unit>>)
    | undefined;
  /**
   * Opens the ledger of an earlier audit of the same site: pages that have not changed since keep what it found. Default:
   * none.
   */
  readonly previous?:
    | ((
        job: PgBossJob<Payload>,
      ) => EarlierLedger<Unit> | Promise<EarlierLedger<Unit> | undefined> | undefined)
    | undefined;
  /** Writes progress where a status endpoint reads it: pg-boss keeps none. */
  readonly onProgress?: ((progress: Progress, job: PgBossJob<Payload>) => Promise<unknown>) | undefined;
  /**
   * Told what a job returned, after its last progress and before pg-boss is told: the place for its status, record and
   * event. Awaited, and told at least once: a process that dies in it, or before pg-boss knows of the end, has the job run
   * again, so write under the id of the job. When it rejects, the run has failed; the last try is put back instead, and
   * run again in a while.
   */
  readonly onEnd?: ((summary: Summary, job: PgBossJob<Payload>) => Promise<unknown>) | undefined;
  /**
   * Told why a job failed that is not tried again: its last try, or a cancel. As `onEnd` in all else. A job whose last
   * try died with its worker tells nobody: a dead letter queue gets it.
   */
  readonly onFailed?: ((error: Error, job: PgBossJob<Payload>) => Promise<unknown>) | undefined;
  /** Milliseconds between two progress writes; the latest wins. Default 350. */
  readonly progressEveryMs?: number | undefined;
  /** Milliseconds between two looks at the job's row, the only place where pg-boss 10 shows a cancel. Default 1,000. */
  readonly cancelPollMs?: number | undefined;
  /** Schema of the pg-boss tables. Default `pgboss`. */
  readonly schema?: string | undefined;
  /** Jobs of this queue at once in this process. Default 1. */
  readonly concurrency?: number | undefined;
  /** Jobs of one group at once, in all processes: `boss.send(queue, data, { group: { id } })` of pg-boss 12. Default: any. */
  readonly groupConcurrency?: number | undefined;
}

/** Milliseconds until a job is run again whose end could not be told. */
const UNTOLD_MS = 5_000;
/** Share of a job's expiry after which this run gives up, so that it never overlaps the retry. */
const EXPIRY_SHARE = 0.9;
const MS = 1_000;
const EXPIRED = 'JobExpired';

/**
 * Works one queue with one job. The returned worker must be shut down before `boss.stop()`. Rejects with a TypeError for
 * a schema that is no SQL identifier.
 */
export async function workPgBoss<Payload, Summary, Progress, Unit>(
  boss: PgBossLike,
  queue: string,
  job: Job<Payload, Summary, Progress, Unit>,
  options: PgBossOptions<Payload, Progress, Unit, Summary> = {},
): Promise<PgBossWorker> {
  const { concurrency = 1, cancelPollMs = CANCEL_POLL_MS, groupConcurrency } = options;
  const schema = checkedSchema(options.schema ?? DEFAULT_SCHEMA);
  const run = async (pgJob: PgBossJob<Payload>, stopping: AbortSignal) => {
    const watch = watchJob(boss, pgJob, stopping, cancelPollMs);
    const row = { boss, schema, name: pgJob.name, id: pgJob.id };
    const tries = await openTries(boss, row);
    const begun = performance.now();
    const putBack = async (delayMs: number) => {
      await tries.settle();
      await handBack(row, delayMs);
      return null;
    };
    try {
      const summary = await runJob(job, pgJob.data, {
        signal: watch.signal,
        openLedger: () => options.ledger?.(pgJob, watch.signal),
        openPrevious: () => options.previous?.(pgJob),
        onKept: tries.forgive,
        write: async (progress) => options.onProgress?.(progress, pgJob),
        progressEveryMs: options.progressEveryMs,
      });
      if (options.onEnd !== undefined) {
        await markEnding(boss, pgJob, schema);
        // Of a job that was cancelled a moment ago no other end is told.
        await watch.look();
      }
      if (watch.signal.reason === CANCELLED) watch.signal.throwIfAborted();
      try {
        await options.onEnd?.(summary, pgJob);
      } catch (error) {
        return (await tries.isLast()) ? await putBack(UNTOLD_MS) : await Promise.reject(error);
      }
      return summary;
    } catch (error) {
      if (watch.signal.reason === WORKER_STOPPING) return putBack(HAND_BACK_MS);
      const failure = watch.signal.aborted ? stoppedError(watch.signal.reason) : error;
      const isOver = isGivenUp(failure, await tries.attempt(), performance.now() - begun);
      const isFinal = isOver || watch.signal.reason === CANCELLED || (await tries.isLast());
      if (!isFinal || !(failure instanceof Error)) throw failure;
      try {
        await options.onFailed?.(failure, pgJob);
      } catch {
        // A cancelled row is no longer active, and stays as it is.
        return putBack(UNTOLD_MS);
      }
      if (isOver) await endTries(row);
      throw failure;
    } finally {
      watch.end();
    }
  };
  return openLanes<Payload>(boss, queue, concurrency, run, groupConcurrency);
}

/** One signal for the four ways to stop: shutdown, a user's cancel, the job's expiry, pg-boss 12's own signal. */
function watchJob<Payload>(
  boss: PgBossLike,
  pgJob: PgBossJob<Payload>,
  stopping: AbortSignal,
  pollMs: number,
) {
  const stop = new AbortController();
  const onStopping = () => stop.abort(stopping.reason);
  const onOwn = () => stop.abort(pgJob.signal?.reason);
  const look = async () => {
    const row = await boss.getJobById(pgJob.name, pgJob.id).catch(() => undefined);
    if (row !== undefined && row?.state !== 'active') stop.abort(CANCELLED);
  };
  const poll = setInterval(() => void look(), timerMs(pollMs));
  const expiry = pgJob.expireInSeconds ?? 0;
  const timer =
    expiry > 0 ? setTimeout(() => stop.abort(EXPIRED), timerMs(expiry * MS * EXPIRY_SHARE)) : undefined;
  stopping.addEventListener('abort', onStopping, { once: true });
  pgJob.signal?.addEventListener('abort', onOwn, { once: true });
  if (stopping.aborted) onStopping();
  if (pgJob.signal?.aborted === true) onOwn();
  return {
    signal: stop.signal,
    look,
    end: () => {
      clearInterval(poll);
      clearTimeout(timer);
      stopping.removeEventListener('abort', onStopping);
      pgJob.signal?.removeEventListener('abort', onOwn);
    },
  };
}
