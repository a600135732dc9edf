import { describe, expect, test } from 'vitest';
import { compareProbes, type ProbeOutcome } from '../../src/access/compare-probes.ts';
import type { ProbeAttempt } from '../../src/access/probe-reading.ts';
import type { HeaderLine } from '../../src/exchange.ts';
import { likeness, shinglesOf } from '../../src/access/likeness.ts';
import { PROBE_REASONS } from '../../src/rules/access/probe-reasons.ts';
import { namesIn } from '../../src/rules/words.ts';
import { page, PROSE, RICH } from './pages.ts';

const HTML: HeaderLine = ['content-type', 'text/html'];

function answer(status: number, body = '', headers: readonly HeaderLine[] = []): ProbeAttempt {
  return { status, headers: [HTML, ...headers], body };
}

const OTHER = page(
  `<h1>Engine parts</h1>${Array.from({ length: 40 }, (_, i) => `<p>Valve ${i} fits pump ${i * 7} and costs ${i * 3} in store ${i}.</p>`).join('')}<a href="/a">a</a>`,
);

const ANSWERS = {
  page: answer(200, RICH),
  changed: answer(200, page(`<aside>News of the day, changed each time</aside>${PROSE}`)),
  markdown: {
    status: 200,
    headers: [['content-type', 'text/markdown']],
    body: PROSE.replaceAll(/<h1>|<\/h1>/g, '# ')
      .replaceAll('<a href="/tickets">tickets</a>', '[tickets](https://example.org/tickets)')
      .replaceAll(/<[^>]*>/g, ''),
  },
  other: answer(200, OTHER),
  partly: answer(200, OTHER.replace('<h1>', `${PROSE.split('\n').slice(0, 4).join('')}<h1>`)),
  stub: answer(200, page('<h1>Hello</h1><p>This text is meant for people and not for you.</p>')),
  forbidden: answer(403, page('<h1>403 Forbidden</h1>')),
  challenge: answer(403, '', [['cf-mitigated', 'challenge']]),
  softChallenge: answer(200, page('<script id="anubis_challenge"></script>')),
  challenge503: answer(503, '', [['cf-mitigated', 'challenge']]),
  priced: answer(402, '', [['crawler-price', 'USD 0.01']]),
  custom402: answer(402, '{"error":"no"}', [
    ['server', 'cloudflare'],
    ['content-type', 'application/json'],
  ]),
  throttled: answer(429, 'slow'),
  missing: answer(404, page('<h1>Not found</h1>')),
  broken: answer(500, 'Internal Server Error'),
  login: answer(401, '', [['www-authenticate', 'Basic']]),
  shell: answer(200, page('<div id="root"></div>')),
  reset: { error: { code: 'connection', message: 'socket hang up' } },
  timeout: { error: { code: 'timeout', message: 'no answer in 10 s' } },
  nameless: { error: { code: 'dns', message: 'ENOTFOUND' } },
} as const satisfies Record<string, ProbeAttempt>;

type Name = keyof typeof ANSWERS;

/** Sites send unwanted bots to a search engine, or to an address of nobody. */
test.each<[ask: string, final: string, body: string, verdict: ProbeOutcome]>([
  ['https://example.com/', 'https://other.example/', OTHER, 'ua-soft-blocked'],
  ['https://example.com/', 'https://www.example.com/en/', OTHER, 'different-content'],
  // A mirror under another name has the page all the same.
  ['https://example.com/', 'https://example.org/', RICH, 'same'],
])('an agent that asked %s and was sent to %s', (url, finalUrl, body, verdict) => {
  const attempts = (answered: ProbeAttempt): ProbeAttempt[] => [answered, answered];
  const { GPTBot } = compareProbes([
    { agent: 'browser', attempts: attempts({ ...ANSWERS.page, url, finalUrl: url }) },
    { agent: 'GPTBot', attempts: attempts({ ...ANSWERS.page, body, url, finalUrl }) },
  ]);
  expect(GPTBot?.verdict).toBe(verdict);
});

