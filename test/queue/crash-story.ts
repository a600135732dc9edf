import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';
import type { SitePlan } from '../../src/contract/index.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { freshDatabase, until } from './engines.ts';
import { servePages } from './paged-site.ts';

const JOBS = 8;

/** What of an engine the story needs. */
interface Engine {
  readonly name: 'bullmq' | 'pg-boss';
  readonly url: string;
  readonly queue: string;
  /** Adds an audit, with as many tries as the engine gives by itself. */
  readonly add: (plan: SitePlan) => Promise<string>;
  readonly completed: () => Promise<number>;
  /** Lets the time be over after which the engine knows of a death, where that is long. */
  readonly onDeath?: () => Promise<unknown>;
}

/** How often a worker dies, and when. */
export interface Deaths {
  readonly deaths: number;
  /** Milliseconds from the start of a worker's work to its death, at most. */
  readonly longest: number;
  readonly pages: number;
  readonly seed: number;
}

/** Milliseconds from the start of a worker's work to its death, at least. */
const SHORTEST = 100;

/** Kills a worker with eight audits again and again. Gives what its store holds then, and what it should hold. */
export async function storeAfterDeaths(engine: Engine, { deaths, longest, pages, seed }: Deaths) {
  const storeUrl = await freshDatabase(`store_of_${engine.name}`);
  const store = new Pool({ connectionString: storeUrl, max: 1 });
  // An engine that is stopped at once ends connections that nobody asks any more.
  store.on('error', () => undefined);
  await store.query(`CREATE TABLE records (id text PRIMARY KEY, body jsonb);
    CREATE TABLE events (id text PRIMARY KEY); CREATE TABLE tellings (id text)`);
  const site = await servePages(pages);
  const ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
  const pace = setInterval(() => site.allow(3), 25);
  const workers: { kill: (signal: NodeJS.Signals) => unknown }[] = [];
  onTestFinished(async () => {
    clearInterval(pace);
    for (const worker of workers) worker.kill('SIGKILL');
    await store.end();
    await site.close();
    rmSync(ledgers, { recursive: true, force: true });
  });
  /** A worker that has read its modules, and waits. */
  const loaded = () => {
    const script = resolve(import.meta.dirname, 'crash-process.mjs');
    const settings = [engine.name, engine.url, engine.queue, ledgers, site.origin, storeUrl];
    const child = spawn(process.execPath, [script, ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
    workers.push(child);
    return child;
  };
  const begun = async (child: ReturnType<typeof loaded>) => {
    child.stdin.write('begin\n');
    await once(child.stdout, 'data');
  };

  const random = randomOf(seed);
  const ids = await Promise.all(Array.from({ length: JOBS }, () => engine.add(site.plan)));
  let next = loaded();
  for (let death = 0; death < deaths; death += 1) {
    const child = next;
    await begun(child);
    next = loaded();
    await wait(SHORTEST + random() * (longest - SHORTEST));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await engine.onDeath?.();
  }
  await begun(next);
  await until(async () => (await engine.completed()) === JOBS, 'all are completed');

  const undisturbed = await createJobs(createAuditor({ allowOrigins: [site.origin] }))['site-audit']({
    plan: site.plan,
  });
  const { rows: records } = await store.query('SELECT id, body FROM records ORDER BY id');
  const { rows: events } = await store.query('SELECT id FROM events ORDER BY id');
  // How fast a page answers is a fact of the run: what it is worth, and the sums that it is part of, may differ.
  const { totalPages, failedPages, unreadPages, duplicates, contentSum, aiSeoSum } = undisturbed.result!;
  const result = {
    totalPages,
    pages,
    failedPages,
    unreadPages,
    duplicates,
    contentSum,
    aiSeoSum,
  };
  const expected = ids.toSorted().map((id) => ({ id, body: { status: 'complete', result } }));
  return { records, events, expected };
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
