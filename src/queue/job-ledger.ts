/** A ledger file for each job, found again by whichever worker takes the job over. */
import { join } from 'node:path';
import { hasCode } from '../errors.ts';
import { openFileLedger, type FileLedger } from '../jobs/file-ledger.ts';
import { LEASE_MS } from '../jobs/file-lock.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';
import { pause } from './worker.ts';

/** Characters that an id may bring into a file name; all others are written as `_`. */
const SAFE = /[^\w.-]/g;

/** Milliseconds for which a ledger is waited for: a holder that has died without a word is known by then. */
const LEDGER_WAIT_MS = LEASE_MS + 5_000;
const LEDGER_POLL_MS = 500;

/**
 * The ledger file of a job. The same job finds the same file again, in whichever process it runs. A file that another
 * worker still holds is waited for: a queue gives a job away sooner than its last worker can be known to be dead.
 */
export async function ledgerOf(
  folder: string,
  jobId: string,
  signal?: AbortSignal,
): Promise<FileLedger<PageUnit>> {
  await makeFolder(folder);
  const path = join(folder, `${jobId.replace(SAFE, '_')}.ndjson`);
  for (let waited = 0; ; waited += LEDGER_POLL_MS) {
    signal?.throwIfAborted();
    const opened = await openFileLedger(path, readPageUnit).catch((error: unknown) => ({ error }));
    if (!('error' in opened)) return opened;
    if (!hasCode(opened.error, 'ledger-locked') || waited >= LEDGER_WAIT_MS) throw opened.error;
    await pause(LEDGER_POLL_MS, signal);
  }
}
