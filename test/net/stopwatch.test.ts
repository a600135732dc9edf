import { afterEach, expect, test, vi } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { createHostGate } from '../../src/net/host-gate.ts';
import { answer, rawServer } from './servers/raw.ts';

const HOUR_MS = 3_600_000;
afterEach(() => void vi.restoreAllMocks());

/** The time of day as somebody sets it. */
function timeOfDay() {
  const timeOfDay = Date.now;
  const set = { byMs: 0 };
  vi.spyOn(Date, 'now').mockImplementation(() => timeOfDay() + set.byMs);
  return set;
}

test.each([-HOUR_MS, HOUR_MS])('a clock that is set by %i ms meanwhile changes no duration', async (byMs) => {
  const set = timeOfDay();
  const server = await rawServer((socket) => {
    set.byMs = byMs;
    socket.write(answer('200 OK', [], 'body'));
  });
  const fetcher = createFetcher({ allowOrigins: [server.origin] });
  const { timings } = await fetcher.fetch(server.origin);
  await fetcher.close();
  await server.close();
  expect(timings.firstByteMs).toBeGreaterThanOrEqual(0);
  expect(timings.totalMs).toBeGreaterThanOrEqual(timings.firstByteMs ?? 0);
  expect(timings.totalMs).toBeLessThan(HOUR_MS / 2);
});

test('a clock that is set back does not make the next request wait for its return', async () => {
  const set = timeOfDay();
  // A stopwatch that only sleeping moves.
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const sleeps: number[] = [];
  const gate = createHostGate({
    crawlDelayMs: 50,
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      now += Math.min(milliseconds, 50);
    },
  });
  const page = async () => exchangeOf({ url: 'https://example.com/', body: '' });
  await gate.run(page);
  set.byMs = -HOUR_MS;
  await gate.run(page);
  expect(sleeps).toEqual([50]);
});

test('the first request to a host waits for no Crawl-delay, however young the process is', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1);
  const gate = createHostGate({ crawlDelayMs: 5_000, sleep: () => Promise.reject(new Error('slept')) });
  gate.follow({ crawlDelayMs: 5_000 });
  await expect(
    gate.run(async () => exchangeOf({ url: 'https://example.com/', body: '' })),
  ).resolves.toMatchObject({ status: 200 });
});
