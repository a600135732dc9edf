/** One record of a WARC file (ISO 28500:2017, WARC 1.1; 1.0 is read as well). */
import type { Truncation } from '../exchange.ts';

/** The head of a record. */
export interface RecordHead {
  /** `response`, `resource`, `revisit`, `request`, `metadata`, `warcinfo`, … in lower case. */
  readonly type: string;
  /** Empty where the record has none. */
  readonly id: string;
  /** Address that was asked for, empty without one. */
  readonly uri: string;
  /** Epoch milliseconds, 0 for what is no date. */
  readonly date: number;
  /** The record that this one was made with. */
  readonly concurrentTo: string;
  /** Media type of the block, in lower case and without parameters. */
  readonly media: string;
  readonly contentType: string;
  /** Of the payload, as written; empty without one. */
  readonly digest: string;
  /** Of a revisit: address of the capture that has the body, empty where it is not named. */
  readonly refersTo: string;
  readonly truncated: Truncation | null;
  /** Bytes of the block. */
  readonly length: number;
  /** Bytes of the head. */
  readonly size: number;
}

/** Bytes in which a head has to end. */
export const MAX_HEAD = 64 * 1024;

const VERSION = /^WARC\/\d+\.\d+\r?\n/;
const END = /\r?\n\r?\n/;

/** Why a record was cut, as WARC-Truncated says it (WARC 1.1, 5.13). */
const TRUNCATED: Readonly<Record<string, Truncation>> = {
  length: 'size',
  time: 'deadline',
  disconnect: 'connection',
  unspecified: 'connection',
};

/** The head at the beginning of bytes, `null` where no whole one is there. */
export function recordHead(bytes: Buffer): RecordHead | null {
  const text = bytes.toString('utf8', 0, Math.min(bytes.length, MAX_HEAD));
  const version = VERSION.exec(text);
  const end = END.exec(text);
  if (version === null || end === null) return null;
  const fields = fieldsOf(text.slice(version[0].length, end.index));
  const field = (name: string): string => fields.get(name) ?? '';
  const length = field('content-length');
  if (!/^\d{1,15}$/.test(length)) return null;
  const contentType = field('content-type');
  return {
    type: field('warc-type').toLowerCase(),
    id: field('warc-record-id'),
    // WARC 1.0 showed it in angle brackets, which some tools have written.
    uri: field('warc-target-uri').replace(/^<(.*)>$/, '$1'),
    date: Date.parse(field('warc-date')) || 0,
    concurrentTo: field('warc-concurrent-to'),
    media: (contentType.split(';', 1)[0] ?? '').trim().toLowerCase(),
    contentType,
    digest: field('warc-payload-digest'),
    refersTo: field('warc-refers-to-target-uri').replace(/^<(.*)>$/, '$1'),
    truncated: TRUNCATED[field('warc-truncated').toLowerCase()] ?? null,
    length: Number(length),
    size: Buffer.byteLength(text.slice(0, end.index + end[0].length)),
  };
}

/** Named fields, in lower case, the first of each; a line that begins with white space goes on (WARC 1.1, 4). */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
