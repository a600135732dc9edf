import {
  auditJobPayload,
  siteJobPayload,
  siteSummary,
  type AuditJobPayload,
  type CrawlerCheckResult,
  type LlmsCheckResult,
  type SchemaAuditResult,
  type SiteJobPayload,
  type SitePlan,
  type SiteSummary,
} from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { createScope } from '../gather/scope.ts';
import type { Auditor } from './auditor.ts';
import type { RunOptions, StepCount } from './engine.ts';
import { endOf, type Job, type JobEnd } from './job.ts';
import { checkOptions } from './options.ts';
import type { PageUnit } from './page-unit.ts';
import { readPayload } from './payload.ts';
import type { SiteProgress } from './site-audit.ts';
import type { AuditError } from './target-error.ts';

/** What a crawler, llms or schema job tells while it runs: steps that are `done`, of a `total` that stays as it is. */
export interface StepProgress extends StepCount {
  /** What is being asked for. */
  readonly step: string;
}

/** A documented result with its score. */
export interface Scored<Result> {
  readonly result: Result;
  readonly score: number;
}

/** What each job is given. A queue may hand over anything: a job checks it before it begins. */
export interface JobPayloads {
  readonly 'crawler-check': AuditJobPayload;
  readonly 'llms-check': AuditJobPayload;
  readonly 'schema-audit': AuditJobPayload;
  readonly 'site-audit': SiteJobPayload;
}

/** What each job gives once it is complete: the `result` of its end. */
export interface JobResults {
  readonly 'crawler-check': Scored<CrawlerCheckResult>;
  readonly 'llms-check': Scored<LlmsCheckResult>;
  readonly 'schema-audit': Scored<SchemaAuditResult>;
  readonly 'site-audit': SiteSummary;
}

/** The four audits as jobs, by name. */
export interface Jobs {
  readonly 'crawler-check': Job<unknown, JobEnd<JobResults['crawler-check']>, StepProgress>;
  readonly 'llms-check': Job<unknown, JobEnd<JobResults['llms-check']>, StepProgress>;
  readonly 'schema-audit': Job<unknown, JobEnd<JobResults['schema-audit']>, StepProgress>;
  /**
   * Audits a plan, or plans a site and audits it. Give it a ledger, so that a rerun does only the rest. A site that
   * stops answering half-way is a complete end whose `pages` are fewer than its `totalPages`: the pages read are not lost.
   */
  readonly 'site-audit': Job<unknown, JobEnd<JobResults['site-audit']>, SiteProgress, PageUnit>;
}

/** The name of a job. */
export type JobName = keyof Jobs;

/** The four audits as jobs: JSON in, JSON out, validated at the border, failures that were to be expected as ends. */
export function createJobs(auditor: Auditor): Jobs {
  return {
    'crawler-check': checkJob(
      (url, run) => auditor.crawlerCheck(url, run),
      ({ evidence }) => evidence.score,
    ),
    'llms-check': checkJob(
      (url, run) => auditor.llmsCheck(url, run),
      ({ result }) => result.score,
    ),
    'schema-audit': checkJob(
      (url, run) => auditor.schemaAudit(url, run),
      ({ result }) => result.score,
    ),
    'site-audit': (payload, context = {}) =>
      endOf(async () => {
        const { lanes, questions, ...wanted } = readPayload(siteJobPayload, payload);
        // A rerun plans anew; what the ledger holds of the new plan is not asked for again. Give a plan to fix the list.
        const plan = 'plan' in wanted ? wanted.plan : await planOf(auditor, wanted, context.signal);
        const { summary, error } = await auditor.auditSite(plan, { ...context, lanes, questions });
        if (error !== null && summary.pages === 0) throw new CodedError(error.code, error.detail);
        return siteSummary.parse(summary);
      }),
  };
}

/** The plan of a site that its sender could not wait for, of as many pages as were asked for. */
function planOf(
  auditor: Auditor,
  {
    url,
    jobId: _job,
    businessId: _business,
    ...scope
  }: Omit<Exclude<SiteJobPayload, { readonly plan: SitePlan }>, 'questions'>,
  signal: AbortSignal | undefined,
): Promise<SitePlan> {
  try {
    createScope(scope);
    checkOptions('discoverSite', scope);
  } catch (error) {
    // What no schema says of a pattern.
    throw new CodedError('payload-invalid', error instanceof Error ? error.message : '');
  }
  return auditor.discoverSite(url, { ...scope, signal });
}

/** The job of an audit of one address. */
function checkJob<Found extends { readonly result: unknown; readonly error: AuditError | null }>(
  audit: (url: string, run: RunOptions) => Promise<Found>,
  scoreOf: (found: Found) => number,
): Job<unknown, JobEnd<Scored<Found['result']>>, StepProgress> {
  return (payload, { signal, onProgress } = {}) =>
    endOf(async () => {
      const { url } = readPayload(auditJobPayload, payload);
      const found = await audit(url, { signal, onStep: (step, count) => onProgress?.({ step, ...count }) });
      if (found.error !== null) throw new CodedError(found.error.code, found.error.detail);
      return { result: found.result, score: scoreOf(found) };
    });
}
