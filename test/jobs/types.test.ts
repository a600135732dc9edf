import { expectTypeOf, test } from 'vitest';
import {
  createJobs,
  joinShards,
  memoryLedger,
  nextStatus,
  openFileLedger,
  readFileLedger,
  readPageUnit,
  shardPayloads,
  summaryInEnd,
  type AuditorOptions,
  type Auditor,
  type Job,
  type DiscoverSiteOptions,
  type EndOf,
  type FetcherOptions,
  type JobContext,
  type JobEnd,
  type JobEvent,
  type AuditJobPayload,
  type JobName,
  type JobPayloads,
  type JobResults,
  type Jobs,
  type JobStatuses,
  type LlmsCheckOptions,
  type RunOptions,
  type SiteAuditContext,
  type Spread,
  type JoinedSite,
  type Ledger,
  type PageUnit,
  type SchemaAuditResult,
  type SchemaAuditStatus,
  type SeoAuditStatus,
  type SeoPageRecord,
  type SiteJobPayload,
  type SitePlan,
  type SiteProgress,
  type SiteSummary,
} from '../../src/index.ts';
import {
  bullmqProcessor,
  joinProcessor,
  siteFlow,
  supervise,
  type BullmqOptions,
} from '../../src/queue/bullmq.ts';
import {
  joinBatch,
  shardJobs,
  siteBatch,
  workJoins,
  workPgBoss,
  type JoinOptions,
  type PgBossOptions,
  type PgBossWorker,
  type SiteBatchOptions,
} from '../../src/queue/pg-boss.ts';

import { postgresLedger, type PostgresLedger, type PostgresLike } from '../../src/queue/postgres-ledger.ts';
import {
  type HistoryList,
  type PostgresPool,
  type PostgresStore,
  type StoredEnd,
} from '../../src/queue/postgres-store.ts';

type SiteJob = Job<unknown, JobEnd<SiteSummary>, SiteProgress, PageUnit>;

test('what a recipe for another queue writes against', () => {
  expectTypeOf<ReturnType<typeof createJobs>['site-audit']>().toEqualTypeOf<SiteJob>();
  expectTypeOf(createJobs).parameter(0).toEqualTypeOf<Auditor>();
  expectTypeOf(memoryLedger<PageUnit>()).toEqualTypeOf<Ledger<PageUnit>>();
  expectTypeOf(openFileLedger<PageUnit>)
    .parameter(1)
    .toEqualTypeOf<(value: unknown) => PageUnit>();
  expectTypeOf(readFileLedger<PageUnit>).returns.toEqualTypeOf<Promise<Pick<Ledger<PageUnit>, 'kept'>>>();
  expectTypeOf(readPageUnit).toEqualTypeOf<(value: unknown) => PageUnit>();
  expectTypeOf(shardPayloads).returns.toEqualTypeOf<SiteJobPayload[]>();
  expectTypeOf(summaryInEnd).returns.toEqualTypeOf<SiteSummary | null>();
  expectTypeOf(joinShards).returns.toEqualTypeOf<JoinedSite>();
});

test('what a server keeps is typed by the kind of its job', () => {
  const store = (): PostgresStore => {
    throw new TypeError('for its types alone');
  };
  const pool = (): PostgresPool => {
    throw new TypeError('for its types alone');
  };
  expectTypeOf(pool).returns.toExtend<PostgresLike>();
  const ledger = () => postgresLedger(pool(), 'job');
  expectTypeOf(ledger).returns.toEqualTypeOf<PostgresLedger<PageUnit>>();
  expectTypeOf(ledger).returns.toExtend<Ledger<PageUnit>>();
  const pages = () => store().history('site-audit', '');
  expectTypeOf(pages).returns.resolves.toEqualTypeOf<HistoryList<SeoPageRecord>>();
  const status = () => store().status('schema-audit', '', '');
  expectTypeOf(status).returns.resolves.toEqualTypeOf<SchemaAuditStatus | null>();
  const end = (told: EndOf<JobName>) => store().end('', told);
  expectTypeOf(end).returns.resolves.toEqualTypeOf<StoredEnd | null>();
  const next = (before: JobStatuses['site-audit'], event: JobEvent<'site-audit'>) =>
    nextStatus('site-audit', before, event);
  expectTypeOf(next).returns.toEqualTypeOf<SeoAuditStatus>();
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

/** The optional properties of `T`, each there and perhaps `undefined`, as `{ signal: context?.signal }` makes it. */
type Optional<T> = { [Key in keyof T as object extends Pick<T, Key> ? Key : never]: T[Key] | undefined };

test('an option that may be left out may be undefined, whatever the caller compiles with', () => {
  expectTypeOf<Optional<JobContext<number, PageUnit>>>().toExtend<JobContext<number, PageUnit>>();
  expectTypeOf<Optional<SiteAuditContext>>().toExtend<SiteAuditContext>();
  expectTypeOf<Optional<AuditorOptions>>().toExtend<AuditorOptions>();
  expectTypeOf<Optional<FetcherOptions>>().toExtend<FetcherOptions>();
  expectTypeOf<Optional<RunOptions>>().toExtend<RunOptions>();
  expectTypeOf<Optional<LlmsCheckOptions>>().toExtend<LlmsCheckOptions>();
  expectTypeOf<Optional<DiscoverSiteOptions>>().toExtend<DiscoverSiteOptions>();
  expectTypeOf<Optional<Spread>>().toExtend<Spread>();
  expectTypeOf<Optional<BullmqOptions<number, PageUnit>>>().toExtend<BullmqOptions<number, PageUnit>>();
  expectTypeOf<Optional<PgBossOptions<number, number, PageUnit>>>().toExtend<
    PgBossOptions<number, number, PageUnit>
  >();
  expectTypeOf<Optional<JoinOptions>>().toExtend<JoinOptions>();
  expectTypeOf<Optional<SiteBatchOptions>>().toExtend<Partial<SiteBatchOptions>>();
});

test('the join of a flow is told the ids that the flow was given', () => {
  joinProcessor(async (_joined, { data }) => {
    expectTypeOf(data.jobId).toEqualTypeOf<string | undefined>();
    expectTypeOf(data.businessId).toEqualTypeOf<string | undefined>();
  });
});

test('what each job takes and gives has a type by its kind', () => {
  expectTypeOf<keyof JobPayloads>().toEqualTypeOf<JobName>();
  expectTypeOf<keyof JobResults>().toEqualTypeOf<JobName>();
  expectTypeOf<JobPayloads['llms-check']>().toEqualTypeOf<AuditJobPayload>();
  expectTypeOf<{ url: string; maxPages: number }>().toExtend<JobPayloads['site-audit']>();
  expectTypeOf<{ url: string; maxPages: number }>().not.toEqualTypeOf<JobPayloads['crawler-check']>();
  expectTypeOf<Awaited<ReturnType<Jobs['site-audit']>>['result']>().toEqualTypeOf<
    JobResults['site-audit'] | null
  >();
  expectTypeOf<JobResults['schema-audit']['result']>().toEqualTypeOf<SchemaAuditResult>();
});
