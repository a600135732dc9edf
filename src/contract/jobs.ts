/**
 * What jobs take and give: payloads, the plan of a site, and the summary of its pages.
 * Payloads hold ids and addresses only, so that any queue can carry them as JSON.
 */
import * as z from 'zod';
import { archiveNotes } from './archive-notes.ts';
import { count, uuid, type Immutable } from './values.ts';

const jobId = uuid.exactOptional().describe('The job, when the caller has named it');
const businessId = uuid.exactOptional().describe('Business that the audit is made for');

/** Schema of the plan of a site: what will be audited, in order. */
export const sitePlan = z
  .strictObject({
    origin: z.string().min(1).describe('Canonical origin, for example https://www.example.com'),
    base: z
      .string()
      .min(1)
      .exactOptional()
      .describe(
        'Address under which the site lies, with a slash at the end; absent when it is the whole origin',
      ),
    sitemapFound: z.boolean().describe('The addresses come from a sitemap, not from links'),
    totalPages: count.describe('Number of pages of the whole site audit; a shard of a plan keeps it'),
    urls: z.array(z.string().min(1)).describe('Addresses to audit, in order, each once'),
    cut: z
      .literal(true)
      .exactOptional()
      .describe(
        'The sitemaps list more pages than the plan holds, or could not be read whole; absent when it holds them all',
      ),
    versions: z
      .array(
        z.strictObject({
          pages: z.array(z.string().min(1)).describe('Addresses of the plan whose entries state the set'),
          languages: z
            .array(z.tuple([z.string().min(1), z.string().min(1)]))
            .describe('Language tag and address of each version'),
        }),
      )
      .exactOptional()
      .describe('Sets of language versions that the sitemaps state, each once; absent when they state none'),
  })
  .meta({ id: 'SitePlan', description: 'The pages that an AI SEO audit will read' });

/** The pages that an AI SEO audit will read, in order. A rerun of the same plan reads the same pages. */
export type SitePlan = Immutable<z.infer<typeof sitePlan>>;

/** Schema of the payload of a crawler, llms or schema job. */
export const auditJobPayload = z
  .strictObject({
    jobId,
    businessId,
    url: z.string().min(1).describe('Domain or http(s) address'),
  })
  .meta({ id: 'AuditJobPayload', description: 'Payload of a crawler, llms or schema job' });

/** Payload of a crawler, llms or schema job. */
export type AuditJobPayload = Immutable<z.infer<typeof auditJobPayload>>;

const lanes = z
  .int()
  .min(1)
  .max(10)
  .exactOptional()
  .describe('Requests at once to one host; live shards of one site share its budget');

const listed = (what: string) => z.array(z.string().min(1)).exactOptional().describe(what);

/** Which pages of a site are wanted, as `discoverSite` takes it. */
const scope = {
  maxPages: z.int().min(1).exactOptional().describe('Pages of the plan at most; 500 when absent'),
  include: listed('Only pages whose path matches one of these patterns, each from its slash or * on'),
  exclude: listed('No page whose path matches one of these patterns'),
  maxDepth: count
    .exactOptional()
    .describe('Clicks from the home page at most, where pages are found by links'),
  dropQuery: listed('Query parameters that make no page of their own'),
  urls: listed('The pages, whole addresses or paths of the site; nothing else is looked for'),
  sitemaps: listed('Sitemaps to read, in the place of those that the site names'),
};

/** Questions of one job at most. */
const MAX_JOB_QUESTIONS = 1_000;

const questions = z
  .array(z.string().min(1))
  .max(MAX_JOB_QUESTIONS)
  .exactOptional()
  .describe(
    'Questions to ask of the pages; an empty list: those that they ask themselves; the ledger then keeps the passages of each page',
  );

/** Schema of the payload of an AI SEO audit job: a plan that was made before, or a site to plan first. */
export const siteJobPayload = z
  .union([
    z.strictObject({ jobId, businessId, lanes, questions, plan: sitePlan }),
    z.strictObject({
      jobId,
      businessId,
      lanes,
      questions,
      url: z.string().min(1).describe('Domain or http(s) address'),
      ...scope,
    }),
  ])
  .meta({ id: 'SiteJobPayload', description: 'Payload of an AI SEO audit job' });

/** Payload of an AI SEO audit job: a plan that was made before, or a site to plan first. */
export type SiteJobPayload = Immutable<z.infer<typeof siteJobPayload>>;

/** Buckets of the score histogram: 0 to 9, 10 to 19, …, 90 to 100. Ten points wide, so that a bar reads as a grade. */
export const HISTOGRAM_BUCKETS = 10;

/** Schema of the sums over audited pages. Every number adds up: two summaries join field by field. */
export const siteSummary = z
  .strictObject({
    totalPages: count.describe('Pages that this summary should cover'),
    pages: count.describe('Pages audited, failed ones included'),
    failedPages: count.describe(
      'Pages that could not be read: no answer, an error, a challenge, an empty shell',
    ),
    unreadPages: count
      .default(0)
      .describe(
        'Addresses of which nothing can be said: closed to our robot, behind a login, beyond our time limit; they have no page object and count in no score',
      ),
    duplicates: count.describe(
      'Addresses that led to a page audited under another one, by redirect or canonical',
    ),
    scoreSum: count.describe('Sum of overall_score'),
    technicalSum: count.describe('Sum of technical_score'),
    contentSum: count.describe('Sum of content_score'),
    aiSeoSum: count.describe('Sum of ai_seo_score'),
    issues: z
      .strictObject({
        critical: count.describe('Critical issues'),
        warning: count.describe('Warnings'),
        info: count.describe('Informational issues'),
      })
      .describe('Issues by type'),
    categories: z
      .strictObject({
        technical: count.describe('Technical issues'),
        content: count.describe('Issues of the content'),
        ai_seo: count.describe('Issues of AI SEO'),
      })
      .describe('Issues by category'),
    histogram: z
      .array(count)
      .length(HISTOGRAM_BUCKETS)
      .describe('Pages by overall_score: 0 to 9, 10 to 19, …, 90 to 100'),
    notes: archiveNotes
      .exactOptional()
      .describe(
        'Ranges of archives of which nothing could be read, by the reason; each is one of unreadPages; absent where there are none',
      ),
  })
  .meta({ id: 'SiteSummary', description: 'Sums over the audited pages of a site or of one shard of it' });

/** Sums over the audited pages of a site or of one shard of it. */
export type SiteSummary = Immutable<z.infer<typeof siteSummary>>;
