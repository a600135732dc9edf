import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished, describe, expect, test } from 'vitest';
import { seoPageResult, siteSummary, type SitePlan } from '../../src/contract/index.ts';
import { createAuditor, type AuditorOptions } from '../../src/jobs/auditor.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { readPageUnit, type PageUnit } from '../../src/jobs/page-unit.ts';
import type { SiteAuditContext, SiteProgress } from '../../src/jobs/site-audit.ts';
import { createFetcher } from '../../src/net/fetcher.ts';
import type { Fetcher } from '../../src/net/model.ts';

type Handler = (response: ServerResponse, request: IncomingMessage, origin: string) => void;

const page = (title: string, body = '') =>
  `<!doctype html><html lang="en"><title>${title} of the tea garden</title><main><h1>${title}</h1>${'<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p>'.repeat(8)}${body}</main></html>`;
const html =
  (body: string, status = 200): Handler =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
const redirect =
  (to: string): Handler =>
  (response) =>
    void response.writeHead(302, { location: to }).end();
const plain =
  (text: string): Handler =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
const silence: Handler = () => {};

/** A site whose paths answer as given; every other `/p<number>` is a good page. */
async function site(routes: Readonly<Record<string, Handler>> = {}) {
  const asked: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const isPage = /^\/p\d+$/.test(path) || path === '/';
    const route = routes[path] ?? routes['*'] ?? html(isPage ? page(path) : 'no', isPage ? 200 : 404);
    route(response, request, origin);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  origin = `http://127.0.0.1:${address.port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const plan = (...paths: readonly string[]): SitePlan => ({
    origin,
    sitemapFound: true,
    totalPages: paths.length,
    urls: paths.map((path) => origin + path),
  });
  const pagesAsked = () => asked.filter((path) => !['/', '/robots.txt', '/llms.txt'].includes(path));
  return { origin, asked, pagesAsked, plan, stop };
}

/** A busy machine answers late, which is a fault of a page: no two runs would give the same. */
function untimed(web: Fetcher): Fetcher {
  const fetch: Fetcher['fetch'] = async (...question) => {
    const exchange = await web.fetch(...question);
    return { ...exchange, timings: { ...exchange.timings, firstByteMs: null } };
  };
  return { ...web, fetch };
}

function auditorOf(origin: string, options: AuditorOptions = {}) {
  const web = untimed(createFetcher({ allowOrigins: [origin], limits: { retries: 0 }, ...options }));
  const auditor = createAuditor({ ...options, web });
  onTestFinished(() => auditor.close());
  return auditor;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/p${index + 1}`);

/** Audits and collects what was told and kept. */
async function audited(
  origin: string,
  plan: SitePlan,
  { options, ...context }: SiteAuditContext & { readonly options?: AuditorOptions } = {},
) {
  const ledger = memoryLedger<PageUnit>();
  const told: SiteProgress[] = [];
  const onProgress = (progress: SiteProgress) => told.push(progress);
  const audit = await auditorOf(origin, options).auditSite(plan, { ledger, onProgress, ...context });
  const units = [...(ledger.kept() as Iterable<[string, PageUnit]>)].map(([, unit]) => unit);
  siteSummary.parse(audit.summary);
  const at = (path: string) => units.find(({ url }) => url === origin + path);
  return { ...audit, units, told, at };
}

