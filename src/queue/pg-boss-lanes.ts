/** Workers of one pg-boss queue and what they share: how jobs are taken, waited for at shutdown, and put back. */
import { lanesOf } from './pg-boss-own-lanes.ts';
import type { LaneOptions, PgBossJob, PgBossLike } from './pg-boss-port.ts';
import { WORKER_STOPPING } from './stop-reason.ts';
import { pause } from './worker.ts';

/** A running worker of one queue. */
export interface PgBossWorker {
  /**
   * Stops fetching and hands running jobs back to the queue without using an attempt. Await it before `boss.stop()`,
   * and leave that graceful, as it is by default: otherwise pg-boss 11 fails the jobs it has just been given back.
   */
  readonly shutdown: () => Promise<void>;
}

/** The least that pg-boss allows. */
const POLLING_SECONDS = 0.5;

/** Runs so many jobs of a queue at once. `stopping` aborts when the worker shuts down, which then waits for `run`. */
export async function openLanes<Payload>(
  boss: PgBossLike,
  queue: string,
  concurrency: number,
  run: (job: PgBossJob<Payload>, stopping: AbortSignal) => Promise<unknown>,
  groupConcurrency?: number,
): Promise<PgBossWorker> {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const runOne = async (one: PgBossJob<Payload>) => {
    try {
      return await run(one, stopping.signal);
    } finally {
      await untilReached(boss, stopping.signal);
    }
  };
  const handler = async (jobs: PgBossJob<Payload>[]) => {
    const [one] = jobs;
    if (one === undefined) return undefined;
    const started = runOne(one);
    running.add(started);
    return started.finally(() => running.delete(started));
  };
  // One worker a lane: a batch would be one job to pg-boss, failed or done as a whole.
  const options: LaneOptions = {
    batchSize: 1,
    pollingIntervalSeconds: POLLING_SECONDS,
    ...(groupConcurrency !== undefined && { groupConcurrency }),
  };
  const lanes = lanesOf(boss);
  for (let lane = 0; lane < concurrency; lane += 1) await lanes.work(queue, options, handler);
  const settled = async () => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return {
    shutdown: async () => {
      stopping.abort(WORKER_STOPPING);
      // At once: a lane whose job is handed back must not take the next.
      await Promise.all([lanes.offWork(queue), settled()]);
    },
  };
}

/** Milliseconds between two tries to reach a database that is away. */
const AWAY_MS = 500;

/**
 * Waits for a database that is away when a run ends, unless the worker stops. pg-boss 10 writes the end of a job without
 * awaiting it: where that write fails nobody catches it, which ends the process, and what the job returned is lost.
 */
async function untilReached(boss: PgBossLike, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && !(await isReached(boss))) await pause(AWAY_MS, stopping);
}

function isReached(boss: PgBossLike): Promise<boolean> {
  return boss
    .getDb()
    .executeSql('SELECT 1', [])
    .then(
      () => true,
      () => false,
    );
}

/** Milliseconds until a job that was handed back may be taken again: longer than it takes its handler to return. */
export const HAND_BACK_MS = 2_000;
