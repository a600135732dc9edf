/** A worker: runs the jobs, keeps what they tell in the store, and delivers webhooks. A process of its own. */
import { createAuditor, createJobs, deliverWebhook } from 'citeworthy';
import { workPgBoss } from 'citeworthy/pg-boss';
import { postgresGates } from 'citeworthy/postgres-gate';
import { postgresStore } from 'citeworthy/postgres-store';
import { businessOf } from './businesses.mjs';
import { openPool } from './database.mjs';
import { DEAD, openBoss, WEBHOOK } from './queues.mjs';
import { settings } from './settings.mjs';

const pool = await openPool(settings.database);
const store = postgresStore(pool);
const boss = await openBoss(settings.database);
const auditor = createAuditor({ gates: postgresGates(pool), ...settings.auditor });

/** What a job tells while it runs, as an event of its status. */
function eventOf(kind, progress) {
  if (kind !== 'site-audit') return { type: 'step', ...progress };
  const { pagesCompleted, totalPages, currentUrl } = progress;
  return { type: 'page', pagesCompleted, totalPages, currentUrl };
}

const workers = [];
for (const [kind, run] of Object.entries(createJobs(auditor))) {
  // While it runs its lease is renewed: a job that nobody works on any more ends by itself.
  const job = (payload, { signal, ...context }) =>
    store.hold(payload.jobId, (held) => run(payload, { ...context, signal: held }), signal);
  const options = {
    concurrency: settings.concurrency,
    onEnd: (end, { id }) => store.end(id, end, (db) => boss.send(WEBHOOK, { jobId: id }, { id, db })),
    onFailed: (error, { id }) => store.apply(id, { type: 'failed', error: error.message }),
    onProgress: (progress, { id }) => store.apply(id, eventOf(kind, progress)),
    ...(kind === 'site-audit' && { ledger: ({ id }) => store.ledger(id) }),
  };
  workers.push(await workPgBoss(boss, kind, job, options));
}

// Told here: jobs whose last try died with its worker. Of one that has ended, or is delivered, it changes nothing.
await boss.work(DEAD, async (jobs) => {
  for (const { data } of jobs) {
    await store.cancel(data.jobId, 'The workers of this job have died');
    await store.undeliverable(data.jobId, 'The workers of this delivery have died');
  }
});

// One delivery a job of the queue, which tries again when it rejects. A slow receiver keeps a few others waiting at most.
await boss.work(WEBHOOK, { localConcurrency: 5, includeMetadata: true }, async ([hook]) => {
  const { jobId } = hook.data;
  const event = await store.event(jobId);
  const { webhook_url: url, webhook_secret: secret } = await businessOf(pool, event.businessId);
  if (url === null) return;
  const { delivered, retryable, error } = await deliverWebhook(url, event.body, secret, settings.webhook);
  if (delivered) return store.delivered(jobId);
  if (retryable && hook.retryCount < hook.retryLimit) throw new Error(error.message);
  await store.undeliverable(jobId, error.message);
});

async function close() {
  await Promise.all(workers.map((worker) => worker.shutdown()));
  await boss.stop();
  await Promise.all([auditor.close(), pool.end()]);
  // A server that has died has done so before.
  if (process.connected) process.disconnect();
}
let closed = null;
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => (closed ??= close()));
