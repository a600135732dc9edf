import { expect, test } from 'vitest';
import { exchangeOf, unanswered, type Exchange } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { crawlPages } from '../../src/gather/crawl.ts';
import { createHostGates } from '../../src/gather/host-gates.ts';
import type { FetchOptions } from '../../src/net/model.ts';

const SITE = 'https://example.com';
const robotsOf = (body: string, status = 200) =>
  robotsAccess(exchangeOf({ url: `${SITE}/robots.txt`, status, body }));
const refused = (url: string): Exchange =>
  unanswered(url, { code: 'connection', message: 'refused', retryable: true });

/** Crawls with a clock that only sleeps move. */
async function crawled(
  urls: readonly string[],
  {
    robots = robotsOf(''),
    answer = (url: string) => exchangeOf({ url, body: '<title>x</title>' }),
    onPage = async (_url: string, _exchange: Exchange) => {},
  } = {},
) {
  const time = { now: 1_000_000, slept: [] as number[] };
  const asked: string[] = [];
  const options: FetchOptions[] = [];
  const pages = new Map<string, Exchange>();
  const gates = createHostGates();
  const fetcher = {
    fetch: async (url: string, given: FetchOptions = {}) => {
      asked.push(url);
      options.push(given);
      return answer(url);
    },
  };
  const gate = {
    lanes: 1,
    clock: () => time.now,
    random: () => 0,
    sleep: async (milliseconds: number) => {
      time.slept.push(milliseconds);
      time.now += milliseconds;
    },
  };
  const run = crawlPages(fetcher, urls, {
    robots,
    gate,
    gates,
    onPage: async (url, exchange) => {
      pages.set(url, exchange);
      await onPage(url, exchange);
    },
  });
  const end = await run.catch((error: unknown) => error);
  return { end, asked, pages, slept: time.slept, options, gates, gate };
}

const outcomes = (pages: ReadonlyMap<string, Exchange>) =>
  [...pages].map(([url, { outcome, error }]) => [url.replace(SITE, ''), outcome, error?.message]);

const statuses = (pages: ReadonlyMap<string, Exchange>) =>
  Object.fromEntries([...pages].map(([url, { status }]) => [url.replace(`${SITE}/`, ''), status]));

test('pages are asked for in order, at the pace of robots.txt', async () => {
  const robots = robotsOf('User-agent: *\nCrawl-delay: 2');
  const { end, asked, slept } = await crawled([`${SITE}/a`, `${SITE}/b`, `${SITE}/c`], { robots });
  expect([end, asked, slept]).toEqual([
    'complete',
    ['a', 'b', 'c'].map((name) => `${SITE}/${name}`),
    [2000, 2000],
  ]);
});

test('what robots.txt closes to us, and what is no address, is told and not asked for', async () => {
  const robots = robotsOf('User-agent: *\nDisallow: /a');
  const { end, asked, pages } = await crawled([`${SITE}/a`, 'no address', `${SITE}/b`], { robots });
  expect(end).toBe('complete');
  expect(asked).toEqual([`${SITE}/b`]);
  expect(outcomes(pages)).toEqual([
    ['/a', 'blocked', 'robots.txt line 2 keeps our robot out: Disallow: /a'],
    ['no address', 'url', 'not an address'],
    ['/b', 'answered', undefined],
  ]);
});

test('robots.txt counts where a redirect leads on the same site, with or without www, and nowhere else', async () => {
  const robots = robotsOf('User-agent: citeworthy\nDisallow: /closed');
  const { options } = await crawled([`${SITE}/a`], { robots });
  const told = ['/open', '/closed', '//www.example.com/closed/b', '//other.example/closed', '//['].map(
    (path) => options[0]?.forbids?.(path.startsWith('//') ? `https:${path}` : SITE + path),
  );
  const reason = 'robots.txt line 2 keeps our robot out: Disallow: /closed';
  expect(told).toEqual([null, reason, reason, null, null]);
});

test('a robots.txt that cannot be read closes everything, one that is not there nothing', async () => {
  const { asked, pages } = await crawled([`${SITE}/a`], { robots: robotsOf('', 503) });
  expect(asked).toEqual([]);
  expect(outcomes(pages)).toEqual([
    ['/a', 'blocked', 'robots.txt cannot be read (http-status: 503): nothing may be fetched'],
  ]);
  expect((await crawled([`${SITE}/a`], { robots: robotsOf('', 404) })).asked).toEqual([`${SITE}/a`]);
});

