import { expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { analyseLog } from '../../src/logs/analyse.ts';
import type { LogOptions } from '../../src/logs/model.ts';
import { readRanges } from '../../src/logs/ranges.ts';
import { BROWSER, CLAUDE_USER, combined, GPTBOT } from './lines.ts';

const ranges: LogOptions['ranges'] = new Map([
  [
    'gptbot',
    {
      source: 'gptbot.json',
      ranges: readRanges('{"creationTime":"2026-11-01","prefixes":[{"ipv4Prefix":"198.51.100.0/24"}]}')!,
    },
  ],
]);

async function gptbot(lines: readonly string[], options: LogOptions = { ranges }) {
  const { bots } = await analyseLog(lines, options);
  return bots.find(({ key }) => key === 'gptbot')!;
}

test('every bot of the catalogue that visits under a name is known by each of its User-Agents', async () => {
  const named = aiBots.filter(
    ({ sendsRequests, tokens, nameIsWord }) => sendsRequests && tokens.length > 0 && nameIsWord !== true,
  );
  const unknown = await Promise.all(
    named.map(async ({ key, tokens }) => {
      const { bots } = await analyseLog([combined({ agent: `Mozilla/5.0 (compatible; ${tokens[0]}/1.0)` })]);
      return bots[0]?.key === key ? [] : [key];
    }),
  );
  expect(unknown.flat()).toEqual([]);
});

test.each([
  ['Googlebot-Image/1.0', null],
  ['NotGPTBot/1.0', null],
  ['my-gptbot', null],
  ['gptbot', 'gptbot'],
  ['Operator of a browser', null],
  ['Sogou web spider/4.0', null],
  ['Mozilla/5.0 Code/1.104.0 Chrome/138.0.0.0 Electron/37.3.1', null],
  ['Mozilla/5.0 (compatible; Applebot/0.1; like Googlebot/2.1)', 'applebot'],
  [BROWSER, null],
])('%s is %s', async (agent, key) => {
  const { bots } = await analyseLog([combined({ agent })]);
  expect(bots[0]?.key ?? null).toBe(key);
});

test('the address tells the bot from an impostor, and nothing of an impostor is counted elsewhere', async () => {
  const bot = await gptbot([
    combined({ address: '198.51.100.9', target: '/a' }),
    combined({ address: '198.51.100.9', target: '/b', status: 404 }),
    combined({ address: '203.0.113.5', target: '/wp-login.php', status: 404 }),
    combined({ address: '203.0.113.5', target: '/.env', status: 404 }),
  ]);
  expect(bot).toMatchObject({
    requests: 4,
    verified: 2,
    impostors: 2,
    unverifiable: 0,
    ranges: { source: 'gptbot.json', created: '2026-11-01' },
    impostorAddresses: [{ address: '203.0.113.5', requests: 2 }],
    statuses: { 200: 1, 404: 1 },
    missing: [{ path: '/b', requests: 1 }],
  });
});

test.each([
  ['no ranges were given', { agent: GPTBOT, address: '203.0.113.5' }, {}],
  ['the ranges are those of another bot', { agent: CLAUDE_USER, address: '203.0.113.5' }, { ranges }],
  ['the address is one of a private network', { agent: GPTBOT, address: '10.0.0.1' }, { ranges }],
  ['the log has no address', { agent: GPTBOT, address: '-' }, { ranges }],
])('a bot is not verifiable, and no impostor, where %s', async (_, line, options) => {
  const { bots, noneVerified } = await analyseLog([combined(line)], options);
  expect(bots[0]).toMatchObject({ requests: 1, verified: 0, impostors: 0, unverifiable: 1 });
  expect(noneVerified).toBe(false);
});

test('a name that programs on devices of users send too has no impostors', async () => {
  const known = { source: 'bots.json', ranges: readRanges('["198.51.100.0/24"]')! };
  const lines = ['198.51.100.1', '203.0.113.5'].map((address) => combined({ address, agent: CLAUDE_USER }));
  const { bots } = await analyseLog(lines, { ranges: new Map([['claude-user', known]]) });
  expect(bots[0]).toMatchObject({ verified: 1, impostors: 0, unverifiable: 1 });
});

test('behind a private proxy the nearest forwarded address counts; a public address cannot forward another', async () => {
  const behind = ' "203.0.113.5, 198.51.100.9"';
  expect(await gptbot([combined({ address: '10.0.0.1', behind })])).toMatchObject({ verified: 1 });
  expect(await gptbot([combined({ address: '203.0.113.77', behind })])).toMatchObject({ impostors: 1 });
});

test('a log in which nobody is verified says so', async () => {
  const fake = combined({ address: '203.0.113.5' });
  expect((await analyseLog([fake], { ranges })).noneVerified).toBe(true);
  expect((await analyseLog([fake, combined({ address: '198.51.100.1' })], { ranges })).noneVerified).toBe(
    false,
  );
});

test('reads of the files for bots: how often, when last and with which status, in any order of lines', async () => {
  const bot = await gptbot(
    [
      combined({ target: '/robots.txt', time: '17/Nov/2026:10:00:00 +0000' }),
      combined({ target: '/robots.txt?x', time: '15/Nov/2026:10:00:00 +0000', status: 500 }),
      combined({ target: '/llms.txt', status: 404 }),
      combined({ target: '/blog/llms.txt' }),
    ],
    {},
  );
  expect(bot.files).toEqual({
    '/robots.txt': { requests: 2, last: '2026-11-17T10:00:00.000Z', status: 200 },
    '/llms.txt': { requests: 1, last: '2026-11-16T10:00:00.000Z', status: 404 },
    '/llms-full.txt': null,
  });
});

test('weeks begin on Monday in UTC', async () => {
  const times = [
    '15/Nov/2026:23:59:59 +0000',
    '16/Nov/2026:00:30:00 +0100',
    '16/Nov/2026:00:00:00 +0000',
    '22/Nov/2026:23:59:59 +0000',
  ];
  const bot = await gptbot(
    times.map((time) => combined({ time })),
    {},
  );
  expect(bot.weeks).toEqual([
    { week: '2026-11-09', requests: 2 },
    { week: '2026-11-16', requests: 2 },
  ]);
});

test('pages that were never fetched, for each bot and for all that read for answers', async () => {
  const pages = [
    'https://example.com/a',
    'https://example.com/b?x=1',
    'https://www.example.com/%63',
    '/d',
    '/a',
  ];
  const lines = [
    combined({ target: '/a?utm_source=x' }),
    combined({ target: '/b?x=1', status: 500 }),
    combined({ target: '/c', agent: CLAUDE_USER, status: 304 }),
    combined({ target: '/d', agent: BROWSER }),
    combined({ target: '/other' }),
  ];
  const { bots, pages: all } = await analyseLog(lines, { pages });
  expect(bots.map(({ key, pages: read }) => [key, read])).toEqual([
    ['gptbot', { listed: 4, fetched: 1, neverFetched: ['/b?x=1', '/c', '/d'] }],
    ['claude-user', { listed: 4, fetched: 1, neverFetched: ['/a', '/b?x=1', '/d'] }],
  ]);
  // GPTBot reads for training.
  expect(all).toEqual({ listed: 4, fetched: 1, neverFetched: ['/a', '/b?x=1', '/d'] });
});

test('bots of high impact that did not come are named', async () => {
  const { absent } = await analyseLog([combined({ agent: CLAUDE_USER })]);
  expect(absent).toContain('oai-searchbot');
  expect(absent).not.toContain('claude-user');
});

test('what is known from elsewhere stands beside', async () => {
  const beside = new Map([['gptbot', { declared: 'blocked', visited: null }]] as const);
  expect((await gptbot([combined()], { beside })).beside).toEqual({ declared: 'blocked', visited: null });
});

test('paths without end take bounded memory, and the frequent one is told whenever it begins', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => combined({ target: `/x${at}`, status: 404 }));
  const often = Array.from({ length: 50 }, () => combined({ target: '/often', status: 404 }));
  const bot = await gptbot([...many, ...often, ...many], {});
  expect(bot.missing[0]).toEqual({ path: '/often', requests: 50 });
  expect(bot.missing).toHaveLength(20);
  expect(bot.missingCut).toBe(true);
});
