import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractSchemas } from '../../src/contract/index.ts';
import { nextStatus, queuedStatus, type EndOf, type JobEvent } from '../../src/jobs/job-status.ts';
import type { JobName } from '../../src/jobs/jobs.ts';
import { arbitraryOf } from '../contract/arbitrary.ts';

const jobId = '8f14e45f-ceea-467f-9d3b-0e4c1f2a3b4c';

const KINDS = [
  ['crawler-check', 'CrawlerCheckStatus', 'CrawlerCheckResult'],
  ['llms-check', 'LlmsCheckStatus', 'LlmsCheckResult'],
  ['schema-audit', 'SchemaAuditStatus', 'SchemaAuditResult'],
  ['site-audit', 'SeoAuditStatus', 'SiteSummary'],
] as const;

/** Anything that may happen to a job, in any order. */
function eventOf(kind: JobName, result: string): fc.Arbitrary<JobEvent> {
  const completed = arbitraryOf(result).map((found) => ({
    status: 'complete' as const,
    result: kind === 'site-audit' ? found : { result: found, score: 50 },
    error: null,
  })) as fc.Arbitrary<EndOf<JobName>>;
  const failed = fc.constant({ status: 'failed', result: null, error: 'target-blocked: x' } as const);
  return fc.oneof(
    fc.constant({ type: 'started' } as const),
    fc.record({ type: fc.constant('planned' as const), totalPages: fc.nat(60) }),
    fc.record(
      {
        type: fc.constant('page' as const),
        pagesCompleted: fc.nat(60),
        currentUrl: fc.webUrl(),
        totalPages: fc.nat(60),
      },
      { requiredKeys: ['type', 'pagesCompleted', 'currentUrl'] },
    ),
    fc.record({ type: fc.constant('ended' as const), end: fc.oneof(completed, failed) }),
    fc.record({ type: fc.constant('failed' as const), error: fc.constantFrom('', 'a\nb') }),
  );
}

test.each(KINDS)(
  'any events of a %s give its documented status, and its end stands',
  (kind, name, result) => {
    fc.assert(
      fc.property(fc.array(eventOf(kind, result), { maxLength: 6 }), (events) => {
        let status = queuedStatus<JobName>(kind, jobId);
        expect(status).toMatchObject({ jobId, status: 'queued' });
        for (const event of events) {
          const next = nextStatus<JobName>(kind, status, event);
          expect(contractSchemas[name].safeParse(next).error).toBeUndefined();
          const isOver = status.status === 'complete' || status.status === 'failed';
          expect(next).toEqual(isOver ? status : next);
          status = next;
        }
      }),
      { numRuns: 30 },
    );
  },
);

test('the life of a job: a site that its worker plans, and a check that fails', () => {
  const events: JobEvent<'site-audit'>[] = [
    { type: 'started' },
    { type: 'page', pagesCompleted: 1, totalPages: 4, currentUrl: 'https://example.com/' },
    { type: 'page', pagesCompleted: 2, totalPages: 4, currentUrl: 'https://example.com/b' },
  ];
  const site = events.reduce(
    (status, event) => nextStatus('site-audit', status, event),
    queuedStatus('site-audit', jobId),
  );
  expect(site).toMatchObject({ status: 'running', totalPages: 4, pagesCompleted: 2, percentComplete: 50 });
  const started = nextStatus('schema-audit', queuedStatus('schema-audit', jobId), { type: 'started' });
  expect(started).toEqual({ jobId, status: 'processing', result: null });
  expect(nextStatus('schema-audit', started, { type: 'failed', error: '' })).toEqual({
    jobId,
    status: 'failed',
    result: null,
    error: 'aborted: The work was stopped',
  });
});
