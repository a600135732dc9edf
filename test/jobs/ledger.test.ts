import { expect, test } from 'vitest';
import { memoryLedger, nullLedger, type Ledger } from '../../src/jobs/ledger.ts';

const keysOf = async (ledger: Ledger<number>) => {
  const keys: string[] = [];
  for await (const [key, unit] of ledger.kept()) keys.push(`${key}=${unit}`);
  return keys;
};

test('a ledger in memory holds each key once, with its last value; one that forgets holds none', async () => {
  const [memory, none] = [memoryLedger<number>(), nullLedger<number>()];
  for (const ledger of [memory, none])
    for (const [key, unit] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      await ledger.keep(key, unit);
  expect([await keysOf(memory), await keysOf(none)]).toEqual([['a=3', 'b=2'], []]);
});