test('every page of the plan, in order, with progress that only grows', async () => {
  const { origin, plan, pagesAsked } = await site();
  const { summary, evidence, error, told, units } = await audited(origin, plan(...numbered(9)), { lanes: 1 });
  expect(pagesAsked()).toEqual(numbered(9));
  expect(told.map(({ pagesCompleted }) => pagesCompleted)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(told.map(({ currentUrl }) => currentUrl)).toEqual(numbered(9).map((path) => origin + path));
  expect(told.every(({ totalPages }) => totalPages === 9)).toBe(true);
  expect(summary).toMatchObject({ totalPages: 9, pages: 9, failedPages: 0, duplicates: 0 });
  expect(evidence).toMatchObject({ end: 'complete', resumed: 0 });
  expect(error).toBeNull();
  for (const unit of units) {
    seoPageResult.parse(unit.result);
    expect(readPageUnit(JSON.parse(JSON.stringify(unit)))).toEqual(unit);
  }
});

test('sums are those of the pages', async () => {
  const { origin, plan } = await site({ '/p2': html('<p>short') });
  const { summary, units } = await audited(origin, plan(...numbered(4)));
  const scores = units.map(({ result }) => result?.overall_score ?? 0);
  expect(summary.scoreSum).toBe(scores.reduce((sum, score) => sum + score, 0));
  expect(summary.histogram.reduce((sum, pages) => sum + pages, 0)).toBe(4);
});

test("a page's failure is that page's result; the others are audited", async () => {
  const pdf: Handler = (response) =>
    void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
  const { origin, plan } = await site({
    '/error': html('broken', 500),
    '/gone': html('gone', 410),
    '/hangs': silence,
    '/pdf': pdf,
    '/loop': redirect('/pool'),
    '/pool': redirect('/loop'),
    '/cut': (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99' }).write('<title>x');
      setTimeout(() => response.destroy(), 5);
    },
  });
  const paths = ['/error', '/p1', '/gone', '/hangs', '/pdf', '/p2', '/loop', '/cut', '/p3'];
  // For the one that hangs; the others have to answer within it.
  const limits = { retries: 0, headersMs: 5_000 };
  const { summary, at, evidence } = await audited(origin, plan(...paths), { options: { limits } });
  expect(summary).toMatchObject({ totalPages: 9, pages: 8, unreadPages: 1 });
  expect(evidence.end).toBe('complete');
  // Our own time limit says nothing of the page.
  expect(at('/hangs')?.result).toBeNull();
  for (const path of ['/error', '/gone', '/pdf', '/loop'])
    expect(at(path)?.result?.issues).toContainEqual(expect.objectContaining({ type: 'critical' }));
  for (const path of ['/p1', '/p2', '/p3']) expect(at(path)?.evidence.gates).toEqual([]);
  expect(summary.failedPages).toBeGreaterThanOrEqual(4);
});

test('addresses that lead to one page are audited once, under the address that the plan names', async () => {
  const { origin, plan } = await site({ '/old': redirect('/p1'), '/older': redirect('/p1') });
  const { summary, at } = await audited(origin, plan('/old', '/p1', '/older'), { lanes: 1 });
  expect(summary).toMatchObject({ totalPages: 3, pages: 1, duplicates: 2 });
  expect(at('/old')).toMatchObject({ result: null, finalUrl: `${origin}/p1` });
  expect(at('/p1')?.result).not.toBeNull();
});

/** A page of the words that `name` gives, which calls a path canonical. */
const copy =
  (name: string, path: string): Handler =>
  (response, request, origin) => {
    const words = Array.from({ length: 200 }, (_, at) => `${name}${at}`).join(' ');
    const link = `<link rel="canonical" href="${origin}${path}"><main>`;
    html(page(name, `<p>${words}</p>`).replace('<main>', link))(response, request, origin);
  };

describe('pages that call another page of the plan canonical', () => {
  test.each([
    ['are audited once with it', { '/a?v=1': copy('A', '/a'), '/a?v=2': copy('A', '/a') }, ['/a']],
    ['in a chain are audited once', { '/a?v=1': copy('A', '/a'), '/a?v=2': copy('A', '/a?v=1') }, ['/a']],
    ['with another text are no copies', { '/b': copy('B', '/a') }, ['/a', '/b']],
    [
      'that is missing stand for themselves',
      { '/b': copy('B', '/gone'), '/gone': html('', 404) },
      ['/a', '/b', '/gone'],
    ],
    [
      'in a circle with another text stand for themselves',
      { '/b': copy('B', '/c'), '/c': copy('C', '/b') },
      ['/a', '/b', '/c'],
    ],
    [
      'that redirects back to them stand for themselves',
      { '/b': copy('B', '/c'), '/c': redirect('/b') },
      ['/a', '/b'],
    ],
    [
      'that redirects to their text are audited under the last address',
      { '/old': redirect('/a'), '/b': copy('A', '/old') },
      ['/a'],
    ],
    ['outside of the plan are audited', { '/b': copy('A', '/elsewhere') }, ['/a', '/b']],
  ] satisfies [string, Record<string, Handler>, string[]][])(
    '%s, whichever comes first',
    async (_name, copies, own) => {
      const { origin, plan } = await site({ '/a': copy('A', '/a'), ...copies });
      const paths = ['/a', ...Object.keys(copies)];
      for (const order of [paths, paths.toReversed()]) {
        const { summary, units, told } = await audited(origin, plan(...order), { lanes: 1 });
        const ownPaths = units
          .filter(({ result }) => result !== null)
          .map(({ url }) => url.replace(origin, ''));
        expect(ownPaths.toSorted()).toEqual(own);
        expect(summary).toMatchObject({ totalPages: paths.length, pages: own.length });
        expect(summary.duplicates).toBe(paths.length - own.length);
        expect(told.map(({ pagesCompleted }) => pagesCompleted)).toEqual(paths.map((_, at) => at + 1));
      }
    },
  );

  test.each([
    ['each other', { '/b': copy('B', '/c'), '/c': copy('B', '/b') }],
    ['each other by redirect', { '/b': copy('B', '/c'), '/c': copy('B', '/d'), '/d': redirect('/b') }],
    [
      'an address that leads to them',
      { '/old': redirect('/x'), '/older': redirect('/x'), '/x': copy('B', '/older') },
    ],
  ] satisfies [string, Record<string, Handler>][])(
    'that call %s canonical are audited once',
    async (_name, copies) => {
      const { origin, plan } = await site(copies);
      const paths = Object.keys(copies).filter((path) => path !== '/x');
      for (const order of [paths, paths.toReversed()]) {
        const { summary } = await audited(origin, plan(...order), { lanes: 1 });
        expect(summary).toMatchObject({ pages: 1, duplicates: paths.length - 1 });
      }
    },
  );

  test('that were read before a run was stopped are not asked for again, and are copies', async () => {
    const { origin, plan, asked } = await site({ '/a': copy('A', '/a'), '/a?v=1': copy('A', '/a') });
    const ledger = memoryLedger<PageUnit>();
    const stop = new AbortController();
    const paths = ['/a?v=1', '/p1', '/p2', '/a'];
    const onProgress = () => stop.abort('enough');
    const first = audited(origin, plan(...paths), { ledger, lanes: 1, onProgress, signal: stop.signal });
    await expect(first).rejects.toBe('enough');
    const { summary, evidence, told } = await audited(origin, plan(...paths), { ledger });
    expect(asked.filter((path) => path === '/a?v=1')).toHaveLength(1);
    expect([summary.pages, summary.duplicates, evidence.resumed]).toEqual([3, 1, 2]);
    expect(told.map(({ pagesCompleted }) => pagesCompleted)).toEqual([2, 3, 4]);
    const kept = [...(ledger.kept() as Iterable<[string, PageUnit]>)];
    expect(kept.find(([key]) => key.endsWith('?v=1'))?.[1].result).toBeNull();
  });

  test('that was not read stand for themselves, and no longer when a rerun reads it', async () => {
    const { origin, plan } = await site({ '/a': copy('A', '/a'), '/a?v=1': copy('A', '/a') });
    const ledger = memoryLedger<PageUnit>();
    const first = await audited(origin, plan('/a?v=1'), { ledger });
    expect([first.summary.pages, first.summary.duplicates]).toEqual([1, 0]);
    const { summary } = await audited(origin, plan('/a?v=1', '/a'), { ledger });
    expect([summary.pages, summary.duplicates]).toEqual([1, 1]);
  });

  test('are copies in a rerun, too, that finds the canonical page in the ledger', async () => {
    const { origin, plan, asked } = await site({ '/a': copy('A', '/a'), '/a?v=1': copy('A', '/a') });
    const ledger = memoryLedger<PageUnit>();
    await audited(origin, plan('/a'), { ledger });
    const { summary, evidence } = await audited(origin, plan('/a?v=1', '/a'), { ledger });
    expect([summary.pages, summary.duplicates, evidence.resumed]).toEqual([1, 1, 1]);
    expect(asked.filter((path) => path === '/a')).toHaveLength(1);
  });
});

describe('what pages link to beside the plan', () => {
  const links = (...paths: readonly string[]): string =>
    paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const routes = {
    '/robots.txt': plain('User-agent: *\nDisallow: /closed'),
    '/p1': html(page('One', links('/gone', '/old', '/p2', '/closed', '/p2#part'))),
    '/p2': html(
      page('Two', links('/gone', '/p7')).replace('<main>', '<link rel="canonical" href="/lost"><main>'),
    ),
    '/old': redirect('/older'),
    '/older': redirect('/p7'),
  };

  test('is asked for once, and what ends in an error or a chain is told with the pages that lead there', async () => {
    const { origin, pagesAsked, plan } = await site(routes);
    const { evidence, summary } = await audited(origin, plan('/p1', '/p2', '/p3', '/p4'));
    expect(pagesAsked().toSorted()).toEqual(
      ['/gone', '/lost', '/old', '/older', '/p1', '/p2', '/p3', '/p4', '/p7', '/p7'].toSorted(),
    );
    expect(summary.totalPages).toBe(4);
    const told = evidence.findings.map(({ rule, code, place }) => [rule, code, place.path]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['broken-links', 'broken', '/gone'],
        ['broken-links', 'chain', '/old'],
        ['canonical-targets', 'error', '/p2'],
      ]),
    );
    const broken = evidence.findings.find(({ code }) => code === 'broken')!;
    expect(broken.message).toContain(`${origin}/p1`);
    expect(broken.message).toContain(`${origin}/p2`);
    expect(evidence.findings.find(({ code }) => code === 'chain')!.message).toContain('/older, ');
  });

  test('is asked for by fewer requests than the plan has pages, the most linked first', async () => {
    const { origin, pagesAsked, plan } = await site(routes);
    await audited(origin, plan('/p1', '/p2'));
    expect(pagesAsked().filter((path) => !/^\/p[12]$/.test(path))).toEqual(['/gone', '/lost']);
  });

  test('is left to another shard', async () => {
    const { origin, pagesAsked, plan } = await site(routes);
    await audited(origin, { ...plan('/p1', '/p2'), totalPages: 4 });
    expect(pagesAsked().toSorted()).toEqual(['/p1', '/p2']);
  });
});

