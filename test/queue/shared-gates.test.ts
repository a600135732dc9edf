import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { describe, test, type TestContext } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { postgresGates } from '../../src/queue/postgres-gate.ts';
import { redisGates } from '../../src/queue/redis-gate.ts';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

const PAGE = `<!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1>${'<p>Tea is a drink.</p>'.repeat(40)}</main></html>`;

type Cleanup = Pick<TestContext, 'onTestFinished'>;

/** A host that counts: how many requests are under way, the most that were, and when each came. */
async function countingHost(
  { onTestFinished }: Cleanup,
  answer: (path: string, response: ServerResponse) => void,
) {
  const seen = { now: 0, most: 0, paths: [] as string[], times: [] as number[] };
  const server = createServer((request, response) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    seen.paths.push(request.url ?? '/');
    seen.times.push(performance.now());
    response.on('close', () => (seen.now -= 1));
    answer(request.url ?? '/', response);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return { origin: `http://127.0.0.1:${address.port}`, seen };
}

const page = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
const planOf = (origin: string, pages: readonly number[]) => ({
  origin,
  sitemapFound: true,
  totalPages: pages.length,
  urls: pages.map((number) => `${origin}/${number}`),
});

const engines = [
  {
    engine: 'redis',
    storeOf: async () => redisUrl(),
    gates: (url: string) => {
      const redis = new Redis(url);
      return { source: redisGates(redis), close: () => redis.quit() };
    },
  },
  {
    engine: 'postgres',
    storeOf: () => freshDatabase(`gates_${Date.now()}_${Math.random().toString().slice(2)}`),
    gates: (url: string) => {
      const pool = new Pool({ connectionString: url });
      // An engine that is stopped at once ends connections that nobody asks any more.
      pool.on('error', () => undefined);
      return { source: postgresGates(pool), close: () => pool.end() };
    },
  },
] as const;

describe.concurrent.each(engines)('gates over $engine', ({ engine, storeOf, gates }) => {
  /** An auditor of four lanes with a connection of its own, as another process has. */
  const auditorOn = ({ onTestFinished }: Cleanup, store: string, origin: string) => {
    const { source, close } = gates(store);
    const auditor = createAuditor({ gates: source, lanes: 4, allowOrigins: [origin] });
    onTestFinished(async () => {
      await auditor.close();
      await close();
    });
    return auditor;
  };

  test.runIf(isHere(engine))(
    'four visitors of four lanes are one visitor of four lanes, and keep the pause that one is told',
    async (context) => {
      const { expect } = context;
      let throttledAt = Infinity;
      const { origin, seen } = await countingHost(context, (path, response) => {
        if (path !== '/12' || throttledAt < Infinity) return void setTimeout(page, 20, response);
        throttledAt = performance.now();
        response.writeHead(429, { 'retry-after': '2' }).end();
      });
      const store = await storeOf();
      const ends = await Promise.all(
        [0, 10, 20, 30].map((from) =>
          auditorOn(context, store, origin).auditSite(
            planOf(
              origin,
              Array.from({ length: 10 }, (_, index) => from + index),
            ),
          ),
        ),
      );
      expect(ends.map(({ summary, evidence }) => [summary.pages, evidence.end])).toEqual(
        ends.map(() => [10, 'complete']),
      );
      expect(seen.most).toBeLessThanOrEqual(4);
      expect(seen.most).toBeGreaterThan(1);
      // Two seconds, but for those that had their turn when it was told. Without the pause all of them come at once.
      const later = seen.times.filter((time) => time > throttledAt);
      const early = later.filter((time) => time < throttledAt + 1_900);
      expect(early.length).toBeLessThan(later.length / 2);
    },
  );

  test.runIf(isHere(engine))(
    'the lanes of a process that is killed are free again when its lease ends',
    async (context) => {
      const { expect, onTestFinished } = context;
      const isSilent = (path: string) => /^\/[1-4]$/.test(path);
      const { origin, seen } = await countingHost(context, (path, response) => {
        if (!isSilent(path)) page(response);
      });
      const store = await storeOf();
      const script = resolve(import.meta.dirname, 'gate-process.mjs');
      const child = spawn(process.execPath, [script, engine, store, origin], {
        stdio: 'inherit',
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      await expect.poll(() => seen.paths.filter(isSilent).length).toBe(4);
      const asked = seen.paths.length;
      const audit = auditorOn(context, store, origin).auditSite(planOf(origin, [11, 12, 13, 14]));
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(seen.paths.length).toBe(asked);
      expect((await audit).summary.pages).toBe(4);
    },
  );
});
