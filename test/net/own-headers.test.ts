import { expect, test } from 'vitest';
import { needsCookie } from '../../src/exchange.ts';
import { createFetcher, type FetcherOptions } from '../../src/net/fetcher.ts';
import { serveSite } from '../site-server.ts';

/** Two sites: the first one redirects from /away to the second. Both note what they were sent. */
async function twoSites() {
  const sent: Record<string, string | undefined>[] = [];
  const note = ({ headers, url }: { headers: object; url?: string | undefined }) => {
    sent.push({ url, ...(headers as Record<string, string>) });
  };
  const other = await serveSite({ '/in': (request) => (note(request), 'in') });
  const site = await serveSite({
    '/': (request) => (note(request), { headers: { 'set-cookie': 'chain=1' }, body: 'home' }),
    '/wall': (request) => (
      note(request),
      { status: 302, headers: { location: '/', 'set-cookie': 'wall=1' } }
    ),
    '/away': (request) => (note(request), { status: 302, headers: { location: `${other.origin}/in` } }),
  });
  const allowOrigins = [site.origin, other.origin];
  const ask = async (path: string, options: FetcherOptions, as?: { userAgent: string }) => {
    const fetcher = createFetcher({ allowOrigins, ...options });
    await fetcher.fetch(site.origin + path, as && { as });
    await fetcher.close();
    return sent.splice(0);
  };
  return { site, ask };
}

const OWN = { Authorization: 'Basic eA==', Cookie: 'own=1', 'User-Agent': 'Mine/1', 'X-Preview': 'yes' };

test('headers go to their own origin, in the place of ours, and not along with a redirect', async () => {
  const { site, ask } = await twoSites();
  const [asked, followed] = await ask('/away', { headers: { [site.origin]: OWN } });
  expect(asked).toMatchObject({
    authorization: 'Basic eA==',
    cookie: 'own=1',
    'user-agent': 'Mine/1',
    'x-preview': 'yes',
  });
  expect(followed).toMatchObject({ url: '/in' });
  expect(Object.keys(followed ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
  expect(followed).not.toHaveProperty('cookie');
  expect(followed).not.toHaveProperty('x-preview');
});

test('cookies join those that the site sets', async () => {
  const { site, ask } = await twoSites();
  const [, home] = await ask('/wall', { headers: { [site.origin]: OWN } });
  expect(home?.['cookie']).toBe('own=1; wall=1');
});

test('a simulated visit carries them only where that is asked for', async () => {
  const { site, ask } = await twoSites();
  const headers = { [site.origin]: { 'X-Preview': 'yes' } };
  const as = { userAgent: 'SomeBot/1.0' };
  expect((await ask('/', { headers }, as))[0]).not.toHaveProperty('x-preview');
  expect((await ask('/', { headers, probeWithHeaders: true }, as))[0]).toHaveProperty('x-preview', 'yes');
});

test('each hop is signed as it is about to be sent', async () => {
  const { ask } = await twoSites();
  const sign: FetcherOptions['sign'] = async ({ url, method }) => ({
    Signature: `${method} ${new URL(url).pathname}`,
  });
  expect((await ask('/away', { sign })).map(({ signature }) => signature)).toEqual(['GET /away', 'GET /in']);
});

test.each([
  ['a path', { 'https://a.example/x': {} }],
  ['no origin', { 'a.example': {} }],
  ['a framing header', { 'https://a.example': { Host: 'b.example' } }],
  ['a line break', { 'https://a.example': { 'X-A': 'secret\r\nX-B: 1' } }],
])('%s is misuse that repeats no value', (_, headers) => {
  expect(() => createFetcher({ headers })).toThrow(TypeError);
  expect(() => createFetcher({ headers })).not.toThrow(/secret/);
});

test('without cookies a redirect that waits for one leads back until it is given up', async () => {
  const site = await serveSite({
    '/': ({ headers }) =>
      headers.cookie === undefined
        ? { status: 302, headers: { location: '/', 'set-cookie': 'seen=1' } }
        : 'in',
  });
  const fetcher = createFetcher({ allowOrigins: [site.origin] });
  const asked = await Promise.all([
    fetcher.fetch(`${site.origin}/`),
    fetcher.fetch(`${site.origin}/`, { cookies: 'none' }),
  ]);
  await fetcher.close();
  expect(asked.map(({ outcome, status }) => [outcome, status])).toEqual([
    ['answered', 200],
    ['redirect', 302],
  ]);
  expect(asked.map(needsCookie)).toEqual([true, false]);
});
