import { expectTypeOf, test } from 'vitest';
import {
  createJobs,
  joinShards,
  memoryLedger,
  openFileLedger,
  readPageUnit,
  shardPayloads,
  summaryInEnd,
  type Auditor,
  type Job,
  type JobEnd,
  type JoinedSite,
  type Ledger,
  type PageUnit,
  type SiteJobPayload,
  type SitePlan,
  type SiteProgress,
  type SiteSummary,
} from '../../src/index.ts';
import { bullmqProcessor, joinProcessor, siteFlow, supervise } from '../../src/queue/bullmq.ts';
import {
  joinBatch,
  shardJobs,
  siteBatch,
  workJoins,
  workPgBoss,
  type PgBossWorker,
} from '../../src/queue/pg-boss.ts';

type SiteJob = Job<unknown, JobEnd<SiteSummary>, SiteProgress, PageUnit>;

test('what a recipe for another queue writes against', () => {
  expectTypeOf<ReturnType<typeof createJobs>['site-audit']>().toEqualTypeOf<SiteJob>();
  expectTypeOf(createJobs).parameter(0).toEqualTypeOf<Auditor>();
  expectTypeOf(memoryLedger<PageUnit>()).toEqualTypeOf<Ledger<PageUnit>>();
  expectTypeOf(openFileLedger<PageUnit>)
    .parameter(1)
    .toEqualTypeOf<(value: unknown) => PageUnit>();
  expectTypeOf(readPageUnit).toEqualTypeOf<(value: unknown) => PageUnit>();
  expectTypeOf(shardPayloads).returns.toEqualTypeOf<SiteJobPayload[]>();
  expectTypeOf(summaryInEnd).returns.toEqualTypeOf<SiteSummary | null>();
  expectTypeOf(joinShards).returns.toEqualTypeOf<JoinedSite>();
});

test('an end tells its kinds apart', () => {
  const read = (end: JobEnd<SiteSummary>) => (end.status === 'complete' ? end.result.pages : end.error);
  expectTypeOf(read).returns.toEqualTypeOf<string | number>();
});

test('the adapters take a job of any shape', () => {
  type Numbers = Job<number, string, boolean>;
  expectTypeOf(bullmqProcessor<number, string, boolean, never>)
    .parameter(0)
    .toEqualTypeOf<Numbers>();
  expectTypeOf(workPgBoss<number, string, boolean, never>)
    .parameter(2)
    .toEqualTypeOf<Numbers>();
  expectTypeOf(joinProcessor()).returns.resolves.toEqualTypeOf<JoinedSite>();
  expectTypeOf(siteFlow).parameter(0).toEqualTypeOf<SitePlan>();
  expectTypeOf(supervise).returns.toEqualTypeOf<{ readonly shutdown: () => Promise<void> }>();
  expectTypeOf(shardJobs).returns.items.toHaveProperty('retryLimit');
  expectTypeOf(joinBatch).returns.toEqualTypeOf<JoinedSite>();
  expectTypeOf(siteBatch).returns.toHaveProperty('join');
  expectTypeOf(workJoins).returns.resolves.toEqualTypeOf<PgBossWorker>();
});
