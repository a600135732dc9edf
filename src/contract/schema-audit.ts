/** The documented objects of the Schema Audit: structured data, social tags, meta tags and headings of a page. */
import * as z from 'zod';
import { fix, fixNeeded } from './fix.ts';
import { AUDIT_JOB_STATUSES, count, score, timestamp, uuid, type Immutable } from './values.ts';

const types = z.array(z.string().min(1));

/** Schema of one row of the list of schema types that the audit looks for. */
export const schemaType = z
  .strictObject({
    type: z.string().min(1).describe('schema.org name'),
    found: z.boolean().describe('The page has it, or a subtype of it'),
    highValue: z.boolean().describe('Answer engines and search engines document a use of it'),
  })
  .meta({ id: 'SchemaType', description: 'One schema type that the audit looks for' });

/** One schema type that the audit looks for. */
export type SchemaType = Immutable<z.infer<typeof schemaType>>;

/** Schema of the yes-or-no parts of the score. */
export const scoreBreakdown = z
  .strictObject({
    hasOrg: z.boolean().describe('Organization or a subtype'),
    hasFaq: z.boolean().describe('FAQPage'),
    hasArticleHow: z.boolean().describe('Article or a subtype, or HowTo'),
    ogComplete: z.boolean().describe('Open Graph title, description, http(s) image and type'),
    metaComplete: z.boolean().describe('Title, description and one canonical that nothing contradicts'),
    singleH1: z.boolean().describe('Exactly one h1'),
    hasTwitter: z.boolean().describe('A valid card, with a title of its own or from Open Graph'),
  })
  .meta({ id: 'ScoreBreakdown', description: 'The yes-or-no parts of the schema score' });

/** The yes-or-no parts of the schema score. */
export type ScoreBreakdown = Immutable<z.infer<typeof scoreBreakdown>>;

/** Schema of what the page says about its owner and itself. */
export const pageData = z
  .strictObject({
    brandName: z.string().describe('Name of the brand, empty when unknown'),
    description: z.string().describe('What the page is about, empty when unknown'),
    logo: z.string().describe('Address of the logo, empty when unknown'),
    inLanguage: z.string().describe('Language tag, empty when unknown'),
    favicon: z.string().describe('Address of the largest icon, empty when unknown'),
    canonical: z.string().describe('Canonical address'),
    sameAs: z.array(z.string()).describe('Profiles of the same owner elsewhere'),
  })
  .meta({ id: 'PageData', description: 'What the page says about its owner and itself' });

/** What the page says about its owner and itself. */
export type PageData = Immutable<z.infer<typeof pageData>>;

/** Schema of the documented `result` of a Schema Audit. */
export const schemaAuditResult = z
  .strictObject({
    domain: z
      .string()
      .min(1)
      .describe('Requested host, lower case, ASCII, with a port that is not the default'),
    score: score.describe('Score of the audit'),
    schemasFound: types.describe('Types on the page at any depth, sorted'),
    schemasMissing: types.describe('Types of high value that are absent and fit the page'),
    allSchemaTypes: z.array(schemaType).describe('Every type that the audit looks for'),
    ogTags: z
      .strictObject({
        title: z.string().describe('og:title'),
        description: z.string().describe('og:description'),
        image: z.string().describe('og:image'),
        type: z.string().describe('og:type'),
      })
      .describe('Open Graph tags, empty strings for absent ones'),
    twitterCard: z
      .strictObject({
        card: z.string().describe('twitter:card'),
        title: z.string().describe('twitter:title'),
        description: z.string().describe('twitter:description'),
      })
      .describe('Twitter card tags, empty strings for absent ones'),
    metaTags: z
      .strictObject({
        title: z.string().describe('The title element'),
        description: z.string().describe('The meta description'),
        canonical: z.string().describe('The canonical link'),
      })
      .describe('Meta tags, empty strings for absent ones'),
    headings: z
      .strictObject({
        h1: count.describe('Number of h1 elements'),
        h2: count.describe('Number of h2 elements'),
        h3: count.describe('Number of h3 elements'),
      })
      .describe('Counts of headings'),
    wordCount: count.describe('Visible words'),
    internalLinks: count.describe('Distinct link targets on the same site'),
    fixes: z.array(fix).describe('What to repair, worst first'),
    scoreBreakdown,
    pageData,
  })
  .meta({ id: 'SchemaAuditResult', description: 'Structured data and head tags of a page' });

/** Structured data and head tags of a page: the documented `result` of a Schema Audit. */
export type SchemaAuditResult = Immutable<z.infer<typeof schemaAuditResult>>;

/** Schema of a history record of the Schema Audit. */
export const schemaAuditRecord = z
  .strictObject({
    id: uuid.describe('Row id'),
    domain_scanned: z.string().min(1).describe('Audited domain'),
    url_scanned: z.string().min(1).describe('Audited address'),
    score: score.describe('Score of the audit'),
    schemas_found: types.describe('Types on the page at any depth, sorted'),
    schemas_missing: types.describe('Types of high value that are absent and fit the page'),
    fixes_needed: z.array(fixNeeded).describe('What to repair, worst first'),
    status: z.enum(AUDIT_JOB_STATUSES).describe('State of the job that made the record'),
    scanned_at: timestamp.describe('When the audit was made'),
  })
  .meta({ id: 'SchemaAuditRecord', description: 'A history record of the Schema Audit' });

/** A history record of the Schema Audit. */
export type SchemaAuditRecord = Immutable<z.infer<typeof schemaAuditRecord>>;

/** Schema of the part of a schema result that the read of a single record shows. */
export const schemaAuditDigest = z
  .strictObject({
    domain: schemaAuditResult.shape.domain,
    score: schemaAuditResult.shape.score,
    schemasFound: schemaAuditResult.shape.schemasFound,
    schemasMissing: schemaAuditResult.shape.schemasMissing,
    fixes: schemaAuditResult.shape.fixes,
    scoreBreakdown,
  })
  .meta({ id: 'SchemaAuditDigest', description: 'The part of a schema result that a single record shows' });

/** Schema of the read of one schema audit by its row id. */
export const schemaAuditSingle = z
  .strictObject({
    id: uuid.describe('Row id'),
    status: z.enum(AUDIT_JOB_STATUSES).describe('State of the job that made the record'),
    url_scanned: z.string().min(1).describe('Audited address'),
    domain_scanned: z.string().min(1).describe('Audited domain'),
    scanned_at: timestamp.describe('When the audit was made'),
    result: schemaAuditDigest,
  })
  .meta({ id: 'SchemaAuditSingle', description: 'One schema audit, read by its row id' });

/** One schema audit, read by its row id. */
export type SchemaAuditSingle = Immutable<z.infer<typeof schemaAuditSingle>>;
