import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

import { jsonLog, type LogEntry } from '../../src/queue/watch.ts';
import type { WorkerJobs, WorkerSettings } from '../../src/queue/worker.ts';

/** A line of a worker's log. */
export interface LogLine extends LogEntry {
  readonly time: string;
  readonly phase?: string;
  readonly error?: string;
  readonly running?: number;
}

/** A ready worker of an engine. */
export type Serve = (jobs: WorkerJobs, settings: WorkerSettings) => Promise<void>;

/** A worker in this process. It is stopped when its test ends. */
export interface WorkerHere {
  /** Its log, as it was written. */
  readonly events: () => readonly LogLine[];
  readonly stop: () => Promise<void>;
}

/** Starts a ready worker in this process: it reads no module anew. */
export function workHere(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  serve: Serve,
  {
    url,
    jobs,
    ledgers = freshLedgers({ onTestFinished }),
    healthEveryMs = 60_000,
  }: {
    readonly url: string;
    readonly jobs: WorkerJobs;
    readonly ledgers?: string;
    readonly healthEveryMs?: number;
  },
): WorkerHere {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line), Date.now);
  const stopping = new AbortController();
  const ended = serve(jobs, { url, concurrency: 1, ledgers, healthEveryMs, log, signal: stopping.signal });
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  onTestFinished(stop);
  return { events: () => lines.map((line): LogLine => JSON.parse(line)), stop };
}

/** A folder of ledgers that goes with its test. */
export function freshLedgers({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
