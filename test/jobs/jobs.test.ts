import { onTestFinished, describe, expect, test } from 'vitest';
import {
  crawlerCheckResult,
  llmsCheckResult,
  schemaAuditResult,
  siteSummary,
  type SitePlan,
} from '../../src/contract/index.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { endOf, stoppedError } from '../../src/jobs/job.ts';
import { createJobs, type JobName, type StepProgress } from '../../src/jobs/jobs.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import type { PageUnit } from '../../src/jobs/page-unit.ts';
import { shardPayloads } from '../../src/jobs/shards.ts';
import { joinShards, summaryInEnd, EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import { CodedError } from '../../src/errors.ts';
import { serveSite, sitemapOf } from '../site-server.ts';

const PAGE = `<!doctype html><html lang="en"><title>Home of tea</title><main><h1>Home</h1>${'<p>Tea is a drink made from leaves, and this page tells how it is grown and brewed.</p>'.repeat(12)}</main></html>`;

async function setUp() {
  const site = await serveSite({
    '/': PAGE,
    '/a': PAGE,
    '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
    '/sitemap.xml': sitemapOf('/', '/a'),
    '/llms.txt': '# Tea\n\n> All about tea.\n\n## Pages\n\n- [Home]({{origin}}/): the start\n',
  });
  const auditor = createAuditor({
    allowOrigins: [site.origin],
    limits: { retries: 0, connectMs: 2_000 },
    probe: false,
  });
  onTestFinished(() => auditor.close());
  return { ...site, jobs: createJobs(auditor) };
}

const NAMES: readonly JobName[] = ['crawler-check', 'llms-check', 'schema-audit', 'site-audit'];
/** Port 1 of the loopback address: nothing listens there. */
const SILENT = 'http://127.0.0.1:1';

describe.each(NAMES)('%s', (name) => {
  test('a payload of another shape is a failed end of one line', async () => {
    const { jobs, asked } = await setUp();
    const wrong = [null, 7, 'https://example.com', [], {}, { url: '' }, { url: 1 }, { url: 'x', extra: 1 }];
    const wrongIds = [
      { url: 'x', jobId: 'no uuid' },
      { url: 'x', businessId: '' },
    ];
    for (const payload of [...wrong, ...wrongIds]) {
      const end = await jobs[name](payload);
      expect(end).toMatchObject({ status: 'failed', result: null });
      expect(end.error).toMatch(/^payload-invalid: [^\n]+$/);
    }
    expect(asked).toEqual([]);
  });

  test('a target that can never be audited is a failed end with its code', async () => {
    const { jobs } = await setUp();
    expect((await jobs[name]({ url: 'mailto:a@b.example' })).error).toMatch(/^target-invalid: [^\n]+$/);
    expect((await jobs[name]({ url: 'http://192.168.0.1/' })).error).toMatch(/^target-blocked: [^\n]+$/);
  });

  test('a site that is silent is thrown to the queue, for its retry policy', async () => {
    const jobs = createJobs(createAuditor({ allowOrigins: [SILENT], limits: { retries: 0 }, probe: false }));
    const failure = await jobs[name]({ url: SILENT }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CodedError);
    expect(failure).toMatchObject({ code: 'target-unreachable', retryable: true });
    expect(String(failure)).not.toContain('\n');
  });

  test('JSON in, JSON out, and a rerun gives the same', async () => {
    const { jobs, origin } = await setUp();
    const payload = JSON.parse(JSON.stringify({ url: origin })) as unknown;
    const first = await jobs[name](payload);
    expect(first).toMatchObject({ status: 'complete', error: null });
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    expect(await jobs[name](payload)).toEqual(first);
  });

  test('a listener that fails ends the job with its failure', async () => {
    const { jobs, origin } = await setUp();
    const failing = [
      () => Promise.reject(new Error('no sink')),
      () => {
        throw new Error('no sink');
      },
    ];
    for (const onProgress of failing)
      await expect(jobs[name]({ url: origin }, { onProgress })).rejects.toThrow('no sink');
  });

  test('a slow listener is waited for', async () => {
    const { jobs, origin } = await setUp();
    let told = 0;
    const onProgress = () => new Promise<void>((resolve) => setTimeout(() => resolve(void (told += 1)), 20));
    const begun: number[] = [];
    await jobs[name]({ url: origin }, { onProgress: () => (begun.push(1), onProgress()) });
    expect(told).toBe(begun.length);
  });

  test('an abort rejects with the reason of the signal', async () => {
    const { jobs, origin } = await setUp();
    const signal = AbortSignal.abort('WorkerStopping');
    await expect(jobs[name]({ url: origin }, { signal })).rejects.toBe('WorkerStopping');
  });
});

test.each(['crawler-check', 'llms-check', 'schema-audit'] as const)(
  '%s counts its steps, which never fall, up to a total that is the same from the beginning',
  async (name) => {
    const site = await serveSite({ '/': PAGE, '/robots.txt': 'User-agent: *\nAllow: /\n' });
    for (const probe of ['all', 'important', 'none'] as const) {
      const auditor = createAuditor({
        allowOrigins: [site.origin],
        limits: { retries: 0 },
        probe,
        probeSpacingMs: 0,
      });
      onTestFinished(() => auditor.close());
      const told: StepProgress[] = [];
      const { status } = await createJobs(auditor)[name](
        { url: site.origin },
        { onProgress: (progress) => void told.push(progress) },
      );
      expect(status).toBe('complete');
      const [first, last] = [told[0], told.at(-1)];
      expect(first?.done).toBe(0);
      expect(last?.done).toBe(last?.total);
      expect(told.map(({ total }) => total)).toEqual(told.map(() => first?.total));
      const counts = told.map(({ done }) => done);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      const visits = told.filter(({ step }) => /^visit \d+ of \d+$/.test(step));
      expect(visits.length > 0).toBe(name === 'crawler-check' && probe !== 'none');
    }
  },
);

describe('a site that its worker plans', () => {
  const sized = async (scope: object) => {
    const paths = ['/', '/a', '/b', '/c/d', '/c/e?sort=up'];
    const pages = Object.fromEntries(paths.map((path) => [path, PAGE]));
    const site = await serveSite({ ...pages, '/c/e': PAGE, '/sitemap.xml': sitemapOf(...paths) });
    const auditor = createAuditor({ allowOrigins: [site.origin], limits: { retries: 0 }, probe: false });
    onTestFinished(() => auditor.close());
    return createJobs(auditor)['site-audit']({ url: site.origin, ...scope });
  };

  test.each([
    [{}, 5],
    [{ maxPages: 2 }, 2],
    [{ maxPages: 9 }, 5],
    [{ include: ['/c/*'] }, 2],
    [{ exclude: ['/c/*'], maxPages: 2 }, 2],
    [{ dropQuery: ['sort'], include: ['/c/e'] }, 1],
    [{ urls: ['/a', '/b'] }, 2],
  ])('is planned as its payload says: %j', async (scope, pages) => {
    const { result } = await sized(scope);
    expect(result).toMatchObject({ totalPages: pages, pages });
  });

  test.each([
    { maxPages: 0 },
    { maxPages: 1.5 },
    { maxPages: '2' },
    { exclude: [''] },
    { maxDepth: -1 },
    { urls: '/a' },
    { pages: 2 },
  ])('is refused by name where its payload is none: %j', async (scope) => {
    const { error } = await sized(scope);
    expect(error).toMatch(new RegExp(`^payload-invalid: [^\\n]*${Object.keys(scope)[0]}`));
  });

  test.each([{ include: ['c'] }, { exclude: ['/c', 'd/'] }])(
    'is refused where a pattern is no path: %j',
    async (scope) => {
      expect((await sized(scope)).error).toMatch(/^payload-invalid: [^\n]*(?:: c|: d\/)$/);
    },
  );

  test('has a plan of its own, or the number of pages of one, not both', async () => {
    const { jobs, origin } = await setUp();
    const plan = { origin, sitemapFound: false, totalPages: 1, urls: [`${origin}/`] };
    const { error } = await jobs['site-audit']({ plan, maxPages: 1 });
    expect(error).toMatch(/^payload-invalid: [^\n]*maxPages/);
  });
});

test('results are the documented objects', async () => {
  const { jobs, origin } = await setUp();
  const steps: string[] = [];
  const onProgress = ({ step }: { readonly step: string }) => steps.push(step);
  const crawler = await jobs['crawler-check']({ url: origin }, { onProgress });
  crawlerCheckResult.parse(crawler.result?.result);
  llmsCheckResult.parse((await jobs['llms-check']({ url: origin })).result?.result);
  schemaAuditResult.parse((await jobs['schema-audit']({ url: origin })).result?.result);
  expect(siteSummary.parse((await jobs['site-audit']({ url: origin })).result)).toMatchObject({ pages: 2 });
  expect(steps[0]).toBe('home page');
  expect(crawler.result?.score).toBeGreaterThan(0);
});

test('a page of another kind than HTML is a failed end of the schema audit', async () => {
  const site = await serveSite({
    '/x.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    '/x': { headers: { 'content-type': 'text/html', 'content-encoding': 'compress' }, body: '<p>x</p>' },
  });
  const auditor = createAuditor({ allowOrigins: [site.origin], limits: { retries: 0 } });
  onTestFinished(() => auditor.close());
  const audit = createJobs(auditor)['schema-audit'];
  expect((await audit({ url: `${site.origin}/x.pdf` })).error).toMatch(
    /^target-not-html: http.*\/x\.pdf: content type application\/pdf$/,
  );
  expect((await audit({ url: `${site.origin}/x` })).error).toMatch(
    /^target-not-html: http.*\/x: content coding compress$/,
  );
});

test('links followed for a generated llms.txt go through the gate that audits of the host share', async () => {
  const linked = ['/a', '/b', '/c'].map((path) => `<a href="${path}">${path}</a>`).join('');
  const site = await serveSite({
    '/': PAGE + linked,
    '/a': PAGE,
    '/b': PAGE,
    '/c': PAGE,
    '/robots.txt': 'User-agent: *\nCrawl-delay: 5\n',
  });
  const time = { now: 0, sleeps: new Set<number>() };
  const auditor = createAuditor({
    allowOrigins: [site.origin],
    clock: () => time.now,
    sleep: async (milliseconds) => {
      time.sleeps.add(milliseconds);
      time.now += milliseconds;
    },
  });
  onTestFinished(() => auditor.close());
  expect((await auditor.llmsCheck(site.origin)).generated).toContain('/c');
  expect([...time.sleeps]).toEqual([5_000]);
  // Read for its links, and remembered.
  expect(site.asked.filter((path) => path === '/a')).toHaveLength(1);
});

test('a generated llms.txt names the Markdown copy of a page where one is announced and served as Markdown', async () => {
  const announcing = (copy: string) =>
    PAGE.replace('<title>', `<link rel="alternate" type="text/markdown" href="${copy}"><title>`);
  const markdown = { headers: { 'content-type': 'text/markdown; charset=utf-8' }, body: '# Tea' };
  const site = await serveSite({
    '/': PAGE + ['/a', '/b', '/c', '/d'].map((path) => `<a href="${path}">${path}</a>`).join(''),
    '/a': announcing('/a.md'),
    '/a.md': markdown,
    '/b': announcing('/b.md'),
    '/b.md': PAGE,
    '/c': announcing('/c.md'),
    '/d': announcing('/closed/d.md'),
    '/closed/d.md': markdown,
    '/robots.txt': 'User-agent: *\nDisallow: /closed/\n',
  });
  const auditor = createAuditor({ allowOrigins: [site.origin] });
  onTestFinished(() => auditor.close());
  const { generated } = await auditor.llmsCheck(site.origin);
  expect([...(generated ?? '').matchAll(/\]\(http:\/\/[^/]*([^)]*)\)/g)].map(([, path]) => path)).toEqual([
    '/',
    '/a.md',
    '/b',
    '/c',
    '/d',
  ]);
  expect(site.asked).not.toContain('/closed/d.md');
});