test('an address written twice, or with another fragment, is asked for once', async () => {
  const { origin, plan, pagesAsked } = await site();
  const { summary } = await audited(origin, plan('/p1', '/p1', '/p1#top', '/p2'));
  expect(pagesAsked().toSorted()).toEqual(['/p1', '/p2']);
  expect(summary).toMatchObject({ totalPages: 2, pages: 2 });
});

test('what robots.txt forbids to us is not read, and no request is made', async () => {
  const robots = 'User-agent: citeworthy\nDisallow: /p2\n\nUser-agent: *\nAllow: /\n';
  const { origin, plan, asked } = await site({ '/robots.txt': plain(robots) });
  const { summary, at } = await audited(origin, plan(...numbered(3)));
  expect(asked).not.toContain('/p2');
  expect(summary).toMatchObject({ pages: 2, failedPages: 0, unreadPages: 1 });
  expect(at('/p2')).toMatchObject({ result: null, unread: { issues: [expect.anything()] } });
});

test('robots.txt is that of the origin, whatever path a stored plan has written behind it', async () => {
  const { origin, plan, asked } = await site({ '/robots.txt': plain('User-agent: *\nDisallow: /p2') });
  const { summary } = await audited(origin, { ...plan(...numbered(3)), origin: `${origin}/start/` });
  expect(asked).not.toContain('/p2');
  expect(summary.unreadPages).toBe(1);
});

