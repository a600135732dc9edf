/** A folder with the summary of each run, as `--history` names it: one file a run. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { makeFolder } from '../jobs/make-folder.ts';
import { SCORE_NAMES, type RunSummary } from '../report/report.ts';
import { FINDING_SEVERITIES } from '../rules/severity.ts';
import { counted, listed } from '../values/wording.ts';
import { messageOf, orUnwritable } from './file-error.ts';

const count = z.int().nonnegative();

const summary = z.object({
  host: z.string(),
  date: z.iso.datetime({ precision: 3 }),
  version: z.string(),
  scores: z.partialRecord(z.enum(SCORE_NAMES), z.number().min(0).max(100).nullable()),
  counts: z.partialRecord(z.enum(FINDING_SEVERITIES), count),
  findings: count,
  engines: z.object({ reach: count, known: count }).nullable(),
});

/** What a folder holds of the runs of one site. */
export interface History {
  readonly runs: readonly RunSummary[];
  /** One line with its code, empty where every file was read. */
  readonly note: string;
}

/** Files of one site that are read, the latest: each is small, and a trend shows some dozens. */
const MOST_FILES = 200;
/** Names that the note lists. */
const MOST_NAMES = 3;

/** Host and moment, with nothing that a file system refuses. */
const NAME = /^([\w.-]+)_(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.json$/;
const fileHost = (host: string): string => host.replaceAll(/[^\w.-]+/g, '-');
const fileName = ({ host, date }: RunSummary): string =>
  `${fileHost(host)}_${date.replaceAll(':', '-')}.json`;

/** The runs of a host that the folder holds. Never throws: what cannot be read is named in the note. */
export async function readHistory(folder: string, host: string): Promise<History> {
  const names = await readdir(folder).catch((error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : messageOf(error),
  );
  if (typeof names === 'string') return { runs: [], note: `file-unreadable: ${names}` };
  const foreign = names.filter((name) => !NAME.test(name));
  // The date ends the name, so that the latest are the last.
  const own = names
    .filter((name) => NAME.exec(name)?.[1] === fileHost(host))
    .toSorted()
    .slice(-MOST_FILES);
  const runs: RunSummary[] = [];
  for (const name of own) {
    const run = await summaryIn(join(folder, name));
    if (run === null) foreign.push(name);
    else runs.push(run);
  }
  if (foreign.length === 0) return { runs, note: '' };
  const is = foreign.length === 1 ? 'is no summary' : 'are no summaries';
  return {
    runs,
    note: `file-invalid: ${counted(foreign.length, 'file')} in ${folder} ${is} of a run: ${listed(foreign, MOST_NAMES)}`,
  };
}

async function summaryIn(path: string): Promise<RunSummary | null> {
  try {
    return summary.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Adds a run to the folder, which is made where it is missing. Throws `file-unwritable`. */
export async function keepRun(folder: string, run: RunSummary): Promise<void> {
  await makeFolder(folder).catch(orUnwritable(folder));
  const path = join(folder, fileName(run));
  await writeFile(path, `${JSON.stringify(run, null, 2)}\n`).catch(orUnwritable(path));
}
