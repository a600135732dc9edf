/** History records, built from results. Ids and times come from the caller. */
import { scoredBots } from '../catalog/ai-bots.ts';
import type {
  CrawlerCheckRecord,
  CrawlerCheckResult,
  Fix,
  FixNeeded,
  LlmsCheckRecord,
  LlmsCheckResult,
  SchemaAuditRecord,
  SchemaAuditResult,
  SchemaAuditSingle,
  SeoPageRecord,
  SeoPageResult,
  SeoPageSingle,
} from '../contract/index.ts';

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

/** Labels of the bots whose absence costs citations: the ones that `ai_bots_allowed` speaks of. */
const highImpactLabels = scoredBots.filter(({ impact }) => impact === 'high').map(({ label }) => label);

function fixesNeeded(fixes: readonly Fix[]): FixNeeded[] {
  return fixes.map(({ id, title, severity }) => ({ id, title, severity }));
}

/** How many of the bots of a Crawler Check robots.txt lets in. */
export function botsAllowed(result: CrawlerCheckResult): number {
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
