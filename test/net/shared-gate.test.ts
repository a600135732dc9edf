import { expect, onTestFinished, test, vi } from 'vitest';
import { exchangeOf, type Exchange } from '../../src/exchange.ts';
import type { GateStore, Seen } from '../../src/net/gate-store.ts';
import { createSharedGates } from '../../src/net/shared-gate.ts';

const answered = exchangeOf({ url: 'https://example.com/', status: 200, body: '' });
const refused: Exchange = {
  ...answered,
  status: 0,
  outcome: 'connection',
  error: { code: 'connection', message: 'refused', retryable: true },
};
const tooMany: Exchange = { ...answered, status: 429, headers: [['retry-after', '60']] };

/** A store in memory, which can be away. */
function memoryStore() {
  const texts = new Map<string, string>();
  const is = { away: false };
  const seen = (key: string) => ({ text: texts.get(key) ?? null, now: Date.now() });
  const reached = async <Answer>(answer: () => Answer): Promise<Answer> => {
    await Promise.resolve();
    if (is.away) throw new Error('ECONNREFUSED');
    return answer();
  };
  const store: GateStore = {
    read: (key) => reached(() => seen(key)),
    swap: (key, { before, after }) =>
      reached(() => {
        if (seen(key).text === before) texts.set(key, after);
        return seen(key);
      }),
  };
  return { store, is, texts };
}

/** A host that answers when it is told to, and counts. */
function host() {
  const waiting: ((exchange: Exchange) => void)[] = [];
  let most = 0;
  const ask = () =>
    new Promise<Exchange>((resolve) => {
      waiting.push(resolve);
      most = Math.max(most, waiting.length);
    });
  return { ask, waiting, most: () => most, answer: (exchange = answered) => waiting.shift()?.(exchange) };
}

test('gates over one store share the lanes of a host, and another host has its own', async () => {
  const { store } = memoryStore();
  const { ask, waiting, most, answer } = host();
  const gates = [createSharedGates(store), createSharedGates(store)];
  const open = gates.map((source) => source.open('example.com', { lanes: 2 }));
  const runs = open.flatMap((gate) => [gate.run(ask), gate.run(ask), gate.run(ask)]);
  await expect.poll(() => waiting.length).toBe(2);
  const other = gates[0]!.open('example.org', { lanes: 2 }).run(async () => answered);
  expect(await other).toBe(answered);
  const pump = setInterval(() => answer(), 20);
  onTestFinished(() => clearInterval(pump));
  expect(await Promise.all(runs)).toHaveLength(6);
  expect(most()).toBe(2);
});

test('turns go in the order of those who wait: a process with much to ask leaves the others their turn', async () => {
  const { store, texts } = memoryStore();
  const order: string[] = [];
  const { ask, waiting, answer } = host();
  const task = (name: string) => async () => {
    order.push(name);
    return answered;
  };
  const [greedy, modest] = [1, 2].map(() => createSharedGates(store).open('example.com', { lanes: 1 }));
  const first = greedy!.run(ask);
  await expect.poll(() => waiting.length).toBe(1);
  const many = Array.from({ length: 5 }, () => greedy!.run(task('greedy')));
  const one = modest!.run(task('modest'));
  await expect.poll(() => JSON.parse(texts.get('example.com')!).waiting.length).toBe(2);
  answer();
  await Promise.all([first, ...many, one]);
  expect(order.indexOf('modest')).toBeLessThan(2);
});

test('a host that one process gives up is given up by all', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = memoryStore();
  const [one, other] = [1, 2].map(() => createSharedGates(store).open('example.com', { lanes: 1 }));
  const failing = async () => {
    for (let tries = 0; tries < 6; tries += 1) await one!.run(async () => refused);
  };
  const failed = failing();
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  const asked = vi.fn(async () => answered);
  const given = other!.run(asked);
  await vi.advanceTimersByTimeAsync(10);
  expect(await given).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(other!.stopped()).toBe('host-unavailable');
});

