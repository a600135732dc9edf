import { describe, expect, test } from 'vitest';
import { aiBots, isAnswerBot, isCheckedByDns } from '../../src/catalog/ai-bots.ts';
import { answerEngines } from '../../src/catalog/answer-engines.ts';
import { CONTACT_URL } from '../../src/catalog/limits.ts';
import { type Exchange, exchangeOf, type HeaderLine } from '../../src/exchange.ts';
import { importantAgents, probeAgents, type ProbeAgent } from '../../src/gather/probe-agents.ts';
import { PROBE_LIMITS } from '../../src/catalog/probe-limits.ts';
import {
  MAX_PROBE_REQUESTS,
  MAX_PROBE_TOTAL_MS,
  MAX_PROBE_WAIT_MS,
  PROBE_SPACING_MS,
  type ProbeOptions,
} from '../../src/gather/probe-visits.ts';
import { probeSite } from '../../src/gather/probes.ts';
import type { FetchOptions } from '../../src/net/model.ts';
import { RICH } from '../access/pages.ts';

const URL = 'https://example.org/';

interface Asked {
  readonly userAgent: string;
  readonly options: FetchOptions;
}

function served(): Exchange {
  return exchangeOf({ url: URL, body: RICH });
}

function refused(status: number, headers: readonly HeaderLine[] = []): Exchange {
  return exchangeOf({ url: URL, status, headers: [['content-type', 'text/plain'], ...headers], body: 'no' });
}

function failed(code: 'dns' | 'connection'): Exchange {
  const error = { code, message: 'socket hang up', retryable: true } as const;
  return { ...exchangeOf({ url: URL, body: '', headers: [] }), status: 0, outcome: code, error };
}

/** A site by user agent: the n-th answer to that name. Sleeping is written down, not done. */
async function probed(
  site: (userAgent: string, visit: number) => Exchange,
  options: Partial<ProbeOptions> = {},
) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  const fetcher = {
    fetch: (_: string, fetchOptions: FetchOptions = {}) => {
      const userAgent = fetchOptions.as?.userAgent ?? '';
      const visit = asked.filter((each) => each.userAgent === userAgent).length;
      asked.push({ userAgent, options: fetchOptions });
      return Promise.resolve(site(userAgent, visit));
    },
  };
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const result = await probeSite(fetcher, URL, { sleep, random: () => 0, clock: () => 0, ...options });
  return { ...result, asked, waits, names: asked.map(({ userAgent }) => nameOf(userAgent)) };
}

const NAMES = ['browser', ...probeAgents.map(({ agent }) => agent)];

function nameOf(userAgent: string): string {
  return probeAgents.find((each) => each.userAgent === userAgent)?.agent ?? 'browser';
}

const isFrom = (agent: string) => (userAgent: string) => nameOf(userAgent) === agent;

describe('a site that serves everybody', () => {
  test('each name once, the browser first, one request after the other', async () => {
    const { names, waits, results, baseline } = await probed(served);
    expect(names).toEqual(NAMES);
    expect(waits).toEqual(Array.from({ length: NAMES.length - 1 }, () => PROBE_SPACING_MS));
    expect(results.map(({ verdict }) => verdict.verdict)).toEqual(NAMES.slice(1).map(() => 'same'));
    expect(baseline.status).toBe(200);
  });

  test('each answer is read once: reading a page of megabytes takes most of the time of a check', async () => {
    let readings = 0;
    class CountedBody extends Uint8Array {
      override subarray(begin?: number, end?: number) {
        readings++;
        return new Uint8Array(this.buffer).subarray(begin, end);
      }
    }
    const body = new TextEncoder().encode(RICH);
    const { names } = await probed(() => ({ ...served(), body: new CountedBody(body) }));
    expect(readings).toBe(names.length);
  });

  test('the agents are those of the engines: one that finds and one that fetches where both exist', () => {
    const keys = new Set(probeAgents.map(({ key }) => key));
    for (const name of ['chatgpt', 'google-ai', 'copilot', 'perplexity', 'claude']) {
      const { find, fetch } = answerEngines.find(({ key }) => key === name)!.bots.value;
      expect([name, [...find, ...fetch].filter((key) => !keys.has(key))]).toEqual([name, []]);
    }
    expect([keys.has('claudebot'), keys.has('gptbot'), keys.size]).toEqual([true, true, probeAgents.length]);
    // The browser, every name once, and one refusal asked again with the browser after it.
    expect(1 + probeAgents.length + 2).toBeLessThanOrEqual(MAX_PROBE_REQUESTS);
  });

  test('important agents are those that answers are made by, and none that sites look up in DNS', () => {
    const bots = importantAgents.map(({ key }) => aiBots.find((bot) => bot.key === key)!);
    expect(bots.filter((bot) => !isAnswerBot(bot) || isCheckedByDns(bot))).toEqual([]);
    expect(importantAgents.length).toBeLessThan(probeAgents.length);
  });

  test('requests differ in nothing but the name, carry our contact and are not repeated below', async () => {
    const { asked } = await probed(served, { contact: 'https://example.com/bot' });
    const shapes = asked.map(({ options: { accept, limits, as } }) => [accept, limits, as?.headers]);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    const { accept, limits, as } = asked[0]!.options;
    expect([accept, limits]).toEqual(['html', { retries: 0 }]);
    expect(as!.headers!.map(([name]) => name)).toEqual(['Accept', 'Accept-Language', 'x-citeworthy']);
    expect(as!.headers![2]).toEqual(['x-citeworthy', '+https://example.com/bot']);
    const plain = await probed(served);
    // Rule 920274 of the OWASP Core Rule Set refuses header fields with a '#', whoever sends them.
    expect(plain.asked[0]!.options.as!.headers![2]).toEqual([
      'x-citeworthy',
      `+${CONTACT_URL.split('#')[0]}`,
    ]);
  });

  test('the pause is spread by chance', async () => {
    const { waits } = await probed(served, { random: () => 0.5, spacingMs: 40 });
    expect(new Set(waits)).toEqual(new Set([60]));
  });
});

