import * as bullmq from 'bullmq';
import type { Job as BullJob } from 'bullmq';
import { CodedError } from '../errors.ts';
import { readArchiveUnit } from '../jobs/archive-audit.ts';
import { readPageUnit } from '../jobs/page-unit.ts';
import { masked } from '../values/secrets.ts';
import {
  ARCHIVE_NAME,
  bullmqProcessor,
  isHandedBack,
  JOIN_NAME,
  joinProcessor,
  supervise,
  type SupervisedWorker,
} from './bullmq.ts';
import { bullmqGates, isPostgres, requireClient } from './bullmq-gates.ts';
import { tellHealth } from './health.ts';
import { ledgerOf } from './job-ledger.ts';
import { timerMs } from '../jobs/timer.ts';
import { logEngineError, watched, watchOver, type Watch } from './watch.ts';
import { pause, RECONNECT_MS, untilAborted, type WorkerJobs, type WorkerSettings } from './worker.ts';

/** How a BullMQ worker works. */
export interface BullmqWorkerSettings extends WorkerSettings {
  /** Name of the queue. A job's name says which audit it is. */
  readonly queue: string;
  /** Milliseconds for which a job is locked; renewed at half of it. Default of BullMQ: 30,000. */
  readonly lockMs?: number;
}

/** Deaths of workers after which BullMQ itself gives a job up. The processor counts them, and knows which of them were in vain. */
const MAX_STALLED = 1_000_000;
/** Milliseconds for running jobs to be handed back and connections to close in good order. */
const CLOSE_MS = 5_000;
/** The same for connections that were never made: BullMQ would wait for them without end, and nothing runs. */
const CLOSE_UNREADY_MS = 100;

/**
 * Works a BullMQ queue over Redis (`redis://`) or, from version 6 on, PostgreSQL (`postgres://`; its tables are made when
 * absent) until the signal aborts. The job's name picks the audit; `site-audit-join` joins the shards of a flow.
 */
export async function serveBullmq(jobs: WorkerJobs, settings: BullmqWorkerSettings): Promise<void> {
  const { queue, log } = settings;
  const watch = watchOver(log);
  const endHealth = await tellHealth(watch, settings);
  try {
    const worker = await readyWorker(() => openWorker(jobs, settings, watch), settings);
    if (worker !== null) await workOn(worker, settings, watch);
  } finally {
    await endHealth();
  }
  log({ level: 'info', event: 'stopped', queue });
}

async function workOn(worker: OpenWorker, settings: BullmqWorkerSettings, watch: Watch): Promise<void> {
  const { queue, concurrency, log, signal } = settings;
  const { shutdown } = supervise(worker);
  const shared = settings.share === undefined ? null : bullmqGates(settings.url, log);
  if (shared !== null) settings.share?.(shared.gates);
  watch.phase = 'working';
  log({ level: 'info', event: 'ready', queue, concurrency });
  void worker.run().catch((error: unknown) => logEngineError(log, error));
  await untilAborted(signal);
  await within(CLOSE_MS, shutdown());
  await within(CLOSE_MS, shared?.close());
}

/**
 * A worker whose engine answers; `null` when the signal came first. It takes no job before: on a database that cannot
 * be had BullMQ would ask for one again and again without a pause, and nothing else would run in this process.
 */
async function readyWorker(
  open: () => OpenWorker,
  { log, signal }: BullmqWorkerSettings,
): Promise<OpenWorker | null> {
  const stopped = untilAborted(signal).then(() => false);
  while (!signal.aborted) {
    const worker = open();
    worker.on('error', (error) => logEngineError(log, error));
    const ready = worker.waitUntilReady().then(
      () => true,
      (error: unknown) => (logEngineError(log, error), false),
    );
    if (await Promise.race([ready, stopped])) return worker;
    await within(CLOSE_UNREADY_MS, worker.close());
    await pause(RECONNECT_MS, signal);
  }
  return null;
}

/** What of a BullMQ worker over either backend is used here. */
interface OpenWorker extends SupervisedWorker {
  on(event: 'lockRenewalFailed', listener: (jobIds: string[]) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  run(): Promise<void>;
}

function openWorker(jobs: WorkerJobs, settings: BullmqWorkerSettings, watch: Watch): OpenWorker {
  const { queue, concurrency, url, lockMs } = settings;
  const options = {
    autorun: false,
    concurrency,
    maxStalledCount: MAX_STALLED,
    ...(lockMs !== undefined && { lockDuration: timerMs(lockMs), stalledInterval: timerMs(lockMs) }),
  };
  const process = processorOf(jobs, settings, watch);
  if (isPostgres(url)) {
    // A look-up, not an import by name: version 5 has no backends, and would not load at all.
    if (!('withBackend' in bullmq))
      throw new CodedError('peer-missing', 'this queue needs BullMQ 6: npm install bullmq@6');
    requireClient('pg');
    const { Worker } = bullmq.withBackend(bullmq.createPostgresBackend);
    return new Worker(queue, process, { ...options, connection: { connectionString: url, migrate: true } });
  }
  requireClient('ioredis');
  return new RedisWorker(queue, process, { ...options, connection: { url, maxRetriesPerRequest: null } });
}

/**
 * A worker to which a row whose data is no JSON, which no producer of BullMQ writes, is a job with that text for its
 * payload: it ends as failed. BullMQ takes such a row again and again, and tells nobody of its end.
 */
class RedisWorker extends bullmq.Worker {
  protected override createJob(row: Parameters<bullmq.Worker['createJob']>[0], id: string): BullJob {
    return super.createJob(isJson(row.data) ? row : { ...row, data: JSON.stringify(row.data) }, id);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text || '{}');
    return true;
  } catch {
    return false;
  }
}

type Processor = (job: BullJob, token?: string, signal?: AbortSignal) => Promise<unknown>;

function processorOf(jobs: WorkerJobs, { ledgers }: BullmqWorkerSettings, watch: Watch) {
  const { [ARCHIVE_NAME]: archives } = jobs;
  const ledger =
    <Unit>(parse: (value: unknown) => Unit) =>
    (job: BullJob) =>
      ledgerOf({ folder: ledgers, parse }, `${job.queueName} ${job.id} ${job.timestamp}`);
  const processors = new Map<string, Processor>([
    ['crawler-check', bullmqProcessor(jobs['crawler-check'])],
    ['llms-check', bullmqProcessor(jobs['llms-check'])],
    ['schema-audit', bullmqProcessor(jobs['schema-audit'])],
    [
      'site-audit',
      bullmqProcessor(jobs['site-audit'], {
        ledger: ledger(readPageUnit),
        progress: ({ pagesCompleted, totalPages, currentUrl }) => ({
          pagesCompleted,
          totalPages,
          currentUrl: masked(currentUrl),
        }),
      }),
    ],
    [JOIN_NAME, joinProcessor()],
  ]);
  if (archives !== undefined)
    processors.set(ARCHIVE_NAME, bullmqProcessor(archives, { ledger: ledger(readArchiveUnit) }));
  const process: Processor = (job, token, signal) =>
    processors.get(job.name)?.(job, token, signal) ??
    Promise.reject(new CodedError('payload-invalid', `no audit is named ${job.name}`));
  return (job: BullJob, token?: string, signal?: AbortSignal): Promise<unknown> =>
    watched(
      watch,
      { job: job.id, name: job.name },
      () => process(job, token, signal),
      (end) => ('error' in end && isHandedBack(end.error) ? 'handed-back' : null),
    );
}

async function within(milliseconds: number, work: Promise<void> = Promise.resolve()): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
