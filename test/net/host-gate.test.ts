import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import type { Exchange } from '../../src/exchange.ts';
import { createHostGate, MAX_CRAWL_DELAY_MS, MAX_LANES } from '../../src/net/host-gate.ts';
import type { HostGateOptions } from '../../src/net/host-gate.ts';
import { FAILURES_TO_OPEN, initialState, observe, OPEN_MS } from '../../src/net/host-state.ts';

const URL = 'https://example.com/';
const page = (latencyMs = 0, status = 200): Exchange => ({
  ...exchangeOf({ url: URL, status, body: '' }),
  timings: { startedAt: 0, firstByteMs: latencyMs, totalMs: latencyMs },
});
const throttled = (retryAfter?: string): Exchange => ({
  ...page(0, 429),
  headers: retryAfter === undefined ? [] : [['Retry-After', retryAfter]],
});
const refused: Exchange = {
  ...page(0, 0),
  outcome: 'connection',
  error: { code: 'connection', message: 'refused', retryable: true },
};

/** A gate on a clock that only its own sleeps move. */
function fakeGate(options: HostGateOptions = {}) {
  const time = { now: 1_000_000, sleeps: [] as number[] };
  const gate = createHostGate({
    clock: () => time.now,
    random: () => 0,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      time.sleeps.push(milliseconds);
      time.now += milliseconds;
    },
    ...options,
  });
  return { gate, time };
}

describe('lanes', () => {
  test('never more at once than lanes, and all are run in order', async () => {
    const { gate } = fakeGate({ lanes: 3 });
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const task = (index: number) => async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return page();
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => gate.run(task(index))));
    expect(most).toBe(3);
    expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('the number of lanes is bounded', () => {
    expect(() => createHostGate({ lanes: MAX_LANES })).not.toThrow();
    for (const lanes of [0, MAX_LANES + 1, 1.5]) expect(() => createHostGate({ lanes })).toThrow(TypeError);
  });

  test('throttling halves them down to one, ten good answers win one back', () => {
    const rules = { lanes: 8, minDelayMs: 0 };
    const moment = { now: 0, timeOfDay: 0, random: 0 };
    let state = initialState(rules);
    const lanes = [4, 2, 1, 1].map(() => (state = observe(state, rules, throttled(), moment)).lanes);
    expect(lanes).toEqual([4, 2, 1, 1]);
    for (let count = 0; count < 9; count += 1) state = observe(state, rules, page(), moment);
    expect(state.lanes).toBe(1);
    expect(observe(state, rules, page(), moment).lanes).toBe(2);
  });

  test('several gates share a cap', async () => {
    const order: string[] = [];
    const slots = async <T>(task: () => Promise<T>) => {
      order.push('slot');
      return task();
    };
    const { gate } = fakeGate({ slots });
    await gate.run(async () => {
      order.push('task');
      return page();
    });
    expect(order).toEqual(['slot', 'task']);
  });
});

describe('delays', () => {
  const run = async (options: HostGateOptions, exchanges: readonly Exchange[]) => {
    const { gate, time } = fakeGate(options);
    for (const exchange of exchanges) await gate.run(async () => exchange);
    return { sleeps: time.sleeps, state: gate.state() };
  };

  test('Crawl-delay stands between starts, up to its cap', async () => {
    const pages = [page(), page(), page()];
    expect((await run({ crawlDelayMs: 2000 }, pages)).sleeps).toEqual([2000, 2000]);
    expect((await run({ crawlDelayMs: MAX_CRAWL_DELAY_MS }, pages)).sleeps).toEqual([5000, 5000]);
    expect((await run({ crawlDelayMs: MAX_CRAWL_DELAY_MS + 1 }, pages)).sleeps).toEqual([5000, 5000]);
    expect((await run({ crawlDelayMs: null }, pages)).sleeps).toEqual([]);
  });

  test('slow answers spread the requests over the lanes; quick ones bring the delay down by half', async () => {
    const { sleeps } = await run({ lanes: 2 }, [page(1000), page(1000), page(0), page(0)]);
    expect(sleeps).toEqual([500, 500]);
    expect((await run({ lanes: 2 }, [page(1000), page(0)])).state.delayMs).toBe(250);
    expect((await run({ lanes: 2 }, [page(1000), page(400)])).state.delayMs).toBe(350);
    const unheard = { ...page(), timings: { startedAt: 0, firstByteMs: null, totalMs: 600 } };
    expect((await run({ lanes: 2 }, [unheard])).state.delayMs).toBe(300);
  });

  test('under a clock that stands still each wait is slept once', async () => {
    const sleeps: number[] = [];
    const sleep = async (milliseconds: number) => void sleeps.push(milliseconds);
    const gate = createHostGate({ lanes: 1, clock: () => 5_000, sleep });
    for (const exchange of [throttled('7'), page()]) await gate.run(async () => exchange);
    expect(sleeps).toEqual([7000]);
  });

  test('error pages never make it faster', async () => {
    expect((await run({ lanes: 1 }, [page(400), page(0, 404)])).state.delayMs).toBe(400);
    expect((await run({ lanes: 1 }, [page(400), page(800, 404)])).state.delayMs).toBe(800);
  });

  test('nothing is slept for a server that answers at once', async () => {
    expect((await run({}, [page(3), page(3), page(3)])).sleeps).toEqual([]);
    expect((await run({ lanes: 1 }, [page(9), page(9), page(9)])).sleeps).toEqual([]);
    expect((await run({ lanes: 1 }, [page(10), page(10), page(10)])).sleeps).toEqual([10]);
  });

  test('Retry-After of a throttled answer holds all lanes for a minute at most, and one of more than five lets the next answer decide', async () => {
    expect((await run({}, [throttled('7'), page()])).sleeps).toEqual([7000]);
    expect((await run({}, [throttled('0'), page()])).sleeps).toEqual([1000]);
    for (const seconds of ['60', '61', '300'])
      expect((await run({}, [throttled(seconds), page()])).sleeps).toEqual([60_000]);
    expect((await run({}, [throttled('soon'), page()])).sleeps).toEqual([500]);
    const date = new Date(1_000_000 + 9000).toUTCString();
    expect((await run({}, [throttled(date), page()])).sleeps).toEqual([9000]);
    // More than a run can wait for: the next answer decides.
    for (const longer of ['301', '9'.repeat(40), 'Fri, 31 Dec 2100 23:59:59 GMT']) {
      expect((await run({}, [throttled(longer), page(), page()])).sleeps).toEqual([]);
      const { gate } = fakeGate();
      await gate.run(async () => throttled(longer));
      await gate.run(async () => throttled(longer));
      expect(await gate.run(async () => page())).toBeNull();
      expect(gate.stopped()).toBe('host-unavailable');
    }
  });
});

