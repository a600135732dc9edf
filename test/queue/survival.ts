import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteSummary, type SitePlan } from '../../src/contract/index.ts';
import { until } from './engines.ts';
import { servePages, type PagedSite } from './paged-site.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

/** What a queue engine must offer to be tested for survival. */
export interface QueueUnderTest {
  /** Options of `citeworthy worker` for this engine. */
  readonly workerOptions: () => readonly string[];
  /** Adds a site audit with one request at a time, tried so often; gives its id. */
  readonly add: (plan: SitePlan, options: { readonly attempts: number }) => Promise<string>;
  /** `completed`, `failed`, `waiting`, `active`, … */
  readonly state: (id: string) => Promise<string>;
  readonly result: (id: string) => Promise<unknown>;
  /** Attempts that the engine has counted as used up. */
  readonly attempts: (id: string) => Promise<number>;
  /** Attempts that a crash uses up: an engine that cannot tell a crash from a failure needs one more. */
  readonly attemptsOfCrash: number;
}

const PAGES = 20;

/** The tests that every adapter must pass. */
export function survives(queue: QueueUnderTest): void {
  let site: PagedSite;
  let ledgers: string;
  const workers: WorkerProcess[] = [];
  const start = async () => {
    const more = ['--ledgers', ledgers, '--allow-origin', site.origin, '--concurrency', '1'];
    const worker = await startWorker([...queue.workerOptions(), ...more]);
    workers.push(worker);
    return worker;
  };
  const kept = () => {
    const file = readdirSync(ledgers).find((name) => name.endsWith('.ndjson'));
    return file === undefined ? 0 : readFileSync(join(ledgers, file), 'utf8').split('\n').length - 1;
  };
  const keptPages = (pages: number) => until(() => Promise.resolve(kept() >= pages), `${pages} pages kept`);

  const ended = async (id: string) => {
    let state = '';
    await until(async () => /completed|failed/.test((state = await queue.state(id))), `the end of ${id}`);
    expect(state).toBe('completed');
  };

  beforeEach(async () => {
    site = await servePages(PAGES);
    ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.end('SIGKILL')));
    await site.close();
    rmSync(ledgers, { recursive: true, force: true });
  });

  test(
    'after SIGKILL at page 7 of 20 a new worker reads the other 13 and counts all',
    { timeout: 60_000 },
    async () => {
      const first = await start();
      site.allow(7);
      const id = await queue.add(site.plan, { attempts: 1 + queue.attemptsOfCrash });
      await keptPages(7);
      await site.untilAsked(8);
      await first.end('SIGKILL');
      site.asked.length = 0;
      site.allow(PAGES);
      await start();
      await ended(id);
      expect(site.asked).toHaveLength(13);
      const end = (await queue.result(id)) as { status: string; result: unknown };
      expect(end.status).toBe('complete');
      expect(siteSummary.parse(end.result)).toMatchObject({
        totalPages: PAGES,
        pages: PAGES,
        failedPages: 0,
      });
    },
  );

  test('SIGTERM hands the job back without using an attempt', { timeout: 60_000 }, async () => {
    const first = await start();
    site.allow(5);
    const id = await queue.add(site.plan, { attempts: 1 });
    await keptPages(5);
    await site.untilAsked(6);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.log.at(-1)).toMatchObject({ event: 'stopped' });
    expect(first.log).toContainEqual(expect.objectContaining({ event: 'handed-back' }));
    expect(['waiting', 'created', 'delayed']).toContain(await queue.state(id));
    expect(await queue.attempts(id)).toBe(0);
    site.asked.length = 0;
    site.allow(PAGES);
    await start();
    await ended(id);
    expect(site.asked).toHaveLength(15);
  });
}
