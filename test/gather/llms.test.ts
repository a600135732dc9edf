import { onTestFinished, expect, test } from 'vitest';
import { exchangeOf, unanswered, type Exchange, type FetchCode } from '../../src/exchange.ts';
import { gatherLlms } from '../../src/gather/llms.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { serveSite, type Routes } from '../site-server.ts';

async function gather(routes: Routes | ((origin: string) => Routes), pointer = '') {
  const { origin, asked } = await serveSite(routes);
  const web = createFetcher({ allowOrigins: [origin], limits: { retries: 0 } });
  onTestFinished(() => web.close());
  const home = exchangeOf({ url: `${origin}/`, body: `<title>Tea</title>${pointer}<p>Tea and more tea.` });
  return { origin, asked, gathered: await gatherLlms(web, origin, { home }) };
}

const list = (...paths: readonly string[]) =>
  `# Acme\n\n## Docs\n\n${paths.map((path) => `- [${path}]({{origin}}${path}): notes\n`).join('')}`;

test('both files, and a status for each link', async () => {
  const challenge = {
    status: 403,
    headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
    body: '<title>Just a moment...</title>',
  };
  const { origin, asked, gathered } = await gather({
    '/llms.txt': list('/a', '/gone', '/head', '/wall', '/moved#x', '/a#twice'),
    '/llms-full.txt': '# Acme',
    '/a': 'ok',
    '/head': ({ method }) => (method === 'HEAD' ? { status: 404 } : 'ok'),
    '/wall': challenge,
    '/moved': { status: 301, headers: { location: '/a' } },
  });
  expect(gathered.llms.status).toBe(200);
  expect(gathered.full.status).toBe(200);
  expect(gathered.elsewhere).toEqual([]);
  expect(gathered.linkChecks).toEqual({
    [`${origin}/a`]: 200,
    [`${origin}/gone`]: 404,
    [`${origin}/head`]: 200,
    [`${origin}/moved`]: 200,
  });
  expect(asked).not.toContain('/docs/llms.txt');
});

test('without a file at the root, other places are looked at', async () => {
  const { origin, gathered } = await gather({
    '/llms.txt': '<!doctype html><title>Shop</title>',
    '/docs/llms.txt': list('/a'),
  });
  expect(gathered.elsewhere.map(({ url, status }) => [url, status])).toEqual([
    [`${origin}/.well-known/llms.txt`, 404],
    [`${origin}/docs/llms.txt`, 200],
  ]);
  expect(gathered.linkChecks).toEqual({});
});

test('where nothing is at the root, the file that the home page points to is the file', async () => {
  const pointer = '<link rel="describedby" href="/docs/llms.txt#top">';
  const { origin, asked, gathered } = await gather(
    { '/docs/llms.txt': list('/a', '/gone'), '/a': 'ok' },
    pointer,
  );
  expect([gathered.llms.url, gathered.pointed?.url]).toEqual([
    `${origin}/docs/llms.txt`,
    `${origin}/docs/llms.txt`,
  ]);
  expect(gathered.linkChecks).toEqual({ [`${origin}/a`]: 200, [`${origin}/gone`]: 404 });
  expect(asked.filter((path) => path === '/docs/llms.txt')).toHaveLength(1);
});

test('a file at the root is the file, whatever the home page points to', async () => {
  const routes = { '/llms.txt': '# Acme', '/docs/llms.txt': '# Docs' };
  const { origin, gathered } = await gather(routes, '<link rel="describedby" href="/docs/llms.txt">');
  expect([gathered.llms.url, gathered.pointed?.status]).toEqual([`${origin}/llms.txt`, 200]);
});

test.each([
  ['the file that is asked for anyway', '<link rel="describedby" href="/llms.txt">', ['/llms.txt']],
  [
    'a host of a local network',
    '<link rel="describedby" href="http://printer.local/llms.txt">',
    ['/llms.txt'],
  ],
  ['nothing', '', ['/llms.txt']],
])('%s costs no request', async (_, pointer, files) => {
  const { asked, gathered } = await gather({ '/llms.txt': '# Acme' }, pointer);
  expect(gathered.pointed).toBeUndefined();
  expect(asked.filter((path) => path.endsWith('/llms.txt'))).toEqual(files);
});

test('twenty links of many are tried, from the first to the last', async () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/p${index}`);
  const { origin, gathered } = await gather({
    '/llms.txt': list(...paths),
    ...Object.fromEntries(paths.map((path) => [path, 'ok'])),
  });
  const tried = Object.keys(gathered.linkChecks);
  expect(tried).toHaveLength(20);
  expect([tried[0], tried.at(-1)]).toEqual([`${origin}/p0`, `${origin}/p99`]);
});

test('a host of a local network is never asked', async () => {
  const { gathered } = await gather({
    '/llms.txt': '# A\n\n- [x](http://10.0.0.1/)\n- [y](http://printer.local/)\n',
  });
  expect(gathered.linkChecks).toEqual({});
});

test('a host that nobody has is dead', async () => {
  const { gathered } = await gather({ '/llms.txt': '# A\n\n- [x](https://nobody.invalid/)\n' });
  expect(gathered.linkChecks).toEqual({ 'https://nobody.invalid/': 0 });
});

test('an abort rejects with its reason', async () => {
  const { origin } = await serveSite({ '/llms.txt': list('/a') });
  const web = createFetcher({ allowOrigins: [origin] });
  onTestFinished(() => web.close());
  const reason = new Error('enough');
  await expect(gatherLlms(web, origin, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

const LINK = 'https://example.com/link';
const failure = (code: FetchCode, status = 0): Exchange => ({
  ...unanswered(LINK, { code, message: code, retryable: false }),
  status,
});
const answer = (status: number): Exchange => exchangeOf({ url: LINK, status, body: 'x' });

test.each<[name: string, head: Exchange, get: Exchange | null, checks: Record<string, number>]>([
  ['an answer to HEAD is enough', answer(204), null, { [LINK]: 204 }],
  ['nobody is asked twice where there is nobody', failure('dns'), null, { [LINK]: 0 }],
  ['what our own policy refuses is not known', failure('blocked'), null, {}],
  ['a server that refuses HEAD is asked again', answer(405), answer(200), { [LINK]: 200 }],
  ['dead for HEAD and GET', answer(404), answer(410), { [LINK]: 410 }],
  ['an error of the server is its status', answer(500), answer(500), { [LINK]: 500 }],
  ['a throttled answer says nothing', answer(429), answer(429), {}],
  ['a connection refused twice is nobody', failure('connection'), failure('connection'), { [LINK]: 0 }],
  ['a body that breaks off is an answer of somebody', answer(500), failure('connection', 200), {}],
  ['silence is not known', failure('timeout'), failure('timeout'), {}],
])('%s', async (_name, head, get, checks) => {
  const methods: (string | undefined)[] = [];
  const fetcher = {
    fetch: async (url: string, { method }: { readonly method?: 'GET' | 'HEAD' } = {}) => {
      if (url !== LINK) return exchangeOf({ url, body: `# Acme\n\n## Docs\n\n- [a](${LINK})\n` });
      methods.push(method);
      return method === 'HEAD' ? head : (get ?? answer(599));
    },
  };
  expect((await gatherLlms(fetcher, 'https://example.com')).linkChecks).toEqual(checks);
  expect(methods).toEqual(get === null ? ['HEAD'] : ['HEAD', 'GET']);
});
