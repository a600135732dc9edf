import { UnrecoverableError, type Job } from 'bullmq';
import { expect, test } from 'vitest';
import type { JobContext } from '../../src/jobs/job.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { bullmqProcessor } from '../../src/queue/bullmq.ts';

/** A job as BullMQ gives it to a run after the deaths of so many workers. */
function jobAfter(deaths: number, progress: object | number) {
  const written: unknown[] = [];
  const row = { data: {}, opts: {}, attemptsMade: 0, stalledCounter: deaths, progress };
  const updateProgress = (shown: unknown) => Promise.resolve(void written.push(shown));
  const log = () => Promise.resolve(0);
  const job: unknown = { ...row, updateProgress, log };
  return { job: job as Job, written };
}

const keepsOne = async (_payload: unknown, { ledger, onProgress }: JobContext<object, string> = {}) => {
  await ledger?.keep('/', 'page');
  await onProgress?.({ pagesCompleted: 1 });
  return 'done';
};

test('a job is given up after more than ten deaths without one page more, and that is told', async () => {
  const told: string[] = [];
  const onFailed = async ({ message }: Error) => void told.push(message);
  const run = bullmqProcessor(keepsOne, { onFailed });
  expect(await run(jobAfter(10, 0).job)).toBe('done');
  await expect(run(jobAfter(11, 0).job)).rejects.toThrow(UnrecoverableError);
  expect(told).toEqual(['11 workers have died over this job, and nothing was kept']);
});

test('deaths before its ledger last grew do not count', async () => {
  const run = bullmqProcessor(keepsOne);
  expect(await run(jobAfter(40, { pagesCompleted: 7, deaths: 30 }).job)).toBe('done');
  await expect(run(jobAfter(41, { pagesCompleted: 7, deaths: 30 }).job)).rejects.toThrow(/^11 workers/);
});

test('a run that keeps a page says so in its progress, for the run after its death', async () => {
  const undisturbed = jobAfter(0, 0);
  const disturbed = jobAfter(3, 0);
  const run = bullmqProcessor(keepsOne, { ledger: () => memoryLedger() });
  await run(undisturbed.job);
  await run(disturbed.job);
  await bullmqProcessor(keepsOne)(disturbed.job);
  expect(undisturbed.written).toEqual([{ pagesCompleted: 1 }]);
  expect(disturbed.written).toEqual([{ pagesCompleted: 1, deaths: 3 }, { pagesCompleted: 1 }]);
});
