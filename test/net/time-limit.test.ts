import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FetchFailure } from '../../src/net/failure.ts';
import { onAbort } from '../../src/net/on-abort.ts';
import { createTimeLimit, sleepFor, unlessAborted } from '../../src/net/time-limit.ts';

const late = () => new FetchFailure('timeout', 'too late', 'retryable');
const later = () => new FetchFailure('timeout', 'later', 'retryable');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

describe('a time limit', () => {
  const reasonAfter = async (signal: AbortSignal, milliseconds: number): Promise<unknown> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // A timer looks once at what has arrived before it acts.
    await new Promise((resolve) => setImmediate(resolve));
    return signal.aborted ? signal.reason : null;
  };

  test('ends with its failure when its time is over, and not before', async () => {
    const limit = createTimeLimit([]);
    limit.arm(100, late);
    expect(await reasonAfter(limit.signal, 99)).toBe(null);
    expect(await reasonAfter(limit.signal, 1)).toMatchObject({ code: 'timeout', message: 'too late' });
  });

  test('is replaced by another one, and starts over at a sign of life', async () => {
    const limit = createTimeLimit([]);
    limit.arm(100, late);
    limit.arm(200, later);
    expect(await reasonAfter(limit.signal, 199)).toBe(null);
    limit.touch();
    expect(await reasonAfter(limit.signal, 199)).toBe(null);
    expect(await reasonAfter(limit.signal, 1)).toMatchObject({ message: 'later' });
  });

  test('what has arrived when the time is over, and is read right after it, counts', async () => {
    const limit = createTimeLimit([]);
    limit.arm(100, late);
    vi.advanceTimersByTime(100);
    limit.touch();
    expect(await reasonAfter(limit.signal, 99)).toBe(null);
    expect(await reasonAfter(limit.signal, 1)).toMatchObject({ message: 'too late' });
  });

  test('ends nothing once it has ended, and leaves no timer', async () => {
    const parent = new AbortController();
    const limit = createTimeLimit([parent.signal]);
    limit.arm(100, late);
    limit.end();
    limit.arm(50, later);
    expect(vi.getTimerCount()).toBe(0);
    parent.abort('stopped');
    expect(await reasonAfter(limit.signal, 1_000)).toBe(null);
    const due = createTimeLimit([]);
    due.arm(100, late);
    vi.advanceTimersByTime(100);
    due.end();
    expect(await reasonAfter(due.signal, 1_000)).toBe(null);
  });

  test('ends with any of its parents, one that has aborted before too', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const limit = createTimeLimit([first.signal, second.signal]);
    second.abort('second');
    expect(limit.signal.reason).toBe('second');
    limit.arm(100, late);
    expect(vi.getTimerCount()).toBe(0);
    expect(createTimeLimit([first.signal, AbortSignal.abort('before')]).signal.reason).toBe('before');
  });
});

describe('a wait on a signal', () => {
  test('gives the value, the failure, or the reason, whichever is first', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve(7), signal)).resolves.toBe(7);
    await expect(unlessAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
    await expect(unlessAborted(new Promise(() => {}), AbortSignal.abort('stop'))).rejects.toBe('stop');
  });

  test('hands over a value that comes too late', async () => {
    const stop = new AbortController();
    let give = (_value: string) => {};
    const freed: string[] = [];
    const waiting = unlessAborted(new Promise<string>((resolve) => (give = resolve)), stop.signal, (value) =>
      freed.push(value),
    );
    stop.abort('stop');
    await expect(waiting).rejects.toBe('stop');
    give('connection');
    await vi.advanceTimersByTimeAsync(0);
    expect(freed).toEqual(['connection']);
  });

  test('a sleep ends with its time, or with the signal and without a timer', async () => {
    const stop = new AbortController();
    const ended: string[] = [];
    void sleepFor(100).then(() => ended.push('slept'));
    const woken = sleepFor(1_000, stop.signal);
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['slept']);
    stop.abort('stop');
    await expect(woken).rejects.toBe('stop');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('listening to a signal', () => {
  test('many wait with one listener, which goes with the last of them', () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const stops = Array.from({ length: 20 }, () => onAbort(signal, () => {}));
    expect(added).toHaveBeenCalledTimes(1);
    const [last, ...others] = stops;
    for (const stop of others) stop();
    expect(removed).not.toHaveBeenCalled();
    last?.();
    last?.();
    expect(removed).toHaveBeenCalledTimes(1);
    onAbort(signal, () => {});
    expect(added).toHaveBeenCalledTimes(2);
  });

  test('each that still waits is told once', () => {
    const stop = new AbortController();
    const told: string[] = [];
    onAbort(stop.signal, () => told.push('a'));
    onAbort(stop.signal, () => told.push('b'))();
    const end = onAbort(stop.signal, () => told.push('c'));
    stop.abort();
    end();
    expect(told).toEqual(['a', 'c']);
    onAbort(stop.signal, () => told.push('at once'))();
    onAbort(undefined, () => told.push('never'))();
    expect(told).toEqual(['a', 'c', 'at once']);
  });
});