test('a page that leads to what robots.txt forbids to us is not read, and the rest of the way no request', async () => {
  const { origin, plan, pagesAsked } = await site({
    '/robots.txt': html('User-agent: *\nDisallow: /closed'),
    '/p1': redirect('/closed/x'),
  });
  const { summary, at } = await audited(origin, plan('/p1', '/p2'));
  expect(pagesAsked().sort()).toEqual(['/p1', '/p2']);
  expect(summary).toMatchObject({ pages: 1, unreadPages: 1 });
  expect(at('/p1')).toMatchObject({ result: null, unread: { issues: [expect.anything()] } });
});

/** Lets what was written before be read: both ends are in this process, and a busy machine makes a turn longer, not emptier. */
async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a host that throttles one page is left alone by every lane for as long as it asks', async () => {
  let throttled = -Infinity;
  const late: number[] = [];
  const { origin, plan } = await site({
    '*': (response, { url = '' }) => {
      const isFirst = url === '/p4' && throttled === -Infinity;
      if (isFirst) throttled = performance.now();
      // What the other three lanes have on its way comes all the same.
      else if (throttled !== -Infinity) late.push(performance.now() - throttled);
      if (isFirst) response.writeHead(429, { 'retry-after': '2' }).end();
      else void afterTurns(100).then(() => response.end(page(url)));
    },
  });
  const { summary } = await audited(origin, plan(...numbered(16)), { lanes: 4 });
  expect(summary).toMatchObject({ pages: 16, failedPages: 0 });
  expect(late.filter((after) => after < 1_900).length).toBeLessThanOrEqual(3);
});

