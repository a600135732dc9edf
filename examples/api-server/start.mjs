/** Starts all of it: the database, the workers and the server. `node start.mjs` */
import { fork } from 'node:child_process';
import { createAuditor } from 'citeworthy';
import { postgresStore } from 'citeworthy/postgres-store';
import { openDatabase, openPool } from './database.mjs';
import { openBoss } from './queues.mjs';
import { createServer } from './server.mjs';
import { settings } from './settings.mjs';

const database = await openDatabase(settings.database);
const pool = await openPool(database.url);
const boss = await openBoss(database.url);
const auditor = createAuditor(settings.auditor);
const app = createServer({ pool, store: postgresStore(pool), boss, auditor });

/** A worker that dies is followed by another one: its jobs go on over what they have kept. */
const workers = new Set();
let isStopping = false;
function startWorker() {
  const env = { ...process.env, DATABASE_URL: database.url };
  const worker = fork(new URL('worker.mjs', import.meta.url), { env });
  workers.add(worker);
  worker.once('exit', () => {
    workers.delete(worker);
    if (!isStopping) startWorker();
  });
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await Promise.all(
    [...workers].map((worker) => {
      const exited = new Promise((resolve) => worker.once('exit', resolve));
      worker.kill('SIGTERM');
      return exited;
    }),
  );
  await boss.stop();
  await Promise.all([auditor.close(), pool.end()]);
  await database.stop();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

for (let count = 0; count < settings.workers; count += 1) startWorker();
const address = await app.listen({ port: settings.port });
console.log(JSON.stringify({ address, database: database.url, workers: [...workers].map(({ pid }) => pid) }));
