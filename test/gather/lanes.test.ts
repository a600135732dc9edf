import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLanes } from '../../src/gather/lanes.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('every item once, never more than the lanes at once', async () => {
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await inLanes(numbers(50), 4, async (item) => {
    most = Math.max(most, (running += 1));
    await wait(1);
    seen.push(item);
    running -= 1;
  });
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(50));
  expect(most).toBe(4);
});

test('after a failure no item is started, and it is told when all lanes are still', async () => {
  const started: number[] = [];
  let running = 0;
  const work = async (item: number) => {
    started.push(item);
    running += 1;
    await wait(item === 2 ? 1 : 5);
    running -= 1;
    if (item === 2) throw new Error('two');
  };
  await expect(inLanes(numbers(100), 3, work)).rejects.toThrow('two');
  expect(running).toBe(0);
  expect(started.length).toBeLessThanOrEqual(6);
});

test('an abort rejects with its reason', async () => {
  const stop = new AbortController();
  let started = 0;
  const work = async () => {
    if ((started += 1) === 5) stop.abort('enough');
    await wait(1);
  };
  await expect(inLanes(numbers(100), 2, work, stop.signal)).rejects.toBe('enough');
  expect(started).toBeLessThanOrEqual(6);
});

test('takes items one by one from an endless generator', async () => {
  let given = 0;
  function* endless() {
    for (;;) yield (given += 1);
  }
  const work = async (item: number) => {
    if (item === 10) throw new RangeError('stop');
    await wait(0);
  };
  await expect(inLanes(endless(), 2, work)).rejects.toThrow(RangeError);
  expect(given).toBeLessThan(13);
});
