import { expect, test } from 'vitest';
import { exchangeOf, unanswered, type Exchange } from '../../src/exchange.ts';
import { createHostGates } from '../../src/gather/host-gates.ts';
import { probeSite } from '../../src/gather/probes.ts';
import { inTurn, isLeftAlone, politeWeb } from '../../src/gather/site-gate.ts';
import type { FetchOptions } from '../../src/net/model.ts';
import { RICH } from '../access/pages.ts';

const URL = 'https://example.org/';
const BOT = { userAgent: 'bot' };
const silence = () => unanswered(URL, { code: 'connection', message: 'no', retryable: true });

/** A polite web whose time passes by its waits alone. */
function polite(answer: (options: FetchOptions) => Promise<Exchange>, lanes = 4) {
  let now = 0;
  const sleep = async (ms: number) => void (now += ms);
  const rules = { lanes, clock: () => now, sleep, random: () => 0 };
  let [most, active] = [0, 0];
  const network = {
    fetch: async (_url: string, options: FetchOptions = {}) => {
      most = Math.max(most, (active += 1));
      const exchange = await answer(options);
      active -= 1;
      return exchange;
    },
  };
  const { web } = politeWeb(network, createHostGates(), rules);
  return { web, most: () => most };
}

const moment = () => new Promise((resolve) => setImmediate(resolve));

test('requests of every kind share the lanes of their host, and what has its turn takes no other', async () => {
  const { web, most } = polite(async () => {
    await moment();
    return exchangeOf({ url: URL, body: RICH });
  });
  const kinds: FetchOptions[] = [{}, { as: BOT }, { method: 'HEAD' }, { accept: 'text' }];
  const asked = Array.from({ length: 20 }, (_, index) => web.fetch(URL, kinds[index % kinds.length]));
  await Promise.all(asked);
  expect(most()).toBe(4);
  const narrow = polite(async ({ turn }) => {
    // Whoever waited for a second turn here would wait for itself.
    if (turn === undefined) await inTurn(narrow.web).fetch(URL);
    return exchangeOf({ url: URL, body: RICH });
  }, 1);
  expect((await narrow.web.fetch(URL)).status).toBe(200);
});

test('a host is given up for what it does to us, and not for what it does to bots', async () => {
  const { web } = polite(async () => silence());
  for (let visit = 0; visit < 14; visit += 1)
    expect(isLeftAlone(await web.fetch(URL, { as: BOT }))).toBe(false);
  const asked: Exchange[] = [];
  for (let request = 0; request < 8; request += 1) asked.push(await web.fetch(URL));
  expect(asked.map(isLeftAlone)).toEqual([false, false, false, false, false, false, true, true]);
});

test('a bot whose visit was not made, since others gave the host up, is not called refused', async () => {
  const names: string[] = [];
  const { web } = polite(async ({ as }) => {
    if (as === undefined) return silence();
    names.push(as.userAgent);
    return exchangeOf({ url: URL, body: RICH });
  });
  const sleep = async () => {
    if (names.length === 3) for (let request = 0; request < 7; request += 1) await web.fetch(URL);
  };
  const { verdicts } = await probeSite(web, URL, { sleep, random: () => 0 });
  expect(names).toHaveLength(3);
  expect(Object.values(verdicts).map(({ verdict }) => verdict)).toEqual(['same', 'same']);
});
