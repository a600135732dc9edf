import { describe, expect, test } from 'vitest';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { answerEngines } from '../../src/catalog/answer-engines.ts';
import { exchangeOf, type HeaderLine } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import type { ProbeOutcome } from '../../src/access/compare-probes.ts';
import { engineMatrix } from '../../src/findings/engines/matrix.ts';
import { overPages } from '../../src/findings/engines/pages.ts';

const URL = 'https://example.com/';
const TEXT =
  '<p>Tea is a drink made from the leaves of a shrub, and this page says how it is grown.</p>'.repeat(8);
const page = (head = '') => `<!doctype html><title>Tea</title>${head}<main><h1>Tea</h1>${TEXT}</main>`;
const SHELL = '<!doctype html><title>Tea</title><div id="root"></div><script src="/app.js"></script>';

interface Site {
  readonly robots?: string | number;
  readonly home?: string;
  readonly status?: number;
  readonly headers?: readonly HeaderLine[];
  /** Addresses that redirected before the home page came. */
  readonly hops?: readonly string[];
  readonly visits?: Readonly<Record<string, ProbeOutcome>>;
}

function rowsOf({
  robots = 'User-agent: *\nAllow: /',
  home = page(),
  status,
  headers,
  hops = [],
  visits = {},
}: Site = {}) {
  const file = typeof robots === 'number' ? { status: robots, body: '' } : { body: robots };
  return engineMatrix({
    url: URL,
    robots: robotsAccess(exchangeOf({ url: `${URL}robots.txt`, ...file })),
    home: {
      ...exchangeOf({
        url: URL,
        body: home,
        ...(status !== undefined && { status }),
        ...(headers && { headers }),
      }),
      hops: hops.map((url) => ({ url, status: 302, location: URL })),
    },
    probes: Object.entries(visits).map(([key, verdict]) => ({
      key,
      agent: key,
      verdict: { verdict, accessible: verdict === 'same' },
    })),
  });
}

const rowOf = (engine: string, site: Site = {}) => rowsOf(site).find(({ key }) => key === engine)!;
const cell = (engine: string, column: 'reach' | 'read' | 'quote' | 'train', site: Site = {}) => {
  const { verdict, reason } = rowOf(engine, site)[column];
  return [verdict, reason.code];
};

test('has a row for every engine of the catalogue, and a bot for each name that it needs', () => {
  expect(rowsOf().map(({ key }) => key)).toEqual(answerEngines.map(({ key }) => key));
  const known = new Set(aiBots.map(({ key }) => key));
  const needed = answerEngines.flatMap(({ bots, quote, training }) => [
    ...bots.value.find,
    ...bots.value.fetch,
    ...training.value.tokens,
    ...(quote.value.token === null ? [] : [quote.value.token]),
  ]);
  expect(needed.filter((key) => !known.has(key))).toEqual([]);
});

test('every fact that is not undocumented has its source, and every one a date', () => {
  for (const { bots, indexes, rendersScripts, limit, quote, training, reach } of answerEngines)
    for (const { basis, source, asOf } of [bots, indexes, rendersScripts, limit, quote, training, reach]) {
      expect(asOf).toMatch(/^20\d\d-\d\d/);
      expect(basis === 'undocumented' || source !== '').toBe(true);
    }
});

