/** Log files as lines: plain or gzip, several one after the other, `-` for stdin. */
import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { CodedError } from '../errors.ts';
import { messageOf, orUnreadable } from './file-error.ts';

/** Bytes that are read at once. */
const CHUNK = 262_144;
const STDIN = '-';
/** The first bytes of a gzip member (RFC 1952, 2.3.1). The name of a file says nothing. */
const GZIP = [0x1f, 0x8b] as const;

/** Throws `file-unreadable` for the first file that cannot be read, and `usage` for stdin that is named twice. */
export async function checkLogs(paths: readonly string[]): Promise<void> {
  if (paths.filter((path) => path === STDIN).length > 1)
    throw new CodedError('usage', 'stdin can be read once: give - a single time');
  for (const path of paths.filter((name) => name !== STDIN)) {
    const file = await open(path).catch(orUnreadable(path));
    const found = await file.stat();
    await file.close();
    if (found.isDirectory()) throw new CodedError('file-unreadable', `${path} is a folder`);
  }
}

/** Where the lines of a file go, and who counts the bytes that were read. */
interface Reader {
  readonly onLine: (line: string) => void;
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a file to its end. Gives what stopped it early, `null` for a whole file: of a damaged archive, what came out of it
 * counts. Rejects when the signal is aborted.
 */
export async function readLog(path: string, { onLine, onBytes, signal }: Reader): Promise<string | null> {
  const { lineSplitter } = await import('../logs/chunks.ts');
  const from = path === STDIN ? { fd: 0 } : {};
  const file = createReadStream(path, { ...from, highWaterMark: CHUNK, signal });
  const splitter = lineSplitter(onLine);
  const decoder = new StringDecoder('utf8');
  try {
    for await (const chunk of unpacked(file, onBytes)) splitter.push(textOf(chunk, decoder));
    return null;
  } catch (error) {
    signal.throwIfAborted();
    return messageOf(error);
  } finally {
    splitter.push(decoder.end());
    splitter.end();
    file.destroy();
  }
}

/** The bytes of a file, those of a gzip file unpacked. */
async function* unpacked(
  file: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const chunks = counted(file, onBytes);
  const { value: first } = await chunks.next();
  if (first === undefined) return;
  const whole = withFirst(first, chunks);
  if (GZIP.some((byte, at) => first[at] !== byte)) return yield* whole;
  const unzipped: AsyncIterable<Buffer> = gunzipped(Readable.from(whole));
  yield* unzipped;
}

/** What a pipeline fails of, its last stream fails of as well. */
function gunzipped(packed: Readable): AsyncIterable<Buffer> {
  return pipeline(packed, createGunzip({ chunkSize: CHUNK }), () => undefined);
}

async function* counted(
  file: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** Most logs are ASCII, of which the bytes are the characters: that is several times as fast as to decode UTF-8. */
function textOf(chunk: Buffer, decoder: StringDecoder): string {
  return isAscii(chunk) ? decoder.end() + chunk.toString('latin1') : decoder.write(chunk);
}
