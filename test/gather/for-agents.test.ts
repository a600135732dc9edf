/** What is asked of a site for agents: the answers, and how little is asked where nothing is there. */
import { expect, test } from 'vitest';
import { exchangeOf, type HeaderLine } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import { enterSite } from '../../src/gather/entry.ts';
import { askForAgents } from '../../src/gather/for-agents.ts';
import { createHostGates } from '../../src/gather/host-gates.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { openVisit } from '../../src/gather/visit.ts';
import type { Web } from '../../src/net/model.ts';

const ORIGIN = 'https://example.com';
const HOME =
  '<!doctype html><title>Tea</title><h1>Tea</h1><a href="/about">About</a><a href="/tea.png">Picture</a>';

type Given =
  | string
  | { readonly status?: number; readonly headers?: readonly HeaderLine[]; readonly body?: string };

/** A site by `accept path`, or by path; what it has not is missing. */
async function asked(
  routes: Readonly<Record<string, Given>>,
  {
    robots = '',
    listed = [],
    target = ORIGIN,
  }: { robots?: string; listed?: readonly string[]; target?: string } = {},
) {
  const requests: string[] = [];
  const web: Web = {
    fetch: (url, { accept = 'any' } = {}) => {
      const path = url.slice(ORIGIN.length);
      requests.push(`${accept} ${path}`);
      const given = routes[`${accept} ${path}`] ?? routes[path] ?? { status: 404 };
      const { status = 200, headers = [], body = '' } = typeof given === 'string' ? { body: given } : given;
      return Promise.resolve(exchangeOf({ url, status, headers, body }));
    },
  };
  const visit = openVisit(web);
  const entry = await enterSite(visit.web, parseTarget(target));
  requests.length = 0;
  const found = await askForAgents(visit.web, entry, {
    robots: robotsAccess(exchangeOf({ url: `${ORIGIN}/robots.txt`, body: robots })),
    listed,
    gate: { sleep: () => Promise.resolve() },
    gates: createHostGates(),
  });
  return { requests, ...found, statusOf: visit.statusOf };
}

const MARKDOWN: Given = { headers: [['content-type', 'text/markdown']], body: '# Tea' };

test('a site without any of it is asked for each thing once', async () => {
  const { requests } = await asked({ '/': HOME, '/about': HOME });
  expect(requests).toEqual([
    'markdown /',
    'markdown /about',
    'json /.well-known/tdmrep.json',
    'json /.well-known/agent-card.json',
    'json /.well-known/ard.json',
    'json /.well-known/ai-catalog.json',
    'json /.well-known/mcp/server-card.json',
    'json /.well-known/api-catalog',
    'json /.well-known/agent-skills/index.json',
    'json /.well-known/ucp',
  ]);
});

test('a long Crawl-delay leaves time for what says most, and the rest is counted', async () => {
  const { requests, unasked } = await asked(
    { '/': HOME, '/about': HOME },
    { robots: 'User-agent: *\nCrawl-delay: 60\nAllow: /' },
  );
  expect(requests.slice(0, 3)).toEqual(['markdown /', 'markdown /about', 'json /.well-known/tdmrep.json']);
  // The longest delay that is honoured is 5 s: the first request waits for nothing, four more fit into 20 s.
  expect(requests).toHaveLength(5);
  expect(unasked).toBe(5);
});

test('a short one leaves time for all', async () => {
  const robots = 'User-agent: *\nCrawl-delay: 2\nAllow: /';
  expect((await asked({ '/': HOME, '/about': HOME }, { robots })).unasked).toBe(0);
});

test('the HTML of a second page is asked for where its Markdown came', async () => {
  const { requests, markdown } = await asked(
    { '/': HOME, 'markdown /': MARKDOWN, '/blog/tea': HOME, 'markdown /blog/tea': MARKDOWN },
    { listed: [`${ORIGIN}/`, `${ORIGIN}/shop`, `${ORIGIN}/blog/tea`] },
  );
  expect(requests.slice(0, 3)).toEqual(['markdown /', 'markdown /blog/tea', 'html /blog/tea']);
  expect(markdown.map(({ html }) => html?.url)).toEqual([`${ORIGIN}/`, `${ORIGIN}/blog/tea`]);
});

test('a server that answers everything with its page is asked for two files', async () => {
  const page = { '/': HOME, '/about': HOME, 'json /.well-known/tdmrep.json': HOME };
  const { requests } = await asked({ ...page, 'json /.well-known/agent-card.json': HOME });
  expect(requests.filter((one) => one.startsWith('json'))).toHaveLength(2);
});

test.each([429, 503])('a host that answers %i is asked for nothing more of the kind', async (status) => {
  const { requests, markdown } = await asked({
    '/': HOME,
    'markdown /': { status },
    'json /.well-known/tdmrep.json': { status },
  });
  expect(requests).toEqual(['markdown /', 'json /.well-known/tdmrep.json']);
  expect(markdown).toEqual([]);
});

test('what robots.txt keeps our robot out of is not asked for', async () => {
  const { requests } = await asked(
    { '/': HOME },
    { robots: 'User-agent: *\nDisallow: /.well-known/\nDisallow: /about' },
  );
  expect(requests).toEqual(['markdown /']);
});

test('a home page that is not served, and the host of a site under a path, are left alone', async () => {
  expect((await asked({ '/': { status: 403 } })).requests).toEqual([]);
  const docs = await asked({ '/docs/': HOME, '/': { status: 404 } }, { target: `${ORIGIN}/docs/` });
  expect(docs.requests.filter((one) => one.includes('.well-known'))).toEqual([]);
});

test('a refusal of Markdown is not the status of the page', async () => {
  const { statusOf } = await asked({ '/': HOME, 'markdown /': { status: 406 } });
  expect(statusOf(`${ORIGIN}/`)).toBe(200);
});

test('the card of an MCP server is asked for where a catalogue says, on the same site', async () => {
  const entry = (url: string, type = 'application/mcp-server-card+json') => ({
    identifier: 'urn:air:tea.example:shop',
    displayName: 'Shop',
    type,
    url,
  });
  const catalog = (...urls: readonly string[]) => JSON.stringify({ entries: urls.map((url) => entry(url)) });
  const { requests } = await asked({
    '/': HOME,
    '/.well-known/ard.json': JSON.stringify({
      entries: [entry('/agent', 'application/a2a-agent-card+json')],
    }),
    '/.well-known/ai-catalog.json': catalog(
      '/a/server-card',
      'https://elsewhere.example/mcp/server-card',
      '/a/server-card',
      '/b',
      '/c',
      '/d',
    ),
  });
  const cards = requests.filter((request) => /server-card|json \/[a-d]$/.test(request));
  expect(cards).toEqual(['json /a/server-card', 'json /b', 'json /c']);
});
