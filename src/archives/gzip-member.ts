/** One member of a gzip file: a WARC that is compressed a record at a time has one for each record (WARC 1.1, annex D). */
import type { Transform } from 'node:stream';
import { constants, createInflateRaw, inflateRawSync } from 'node:zlib';
import { memberData, TRAILER_BYTES } from '../net/gunzip.ts';
import type { ByteSource } from './byte-source.ts';

/** A member as it was read. */
export interface Member {
  /** What it decompresses to, no more than was asked for. */
  readonly bytes: Buffer;
  /** Bytes that it decompresses to. */
  readonly size: number;
  /** Bytes that it takes in the file; to the end of the file where it is cut. */
  readonly length: number;
  /** `size`: it decompresses to more. `cut`: the file ends in it, or it is broken. */
  readonly lacks: 'size' | 'cut' | null;
}

/** Compressed bytes that are decompressed at once: nearly every record is whole in them. */
const FIRST = 256 * 1024;
const PIECE = 1024 * 1024;
/** Bytes that are decompressed at a time: a page in one or two pieces. */
const CHUNK = 128 * 1024;

/** The member at a place, `null` where none begins. */
export async function memberAt(source: ByteSource, at: number, most: number): Promise<Member | null> {
  const bytes = await source.read(at, FIRST);
  const start = memberData(bytes, 0);
  if (start === null) return null;
  try {
    const options = {
      info: true,
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: most,
      chunkSize: CHUNK,
    };
    const read: unknown = inflateRawSync(bytes.subarray(start), options);
    const length = isInformed(read) ? start + read.engine.bytesWritten + TRAILER_BYTES : Infinity;
    // All of it was used: whether the member ends there is in what was not read.
    if (isInformed(read) && length <= bytes.length)
      return { bytes: read.buffer, size: read.buffer.length, length, lacks: null };
  } catch {
    // Broken, or larger than what is kept: read in pieces, what came before counts.
  }
  const member = await inPieces(source, at + start, {
    most,
    decoder: createInflateRaw(),
    trailer: TRAILER_BYTES,
  });
  return { ...member, length: member.length + start };
}

/** What the decoder gives with `info`, which its types do not say. */
interface Informed {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

const isInformed = (read: unknown): read is Informed =>
  typeof read === 'object' && read !== null && 'engine' in read && 'buffer' in read;

/** What decompresses a member that is written into it. */
export type Decoder = Transform & { readonly bytesWritten: number };

/** How a member is read, with the bytes after what is compressed. */
interface Reading {
  readonly most: number;
  readonly decoder: Decoder;
  readonly trailer: number;
}

/** Reads a member to its end, and keeps the beginning of what it decompresses to. */
export function inPieces(
  source: ByteSource,
  from: number,
  { most, decoder: stream, trailer }: Reading,
): Promise<Member> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [size, given, isOver] = [0, 0, false];
    const end = (lacks: Member['lacks']): void => {
      if (isOver) return;
      isOver = true;
      const length = lacks === 'cut' ? given : stream.bytesWritten + trailer;
      stream.destroy();
      resolve({ bytes: Buffer.concat(chunks), size, length, lacks: lacks ?? (size > most ? 'size' : null) });
    };
    stream.on('data', (chunk: Buffer) => {
      if (size < most) chunks.push(Buffer.from(chunk.subarray(0, most - size)));
      size += chunk.length;
    });
    stream.once('end', () => end(null));
    stream.once('error', () => end('cut'));
    const feed = async (): Promise<void> => {
      for (;;) {
        const piece = Buffer.from(await source.read(from + given, PIECE));
        if (isOver) return;
        if (piece.length === 0) return end('cut');
        given += piece.length;
        await new Promise<void>((next) => stream.write(piece, () => next()));
      }
    };
    feed().catch(reject);
  });
}
