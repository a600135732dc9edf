import { expect, test } from 'vitest';
import { exchangeOf, unanswered, type Exchange } from '../../src/exchange.ts';
import { MAX_SILENT_MS, untilSilent } from '../../src/gather/silence.ts';
import type { FetchOptions } from '../../src/net/model.ts';

const URL = 'https://example.org/';

/** A web whose unanswered requests take all the time that they are given. */
function webOf(answer: (request: number) => Exchange | null) {
  const given: (number | undefined)[] = [];
  const fetch = async (url: string, { limits }: FetchOptions = {}) => {
    given.push(limits?.totalMs);
    const silent = unanswered(url, { code: 'timeout', message: 'no', retryable: true });
    const timings = { ...silent.timings, totalMs: limits?.totalMs ?? NaN };
    return answer(given.length) ?? { ...silent, timings };
  };
  return { web: untilSilent({ fetch }, 30_000), given };
}

test('a target that never answers is asked for so long in all, and then no more', async () => {
  const { web, given } = webOf(() => null);
  const ends = [];
  for (let request = 0; request < 4; request += 1) ends.push(await web.fetch(URL));
  expect(given).toEqual([30_000, MAX_SILENT_MS - 30_000]);
  expect(ends.map(({ outcome, status }) => `${outcome} ${status}`)).toEqual(Array(4).fill('timeout 0'));
  expect(ends.at(-1)?.error).toMatchObject({ retryable: true });
});

test.each([
  ['an answer', exchangeOf({ url: URL, status: 500, body: '' })],
  [
    'a redirect into silence',
    {
      ...unanswered(URL, { code: 'timeout', message: 'no', retryable: true }),
      hops: [{ url: URL, status: 301, location: 'https://www.example.org/' }],
    },
  ],
])('%s ends the limit', async (_name, first) => {
  const { web, given } = webOf((request) => (request === 1 ? first : null));
  for (let request = 0; request < 4; request += 1) await web.fetch(URL);
  expect(given).toEqual([30_000, undefined, undefined, undefined]);
});

test('a shorter limit of the caller counts', async () => {
  const { web, given } = webOf(() => null);
  await web.fetch(URL, { limits: { totalMs: 5_000 } });
  expect(given).toEqual([5_000]);
});