test('a site that lives under another name is that site for everybody', () => {
  const moved = { url: 'https://example.com/', finalUrl: 'https://example.net/' };
  const { GPTBot } = compareProbes([
    { agent: 'browser', attempts: [{ ...ANSWERS.page, ...moved }] },
    { agent: 'GPTBot', attempts: [{ ...ANSWERS.other, ...moved }] },
  ]);
  expect(GPTBot?.verdict).toBe('different-content');
});

function judged(browser: readonly Name[], bot: readonly Name[], agent = 'GPTBot') {
  const attempts = (names: readonly Name[]) => names.map((name): ProbeAttempt => ANSWERS[name]);
  const verdicts = compareProbes([
    { agent: 'browser', attempts: attempts(browser) },
    { agent, attempts: attempts(bot) },
  ]);
  return verdicts[agent]!;
}

const TABLE: readonly [
  browser: readonly Name[],
  bot: readonly Name[],
  verdict: ProbeOutcome,
  accessible: boolean,
][] = [
  [['page'], ['page'], 'same', true],
  [['page'], ['changed'], 'same', true],
  [['page'], ['markdown'], 'same', true],
  [['page'], ['other'], 'different-content', true],
  [['page', 'other'], ['other'], 'same', true],
  [['page', 'stub'], ['other'], 'inconclusive', true],
  // Half of one text and the whole of another: neither the same page nor another one.
  [['page'], ['partly'], 'inconclusive', true],
  [['page'], ['stub'], 'ua-soft-blocked', true],
  [['stub'], ['other'], 'inconclusive', true],
  [['page'], ['forbidden', 'forbidden'], 'ua-blocked', false],
  [['page'], ['forbidden', 'challenge'], 'ua-blocked', false],
  [['page'], ['forbidden', 'page'], 'same', true],
  [['page'], ['forbidden', 'throttled'], 'inconclusive', false],
  [['page'], ['missing', 'missing'], 'ua-blocked', false],
  [['page'], ['login', 'login'], 'ua-blocked', false],
  // A 503 met once may be a failure of the site, unless a firewall says that it is none.
  [['page'], ['challenge503'], 'ua-blocked', false],
  [['page'], ['softChallenge'], 'ua-soft-blocked', false],
  [['page'], ['shell'], 'ua-soft-blocked', false],
  [['page'], ['priced'], 'ua-charged', false],
  [['page'], ['custom402'], 'ua-blocked', false],
  [['page'], ['throttled', 'throttled'], 'ua-rate-limited', false],
  [['page'], ['reset', 'reset'], 'ua-reset', false],
  [['page'], ['reset', 'timeout'], 'ua-reset', false],
  [['page'], ['reset', 'page'], 'same', true],
  [['page'], ['broken'], 'inconclusive', false],
  [['page', 'page'], ['broken', 'broken'], 'ua-blocked', false],
  [['page'], ['nameless'], 'inconclusive', false],
  [['page', 'forbidden'], ['forbidden', 'forbidden'], 'inconclusive', false],
  [['page', 'throttled'], ['throttled', 'throttled'], 'inconclusive', false],
  [['page', 'forbidden'], ['page'], 'same', true],
  [['shell'], ['shell'], 'same', false],
  [['shell'], ['page'], 'same', true],
  [['shell'], ['forbidden', 'forbidden'], 'ua-blocked', false],
  [['forbidden'], ['page'], 'same', true],
  [['challenge'], ['page'], 'same', true],
  [['broken'], ['page'], 'same', true],
  [['reset'], ['page'], 'same', true],
  [['forbidden'], ['forbidden', 'forbidden'], 'refused-for-all', false],
  [['challenge'], ['forbidden'], 'refused-for-all', false],
  [['throttled'], ['throttled'], 'refused-for-all', false],
  [['forbidden'], ['reset', 'reset'], 'refused-for-all', false],
  [['forbidden'], ['priced'], 'ua-charged', false],
  [['priced'], ['priced'], 'refused-for-all', false],
  [['login'], ['login'], 'login-for-all', false],
  [['login'], ['forbidden'], 'inconclusive', false],
  [['broken'], ['broken'], 'site-error', false],
  [['reset'], ['timeout'], 'site-error', false],
  [['missing'], ['broken'], 'site-error', false],
  [['broken'], ['forbidden'], 'inconclusive', false],
  [['page'], [], 'inconclusive', false],
  [[], ['page'], 'inconclusive', true],
];

