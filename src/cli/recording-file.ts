/**
 * A recorded run: what was asked, then every exchange. A WARC file where its name says so, which other programs read; else one
 * JSON object a line.
 */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import type { AuditorOptions } from '../jobs/auditor.ts';
import { OWNER_ALONE } from '../jobs/file-ledger.ts';
import { jsonOf } from '../jobs/json-line.ts';
import { readRecording, recordLine, type Recorded } from '../jobs/recording.ts';
import { recordedWeb } from '../jobs/recorded-web.ts';
import { targetOf } from '../jobs/target-error.ts';
import { readWarcRecording, recordWarc, warcBeginning } from '../jobs/warc-recording.ts';
import type { AuditKind } from './audit.ts';
import { text, texts, type Values } from './command.ts';
import { orUnreadable, unwritable } from './file-error.ts';
import { linesOf } from './line-file.ts';
import { namesFile } from './saved-page.ts';

/** What was asked, so that a replay asks the same. */
const header = z.strictObject({
  citeworthy: z.string(),
  command: z.string(),
  target: z.string(),
  /** Options that change what is asked for or judged. */
  options: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  date: z.iso.datetime({ precision: 3 }),
});

/** The first line of a recorded run. */
export type RecordingHeader = z.infer<typeof header>;

/** One page at a time: the order of the answers is then the order of a replay. */
export const RECORDED_LANES = 1;

/** Version of this file's form. */
const FORM = 'recording-1';

/** Names of recordings that are WARC files. */
const WARC = /\.warc\.gz$/i;

/** What is to be recorded. */
export interface AskedRecording {
  readonly kind: AuditKind;
  readonly target: string;
  readonly values: Values;
  readonly date: string;
}

/** A recording while it is written. */
export interface OpenRecording {
  /** The options with a network that is recorded; the same options when nothing is to be recorded. */
  readonly recorded: (options: AuditorOptions) => AuditorOptions;
  readonly close: () => void;
}

/** Opens the file of `--record` and writes what is asked. It and every write throw `file-unwritable`. */
export async function openRecording(
  path: string,
  { kind, target, values, date }: AskedRecording,
): Promise<OpenRecording> {
  const options = await auditOptions(kind, values);
  const file = written(path, () => openSync(path, 'w', OWNER_ALONE));
  const append = (bytes: string | Uint8Array) => written(path, () => writeFileSync(file, bytes));
  const asked = JSON.stringify({ citeworthy: FORM, command: kind.name, target, options, date });
  const isArchive = WARC.test(path);
  append(isArchive ? warcBeginning(asked, Date.parse(date)) : `${asked}\n`);
  return {
    recorded: (auditor) => ({
      ...auditor,
      lanes: RECORDED_LANES,
      web: recordedWeb(auditor, (exchange) =>
        append(isArchive ? recordWarc(exchange) : `${recordLine(exchange)}\n`),
      ),
    }),
    close: () => closeSync(file),
  };
}

/** What the system call gives; a full disk in the middle of a run fails like a file that does not open. */
function written<Result>(path: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw unwritable(path, error);
  }
}

type Recordable = RecordingHeader['options'][string];

/**
 * The options that a replay takes from its file, which may come from anybody: they choose what is asked of the recording and
 * what is judged. None names a file or a program, and no address is asked for outside of the recording.
 */
const REPLAYED: ReadonlySet<string> = new Set([
  'probe',
  'no-probe',
  'max-pages',
  'include',
  'exclude',
  'max-depth',
  'drop-query',
  'urls',
  'sitemap',
  'render',
  'render-pages',
  'pages',
  'generate',
]);

/** The options of the audit itself: those of output and gate may differ in a replay. */
async function auditOptions(kind: AuditKind, values: Values): Promise<RecordingHeader['options']> {
  const urls = text(values, 'urls');
  const given: Values = {
    ...values,
    ...(urls !== '' && { urls: await linesOf(urls) }),
    ...(text(values, 'write') !== '' && { generate: true }),
  };
  const names = [...Object.keys(kind.options), 'generate'].filter((name) => REPLAYED.has(name));
  const recorded = names.flatMap((name): [string, Recordable][] => {
    const value = given[name];
    if (typeof value === 'string' || typeof value === 'boolean') return [[name, value]];
    const list = texts(given, name);
    return list.length === 0 ? [] : [[name, list]];
  });
  return Object.fromEntries(recorded);
}

/**
 * What a replay is asked for. Throws `file-invalid` for a target that is no address. A file of version 0.2 may name a file
 * of addresses, which is not read: `urls` then come from the command line.
 */
function replayable({ target, options, ...asked }: RecordingHeader, path: string): RecordingHeader {
  if (targetOf(target) instanceof CodedError || namesFile(target))
    throw new CodedError('file-invalid', `${path}: its target is no address`);
  const taken = Object.entries(options).filter(
    ([name, value]) => REPLAYED.has(name) && !(name === 'urls' && typeof value === 'string'),
  );
  return {
    ...asked,
    target,
    options: { ...Object.fromEntries(taken), ...(options['write'] !== undefined && { generate: true }) },
  };
}

/** A recorded run. */
interface RecordedRun {
  readonly asked: RecordingHeader;
  readonly exchanges: readonly Recorded[];
}

/** Reads a recorded run. Throws `file-unreadable` and `file-invalid`. */
export async function readRun(path: string): Promise<RecordedRun> {
  if (WARC.test(path)) {
    const { asked, recorded } = await readWarcRecording(path);
    return { asked: askedIn(asked, path, 'record'), exchanges: recorded };
  }
  const content = await readFile(path, 'utf8').catch(orUnreadable(path));
  const end = content.indexOf('\n');
  const asked = askedIn(jsonOf(content.slice(0, Math.max(0, end))), path, 'line');
  // The line break stays, so that the line numbers of messages are those of the file.
  return { asked, exchanges: readRecording(content.slice(end)) };
}

/** What was asked. Throws `file-invalid` for a file that does not say it. */
function askedIn(value: unknown, path: string, first: 'line' | 'record'): RecordingHeader {
  const read = header.safeParse(value);
  if (!read.success || read.data.citeworthy !== FORM)
    throw new CodedError(
      'file-invalid',
      `${path} is not a recording: its first ${first} does not say what was asked`,
    );
  return replayable(read.data, path);
}
