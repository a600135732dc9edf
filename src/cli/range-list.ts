/** A list of ranges of archives: what a batch engine hands to a container, line by line. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  archiveRange,
  type ArchiveNote,
  type ArchiveRange,
  type ArchiveUnit,
  type SiteSummary,
} from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { createArchiveJob, type ArchiveJob } from '../jobs/archive-audit.ts';
import { EMPTY_SUMMARY, joinSummaries, noted } from '../jobs/site-summary.ts';
import { orUnreadable } from './file-error.ts';

/** Ranges that are read at once: of a list of any length no more is in memory, and a record counts once among them. */
const AT_ONCE = 1_000;

/** What ends the work on a list, and what is called with each page and note. */
interface ListRun {
  readonly signal: AbortSignal;
  readonly onUnit: (unit: ArchiveUnit) => void;
}

/**
 * Audits the ranges of a file, `-` for stdin, and gives each page and note to `onUnit` as it is done. Throws
 * `file-unreadable` for a list that cannot be read and for an empty folder, and `file-invalid` for a file without a range.
 */
export async function auditRanges(
  file: string,
  archives: string,
  { signal, onUnit }: ListRun,
): Promise<SiteSummary> {
  const job = createArchiveJob({ archives });
  // What was not mounted has nothing: all ranges would be missing, and nobody would see it.
  if ((await readdir(archives)).length === 0) throw new CodedError('file-unreadable', `${archives} is empty`);
  let sums = EMPTY_SUMMARY;
  const add = (summary: SiteSummary): void => void (sums = joinSummaries([sums, summary]));
  let ranges: ArchiveRange[] = [];
  const run = async (): Promise<void> => {
    if (ranges.length > 0) add(await sumsOf(job, ranges, { signal, onUnit }));
    ranges = [];
  };
  for await (const line of linesIn(file)) {
    const range = rangeOf(line);
    if ('note' in range) {
      onUnit(range);
      add(noted(range.note));
    } else if (ranges.push(range) >= AT_ONCE) await run();
  }
  await run();
  // A part of what an engine deals out may be empty, a list that somebody wrote is not.
  if (sums.totalPages === 0 && file !== '-') throw new CodedError('file-invalid', `${file} names no range`);
  return sums;
}

async function sumsOf(
  job: ArchiveJob,
  ranges: readonly ArchiveRange[],
  { signal, onUnit }: ListRun,
): Promise<SiteSummary> {
  const ledger = { kept: () => [], keep: async (_key: string, unit: ArchiveUnit) => onUnit(unit) };
  const { result, error } = await job({ ranges }, { signal, ledger });
  if (result === null) throw new CodedError('job-broken', error);
  return result;
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, file === '-' ? { fd: 0 } : {});
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity }))
      if (line.trim() !== '' && !line.startsWith('#')) yield line.trim();
  } catch (error) {
    orUnreadable(file)(error);
  }
}

/** Characters of a line that says no range, which its note shows. */
const SHOWN = 200;

/**
 * What a line says: the name of a file, an object of the fields of a range, or a line of the index of Common Crawl, which
 * calls the archive `filename`, writes numbers as text, and has the key of the page before its object (CDXJ).
 */
export function rangeOf(line: string): ArchiveRange | ArchiveNote {
  const brace = line.indexOf('{');
  if (brace === -1) return { archive: line };
  const { archive, filename, offset, length } = fieldsOf(line.slice(brace));
  const said = { archive: archive ?? filename, offset: numberOf(offset), length: numberOf(length) };
  const range = archiveRange.safeParse(
    Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  );
  if (range.success) return range.data;
  return { archive: line.slice(0, SHOWN), offset: 0, note: 'range-invalid' };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
