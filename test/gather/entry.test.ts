import { onTestFinished, expect, test } from 'vitest';
import { enterSite } from '../../src/gather/entry.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { unanswered, type FetchCode } from '../../src/exchange.ts';
import { serveSite, type Routes } from '../site-server.ts';

async function webFor(...origins: readonly string[]) {
  const web = createFetcher({ allowOrigins: origins, limits: { retries: 0 } });
  onTestFinished(() => web.close());
  return web;
}

const siteOf = (routes: Routes) => serveSite(routes);

test('a redirect within the host leads to the canonical origin', async () => {
  const site = await siteOf({
    '/': { status: 301, headers: { location: '/en/' } },
    '/en/': '<title>Home</title>',
  });
  const entry = await enterSite(await webFor(site.origin), parseTarget(site.origin));
  expect(entry).toMatchObject({
    origin: site.origin,
    requestedOrigin: site.origin,
    landing: null,
    failed: [],
  });
  expect(entry.home).toMatchObject({ status: 200, finalUrl: `${site.origin}/en/` });
});

test('the next origin is asked when the first cannot be reached', async () => {
  const site = await siteOf({ '/': '<title>Home</title>' });
  const { host } = new URL(site.origin);
  const web = await webFor(site.origin, `https://${host}`);
  const origins = [`https://${host}`, site.origin];
  const entry = await enterSite(web, { ...parseTarget(host), origins });
  expect(entry.home).toMatchObject({ status: 200, url: `http://${host}/` });
  expect(entry.failed.map(({ url }) => url)).toEqual([`https://${host}/`]);
});

test('a landing on another name is a finding, not the new target', async () => {
  const elsewhere = await siteOf({ '/': '<title>Elsewhere</title>' });
  const other = elsewhere.origin.replace('127.0.0.1', 'localhost');
  const site = await siteOf({ '/': { status: 302, headers: { location: `${other}/` } } });
  const entry = await enterSite(await webFor(site.origin, other), parseTarget(site.origin));
  expect(entry).toMatchObject({ origin: site.origin, landing: `${other}/` });
});

test('a landing with a state of thousands of characters, as of a sign-on, is one all the same', async () => {
  const elsewhere = await siteOf({});
  const other = elsewhere.origin.replace('127.0.0.1', 'localhost');
  const landing = `${other}/login?SAMLRequest=${'a'.repeat(4000)}`;
  const site = await siteOf({ '/': { status: 302, headers: { location: landing } } });
  const entry = await enterSite(await webFor(site.origin, other), parseTarget(site.origin));
  expect(entry).toMatchObject({ origin: site.origin, landing });
});

test('a host that is not there is data', async () => {
  const web = await webFor();
  const entry = await enterSite(web, parseTarget('nobody.invalid'));
  expect(entry).toMatchObject({ domain: 'nobody.invalid', home: { outcome: 'dns', status: 0 } });
  const privately = await enterSite(web, parseTarget('10.1.2.3'));
  expect(privately.home.outcome).toBe('blocked');
});

test.each([
  ['connection', 'dns', 'https'],
  ['connection', 'connection', 'https'],
  ['timeout', 'connection', 'http'],
  ['dns', 'tls', 'http'],
  ['blocked', 'timeout', 'http'],
] satisfies readonly (readonly [FetchCode, FetchCode, string])[])(
  'of %s over https and %s over http the failure is told that came further: over %s',
  async (https, http, told) => {
    const codes: Readonly<Record<string, FetchCode>> = { 'https:': https, 'http:': http };
    const web = {
      fetch: (url: string) => {
        const code = codes[new URL(url).protocol] ?? 'url';
        return Promise.resolve(unanswered(url, { code, message: code, retryable: false }));
      },
    };
    const entry = await enterSite(web, parseTarget('example.com'));
    expect(entry.home.url).toBe(`${told}://example.com/`);
    expect(entry.failed.map(({ outcome }) => outcome)).toEqual([https, http]);
  },
);
