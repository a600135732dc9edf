/** Starts all of it: the database, the workers and the server. `node start.mjs` */
import { fork } from 'node:child_process';
import { createAuditor } from 'citeworthy';
import { postgresStore } from 'citeworthy/postgres-store';
import { openDatabase, openPool } from './database.mjs';
import { openBoss } from './queues.mjs';
import { createServer } from './server.mjs';
import { settings } from './settings.mjs';
import { keepWorkers } from './workers.mjs';

const database = await openDatabase(settings.database);
const pool = await openPool(database.url);
const boss = await openBoss(database.url);
const auditor = createAuditor(settings.auditor);
const app = createServer({ pool, store: postgresStore(pool), boss, auditor });

const kept = keepWorkers(settings.workers, () =>
  fork(new URL('worker.mjs', import.meta.url), { env: { ...process.env, DATABASE_URL: database.url } }),
);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await kept.stop();
  await boss.stop();
  await Promise.all([auditor.close(), pool.end()]);
  await database.stop();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

const address = await app.listen({ host: settings.host, port: settings.port });
console.log(
  JSON.stringify({ address, database: database.url, workers: [...kept.workers].map(({ pid }) => pid) }),
);