test('a request that rejects frees its lane, and an abort while waiting is told at once', async () => {
  const { store } = memoryStore();
  const gate = createSharedGates(store).open('example.com', { lanes: 1 });
  await expect(gate.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const { ask, waiting, answer } = host();
  const running = gate.run(ask);
  await expect.poll(() => waiting.length).toBe(1);
  const stop = new AbortController();
  const waits = gate.run(ask, { signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(waits).rejects.toThrow('stopped');
  answer();
  expect(await running).toBe(answered);
  expect(await gate.run(async () => answered)).toBe(answered);
});

test('while the store is away a process asks one at a time and says so; later it is one of all again', async () => {
  const { store, is } = memoryStore();
  const told: string[] = [];
  const source = createSharedGates(store, {
    onAway: (error) => told.push(String(error)),
    onBack: () => told.push('back'),
  });
  const gate = source.open('example.com', { lanes: 4 });
  const { ask, waiting, most, answer } = host();
  is.away = true;
  const runs = [1, 2, 3, 4].map(() => gate.run(ask));
  for (let page = 0; page < 4; page += 1) {
    await expect.poll(() => waiting.length).toBe(1);
    answer();
  }
  await Promise.all(runs);
  expect(most()).toBe(1);
  expect(told).toEqual(['Error: ECONNREFUSED']);
  is.away = false;
  await expect
    .poll(async () => {
      await gate.run(async () => answered);
      return told;
    })
    .toEqual(['Error: ECONNREFUSED', 'back']);
});

test('what was seen of a host without the store is kept when it is back, and so are the lanes in use', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, is, texts } = memoryStore();
  const record = () => JSON.parse(texts.get('example.com')!);
  const gate = createSharedGates(store).open('example.com', { lanes: 4 });
  const { ask, waiting, answer } = host();
  const running = gate.run(ask);
  await vi.advanceTimersByTimeAsync(100);
  is.away = true;
  const throttled = gate.run(async () => tooMany);
  await vi.advanceTimersByTimeAsync(100);
  // The one under way is the one lane of a process that is left to itself.
  expect(gate.state().lanes).toBe(4);
  answer();
  await running;
  await vi.advanceTimersByTimeAsync(100);
  await throttled;
  expect(record().active).toHaveLength(1);
  const paused = gate.state();
  expect(paused).toMatchObject({ lanes: 2, failures: 1 });
  is.away = false;
  const late = gate.run(ask);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(waiting).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting).toHaveLength(1);
  expect(record().state.lanes).toBe(2);
  expect(record().active).toHaveLength(1);
  answer();
  await late;
  await vi.advanceTimersByTimeAsync(10);
  expect(record().active).toEqual([]);
});

test('signs of life hold the lane of a long request; without them it is free after a lease', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, texts } = memoryStore();
  const options = { leaseMs: 3_000 };
  const { ask, waiting, answer } = host();
  const [first, second] = [1, 2].map(() =>
    createSharedGates(store, options).open('example.com', { lanes: 1 }),
  );
  const long = first!.run(ask);
  await vi.advanceTimersByTimeAsync(10);
  const other = second!.run(ask);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting).toHaveLength(1);
  // A process that has died leaves its lease, and nothing else.
  const before = JSON.parse(texts.get('example.com')!);
  answer();
  await long;
  await vi.advanceTimersByTimeAsync(10);
  texts.set('example.com', JSON.stringify(before));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(waiting).toHaveLength(1);
  answer();
  expect(await other).toBe(answered);
});

test('a turn costs one question while nobody else asks', async () => {
  const { store } = memoryStore();
  const asked = { read: vi.spyOn(store, 'read'), swap: vi.spyOn(store, 'swap') };
  const questions = () => asked.read.mock.calls.length + asked.swap.mock.calls.length;
  const gate = createSharedGates(store).open('example.com', { lanes: 4 });
  const ask = async () => {
    for (let page = 0; page < 10; page += 1) await gate.run(async () => answered);
  };
  await ask();
  await gate.settled();
  // The first look, ten turns, each with the end of the one before it, and the last end.
  expect(questions()).toBe(12);
});

test('a clock of the store that is a millisecond behind costs no question', async () => {
  const { store } = memoryStore();
  const slips = [0, -1];
  const slipped = (answer: Promise<Seen>) =>
    answer.then((seen) => {
      slips.push(slips.shift()!);
      return { ...seen, now: seen.now + slips[0]! };
    });
  const slipping: GateStore = {
    read: (key) => slipped(store.read(key)),
    swap: (key, change) => slipped(store.swap(key, change)),
  };
  const asked = vi.spyOn(store, 'swap');
  const gate = createSharedGates(slipping).open('example.com', { lanes: 4 });
  for (let page = 0; page < 10; page += 1) await gate.run(async () => answered);
  await gate.settled();
  expect(asked).toHaveBeenCalledTimes(11);
});

test('what has ended is known to all once the gate is settled', async () => {
  const { store, texts } = memoryStore();
  const gate = createSharedGates(store).open('example.com', { lanes: 4 });
  await gate.run(async () => answered);
  await gate.settled();
  expect(JSON.parse(texts.get('example.com')!).active).toEqual([]);
});

test('lanes out of range are misuse', () => {
  expect(() => createSharedGates(memoryStore().store).open('example.com', { lanes: 0 })).toThrow(TypeError);
});
