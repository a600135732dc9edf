/**
 * Runs a job on pg-boss 10 to 12. Subpath `citeworthy/pg-boss`. Structural types only: nothing is imported.
 * Resumes through the ledger after a crash; a user's cancel is final; a shutdown hands the job back unharmed.
 */
import type { SitePlan } from '../contract/index.ts';
import { stoppedError, type Job } from '../jobs/job.ts';
import { joinShards, shardPayloads, summaryInEnd, type JoinedSite, type Spread } from '../jobs/shards.ts';
import type { ClosableLedger } from './closable-ledger.ts';
import { latestOnly } from './latest.ts';
import { WORKER_STOPPING } from './stop-reason.ts';

export type { JoinedSite, Spread } from '../jobs/shards.ts';

/** A job as pg-boss hands it over; `signal` from version 12 on. */
export interface PgBossJob<Payload> {
  readonly id: string;
  readonly name: string;
  readonly data: Payload;
  readonly expireInSeconds?: number;
  readonly signal?: AbortSignal;
}

/** What of a started `PgBoss` is used. */
export interface PgBossLike {
  work<Payload>(
    name: string,
    options: { readonly batchSize: number; readonly pollingIntervalSeconds: number },
    handler: (jobs: PgBossJob<Payload>[]) => Promise<unknown>,
  ): Promise<string>;
  offWork(name: string): Promise<void>;
  getJobById(name: string, id: string): Promise<{ readonly state: string } | null>;
  getDb(): { executeSql(text: string, values: unknown[]): Promise<unknown> };
}

/** How a job is run on pg-boss; everything is optional. */
export interface PgBossOptions<Payload, Progress, Unit> {
  /** Opens the store of finished units for a run. The same job must find the same store again. */
  readonly ledger?: (
    job: PgBossJob<Payload>,
    signal: AbortSignal,
  ) => ClosableLedger<Unit> | Promise<ClosableLedger<Unit>>;
  /** pg-boss keeps no progress: write it where your status endpoint reads it. */
  readonly onProgress?: (progress: Progress, job: PgBossJob<Payload>) => Promise<unknown>;
  /** Milliseconds between two progress writes; the latest wins. */
  readonly progressEveryMs?: number;
  /** Milliseconds between two looks at the job's row, the only place where pg-boss 10 shows a cancel. */
  readonly cancelPollMs?: number;
  /** Schema of the pg-boss tables. */
  readonly schema?: string;
  /** Jobs of this queue at once in this process. Default 1. */
  readonly concurrency?: number;
}

const CANCEL_POLL_MS = 1_000;
const POLLING_SECONDS = 0.5;
/** Share of a job's expiry after which this run gives up, so that it never overlaps the retry. */
const EXPIRY_SHARE = 0.9;
const MS = 1_000;
const CANCELLED = 'CancelledByUser';
const EXPIRED = 'JobExpired';

/** A running worker of one queue. */
export interface PgBossWorker {
  /** Stops fetching and hands running jobs back to the queue without using an attempt. */
  readonly shutdown: () => Promise<void>;
}

/** Works one queue with one job. The returned worker must be shut down before `boss.stop()`. */
export async function workPgBoss<Payload, Summary, Progress, Unit>(
  boss: PgBossLike,
  queue: string,
  job: Job<Payload, Summary, Progress, Unit>,
  options: PgBossOptions<Payload, Progress, Unit> = {},
): Promise<PgBossWorker> {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const handler = async (jobs: PgBossJob<Payload>[]) => {
    const [one] = jobs;
    if (one === undefined) return undefined;
    const run = runOne(boss, one, job, options, stopping.signal);
    running.add(run);
    return run.finally(() => running.delete(run));
  };
  // One worker a lane: a batch would be one job to pg-boss, failed or done as a whole.
  for (let lane = 0; lane < (options.concurrency ?? 1); lane += 1)
    await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS }, handler);
  return {
    shutdown: async () => {
      stopping.abort(WORKER_STOPPING);
      await Promise.allSettled(running);
      await boss.offWork(queue);
    },
  };
}

