/** Why a range of an archive gave no page, and how many did not. */
import * as z from 'zod';
import { count } from './values.ts';

const ranges = (why: string) => count.exactOptional().describe(`Ranges of which ${why}`);

/** Schema of the numbers of ranges of which nothing could be read, by the reason; a reason that none had is absent. */
export const archiveNotes = z.strictObject({
  'archive-missing': ranges('the folder has no such file, or it cannot be read'),
  'archive-outside': ranges('the name, or a symbolic link of it, leads out of the folder'),
  'archive-invalid': ranges('the file is no WARC file that is read'),
  'range-outside': ranges('the file ends before the range begins'),
  'range-invalid': ranges('the line of a list says no range'),
  'no-record': ranges('no record begins there: other bytes, or broken ones'),
  'no-page': ranges('nothing is a page: a redirect, an error, a picture, a revisit without its body'),
});

/** Schema of the reason. */
export const archiveNoteCode = archiveNotes.keyof();

/** Why a range of an archive gave no page. */
export type ArchiveNoteCode = z.infer<typeof archiveNoteCode>;
