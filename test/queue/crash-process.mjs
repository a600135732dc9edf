/**
 * A worker with a store of its own, in a process of its own, to be killed:
 * `node crash-process.mjs bullmq|pg-boss <engine url> <queue> <ledgers> <origin> <store url>`. It begins at a line on its
 * standard input.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'bullmq';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { bullmqProcessor, supervise } from '../../dist/bundle/bullmq.js';
import { createAuditor, createJobs, openFileLedger, readPageUnit } from '../../dist/bundle/index.js';
import { workPgBoss } from '../../dist/bundle/pg-boss.js';

const [engine, url, queue, ledgers, origin, storeUrl] = process.argv.slice(2);
const store = new Pool({ connectionString: storeUrl });
store.on('error', () => undefined);
const job = createJobs(createAuditor({ allowOrigins: [origin] }))['site-audit'];
const options = {
  ledger: ({ id }) => openFileLedger(join(ledgers, `${id}.ndjson`), readPageUnit),
  // Record and event of a job together, each once, however often it is told.
  onEnd: async (end, { id }) => {
    const sql = `WITH told AS (INSERT INTO tellings VALUES ($1)),
      kept AS (INSERT INTO records VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id)
      INSERT INTO events SELECT id FROM kept`;
    await store.query(sql, [id, JSON.stringify(end)]);
  },
};

const ENGINES = {
  bullmq: async () => {
    const worker = new Worker(queue, bullmqProcessor(job, options), {
      connection: { url, maxRetriesPerRequest: null },
      concurrency: 8,
      // A busy machine renews late: no lock of a living worker may be over.
      lockDuration: 10_000,
      stalledInterval: 300,
      maxStalledCount: 1_000_000,
    });
    worker.on('error', () => undefined);
    supervise(worker);
    await worker.waitUntilReady();
  },
  'pg-boss': async () => {
    const boss = new PgBoss({
      connectionString: url,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    });
    boss.on('error', () => undefined);
    await boss.start();
    await workPgBoss(boss, queue, job, { ...options, concurrency: 8 });
  },
};

await once(process.stdin, 'data');
await ENGINES[engine]();
console.log('ready');
