import PgBoss from 'pg-boss';
import type { JobName, Jobs } from '../jobs/jobs.ts';
import { workPgBoss, type PgBossLike } from './pg-boss.ts';
import { healthLine, ledgerOf, type Counts, type WorkerService, type WorkerSettings } from './worker.ts';

export interface PgBossWorkerSettings extends WorkerSettings {
  /** Milliseconds between two health lines. */
  readonly healthEveryMs: number;
}

/** Works the four pg-boss queues `crawler-check`, `llms-check`, `schema-audit` and `site-audit`, which it makes when absent. */
export async function servePgBoss(jobs: Jobs, settings: PgBossWorkerSettings): Promise<WorkerService> {
  const { log, url, ledgers } = settings;
  const counts: Counts = { running: 0, completed: 0, failed: 0 };
  const boss = new PgBoss(url);
  boss.on('error', (error: Error) => log({ level: 'error', event: 'engine-error', error: error.message }));
  await boss.start();
  const names: readonly JobName[] = ['crawler-check', 'llms-check', 'schema-audit', 'site-audit'];
  for (const name of names) await boss.createQueue(name);
  const counted =
    <Payload, Summary, Context>(
      name: JobName,
      job: (payload: Payload, context?: Context) => Promise<Summary>,
    ) =>
    async (payload: Payload, context?: Context): Promise<Summary> => {
      counts.running += 1;
      log({ level: 'info', event: 'started', name });
      try {
        const summary = await job(payload, context);
        counts.completed += 1;
        log({ level: 'info', event: 'completed', name });
        return summary;
      } catch (error) {
        counts.failed += 1;
        log({
          level: 'error',
          event: 'failed',
          name,
          error: error instanceof Error ? error.message : String(error),
        });
        throw error;
      } finally {
        counts.running -= 1;
      }
    };
  const port: PgBossLike = boss;
  const workers = [
    await workPgBoss(port, 'crawler-check', counted('crawler-check', jobs['crawler-check'])),
    await workPgBoss(port, 'llms-check', counted('llms-check', jobs['llms-check'])),
    await workPgBoss(port, 'schema-audit', counted('schema-audit', jobs['schema-audit'])),
    await workPgBoss(port, 'site-audit', counted('site-audit', jobs['site-audit']), {
      ledger: ({ id }) => ledgerOf(ledgers, id),
    }),
  ];
  const endHealth = healthLine(log, counts, settings.healthEveryMs);
  log({ level: 'info', event: 'ready', queues: names });
  return {
    shutdown: async () => {
      endHealth();
      await Promise.all(workers.map(({ shutdown }) => shutdown()));
      await boss.stop({ graceful: false });
      log({ level: 'info', event: 'stopped' });
    },
  };
}
