import type * as nodeModule from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { serveBullmq } from '../../src/queue/bullmq-worker.ts';

/** BullMQ is installed; nothing that it could speak to an engine through is. */
vi.mock('node:module', async (importOriginal) => {
  const { createRequire } = await importOriginal<typeof nodeModule>();
  const resolve = (name: string): string => {
    if (name !== 'bullmq') throw new Error(`Cannot find module '${name}'`);
    return name;
  };
  return {
    createRequire: (from: string) => {
      const load = createRequire(from);
      return Object.assign((name: string): unknown => load(name), { resolve });
    },
  };
});

test.each([
  ['redis://127.0.0.1:1', 'ioredis'],
  ['rediss://127.0.0.1:1', 'ioredis'],
  ['postgres://127.0.0.1:1/x', 'pg'],
])(
  'without its client an engine at %s is not waited for: the worker names what to install',
  async (url, client) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const auditor = createAuditor();
    onTestFinished(() => auditor.close());
    const { signal } = new AbortController();
    const settings = {
      url,
      queue: 'q',
      concurrency: 1,
      ledgers: '',
      healthEveryMs: 1_000,
      log: () => {},
      signal,
    };
    await expect(serveBullmq(createJobs(auditor), settings)).rejects.toMatchObject({
      code: 'peer-missing',
      detail: expect.stringContaining(`npm install ${client}`),
    });
    expect(vi.getTimerCount()).toBe(0);
  },
);
