import * as pgBossModule from 'pg-boss';
import { readArchiveUnit } from '../jobs/archive-audit.ts';
import { readPageUnit } from '../jobs/page-unit.ts';
import { ARCHIVE_NAME, JOIN_NAME } from './job-names.ts';
import { workJoins, workPgBoss, type PgBossLike } from './pg-boss.ts';
import { lanesOf } from './pg-boss-own-lanes.ts';
import { rowsOf } from './pg-boss-port.ts';
import { postgresGates } from './postgres-gate.ts';
import { loggedGates } from './worker-gates.ts';
import { tellHealth } from './health.ts';
import { ledgerOf } from './job-ledger.ts';
import { logEngineError, watched, watchedEnd, watchOver, type Watch } from './watch.ts';
import { pause, RECONNECT_MS, untilAborted, type WorkerJobs, type WorkerSettings } from './worker.ts';

/** What of a `PgBoss` the worker itself uses. */
interface Boss extends PgBossLike {
  on(event: 'error', listener: (error: Error) => void): unknown;
  start(): Promise<unknown>;
  createQueue(name: string, options: object): Promise<unknown>;
  stop(options: { readonly graceful: boolean; readonly timeout?: number }): Promise<void>;
}

/** Milliseconds for what pg-boss still has in hand when every job has been given back. */
const STOP_MS = 5_000;

/** Tries of a job whose sender asks for no number, with a doubled pause: a site that is away may be back in minutes. */
const RETRIES = 10;
/** Seconds that such a pause takes at most: after a death nobody need wait for hours. */
const LONGEST_PAUSE = 60;
/** Seconds after which pg-boss 12 knows by missing signs of life that a worker has died. */
const HEARTBEAT = 30;
/** Seconds between two looks for such. */
const LOOK_EVERY = 10;

/**
 * Works the pg-boss queues `crawler-check`, `llms-check`, `schema-audit`, `site-audit` and `site-audit-join`, which it
 * makes when absent, until the signal aborts, and `archive-audit` where there is a folder of archives. `site-audit-join`
 * joins the shards of `siteBatch` and `archiveBatch` in the queues of their names.
 */
export async function servePgBoss(jobs: WorkerJobs, settings: WorkerSettings): Promise<void> {
  const { log } = settings;
  const watch = watchOver(log);
  const endHealth = await tellHealth(watch, settings);
  const boss = await startedBoss(settings);
  if (boss !== null) await workOn(boss, jobs, settings, watch);
  await endHealth();
  log({ level: 'info', event: 'stopped' });
}

async function workOn(boss: Boss, jobs: WorkerJobs, settings: WorkerSettings, watch: Watch): Promise<void> {
  const queues = [...Object.keys(jobs), JOIN_NAME];
  const retries = { retryLimit: RETRIES, retryBackoff: true, retryDelayMax: LONGEST_PAUSE };
  for (const name of queues) await boss.createQueue(name, { name, ...retries, heartbeatSeconds: HEARTBEAT });
  const query = async (sql: string, values: unknown[] = []) => ({ rows: await rowsOf(boss, sql, values) });
  settings.share?.(postgresGates({ query }, loggedGates(watch.log)));
  const workers = await openWorkers(watchedPort(boss, watch, 'every'), jobs, settings);
  const joins = await workJoins(watchedPort(boss, watch, 'ends'), JOIN_NAME);
  if (!settings.signal.aborted) watch.phase = 'working';
  watch.log({ level: 'info', event: 'ready', queues, concurrency: settings.concurrency });
  await untilAborted(settings.signal);
  await Promise.all([...workers, joins].map(({ shutdown }) => shutdown()));
  await boss.stop({ graceful: true, timeout: STOP_MS });
}

/** Tries until the database answers; `null` when the signal came first. */
async function startedBoss({ url, log, signal }: WorkerSettings): Promise<Boss | null> {
  while (!signal.aborted) {
    const boss = bossAt(url);
    boss.on('error', (error) => logEngineError(log, error));
    const failure = await boss.start().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure === null) return boss;
    logEngineError(log, failure.error);
    await boss.stop({ graceful: false }).catch(() => undefined);
    await pause(RECONNECT_MS, signal);
  }
  return null;
}

/** Versions 10 and 11 export the class as the module itself, version 12 as `PgBoss`. */
function bossAt(url: string): Boss {
  const names: { readonly PgBoss?: unknown; readonly default?: unknown } = pgBossModule;
  const exported = names.PgBoss ?? names.default;
  if (!isBossClass(exported)) throw new TypeError('this version of pg-boss exports no PgBoss');
  return new exported({
    connectionString: url,
    superviseIntervalSeconds: LOOK_EVERY,
    monitorIntervalSeconds: LOOK_EVERY,
  });
}

function isBossClass(exported: unknown): exported is new (options: object) => Boss {
  return typeof exported === 'function';
}

/**
 * The same boss, whose handlers run under log lines. A run that gives `null` handed its job back. Of joins only `ends`
 * are told: one that looks at its shards every other second, and finds them at work, has nothing to say.
 */
function watchedPort(boss: Boss, watch: Watch, lines: 'every' | 'ends'): PgBossLike {
  const under = lines === 'every' ? watched : watchedEnd;
  const unended = lines === 'every' ? 'handed-back' : 'waiting';
  const lanes = lanesOf(boss);
  return {
    work: (name, options, handler) =>
      lanes.work<never>(name, options, (batch) =>
        under(
          watch,
          { job: batch[0]?.id, name },
          () => handler(batch),
          (end) => ('result' in end && end.result === null ? unended : null),
        ),
      ),
    offWork: (name) => lanes.offWork(name),
    getJobById: (name, id, options) => boss.getJobById(name, id, options),
    getDb: () => boss.getDb(),
  };
}

/** One queue a kind of audit; `concurrency` jobs at once in each. */
function openWorkers(boss: PgBossLike, jobs: WorkerJobs, { ledgers, concurrency }: WorkerSettings) {
  const { [ARCHIVE_NAME]: archives } = jobs;
  return Promise.all([
    workPgBoss(boss, 'crawler-check', jobs['crawler-check'], { concurrency }),
    workPgBoss(boss, 'llms-check', jobs['llms-check'], { concurrency }),
    workPgBoss(boss, 'schema-audit', jobs['schema-audit'], { concurrency }),
    workPgBoss(boss, 'site-audit', jobs['site-audit'], {
      concurrency,
      ledger: ({ id }) => ledgerOf({ folder: ledgers, parse: readPageUnit }, id),
    }),
    ...(archives === undefined
      ? []
      : [
          workPgBoss(boss, ARCHIVE_NAME, archives, {
            concurrency,
            ledger: ({ id }) => ledgerOf({ folder: ledgers, parse: readArchiveUnit }, id),
          }),
        ]),
  ]);
}