test('a site audit with a ledger asks a second time for nothing that was kept', async () => {
  const { jobs, origin, asked } = await setUp();
  const ledger = memoryLedger<PageUnit>();
  const plan: SitePlan = { origin, sitemapFound: true, totalPages: 2, urls: [`${origin}/`, `${origin}/a`] };
  const [payload] = shardPayloads(plan, { workers: 4 });
  const first = await jobs['site-audit'](payload, { ledger });
  const before = asked.length;
  expect(await jobs['site-audit'](payload, { ledger })).toEqual(first);
  expect(asked.slice(before)).toEqual(['/robots.txt']);
});

test.each([
  [
    { plan: { origin: 'https://example.com', sitemapFound: true, totalPages: 1, urls: [1] } },
    /plan\.urls\.0: /,
  ],
  [{ plan: { origin: 'https://example.com' } }, /plan\.sitemapFound: /],
  [{ url: 'x', more: 1 }, /Unrecognized key: "more"/],
  [{ url: 'x', lanes: 0 }, /lanes: /],
  [null, /^payload-invalid: Invalid input/],
])(
  'of a payload that could have two shapes, %j, the nearer one says what is wrong',
  async (payload, line) => {
    const { jobs } = await setUp();
    expect((await jobs['site-audit'](payload)).error).toMatch(line);
  },
);

