/**
 * Lanes that fetch their jobs themselves, for pg-boss 10 and 11: those of theirs stop while a job is being fetched, which
 * is active then and in nobody's hands. Version 12 waits for it, and its lanes give signs of life of their jobs as well.
 */
import type { LaneOptions, PgBossJob, PgBossLike } from './pg-boss-port.ts';
import { pause } from './worker.ts';

/** What of a pg-boss is used by lanes of their own. */
interface FetchedBoss extends PgBossLike {
  fetch<Payload>(name: string, options: { readonly batchSize: number }): Promise<PgBossJob<Payload>[] | null>;
  complete(name: string, id: string, output: object): Promise<unknown>;
  fail(name: string, id: string, output: object): Promise<unknown>;
}

const MS = 1_000;

/** What opens and stops lanes of a pg-boss: itself, where its lanes can be waited for. */
export function lanesOf(boss: PgBossLike): Pick<PgBossLike, 'work' | 'offWork'> {
  return isWithoutWait(boss) ? ownLanes(boss) : boss;
}

function isWithoutWait(boss: PgBossLike): boss is FetchedBoss {
  return 'fetch' in boss && 'complete' in boss && 'fail' in boss && !('touch' in boss);
}

function ownLanes(boss: FetchedBoss): Pick<PgBossLike, 'work' | 'offWork'> {
  const lanes = new Map<string, { readonly stop: AbortController; readonly ended: Promise<void> }[]>();
  return {
    work: async <Payload>(
      name: string,
      options: LaneOptions,
      handler: (jobs: PgBossJob<Payload>[]) => Promise<unknown>,
    ) => {
      const stop = new AbortController();
      const run = async () => {
        while (!stop.signal.aborted) {
          // A database that is away has no jobs now.
          const jobs = await boss.fetch<Payload>(name, options).catch(() => null);
          const [one] = jobs ?? [];
          if (one === undefined) await pause(options.pollingIntervalSeconds * MS, stop.signal);
          else await settle(boss, one, () => handler([one]));
        }
      };
      lanes.set(name, [...(lanes.get(name) ?? []), { stop, ended: run() }]);
      return name;
    },
    offWork: async (name) => {
      const stopped = lanes.get(name) ?? [];
      lanes.delete(name);
      for (const { stop } of stopped) stop.abort();
      await Promise.all(stopped.map(({ ended }) => ended));
    },
  };
}

/** Runs a job and writes its end. Where that cannot be written the job expires, and is run again. */
async function settle(
  boss: FetchedBoss,
  { name, id }: PgBossJob<unknown>,
  run: () => Promise<unknown>,
): Promise<void> {
  const end = await run().then(
    (output) => ({ output }),
    (error: unknown) => ({ error }),
  );
  const written =
    'error' in end ? boss.fail(name, id, objectOf(end.error)) : boss.complete(name, id, objectOf(end.output));
  await written.catch(() => undefined);
}

/** As pg-boss itself keeps what is no object. */
function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { value };
}
