import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

const PAGE = `<!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1>${'<p>Tea is a drink.</p>'.repeat(40)}</main></html>`;

/** A host that counts: how many requests are under way, the most that were, and when each came. */
async function countingHost(answer: (path: string, response: ServerResponse) => void) {
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

/** A process of its own with four lanes, ready to begin. */
async function asker(engine: string, store: string, leaseMs: number, urls: readonly string[]) {
  const script = resolve(import.meta.dirname, 'gate-process.mjs');
  const settings = [engine, store, String(leaseMs), ...urls];
  const child = spawn(process.execPath, [script, ...settings], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    begin: () => child.stdin.write('begin\n'),
    end: async (): Promise<unknown> => JSON.parse(String((await once(child.stdout, 'data'))[0])),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const paths = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `/${from + index}`);
const LEASE_MS = 3_000;

const engines = [
  ['redis', () => Promise.resolve(redisUrl())],
  ['postgres', () => freshDatabase(`gates_${Date.now()}`)],
] as const;

describe.each(engines)('gates over %s', (engine, storeOf) => {
  test.runIf(isHere(engine))(
    'four processes of four lanes are one visitor of four lanes, and keep the pause that one is told',
    async () => {
      let throttledAt = Infinity;
      const { origin, seen } = await countingHost((path, response) => {
        if (path !== '/12' || throttledAt < Infinity) return void setTimeout(page, 20, response);
        throttledAt = performance.now();
        response.writeHead(429, { 'retry-after': '2' }).end();
      });
      const store = await storeOf();
      const urls = [0, 1, 2, 3].map((process) => paths(process * 10, 10).map((path) => origin + path));
      const askers = await Promise.all(urls.map((own) => asker(engine, store, LEASE_MS, own)));
      for (const one of askers) one.begin();
      const ends = await Promise.all(askers.map((one) => one.end()));
      expect(ends).toEqual(askers.map(() => ({ pages: 10, end: 'complete' })));
      expect(seen.most).toBeLessThanOrEqual(4);
      expect(seen.most).toBeGreaterThan(1);
      // Those under way when it was told were asked before; on their way, a moment later.
      const within = seen.times.filter((time) => time > throttledAt + 200 && time < throttledAt + 1_900);
      expect(within).toEqual([]);
      expect(seen.times.some((time) => time > throttledAt + 1_900)).toBe(true);
    },
  );

  test.runIf(isHere(engine))(
    'the lanes of a process that is killed are free again when its lease ends',
    async () => {
      const { origin, seen } = await countingHost((path, response) => {
        // The pages of the first process are never answered.
        if (!/^\/[1-4]$/.test(path)) page(response);
      });
      const store = await storeOf();
      const at = (list: readonly string[]) => list.map((path) => origin + path);
      const first = await asker(engine, store, LEASE_MS, at(paths(1, 4)));
      const second = await asker(engine, store, LEASE_MS, at(paths(11, 4)));
      first.begin();
      await expect.poll(() => seen.paths.filter((path) => /^\/[1-4]$/.test(path)).length).toBe(4);
      second.begin();
      // Longer than a lease: signs of life keep it.
      await new Promise((later) => setTimeout(later, LEASE_MS * 1.5));
      expect(seen.paths.filter((path) => /^\/1\d$/.test(path))).toEqual([]);
      await first.kill();
      const killedAt = performance.now();
      expect(await second.end()).toEqual({ pages: 4, end: 'complete' });
      expect(performance.now() - killedAt).toBeLessThan(30_000);
    },
  );
});
