/** Reads a raw body up to a cap and says how it ended. What arrived before a failure is kept. */
import { Readable } from 'node:stream';
import { unlessAborted } from './time-limit.ts';

/** How reading ended: the body was complete, enough was read, or `error` came. */
export type BodyEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'size' }
  | { readonly kind: 'error'; readonly error: unknown };

/** The bytes of a body as they came, and how it ended. */
export interface RawBody {
  readonly bytes: Uint8Array;
  readonly end: BodyEnd;
}

/** A look at what has come so far, once: a bomb shows itself long before the wire cap. */
export interface Probe {
  /** Made when more bytes than this have come. */
  readonly above: number;
  /** Whether more could not change the result. Never rejects. */
  readonly isEnough: (prefix: Uint8Array) => Promise<boolean>;
}

/** How a body is read. */
export interface BodyReading {
  /** Bytes kept; one more ends the reading. */
  readonly cap: number;
  readonly probe: Probe | null;
  readonly signal: AbortSignal;
  /** Called with the size of each chunk that comes. */
  readonly onChunk: (bytes: number) => void;
}

/** The bytes of a body. Never rejects; the caller discards the response when `end` is not complete. */
export async function readBody(body: AsyncIterable<Uint8Array>, reading: BodyReading): Promise<RawBody> {
  const basin = createBasin(reading);
  const read = body instanceof Readable ? readStream(body, basin) : readChunks(body, basin);
  // A body may ignore the signal; the reading must not.
  const end = await unlessAborted(read, reading.signal).catch(
    (error: unknown) => ({ kind: 'error', error }) as const,
  );
  return { bytes: basin.bytes(), end };
}

/** Bytes of the first buffer: half of all pages need no other. */
const FIRST_BYTES = 32 * 1024;

/** Where chunks are copied to: a chunk of its own takes some 100 bytes and may hold the whole read that it came in. */
interface Basin {
  /** `full`: the cap is passed. `look`: ask `isEnough` before going on. */
  take(chunk: Uint8Array): 'more' | 'full' | 'look';
  isEnough(): Promise<boolean>;
  bytes(): Uint8Array;
}

function createBasin({ cap, probe, onChunk }: BodyReading): Basin {
  let basin = new Uint8Array(0);
  let size = 0;
  let lookAbove = probe?.above ?? Number.POSITIVE_INFINITY;
  return {
    take: (chunk) => {
      onChunk(chunk.byteLength);
      const end = Math.min(size + chunk.byteLength, cap);
      if (end > basin.byteLength)
        basin = grown(basin, Math.min(cap, Math.max(end, 2 * size, FIRST_BYTES)), size);
      basin.set(chunk.subarray(0, end - size), size);
      const isOver = size + chunk.byteLength > cap;
      size = end;
      if (isOver) return 'full';
      if (size <= lookAbove) return 'more';
      lookAbove = Number.POSITIVE_INFINITY;
      return 'look';
    },
    isEnough: async () => (await probe?.isEnough(basin.subarray(0, size))) ?? false,
    bytes: () => (size === basin.byteLength ? basin : basin.slice(0, size)),
  };
}

/** A longer array with the first bytes of another one. */
function grown(bytes: Uint8Array, length: number, used: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(length);
  longer.set(bytes.subarray(0, used));
  return longer;
}

/** By events: an iterator over a Readable drops what is buffered when the stream fails. */
function readStream(stream: Readable, basin: Basin): Promise<BodyEnd> {
  return new Promise((resolve) => {
    const look = async () => {
      stream.pause();
      if (await basin.isEnough()) resolve({ kind: 'size' });
      else stream.resume();
    };
    stream.on('data', (chunk: Uint8Array) => {
      const state = basin.take(chunk);
      if (state === 'look') void look();
      if (state !== 'full') return;
      stream.pause();
      resolve({ kind: 'size' });
    });
    stream.once('end', () => resolve({ kind: 'complete' }));
    stream.once('error', (error) => resolve({ kind: 'error', error }));
    stream.once('close', () => resolve({ kind: 'error', error: new Error('the connection was closed') }));
    // Its events may all have come and gone.
    if (stream.destroyed)
      resolve({ kind: 'error', error: stream.errored ?? new Error('the connection was closed') });
  });
}

async function readChunks(body: AsyncIterable<Uint8Array>, basin: Basin): Promise<BodyEnd> {
  for await (const chunk of body) {
    const state = basin.take(chunk);
    if (state === 'full' || (state === 'look' && (await basin.isEnough()))) return { kind: 'size' };
  }
  return { kind: 'complete' };
}
