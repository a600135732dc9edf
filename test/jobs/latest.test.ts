import { expect, onTestFinished, test, vi } from 'vitest';
import { latestOnly } from '../../src/jobs/latest.ts';
import { pause, untilAborted } from '../../src/queue/worker.ts';

const EVERY_MS = 200;
const useFakeTime = () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
};

test('the first value is written at once, then the newest once in a while', async () => {
  useFakeTime();
  const written: number[] = [];
  const sink = latestOnly(async (value: number) => written.push(value), EVERY_MS);
  for (const value of [1, 2, 3]) sink.push(value);
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  sink.push(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([1, 3, 4]);
});

test('one write at a time, however long it takes', async () => {
  useFakeTime();
  let running = 0;
  let most = 0;
  const sink = latestOnly(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 3 * EVERY_MS));
    running -= 1;
  }, EVERY_MS);
  for (let value = 0; value < 20; value += 1) {
    sink.push(value);
    await vi.advanceTimersByTimeAsync(EVERY_MS / 2);
  }
  expect(most).toBe(1);
});

test('a flush does not wait for its time, and tells that the last value could not be written', async () => {
  useFakeTime();
  const written: number[] = [];
  const sink = latestOnly(async (value: number) => written.push(value), EVERY_MS);
  await sink.flush();
  for (const value of [1, 2]) {
    sink.push(value);
    await vi.advanceTimersByTimeAsync(0);
  }
  await sink.flush();
  expect(written).toEqual([1, 2]);

  const failing = latestOnly((value: number) => Promise.reject(new Error(`no. ${value}`)), EVERY_MS);
  failing.push(1);
  await vi.advanceTimersByTimeAsync(0);
  failing.push(2);
  expect(await failing.flush()).toMatchObject({ failures: 2, error: { message: 'no. 2' } });
});

test('a write that throws at once is a write that failed', async () => {
  const failing = latestOnly((value: number): Promise<unknown> => {
    throw new Error(`no. ${value}`);
  }, 0);
  failing.push(1);
  expect(await failing.flush()).toMatchObject({ failures: 1, error: { message: 'no. 1' } });
});

test.each([Infinity, 2 ** 31])(
  'between writes that are %s apart only the first and the last are written',
  async (everyMs) => {
    useFakeTime();
    const written: number[] = [];
    const sink = latestOnly(async (value: number) => written.push(value), everyMs);
    for (let value = 0; value < 9; value += 1) {
      sink.push(value);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await sink.flush();
    expect(written).toEqual([0, 8]);
  },
);

test('a value that could not be written is no failure once a later one has been', async () => {
  useFakeTime();
  const written: number[] = [];
  const sink = latestOnly(async (value: number) => {
    if (value < 3) throw new Error('the database restarts');
    written.push(value);
  }, EVERY_MS);
  for (const value of [1, 2, 3]) {
    sink.push(value);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
  }
  await sink.flush();
  expect(written).toEqual([3]);
});

test('a pause ends with its time or with the signal, whichever is first', async () => {
  useFakeTime();
  const stop = new AbortController();
  const ended: string[] = [];
  void pause(100).then(() => ended.push('time'));
  void pause(1000, stop.signal).then(() => ended.push('signal'));
  void untilAborted(stop.signal).then(() => ended.push('abort'));
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toEqual(['time']);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.toSorted()).toEqual(['abort', 'signal', 'time']);
  expect(vi.getTimerCount()).toBe(0);
  await pause(1000, stop.signal);
  await untilAborted(stop.signal);
});
