import { expect, test } from 'vitest';
import { exchangeOf, unanswered } from '../../src/exchange.ts';
import { createPageTurns, MAX_WAITING } from '../../src/gather/page-turns.ts';

const answered = (status: number, headers: readonly [string, string][] = []) =>
  exchangeOf({ url: 'https://example.com/', status, headers, body: '' });
const silent = unanswered('https://example.com/', { code: 'timeout', message: 'silent', retryable: true });

/** Turns for the pages 0, 1, 2, … of which each is answered by `answer`; gives the order in which they came. */
function order(pages: number, answer: (page: number, time: number) => number): string[] {
  let page = 0;
  const turns = createPageTurns(() => (page < pages ? page++ : undefined));
  const asked: string[] = [];
  for (const turn of turns) {
    const exchange = answered(answer(turn.page, turn.refusals.length));
    asked.push(`${turn.page}${turns.settle(turn, exchange) === 'later' ? ' later' : ''}`);
  }
  return asked;
}

test('a refused page comes again after the next page that is served, one at a time', () => {
  const passing = order(5, (page, time) => (page < 2 && time === 0 ? 503 : 200));
  expect(passing).toEqual(['0 later', '1 later', '2', '0', '1', '3', '4']);
  const lasting = order(5, (page) => (page < 2 ? 429 : 200));
  expect(lasting).toEqual(['0 later', '1 later', '2', '0 later', '3', '1 later', '4', '0', '1']);
});

test('of a host that refuses everything each page is asked for once before any comes again', () => {
  const round = ['0 later', '1 later', '2 later'];
  expect(order(3, () => 503)).toEqual([...round, ...round, '0', '1', '2']);
});

test('no more than so many wait: the next one is settled by its answer', () => {
  const asked = order(MAX_WAITING + 1, () => 503);
  expect(asked[MAX_WAITING - 1]).toBe(`${MAX_WAITING - 1} later`);
  expect(asked[MAX_WAITING]).toBe(`${MAX_WAITING}`);
});

test('a host that is given up leaves a page with its last answer, and one that was never asked for with none', () => {
  const turns = createPageTurns(() => 0);
  const refusal = answered(503);
  expect(turns.settle({ page: 0, refusals: [answered(429), refusal] }, null)).toBe(refusal);
  expect(turns.settle({ page: 0, refusals: [] }, null)).toBeNull();
});

test('what is no refusal settles a page, and only an answer says that the host serves', () => {
  let page = 0;
  const turns = createPageTurns(() => (page < 3 ? page++ : undefined));
  const came: string[] = [];
  const answers = [answered(503), silent, answered(404)];
  for (const turn of turns) {
    const exchange = answers[turn.page] ?? silent;
    came.push(`${turn.page} ${turns.settle(turn, exchange) === exchange ? 'settled' : 'later'}`);
  }
  expect(came).toEqual(['0 later', '1 settled', '2 settled', '0 later', '0 settled']);
});

test.each([
  ['60', 'later'],
  ['61', 'settled'],
])('a page whose host asks for %s seconds is %s', (seconds, fate) => {
  const turns = createPageTurns(() => 0);
  const settled = turns.settle({ page: 0, refusals: [] }, answered(503, [['Retry-After', seconds]]));
  expect(settled === 'later' ? 'later' : 'settled').toBe(fate);
});
