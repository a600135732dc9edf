/**
 * Undoes content codings within caps. Every stage is bounded by bytes and by its ratio to the wire, a broken stream
 * keeps what came out before it broke.
 */
import { commaSeparated } from '../catalog/comma-separated.ts';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import { FetchFailure } from './failure.ts';
import { gunzipMembers, streamPrefix, type DecodedPrefix } from './gunzip.ts';
import { RATIO_FREE_BYTES } from './limits.ts';

/** A content coding that is offered and undone. */
export type Coding = 'gzip' | 'deflate' | 'br';

/** What is offered. Node 20 has no zstd; a coding that was not offered is outcome `unsupported`. */
export const ACCEPT_ENCODING = 'gzip, br, deflate';

const CODINGS: ReadonlyMap<string, Coding> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
]);

/** How much decoding may give. */
export interface DecodeCaps {
  /** Of each stage. */
  readonly decodedBytes: number;
  readonly ratio: number;
}

/** What decoding gave. */
export interface Decoded {
  readonly bytes: Uint8Array;
  readonly truncated: 'size' | 'encoding' | null;
}

/** What the headers say was done to a body. */
export interface Codings {
  /** In the order they were applied. */
  readonly applied: readonly Coding[];
  /** A name that is no registered coding, such as `none` or `utf-8`: a slip, unless the body is no text. */
  readonly unknown: string | null;
}

/** Registered (IANA, HTTP Content Coding Registry, 2026-11) and not undone. */
const FOREIGN: ReadonlySet<string> = new Set(
  commaSeparated('aes128gcm, compress, dcb, dcz, exi, pack200-gzip, x-compress, zstd'),
);

/**
 * The codings of a body, from the values of its headers (RFC 9110, 8.4). `identity` and empty items do not count.
 * Throws FetchFailure: `unsupported` for a registered coding that is not undone, `decode` for more than `most`.
 */
export function codingsOf(values: readonly string[], most: number): Codings {
  const names = values.flatMap((value) => value.split(',').map((name) => name.trim().toLowerCase()));
  const stated = names.filter((name) => name !== '' && name !== 'identity');
  if (stated.length > most) {
    throw new FetchFailure('decode', `${stated.length} stacked content codings, at most ${most} are undone`);
  }
  const foreign = stated.find((name) => FOREIGN.has(name));
  if (foreign !== undefined) throw unsupported(foreign);
  const applied = stated.flatMap((name) => CODINGS.get(name) ?? []);
  return { applied, unknown: stated.find((name) => !CODINGS.has(name)) ?? null };
}

/** The failure of a coding that cannot be undone. */
export function unsupported(name: string): FetchFailure {
  return new FetchFailure('unsupported', `content coding ${name.slice(0, 40)}`);
}

/** Bytes looked at to tell text from data (WHATWG MIME Sniffing, 5: the resource header). */
const SNIFFED_BYTES = 1445;

/** Whether bytes hold what text never does (WHATWG MIME Sniffing, 3: binary data byte). */
export function holdsBinary(bytes: Uint8Array): boolean {
  return bytes
    .subarray(0, SNIFFED_BYTES)
    .some((byte) => byte < 0x09 || byte === 0x0b || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
}

/**
 * The decoded body. An empty body is empty under any coding. Throws FetchFailure `decode` when nothing comes out of it.
 */
export async function decodeBody(
  wire: Uint8Array,
  codings: readonly Coding[],
  { decodedBytes, ratio }: DecodeCaps,
): Promise<Decoded> {
  const cap = Math.min(decodedBytes, Math.max(RATIO_FREE_BYTES, wire.byteLength * ratio));
  let decoded: Decoded = { bytes: wire, truncated: null };
  for (const coding of codings.toReversed()) {
    const stage = await undo(decoded.bytes, coding, cap);
    const isCut = decoded.truncated === 'size' || stage.truncated === 'size';
    decoded = { bytes: stage.bytes, truncated: isCut ? 'size' : (decoded.truncated ?? stage.truncated) };
  }
  return decoded;
}

/**
 * Bodies up to this size are decoded in one call: a third cheaper than a stream and no wait for a libuv thread, which
 * DNS lookups may hold. Larger ones are streamed, not to stop the event loop.
 */
const ONE_CALL_BYTES = 1024 * 1024;

interface Decoder {
  readonly whole: (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;
  readonly prefix: (bytes: Uint8Array, cap: number) => Promise<DecodedPrefix>;
}

const GZIP: Decoder = { whole: gunzipSync, prefix: gunzipMembers };
const ZLIB: Decoder = {
  whole: inflateSync,
  prefix: (bytes, cap) => streamPrefix(createInflate(), bytes, cap),
};
const RAW_DEFLATE: Decoder = {
  whole: inflateRawSync,
  prefix: (bytes, cap) => streamPrefix(createInflateRaw(), bytes, cap),
};
const BROTLI: Decoder = {
  whole: brotliDecompressSync,
  prefix: (bytes, cap) => streamPrefix(createBrotliDecompress(), bytes, cap),
};

function decoderFor(bytes: Uint8Array, coding: Coding): Decoder {
  if (coding === 'gzip') return GZIP;
  if (coding === 'br') return BROTLI;
  return hasZlibHeader(bytes) ? ZLIB : RAW_DEFLATE;
}

/** RFC 1950, 2.2. Many servers send deflate without it, which RFC 9110, 8.4.1.2 notes. */
function hasZlibHeader(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

async function undo(bytes: Uint8Array, coding: Coding, cap: number): Promise<Decoded> {
  if (bytes.byteLength === 0) return { bytes, truncated: null };
  const decoder = decoderFor(bytes, coding);
  if (bytes.byteLength > ONE_CALL_BYTES) return undoPrefix(bytes, coding, decoder, cap);
  try {
    return { bytes: decoder.whole(bytes, { maxOutputLength: cap }), truncated: null };
  } catch {
    // Too large, cut short or damaged: the stream keeps what came out before.
    return undoPrefix(bytes, coding, decoder, cap);
  }
}

async function undoPrefix(
  bytes: Uint8Array,
  coding: Coding,
  decoder: Decoder,
  cap: number,
): Promise<Decoded> {
  const read = await decoder.prefix(bytes, cap);
  if (read.size === 0 && read.stopped instanceof Error) {
    throw new FetchFailure('decode', `the body is not ${coding}: ${read.stopped.message}`);
  }
  const truncated = read.stopped instanceof Error ? 'encoding' : read.stopped;
  return { bytes: joined(read.chunks, Math.min(read.size, cap)), truncated };
}

/** The first `size` bytes of the chunks as one array of its own. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, size - at);
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
