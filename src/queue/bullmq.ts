/**
 * Runs a job on BullMQ 5.64 or later, over Redis or PostgreSQL alike. Subpath `citeworthy/bullmq`.
 * Resumes through the ledger after a crash; a user's cancel is final; a shutdown hands the job back.
 */
import { DelayedError, RateLimitError, UnrecoverableError, WaitingError } from 'bullmq';
import type { FlowJob, Job as BullJob, JobsOptions } from 'bullmq';
import type { ArchiveJobPayload, ArchiveRange, SiteJobPayload, SitePlan } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { stoppedError, type Job } from '../jobs/job.ts';
import { archivePayloads, pagesOf, shardPayloads, type ArchiveSpread, type Spread } from '../jobs/shards.ts';
import { joinShards, summaryInEnd, type JoinedSite } from '../jobs/site-summary.ts';
import { CancelledError, watchCancel, whileEnding, type CancelWatch } from './bullmq-cancel.ts';
import type { ClosableLedger, EarlierLedger } from './closable-ledger.ts';
import { ARCHIVE_NAME, JOIN_NAME, SHARD_NAME } from './job-names.ts';
import { isGivenUp } from './given-up.ts';
import { runJob } from './run-job.ts';
import { LOCK_LOST, WORKER_STOPPING } from './stop-reason.ts';

export type { ArchiveSpread, Spread } from '../jobs/shards.ts';
export type { JoinedSite } from '../jobs/site-summary.ts';
export { cancelJob, type CancelledFrom } from './bullmq-cancel.ts';
export type { ClosableLedger, EarlierLedger } from './closable-ledger.ts';
export { ARCHIVE_NAME, JOIN_NAME, SHARD_NAME } from './job-names.ts';

/** How a job is run on BullMQ; everything is optional. */
export interface BullmqOptions<Progress, Unit, Summary = unknown> {
  /**
   * Opens the store of finished units for a run. The same job must find the same store again, and no other job may:
   * each queue counts its ids for itself, and anew once it is emptied, so an id alone is no name. While it throws
   * `ledger-locked`, since the last worker of the job still holds it, it is called again and again.
   */
  readonly ledger?:
    | ((job: BullJob, signal?: AbortSignal) => ClosableLedger<Unit> | Promise<ClosableLedger<Unit>>)
    | undefined;
  /**
   * Opens the ledger of an earlier audit of the same site: pages that have not changed since keep what it found. Default:
   * none.
   */
  readonly previous?:
    | ((job: BullJob) => EarlierLedger<Unit> | Promise<EarlierLedger<Unit> | undefined> | undefined)
    | undefined;
  /**
   * What `job.progress` shows; default: the progress itself. Where a worker of the job has died, an object also gets the
   * number of `deaths` that had been counted when its ledger last grew. While `onEnd` is told it has the number of the run
   * that is `ending`.
   */
  readonly progress?: ((progress: Progress) => object | number) | undefined;
  /** Writes progress elsewhere as well, beside `job.progress`: where a status endpoint reads it. */
  readonly onProgress?: ((progress: Progress, job: BullJob) => Promise<unknown>) | undefined;
  /**
   * Told what a job returned, after its last progress and before BullMQ is told: the place for its status, record and
   * event. Awaited, and told at least once: a process that dies in it, or before BullMQ knows of the end, has the job run
   * again, so write under the id of the job. When it rejects, the run has failed; the last attempt is put back instead,
   * and run again in a while.
   */
  readonly onEnd?: ((summary: Summary, job: BullJob) => Promise<unknown>) | undefined;
  /**
   * Told why a job failed that is not tried again: its last attempt, a cancel, too many deaths of its workers. As `onEnd`
   * in all else.
   */
  readonly onFailed?: ((error: Error, job: BullJob) => Promise<unknown>) | undefined;
  /** Milliseconds between two progress writes; the latest wins. Default 350. */
  readonly progressEveryMs?: number | undefined;
  /** Milliseconds between two looks at the row of the job, which shows a cancel by {@link cancelJob}. Default 1,000. */
  readonly cancelPollMs?: number | undefined;
}

/** Deaths of its workers that a job survives without one unit more in its ledger. */
const MAX_DEATHS = 10;
/** Milliseconds until a job is run again whose end could not be told. */
const UNTOLD_MS = 5_000;

/**
 * A processor for `new Worker(name, processor)`. Give the worker to {@link supervise} as well. It returns what the job
 * returns, and rejects with the error that tells BullMQ what becomes of the job: a cancel is final, a lost lock or a
 * shutdown gives it back. A job is given up when more than ten workers have died over it and its ledger has not grown
 * meanwhile; BullMQ itself gives up earlier unless `maxStalledCount` of the worker is high, such as 1,000,000.
 */
