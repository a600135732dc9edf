/** Cancels jobs of BullMQ from any process. The row of a job is where that stands: a run looks at its own now and then. */
import { UnrecoverableError, WaitingError, type Job as BullJob } from 'bullmq';
import { stoppedError } from '../jobs/job.ts';
import { CANCEL_POLL_MS, CANCELLED } from './stop-reason.ts';
import { timerMs } from '../jobs/timer.ts';

/** What of a BullMQ queue is used; queues of any version and backend fit. */
export interface CancelledFrom<Row extends CancelledRow = CancelledRow> {
  getJob(id: string): Promise<Row | undefined>;
}

/** What of its jobs is used. */
interface CancelledRow {
  readonly progress?: unknown;
  readonly attemptsStarted?: number;
  getState(): Promise<string>;
  moveToFailed(error: Error, token: string): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** States in which there is nothing to cancel. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'failed', 'unknown']);
/** The token by which BullMQ asks for no lock. */
const NO_LOCK = '0';
/** Looks at a job that changes its state meanwhile. */
const LOOKS = 5;

/**
 * Cancels a job in whatever process it runs: it has failed for good from now on, and its run stops within the
 * `cancelPollMs` of its processor. A job that waits is taken out of its queue. Then `onFailed` is told, the same as that of
 * the processor: a job that waits has nobody else to tell of its end, nor has one whose worker is dead. Of one that runs it
 * is told by its processor as well. Gives `false` for one that is not there, or has ended: from the moment that `onEnd` is
 * told, the end holds. Rejects when the queue does not let go of it, and when `onFailed` rejects.
 */
export async function cancelJob<Row extends CancelledRow>(
  queue: CancelledFrom<Row>,
  jobId: string,
  reason = CANCELLED,
  { onFailed }: { readonly onFailed?: ((error: Error, job: Row) => Promise<unknown>) | undefined } = {},
): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    const row = await queue.getJob(jobId);
    const state = await row?.getState();
    if (row === undefined || state === undefined || ENDED.has(state) || isEnding(row)) return false;
    const error = new UnrecoverableError(stoppedError(reason).message);
    try {
      await (state === 'active' ? row.moveToFailed(error, NO_LOCK) : row.remove());
    } catch (failure) {
      // Between the look and the deed it was taken, or put back.
      if (look === LOOKS) throw failure;
      continue;
    }
    await onFailed?.(error, row);
    return true;
  }
}

/** What of a job shows that its end is being told. */
type Ending = Pick<BullJob, 'progress' | 'attemptsStarted' | 'updateProgress'>;

/**
 * Tells an end, and shows meanwhile which run of the job does: in its progress, the one place that all engines let a run
 * write. A mark that cannot be written changes nothing, and that of a run which has died is of no later one.
 */
export async function whileEnding(bullJob: Ending, tell: () => Promise<void>): Promise<void> {
  const { progress, attemptsStarted: ending } = bullJob;
  const shown = typeof progress === 'object' ? { ...progress, ending } : { ending };
  await bullJob.updateProgress(shown).catch(() => undefined);
  try {
    await tell();
  } finally {
    await bullJob.updateProgress(progress).catch(() => undefined);
  }
}

function isEnding({ progress, attemptsStarted }: CancelledRow): boolean {
  if (typeof progress !== 'object' || progress === null || !('ending' in progress)) return false;
  return progress.ending === attemptsStarted;
}

/** Tells BullMQ nothing of the end of a run: its row has been told before. */
export class CancelledError extends WaitingError {
  constructor() {
    super(stoppedError(CANCELLED).message);
  }
}

/** What stops a run. */
export interface CancelWatch {
  /** Aborts when the worker says so, and when the row shows a cancel. */
  readonly signal: AbortSignal;
  /** Whether the row shows one now, seen before or not. */
  readonly isByRow: () => Promise<boolean>;
  readonly end: () => void;
}

/** Looks at the row of a job while it runs. */
export function watchCancel(
  bullJob: Pick<BullJob, 'getState'>,
  signal: AbortSignal | undefined,
  pollMs = CANCEL_POLL_MS,
): CancelWatch {
  const stop = new AbortController();
  const onSignal = () => stop.abort(signal?.reason);
  let isSeen = false;
  const look = async () => {
    if (stop.signal.aborted || !(await isCancelled(bullJob)) || stop.signal.aborted) return;
    isSeen = true;
    stop.abort(CANCELLED);
  };
  const poll = setInterval(() => void look(), timerMs(pollMs));
  signal?.addEventListener('abort', onSignal, { once: true });
  if (signal?.aborted === true) onSignal();
  return {
    signal: stop.signal,
    isByRow: async () => isSeen || isCancelled(bullJob),
    end: () => {
      clearInterval(poll);
      signal?.removeEventListener('abort', onSignal);
    },
  };
}

/** Whether the row of a job that runs here has ended; `false` where that cannot be known. */
async function isCancelled(bullJob: Pick<BullJob, 'getState'>): Promise<boolean> {
  try {
    const state = await bullJob.getState();
    return state === 'failed' || state === 'unknown';
  } catch {
    return false;
  }
}
