/** One run of a job, whichever queue gave it: its ledger, its progress, and that both end with it. */
import { hasCode } from '../errors.ts';
import { LEASE_MS } from '../jobs/file-lock.ts';
import type { Job } from '../jobs/job.ts';
import type { KeyedUnit } from '../jobs/keep-together.ts';
import type { Ledger } from '../jobs/ledger.ts';
import { reportLostProgress } from '../jobs/telling.ts';
import type { ClosableLedger, EarlierLedger } from './closable-ledger.ts';
import { latestOnly } from '../jobs/latest.ts';
import { pause } from './worker.ts';

/** What a queue gives to one run of a job. */
export interface JobRun<Progress, Unit> {
  readonly signal?: AbortSignal | undefined;
  /** Opens the store of finished units. Closed when the run ends, however it ends. */
  readonly openLedger: () => ClosableLedger<Unit> | Promise<ClosableLedger<Unit> | undefined> | undefined;
  /** Opens what an earlier run of the same work kept. Closed as well. */
  readonly openPrevious?:
    | (() => EarlierLedger<Unit> | Promise<EarlierLedger<Unit> | undefined> | undefined)
    | undefined;
  /** Told of each unit that was kept. */
  readonly onKept?: (() => void) | undefined;
  /** Writes progress where the queue shows it. */
  readonly write: (progress: Progress) => Promise<unknown>;
  /** Milliseconds between two writes; the latest wins. */
  readonly progressEveryMs: number | undefined;
}

/** Milliseconds for which a ledger is waited for: a holder that has died without a word is known by then. */
const LEDGER_WAIT_MS = LEASE_MS + 5_000;
const LEDGER_POLL_MS = 500;

/** Runs a job to its end. Rejects with what the job rejects with; progress that cannot be written is reported once. */
export async function runJob<Payload, Summary, Progress, Unit>(
  job: Job<Payload, Summary, Progress, Unit>,
  payload: Payload,
  { signal, openLedger, openPrevious, onKept, write, progressEveryMs }: JobRun<Progress, Unit>,
): Promise<Summary> {
  const progress = latestOnly(write, progressEveryMs);
  const ledger = await untilFree(openLedger, signal);
  let previous: EarlierLedger<Unit> | undefined;
  const close = async () => {
    try {
      await previous?.close?.();
    } finally {
      await ledger?.close?.();
    }
  };
  const end = async () => {
    const { failures, error } = await progress.flush();
    if (failures > 0) reportLostProgress(failures, error);
  };
  let summary: Summary;
  try {
    previous = await openPrevious?.();
    summary = await job(payload, {
      ...(signal !== undefined && { signal }),
      ...(ledger !== undefined && { ledger: tellingLedger(ledger, onKept) }),
      ...(previous !== undefined && { previous }),
      onProgress: progress.push,
    });
  } catch (error) {
    // What ended the run is what its queue is told, whatever else fails after it.
    await end();
    await close().catch(() => undefined);
    throw error;
  }
  await end();
  await close();
  return summary;
}

/** Waits for what another worker still holds: a queue gives a job away sooner than its last worker can be known to be dead. */
async function untilFree<Opened>(
  open: () => Opened | Promise<Opened>,
  signal: AbortSignal | undefined,
): Promise<Opened> {
  for (let waited = 0; ; waited += LEDGER_POLL_MS) {
    signal?.throwIfAborted();
    try {
      return await open();
    } catch (error) {
      if (!hasCode(error, 'ledger-locked') || waited >= LEDGER_WAIT_MS) throw error;
    }
    await pause(LEDGER_POLL_MS, signal);
  }
}

/** The same ledger, which tells of what it keeps. */
function tellingLedger<Unit>(ledger: Ledger<Unit>, onKept: (() => void) | undefined): Ledger<Unit> {
  return {
    kept: () => ledger.kept(),
    keep: async (key, unit) => {
      await ledger.keep(key, unit);
      onKept?.();
    },
    ...(ledger.keepMany !== undefined && {
      keepMany: async (units: readonly KeyedUnit<Unit>[]) => {
        await ledger.keepMany?.(units);
        onKept?.();
      },
    }),
  };
}
