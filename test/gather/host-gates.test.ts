import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { createHostGates } from '../../src/gather/host-gates.ts';

test('whoever asks a host at the same time holds the same gate; other hosts have their own', () => {
  const gates = createHostGates();
  const first = gates.hold('a.example', { lanes: 2 });
  const second = gates.hold('a.example', { lanes: 9 });
  expect(second.gate).toBe(first.gate);
  expect(second.gate.state().lanes).toBe(2);
  expect(gates.hold('a.example:8080', {}).gate).not.toBe(first.gate);
});

test('the last holder drops the gate, and only once', () => {
  const gates = createHostGates();
  const [first, second] = [gates.hold('a.example', {}), gates.hold('a.example', {})];
  void first.release();
  void first.release();
  expect(gates.hold('a.example', {}).gate).toBe(second.gate);
  void second.release();
  expect(gates.hold('a.example', {}).gate).toBe(second.gate);
});

test('after all have released a host it starts anew', () => {
  const gates = createHostGates();
  const first = gates.hold('a.example', {});
  void first.release();
  expect(gates.hold('a.example', {}).gate).not.toBe(first.gate);
});

test('of two crawls of a host the stricter limits hold for both, until their holder has released it', async () => {
  let now = 1_000_000;
  const slept: number[] = [];
  const rules = {
    clock: () => now,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
  const page = async () => exchangeOf({ url: 'https://a.example/', body: '' });
  const gates = createHostGates();
  const first = gates.hold('a.example', { ...rules, lanes: 4, crawlDelayMs: 1_000 });
  await first.gate.run(page);
  const second = gates.hold('a.example', { ...rules, lanes: 2, crawlDelayMs: 3_000 });
  expect(second.gate.state()).toMatchObject({ lanes: 2, delayMs: 3_000 });
  // The longer delay counts from the request that was made before it was known.
  await first.gate.run(page);
  await second.gate.run(page);
  expect(slept).toEqual([3_000, 3_000]);
  const third = gates.hold('a.example', { ...rules, lanes: 4, crawlDelayMs: null });
  void second.release();
  void second.release();
  expect(third.gate.state()).toMatchObject({ lanes: 4, delayMs: 1_000 });
  void first.release();
  expect(third.gate.state()).toMatchObject({ lanes: 4, delayMs: 0 });
});

test('a holder with impossible limits is refused, and leaves the others as they are', () => {
  const gates = createHostGates();
  const first = gates.hold('a.example', { lanes: 2 });
  expect(() => gates.hold('a.example', { lanes: 0 })).toThrow(TypeError);
  expect(first.gate.state().lanes).toBe(2);
  void first.release();
  expect(gates.hold('a.example', {}).gate).not.toBe(first.gate);
});
