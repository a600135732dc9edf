/** A ledger file for each job, found again by whichever worker takes the job over. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openFileLedger, type FileLedger } from '../jobs/file-ledger.ts';
import { makeFolder } from '../jobs/make-folder.ts';

/** All but the characters that the name of a job brings into that of its file. */
const UNSAFE = /[^\w.-]/g;
/** Characters of a job's name that a person reads in that of its file. The rest fits into the 255 bytes of any system. */
const READABLE = 100;
/** Hexadecimal digits. As many tell the jobs of any queue apart. */
const DIGITS = 16;

/** The ledger file of a job, by a name that no other job has. The same job finds the same file again, in any process. */
export async function ledgerOf<Unit>(
  { folder, parse }: { readonly folder: string; readonly parse: (value: unknown) => Unit },
  job: string,
): Promise<FileLedger<Unit>> {
  await makeFolder(folder);
  const digest = createHash('sha256').update(job).digest('hex').slice(0, DIGITS);
  const readable = job.replace(UNSAFE, '_').slice(0, READABLE);
  return openFileLedger(join(folder, `${readable}-${digest}.ndjson`), parse);
}