describe('the circuit', () => {
  test('opens after five failures in a row, then one probe decides', async () => {
    const { gate, time } = fakeGate();
    for (let count = 1; count < FAILURES_TO_OPEN; count += 1) await gate.run(async () => refused);
    expect(gate.state().phase).toBe('closed');
    await gate.run(async () => refused);
    expect(gate.state().phase).toBe('open');
    expect(time.sleeps).toEqual([]);
    await gate.run(async () => page());
    expect(time.sleeps).toEqual([OPEN_MS]);
    expect(gate.state()).toMatchObject({ phase: 'closed', failures: 0 });
    expect(gate.stopped()).toBeNull();
  });

  test('a failed probe stops the host: nothing is sent any more', async () => {
    const { gate } = fakeGate();
    let sent = 0;
    const task = async () => {
      sent += 1;
      return refused;
    };
    const results = await Promise.all(Array.from({ length: 30 }, () => gate.run(task)));
    // Four lanes may be under way when the fifth failure comes.
    expect(sent).toBeGreaterThan(FAILURES_TO_OPEN);
    expect(sent).toBeLessThanOrEqual(FAILURES_TO_OPEN + 4);
    expect(results.slice(sent).every((result) => result === null)).toBe(true);
    expect(gate.stopped()).toBe('host-unavailable');
  });

  test('while the probe is under way nothing else is sent', async () => {
    const { gate } = fakeGate();
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1) await gate.run(async () => refused);
    let answer = (_exchange: Exchange) => {};
    const sent: string[] = [];
    const probe = gate.run(() => {
      sent.push('probe');
      return new Promise((resolve) => (answer = resolve));
    });
    const next = gate.run(async () => {
      sent.push('next');
      return page();
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual(['probe']);
    answer(page());
    await Promise.all([probe, next]);
    expect(sent).toEqual(['probe', 'next']);
  });

  test('of what was under way when it opened, a failure puts the probe off and a good answer closes it', () => {
    const rules = { lanes: 4, minDelayMs: 0 };
    const open = {
      ...initialState(rules),
      phase: 'open' as const,
      failures: FAILURES_TO_OPEN,
      notBefore: 900,
    };
    const after = (late: Exchange) => observe(open, rules, late, { now: 1000, timeOfDay: 0, random: 0 });
    expect(after(refused)).toMatchObject({ phase: 'open', notBefore: 1000 + OPEN_MS });
    expect(after(throttled('60'))).toMatchObject({ phase: 'open', notBefore: 61_000 });
    expect(after(page())).toMatchObject({ phase: 'closed', failures: 0 });
  });

  test('a host that was given up stays so, whatever comes late', () => {
    const rules = { lanes: 4, minDelayMs: 0 };
    const stopped = { ...initialState(rules), phase: 'stopped' as const };
    for (const late of [page(), throttled(), refused])
      expect(observe(stopped, rules, late, { now: 0, timeOfDay: 0, random: 0 })).toEqual(stopped);
  });

  test('a permanent 429 opens it as well', async () => {
    const { gate } = fakeGate();
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1) await gate.run(async () => throttled());
    expect(gate.state().phase).toBe('open');
  });

  test('bodies that never end open it, bodies that are cut for another reason do not', async () => {
    const phaseAfter = async (truncated: Exchange['truncated']) => {
      const { gate } = fakeGate();
      for (let count = 0; count < FAILURES_TO_OPEN; count += 1)
        await gate.run(async () => ({ ...page(), truncated }));
      return gate.state().phase;
    };
    expect(await phaseAfter('deadline')).toBe('open');
    for (const truncated of ['size', 'connection', 'encoding', null] as const)
      expect(await phaseAfter(truncated)).toBe('closed');
  });

  test('a good answer in between starts the count over', async () => {
    const { gate } = fakeGate();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < FAILURES_TO_OPEN; count += 1) await gate.run(async () => refused);
      await gate.run(async () => page(0, 404));
    }
    expect(gate.state()).toMatchObject({ phase: 'closed', failures: 0 });
  });

  test('our own refusals say nothing about the host', async () => {
    const { gate } = fakeGate();
    const blocked: Exchange = { ...refused, outcome: 'blocked' };
    for (let count = 0; count < 2 * FAILURES_TO_OPEN; count += 1) await gate.run(async () => blocked);
    expect(gate.state()).toMatchObject({ phase: 'closed', failures: 0 });
    const rules = { lanes: 4, minDelayMs: 0 };
    const phaseAfter = (phase: 'open' | 'probing') =>
      observe({ ...initialState(rules), phase }, rules, blocked, { now: 0, timeOfDay: 0, random: 0 }).phase;
    expect([phaseAfter('open'), phaseAfter('probing')]).toEqual(['open', 'closed']);
  });

  test('a probe that is aborted leaves the next request to probe', async () => {
    const { gate } = fakeGate();
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1) await gate.run(async () => refused);
    await expect(gate.run(() => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
    expect(gate.state().phase).toBe('open');
    await gate.run(async () => page());
    expect(gate.state().phase).toBe('closed');
  });
});

