/**
 * Reads a damaged or decorated gzip body member by member (RFC 1952): what follows the last member is ignored, a member
 * that is cut or fails its checksum still gives what came out of it. Node's own decoder fails on both.
 */
import type { Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** What came out of a decoder, and why it stopped early if it did. */
export interface DecodedPrefix {
  readonly chunks: readonly Uint8Array[];
  readonly size: number;
  readonly stopped: 'size' | Error | null;
}

/** The same of one stream, with how many bytes of the input it used. */
export interface StreamPrefix extends DecodedPrefix {
  readonly used: number;
}

/** Feeds all bytes to a decoder and keeps what comes out, up to one chunk past `cap`. Never rejects. */
export function streamPrefix(
  stream: Transform & { readonly bytesWritten: number },
  bytes: Uint8Array,
  cap: number,
): Promise<StreamPrefix> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const finish = (stopped: StreamPrefix['stopped']) => {
      resolve({ chunks, size, stopped, used: stream.bytesWritten });
      stream.destroy();
    };
    stream.on('data', (chunk: Uint8Array) => {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > cap) finish('size');
    });
    stream.once('end', () => finish(null));
    stream.once('error', finish);
    stream.end(bytes);
  });
}

const HEADER_BYTES = 10;
/** Checksum and length behind the data of a member. */
export const TRAILER_BYTES = 8;
/** Members read of a body that Node could not read in one go. Log files have dozens; an empty member takes 20 bytes. */
const MAX_MEMBERS = 1000;

/** The members of a gzip body, up to one chunk past `cap`. */
export async function gunzipMembers(bytes: Uint8Array, cap: number): Promise<DecodedPrefix> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let at = 0;
  for (let member = 0; member < MAX_MEMBERS; member += 1) {
    const start = memberData(bytes, at);
    if (start === null && member === 0)
      return { chunks, size, stopped: new Error('no whole header of a gzip member') };
    // Not a member: padding or junk after the last one.
    if (start === null) return { chunks, size, stopped: null };
    const read = await streamPrefix(createInflateRaw(), bytes.subarray(start), cap - size);
    chunks.push(...read.chunks);
    size += read.size;
    if (read.stopped !== null) return { chunks, size, stopped: read.stopped };
    at = start + read.used + TRAILER_BYTES;
    const fault = trailerFault(bytes.subarray(start + read.used, at), read.chunks);
    if (fault !== null) return { chunks, size, stopped: fault };
  }
  return { chunks, size, stopped: new Error('too many gzip members') };
}

function trailerFault(trailer: Uint8Array, chunks: readonly Uint8Array[]): Error | null {
  if (trailer.byteLength < TRAILER_BYTES) return new Error('unexpected end of file');
  const view = new DataView(trailer.buffer, trailer.byteOffset, TRAILER_BYTES);
  const sum = chunks.reduce((value, chunk) => crc32(chunk, value), 0);
  return view.getUint32(0, true) === sum ? null : new Error('incorrect data check');
}

/** Whether a gzip member starts at `at` (RFC 1952, 2.3.1: magic and the only method there is). */
export function isGzip(bytes: Uint8Array, at = 0): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 0x08;
}

const FLAG_HEADER_CRC = 2;
const FLAG_EXTRA = 4;
const FLAG_NAME = 8;
const FLAG_COMMENT = 16;

/** Offset of the compressed data of the member at `at`, `null` when there is no whole member header. */
export function memberData(bytes: Uint8Array, at: number): number | null {
  if (!isGzip(bytes, at)) return null;
  const flags = bytes[at + 3] ?? 0;
  let next = at + HEADER_BYTES;
  if ((flags & FLAG_EXTRA) !== 0) next += 2 + (bytes[next] ?? 0) + 256 * (bytes[next + 1] ?? 0);
  for (const flag of [FLAG_NAME, FLAG_COMMENT]) {
    if ((flags & flag) === 0) continue;
    const zero = bytes.indexOf(0, next);
    if (zero === -1) return null;
    next = zero + 1;
  }
  if ((flags & FLAG_HEADER_CRC) !== 0) next += 2;
  return next < bytes.byteLength ? next : null;
}
