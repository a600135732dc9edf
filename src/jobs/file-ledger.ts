import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { CodedError } from '../errors.ts';
import { lockFile, type FileLock } from './file-lock.ts';
import { jsonOf } from './json-line.ts';
import type { Ledger } from './ledger.ts';

/** A ledger in a file, to be closed when done. */
export interface FileLedger<Unit> extends Ledger<Unit> {
  /** Syncs, closes the file and gives back the lock. */
  close(): Promise<void>;
}

/** Milliseconds. What a power cut may cost: writes are handed to the system at once and synced this often. */
const SYNC_EVERY_MS = 1_000;
const NEW_LINE = 0x0a;

/**
 * A ledger in an append-only file of JSON lines `{"key":…,"unit":…}`.
 *
 * Every `keep` is written before it resolves, so a killed process loses nothing that was told; units that come while
 * a write is under way go together into the next one. The disk is synced once a second and on close. A last line that
 * a crash or a full disk cut off is dropped and overwritten. In memory it holds keys and offsets only.
 * `parse` reads one unit at the border and throws when it has another shape.
 * Throws `ledger-locked` when another writer holds the file, `ledger-invalid` when a line before the last is damaged or
 * holds no such unit, `file-unwritable` for a device or a pipe; `keep` rejects with the error of the system.
 */
export async function openFileLedger<Unit>(
  path: string,
  parse: (value: unknown) => Unit,
): Promise<FileLedger<Unit>> {
  await refuseDevice(path);
  const lock = await lockFile(path);
  const file = await open(path, 'a+').catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  try {
    const { offsets, end } = await indexOf(path);
    await file.truncate(end);
    return ledgerOver(path, file, { offsets, end, parse, lock });
  } catch (error) {
    await file.close();
    await lock.release();
    throw error;
  }
}

/** What is read from a device or a pipe has no end. */
async function refuseDevice(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null && !found.isFile())
    throw new CodedError('file-unwritable', `${path}: a ledger is an ordinary file`);
}

interface OpenState<Unit> {
  readonly offsets: Map<string, number>;
  readonly end: number;
  readonly parse: (value: unknown) => Unit;
  readonly lock: FileLock;
}

/** Units that are written together, and who waits for them. */
interface Batch {
  readonly lines: Buffer[];
  readonly keys: string[];
  readonly written: Promise<void>;
}

function ledgerOver<Unit>(path: string, file: FileHandle, state: OpenState<Unit>): FileLedger<Unit> {
  const { offsets, parse, lock } = state;
  let { end } = state;
  /** Whether a write broke off: the line that it left must go before another one can follow. */
  let isTorn = false;
  let syncedAt = performance.now();
  /** The batch that still takes units: it is written when the one before it has been. */
  let open: Batch | null = null;
  let last: Promise<void> = Promise.resolve();

  const write = async ({ lines, keys }: Batch) => {
    lock.check();
    if (isTorn) await file.truncate(end);
    isTorn = true;
    await writeWhole(file, Buffer.concat(lines));
    isTorn = false;
    for (const [index, key] of keys.entries()) {
      offsets.set(key, end);
      end += lines[index]?.byteLength ?? 0;
    }
    if (performance.now() - syncedAt < SYNC_EVERY_MS) return;
    await file.datasync();
    syncedAt = performance.now();
  };

  const begin = (): Batch => {
    const before = last;
    const written = before.then(() => {
      open = null;
      return write(batch);
    });
    const batch: Batch = { lines: [], keys: [], written };
    last = written.catch(() => undefined);
    return batch;
  };

  return {
    async *kept() {
      await last;
      for await (const { offset, entry, place } of linesOf(path))
        if (offsets.get(entry.key) === offset) yield [entry.key, unitOf(entry.unit, parse, place)] as const;
    },
    async keep(key, unit) {
      const line = Buffer.from(`${JSON.stringify({ key, unit })}\n`);
      open ??= begin();
      open.lines.push(line);
      open.keys.push(key);
      await open.written;
    },
    async close() {
      await last;
      try {
        await file.datasync();
      } finally {
        await file.close();
        await lock.release();
      }
    },
  };
}

function unitOf<Unit>(value: unknown, parse: (value: unknown) => Unit, place: string): Unit {
  try {
    return parse(value);
  } catch {
    throw new CodedError('ledger-invalid', place);
  }
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.byteLength;) {
    const { bytesWritten } = await file.write(bytes, at);
    at += bytesWritten;
  }
}

interface Line {
  readonly offset: number;
  readonly end: number;
  /** File and number of the line, for a message. */
  readonly place: string;
  readonly entry: { readonly key: string; readonly unit: unknown };
}

async function indexOf(path: string): Promise<{ offsets: Map<string, number>; end: number }> {
  const offsets = new Map<string, number>();
  let end = 0;
  for await (const line of linesOf(path)) {
    offsets.set(line.entry.key, line.offset);
    end = line.end;
  }
  return { offsets, end };
}

/** The complete lines of the file; bytes after the last line break are a torn line and are not given. */
async function* linesOf(path: string): AsyncGenerator<Line> {
  let begun: Buffer[] = [];
  let offset = 0;
  let number = 0;
  for await (const read of createReadStream(path)) {
    const chunk = bytesOf(read);
    let start = 0;
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, at)]);
      number += 1;
      const place = `${path}:${number}`;
      const end = offset + line.byteLength + 1;
      yield { offset, end, place, entry: entryOf(line.toString(), place) };
      begun = [];
      offset = end;
      start = at + 1;
    }
    begun.push(chunk.subarray(start));
  }
}

function bytesOf(chunk: unknown): Buffer {
  return Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
}

function entryOf(text: string, place: string): Line['entry'] {
  const value = jsonOf(text);
  if (typeof value !== 'object' || value === null || !('key' in value) || !('unit' in value))
    throw new CodedError('ledger-invalid', place);
  if (typeof value.key !== 'string') throw new CodedError('ledger-invalid', place);
  return { key: value.key, unit: value.unit };
}