describe('resuming', () => {
  test('a rerun with the same ledger asks for the rest alone, and its sums cover all', async () => {
    const { origin, plan, pagesAsked } = await site();
    const paths = numbered(8);
    const whole = await audited(origin, plan(...paths));
    const ledger = memoryLedger<PageUnit>();
    const stop = new AbortController();
    const onProgress = ({ pagesCompleted }: SiteProgress) => pagesCompleted === 3 && stop.abort('enough');
    const first = audited(origin, plan(...paths), { ledger, lanes: 1, onProgress, signal: stop.signal });
    await expect(first).rejects.toBe('enough');
    const before = pagesAsked().length;
    const second = await audited(origin, plan(...paths), { ledger });
    expect(pagesAsked().slice(before).toSorted()).toEqual(paths.slice(3));
    expect(second.evidence.resumed).toBe(3);
    expect(second.told.map(({ pagesCompleted }) => pagesCompleted)).toEqual([4, 5, 6, 7, 8]);
    expect(second.summary).toEqual(whole.summary);
  });

  test.each([
    [1_000, 1],
    [1_001, 2],
  ])('a ledger of %i pages is read %i times', async (pages, times) => {
    const { origin, plan } = await site();
    const { units } = await audited(origin, plan('/p1'));
    const paths = numbered(pages);
    const kept = new Map(
      paths.map((path) => {
        const url = origin + path;
        const unit = { ...units[0]!, url, finalUrl: url };
        return [
          url,
          { ...unit, evidence: { ...unit.evidence, digest: { ...unit.evidence.digest, canonical: url } } },
        ];
      }),
    );
    let reads = 0;
    const ledger = {
      kept: () => {
        reads += 1;
        return kept.entries();
      },
      keep: () => Promise.reject(new Error('nothing is new')),
    };
    const { summary, evidence } = await audited(origin, plan(...paths), { ledger });
    expect([summary.pages, evidence.resumed, reads]).toEqual([pages, pages, times]);
  });

  test('a page that a run before met under another address is audited once', async () => {
    const routes = { '/old': redirect('/p9'), '/older': redirect('/p9') };
    const { origin, plan } = await site(routes);
    const ledger = memoryLedger<PageUnit>();
    const stop = new AbortController();
    const onProgress = () => stop.abort('enough');
    const both = plan('/old', '/older');
    const first = audited(origin, both, { ledger, lanes: 1, onProgress, signal: stop.signal });
    await expect(first).rejects.toBe('enough');
    const { summary, evidence } = await audited(origin, both, { ledger });
    expect(summary).toMatchObject({ totalPages: 2, pages: 1, duplicates: 1 });
    expect(evidence).toMatchObject({ resumed: 1 });
  });

  test('a finished audit asks for no page again, and finds what it found', async () => {
    const { origin, plan, asked } = await site({ '/robots.txt': plain('User-agent: *\nDisallow: /p2') });
    const ledger = memoryLedger<PageUnit>();
    const first = await audited(origin, plan(...numbered(3)), { ledger });
    expect(first.evidence.findings.map(({ rule }) => rule)).toContain('sitemap-blocked');
    const before = asked.length;
    const second = await audited(origin, plan(...numbered(3)), { ledger });
    expect(asked.slice(before)).toEqual(['/robots.txt']);
    expect(second.summary).toEqual(first.summary);
    expect(second.evidence).toEqual({ ...first.evidence, resumed: 3 });
  });

  test('a robots.txt that cannot be read any more says nothing against pages that were read', async () => {
    let status = 404;
    const { origin, plan } = await site({ '/robots.txt': (...request) => html('', status)(...request) });
    const ledger = memoryLedger<PageUnit>();
    const first = await audited(origin, plan(...numbered(3)), { ledger });
    status = 503;
    const second = await audited(origin, plan(...numbered(3)), { ledger });
    expect(second.evidence.findings).toEqual(first.evidence.findings);
  });

  test('pages of the ledger that the plan does not name count for nothing', async () => {
    const { origin, plan } = await site();
    const ledger = memoryLedger<PageUnit>();
    await audited(origin, plan(...numbered(3)), { ledger });
    const narrower = await audited(origin, plan(...numbered(2)), { ledger });
    const alone = await audited(origin, plan(...numbered(2)));
    expect(narrower.evidence.resumed).toBe(2);
    expect(narrower.summary).toEqual(alone.summary);
  });

  test('shards that share a ledger count their own pages', async () => {
    const { origin, plan } = await site();
    const ledger = memoryLedger<PageUnit>();
    const auditor = auditorOf(origin);
    const shards = [plan(...numbered(4)), plan('/p5', '/p6')];
    const ends = await Promise.all(shards.map((shard) => auditor.auditSite(shard, { ledger })));
    expect(ends.map(({ summary }) => summary.pages)).toEqual([4, 2]);
  });
});

