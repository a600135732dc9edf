/** The webhook events of completed audits: envelope and payloads. */
import * as z from 'zod';
import { count, score, timestamp, uuid, type Immutable } from './values.ts';

const businessId = uuid.describe('Business that the audit was made for');
const businessName = z.string().describe('Name of that business');
const jobId = uuid.describe('The job');
const status = z.literal('complete').describe('State of the job');
const types = z.array(z.string().min(1));

/** Schema of `data` of the event `crawler_check.completed`: a summary, not the whole result. */
export const crawlerCheckCompleted = z
  .strictObject({
    businessId,
    domain: z.string().min(1).describe('Audited domain'),
    jobId,
    status,
    score: score.describe('Score of the check'),
    botsAllowed: count.describe('Bots that robots.txt lets in'),
    botsTotal: count.describe('Bots that were checked'),
    llmsTxtFound: z.boolean().describe('A text document stands at /llms.txt'),
    sitemapFound: z.boolean().describe('A sitemap was found'),
  })
  .meta({ id: 'CrawlerCheckCompleted', description: 'Payload of crawler_check.completed' });

/** Payload of `crawler_check.completed`. */
export type CrawlerCheckCompleted = Immutable<z.infer<typeof crawlerCheckCompleted>>;

/** Schema of `data` of the event `llms_check.completed`. */
export const llmsCheckCompleted = z
  .strictObject({
    businessId,
    domain: z.string().min(1).describe('Audited domain'),
    jobId,
    status,
    score: score.describe('Score of the check'),
    hasLlmsTxt: z.boolean().describe('A text document stands at /llms.txt'),
    hasLlmsFullTxt: z.boolean().describe('A text document stands at /llms-full.txt'),
  })
  .meta({ id: 'LlmsCheckCompleted', description: 'Payload of llms_check.completed' });

/** Payload of `llms_check.completed`. */
export type LlmsCheckCompleted = Immutable<z.infer<typeof llmsCheckCompleted>>;

/** Schema of `data` of the event `schema_audit.completed`. */
export const schemaAuditCompleted = z
  .strictObject({
    businessId,
    businessName,
    scanId: uuid.describe('Row id of the history record'),
    jobId,
    urlScanned: z.string().min(1).describe('Audited address'),
    domainScanned: z.string().min(1).describe('Audited domain'),
    status,
    score: score.describe('Score of the audit'),
    schemasFound: types.describe('Types on the page'),
    schemasMissing: types.describe('Types of high value that are absent and fit the page'),
  })
  .meta({ id: 'SchemaAuditCompleted', description: 'Payload of schema_audit.completed' });

/** Payload of `schema_audit.completed`. */
export type SchemaAuditCompleted = Immutable<z.infer<typeof schemaAuditCompleted>>;

/** Schema of `data` of the event `ai_seo_audit.completed`. */
export const seoAuditCompleted = z
  .strictObject({
    businessId,
    businessName,
    jobId,
    status,
    totalPages: count.describe('Pages of the plan'),
    pagesCompleted: count.describe('Pages that were audited'),
    avgScore: score.describe('Mean overall score of the audited pages, rounded'),
  })
  .meta({ id: 'SeoAuditCompleted', description: 'Payload of ai_seo_audit.completed' });

/** Payload of `ai_seo_audit.completed`. */
export type SeoAuditCompleted = Immutable<z.infer<typeof seoAuditCompleted>>;

/** Schema of the delivery body of one kind of event. */
function delivery<const Event extends string, Data extends z.ZodType>(event: Event, id: string, data: Data) {
  return z
    .strictObject({
      event: z.literal(event).describe('Kind of the event'),
      data,
      timestamp: timestamp.describe('When the event was made'),
    })
    .meta({ id, description: `Delivery body of ${event}` });
}

/** Schema of the delivery body of `crawler_check.completed`. */
export const crawlerCheckEvent = delivery(
  'crawler_check.completed',
  'CrawlerCheckEvent',
  crawlerCheckCompleted,
);

/** Delivery body of `crawler_check.completed`. */
export type CrawlerCheckEvent = Immutable<z.infer<typeof crawlerCheckEvent>>;

/** Schema of the delivery body of `llms_check.completed`. */
export const llmsCheckEvent = delivery('llms_check.completed', 'LlmsCheckEvent', llmsCheckCompleted);

/** Delivery body of `llms_check.completed`. */
export type LlmsCheckEvent = Immutable<z.infer<typeof llmsCheckEvent>>;

/** Schema of the delivery body of `schema_audit.completed`. */
export const schemaAuditEvent = delivery('schema_audit.completed', 'SchemaAuditEvent', schemaAuditCompleted);

/** Delivery body of `schema_audit.completed`. */
export type SchemaAuditEvent = Immutable<z.infer<typeof schemaAuditEvent>>;

/** Schema of the delivery body of `ai_seo_audit.completed`. */
export const seoAuditEvent = delivery('ai_seo_audit.completed', 'SeoAuditEvent', seoAuditCompleted);

/** Delivery body of `ai_seo_audit.completed`. */
export type SeoAuditEvent = Immutable<z.infer<typeof seoAuditEvent>>;

/** Schema of any of the four deliveries, told apart by `event`. */
export const auditEvent = z
  .discriminatedUnion('event', [crawlerCheckEvent, llmsCheckEvent, schemaAuditEvent, seoAuditEvent])
  .meta({ id: 'AuditEvent', description: 'Delivery body of a completed audit' });

/** Delivery body of a completed audit. */
export type AuditEvent = Immutable<z.infer<typeof auditEvent>>;
