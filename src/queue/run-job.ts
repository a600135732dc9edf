/** One run of a job, whichever queue gave it: its ledger, its progress, and that both end with it. */
import type { Job } from '../jobs/job.ts';
import type { ClosableLedger } from './closable-ledger.ts';
import { latestOnly } from './latest.ts';

/** What a queue gives to one run of a job. */
export interface JobRun<Progress, Unit> {
  readonly signal?: AbortSignal | undefined;
  /** Opens the store of finished units. Closed when the run ends, however it ends. */
  readonly openLedger: () => ClosableLedger<Unit> | Promise<ClosableLedger<Unit> | undefined> | undefined;
  /** Writes progress where the queue shows it. */
  readonly write: (progress: Progress) => Promise<unknown>;
  /** Milliseconds between two writes; the latest wins. */
  readonly progressEveryMs: number | undefined;
}

/** Runs a job to its end. Rejects with what the job rejects with, or with the first failure of its progress. */
export async function runJob<Payload, Summary, Progress, Unit>(
  job: Job<Payload, Summary, Progress, Unit>,
  payload: Payload,
  { signal, openLedger, write, progressEveryMs }: JobRun<Progress, Unit>,
): Promise<Summary> {
  const progress = latestOnly(write, progressEveryMs);
  const ledger = await openLedger();
  try {
    const summary = await job(payload, {
      ...(signal !== undefined && { signal }),
      ...(ledger !== undefined && { ledger }),
      onProgress: progress.push,
    });
    await progress.flush();
    return summary;
  } catch (error) {
    await progress.flush().catch(() => undefined);
    throw error;
  } finally {
    await ledger?.close?.();
  }
}
