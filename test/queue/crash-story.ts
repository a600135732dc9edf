import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import {
  postgresStore,
  storeMigration,
  type PostgresStore,
  type Within,
} from '../../src/queue/postgres-store.ts';
import { until } from './engines.ts';
import { servePages } from './paged-site.ts';

const JOBS = 8;

/** What of an engine the story needs. */
export interface Engine {
  readonly name: 'bullmq' | 'pg-boss';
  readonly url: string;
  readonly queue: string;
  readonly storeUrl: string;
  /** Adds an audit, with as many tries as the engine gives by itself; in the transaction of the store where it can. */
  readonly add: (payload: { readonly jobId: string }) => Within;
  /** Delivers events. */
  readonly deliver: (deliver: (jobId: string) => Promise<void>) => Promise<unknown>;
  readonly completed: () => Promise<number>;
  /** Lets the time be over after which the engine knows of a death, where that is long. */
  readonly onDeath: () => Promise<unknown>;
}

/** How often a worker is killed, and when. */
export interface Deaths {
  readonly deaths: number;
  /** Milliseconds from the start of a worker's work to its death, at most. */
  readonly longest: number;
  readonly pages: number;
  readonly seed: number;
}

/** Milliseconds from the start of a worker's work to its death, at least. */
const SHORTEST = 100;

/** Kills a worker with eight audits again and again, and lets it die at the end of three. Gives what is known of each then. */
export async function storeAfterDeaths(engine: Engine, { deaths, longest, pages, seed }: Deaths) {
  const pool = new Pool({ connectionString: engine.storeUrl });
  // An engine that is stopped at once ends connections that nobody asks any more.
  pool.on('error', () => undefined);
  const store = postgresStore(pool);
  await pool.query(storeMigration());
  await pool.query('CREATE TABLE deaths (place text PRIMARY KEY)');
  const site = await servePages(pages);
  const pace = setInterval(() => site.allow(3), 25);
  const workers: { kill: (signal: NodeJS.Signals) => unknown }[] = [];
  onTestFinished(async () => {
    clearInterval(pace);
    for (const worker of workers) worker.kill('SIGKILL');
    await pool.end();
    await site.close();
  });
  /** A worker that has read its modules, and waits. */
  const loaded = () => {
    const script = resolve(import.meta.dirname, 'crash-process.mjs');
    const settings = [engine.name, engine.url, engine.queue, site.origin, engine.storeUrl];
    const child = spawn(process.execPath, [script, ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
    workers.push(child);
    return { child, exited: once(child, 'exit') };
  };

  const delivered: string[] = [];
  await engine.deliver(async (jobId) => {
    delivered.push(jobId);
    await store.delivered(jobId);
  });
  const jobs = Array.from({ length: JOBS }, () => ({ jobId: randomUUID(), businessId: randomUUID() }));
  for (const { jobId, businessId } of jobs) {
    const { origin: url, plan } = site;
    const job = { id: jobId, kind: 'site-audit' as const, businessId, businessName: 'Tea', url };
    const payload = { jobId, plan, lanes: 1 };
    await store.add({ ...job, totalPages: pages }, engine.add(payload));
  }

  const random = randomOf(seed);
  const isDone = async () => (await engine.completed()) === JOBS && delivered.length >= JOBS;
  const over = until(isDone, 'all are completed and delivered', 2_000 * deaths).then(() => true);
  let next = loaded();
  for (let begun = 1; ; begun += 1) {
    const { child, exited } = next;
    child.stdin.write('begin\n');
    await Promise.race([once(child.stdout, 'data'), exited]);
    next = loaded();
    if (begun <= deaths) {
      await Promise.race([wait(SHORTEST + random() * (longest - SHORTEST)), exited]);
      child.kill('SIGKILL');
    }
    if (await Promise.race([over, exited.then(() => false)])) break;
    await engine.onDeath();
  }
  const undelivered = await store.undelivered();
  const places = (await pool.query('SELECT place AS key FROM deaths')).rows.map(({ key }) => key);
  const ends = await Promise.all(jobs.map((job) => endOf(store, job)));
  return { ends, delivered, undelivered, ids: jobs.map(({ jobId }) => jobId), places, asked: site.asked };
}

/** What a server shows of a job: its status, the number of its pages, its event. */
async function endOf(store: PostgresStore, job: { readonly jobId: string; readonly businessId: string }) {
  const status = await store.status('site-audit', job.jobId, job.businessId);
  const { meta } = await store.history('site-audit', job.businessId);
  const event = await store.event(job.jobId);
  return { status, listed: meta.total, event: event === null ? null : JSON.parse(event.body).data };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
