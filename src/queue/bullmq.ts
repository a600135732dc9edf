/**
 * Runs a job on BullMQ 5.64 or later, over Redis or PostgreSQL alike. Subpath `citeworthy/bullmq`.
 * Resumes through the ledger after a crash; a user's cancel is final; a shutdown hands the job back.
 */
import { UnrecoverableError, WaitingError } from 'bullmq';
import type { FlowJob, Job as BullJob, JobsOptions } from 'bullmq';
import type { SitePlan, SiteSummary } from '../contract/index.ts';
import type { Job } from '../jobs/job.ts';
import { joinSummaries, shard } from '../jobs/shards.ts';
import type { ClosableLedger } from './closable-ledger.ts';
import { latestOnly } from './latest.ts';
import { LOCK_LOST, WORKER_STOPPING } from './stop-reason.ts';

export interface BullmqOptions<Progress, Unit> {
  /** Opens the store of finished units for a run. The same job must find the same store again. */
  readonly ledger?: (job: BullJob) => ClosableLedger<Unit> | Promise<ClosableLedger<Unit>>;
  /** What `job.progress` shows; default: the progress itself. */
  readonly progress?: (progress: Progress) => object | number;
  /** Milliseconds between two progress writes; the latest wins. */
  readonly progressEveryMs?: number;
}

/** A processor for `new Worker(name, processor)`. Give the worker to {@link supervise} as well. */
export function bullmqProcessor<Payload, Summary, Progress, Unit>(
  job: Job<Payload, Summary, Progress, Unit>,
  options: BullmqOptions<Progress, Unit> = {},
): (bullJob: BullJob<Payload, Summary>, token?: string, signal?: AbortSignal) => Promise<Summary> {
  return async (bullJob, token, signal) => {
    const ledger = await options.ledger?.(bullJob);
    const shown = options.progress ?? ((progress: Progress) => Object(progress));
    const progress = latestOnly(
      (value: Progress) => bullJob.updateProgress(shown(value)),
      options.progressEveryMs,
    );
    try {
      const summary = await job(bullJob.data, {
        ...(signal !== undefined && { signal }),
        ...(ledger !== undefined && { ledger }),
        onProgress: progress.push,
      });
      await progress.flush();
      return summary;
    } catch (error) {
      await progress.flush().catch(() => undefined);
      return await stopped(bullJob, token, signal, error);
    } finally {
      await ledger?.close?.();
    }
  };
}

/** Never returns: tells BullMQ by the class of the error what becomes of the job. */
async function stopped(
  bullJob: BullJob,
  token: string | undefined,
  signal: AbortSignal | undefined,
  error: unknown,
): Promise<never> {
  if (signal?.aborted !== true) throw error;
  if (signal.reason === LOCK_LOST) throw new WaitingError();
  if (signal.reason !== WORKER_STOPPING) throw new UnrecoverableError(reasonText(signal.reason));
  await bullJob.moveToWait(token);
  throw new WaitingError();
}

function reasonText(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  return typeof reason === 'string' ? reason : 'cancelled';
}

/** What of a BullMQ worker is used; workers over any backend fit. */
export interface SupervisedWorker {
  on(event: 'lockRenewalFailed', listener: (jobIds: string[]) => void): unknown;
  cancelJob(jobId: string, reason?: string): boolean;
  cancelAllJobs(reason?: string): void;
  close(): Promise<void>;
}

/** Stops the run of a job whose lock was lost. Gives the graceful shutdown of the worker: running jobs go back to the queue. */
export function supervise(worker: SupervisedWorker): { readonly shutdown: () => Promise<void> } {
  worker.on('lockRenewalFailed', (jobIds) => {
    for (const jobId of jobIds) worker.cancelJob(jobId, LOCK_LOST);
  });
  return {
    shutdown: async () => {
      const closed = worker.close();
      worker.cancelAllJobs(WORKER_STOPPING);
      await closed;
    },
  };
}

/** Options of `queue.add` by which a business has one audit at a time: a second add while one is waiting or running is dropped. */
export function oncePerBusiness(businessId: string): JobsOptions {
  return { deduplication: { id: `audit-${businessId}` } };
}

export interface SiteFlowOptions {
  /** Queue of the shards, run by {@link bullmqProcessor} with the site audit. */
  readonly shardQueue: string;
  /** Queue of the join, run by {@link joinProcessor}. */
  readonly joinQueue: string;
  /** Addresses of one shard. 100 keep the cost of the queue under 1 % and lose little to a crash. */
  readonly shardSize?: number;
  readonly jobId?: string;
  readonly businessId?: string;
  /** Workers that share the site: each asks with this share of the lanes of a host. */
  readonly workers?: number;
}

/** Addresses. Measured: 1,000 shards of 100 are added in half a second. */
const SHARD_SIZE = 100;

/** A flow for `new FlowProducer().add(…)`: the shards of a plan, and the join that runs when all have ended. */
export function siteFlow(plan: SitePlan, options: SiteFlowOptions): FlowJob {
  const ids = {
    ...(options.jobId !== undefined && { jobId: options.jobId }),
    ...(options.businessId !== undefined && { businessId: options.businessId }),
  };
  const shared = options.workers === undefined ? {} : { workers: options.workers };
  return {
    name: 'site-audit-join',
    queueName: options.joinQueue,
    data: { ...ids, totalPages: plan.urls.length },
    children: shard(plan, options.shardSize ?? SHARD_SIZE).map((part, index) => ({
      name: `site-audit-${index}`,
      queueName: options.shardQueue,
      data: { ...ids, ...shared, plan: part },
      opts: { attempts: 3, backoff: SHARD_BACKOFF, ignoreDependencyOnFailure: true },
    })),
  };
}

/** Milliseconds before a failed shard is tried again, doubled each time. */
const SHARD_BACKOFF = { type: 'exponential', delay: 1_000 };

/** What the join of a site gives: the sums of all shards, and how many could not be counted. */
export interface JoinedSite {
  readonly summary: SiteSummary;
  readonly failedShards: number;
}

/**
 * A processor for the join: adds up what the shards returned. `onJoined` is the one place for the completed event.
 * `read` takes the summary out of a shard's return value.
 */
export function joinProcessor(
  read: (value: unknown) => SiteSummary,
  onJoined?: (joined: JoinedSite, bullJob: BullJob) => Promise<void>,
): (bullJob: BullJob) => Promise<JoinedSite> {
  return async (bullJob) => {
    const values = await bullJob.getChildrenValues<unknown>();
    const failures = await bullJob.getIgnoredChildrenFailures();
    const joined = {
      summary: joinSummaries(Object.values(values).map(read)),
      failedShards: Object.keys(failures).length,
    };
    await onJoined?.(joined, bullJob);
    return joined;
  };
}