export function bullmqProcessor<Payload, Summary, Progress, Unit>(
  job: Job<Payload, Summary, Progress, Unit>,
  options: BullmqOptions<Progress, Unit, Summary> = {},
): (bullJob: BullJob<Payload, Summary>, token?: string, signal?: AbortSignal) => Promise<Summary> {
  return async (bullJob, token, signal) => {
    const { shown, onKept } = shownProgress(bullJob, options.progress);
    const watch = watchCancel(bullJob, signal, options.cancelPollMs);
    const begun = performance.now();
    try {
      refuseDeadly(bullJob);
      const summary = await runJob(job, bullJob.data, {
        signal: watch.signal,
        openLedger: () => options.ledger?.(bullJob, watch.signal),
        openPrevious: () => options.previous?.(bullJob),
        onKept,
        write: (progress) =>
          Promise.all([bullJob.updateProgress(shown(progress)), options.onProgress?.(progress, bullJob)]),
        progressEveryMs: options.progressEveryMs,
      });
      const tell = async () => {
        // Of a job that was cancelled a moment ago no other end is told.
        if (await watch.isByRow()) throw new CancelledError();
        await told(() => options.onEnd?.(summary, bullJob), bullJob, token);
      };
      await (options.onEnd === undefined ? tell() : whileEnding(bullJob, tell));
      return summary;
    } catch (error) {
      const isOver = isGivenUp(error, bullJob.attemptsMade + 1, performance.now() - begun);
      const verdict = await verdictOn(isOver ? new GivenUpError(error) : error, watch);
      if (!isFinal(verdict, bullJob)) throw verdict;
      // A cancel stands even where nobody can be told of it: the job must not run again for that.
      await told(
        () => options.onFailed?.(verdict, bullJob),
        bullJob,
        verdict instanceof GivenUpError || !isStanding(verdict) ? token : null,
      );
      throw verdict;
    } finally {
      watch.end();
    }
  };
}

/** The progress of a run as BullMQ keeps it: the one place of a job that every engine keeps over the death of a worker. */
function shownProgress<Progress>(
  { stalledCounter }: BullJob,
  shownBy: (progress: Progress) => object | number = Object,
) {
  let hasGrown = false;
  return {
    onKept: () => void (hasGrown = true),
    shown: (progress: Progress): object | number => {
      const value = shownBy(progress);
      const isMarked = hasGrown && stalledCounter > 0 && typeof value === 'object';
      return isMarked ? { ...value, deaths: stalledCounter } : value;
    },
  };
}

/** A unit that kills whoever works on it must not do so for ever; one that was killed in passing goes on. */
function refuseDeadly({ stalledCounter, progress }: BullJob): void {
  const known = typeof progress === 'object' && 'deaths' in progress ? Number(progress.deaths) : 0;
  if (stalledCounter - known > MAX_DEATHS)
    throw new UnrecoverableError(
      `${stalledCounter - known} workers have died over this job, and nothing was kept`,
    );
}

/** A target that is not tried again. */
class GivenUpError extends UnrecoverableError {
  constructor(error: unknown) {
    super(error instanceof Error ? error.message : String(error));
  }
}

/** The error that tells BullMQ what becomes of a job whose run ended with `error`. */
async function verdictOn(error: unknown, watch: CancelWatch): Promise<unknown> {
  const { aborted, reason } = watch.signal;
  if (error instanceof DelayedError) return error;
  if (await watch.isByRow()) return new CancelledError();
  if (!aborted) return error;
  if (reason === LOCK_LOST) return new WaitingError();
  if (reason !== WORKER_STOPPING) return new UnrecoverableError(stoppedError(reason).message);
  // Gives the job back as moveToWait and WaitingError do, but in one step after which the worker takes no other job:
  // version 5 would take the same one again while it closes.
  return new RateLimitError();
}

/** Errors by which BullMQ is told that the job is back in the queue, or in other hands. */
const HANDED_BACK: ReadonlySet<string> = new Set(['DelayedError', 'RateLimitError', 'WaitingError']);

/** Whether a verdict hands the job back: it is run again, here or elsewhere. */
export function isHandedBack(verdict: unknown): boolean {
  return verdict instanceof Error && HANDED_BACK.has(verdict.name);
}

function isFinal(verdict: unknown, bullJob: BullJob): verdict is Error {
  if (!(verdict instanceof Error) || isHandedBack(verdict)) return false;
  return isStanding(verdict) || isLastAttempt(bullJob);
}

/** Whether a verdict stands whatever attempts are left. */
function isStanding(verdict: Error): boolean {
  return verdict instanceof UnrecoverableError || verdict instanceof CancelledError;
}

function isLastAttempt({ attemptsMade, opts }: BullJob): boolean {
  return attemptsMade + 1 >= (opts.attempts ?? 1);
}

/**
 * Tells of an end. One that cannot be told on the last attempt is not lost: the job is run again, without using any.
 * Without a token the end stands, told or not.
 */
async function told(
  tell: () => Promise<unknown> | undefined,
  bullJob: BullJob,
  token: string | null | undefined,
): Promise<void> {
  try {
    await tell();
  } catch (error) {
    if (token !== null && !isLastAttempt(bullJob)) throw error;
    await bullJob.log(`the end could not be told: ${String(error)}`);
    if (token === null) return;
    await bullJob.moveToDelayed(Date.now() + UNTOLD_MS, token);
    throw new DelayedError();
  }
}