test.each([429, 503])(
  'a page that is throttled (%i) comes again after a pause and another page, at most twice, and not by the fetcher',
  async (status) => {
    const passing = new Set([`${SITE}/a`]);
    const { asked, pages, slept, options } = await crawled([`${SITE}/a`, `${SITE}/b`, `${SITE}/c`], {
      answer: (url) => {
        const isThrottled = passing.delete(url) || url.endsWith('/b');
        return exchangeOf({ url, status: isThrottled ? status : 200, body: 'x' });
      },
    });
    expect(asked).toEqual(['a', 'b', 'c', 'a', 'b', 'b'].map((name) => `${SITE}/${name}`));
    expect(statuses(pages)).toEqual({ a: 200, b: status, c: 200 });
    expect(slept.filter((pause) => pause >= 500)).toHaveLength(3);
    expect(options).toMatchObject(asked.map(() => ({ throttled: 'tell' })));
  },
);

test('a page whose host asks for a day is not asked for again', async () => {
  const { asked, slept } = await crawled([`${SITE}/a`, `${SITE}/b`], {
    answer: (url) =>
      exchangeOf({
        url,
        status: url.endsWith('/a') ? 429 : 200,
        headers: [['Retry-After', '86400']],
        body: 'x',
      }),
  });
  expect(asked).toEqual([`${SITE}/a`, `${SITE}/b`]);
  expect(slept).toEqual([]);
});

test('a host that asks for a day twice is given up', async () => {
  const urls = Array.from({ length: 9 }, (_, at) => `${SITE}/${at}`);
  const { end, asked } = await crawled(urls, {
    answer: (url) => exchangeOf({ url, status: 503, headers: [['Retry-After', '86400']], body: 'x' }),
  });
  expect(end).toBe('host-unavailable');
  expect(asked).toHaveLength(2);
});

test('a host that throttles every page is given up as before', async () => {
  const urls = Array.from({ length: 9 }, (_, at) => `${SITE}/${at}`);
  const { end, asked } = await crawled(urls, {
    answer: (url) => exchangeOf({ url, status: 429, body: 'x' }),
  });
  expect(end).toBe('host-unavailable');
  // Five failures, and the probe after them.
  expect(asked).toHaveLength(6);
});

test('a host that is given up ends nothing for another one', async () => {
  const dead = Array.from({ length: 9 }, (_, at) => `https://dead.example/${at}`);
  const { end, asked, pages } = await crawled([...dead, `${SITE}/a`], {
    answer: (url) => (url.startsWith(SITE) ? exchangeOf({ url, body: 'x' }) : refused(url)),
  });
  expect(end).toBe('host-unavailable');
  // Five failures, and the probe after them.
  expect(asked).toEqual([...dead.slice(0, 6), `${SITE}/a`]);
  expect(pages.size).toBe(7);
});

test('a failure of the sink ends the crawl and lets the gate of the host go', async () => {
  const full = new Error('disk full');
  const { end, asked, gates, gate } = await crawled([`${SITE}/a`, `${SITE}/b`], {
    onPage: () => Promise.reject(full),
  });
  expect(end).toBe(full);
  expect(asked).toEqual([`${SITE}/a`]);
  // A gate that is held by nobody else follows its new holder alone.
  expect(gates.hold('example.com', { ...gate, lanes: 9 }).gate.state().lanes).toBe(9);
});

/** A site of 20 pages of which those from the sixth on always throttle, `bad` of them. */
const withBad = (bad: number) =>
  crawled(
    Array.from({ length: 20 }, (_, index) => `${SITE}/${index}`),
    {
      answer: (url) => {
        const index = Number(url.slice(SITE.length + 1));
        return exchangeOf({ url, status: index >= 5 && index < 5 + bad ? 503 : 200, body: 'x' });
      },
    },
  );

test.each([1, 2, 4, 5])(
  'neighbouring pages that throttle each time (%i) are faults of theirs, and do not end the crawl',
  async (bad) => {
    const { end, asked, pages } = await withBad(bad);
    expect(end).toBe('complete');
    expect(pages.size).toBe(20);
    expect([...pages.values()].filter(({ status }) => status === 503)).toHaveLength(bad);
    // Each is asked for three times, every other page once.
    expect(asked).toHaveLength(20 + 2 * bad);
  },
);

test('the pauses for such pages stay short: what the host serves between them says that it is well', async () => {
  const { slept } = await withBad(4);
  // 1, 2, 4 and 8 half seconds for the first row, and one for each of eight repetitions.
  expect(slept.reduce((sum, pause) => sum + pause, 0)).toBe(11_500);
});

test('a sixth page in a row that throttles is the probe, and the host is given up', async () => {
  const { end, asked } = await withBad(6);
  expect(end).toBe('host-unavailable');
  expect(asked).toHaveLength(5 + 6);
});

test('pages that still throttle when nothing else is left are kept with their answer, and the crawl is whole', async () => {
  const { end, asked, pages } = await crawled(
    Array.from({ length: 24 }, (_, index) => `${SITE}/${index}`),
    {
      answer: (url) =>
        exchangeOf({ url, status: Number(url.slice(SITE.length + 1)) % 2 ? 503 : 200, body: 'x' }),
    },
  );
  expect([end, pages.size]).toEqual(['complete', 24]);
  expect(asked.length).toBeLessThanOrEqual(24 * 2);
});