describe('stopping', () => {
  test('an abort settles while pages hang, keeps what was done, and asks for nothing more', async () => {
    const stop = new AbortController();
    let hanging = 0;
    const hang: Handler = () => {
      hanging += 1;
      // Both lanes hang: the three pages before are kept.
      if (hanging === 2) stop.abort('user');
    };
    const { origin, plan, pagesAsked } = await site({ '/p4': hang, '/p5': hang });
    const ledger = memoryLedger<PageUnit>();
    const context = { ledger, signal: stop.signal, lanes: 2 };
    await expect(audited(origin, plan(...numbered(20)), context)).rejects.toBe('user');
    expect([...(ledger.kept() as Iterable<unknown>)]).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pagesAsked()).toHaveLength(5);
  });

  test('a page that was under way when the auditor was closed is asked for again by a rerun', async () => {
    let asked = 0;
    const hungUpOn: Handler = (...request) => {
      asked += 1;
      if (asked === 1) void auditor.close();
      else html(page('/p2'))(...request);
    };
    const { origin, plan } = await site({ '/p2': hungUpOn });
    const ledger = memoryLedger<PageUnit>();
    const auditor = auditorOf(origin);
    const first = auditor.auditSite(plan('/p1', '/p2', '/p3'), { ledger, lanes: 1 });
    await expect(first).rejects.toMatchObject({ code: 'aborted', retryable: true });
    const second = await audited(origin, plan('/p1', '/p2', '/p3'), { ledger });
    expect(second.summary).toMatchObject({ pages: 3, failedPages: 0 });
    expect(second.evidence.resumed).toBe(1);
  });

  test('a page is not called unreachable because the auditor was closed', async () => {
    const { origin } = await site({ '*': () => void auditor.close() });
    const auditor = auditorOf(origin);
    expect((await auditor.schemaAudit(`${origin}/`)).error).toMatchObject({
      code: 'aborted',
      retryable: true,
    });
  });

  test('a signal that is aborted already asks for nothing', async () => {
    const { origin, plan, asked } = await site();
    await expect(audited(origin, plan('/p1'), { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(asked).toEqual([]);
  });

  test('an abort is heeded while the ledger is read', async () => {
    const { origin, plan, asked } = await site();
    const stop = new AbortController();
    let given = 0;
    const entry: readonly [string, never] = JSON.parse('["https://elsewhere.example/",{}]');
    const kept = function* (): Generator<typeof entry> {
      for (; given < 9; given += 1) {
        if (given === 3) stop.abort('no');
        yield entry;
      }
    };
    const ledger = { kept, keep: async () => undefined };
    await expect(audited(origin, plan('/p1'), { ledger, signal: stop.signal })).rejects.toBe('no');
    expect(given).toBe(3);
    expect(asked).toEqual([]);
  });

  test('a ledger that fails ends the audit with its failure', async () => {
    const { origin, plan } = await site();
    const full = { kept: () => [], keep: () => Promise.reject(new Error('disk full')) };
    await expect(audited(origin, plan(...numbered(9)), { ledger: full })).rejects.toThrow('disk full');
  });
});

describe('a site that goes away', () => {
  /** Waits of a given-up host pass at once. */
  const quick = () => {
    let now = 0;
    return {
      clock: () => now,
      sleep: (milliseconds: number) => Promise.resolve(void (now += milliseconds)),
    };
  };

  test('half-way: what was read is summed, the rest is neither asked for nor lost', async () => {
    let answered = 0;
    const { origin, plan, pagesAsked } = await site({
      '*': (response, request, at) => {
        const isFile = ['/', '/robots.txt', '/llms.txt'].includes(request.url ?? '');
        if (!isFile && (answered += 1) > 10) return void response.destroy();
        html(page('x'), request.url === '/' || !isFile ? 200 : 404)(response, request, at);
      },
    });
    const ledger = memoryLedger<PageUnit>();
    const options = { ...quick(), limits: { retries: 0 } };
    const paths = numbered(60);
    const first = await audited(origin, plan(...paths), { lanes: 1, ledger, options });
    expect(first.evidence.end).toBe('host-unavailable');
    expect(first.error).toBeNull();
    expect(first.summary).toMatchObject({ totalPages: 60 });
    expect(first.summary.pages - first.summary.failedPages).toBe(10);
    expect(first.summary.pages).toBeLessThan(20);
    expect(pagesAsked().length).toBeLessThan(20);
    answered = -100;
    const second = await audited(origin, plan(...paths), { ledger, options: { ...options, ...quick() } });
    expect(second.evidence).toMatchObject({ end: 'complete', resumed: first.summary.pages });
    expect(second.summary.pages).toBe(60);
  });

  test('before the first page: nothing is asked, nothing kept, and the error says why', async () => {
    const { origin, plan, stop } = await site();
    const wanted = plan(...numbered(5));
    await stop();
    const { summary, error, evidence, units } = await audited(origin, wanted);
    expect(error).toMatchObject({ code: 'target-unreachable', retryable: true });
    expect(evidence.end).toBe('host-unavailable');
    expect(summary).toMatchObject({ totalPages: 5, pages: 0 });
    expect(units).toEqual([]);
  });
});

test('audits of one host at the same time share its lanes', async () => {
  let open = 0;
  let most = 0;
  const { origin, plan } = await site({
    '*': (response, request, at) => {
      if (!request.url?.startsWith('/p')) return html('x', 404)(response, request, at);
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        html(page('x'))(response, request, at);
      }, 5);
    },
  });
  const auditor = auditorOf(origin, { lanes: 2, sleep: () => Promise.resolve() });
  const shards = [0, 1, 2].map((shard) => plan(...numbered(30).slice(shard * 10, shard * 10 + 10)));
  const ends = await Promise.all(shards.map((shard) => auditor.auditSite(shard)));
  expect(ends.map(({ summary }) => summary.pages)).toEqual([10, 10, 10]);
  expect(most).toBe(2);
});