describe('reach', () => {
  test('what was not visited is said, and what was', () => {
    expect(cell('perplexity', 'reach')).toEqual(['yes', 'allowed']);
    expect(
      rowOf('perplexity')
        .reach.proof.filter(({ of }) => of === 'visit')
        .map(({ text }) => text),
    ).toEqual(['not visited', 'not visited']);
    const { reach } = rowOf('chatgpt', { visits: { 'oai-searchbot': 'same' } });
    expect([reach.verdict, reach.reason]).toEqual([
      'yes',
      {
        code: 'served',
        data: {
          bots: ['OAI-SearchBot', 'ChatGPT-User'],
          served: ['OAI-SearchBot'],
          unvisited: ['ChatGPT-User'],
        },
      },
    ]);
  });

  test('the line of robots.txt that shuts an engine out is its proof', () => {
    const { reach } = rowOf('perplexity', { robots: 'User-agent: PerplexityBot\nDisallow: /' });
    expect([reach.verdict, reach.reason.code]).toEqual(['no', 'blocked']);
    expect(reach.proof[0]).toEqual({ of: 'robots.txt', bot: 'PerplexityBot', line: 2, text: 'Disallow: /' });
  });

  test.each<[string, Site, string, readonly string[]]>([
    [
      'a fetcher that robots.txt blocks',
      { robots: 'User-agent: Claude-User\nDisallow: /' },
      'claude',
      ['partly', 'fetch-blocked'],
    ],
    [
      'a fetcher that the server refuses',
      { visits: { 'claude-user': 'ua-blocked' } },
      'claude',
      ['partly', 'fetch-refused'],
    ],
    [
      'a finder that the server refuses',
      { visits: { 'oai-searchbot': 'ua-blocked' } },
      'chatgpt',
      ['no', 'refused'],
    ],
    [
      'a name that sites look up in DNS',
      { visits: { googlebot: 'ua-blocked' } },
      'google-ai',
      ['unknown', 'impostor'],
    ],
    ['a robots.txt that fails', { robots: 503 }, 'chatgpt', ['unknown', 'robots-unknown']],
    ['a page that nobody gets', { status: 403, home: 'no' }, 'chatgpt', ['no', 'home-closed']],
    [
      'a cookie that the bot does not keep',
      { hops: [URL, `${URL}check`] },
      'google-ai',
      ['no', 'cookie-wall'],
    ],
    [
      'a cookie of which nothing is documented',
      { hops: [URL] },
      'chatgpt',
      ['unknown', 'cookie-wall-undocumented'],
    ],
    [
      'a cookie from which the bot is exempt',
      { hops: [URL], visits: { 'oai-searchbot': 'same', gptbot: 'inconclusive' } },
      'chatgpt',
      ['yes', 'served'],
    ],
    ['a plain redirect', { hops: ['http://example.com/'] }, 'google-ai', ['yes', 'allowed']],
    ['no robots.txt', { robots: 404 }, 'chatgpt', ['yes', 'allowed']],
    ['an engine without documentation', {}, 'grok', ['unknown', 'undocumented-bots']],
  ])('%s', (_, site, engine, expected) => {
    expect(cell(engine, 'reach', site)).toEqual(expected);
  });
});

describe('read', () => {
  test('text that only exists after scripts is read by the engines whose index runs them', () => {
    const site = { home: SHELL };
    expect(cell('google-ai', 'read', site)).toEqual(['partly', 'scripts-from-index']);
    expect(cell('chatgpt', 'read', site)).toEqual(['no', 'scripts-needed']);
    expect(cell('amazon', 'read', site)).toEqual(['unknown', 'scripts-unknown']);
    expect(cell('chatgpt', 'read')).toEqual(['yes', 'text-in-html']);
  });

  test('a page over the documented limit is read in part by the engine that has it', () => {
    const site = { home: page() + '<!-- -->'.repeat(250_001) };
    expect(cell('google-ai', 'read', site)).toEqual(['partly', 'over-limit']);
    expect(cell('chatgpt', 'read', site)).toEqual(['yes', 'text-in-html']);
  });
});