describe('a site that refuses one agent', () => {
  const isGpt = isFrom('GPTBot');

  test('is asked again before the verdict, and the browser after it', async () => {
    const { names, verdicts } = await probed((ua) => (isGpt(ua) ? refused(403) : served()));
    expect(names).toEqual([...NAMES, 'GPTBot', 'browser']);
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'ua-blocked', accessible: false });
    expect(verdicts['ClaudeBot']).toMatchObject({ verdict: 'same' });
  });

  test('a refusal that passes is none', async () => {
    const { verdicts } = await probed((ua, visit) => (isGpt(ua) && visit === 0 ? refused(503) : served()));
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'same', accessible: true });
  });

  test.each([
    ['blocked', 'http://127.0.0.1/'],
    ['dns', 'http://nowhere.invalid/'],
  ] as const)('a redirect that leads nowhere (%s) is a refusal', async (outcome, location) => {
    const error = { code: outcome, message: `redirect to ${location}`, retryable: false };
    const away = {
      ...exchangeOf({ url: URL, body: '' }),
      status: 0,
      outcome,
      error,
      hops: [{ url: URL, status: 301, location }],
    };
    const { verdicts } = await probed((ua) => (isGpt(ua) ? away : served()));
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'ua-blocked', accessible: false });
  });

  test('two refusals of different kinds are two', async () => {
    const { verdicts } = await probed((ua, visit) =>
      isGpt(ua) ? refused(visit === 0 ? 403 : 406) : served(),
    );
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'ua-blocked', accessible: false });
  });

  test('a browser that is refused in the end leaves nothing to say', async () => {
    const { verdicts } = await probed((ua, visit) => (isGpt(ua) || visit === 1 ? refused(403) : served()));
    expect(verdicts['GPTBot']).toMatchObject({
      verdict: 'inconclusive',
      reason: { code: 'browser-attempts-differ' },
    });
  });

  test('a browser that failed once while agents were served is asked again, and that answer counts', async () => {
    const { baseline, names, verdicts } = await probed((userAgent, visit) =>
      nameOf(userAgent) === 'browser' && visit === 0 ? refused(503) : served(),
    );
    expect(names.filter((name) => name === 'browser')).toHaveLength(2);
    expect(baseline.status).toBe(200);
    expect(Object.values(verdicts).map(({ verdict }) => verdict)).toEqual(probeAgents.map(() => 'same'));
  });

  test('a browser that fails twice keeps its first answer', async () => {
    const { baseline, names } = await probed((userAgent, visit) =>
      nameOf(userAgent) === 'browser' ? refused(visit === 0 ? 403 : 503) : served(),
    );
    expect(names.filter((name) => name === 'browser')).toHaveLength(2);
    expect(baseline.status).toBe(403);
  });

  test('a price is a clear answer', async () => {
    const priced = refused(402, [['crawler-price', 'USD 0.01']]);
    const { verdicts, names } = await probed((ua) => (isGpt(ua) ? priced : served()));
    expect(names).toEqual(NAMES);
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'ua-charged', accessible: false });
  });

  test('a cut connection is tried twice as well', async () => {
    const { verdicts, names } = await probed((ua) => (isGpt(ua) ? failed('connection') : served()));
    expect(names.filter((name) => name === 'GPTBot')).toHaveLength(2);
    expect(verdicts['GPTBot']).toMatchObject({ verdict: 'ua-reset' });
  });
});

