/** What the workers of every engine share: their settings, and how they wait. */
import type { ArchiveJob } from '../jobs/archive-audit.ts';
import type { GateSource } from '../jobs/gates.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ARCHIVE_NAME } from './job-names.ts';
import type { Log } from './watch.ts';

/** The jobs of a worker: the four audits, and pages of archives where it has a folder of them. */
export type WorkerJobs = Jobs & { readonly [ARCHIVE_NAME]?: ArchiveJob };

/** Where probes are answered. */
export interface HealthAddress {
  /** Default: every address of the machine, since the probes of a container come from outside it. */
  readonly host?: string | undefined;
  /** 0: any that is free. */
  readonly port: number;
}

/** How a worker of any engine works. */
export interface WorkerSettings {
  /** Address of the engine. */
  readonly url: string;
  /** Jobs at once in this process. */
  readonly concurrency: number;
  /** Folder of the ledger files: shared by all workers that may take over each other's jobs. */
  readonly ledgers: string;
  /** Milliseconds between two health lines. */
  readonly healthEveryMs: number;
  /** Where probes are answered over HTTP. Default: nowhere. */
  readonly healthAt?: HealthAddress | undefined;
  readonly log: Log;
  /** Told of the gates of hosts that the store of the queue holds for all its workers, before the first job is taken. */
  readonly share?: ((gates: GateSource) => void) | undefined;
  /** Stops the worker: it takes no more jobs and hands running ones back to the queue. */
  readonly signal: AbortSignal;
}

/** Milliseconds between two tries to reach an engine that does not answer. */
export const RECONNECT_MS = 2_000;

/** Waits, or until the signal aborts. Never rejects. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Resolves when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
