/**
 * One frame of a file that is compressed with zstd a record at a time (`.warc.zst`; RFC 8878; "Use of Zstandard in WARC files",
 * IIPC, 2020). Node has zstd from 22.15 and 23.8 on.
 */
import * as zlib from 'node:zlib';
import { CodedError } from '../errors.ts';
import type { ByteSource } from './byte-source.ts';
import { inPieces, type Decoder, type Member } from './gzip-member.ts';

/** The first bytes of a frame (RFC 8878, 3.1.1). */
export const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** Those of the frame before all others that holds a dictionary (IIPC, "Dictionary frames"). */
const DICTIONARY = Buffer.from([0x5d, 0x2a, 0x4d, 0x18]);

/** Whether a frame begins here. */
export const isZstd = (bytes: Buffer): boolean => bytes.subarray(0, ZSTD.length).equals(ZSTD);

/** Throws `file-invalid` for a file with a dictionary, and for a Node without zstd. */
export function checkZstd(first: Buffer): void {
  if (first.subarray(0, DICTIONARY.length).equals(DICTIONARY)) throw WITH_DICTIONARY;
  if (isZstd(first) && !isDecompress(DECOMPRESS)) throw WITHOUT_ZSTD;
}

const WITH_DICTIONARY = new CodedError(
  'file-invalid',
  'it is compressed with zstd and a dictionary, which is not read: decompress it with the tools of its archive',
);
const WITHOUT_ZSTD = new CodedError(
  'file-invalid',
  'it is compressed with zstd, which Node reads from 22.15 on: decompress it with unzstd',
);

type Decompress = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Buffer;
const DECOMPRESS: unknown = 'zstdDecompressSync' in zlib ? zlib.zstdDecompressSync : null;
const CREATE: unknown = 'createZstdDecompress' in zlib ? zlib.createZstdDecompress : null;
const isDecompress = (found: unknown): found is Decompress => typeof found === 'function';
const isCreate = (found: unknown): found is () => Decoder => typeof found === 'function';

/** What bytes decompress to, `null` where they are broken, give more than `most`, or Node has no zstd. */
export function unzstd(bytes: Uint8Array, most: number): Buffer | null {
  if (!isDecompress(DECOMPRESS)) return null;
  try {
    return DECOMPRESS(bytes, { maxOutputLength: most });
  } catch {
    return null;
  }
}

/** Bytes of a frame at most: a record whose beginning is kept has less. */
const LARGEST = 64 * 1024 * 1024;

/** The frame at a place, `null` where none begins. Throws as {@link checkZstd}. */
export async function frameAt(source: ByteSource, at: number, most: number): Promise<Member | null> {
  const head = await source.read(at, MAX_HEAD);
  checkZstd(head);
  if (!isZstd(head) || !isCreate(CREATE)) return null;
  const length = await lengthOf(source, at, head);
  const bytes = length > LARGEST ? null : unzstd(Buffer.from(await source.read(at, length)), most);
  if (bytes !== null) return { bytes, size: bytes.length, length, lacks: null };
  const own: ByteSource = {
    read: (from, size) => source.read(from, Math.max(0, Math.min(size, at + length - from))),
  };
  const member = await inPieces(own, at, { most, decoder: CREATE(), trailer: 0 });
  return { ...member, length, lacks: member.size > most ? 'size' : 'cut' };
}

/** Magic number, descriptor, window, dictionary, size of the content (RFC 8878, 3.1.1.1). */
const MAX_HEAD = 18;
const FIELD = [0, 1, 2, 4] as const;
const CONTENT = [0, 2, 4, 8] as const;
const CHECKSUM = 4;
const BLOCK_HEAD = 3;
const RLE = 1;

/** Bytes of a frame, from the heads of its blocks (RFC 8878, 3.1.1.2); to the end of the file where it is cut. */
async function lengthOf(source: ByteSource, at: number, head: Buffer): Promise<number> {
  const descriptor = head[4] ?? 0;
  const isSingle = (descriptor & 0x20) !== 0;
  const dictionary = FIELD[descriptor & 3] ?? 0;
  if (dictionary > 0) throw WITH_DICTIONARY;
  const content = descriptor >> 6 === 0 && isSingle ? 1 : (CONTENT[descriptor >> 6] ?? 0);
  let length = ZSTD.length + 1 + (isSingle ? 0 : 1) + content;
  for (;;) {
    const block = await source.read(at + length, BLOCK_HEAD);
    if (block.length < BLOCK_HEAD) return length + block.length;
    const said = block.readUIntLE(0, BLOCK_HEAD);
    length += BLOCK_HEAD + (((said >> 1) & 3) === RLE ? 1 : said >> 3);
    if ((said & 1) === 1) return length + ((descriptor & 4) === 0 ? 0 : CHECKSUM);
  }
}
