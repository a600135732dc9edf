/** The job that audits pages of archives: ranges of WARC files in, a line for each page and their sums out. */
import type { FileHandle } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { isPage, type ArchivedAnswer } from '../archives/archive.ts';
import { exchangeOfAnswer } from '../archives/exchange-of-answer.ts';
import { formOf } from '../archives/open-archive.ts';
import { warcAnswers } from '../archives/warc-archive.ts';
import { auditPage, unreadReason } from '../audits/page.ts';
import {
  archiveJobPayload,
  archiveUnit,
  type ArchiveNoteCode,
  type ArchivePage,
  type ArchiveRange,
  type ArchiveUnit,
  type SiteSummary,
} from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { contentTypeOf } from '../exchange.ts';
import { openInside, rootOf } from './inside-folder.ts';
import { endOf, type Job, type JobEnd } from './job.ts';
import { keeperOf, type KeyedUnit } from './keep-together.ts';
import { nullLedger } from './ledger.ts';
import { readPayload } from './payload.ts';
import { EMPTY_SUMMARY, joinSummaries, noted, summaryOf, UNREAD } from './site-summary.ts';
import { wasRead } from './tally.ts';

/** How far a job over archives is. */
export interface ArchiveProgress {
  readonly rangesCompleted: number;
  readonly totalRanges: number;
}

/** A job over archives. Its ledger is its result: a unit for each page and each note. */
export type ArchiveJob = Job<unknown, JobEnd<SiteSummary>, ArchiveProgress, ArchiveUnit>;

/** Where the archives are. */
export interface ArchiveJobOptions {
  /** Folder of WARC files. Payloads name files in it; what lies elsewhere, or leads elsewhere by a link, is not read. */
  readonly archives: string;
}

/**
 * The job that audits the pages of ranges of WARC files, each page alone, without one request. What cannot be read is a
 * note among the pages, which is counted in `notes` of the sums, and loses nothing else. A record counts once in a job,
 * whatever ranges name it. Give it a ledger: it takes what each page gives, and lets a rerun do only the rest; ranges
 * with a note are tried again. Memory: two records, and some 500 bytes for each page that an earlier run kept.
 *
 * Throws `file-unreadable` for no folder.
 */
export function createArchiveJob({ archives }: ArchiveJobOptions): ArchiveJob {
  const root = rootOf(archives);
  return (payload, { signal, onProgress, ledger = nullLedger<ArchiveUnit>() } = {}) =>
    endOf(async () => {
      const { ranges } = readPayload(archiveJobPayload, payload);
      const kept = new Map<string, SiteSummary>();
      for await (const [key, unit] of ledger.kept()) if (!('note' in unit)) kept.set(key, sumsOf(unit));
      const counted = new Set<string>();
      const waiting: KeyedUnit<ArchiveUnit>[] = [];
      const keep = keeperOf(ledger);
      let sums = EMPTY_SUMMARY;
      const count = (unit: SiteSummary): void => void (sums = joinSummaries([sums, unit]));
      try {
        for (const [at, range] of ranges.entries()) {
          for await (const { key, read } of itemsIn(root, range)) {
            signal?.throwIfAborted();
            if (counted.has(key)) continue;
            counted.add(key);
            const known = kept.get(key);
            if (known !== undefined) {
              count(known);
              continue;
            }
            const unit = await read();
            count(sumsOf(unit));
            if (waiting.push([key, unit]) >= KEPT_TOGETHER) await keep(waiting.splice(0));
          }
          await onProgress?.({ rangesCompleted: at + 1, totalRanges: ranges.length });
        }
      } finally {
        await keep(waiting.splice(0));
      }
      return sums;
    });
}

/** A unit of a ledger, read back. Throws a TypeError for anything else. */
export function readArchiveUnit(value: unknown): ArchiveUnit {
  const read = archiveUnit.safeParse(value);
  if (!read.success) throw new TypeError('not a kept page of an archive');
  return read.data;
}

/** Units that wait for one write: a second of work, which a worker that dies takes along. */
const KEPT_TOGETHER = 50;

/** What a unit adds to the sums. */
function sumsOf(unit: ArchiveUnit): SiteSummary {
  if ('note' in unit) return noted(unit.note);
  return unit.result === null ? UNREAD : summaryOf(unit.result, unit.failed === true ? 'failed' : 'read');
}

/** What a range has, each with its key; it is audited when it is asked for. */
interface RangeItem {
  readonly key: string;
  readonly read: () => Promise<ArchiveUnit>;
}

async function* itemsIn(root: string, range: ArchiveRange): AsyncGenerator<RangeItem> {
  const { archive, offset = 0, length } = range;
  const note = (code: ArchiveNoteCode, at = offset): RangeItem => {
    const unit = {
      archive,
      offset: at,
      ...(at === offset && length !== undefined && { length }),
      note: code,
    };
    return { key: `${archive} ${at}`, read: () => Promise.resolve(unit) };
  };
  // An absolute path may lead into the folder as well.
  const file = await openInside(root, relative(root, resolve(root, archive))).catch(() => null);
  if (file === null || file === 'outside')
    return yield note(file === null ? 'archive-missing' : 'archive-outside');
  try {
    const wrong = await wrongWith(file.handle, range);
    if (wrong !== null) return yield note(wrong);
    let isEmpty = true;
    for await (const placed of warcAnswers(file.handle, range)) {
      const { answer, offset: at, inner } = placed;
      if (answer !== null && !isPage(answer.status, contentTypeOf(answer.headers) ?? '')) continue;
      isEmpty = false;
      if (answer === null) yield note('no-record', at);
      else yield { key: keyOf(archive, at, inner), read: () => pageOf(archive, at, answer) };
    }
    if (isEmpty) yield note('no-page');
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    yield note('archive-invalid');
  } finally {
    await file.handle.close();
  }
}

/** Records that are compressed together share the place of all of them. */
const keyOf = (archive: string, offset: number, inner: number): string =>
  `${archive} ${offset}${inner > 0 ? ` ${inner}` : ''}`;

/** What is seen of a range before it is read. Throws `file-invalid` for what is no archive. */
async function wrongWith(file: FileHandle, { offset }: ArchiveRange): Promise<ArchiveNoteCode | null> {
  const { size } = await file.stat();
  if ((offset ?? 0) >= size) return 'range-outside';
  if (offset === undefined && (await formOf(file)) === 'har') return 'archive-invalid';
  return null;
}

async function pageOf(archive: string, offset: number, answer: ArchivedAnswer): Promise<ArchivePage> {
  const exchange = await exchangeOfAnswer(answer);
  const { result, evidence } = auditPage(exchange);
  const unread = unreadReason(exchange, evidence);
  return {
    archive,
    offset,
    url: answer.url,
    date: answer.date > 0 ? new Date(answer.date).toISOString() : null,
    kind: evidence.kind,
    result: unread === null ? result : null,
    ...(unread === null ? !wasRead(evidence.gates) && { failed: true as const } : { unread }),
  };
}
