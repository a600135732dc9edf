import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { PgBossJob, PgBossLike } from '../../src/queue/pg-boss.ts';

/**
 * The same boss over the same tables, whose workers take the next job at once: pg-boss waits half a second at least
 * between two jobs of a lane, which is nothing beside a shard of pages and everything beside a thousand shards of none.
 */
export function eager(boss: PgBoss): PgBossLike {
  const loops = new Map<string, { isOn: boolean; readonly ended: Promise<void> }[]>();
  const work = <Payload>(
    name: string,
    _options: object,
    handler: (jobs: PgBossJob<Payload>[]) => Promise<unknown>,
  ) => {
    const loop = async () => {
      while (state.isOn) {
        const jobs = await boss.fetch<Payload>(name, { batchSize: 1 });
        const [one] = jobs;
        if (one === undefined) await wait(20);
        else await settle(boss, name, one.id, () => handler(jobs));
      }
    };
    const state = { isOn: true, ended: Promise.resolve().then(() => loop()) };
    loops.set(name, [...(loops.get(name) ?? []), state]);
    return Promise.resolve(name);
  };
  return {
    work,
    offWork: async (name) => {
      const stopped = loops.get(name) ?? [];
      for (const one of stopped) one.isOn = false;
      await Promise.all(stopped.map(({ ended }) => ended));
      loops.delete(name);
    },
    getJobById: (name, id, options) => boss.getJobById(name, id, options),
    getDb: () => boss.getDb(),
  };
}

async function settle(boss: PgBoss, name: string, id: string, run: () => Promise<unknown>): Promise<void> {
  const end = await run().then(
    (output) => ({ output }),
    (error: Error) => ({ error }),
  );
  if ('error' in end) await boss.fail(name, id, end.error);
  else await boss.complete(name, id, typeof end.output === 'object' ? end.output : null);
}