describe('a site that refuses all agents', () => {
  const isBrowser = isFrom('browser');

  test('stays within the budget, and one way to refuse confirms itself', async () => {
    const { asked, results } = await probed((ua) => (isBrowser(ua) ? served() : refused(403)));
    expect(asked).toHaveLength(MAX_PROBE_REQUESTS);
    const others = results.filter(({ verdict }) => verdict.verdict !== 'ua-blocked');
    // Sites look up its address, so that our refusal says nothing of the real one.
    expect(others.map(({ agent }) => agent)).toEqual(['Googlebot']);
  });

  test('a refusal of its own kind that was met once is left open', async () => {
    const { verdicts, limits } = await probed((ua) => {
      if (isBrowser(ua)) return served();
      return refused(isFrom('GPTBot')(ua) ? 406 : 403);
    });
    expect(verdicts['GPTBot']).toMatchObject({
      verdict: 'inconclusive',
      accessible: false,
      reason: { code: 'not-repeated', data: { outcome: 'ua-blocked' } },
    });
    expect(limits[0]).toBe('probing-budget');
  });

  test('refusals that passed confirm none that was met once', async () => {
    // One request of the budget is kept for the browser.
    const repeated = NAMES.slice(1, MAX_PROBE_REQUESTS - NAMES.length);
    const left = NAMES[repeated.length + 1];
    const { verdicts, names } = await probed((ua, visit) =>
      visit === 0 && [...repeated, left].includes(nameOf(ua)) ? refused(403) : served(),
    );
    expect(names.slice(NAMES.length)).toEqual([...repeated, 'browser']);
    const told = Object.entries(verdicts).filter(([, { verdict }]) => verdict !== 'same');
    expect(told.map(([agent, { verdict }]) => [agent, verdict])).toEqual([[left, 'inconclusive']]);
  });
});

describe('a site that takes its time', () => {
  const taking = (totalMs: number) => (): Exchange => ({
    ...served(),
    timings: { startedAt: 0, firstByteMs: 1, totalMs },
  });

  test('is left alone once its answers took a minute', async () => {
    const { names, limits } = await probed(taking(MAX_PROBE_TOTAL_MS / 2 + 1));
    expect(names).toEqual(NAMES.slice(0, 2));
    expect(limits[0]).toBe('probing-too-slow');
  });

  test('a minute in all is fine', async () => {
    const { names, limits } = await probed(taking(Math.floor(MAX_PROBE_TOTAL_MS / NAMES.length)));
    expect(names).toEqual(NAMES);
    expect(limits).toHaveLength(Object.keys(PROBE_LIMITS).length);
  });
});

describe('a site that throttles', () => {
  test('gets no request after the second throttle, and the browser one after the first', async () => {
    const { names, limits, verdicts } = await probed((ua) =>
      isFrom('browser')(ua) ? served() : refused(429),
    );
    expect(names).toEqual(['browser', NAMES[1], 'browser', NAMES[2]]);
    expect(limits[0]).toBe('probing-throttled');
    expect(limits).toHaveLength(1 + Object.keys(PROBE_LIMITS).length);
    // Two names met it and the browser between them did not.
    expect(Object.entries(verdicts).map(([agent, { verdict }]) => [agent, verdict])).toEqual([
      [NAMES[1], 'ua-rate-limited'],
      [NAMES[2], 'ua-rate-limited'],
    ]);
  });

  test.each([2, 4, 6])('by the number of requests, from the %ith on, throttles no name', async (from) => {
    let asked = 0;
    const { names, verdicts } = await probed(() => (++asked < from ? served() : refused(429)));
    expect(names).toEqual([...NAMES.slice(0, from), 'browser']);
    expect(verdicts[NAMES[from - 1] ?? '']?.verdict).toBe('inconclusive');
  });

  test('one name and no other is told by that name', async () => {
    const { names, verdicts } = await probed((ua) => (isFrom('PerplexityBot')(ua) ? refused(429) : served()));
    expect(names.filter((name) => name === 'browser')).toHaveLength(2);
    const told = Object.entries(verdicts).filter(([, { verdict }]) => verdict !== 'same');
    expect(told.map(([agent, { verdict }]) => [agent, verdict])).toEqual([
      ['PerplexityBot', 'ua-rate-limited'],
    ]);
  });

  test.each([
    [MAX_PROBE_WAIT_MS / 1_000, NAMES.length + 2],
    [MAX_PROBE_WAIT_MS / 1_000 + 1, 2],
  ])('a Retry-After of %i s', async (seconds, requests) => {
    const first = isFrom(NAMES[1]!);
    const { asked, waits } = await probed((ua, visit) =>
      first(ua) && visit === 0 ? refused(429, [['Retry-After', String(seconds)]]) : served(),
    );
    expect(asked).toHaveLength(requests);
    expect(waits.includes(seconds * 1_000)).toBe(seconds * 1_000 <= MAX_PROBE_WAIT_MS);
  });
});

