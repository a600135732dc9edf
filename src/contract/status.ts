/** The documented answers of trigger and status endpoints: what `data` holds. */
import * as z from 'zod';
import { crawlerCheckResult } from './crawler-check.ts';
import { llmsCheckResult } from './llms-check.ts';
import { schemaAuditResult } from './schema-audit.ts';
import { AUDIT_JOB_STATUSES, count, SEO_JOB_STATUSES, uuid, type Immutable } from './values.ts';

const jobId = uuid.describe('The job');
const status = z.enum(AUDIT_JOB_STATUSES).describe('State of the job');
const error = z
  .string()
  .min(1)
  .nullable()
  .describe('Why the job failed: a stable code, a colon and one sentence; null when it did not');

/** Schema of the answer to starting a crawler, llms or schema job. */
export const auditTrigger = z
  .strictObject({ jobId })
  .meta({ id: 'AuditTrigger', description: 'Answer to starting a crawler, llms or schema job' });

/** Answer to starting a crawler, llms or schema job. */
export type AuditTrigger = Immutable<z.infer<typeof auditTrigger>>;

/** Schema of the answer to starting an AI SEO audit. */
export const seoAuditTrigger = z
  .strictObject({
    jobId,
    totalPages: count.describe('Pages that will be audited'),
    sitemapFound: z.boolean().describe('The pages come from a sitemap'),
  })
  .meta({ id: 'SeoAuditTrigger', description: 'Answer to starting an AI SEO audit' });

/** Answer to starting an AI SEO audit. */
export type SeoAuditTrigger = Immutable<z.infer<typeof seoAuditTrigger>>;

/** Schema of the status of a Crawler Check job. `result` is null until the job is complete. */
export const crawlerCheckStatus = z
  .strictObject({ jobId, status, error, result: crawlerCheckResult.nullable() })
  .meta({ id: 'CrawlerCheckStatus', description: 'Status of a Crawler Check job' });

/** Status of a Crawler Check job. */
export type CrawlerCheckStatus = Immutable<z.infer<typeof crawlerCheckStatus>>;

/** Schema of the status of an LLMs.txt Check job. `result` is null until the job is complete. */
export const llmsCheckStatus = z
  .strictObject({ jobId, status, error, result: llmsCheckResult.nullable() })
  .meta({ id: 'LlmsCheckStatus', description: 'Status of an LLMs.txt Check job' });

/** Status of an LLMs.txt Check job. */
export type LlmsCheckStatus = Immutable<z.infer<typeof llmsCheckStatus>>;

/**
 * Schema of the status of a Schema Audit job. `result` is null until the job is complete.
 * `error` may be left out: the interface lists this object without it, and says elsewhere that every
 * failed job reports its failure there. We write it for a failed job alone.
 */
export const schemaAuditStatus = z
  .strictObject({ jobId, status, error: error.exactOptional(), result: schemaAuditResult.nullable() })
  .meta({ id: 'SchemaAuditStatus', description: 'Status of a Schema Audit job' });

/** Status of a Schema Audit job. */
export type SchemaAuditStatus = Immutable<z.infer<typeof schemaAuditStatus>>;

/** Schema of the status of an AI SEO audit job. */
export const seoAuditStatus = z
  .strictObject({
    jobId,
    status: z.enum(SEO_JOB_STATUSES).describe('State of the job'),
    totalPages: count.describe('Pages of the plan'),
    pagesCompleted: count.describe('Pages audited so far'),
    percentComplete: z
      .int()
      .min(0)
      .max(100)
      .describe('Rounded down, never falling, 100 only when every page is done'),
    currentUrl: z.string().describe('The page audited last, empty before the first'),
    error,
  })
  .meta({ id: 'SeoAuditStatus', description: 'Status of an AI SEO audit job' });

/** Status of an AI SEO audit job. */
export type SeoAuditStatus = Immutable<z.infer<typeof seoAuditStatus>>;
