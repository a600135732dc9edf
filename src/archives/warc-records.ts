/** The records of a WARC file one after the other, each with where it is, so that it can be read again alone. */
import { CodedError } from '../errors.ts';
import { isGzip } from '../net/gunzip.ts';
import type { ByteSource } from './byte-source.ts';
import { memberAt } from './gzip-member.ts';
import { frameAt, isZstd, ZSTD } from './zstd-frame.ts';
import { MAX_HEAD, recordHead, type RecordHead } from './warc-record.ts';

/** Where a record is: of a compressed file its member, and the place in what that decompresses to. */
export interface RecordPlace {
  readonly offset: number;
  readonly length: number;
  /** Bytes of the member before the record: 0 where each record has a member of its own. */
  readonly inner: number;
}

/** A record as it was read. */
export interface WarcRecord {
  readonly head: RecordHead;
  readonly place: RecordPlace;
  /** As much of it as is kept. */
  readonly block: Buffer;
  /** The file ends in it, or it is larger than what is kept. */
  readonly isCut: boolean;
}

/** Bytes kept of a block: more than an exchange keeps of a body, and its head. */
export const MAX_BLOCK = 16 * 1024 * 1024;

/** Which part of a file is read. */
export interface WarcRange {
  /** Where a record begins. Default: the beginning. */
  readonly offset?: number | undefined;
  /** Bytes; a record that begins in them is read whole. Default: to the end. */
  readonly length?: number | undefined;
}

/**
 * Reads records in order. Bytes that are no record are passed over to the next that is one; `onLost` is told where.
 * Memory: one record.
 */
export async function* warcRecords(
  source: ByteSource,
  { offset = 0, length = Infinity }: WarcRange = {},
  onLost: (offset: number) => void = () => undefined,
): AsyncGenerator<WarcRecord> {
  const end = offset + length;
  let at = offset;
  let isLost = false;
  while (at < end) {
    const bytes = await source.read(at, MAX_HEAD);
    if (bytes.length === 0) return;
    const found = await readAt(source, at, bytes);
    if (found === null) {
      if (!isLost && !/^\s*$/.test(bytes.toString('latin1', 0, 16))) onLost(at);
      isLost = true;
      at += nextStart(bytes);
      continue;
    }
    isLost = false;
    yield* found.records;
    at += found.length;
  }
}

/** What begins at one place: a record, or all those of one member. */
interface Found {
  readonly records: readonly WarcRecord[];
  readonly length: number;
}

function readAt(source: ByteSource, at: number, bytes: Buffer): Promise<Found | null> {
  if (isGzip(bytes)) return compressed(source, at, memberAt);
  return isZstd(bytes) ? compressed(source, at, frameAt) : plain(source, at, bytes);
}

async function plain(source: ByteSource, at: number, bytes: Buffer): Promise<Found | null> {
  const head = recordHead(bytes);
  if (head === null) return null;
  const length = head.size + head.length;
  const kept = Math.min(head.length, MAX_BLOCK);
  const block = Buffer.from(await source.read(at + head.size, kept));
  const place = { offset: at, length, inner: 0 };
  return { records: [{ head, place, block, isCut: block.length < head.length }], length: length + LINE_ENDS };
}

/** Two line breaks end a record (WARC 1.1, 4). */
const LINE_ENDS = 4;

async function compressed(source: ByteSource, at: number, read: typeof memberAt): Promise<Found | null> {
  const member = await read(source, at, MAX_BLOCK + MAX_HEAD);
  if (member === null) return null;
  const records: WarcRecord[] = [];
  let inner = 0;
  while (inner < member.bytes.length) {
    const head = recordHead(member.bytes.subarray(inner));
    if (head === null) break;
    const from = inner + head.size;
    const block = member.bytes.subarray(from, from + Math.min(head.length, MAX_BLOCK));
    records.push({
      head,
      place: { offset: at, length: member.length, inner },
      block,
      isCut: block.length < head.length,
    });
    inner = from + head.length + LINE_ENDS;
  }
  if (records.length === 0) return null;
  // Where a record would be cannot be told from the place of the member, and to keep all of it has no bound.
  if (member.lacks === 'size' && inner < member.size)
    throw new CodedError('file-invalid', 'the WARC file is compressed as a whole: decompress it');
  return { records, length: member.length };
}

/** Bytes to the next place at which a record may begin. */
function nextStart(bytes: Buffer): number {
  const places = ['WARC/', GZIP, ZSTD].map((start) => bytes.indexOf(start, 1)).filter((place) => place > 0);
  return places.length === 0 ? Math.max(1, bytes.length - GZIP.length) : Math.min(...places);
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
