/** A ledger file for each job, found again by whichever worker takes the job over. */
import { join } from 'node:path';
import { openFileLedger, type FileLedger } from '../jobs/file-ledger.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';

/** Characters that an id may bring into a file name; all others are written as `_`. */
const SAFE = /[^\w.-]/g;

/** The ledger file of a job. The same job finds the same file again, in whichever process it runs. */
export async function ledgerOf(folder: string, jobId: string): Promise<FileLedger<PageUnit>> {
  await makeFolder(folder);
  return openFileLedger(join(folder, `${jobId.replace(SAFE, '_')}.ndjson`), readPageUnit);
}
