/** Reads a raw body up to a cap and says how it ended. What arrived before a failure is kept. */
import { Readable } from 'node:stream';
import { joined } from './decode.ts';
import { unlessAborted } from './time-limit.ts';

/** How reading ended: the body was complete, the cap was reached, or `error` came. */
export type BodyEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'size' }
  | { readonly kind: 'error'; readonly error: unknown };

export interface RawBody {
  readonly bytes: Uint8Array;
  readonly end: BodyEnd;
}

export interface BodyReading {
  /** Bytes kept; one more ends the reading. */
  readonly cap: number;
  readonly signal: AbortSignal;
  /** Called for each chunk that comes. */
  readonly onChunk: () => void;
}

/** The bytes of a body. Never rejects; the caller discards the response when `end` is not complete. */
export async function readBody(body: AsyncIterable<Uint8Array>, reading: BodyReading): Promise<RawBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const isOver = (chunk: Uint8Array) => {
    reading.onChunk();
    chunks.push(chunk);
    size += chunk.byteLength;
    return size > reading.cap;
  };
  const read = body instanceof Readable ? readStream(body, isOver) : readChunks(body, isOver);
  // A body may ignore the signal; the reading must not.
  const end = await unlessAborted(read, reading.signal).catch(
    (error: unknown) => ({ kind: 'error', error }) as const,
  );
  return { bytes: joined(chunks, Math.min(size, reading.cap)), end };
}

/** By events: an iterator over a Readable drops what is buffered when the stream fails. */
function readStream(stream: Readable, isOver: (chunk: Uint8Array) => boolean): Promise<BodyEnd> {
  return new Promise((resolve) => {
    stream.on('data', (chunk: Uint8Array) => {
      if (!isOver(chunk)) return;
      stream.pause();
      resolve({ kind: 'size' });
    });
    stream.once('end', () => resolve({ kind: 'complete' }));
    stream.once('error', (error) => resolve({ kind: 'error', error }));
    stream.once('close', () => resolve({ kind: 'error', error: new Error('the connection was closed') }));
    if (stream.errored !== null) resolve({ kind: 'error', error: stream.errored });
  });
}

async function readChunks(
  body: AsyncIterable<Uint8Array>,
  isOver: (chunk: Uint8Array) => boolean,
): Promise<BodyEnd> {
  for await (const chunk of body) {
    if (isOver(chunk)) return { kind: 'size' };
  }
  return { kind: 'complete' };
}