describe('quote', () => {
  const robots = (content: string): Site => ({ home: page(`<meta name="robots" content="${content}">`) });

  test.each<[string, Site, string, readonly string[]]>([
    ['nosnippet', robots('nosnippet'), 'google-ai', ['no', 'forbidden']],
    [
      'an engine that documents no directive',
      robots('nosnippet'),
      'perplexity',
      ['unknown', 'directives-undocumented'],
    ],
    ['max-snippet', robots('max-snippet:50'), 'google-ai', ['partly', 'limited']],
    ['noarchive for Copilot', robots('noarchive'), 'copilot', ['no', 'forbidden']],
    ['noarchive for Google', robots('noarchive'), 'google-ai', ['yes', 'unrestricted']],
    ['nocache', robots('nocache'), 'copilot', ['partly', 'limited']],
    [
      'noindex in a header',
      {
        headers: [
          ['x-robots-tag', 'noindex'],
          ['content-type', 'text/html'],
        ],
      },
      'chatgpt',
      ['no', 'forbidden'],
    ],
    [
      'a directive for another crawler',
      { home: page('<meta name="googlebot" content="nosnippet">') },
      'copilot',
      ['yes', 'unrestricted'],
    ],
    [
      'Google-Extended',
      { robots: 'User-agent: Google-Extended\nDisallow: /' },
      'gemini',
      ['no', 'grounding-denied'],
    ],
    [
      'Google-Extended and Search',
      { robots: 'User-agent: Google-Extended\nDisallow: /' },
      'google-ai',
      ['yes', 'unrestricted'],
    ],
  ])('%s', (_, site, engine, expected) => {
    expect(cell(engine, 'quote', site)).toEqual(expected);
  });
});

describe('train', () => {
  test.each<[string, Site, string, readonly string[]]>([
    [
      'a training bot that robots.txt blocks',
      { robots: 'User-agent: GPTBot\nDisallow: /' },
      'chatgpt',
      ['no', 'train-denied'],
    ],
    ['silence', {}, 'chatgpt', ['yes', 'train-allowed']],
    [
      'a signal beside an open door',
      { robots: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /' },
      'claude',
      ['partly', 'train-signal'],
    ],
    [
      'a usage line beside an open door',
      { robots: 'User-agent: *\nContent-Usage: train-ai=n\nAllow: /' },
      'claude',
      ['partly', 'train-signal'],
    ],
    [
      'a usage line for a part of the site',
      { robots: 'User-agent: *\nContent-Usage: /a train-ai=n\nAllow: /' },
      'claude',
      ['yes', 'train-allowed'],
    ],
    [
      'a header that denies it',
      { headers: [['Content-Usage', 'train-ai=n']] },
      'claude',
      ['partly', 'train-signal'],
    ],
    [
      'a page that denies it',
      { home: page('<meta name="robots" content="noai">') },
      'apple',
      ['partly', 'train-signal'],
    ],
    [
      'a signal to an engine without a name for training',
      { robots: 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /' },
      'copilot',
      ['partly', 'train-signal'],
    ],
    ['an operator that trains on nothing', {}, 'perplexity', ['no', 'trains-not']],
    ['no name for Search', {}, 'google-ai', ['unknown', 'no-token']],
    [
      'noarchive for Copilot',
      { home: page('<meta name="robots" content="noarchive">') },
      'copilot',
      ['no', 'train-denied-by-page'],
    ],
  ])('%s', (_, site, engine, expected) => {
    expect(cell(engine, 'train', site)).toEqual(expected);
  });
});

describe('over the audited pages', () => {
  test('a yes of the home page is one in part where pages have no text or forbid their use', () => {
    const rows = overPages(rowsOf(), [
      { access: 'pass' },
      { access: 'empty-shell' },
      { access: 'pass', restricts: [['googlebot', 'nosnippet']] },
      // What was not read says nothing.
      { access: 'challenge' },
    ]);
    const of = (key: string) => {
      const { read, quote } = rows.find((row) => row.key === key)!;
      return [read.verdict, read.reason.data['count'], read.reason.data['pages'], quote.verdict];
    };
    expect(of('google-ai')).toEqual(['partly', 1, 3, 'partly']);
    expect(of('copilot')).toEqual(['partly', 1, 3, 'yes']);
  });
});

test('the words of a cell leave no place of their template open', () => {
  const sites: readonly Site[] = [
    {},
    { home: SHELL },
    { robots: 503 },
    { robots: 'User-agent: *\nDisallow: /' },
    { status: 403, home: 'no' },
    { home: page('<meta name="robots" content="nosnippet, noarchive">') },
  ];
  for (const row of sites.flatMap(rowsOf))
    for (const { words } of [row.reach, row.read, row.quote, row.train]) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/[{}[\]]|undefined|: *$|\(line 0/);
    }
});
