/**
 * What the workers of every engine share: one-line JSON logs, a ledger file for each job, a health line.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileLedger, type FileLedger } from '../jobs/file-ledger.ts';
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';

/** One line of the log. `event` is a stable word. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** A running worker of any engine. */
export interface WorkerService {
  /** Stops taking jobs and hands running ones back to the queue. */
  readonly shutdown: () => Promise<void>;
}

export interface WorkerSettings {
  /** Address of the engine. */
  readonly url: string;
  /** Jobs at once in this process. */
  readonly concurrency: number;
  /** Folder of the ledger files: shared by all workers that may take over each other's jobs. */
  readonly ledgers: string;
  readonly log: Log;
}

/** Characters that an id may bring into a file name; all others are written as `_`. */
const SAFE = /[^\w.-]/g;

/** The ledger file of a job. The same job finds the same file again, in whichever process it runs. */
export async function ledgerOf(folder: string, jobId: string): Promise<FileLedger<PageUnit>> {
  await mkdir(folder, { recursive: true });
  return openFileLedger(join(folder, `${jobId.replace(SAFE, '_')}.ndjson`), readPageUnit);
}

/** Writes log entries as JSON lines with a time in front. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date(clock()).toISOString(), ...entry })}\n`);
}

/** What a health line counts. */
export interface Counts {
  running: number;
  completed: number;
  failed: number;
}

/** Logs a health line every `everyMs`; gives the function that ends it. */
export function healthLine(log: Log, counts: Readonly<Counts>, everyMs: number): () => void {
  const timer = setInterval(() => {
    const { rss } = process.memoryUsage();
    log({ level: 'info', event: 'health', ...counts, rssMiB: Math.round(rss / 1024 / 1024) });
  }, everyMs);
  return () => clearInterval(timer);
}
