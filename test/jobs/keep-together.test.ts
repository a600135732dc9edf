import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keeperOf, keepTogether, type KeyedUnit } from '../../src/jobs/keep-together.ts';

/** A store that writes when it is let, and tells of each write. */
function slowStore() {
  const writes: (readonly KeyedUnit<number>[])[] = [];
  let end: (error?: Error) => void = () => undefined;
  const write = (units: readonly KeyedUnit<number>[]) => {
    writes.push(units);
    return new Promise<void>((resolve, reject) => {
      end = (error) => (error === undefined ? resolve() : reject(error));
    });
  };
  return { writes, write, end: (error?: Error) => turn(end(error)) };
}

test('what comes while a write is under way goes into the next one, at most 200 units in each', async () => {
  const { writes, write, end } = slowStore();
  const { keep, settled } = keepTogether(write);
  const first = keep('first', 0);
  await turn();
  const rest = Promise.all(Array.from({ length: 201 }, (_, index) => keep(`page ${index}`, index)));
  for (const count of [1, 200, 1]) {
    expect(writes.at(-1)).toHaveLength(count);
    await end();
  }
  await Promise.all([first, rest, settled()]);
  expect(writes.flat().map(([key]) => key)).toEqual([
    'first',
    ...Array.from({ length: 201 }, (_, index) => `page ${index}`),
  ]);
});

test('a write that fails fails its own units, and not those after it', async () => {
  const { write, end } = slowStore();
  const { keep } = keepTogether(write);
  const lost = keep('a', 1).catch((error: unknown) => error);
  await turn();
  const kept = keep('b', 2);
  await end(new Error('full'));
  await end();
  expect(await lost).toEqual(new Error('full'));
  await expect(kept).resolves.toBeUndefined();
});

test('a ledger of single units is given one after the other, one of several all that wait', async () => {
  const calls: unknown[] = [];
  const single = {
    kept: () => [],
    keep: async (key: string) => {
      calls.push(`begin ${key}`);
      await turn();
      calls.push(`end ${key}`);
    },
  };
  const units = [
    ['a', 1],
    ['b', 2],
  ] as const;
  await keeperOf<number>(single)(units);
  const several = {
    ...single,
    keepMany: async (many: readonly KeyedUnit<number>[]) => void calls.push(many),
  };
  await keeperOf<number>(several)(units);
  expect(calls).toEqual(['begin a', 'end a', 'begin b', 'end b', units]);
});