async function runOne<Payload, Summary, Progress, Unit>(
  boss: PgBossLike,
  pgJob: PgBossJob<Payload>,
  job: Job<Payload, Summary, Progress, Unit>,
  options: PgBossOptions<Payload, Progress, Unit>,
  stopping: AbortSignal,
): Promise<Summary | null> {
  const watch = watchJob(boss, pgJob, stopping, options.cancelPollMs ?? CANCEL_POLL_MS);
  const write = async (progress: Progress) => options.onProgress?.(progress, pgJob);
  const progress = latestOnly(write, options.progressEveryMs);
  let ledger: ClosableLedger<Unit> | undefined;
  try {
    ledger = await options.ledger?.(pgJob, watch.signal);
    const context = {
      signal: watch.signal,
      onProgress: progress.push,
      ...(ledger !== undefined && { ledger }),
    };
    const summary = await job(pgJob.data, context);
    await progress.flush();
    return summary;
  } catch (error) {
    await progress.flush().catch(() => undefined);
    if (!watch.signal.aborted) throw error;
    if (watch.signal.reason !== WORKER_STOPPING) throw stoppedError(watch.signal.reason);
    await handBack(boss, pgJob, options.schema ?? 'pgboss');
    return null;
  } finally {
    watch.end();
    await ledger?.close?.();
  }
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
  const poll = setInterval(() => void look(), pollMs);
  const expiry = pgJob.expireInSeconds ?? 0;
  const timer = expiry > 0 ? setTimeout(() => stop.abort(EXPIRED), expiry * MS * EXPIRY_SHARE) : undefined;
  stopping.addEventListener('abort', onStopping, { once: true });
  pgJob.signal?.addEventListener('abort', onOwn, { once: true });
  if (stopping.aborted) onStopping();
  return {
    signal: stop.signal,
    end: () => {
      clearInterval(poll);
      clearTimeout(timer);
      stopping.removeEventListener('abort', onStopping);
      pgJob.signal?.removeEventListener('abort', onOwn);
    },
  };
}

/**
 * Puts a running job back as if it had not been fetched. pg-boss counts an attempt when it fetches a job that has been
 * started before, so `started_on` is cleared too. The handler then returns normally: completing touches active rows
 * only, and the short delay keeps the row from being active in other hands by then.
 */
async function handBack(
  boss: PgBossLike,
  pgJob: { readonly id: string; readonly name: string },
  schema: string,
): Promise<void> {
  if (!/^[a-z_]\w*$/i.test(schema)) throw new TypeError('the pg-boss schema is an SQL identifier');
  const sql = `UPDATE ${schema}.job
    SET state = 'created', started_on = NULL, start_after = now() + interval '2 seconds'
    WHERE name = $1 AND id = $2 AND state = 'active'`;
  await boss.getDb().executeSql(sql, [pgJob.name, pgJob.id]);
}

/** A row for `boss.insert`. */
export interface ShardRow {
  readonly name: string;
  readonly data: object;
  readonly retryLimit: number;
  readonly retryBackoff: boolean;
}

/** Times that a failed or crashed shard is tried again. */
const SHARD_RETRIES = 3;

/** Rows for `boss.insert(rows)`, or `boss.insert(queue, rows)` from version 11 on: one job for each shard of a plan. */
export function shardJobs(plan: SitePlan, options: Spread & { readonly queue: string }): ShardRow[] {
  return shardPayloads(plan, options).map((data) => ({
    name: options.queue,
    data,
    retryLimit: SHARD_RETRIES,
    retryBackoff: true,
  }));
}

/**
 * The whole of a batch from the outputs of its jobs; `null`, or the output of a failed job, counts as a failed shard.
 * Whoever joins, when every shard has ended, is the one to send the completed event.
 */
export function joinBatch(outputs: readonly unknown[], totalPages: number): JoinedSite {
  return joinShards(outputs.map(summaryInEnd), totalPages);
}
