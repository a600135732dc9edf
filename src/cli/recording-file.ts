/** A recorded run: what was asked on the first line, then every exchange, one JSON object a line. */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import type { AuditorOptions } from '../jobs/auditor.ts';
import { OWNER_ALONE } from '../jobs/file-ledger.ts';
import { jsonOf } from '../jobs/json-line.ts';
import { readRecording, recordLine, type Recorded } from '../jobs/recording.ts';
import { recordedWeb } from '../jobs/recorded-web.ts';
import type { AuditKind } from './audit.ts';
import { texts, type Values } from './command.ts';
import { unwritable } from './file-error.ts';

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
export function openRecording(path: string, { kind, target, values, date }: AskedRecording): OpenRecording {
  const file = written(path, () => openSync(path, 'w', OWNER_ALONE));
  const line = (text: string) => written(path, () => writeFileSync(file, `${text}\n`));
  const options = auditOptions(kind, values);
  line(JSON.stringify({ citeworthy: FORM, command: kind.name, target, options, date }));
  return {
    recorded: (auditor) => ({
      ...auditor,
      lanes: RECORDED_LANES,
      web: recordedWeb(auditor, (exchange) => line(recordLine(exchange))),
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

/** The options of the audit itself: those of output and gate may differ in a replay. */
function auditOptions(kind: AuditKind, values: Values): RecordingHeader['options'] {
  const given = Object.keys(kind.options).flatMap((name): [string, Recordable][] => {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'boolean') return [[name, value]];
    const list = texts(values, name);
    return list.length === 0 ? [] : [[name, list]];
  });
  return Object.fromEntries(given);
}

/** The recorded run in a file that has been read. Throws `file-invalid`. */
export function recordingIn(
  content: string,
  path: string,
): { readonly asked: RecordingHeader; readonly exchanges: readonly Recorded[] } {
  const end = content.indexOf('\n');
  const first = header.safeParse(jsonOf(content.slice(0, Math.max(0, end))));
  if (!first.success || first.data.citeworthy !== FORM)
    throw new CodedError(
      'file-invalid',
      `${path} is not a recording: its first line does not say what was asked`,
    );
  // The line break stays, so that the line numbers of messages are those of the file.
  return { asked: first.data, exchanges: readRecording(content.slice(end)) };
}
