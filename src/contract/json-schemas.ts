/** JSON Schema (draft 2020-12) of every object of the contract, by its id. */
import * as z from 'zod';
import * as archive from './archive.ts';
import * as crawler from './crawler-check.ts';
import * as events from './events.ts';
import { fix, fixNeeded } from './fix.ts';
import * as jobs from './jobs.ts';
import * as llms from './llms-check.ts';
import * as schema from './schema-audit.ts';
import * as seo from './seo-page.ts';
import * as status from './status.ts';

/** The zod schema of every object of the contract, by the id that its JSON Schema carries. */
export const contractSchemas = {
  BotStatus: crawler.botStatus,
  CrawlSim: crawler.crawlSim,
  CrawlerCheckResult: crawler.crawlerCheckResult,
  CrawlerCheckRecord: crawler.crawlerCheckRecord,
  CrawlerCheckStatus: status.crawlerCheckStatus,
  CrawlerCheckCompleted: events.crawlerCheckCompleted,
  CrawlerCheckEvent: events.crawlerCheckEvent,
  LlmsSignals: llms.llmsSignals,
  LlmsCheckResult: llms.llmsCheckResult,
  LlmsCheckRecord: llms.llmsCheckRecord,
  LlmsCheckStatus: status.llmsCheckStatus,
  LlmsCheckCompleted: events.llmsCheckCompleted,
  LlmsCheckEvent: events.llmsCheckEvent,
  SchemaType: schema.schemaType,
  ScoreBreakdown: schema.scoreBreakdown,
  PageData: schema.pageData,
  SchemaAuditResult: schema.schemaAuditResult,
  SchemaAuditRecord: schema.schemaAuditRecord,
  SchemaAuditDigest: schema.schemaAuditDigest,
  SchemaAuditSingle: schema.schemaAuditSingle,
  SchemaAuditStatus: status.schemaAuditStatus,
  SchemaAuditCompleted: events.schemaAuditCompleted,
  SchemaAuditEvent: events.schemaAuditEvent,
  SeoIssue: seo.seoIssue,
  SeoPageResult: seo.seoPageResult,
  SeoPageRecord: seo.seoPageRecord,
  SeoPageSingle: seo.seoPageSingle,
  SeoAuditStatus: status.seoAuditStatus,
  SeoAuditCompleted: events.seoAuditCompleted,
  SeoAuditEvent: events.seoAuditEvent,
  AuditEvent: events.auditEvent,
  Fix: fix,
  FixNeeded: fixNeeded,
  AuditTrigger: status.auditTrigger,
  SeoAuditTrigger: status.seoAuditTrigger,
  SitePlan: jobs.sitePlan,
  AuditJobPayload: jobs.auditJobPayload,
  SiteJobPayload: jobs.siteJobPayload,
  SiteSummary: jobs.siteSummary,
  ArchiveRange: archive.archiveRange,
  ArchiveJobPayload: archive.archiveJobPayload,
  ArchivePage: archive.archivePage,
  ArchiveNote: archive.archiveNote,
} as const;

/** JSON Schema of one object. */
export type JsonSchema = Readonly<z.core.JSONSchema.BaseSchema>;

/**
 * JSON Schema (draft 2020-12) of every object of the contract, by its id; what an object holds is in `$defs`.
 * A function, so that importing the contract does not pay for it (about 12 ms).
 */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(contractSchemas).map(([id, schema]) => [id, z.toJSONSchema(schema)]),
  );
}