test.each([
  [503, 5_000],
  [403, PROBE_SPACING_MS],
  [200, PROBE_SPACING_MS],
])('a Retry-After beside status %i leads to a pause of %i ms', async (status, pause) => {
  const first = isFrom(NAMES[1]!);
  const { waits } = await probed((ua, visit) => {
    if (!first(ua) || visit > 0) return served();
    const headers: HeaderLine[] = [['Retry-After', '5']];
    return status === 200
      ? { ...served(), headers: [...served().headers, ...headers] }
      : refused(status, headers);
  });
  expect(waits[1]).toBe(pause);
  expect(waits.slice(2).every((wait) => wait === PROBE_SPACING_MS)).toBe(true);
});

test('a site without an address is asked once', async () => {
  const { asked, results, limits, baseline } = await probed(() => failed('dns'));
  expect(asked).toHaveLength(1);
  expect(results).toEqual([]);
  expect(baseline.outcome).toBe('dns');
  expect(limits[0]).toBe('probing-unreachable');
});

describe('a redirect to itself that ends with a cookie', () => {
  const tested = { ...served(), hops: [{ url: URL, status: 302, location: URL }] };
  const error = { code: 'redirect', message: 'the redirects lead back', retryable: false } as const;
  const circling: Exchange = { ...tested, status: 302, body: new Uint8Array(), outcome: 'redirect', error };
  const isBrowser = isFrom('browser');

  test('the browser alone returns cookies', async () => {
    const { asked } = await probed(served);
    const cookies = asked.map(({ options: { cookies } }) => cookies);
    expect(cookies).toEqual(['of-chain', ...NAMES.slice(1).map(() => 'none')]);
  });

  test('bots that go in circles are refused for no name, and it is told', async () => {
    const { limits, verdicts } = await probed((ua) => (isBrowser(ua) ? tested : circling));
    expect(limits).toContain('probing-cookies');
    for (const verdict of Object.values(verdicts))
      expect(verdict).toMatchObject({ verdict: 'inconclusive', reason: { code: 'cookie-needed' } });
  });

  test('a circle for bots alone is a refusal of their names', async () => {
    const { verdicts } = await probed((ua) => (isBrowser(ua) ? served() : circling));
    expect(verdicts['OAI-SearchBot']?.verdict).toBe('ua-blocked');
  });

  test('bots that are exempt from it are served', async () => {
    const { verdicts } = await probed((ua) => (isBrowser(ua) ? tested : served()));
    expect(Object.values(verdicts).every(({ verdict }) => verdict === 'same')).toBe(true);
  });

  test('a plain redirect is none', async () => {
    const moved = { ...served(), hops: [{ url: `${URL}old`, status: 301, location: URL }] };
    expect((await probed(() => moved)).limits[0]).not.toMatch(/^probing-/);
  });
});

test('every result says what a simulation cannot show', async () => {
  const { limits } = await probed(served);
  expect(limits).toEqual(Object.keys(PROBE_LIMITS));
});

test('an aborted signal ends the run with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  const agents: readonly ProbeAgent[] = probeAgents;
  const run = probed(served, {
    agents,
    signal: controller.signal,
    sleep: (_, signal) => {
      controller.abort(reason);
      return signal?.aborted === true ? Promise.reject(reason) : Promise.resolve();
    },
  });
  await expect(run).rejects.toBe(reason);
});
