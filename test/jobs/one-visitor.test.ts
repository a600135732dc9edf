import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { createSharedGates, type GateSource } from '../../src/jobs/gates.ts';
import { RICH } from '../access/pages.ts';

/** Gates over a store in memory. */
function sharedGates(): GateSource {
  const texts = new Map<string, string>();
  const seen = (key: string) => ({ text: texts.get(key) ?? null, now: performance.now() });
  return createSharedGates({
    read: async (key) => seen(key),
    swap: async (key, { before, after }) => {
      if ((texts.get(key) ?? null) === before) texts.set(key, after);
      return seen(key);
    },
  });
}

/** A site that counts how many ask it at once. */
function countedSite() {
  let [most, active, requests] = [0, 0, 0];
  const web = {
    fetch: async (url: string) => {
      requests += 1;
      most = Math.max(most, (active += 1));
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      return url.endsWith('/')
        ? exchangeOf({ url, body: RICH })
        : exchangeOf({ url, status: 404, headers: [['content-type', 'text/plain']], body: 'no' });
    },
    close: async () => undefined,
  };
  return { web, most: () => most, requests: () => requests };
}

test.each([
  ['ten crawler checks in one process', 1, Array(10).fill('crawler-check')],
  [
    'all kinds in two processes',
    2,
    ['crawler-check', 'llms-check', 'schema-audit', 'site-audit', 'site-audit', 'crawler-check'],
  ],
])('%s ask a host for four answers at once at most', async (_name, processes, kinds) => {
  const site = countedSite();
  const gates = processes === 1 ? undefined : sharedGates();
  const auditors = Array.from({ length: processes }, () =>
    createAuditor({ web: site.web, gates, probeSpacingMs: 0 }),
  );
  const ends = auditors.flatMap((auditor) => {
    const jobs = createJobs(auditor);
    return (kinds as (keyof typeof jobs)[]).map((kind) => jobs[kind]({ url: 'example.com' }));
  });
  expect((await Promise.all(ends)).map(({ status }) => status)).toEqual(ends.map(() => 'complete'));
  expect([site.most(), site.requests() > ends.length]).toEqual([4, true]);
  await Promise.all(auditors.map((auditor) => auditor.close()));
});
