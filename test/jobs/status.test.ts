import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announceSeoAudit } from '../../src/audits/events.ts';
import { crawlerCheckStatus, seoAuditStatus } from '../../src/contract/index.ts';
import { EMPTY_SUMMARY } from '../../src/jobs/site-summary.ts';
import {
  nextAuditStatus,
  nextSeoStatus,
  percentOf,
  queuedAuditStatus,
  queuedSeoStatus,
  type SeoJobEvent,
} from '../../src/jobs/status.ts';

const jobId = '8f14e45f-ceea-467f-9d3b-0e4c1f2a3b4c';

test('the life of a site audit', () => {
  const events: SeoJobEvent[] = [
    { type: 'planned', totalPages: 3 },
    { type: 'started' },
    { type: 'page', pagesCompleted: 1, currentUrl: 'https://example.com/' },
    { type: 'page', pagesCompleted: 3, currentUrl: 'https://example.com/c' },
  ];
  const running = events.reduce(nextSeoStatus, queuedSeoStatus(jobId));
  expect(running).toEqual({
    jobId,
    status: 'running',
    totalPages: 3,
    pagesCompleted: 3,
    percentComplete: 99,
    currentUrl: 'https://example.com/c',
    error: null,
  });
  expect(nextSeoStatus(running, { type: 'completed' })).toMatchObject({
    status: 'complete',
    percentComplete: 100,
  });
  expect(nextSeoStatus(running, { type: 'failed', error: 'aborted: x' })).toMatchObject({
    status: 'failed',
    percentComplete: 99,
  });
});

test('any sequence of events gives documented objects whose numbers never fall', () => {
  const event: fc.Arbitrary<SeoJobEvent> = fc.oneof(
    fc.constant<SeoJobEvent>({ type: 'started' }),
    fc.record({ type: fc.constant('page' as const), pagesCompleted: fc.nat(50), currentUrl: fc.webUrl() }),
    fc.constant<SeoJobEvent>({ type: 'completed' }),
    fc.record({ type: fc.constant('failed' as const), error: fc.constant('timeout: too slow') }),
  );
  fc.assert(
    fc.property(fc.array(event), fc.nat(40), (events, totalPages) => {
      let status = queuedSeoStatus(jobId, totalPages);
      for (const one of events) {
        const next = nextSeoStatus(status, one);
        seoAuditStatus.parse(next);
        expect(next.percentComplete).toBeGreaterThanOrEqual(status.percentComplete);
        expect(next.pagesCompleted).toBeGreaterThanOrEqual(status.pagesCompleted);
        expect(next.percentComplete === 100).toBe(next.status === 'complete');
        status = next;
      }
    }),
  );
});

test('the life of another audit', () => {
  const queued = queuedAuditStatus(jobId);
  expect(queued).toEqual({ jobId, status: 'queued', error: null, result: null });
  const running = nextAuditStatus(queued, { type: 'started' });
  expect(running).toEqual({ jobId, status: 'processing', error: null, result: null });
  const complete = nextAuditStatus<number>(running, { type: 'completed', result: 7 });
  expect(complete).toEqual({ jobId, status: 'complete', error: null, result: 7 });
  expect(nextAuditStatus<number>(complete, { type: 'failed', error: 'late: x' })).toBe(complete);
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 66],
  [99, 100, 99],
  [300, 300, 99],
])('%i of %i pages are %i per cent while the job runs', (completed, total, percent) => {
  expect(percentOf(completed, total)).toBe(percent);
});

test('with the summary of the site the status counts what its event tells, what was lost included', () => {
  const running = nextSeoStatus(queuedSeoStatus(jobId, 9), { type: 'started' });
  fc.assert(
    fc.property(fc.nat(5), fc.nat(4), (pages, duplicates) => {
      const summary = { ...EMPTY_SUMMARY, totalPages: 9, pages, duplicates };
      const { data } = announceSeoAudit(summary, {
        jobId,
        businessId: jobId,
        businessName: '',
        timestamp: '',
      });
      const { status, totalPages, pagesCompleted, percentComplete } = nextSeoStatus(running, {
        type: 'completed',
        summary,
      });
      expect({ totalPages, pagesCompleted }).toEqual({ totalPages: 9, pagesCompleted: pages + duplicates });
      expect(data).toMatchObject({ totalPages, pagesCompleted });
      expect([status, percentComplete]).toEqual(['complete', 100]);
    }),
  );
  expect(nextSeoStatus(running, { type: 'completed' }).pagesCompleted).toBe(9);
});

