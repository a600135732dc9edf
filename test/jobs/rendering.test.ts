import { expect, onTestFinished, test } from 'vitest';
import { CodedError } from '../../src/errors.ts';
import { createAuditor, type Auditor } from '../../src/jobs/auditor.ts';
import { memoryLedger, type Ledger } from '../../src/jobs/ledger.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import { readRecording, recording, recordLine, replaying } from '../../src/jobs/recording.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { siteAuditor } from './site-auditor.ts';

const TEXT = 'Tea is a drink made from leaves, and this page tells how it is grown and brewed. ';
const page = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${TEXT.repeat(20)}</p></main></html>`;
const SHELL =
  '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script></html>';

/** A site whose sitemap lists the paths of its pages. */
const siteOf = (pages: Routes): Routes => ({
  ...pages,
  '/robots.txt': 'User-agent: *\nAllow: /',
  '/sitemap.xml': sitemapOf(...Object.keys(pages)),
});

/** What was kept of each path. */
async function audited(auditor: Auditor, origin: string, ledger = memoryLedger<PageUnit>()) {
  const run = await auditor.site(origin, { ledger });
  if (!('pages' in run)) throw new Error('the site led nowhere');
  return new Map(run.pages.map((unit) => [new URL(unit.url).pathname, unit]));
}

test('shells come first, then one page of each template, within the number that is wanted', async () => {
  const renderer = fakeRenderer(() => page('App'));
  const routes = siteOf({
    '/': page('Home'),
    '/blog/a': page('A'),
    '/blog/b': page('B'),
    '/shop/tea': page('Tea'),
    '/app/one': SHELL,
    '/app/two': SHELL,
    '/gone': { status: 404, body: page('Gone') },
  });
  const wanted = async (renderPages: number): Promise<readonly string[]> => {
    const { auditor, origin } = await siteAuditor(routes, { renderer, renderPages, lanes: 1 });
    renderer.asked.length = 0;
    await audited(auditor, origin);
    return [...renderer.asked];
  };
  expect(await wanted(10)).toEqual(['/app/one', '/', '/blog/a', '/shop/tea', '/app/two']);
  expect(await wanted(2)).toEqual(['/app/one', '/']);
  expect(await wanted(0)).toEqual([]);
});

test('no challenge and no page that came in part is rendered', async () => {
  const renderer = fakeRenderer(() => page('App'));
  const challenge: Routes[string] = {
    status: 403,
    headers: { 'cf-mitigated': 'challenge', server: 'cloudflare' },
    body: '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>',
  };
  const { auditor, origin } = await siteAuditor(siteOf({ '/': challenge, '/part': page('Part') }), {
    renderer,
    limits: { retries: 0, decodedBytes: 500 },
  });
  await audited(auditor, origin);
  expect(renderer.asked).toEqual([]);
});

test('a rendering changes no score, and one that fails says why', async () => {
  const routes = siteOf({ '/': SHELL, '/two/app': SHELL });
  const plain = await siteAuditor(routes);
  const scores = (units: ReadonlyMap<string, PageUnit>) =>
    [...units.values()].map(({ result }) => [result?.overall_score, result?.technical_score]);
  const raw = await audited(plain.auditor, plain.origin);
  const renderer = fakeRenderer((url) => {
    if (url.endsWith('/app')) throw new Error('the tab has crashed');
    return page('App');
  });
  const { auditor, origin } = await siteAuditor(routes, { renderer });
  const units = await audited(auditor, origin);
  expect(scores(units)).toEqual(scores(raw));
  expect(units.get('/')?.evidence.rendering).toMatchObject({
    reason: '',
    changes: { words: { count: 341 } },
  });
  expect(units.get('/two/app')?.evidence.rendering).toMatchObject({
    reason: 'connection: the tab has crashed',
    changes: null,
  });
  const codes = (found: ReadonlyMap<string, PageUnit>) =>
    found.get('/two/app')?.evidence.issues.map(({ id, code }) => `${id}/${code}`);
  expect(codes(units)).toEqual(codes(raw));
});

test('a renderer gets the answer, a proxy with a secret for each page, and is closed with its auditor', async () => {
  const passes: string[] = [];
  const renderer = fakeRenderer((_url, { proxy, raw, userAgent }) => {
    passes.push(proxy.password);
    expect(proxy.server).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect([userAgent, Buffer.from(raw.body).toString()]).toEqual(['me/1', SHELL]);
    return page('App');
  });
  const { auditor, origin } = await siteAuditor(siteOf({ '/': SHELL, '/a/b': SHELL }), {
    renderer,
    userAgent: 'me/1',
  });
  await audited(auditor, origin);
  expect(new Set(passes).size).toBe(2);
  await auditor.close();
  expect(renderer.closed()).toBe(true);
});

test('without a browser the run ends with the code, and not with a reason for each page', async () => {
  const renderer = fakeRenderer(() => {
    throw new CodedError('browser-missing');
  });
  const { auditor, origin } = await siteAuditor(siteOf({ '/': SHELL }), { renderer });
  await expect(auditor.site(origin)).rejects.toMatchObject({ code: 'browser-missing' });
});

test('a run that goes on renders only what is left of the number', async () => {
  const routes = siteOf({ '/': SHELL, '/a/b': SHELL, '/c/d': SHELL });
  const ledger = memoryLedger<PageUnit>();
  const renderer = fakeRenderer(() => page('App'));
  const { auditor, origin } = await siteAuditor(routes, { renderer, renderPages: 2 });
  const plan = (...paths: string[]) => ({
    origin,
    sitemapFound: true,
    totalPages: paths.length,
    urls: paths.map((path) => origin + path),
  });
  await auditor.auditSite(plan('/'), { ledger });
  await auditor.auditSite(plan('/', '/a/b', '/c/d'), { ledger });
  expect(renderer.asked).toEqual(['/', '/a/b']);
});

test('after a run without a browser the same pages are rendered as in a first one, and kept from then on', async () => {
  let home = page('Home');
  const routes: Routes = {
    '/': () => home,
    '/app/one': SHELL,
    '/blog/a': page('A'),
    '/blog/b': page('B'),
  };
  const site = await serveSite(siteOf(routes));
  let isBroken = true;
  const renderer = fakeRenderer((url) => {
    if (isBroken && url.endsWith('/a')) throw new Error('the tab has crashed');
    return page('App');
  });
  const audits = { allowOrigins: [site.origin], lanes: 1, sleep: async () => {} };
  const [plain, auditor] = [createAuditor(audits), createAuditor({ ...audits, renderer, renderPages: 3 })];
  onTestFinished(async () => void (await Promise.all([plain.close(), auditor.close()])));
  const urls = Object.keys(routes).map((path) => site.origin + path);
  const plan = { origin: site.origin, sitemapFound: true, totalPages: urls.length, urls };
  const run = async (by: Auditor, previous?: Ledger<PageUnit>) => {
    renderer.asked.length = 0;
    const ledger = memoryLedger<PageUnit>();
    const { evidence } = await by.auditSite(plan, { ledger, previous });
    const rendered: string[] = [];
    for await (const [, unit] of ledger.kept())
      if (unit.evidence.rendering !== undefined) rendered.push(new URL(unit.url).pathname);
    return {
      ledger,
      seen: { unchanged: evidence.unchanged, asked: [...renderer.asked], rendered: rendered.toSorted() },
    };
  };
  const rendered = ['/', '/app/one', '/blog/a'];
  const first = await run(plain);
  const second = await run(auditor, first.ledger);
  expect(second.seen).toEqual({ unchanged: 1, asked: ['/app/one', '/', '/blog/a'], rendered });
  isBroken = false;
  // What failed is tried again; what has changed gives its place to nobody else.
  const third = await run(auditor, second.ledger);
  expect(third.seen).toEqual({ unchanged: 3, asked: ['/blog/a'], rendered });
  const fourth = await run(auditor, third.ledger);
  expect(fourth.seen).toEqual({ unchanged: 4, asked: [], rendered });
  home = page('Another home');
  const fifth = await run(auditor, fourth.ledger);
  expect(fifth.seen).toEqual({ unchanged: 3, asked: ['/'], rendered });
  // Without a browser what was rendered is kept as well.
  expect((await run(plain, fifth.ledger)).seen).toEqual({ unchanged: 4, asked: [], rendered });
});

test('a signal ends a rendering, and the pages that waited are read again', async () => {
  const stop = new AbortController();
  const renderer = fakeRenderer((_url, { signal }) => {
    stop.abort(new Error('enough'));
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const { auditor, origin } = await siteAuditor(siteOf({ '/': SHELL }), { renderer });
  const ledger = memoryLedger<PageUnit>();
  await expect(auditor.site(origin, { signal: stop.signal, ledger })).rejects.toThrow('enough');
  const kept = [];
  for await (const [key] of ledger.kept()) kept.push(key);
  expect(kept).toEqual([]);
});

/** A clock that waits alone move. */
function waitingTime() {
  let now = 1_700_000_000_000;
  return {
    lanes: 1,
    clock: () => now,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
}

test('a recording is replayed without a renderer, to the same result', async () => {
  const site = await serveSite(siteOf({ '/': SHELL, '/blog/a': page('A'), '/two/app': SHELL }));
  const lines: string[] = [];
  const renderer = fakeRenderer((url) => {
    if (url.endsWith('/app')) throw new Error('the tab has crashed');
    return page('App');
  });
  const network = createFetcher({ allowOrigins: [site.origin], renderer });
  const live = createAuditor({
    ...waitingTime(),
    web: recording(network, (one) => {
      lines.push(recordLine(one));
    }),
  });
  const first = await live.site(site.origin);
  await live.close();
  const asked = site.asked.length;
  const again = createAuditor({
    ...waitingTime(),
    web: replaying(readRecording(lines.join('\n'))),
  });
  expect(JSON.stringify(await again.site(site.origin))).toBe(JSON.stringify(first));
  expect([site.asked.length, renderer.asked.length]).toEqual([asked, 3]);
  await again.close();
});