/** What of a BullMQ worker is used; workers over any backend fit. */
export interface SupervisedWorker {
  on(event: 'lockRenewalFailed', listener: (jobIds: string[]) => void): unknown;
  cancelJob(jobId: string, reason?: string): boolean;
  cancelAllJobs(reason?: string): void;
  close(): Promise<void>;
}

const STOP_AGAIN_MS = 100;

/** Stops the run of a job whose lock was lost. Gives the graceful shutdown of the worker: running jobs go back to the queue. */
export function supervise(worker: SupervisedWorker): { readonly shutdown: () => Promise<void> } {
  worker.on('lockRenewalFailed', (jobIds) => {
    for (const jobId of jobIds) worker.cancelJob(jobId, LOCK_LOST);
  });
  return {
    shutdown: async () => {
      const closed = worker.close();
      const stop = () => worker.cancelAllJobs(WORKER_STOPPING);
      stop();
      // A job that was being fetched begins after this, and would hold the worker open until its own end.
      const again = setInterval(stop, STOP_AGAIN_MS);
      await closed.finally(() => clearInterval(again));
    },
  };
}

/**
 * Options of `queue.add` by which a business has one audit at a time: a second add while one is waiting or running is
 * dropped, and gives the job that is there. Another `id` than the `jobId` that was asked for is the documented 429.
 */
export function oncePerBusiness(businessId: string): JobsOptions {
  return { deduplication: { id: `audit-${businessId}` } };
}

/** The queues of a flow. */
interface FlowQueues {
  /** Queue of the shards, run by {@link bullmqProcessor} with the job of the shards. */
  readonly shardQueue: string;
  /** Queue of the join, run by {@link joinProcessor}. It may be the same one. */
  readonly joinQueue: string;
}

/** How a site audit is spread over BullMQ queues. */
export interface SiteFlowOptions extends Spread, FlowQueues {}

/** How ranges of archives are spread over BullMQ queues. */
export interface ArchiveFlowOptions extends ArchiveSpread, FlowQueues {}

/** Milliseconds before a failed shard is tried again, doubled each time. */
const SHARD_BACKOFF = { type: 'exponential', delay: 1_000 };
const SHARD_ATTEMPTS = 3;

/**
 * A flow for `new FlowProducer().add(…)`: the shards of a plan, and the join that runs when all have ended. A shard is
 * tried three times; one that fails for good is counted by the join. Throws a TypeError as `shardPayloads` does.
 */
export function siteFlow(plan: SitePlan, options: SiteFlowOptions): FlowJob {
  return flowOf(SHARD_NAME, shardPayloads(plan, options), options);
}

/** The same for ranges of archives, whose shards `createArchiveJob` runs. Throws a TypeError as `archivePayloads` does. */
export function archiveFlow(ranges: readonly ArchiveRange[], options: ArchiveFlowOptions): FlowJob {
  return flowOf(ARCHIVE_NAME, archivePayloads(ranges, options), options);
}

function flowOf(
  name: string,
  payloads: readonly (SiteJobPayload | ArchiveJobPayload)[],
  { shardQueue, joinQueue, jobId, businessId }: ArchiveFlowOptions,
): FlowJob {
  return {
    name: JOIN_NAME,
    queueName: joinQueue,
    data: {
      ...(jobId !== undefined && { jobId }),
      ...(businessId !== undefined && { businessId }),
      totalPages: pagesOf(payloads),
    },
    children: payloads.map((data) => ({
      name,
      queueName: shardQueue,
      data,
      // The join keeps what they return: their own rows would pile up.
      opts: {
        attempts: SHARD_ATTEMPTS,
        backoff: SHARD_BACKOFF,
        ignoreDependencyOnFailure: true,
        removeOnComplete: true,
      },
    })),
  };
}

/** What the join of a flow is told: the ids of its audit, and how many pages the whole has at least. */
export interface JoinPayload {
  readonly totalPages: number;
  readonly jobId?: string;
  readonly businessId?: string;
}

/**
 * A processor for the join of a {@link siteFlow} or {@link archiveFlow}: adds up what its shards returned. `onJoined` is the one place for the
 * completed event; when it rejects, the join is tried again as its queue says, so the event may be sent twice. A payload
 * that neither has made fails for good.
 */
export function joinProcessor<Payload extends JoinPayload>(
  onJoined?: (joined: JoinedSite, bullJob: BullJob<Payload, JoinedSite>) => Promise<unknown>,
): (bullJob: BullJob<Payload, JoinedSite>) => Promise<JoinedSite> {
  return async (bullJob) => {
    const { totalPages } = bullJob.data ?? {};
    if (!Number.isInteger(totalPages) || totalPages < 0)
      throw new UnrecoverableError(
        new CodedError('payload-invalid', 'siteFlow and archiveFlow make those of joins').message,
      );
    const values = await bullJob.getChildrenValues<unknown>();
    const failures = await bullJob.getIgnoredChildrenFailures();
    const ends = [...Object.values(values).map(summaryInEnd), ...Object.keys(failures).map(() => null)];
    const joined = joinShards(ends, totalPages);
    await onJoined?.(joined, bullJob);
    return joined;
  };
}
