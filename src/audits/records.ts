/** History records and completed events, built from results. Ids and times come from the caller. */
import { scoredBots } from '../catalog/ai-bots.ts';
import type {
  CrawlerCheckEvent,
  CrawlerCheckRecord,
  CrawlerCheckResult,
  Fix,
  FixNeeded,
  LlmsCheckEvent,
  LlmsCheckRecord,
  LlmsCheckResult,
  SchemaAuditEvent,
  SchemaAuditRecord,
  SchemaAuditResult,
  SchemaAuditSingle,
  SeoAuditEvent,
  SeoPageRecord,
  SeoPageResult,
  SeoPageSingle,
  SiteSummary,
} from '../contract/index.ts';
import { meansOf } from '../contract/site-means.ts';

/** Identity of a history record. */
export interface RecordStamp {
  /** Row id, a UUID. */
  readonly id: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly scannedAt: string;
}

/** Identity of a page record. */
export interface PageStamp {
  /** Row id, a UUID. */
  readonly id: string;
  /** When the page was audited, ISO 8601 UTC with milliseconds. */
  readonly auditedAt: string;
  /** When the row is written, in the same form. */
  readonly createdAt: string;
}

/** Whom an event is for, which job it closes, and when it is made. */
export interface EventStamp {
  readonly jobId: string;
  readonly businessId: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly timestamp: string;
}

/** An {@link EventStamp} of the events that also name the business. */
export interface NamedEventStamp extends EventStamp {
  readonly businessName: string;
}

/** Labels of the bots whose absence costs citations: the ones that `ai_bots_allowed` speaks of. */
const highImpactLabels = scoredBots.filter(({ impact }) => impact === 'high').map(({ label }) => label);

function fixesNeeded(fixes: readonly Fix[]): FixNeeded[] {
  return fixes.map(({ id, title, severity }) => ({ id, title, severity }));
}

function botsAllowed(result: CrawlerCheckResult): number {
  return result.botStatuses.filter(({ allowed }) => allowed).length;
}

/** The history record of a Crawler Check. Its result has no score: the caller passes the one of the evidence. */
export function recordCrawlerCheck(
  result: CrawlerCheckResult,
  stamp: RecordStamp & { readonly score: number },
): CrawlerCheckRecord {
  return {
    id: stamp.id,
    domain: result.domain,
    score: stamp.score,
    bots_allowed: botsAllowed(result),
    bots_total: result.botStatuses.length,
    llms_txt_found: result.llms.found,
    sitemap_found: result.sitemap.found,
    result_json: result,
    scanned_at: stamp.scannedAt,
  };
}

/** The history record of an LLMs.txt Check. `ai_bots_allowed`: no bot of high impact is blocked. */
export function recordLlmsCheck(result: LlmsCheckResult, stamp: RecordStamp): LlmsCheckRecord {
  return {
    id: stamp.id,
    domain_scanned: result.domain,
    score: result.score,
    has_llms_txt: result.hasLlmsTxt,
    has_llms_full: result.hasLlmsFullTxt,
    ai_bots_allowed: highImpactLabels.every((label) => result.botStatus[label] !== false),
    has_link_tag: result.hasLinkTag,
    fixes_needed: fixesNeeded(result.fixes),
    scanned_at: stamp.scannedAt,
  };
}

/** The history record of a Schema Audit of `url`. */
export function recordSchemaAudit(
  result: SchemaAuditResult,
  stamp: RecordStamp & { readonly url: string },
): SchemaAuditRecord {
  return {
    id: stamp.id,
    domain_scanned: result.domain,
    url_scanned: stamp.url,
    score: result.score,
    schemas_found: result.schemasFound,
    schemas_missing: result.schemasMissing,
    fixes_needed: fixesNeeded(result.fixes),
    status: 'complete',
    scanned_at: stamp.scannedAt,
  };
}

/** A Schema Audit of `url` as the read by row id shows it: a part of the result, the texts of its fixes included. */
export function singleSchemaAudit(
  result: SchemaAuditResult,
  stamp: RecordStamp & { readonly url: string },
): SchemaAuditSingle {
  const { domain, score, schemasFound, schemasMissing, fixes, scoreBreakdown } = result;
  return {
    id: stamp.id,
    status: 'complete',
    url_scanned: stamp.url,
    domain_scanned: domain,
    scanned_at: stamp.scannedAt,
    result: { domain, score, schemasFound, schemasMissing, fixes, scoreBreakdown },
  };
}

/** The record of one audited page, as the list of pages shows it. */
export function recordSeoPage(page: SeoPageResult, stamp: PageStamp): SeoPageRecord {
  return { id: stamp.id, ...page, audited_at: stamp.auditedAt, created_at: stamp.createdAt };
}

/** The record of one audited page, as the read by row id shows it: with its business. */
export function singleSeoPage(
  page: SeoPageResult,
  stamp: PageStamp & { readonly businessId: string },
): SeoPageSingle {
  return { ...recordSeoPage(page, stamp), business_id: stamp.businessId };
}

/** The event of a finished Crawler Check: a summary, without the bots one by one. */
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

/** The event of a finished Schema Audit of `url`. `scanId` is the row id of its history record. */
export function announceSchemaAudit(
  result: SchemaAuditResult,
  stamp: NamedEventStamp & { readonly scanId: string; readonly url: string },
): SchemaAuditEvent {
  const data = {
    businessId: stamp.businessId,
    businessName: stamp.businessName,
    scanId: stamp.scanId,
    jobId: stamp.jobId,
    urlScanned: stamp.url,
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
    pagesCompleted: summary.pages,
    avgScore: averageScore(summary),
  } as const;
  return { event: 'ai_seo_audit.completed', data, timestamp: stamp.timestamp };
}

/** Mean overall score of the audited pages, rounded half up; 0 without a page. */
export function averageScore(summary: SiteSummary): number {
  return meansOf(summary)?.overall ?? 0;
}