describe('abort', () => {
  const stuck = () => new Promise<Exchange>(() => {});

  test('ends the wait for a lane, the wait in line and the wait for a moment', async () => {
    const gate = createHostGate({ lanes: 1, crawlDelayMs: 5000 });
    const controller = new AbortController();
    void gate.run(stuck);
    const waiting = [1, 2, 3].map(() => gate.run(stuck, { signal: controller.signal }));
    const reason = new Error('enough');
    controller.abort(reason);
    for (const one of waiting) await expect(one).rejects.toBe(reason);

    const second = createHostGate({ crawlDelayMs: 5000 });
    await second.run(async () => page());
    const later = new AbortController();
    const sleeping = second.run(async () => page(), { signal: later.signal });
    later.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });

  test('an aborted waiter does not hold up the others', async () => {
    const gate = createHostGate({ lanes: 1 });
    let free = (_exchange: Exchange) => {};
    const first = gate.run(() => new Promise<Exchange>((resolve) => (free = resolve)));
    await new Promise((resolve) => setImmediate(resolve));
    const controller = new AbortController();
    const aborted = gate.run(stuck, { signal: controller.signal });
    const next = gate.run(async () => page());
    controller.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    free(page());
    expect(await first).not.toBeNull();
    expect(await next).not.toBeNull();
  });
});

describe('other limits on the way', () => {
  test('what the host has shown outlives a change of limits', async () => {
    const { gate } = fakeGate({ lanes: 4 });
    await gate.run(async () => throttled('1'));
    expect(gate.state()).toMatchObject({ lanes: 2, failures: 1 });
    gate.follow({ lanes: 8 });
    expect(gate.state()).toMatchObject({ lanes: 2, failures: 1 });
    gate.follow({ lanes: 1, crawlDelayMs: MAX_CRAWL_DELAY_MS + 1 });
    expect(gate.state()).toMatchObject({ lanes: 1, delayMs: MAX_CRAWL_DELAY_MS });
    expect(() => gate.follow({ lanes: MAX_LANES + 1 })).toThrow(TypeError);
  });

  test('of a delay that came from a slow host and one that is asked for the longer one holds', async () => {
    const { gate } = fakeGate({ lanes: 1 });
    await gate.run(async () => page(500));
    const delays = [200, 2_000].map((crawlDelayMs) => {
      gate.follow({ lanes: 1, crawlDelayMs });
      return gate.state().delayMs;
    });
    expect(delays).toEqual([500, 2_000]);
    gate.follow({ lanes: 1 });
    expect(gate.state().delayMs).toBe(0);
  });

  test('whoever waits for a lane goes when there are more', async () => {
    const gate = createHostGate({ lanes: 1 });
    void gate.run(() => new Promise<Exchange>(() => {}));
    const waiting = gate.run(async () => page());
    await new Promise((resolve) => setImmediate(resolve));
    gate.follow({ lanes: 2 });
    expect(await waiting).not.toBeNull();
  });
});