describe('crawl traps end, and their pages are audited', () => {
  /** Links that never end, from every page. */
  const traps: Readonly<Record<string, (path: string) => string>> = {
    calendar: (path) => {
      const [, year = '2026', month = '11'] = /(\d{4})\/(\d+)/.exec(path) ?? [];
      const next = Number(month) === 12 ? `${Number(year) + 1}/1` : `${year}/${Number(month) + 1}`;
      return `<a href="/cal/${next}">next</a>`;
    },
    'session ids': () => `<a href="/shop?sid=${Math.random()}">shop</a>`,
    'deeper relative links': (path) => `<a href="${path.replace(/\/$/, '')}/more/">more</a>`,
    facets: () =>
      Array.from({ length: 60 }, (_, index) => `<a href="/list?c=${index}&s=${Math.random()}">x</a>`).join(
        '',
      ),
    'a fan of links': () =>
      Array.from({ length: 1_000 }, (_, index) => `<a href="/fan/${index}">x</a>`).join(''),
    fragments: () => Array.from({ length: 50 }, (_, index) => `<a href="/p1#s${index}">x</a>`).join(''),
    'tracking parameters': () =>
      Array.from({ length: 50 }, () => `<a href="/p1?utm_source=${Math.random()}&gclid=x">x</a>`).join(''),
    'odd schemes': () =>
      '<a href="javascript:1">x</a><a href="mailto:a@b.example">x</a><a href="data:text/html,x">x</a><a href="tel:1">x</a><a href="http://">x</a><a href="//">x</a>',
    'a hostile base': () => '<base href="https://elsewhere.example/"><a href="next">x</a>',
  };
  const MOST: Readonly<Record<string, number>> = {
    calendar: 60,
    'session ids': 25,
    'deeper relative links': 15,
    facets: 25,
    'a fan of links': 60,
    fragments: 2,
    'tracking parameters': 2,
    'odd schemes': 1,
    'a hostile base': 1,
  };

  test.each(Object.keys(traps))('%s', async (name) => {
    const { origin, asked } = await site({
      '/robots.txt': html('no', 404),
      '/llms.txt': html('no', 404),
      '*': (response, request, at) => {
        const isFile = /\.(xml|txt|gz)|sitemap|feed|rss/.test(request.url ?? '');
        html(isFile ? 'no' : page('x', traps[name]?.(request.url ?? '/')), isFile ? 404 : 200)(
          response,
          request,
          at,
        );
      },
    });
    const auditor = auditorOf(origin, { sleep: () => Promise.resolve() });
    const plan = await auditor.discoverSite(origin, { maxPages: 60 });
    expect(plan.urls.length).toBeLessThanOrEqual(MOST[name] ?? 0);
    expect(plan.urls.every((url) => url.startsWith(`${origin}/`))).toBe(true);
    const { summary } = await auditor.auditSite({ ...plan, urls: plan.urls.slice(0, 10) });
    expect(summary.failedPages).toBe(0);
    expect(asked.length).toBeLessThan(200);
  });

  test('one page under 50 addresses is audited once', async () => {
    const routes = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`/alias${index}`, redirect('/p1')]),
    );
    const { origin, plan } = await site(routes);
    const { summary } = await audited(origin, plan(...Object.keys(routes)), {
      options: { sleep: () => Promise.resolve() },
    });
    expect(summary).toMatchObject({ pages: 1, duplicates: 49 });
  });
});
