/**
 * A worker over the store, in a process of its own, to be killed:
 * `node crash-process.mjs bullmq|pg-boss <engine url> <queue> <origin> <store url>`. It begins at a line on its standard
 * input. At each place where the end of a job is told it dies once, the first time that any worker comes there.
 */
import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { bullmqProcessor, supervise } from '../../dist/bundle/bullmq.js';
import { createAuditor, createJobs } from '../../dist/bundle/index.js';
import { workPgBoss } from '../../dist/bundle/pg-boss.js';
import { postgresStore } from '../../dist/bundle/postgres-store.js';

const [engine, url, queue, origin, storeUrl] = process.argv.slice(2);
const pool = new Pool({ connectionString: storeUrl });
pool.on('error', () => undefined);
const store = postgresStore(pool);
const job = createJobs(createAuditor({ allowOrigins: [origin] }))['site-audit'];
const held = (payload, { signal, ...context }) =>
  store.hold(payload.jobId, (held) => job(payload, { ...context, signal: held }), signal);
const ledger = ({ data }) => store.ledger(data.jobId);

async function dieOnce(place) {
  const sql = 'INSERT INTO deaths VALUES ($1) ON CONFLICT DO NOTHING RETURNING place';
  if ((await pool.query(sql, [place])).rows.length > 0) process.kill(process.pid, 'SIGKILL');
}

const ENGINES = {
  /** The outbox: the row of the job lists its event until it is delivered. */
  bullmq: async () => {
    const connection = { url, maxRetriesPerRequest: null };
    const hooks = new Queue(`${queue}-hooks`, { connection });
    const send = (jobId) => hooks.add('hook', { jobId }, { jobId });
    const onEnd = async (end, { data: { jobId } }) => {
      await dieOnce('before the end');
      const stored = await store.end(jobId, end);
      await dieOnce('after the end');
      if (stored?.event) await send(jobId);
      await dieOnce('after the event');
    };
    const worker = new Worker(queue, bullmqProcessor(held, { ledger, onEnd }), {
      connection,
      concurrency: 8,
      // A busy machine renews late: no lock of a living worker may be over.
      lockDuration: 10_000,
      stalledInterval: 300,
      maxStalledCount: 1_000_000,
    });
    worker.on('error', () => undefined);
    supervise(worker);
    await worker.waitUntilReady();
    const relay = async () => {
      for (const { jobId } of await store.undelivered()) await send(jobId);
    };
    setInterval(() => void relay().catch(() => undefined), 500);
  },
  /** One database: the job of the delivery is added in the transaction of the end. */
  'pg-boss': async () => {
    const boss = new PgBoss({
      connectionString: url,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    });
    boss.on('error', () => undefined);
    await boss.start();
    const onEnd = async (end, { data: { jobId } }) => {
      await dieOnce('before the end');
      await store.end(jobId, end, async (db) => {
        await boss.send(`${queue}-hooks`, { jobId }, { id: jobId, db });
        await dieOnce('within the end');
      });
      await dieOnce('after the end');
    };
    await workPgBoss(boss, queue, held, { ledger, onEnd, concurrency: 8 });
  },
};

await once(process.stdin, 'data');
await ENGINES[engine]();
console.log('ready');
