import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { siteSummary, type SitePlan } from '../../src/contract/index.ts';
import { until } from './engines.ts';
import { servePages } from './paged-site.ts';
import { freshLedgers } from './worker-here.ts';
import { startWorker } from './worker-process.ts';

/** What a queue engine must offer to be tested for survival. */
export interface QueueUnderTest {
  readonly url: string;
  /** Options of `citeworthy worker` for this engine, but its address. */
  readonly workerOptions: readonly string[];
  /** Adds a site audit with one request at a time, tried so often; gives its id. */
  readonly add: (plan: SitePlan, options: { readonly attempts: number }) => Promise<string>;
  /** `completed`, `failed`, `waiting`, `active`, … */
  readonly state: (id: string) => Promise<string>;
  readonly result: (id: string) => Promise<unknown>;
  /** Attempts that the engine has counted as used up. */
  readonly attempts: (id: string) => Promise<number>;
  /** Attempts that a crash uses up: an engine that cannot tell a crash from a failure needs one more. */
  readonly attemptsOfCrash: number;
  /** Lets the time be over by which the engine knows of the crash of a worker. */
  readonly expire: (id: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** How the suite of an adapter opens a queue that no other test works, and which program its workers run. */
export interface SurvivalOptions {
  readonly open: (name: string) => Promise<QueueUnderTest>;
  /** Default: the program that was built. */
  readonly main?: () => string;
}

const PAGES = 20;

/** The tests that every adapter must pass. They mostly wait, so they run beside each other. */
export function survives({ open, main }: SurvivalOptions): void {
  const setUp = async ({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, name: string) => {
    const queue = await open(name);
    onTestFinished(() => queue.close());
    const site = await servePages(PAGES);
    onTestFinished(() => site.close());
    const ledgers = freshLedgers({ onTestFinished });
    const { url } = queue;
    /** A worker in a process of its own: it reads one bundle, which costs less than all modules of `src` do here. */
    const start = async () => {
      const settings = ['--url', url, '--ledgers', ledgers, '--allow-origin', site.origin];
      const options = [...queue.workerOptions, ...settings, '--concurrency', '1'];
      const worker = await startWorker(options, 'ready', main?.());
      onTestFinished(() => void worker.end('SIGKILL'));
      return worker;
    };
    const kept = () => {
      const file = readdirSync(ledgers).find((one) => one.endsWith('.ndjson'));
      return file === undefined ? 0 : readFileSync(join(ledgers, file), 'utf8').split('\n').length - 1;
    };
    const keptPages = (pages: number) =>
      until(() => Promise.resolve(kept() >= pages), `${pages} pages are kept`);
    const ended = async (id: string) => {
      let state = '';
      await until(async () => /completed|failed/.test((state = await queue.state(id))), `${id} ends`);
      expect(state).toBe('completed');
    };
    return { queue, site, start, keptPages, ended };
  };

  test.concurrent('after SIGKILL at page 7 of 20 a new worker reads the other 13 and counts all', async (context) => {
    const { queue, site, start, keptPages, ended } = await setUp(context, 'killed');
    const first = await start();
    site.allow(7);
    const id = await queue.add(site.plan, { attempts: 1 + queue.attemptsOfCrash });
    await keptPages(7);
    await site.untilAsked(8);
    await first.end('SIGKILL');
    await queue.expire(id);
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
  });

  test.concurrent('SIGTERM hands the job back without using an attempt', async (context) => {
    const { queue, site, start, keptPages, ended } = await setUp(context, 'stopped');
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
