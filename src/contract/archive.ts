/** The audit of pages in archives: the payload of its job, and what is kept of each page. */
import * as z from 'zod';
import { archiveNoteCode } from './archive-notes.ts';
import { seoPageResult } from './seo-page.ts';
import { count, timestamp, uuid, type Immutable } from './values.ts';

/** Ranges of one job at most: its ids and names are some 2 MB, which every queue carries. */
export const MAX_RANGES = 10_000;

const archive = z.string().min(1).describe('Path of a WARC file in the folder of archives');
const length = z
  .int()
  .min(1)
  .exactOptional()
  .describe('Bytes; a record that begins in them is read whole; absent: to the end of the file');

/** Schema of a part of a WARC file, as the index of Common Crawl states it. */
export const archiveRange = z
  .strictObject({
    archive,
    offset: count.exactOptional().describe('Byte at which a record begins; absent: the beginning'),
    length,
  })
  .meta({ id: 'ArchiveRange', description: 'A part of a WARC file, or all of it' });

/** A part of a WARC file, or all of it. */
export type ArchiveRange = Immutable<z.infer<typeof archiveRange>>;

/** Schema of the payload of a job that audits pages of archives. */
export const archiveJobPayload = z
  .strictObject({
    jobId: uuid.exactOptional().describe('The job, when the caller has named it'),
    businessId: uuid.exactOptional().describe('Business that the audit is made for'),
    ranges: z.array(archiveRange).min(1).max(MAX_RANGES).describe('What to read, in order'),
  })
  .meta({ id: 'ArchiveJobPayload', description: 'Payload of a job that audits pages of archives' });

/** Payload of a job that audits pages of archives. */
export type ArchiveJobPayload = Immutable<z.infer<typeof archiveJobPayload>>;

/** Schema of a page of an archive: the documented page, and where its capture is. */
export const archivePage = z
  .strictObject({
    archive,
    offset: count.describe('Byte at which its record begins'),
    url: z.string().min(1).describe('Address of the page'),
    date: timestamp.nullable().describe('When it was captured, null where the archive does not say so'),
    kind: z.string().min(1).describe('What the page is for, for example article or product'),
    result: seoPageResult
      .nullable()
      .describe('Scores and issues; null for a page of which nothing can be said'),
    failed: z
      .literal(true)
      .exactOptional()
      .describe('What was captured is not the page: a challenge, an empty shell, a broken body'),
    unread: z
      .enum(['robots', 'gate', 'time-limit'])
      .exactOptional()
      .describe('Why nothing can be said of it; absent for all others'),
  })
  .meta({ id: 'ArchivePage', description: 'An audited page of an archive' });

/** An audited page of an archive. */
export type ArchivePage = Immutable<z.infer<typeof archivePage>>;

/** Schema of what is kept of a range of which nothing could be read. */
export const archiveNote = z
  .strictObject({
    archive,
    offset: count.describe('Byte at which it was looked for'),
    length,
    note: archiveNoteCode.describe('Why nothing could be read'),
  })
  .meta({ id: 'ArchiveNote', description: 'A range of an archive of which nothing could be read' });

/** A range of an archive of which nothing could be read. */
export type ArchiveNote = Immutable<z.infer<typeof archiveNote>>;

/** Schema of what a job keeps: a line for each page, and for each range of which nothing could be read. */
export const archiveUnit = z.union([archivePage, archiveNote]);

/** An audited page of an archive, or why there is none. */
export type ArchiveUnit = Immutable<z.infer<typeof archiveUnit>>;
