import { UnrecoverableError, type Job } from 'bullmq';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../src/errors.ts';
import { bullmqProcessor } from '../../src/queue/bullmq.ts';
import { isGivenUp } from '../../src/queue/given-up.ts';

const silent = new CodedError('target-unreachable', 'https://example.com/: no answer');

test.each([
  ['at once', 0, 5],
  ['in a while', 10_000, 5],
  ['as late as a run allows', 40_000, 2],
])('a target that fails %s is given up before 90 seconds of trying are over', (_when, tryMs, tries) => {
  const attempts = [1, 2, 3, 4, 5].map((attempt) => isGivenUp(silent, attempt, tryMs));
  expect(attempts.indexOf(true) + 1).toBe(tries);
  expect(tries * tryMs).toBeLessThan(90_000);
});

test('what else fails is tried as often as its queue says', () => {
  for (const error of [new CodedError('store-unavailable'), new Error('bug'), 'x'])
    expect(isGivenUp(error, 9, 90_000)).toBe(false);
});

describe('under BullMQ', () => {
  const jobAt = (attemptsMade: number) => {
    const delayed: number[] = [];
    const row = { data: {}, opts: { attempts: 20 }, attemptsMade, stalledCounter: 0, progress: 0 };
    const job: unknown = {
      ...row,
      log: async () => 0,
      moveToDelayed: async (at: number) => void delayed.push(at),
    };
    return job as Job;
  };
  const run = (attemptsMade: number, onFailed: (error: Error) => Promise<unknown>, error = silent) =>
    bullmqProcessor((): Promise<string> => Promise.reject(error), { onFailed })(jobAt(attemptsMade), 'token');

  test('the fifth try is the last, whatever attempts are left, and that is told', async () => {
    const told: string[] = [];
    const onFailed = async ({ message }: Error) => void told.push(message);
    await expect(run(3, onFailed)).rejects.toBe(silent);
    await expect(run(3, onFailed)).rejects.not.toBeInstanceOf(UnrecoverableError);
    expect(told).toEqual([]);
    await expect(run(4, onFailed)).rejects.toBeInstanceOf(UnrecoverableError);
    expect(told).toEqual([silent.message]);
    await expect(run(4, onFailed, new CodedError('store-unavailable'))).rejects.not.toBeInstanceOf(
      UnrecoverableError,
    );
  });

  test('an end that cannot be told is tried again', async () => {
    const failed = run(4, () => Promise.reject(new Error('no store')));
    await expect(failed).rejects.toThrow('no store');
    await expect(failed).rejects.not.toBeInstanceOf(UnrecoverableError);
  });
});
