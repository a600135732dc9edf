import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  contractSchemas,
  type CrawlerCheckRecord,
  type CrawlerCheckResult,
  type LlmsCheckResult,
  type SchemaAuditResult,
  type SeoAuditStatus,
  type SiteSummary,
} from '../../src/contract/index.ts';
import { finishJob } from '../../src/jobs/finish-job.ts';
import { arbitraryOf } from '../contract/arbitrary.ts';

const stamp = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  jobId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  businessId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  businessName: 'Example & Söhne',
  timestamp: '2026-11-20T10:00:00.000Z',
  url: 'https://example.com/pricing',
};

const of = <T>(name: string) => arbitraryOf(name) as fc.Arbitrary<T>;
const complete = <Result>(result: Result) => ({ status: 'complete', result, error: null }) as const;
const failed = { status: 'failed', result: null, error: 'target-blocked: http://10.0.0.1/' } as const;
const { jobId, businessId } = stamp;

/** Whether a value is what the interface documents under that name. */
const isA = (name: keyof typeof contractSchemas, value: unknown) =>
  expect(contractSchemas[name].safeParse(value).error).toBeUndefined();

test('a check that is complete gives its status, its record and its event, each as documented', () => {
  fc.assert(
    fc.property(of<CrawlerCheckResult>('CrawlerCheckResult'), (result) => {
      const done = finishJob('crawler-check', complete({ result, score: 80 }), stamp);
      expectTypeOf(done.record).toEqualTypeOf<CrawlerCheckRecord | null>();
      expect(done.status).toEqual({ jobId, status: 'complete', error: null, result });
      isA('CrawlerCheckRecord', done.record);
      isA('CrawlerCheckEvent', done.event);
      expect(done).toMatchObject({
        record: { score: 80 },
        single: null,
        event: { data: { score: 80, jobId } },
      });
    }),
    { numRuns: 5 },
  );
  fc.assert(
    fc.property(of<LlmsCheckResult>('LlmsCheckResult'), (result) => {
      const done = finishJob('llms-check', complete({ result, score: result.score }), stamp);
      expect(done.status).toMatchObject({ status: 'complete', result });
      isA('LlmsCheckRecord', done.record);
      isA('LlmsCheckEvent', done.event);
    }),
    { numRuns: 5 },
  );
});

test('a Schema Audit has a single record as well, and its event names the row', () => {
  fc.assert(
    fc.property(of<SchemaAuditResult>('SchemaAuditResult'), (result) => {
      const done = finishJob('schema-audit', complete({ result, score: result.score }), stamp);
      isA('SchemaAuditRecord', done.record);
      isA('SchemaAuditSingle', done.single);
      isA('SchemaAuditEvent', done.event);
      expect(done.event?.data).toMatchObject({ scanId: stamp.id, urlScanned: stamp.url });
      const secret = { ...stamp, url: 'https://a.example/?token=0123456789' };
      const { event } = finishJob('schema-audit', complete({ result, score: result.score }), secret);
      expect(event?.data).toMatchObject({ urlScanned: 'https://a.example/?token=***' });
    }),
    { numRuns: 5 },
  );
});

test('a site has the counts of its summary in its status, and no record of its own', () => {
  fc.assert(
    fc.property(of<SiteSummary>('SiteSummary'), (summary) => {
      fc.pre(summary.scoreSum <= summary.pages * 100);
      const done = finishJob('site-audit', complete(summary), stamp);
      expectTypeOf(done.status).toEqualTypeOf<SeoAuditStatus>();
      expectTypeOf(done.record).toEqualTypeOf<null>();
      isA('SeoAuditStatus', done.status);
      isA('SeoAuditEvent', done.event);
      const { totalPages } = summary;
      expect(done.status).toMatchObject({ jobId, status: 'complete', totalPages, percentComplete: 100 });
    }),
    { numRuns: 20 },
  );
});

test.each(['crawler-check', 'llms-check', 'schema-audit', 'site-audit'] as const)(
  'a %s that has failed says why, and has nothing to keep or to send',
  (kind) => {
    const done = finishJob(kind, failed, stamp);
    expect(done).toMatchObject({ record: null, single: null, event: null });
    expect(done.status).toMatchObject({ jobId, status: 'failed', error: failed.error });
    expect(JSON.stringify(done)).not.toMatch(businessId);
  },
);
