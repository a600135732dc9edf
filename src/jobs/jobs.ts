import {
  auditJobPayload,
  siteJobPayload,
  siteSummary,
  type CrawlerCheckResult,
  type LlmsCheckResult,
  type SchemaAuditResult,
  type SitePlan,
  type SiteSummary,
} from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import type { Auditor } from './auditor.ts';
import { planOf } from './discover-site.ts';
import { endOf, type Job, type JobContext, type JobEnd } from './job.ts';
import type { PageUnit } from './page-unit.ts';
import type { SiteProgress } from './site-audit.ts';
import type { AuditError } from './target-error.ts';

/** What a crawler, llms or schema job tells while it runs. */
export interface StepProgress {
  /** What is being asked for. */
  readonly step: string;
}

/** A documented result with its score. */
export interface Scored<Result> {
  readonly result: Result;
  readonly score: number;
}

/** The four audits as jobs, by name. */
export interface Jobs {
  readonly 'crawler-check': Job<unknown, JobEnd<Scored<CrawlerCheckResult>>, StepProgress>;
  readonly 'llms-check': Job<unknown, JobEnd<Scored<LlmsCheckResult>>, StepProgress>;
  readonly 'schema-audit': Job<unknown, JobEnd<Scored<SchemaAuditResult>>, StepProgress>;
  /**
   * Audits a plan, or plans a site and audits it. Give it a ledger, so that a rerun does only the rest. A site that
   * stops answering half-way is a complete end whose `pages` are fewer than its `totalPages`: the pages read are not lost.
   */
  readonly 'site-audit': Job<unknown, JobEnd<SiteSummary>, SiteProgress, PageUnit>;
}

/** The name of a job. */
export type JobName = keyof Jobs;

/** The four audits as jobs: JSON in, JSON out, validated at the border, failures that were to be expected as ends. */
export function createJobs(auditor: Auditor): Jobs {
  return {
    'crawler-check': (payload, context) =>
      endOf(async () => {
        const { url } = read(auditJobPayload, payload);
        const { result, evidence, error } = await auditor.crawlerCheck(url, stepsOf(context));
        return scored(result, evidence.score, error);
      }),
    'llms-check': (payload, context) =>
      endOf(async () => {
        const { url } = read(auditJobPayload, payload);
        const { result, error } = await auditor.llmsCheck(url, stepsOf(context));
        return scored(result, result.score, error);
      }),
    'schema-audit': (payload, context) =>
      endOf(async () => {
        const { url } = read(auditJobPayload, payload);
        const { result, error } = await auditor.schemaAudit(url, stepsOf(context));
        return scored(result, result.score, error);
      }),
    'site-audit': (payload, context = {}) =>
      endOf(async () => {
        const wanted = read(siteJobPayload, payload);
        const lanes = wanted.lanes === undefined ? {} : { lanes: wanted.lanes };
        const plan = 'plan' in wanted ? wanted.plan : await planned(auditor, wanted.url, context);
        const { summary, error } = await auditor.auditSite(plan, { ...context, ...lanes });
        if (error !== null && summary.pages === 0) throw new CodedError(error.code, error.detail);
        return siteSummary.parse(summary);
      }),
  };
}

/** A rerun plans anew; what the ledger holds of the new plan is not asked for again. Give a plan to fix the list. */
async function planned(
  auditor: Auditor,
  url: string,
  { signal }: JobContext<SiteProgress, PageUnit>,
): Promise<SitePlan> {
  return planOf(await auditor.discoverSite(url, { signal }));
}

function scored<Result>(result: Result, score: number, error: AuditError | null): Scored<Result> {
  if (error !== null) throw new CodedError(error.code, error.detail);
  return { result, score };
}

function stepsOf({ signal, onProgress }: JobContext<StepProgress> = {}) {
  return { signal, onStep: (step: string) => void onProgress?.({ step }) };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** What each shape that was possible here has against the value. */
  readonly errors?: readonly (readonly Issue[])[];
}

interface Schema<Payload> {
  safeParse(
    value: unknown,
  ): { success: true; data: Payload } | { success: false; error: { issues: readonly Issue[] } };
}

function read<Payload>(schema: Schema<Payload>, payload: unknown): Payload {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CodedError('payload-invalid', issue === undefined ? '' : issueLine(issue));
}

/** Where a payload has several possible shapes, the complaint of the one that it comes nearest to. */
function issueLine({ path, message, errors = [] }: Issue): string {
  const [nearest] = errors.toSorted((a, b) => distance(a) - distance(b));
  const [inner] = nearest ?? [];
  if (inner !== undefined) return issueLine({ ...inner, path: [...path, ...inner.path] });
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

/** How far a value is from a shape: a fault deep inside says more for the shape than one at its door. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, { path }) => sum + 1 / (1 + path.length), 0);
}
