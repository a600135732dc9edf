import { describe, expect, onTestFinished, test } from 'vitest';
import { enterSite } from '../../src/gather/entry.ts';
import { parseTarget } from '../../src/gather/target.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { serveSite, type Routes } from '../site-server.ts';

const TEXT = '<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p>'.repeat(
  8,
);
const page = (name: string, ...links: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${name}</title><meta property="og:site_name" content="${name}"><main><h1>${name}</h1>${TEXT}${links.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</main></html>`;
const moved = (location: string) => ({ status: 301, headers: { location } });
/** The same server under another name. */
const toLocalhost: Routes[string] = ({ socket }) => moved(`http://localhost:${socket.localPort}/`);

/** How the site of a target is entered, addresses as paths. */
async function enter(path: string, routes: Routes) {
  const site = await serveSite(routes);
  const elsewhere = site.origin.replace('127.0.0.1', 'localhost');
  const web = createFetcher({
    allowOrigins: [site.origin, elsewhere],
    limits: { retries: 0 },
  });
  onTestFinished(() => web.close());
  const entry = await enterSite(web, parseTarget(site.origin + path));
  const own = (url: string) => url.replace(site.origin, '');
  expect(entry).toMatchObject({ domain: new URL(site.origin).host, origin: site.origin });
  return {
    asked: site.asked,
    base: own(entry.base),
    code: entry.baseReason?.code ?? null,
    homeUrl: own(entry.homeUrl),
    home: own(entry.home.url),
    status: entry.home.status,
    landing: entry.landing,
  };
}

const DOCS = { '/docs/': page('Docs', '/docs/a', '/docs/') } as const;
const UNDER_DOCS = { base: '/docs/', homeUrl: '/docs/', home: '/docs/', status: 200, landing: null };

describe('a root without a page', () => {
  test('404: the site is what lies under the path', async () => {
    const { asked, ...entry } = await enter('/docs/', DOCS);
    expect(entry).toEqual({ ...UNDER_DOCS, code: 'root-no-page' });
    expect(asked).toEqual(['/', '/docs/']);
  });

  test.each<[string, Routes[string]]>([
    ['an error', { status: 500, body: 'broken' }],
    ['refused', { status: 403, body: '<title>Forbidden</title>' }],
    ['no HTML', { headers: { 'content-type': 'application/json' }, body: '{"status":"ok"}' }],
    ['no answer', (request) => (request.socket.destroy(), '')],
    ['a page that says that it is none', '<title>404 Not Found</title><h1>404 Not Found</h1>'],
  ])('%s', async (_, root) => {
    expect(await enter('/docs/', { ...DOCS, '/': root })).toMatchObject({
      ...UNDER_DOCS,
      code: 'root-no-page',
    });
  });

  test('one that leads to another name', async () => {
    const entry = await enter('/docs/', { ...DOCS, '/': toLocalhost });
    expect(entry).toMatchObject({ ...UNDER_DOCS, code: 'root-elsewhere' });
  });

  test('one that throttles is there', async () => {
    const entry = await enter('/docs/', { ...DOCS, '/': { status: 429 } });
    expect(entry).toMatchObject({ base: '/', code: 'root-same-site', home: '/' });
  });

  test('a page below the path: the site is the folder of the page', async () => {
    const entry = await enter('/docs/a.html?x=1', { ...DOCS, '/docs/a.html?x=1': page('Docs') });
    expect(entry).toMatchObject({ ...UNDER_DOCS, asked: ['/', '/docs/a.html?x=1', '/docs/'] });
  });

  test('a folder without a page of its own: the page that was named stands for it', async () => {
    const entry = await enter('/docs/a.html', { '/docs/a.html': page('Docs') });
    expect(entry).toMatchObject({
      base: '/docs/',
      homeUrl: '/docs/a.html',
      home: '/docs/a.html',
      status: 200,
    });
  });

  test('a path without its slash', async () => {
    const led = await enter('/docs', { ...DOCS, '/docs': moved('/docs/') });
    expect(led).toMatchObject({ ...UNDER_DOCS, home: '/docs', asked: ['/', '/docs', '/docs/'] });
    const linked = await enter('/docs', { '/docs': page('Docs', '/docs/a', '/docs/b') });
    expect(linked).toMatchObject({ base: '/docs/', homeUrl: '/docs', home: '/docs', status: 200 });
    const both = await enter('/docs', { ...DOCS, '/docs': page('Docs', '/docs/a') });
    expect(both).toMatchObject({ ...UNDER_DOCS, asked: ['/', '/docs', '/docs/'] });
    expect(await enter('/about', { '/about': page('About') })).toMatchObject({
      base: '/',
      code: 'path-of-root',
    });
  });

  test('a path with a query is asked for as it is written, and its folder without', async () => {
    const entry = await enter('/docs/?page=2', { ...DOCS, '/docs/?page=2': page('Docs') });
    expect(entry).toMatchObject({ ...UNDER_DOCS, asked: ['/', '/docs/?page=2', '/docs/'] });
  });
});

describe('a root with a page', () => {
  test('another project on the same host', async () => {
    const entry = await enter('/docs/', { ...DOCS, '/': page('Garden of Ada', '/', '/roses/') });
    expect(entry).toMatchObject({ ...UNDER_DOCS, code: 'root-another-site' });
  });

  test.each<[string, Routes]>([
    ['it links to the path', { ...DOCS, '/': page('Garden of Ada', '/docs/') }],
    ['the path links to it', { '/docs/': page('Docs', '/docs/', '/'), '/': page('Garden of Ada') }],
    ['it goes by the same name', { ...DOCS, '/': page('Docs') }],
    ['it leads to the path', { ...DOCS, '/': moved('/docs/') }],
    [
      'it is written by scripts',
      {
        ...DOCS,
        '/': '<title>Ada</title><meta property="og:site_name" content="Garden of Ada"><div id="root"></div><script src="/app.js"></script>',
      },
    ],
  ])('the same site as far as anybody can tell: %s', async (_, routes) => {
    const { base, code, home } = await enter('/docs/', routes);
    expect({ base, code, home }).toEqual({ base: '/', code: 'root-same-site', home: '/' });
  });

  test('a page of a whole site', async () => {
    const entry = await enter('/docs/guide.html', {
      '/': page('Tea', '/docs/guide.html'),
      '/docs/guide.html': page('Tea', '/'),
    });
    expect(entry).toMatchObject({ base: '/', code: 'root-same-site', home: '/' });
    expect(entry.asked).toEqual(['/', '/docs/guide.html']);
  });
});

describe('a path without a page', () => {
  test.each<[string, Routes, string]>([
    ['missing', { '/': page('Tea') }, 'path-no-page'],
    ['missing like the root', {}, 'path-no-page'],
    ['leads to the root', { '/': page('Tea'), '/docs/': moved('/') }, 'path-of-root'],
  ])('%s', async (_, routes, code) => {
    expect(await enter('/docs/', routes)).toMatchObject({ base: '/', homeUrl: '/', home: '/', code });
  });

  test('leads to another name', async () => {
    const entry = await enter('/docs/', { '/docs/': toLocalhost });
    expect(entry).toMatchObject({ base: '/', code: 'path-elsewhere', landing: null });
  });
});

test.each(['', '/', '/?page=2', '/#top'])(
  'a target "%s" has no path: nothing but the root is asked for',
  async (path) => {
    const entry = await enter(path, { '/': page('Tea') });
    expect(entry).toMatchObject({ base: '/', code: null, homeUrl: '/', home: '/', asked: ['/'] });
  },
);

test('a host that is not there is asked for its root alone', async () => {
  const asked: string[] = [];
  const web = createFetcher({ limits: { retries: 0 } });
  onTestFinished(() => web.close());
  const counting = { fetch: (url: string) => (asked.push(url), web.fetch(url)) };
  const entry = await enterSite(counting, parseTarget('nobody.invalid/docs/'));
  expect(entry).toMatchObject({
    base: 'https://nobody.invalid/',
    baseReason: null,
    home: { outcome: 'dns' },
  });
  expect(asked).toEqual(['https://nobody.invalid/', 'http://nobody.invalid/']);
});

test('a server that is dead gives no base', async () => {
  const web = createFetcher({ allowOrigins: ['http://127.0.0.1:9'], limits: { retries: 0 } });
  onTestFinished(() => web.close());
  const entry = await enterSite(web, parseTarget('http://127.0.0.1:9/docs/'));
  expect(entry).toMatchObject({ base: 'http://127.0.0.1:9/', baseReason: null, home: { status: 0 } });
});