test.each([0, 11, 1.5])('%s lanes are refused', async (lanes) => {
  const { jobs, origin } = await setUp();
  expect((await jobs['site-audit']({ url: origin, lanes })).error).toMatch(/^payload-invalid: /);
});

describe('ends', () => {
  test('only coded failures that a retry cannot change are ends', async () => {
    const failing = (error: unknown) =>
      endOf(async () => {
        throw error;
      });
    expect(await failing(new CodedError('target-not-found', 'x'))).toMatchObject({ status: 'failed' });
    for (const error of [new CodedError('target-unreachable'), stoppedError('user'), new Error('bug'), 'x'])
      await expect(failing(error)).rejects.toBe(error);
  });

  test('the failure of a stopped job is one line with its code', () => {
    expect(stoppedError('by\nuser').message).toBe('aborted: by user');
    expect(stoppedError(new Error('x')).message).toBe('aborted: x');
    expect(stoppedError(undefined).message).toBe('aborted: The work was stopped');
  });
});

describe('shards', () => {
  const plan = (pages: number): SitePlan => ({
    origin: 'https://example.com',
    sitemapFound: true,
    totalPages: pages,
    urls: Array.from({ length: pages }, (_, index) => `https://example.com/${index}`),
  });

  test.each([
    [undefined, 4],
    [1, 4],
    [2, 2],
    [3, 1],
    [4, 1],
    [100, 1],
  ])('with %s workers each asks with %s lanes', (workers, lanes) => {
    const payloads = shardPayloads(plan(250), workers === undefined ? {} : { workers });
    expect(payloads.map((payload) => payload.lanes)).toEqual([lanes, lanes, lanes]);
  });

  test('their payloads pass the border; addresses of one page come once', async () => {
    const doubled = { ...plan(2), urls: ['https://example.com/1', 'https://example.com/1#x'] };
    expect(shardPayloads(doubled)).toHaveLength(1);
    expect(shardPayloads(doubled)[0]).toMatchObject({ plan: { totalPages: 1 } });
    expect(() => shardPayloads(plan(1), { workers: 0 })).toThrow(TypeError);
    // Each shard would fail at the border, one by one.
    for (const ids of [{ jobId: 'audit-7' }, { businessId: '' }])
      expect(() => shardPayloads(plan(1), ids)).toThrow(TypeError);
  });

  test('a shard without a summary is counted as failed and its pages stay missing', () => {
    const good = { status: 'complete', result: { ...EMPTY_SUMMARY, pages: 3, scoreSum: 9 }, error: null };
    const bad = { status: 'failed', result: null, error: 'target-invalid: x' };
    const summaries = [good, bad, null, 'x', {}].map(summaryInEnd);
    expect(joinShards(summaries, 10)).toMatchObject({
      summary: { totalPages: 10, pages: 3, scoreSum: 9 },
      failedShards: 4,
    });
  });
});
