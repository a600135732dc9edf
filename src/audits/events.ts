/** The events of completed audits, built from results. Ids and times come from the caller. */
import type {
  CrawlerCheckEvent,
  CrawlerCheckResult,
  LlmsCheckEvent,
  LlmsCheckResult,
  SchemaAuditEvent,
  SchemaAuditResult,
  SeoAuditEvent,
  SiteSummary,
} from '../contract/index.ts';
import { meansOf, pagesDone } from '../contract/site-means.ts';
import { masked } from '../values/secrets.ts';
import { botsAllowed } from './records.ts';

/** Whom an event is for, which job it closes, and when it is made. Copied into the event as it is given. */
export interface EventStamp {
  /** UUID of the job. */
  readonly jobId: string;
  /** UUID of the business. */
  readonly businessId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly timestamp: string;
}

/** An {@link EventStamp} of the events that also name the business. */
export interface NamedEventStamp extends EventStamp {
  readonly businessName: string;
}

/**
 * The event of a finished Crawler Check: a summary, without the bots one by one. Its result has no score: the caller
 * passes that of the evidence, 0 to 100.
 */
export function announceCrawlerCheck(
  result: CrawlerCheckResult,
  stamp: EventStamp & { readonly score: number },
): CrawlerCheckEvent {
  const data = {
    businessId: stamp.businessId,
    domain: result.domain,
    jobId: stamp.jobId,
    status: 'complete',
    score: stamp.score,
    botsAllowed: botsAllowed(result),
    botsTotal: result.botStatuses.length,
    llmsTxtFound: result.llms.found,
    sitemapFound: result.sitemap.found,
  } as const;
  return { event: 'crawler_check.completed', data, timestamp: stamp.timestamp };
}

/** The event of a finished LLMs.txt Check. */
export function announceLlmsCheck(result: LlmsCheckResult, stamp: EventStamp): LlmsCheckEvent {
  const data = {
    businessId: stamp.businessId,
    domain: result.domain,
    jobId: stamp.jobId,
    status: 'complete',
    score: result.score,
    hasLlmsTxt: result.hasLlmsTxt,
    hasLlmsFullTxt: result.hasLlmsFullTxt,
  } as const;
  return { event: 'llms_check.completed', data, timestamp: stamp.timestamp };
}

/** The event of a finished Schema Audit of `url`, whose secrets are masked: an event leaves the house. `scanId` is the row id of its history record. */
export function announceSchemaAudit(
  result: SchemaAuditResult,
  stamp: NamedEventStamp & { readonly scanId: string; readonly url: string },
): SchemaAuditEvent {
  const data = {
    businessId: stamp.businessId,
    businessName: stamp.businessName,
    scanId: stamp.scanId,
    jobId: stamp.jobId,
    urlScanned: masked(stamp.url),
    domainScanned: result.domain,
    status: 'complete',
    score: result.score,
    schemasFound: result.schemasFound,
    schemasMissing: result.schemasMissing,
  } as const;
  return { event: 'schema_audit.completed', data, timestamp: stamp.timestamp };
}

/** The event of a finished AI SEO audit. `summary` covers the whole site: only the job that joins the shards has it. */
export function announceSeoAudit(summary: SiteSummary, stamp: NamedEventStamp): SeoAuditEvent {
  const data = {
    businessId: stamp.businessId,
    businessName: stamp.businessName,
    jobId: stamp.jobId,
    status: 'complete',
    totalPages: summary.totalPages,
    pagesCompleted: pagesDone(summary),
    avgScore: averageScore(summary),
  } as const;
  return { event: 'ai_seo_audit.completed', data, timestamp: stamp.timestamp };
}

/** Mean overall score of the audited pages, 0 to 100, rounded half up; 0 without a page. */
export function averageScore(summary: SiteSummary): number {
  return meansOf(summary)?.overall ?? 0;
}