test('a job that has ended stays ended', () => {
  const done = nextSeoStatus(queuedSeoStatus(jobId, 2), { type: 'completed' });
  expect(done).toMatchObject({ pagesCompleted: 2, percentComplete: 100 });
  for (const late of [{ type: 'started' }, { type: 'failed', error: 'late: x' }] as const)
    expect(nextSeoStatus(done, late)).toBe(done);
  const broken = nextSeoStatus(queuedSeoStatus(jobId, 2), { type: 'failed', error: 'target-blocked: x' });
  for (const late of [{ type: 'started' }, { type: 'completed' }] as const)
    expect(nextSeoStatus(broken, late)).toBe(broken);
  const failed = nextAuditStatus(queuedAuditStatus(jobId), { type: 'failed', error: 'target-invalid: no' });
  expect(nextAuditStatus(failed, { type: 'started' })).toBe(failed);
  crawlerCheckStatus.parse(failed);
});

test('a late event changes nothing, and no number of an event is taken as it is', () => {
  const page = (pagesCompleted: number, currentUrl: string) => ({
    type: 'page' as const,
    pagesCompleted,
    currentUrl,
  });
  const status = nextSeoStatus(queuedSeoStatus(jobId, 10), page(6, 'https://example.com/6'));
  for (const late of [5, 0, -1, Number.NaN])
    expect(nextSeoStatus(status, page(late, 'https://example.com/old'))).toEqual(status);
  expect(nextSeoStatus(status, page(6.9, 'https://example.com/7')).pagesCompleted).toBe(6);
  for (const count of [Number.NaN, Infinity, -1, 1.5, 1e21]) {
    expect(queuedSeoStatus(jobId, count).totalPages).toBe(0);
    expect(nextSeoStatus(status, { type: 'planned', totalPages: count }).totalPages).toBe(6);
  }
  expect(nextSeoStatus(status, page(Infinity, 'https://example.com/7'))).toMatchObject({
    pagesCompleted: 10,
    percentComplete: 99,
  });
});

test('a plan made anew never has fewer pages than have been audited', () => {
  const status = nextSeoStatus(queuedSeoStatus(jobId, 10), {
    type: 'page',
    pagesCompleted: 6,
    currentUrl: 'x',
  });
  expect(nextSeoStatus(status, { type: 'planned', totalPages: 3 })).toMatchObject({
    totalPages: 6,
    pagesCompleted: 6,
    percentComplete: 60,
  });
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', /^job-broken: (?!.*ECONNREFUSED)/],
  ["OOM command not allowed when used memory > 'maxmemory'", /^job-broken: (?!.*OOM)/],
  ['error: relation "job" does not exist', /^job-broken: (?!.*relation)/],
  ['toString: x', /^job-broken: /],
  ['store-unavailable', /^job-broken: /],
  ['store-unavailable: Connection\nterminated', /^store-unavailable: Connection terminated$/],
  ['', /^aborted: /],
])('the error of a status has a stable code in front, and no text of a driver: %s', (error, shown) => {
  expect(nextAuditStatus(queuedAuditStatus(jobId), { type: 'failed', error }).error).toMatch(shown);
  expect(nextSeoStatus(queuedSeoStatus(jobId), { type: 'failed', error }).error).toMatch(shown);
});

test('no status holds the secret of an address', () => {
  const page = {
    type: 'page',
    pagesCompleted: 1,
    currentUrl: 'https://a.example/?token=0123456789',
  } as const;
  const running = nextSeoStatus(
    nextSeoStatus(queuedSeoStatus(jobId), { type: 'planned', totalPages: 3 }),
    page,
  );
  expect(running.currentUrl).toBe('https://a.example/?token=***');
  const error = 'target-unreachable: https://a.example/?token=0123456789: no answer';
  expect(nextAuditStatus(queuedAuditStatus(jobId), { type: 'failed', error }).error).not.toContain(
    '0123456789',
  );
});
