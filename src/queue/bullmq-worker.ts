import { createPostgresBackend, Worker, withBackend, type Job as BullJob } from 'bullmq';
import type { Jobs } from '../jobs/jobs.ts';
import { bullmqProcessor, supervise } from './bullmq.ts';
import { healthLine, ledgerOf, type Counts, type WorkerService, type WorkerSettings } from './worker.ts';

export interface BullmqWorkerSettings extends WorkerSettings {
  /** Name of the queue. A job's name says which audit it is. */
  readonly queue: string;
  /** Milliseconds between two health lines. */
  readonly healthEveryMs: number;
  /** Milliseconds for which a job is locked; renewed at half of it. Default of BullMQ: 30,000. */
  readonly lockMs?: number;
}

/** A job survives this many deaths of its worker before it fails: a page that kills workers must not do so for ever. */
const MAX_STALLED = 3;

/** Works a BullMQ queue over Redis (`redis://`) or PostgreSQL (`postgres://`): the job's name picks the audit. */
export async function serveBullmq(jobs: Jobs, settings: BullmqWorkerSettings): Promise<WorkerService> {
  const { queue, concurrency, log, url, lockMs } = settings;
  const counts: Counts = { running: 0, completed: 0, failed: 0 };
  const options = {
    concurrency,
    maxStalledCount: MAX_STALLED,
    ...(lockMs !== undefined && { lockDuration: lockMs, stalledInterval: lockMs }),
  };
  const process = processorOf(jobs, settings);
  const worker = /^postgres(ql)?:/.test(url)
    ? new (withBackend(createPostgresBackend).Worker)(queue, process, { ...options, connection: url })
    : new Worker(queue, process, { ...options, connection: { url, maxRetriesPerRequest: null } });

  worker.on('active', (job) => {
    counts.running += 1;
    log({ level: 'info', event: 'started', job: job.id, name: job.name, attempt: job.attemptsStarted });
  });
  worker.on('completed', (job) => {
    counts.running -= 1;
    counts.completed += 1;
    log({ level: 'info', event: 'completed', job: job.id, name: job.name });
  });
  worker.on('failed', (job, error) => {
    counts.running -= 1;
    counts.failed += 1;
    log({ level: 'error', event: 'failed', job: job?.id, name: job?.name, error: error.message });
  });
  worker.on('error', (error) => log({ level: 'error', event: 'engine-error', error: error.message }));
  const endHealth = healthLine(log, counts, settings.healthEveryMs);
  const { shutdown } = supervise(worker);
  await worker.waitUntilReady();
  log({ level: 'info', event: 'ready', queue, concurrency });
  return {
    shutdown: async () => {
      endHealth();
      await shutdown();
      log({ level: 'info', event: 'stopped', queue });
    },
  };
}

function processorOf(jobs: Jobs, { ledgers, log }: BullmqWorkerSettings) {
  const processors = {
    'crawler-check': bullmqProcessor(jobs['crawler-check']),
    'llms-check': bullmqProcessor(jobs['llms-check']),
    'schema-audit': bullmqProcessor(jobs['schema-audit']),
    'site-audit': bullmqProcessor(jobs['site-audit'], {
      ledger: (job) => ledgerOf(ledgers, job.id ?? job.name),
      progress: ({ pagesCompleted, totalPages, currentUrl }) => ({ pagesCompleted, totalPages, currentUrl }),
    }),
  };
  return (job: BullJob, token?: string, signal?: AbortSignal): Promise<unknown> => {
    const { name } = job;
    if (name === 'crawler-check' || name === 'llms-check' || name === 'schema-audit' || name === 'site-audit')
      return processors[name](job, token, signal);
    log({ level: 'error', event: 'unknown-job', job: job.id, name });
    return Promise.reject(new TypeError(`no audit is named ${name}`));
  };
}
