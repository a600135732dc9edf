/** The documented objects of the AI SEO audit: one page, its issues, its record. */
import * as z from 'zod';
import { ISSUE_CATEGORIES, ISSUE_TYPES, score, timestamp, uuid, type Immutable } from './values.ts';

/** Schema of one issue of a page. */
export const seoIssue = z
  .strictObject({
    type: z.enum(ISSUE_TYPES).describe('How much it matters'),
    category: z.enum(ISSUE_CATEGORIES).describe('The score it belongs to'),
    message: z.string().min(1).describe('What is wrong'),
    fix: z.string().describe('What to do'),
  })
  .meta({ id: 'SeoIssue', description: 'One issue of an audited page' });

/** One issue of an audited page. */
export type SeoIssue = Immutable<z.infer<typeof seoIssue>>;

const page = {
  url: z.string().min(1).describe('Audited address'),
  technical_score: score.describe('Can an AI crawler reach and read the page'),
  content_score: score.describe('Is there something to cite'),
  ai_seo_score: score.describe('Can an answer engine understand and attribute it'),
  overall_score: score.describe('The three together'),
  issues: z.array(seoIssue).describe('What is wrong, worst first'),
};

/** Schema of what the audit of one page finds: the documented page without ids and timestamps. */
export const seoPageResult = z
  .strictObject(page)
  .meta({ id: 'SeoPageResult', description: 'Scores and issues of one page' });

/** Scores and issues of one page: the documented page without ids and timestamps. */
export type SeoPageResult = Immutable<z.infer<typeof seoPageResult>>;

/** Schema of a page in the list of audited pages. */
export const seoPageRecord = z
  .strictObject({
    id: uuid.describe('Row id'),
    ...page,
    audited_at: timestamp.describe('When the page was audited'),
    created_at: timestamp.describe('When the row was written'),
  })
  .meta({ id: 'SeoPageRecord', description: 'An audited page as the list shows it' });

/** An audited page as the list shows it. */
export type SeoPageRecord = Immutable<z.infer<typeof seoPageRecord>>;

/** Schema of an audited page read alone, by its row id. */
export const seoPageSingle = z
  .strictObject({ ...seoPageRecord.shape, business_id: uuid.describe('Business that the page belongs to') })
  .meta({ id: 'SeoPageSingle', description: 'An audited page, read by its row id' });

/** An audited page, read by its row id. */
export type SeoPageSingle = Immutable<z.infer<typeof seoPageSingle>>;