describe('compareProbes', () => {
  test.each(TABLE)('browser %j, agent %j: %s', (browser, bot, verdict, accessible) => {
    expect(judged(browser, bot)).toMatchObject({ verdict, accessible });
  });

  test('says what decided by code, with all that its words ask for', () => {
    expect(judged(['page'], ['stub']).reason).toEqual({
      code: 'fewer-words',
      data: { seen: 11, expected: expect.any(Number) },
    });
    expect(judged(['page'], ['page'])).not.toHaveProperty('reason');
    const reasons = TABLE.flatMap(([browser, bot]) => judged(browser, bot).reason ?? []);
    for (const { code, data } of reasons) expect(Object.keys(data)).toEqual(namesIn(PROBE_REASONS[code]));
  });

  test('names the vendor that acted against the agent, only then', () => {
    expect(judged(['page'], ['challenge', 'challenge'])).toMatchObject({ vendor: 'cloudflare' });
    expect(judged(['challenge'], ['page'])).not.toHaveProperty('vendor');
    expect(judged(['page'], ['challenge', 'page'])).not.toHaveProperty('vendor');
  });

  test('a refused claim to be Googlebot shows nothing', () => {
    expect(judged(['page'], ['forbidden', 'forbidden'], 'Googlebot').verdict).toBe('inconclusive');
    expect(judged(['page'], ['page'], 'Googlebot').verdict).toBe('same');
    expect(judged(['forbidden'], ['forbidden'], 'Googlebot').verdict).toBe('refused-for-all');
  });

  test('judges every agent, not the baseline, and nothing without one', () => {
    const page_ = [ANSWERS.page];
    const probes = ['browser', 'A', 'B'].map((agent) => ({ agent, attempts: page_ }));
    expect(Object.keys(compareProbes(probes))).toEqual(['A', 'B']);
    expect(compareProbes(probes.slice(1))['A']!.verdict).toBe('inconclusive');
    expect(compareProbes([])).toEqual({});
  });
});

/** Codes of Node and undici for a connection that a peer cut, as they stand without a message. */
test.each(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'])(
  'the bare code %s is a cut connection',
  (code) => {
    for (const error of [code, { code }]) {
      const probes = [
        { agent: 'browser', attempts: [ANSWERS.page] },
        { agent: 'GPTBot', attempts: [{ error }, { error }] },
      ];
      expect(compareProbes(probes)['GPTBot']?.verdict).toBe('ua-reset');
    }
  },
);

describe('likeness', () => {
  test.each([
    ['', '', 1],
    ['', 'a b c', 0],
    ['one', 'one', 1],
    ['a b c d', 'A, b; c — d!', 1],
    ['a b c', 'x y z', 0],
    ['a b c d e', 'a b c d e f g h i j k', 1],
    ['港町の案内', '港町の案内です', 1],
  ])('%j and %j', (one, other, share) => expect(likeness(shinglesOf(one), shinglesOf(other))).toBe(share));

  test('counts what the first misses, not what the second adds', () => {
    const long = Array.from({ length: 100 }, (_, i) => `w${i}`);
    const part = likeness(shinglesOf(long.join(' ')), shinglesOf(long.slice(0, 10).join(' ')));
    expect(part).toBeCloseTo(8 / 98);
  });
});

test.each(['](', '](a', ' ', 'a ', 'a', '港'])('half a megabyte of %j is compared', (unit) => {
  const runs = shinglesOf(unit.repeat(524_288 / unit.length));
  expect(likeness(runs, runs)).toBe(1);
});
