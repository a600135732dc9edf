import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { CodedError } from '../errors.ts';
import { keepTogether } from './keep-together.ts';
import { lockFile, type FileLock } from './file-lock.ts';
import { linesOf, offsetsIn } from './ledger-lines.ts';
import { unitOf, type Ledger } from './ledger.ts';

/** A ledger in a file, to be closed when done. */
export interface FileLedger<Unit> extends Ledger<Unit> {
  /** Syncs, closes the file and gives back the lock. Called again it does nothing more. */
  close(): Promise<void>;
}

/** Mode of a new file that holds addresses with the secrets in them: to read and write, for its owner alone. */
export const OWNER_ALONE = 0o600;

/** Milliseconds. What a power cut may cost: writes are handed to the system at once and synced this often. */
const SYNC_EVERY_MS = 1_000;

/**
 * A ledger in an append-only file of JSON lines `{"key":…,"unit":…}`.
 *
 * Every `keep` is written before it resolves, so a killed process loses nothing that was reported; units that come while
 * a write is under way go together into the next one. The disk is synced once a second and on close. A last line that
 * a crash or a full disk cut off is dropped and overwritten. In memory it holds keys and offsets only.
 * `parse` reads one unit at the border and throws when it has another shape.
 * Throws `ledger-locked` when another writer holds the file, `ledger-invalid` when a line before the last is damaged or
 * holds no such unit, `ledger-outdated` when a unit is of an earlier version, `file-unwritable` for a device or a pipe; `keep` rejects with the error of the system.
 */
export async function openFileLedger<Unit>(
  path: string,
  parse: (value: unknown) => Unit,
): Promise<FileLedger<Unit>> {
  await refuseDevice(path);
  const file = await open(path, 'a+', OWNER_ALONE);
  let lock: FileLock | null = null;
  try {
    // One file has one lock: under a link to it, and for a process that changes its folder meanwhile, too.
    const real = await realpath(path);
    lock = await lockFile(real);
    const { offsets, end } = await offsetsIn(real);
    await file.truncate(end);
    return ledgerOver(real, file, { offsets, end, parse, lock });
  } catch (error) {
    await file.close();
    await lock?.release();
    throw error;
  }
}

/**
 * What a ledger file of an earlier run holds, for `previous`: nothing is locked or written, and another process may be at
 * work on it. Throws `file-unreadable` for one that is not there, and `ledger-invalid` as {@link openFileLedger} does.
 */
export async function readFileLedger<Unit>(
  path: string,
  parse: (value: unknown) => Unit,
): Promise<Pick<Ledger<Unit>, 'kept'>> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) throw new CodedError('file-unreadable', `${path} is no file`);
  const { offsets } = await offsetsIn(path);
  return { kept: () => unitsAt(path, offsets, parse) };
}

/** The last unit of each key of a file. */
async function* unitsAt<Unit>(
  path: string,
  offsets: ReadonlyMap<string, number>,
  parse: (value: unknown) => Unit,
): AsyncGenerator<readonly [key: string, unit: Unit]> {
  for await (const { offset, entry, place } of linesOf(path))
    if (offsets.get(entry.key) === offset) yield [entry.key, unitOf(entry.unit, parse, place)];
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

function ledgerOver<Unit>(path: string, file: FileHandle, state: OpenState<Unit>): FileLedger<Unit> {
  const { offsets, parse, lock } = state;
  let { end } = state;
  /** Whether a write broke off: the line that it left must go before another one can follow. */
  let isTorn = false;
  let syncedAt = performance.now();

  const { keep, settled } = keepTogether<Buffer>(async (units) => {
    await lock.check();
    if (isTorn) await file.truncate(end);
    isTorn = true;
    await writeWhole(file, Buffer.concat(units.map(([, line]) => line)));
    isTorn = false;
    for (const [key, line] of units) {
      offsets.set(key, end);
      end += line.byteLength;
    }
    if (performance.now() - syncedAt < SYNC_EVERY_MS) return;
    await file.datasync();
    syncedAt = performance.now();
  });

  const finish = async () => {
    await settled();
    try {
      await file.datasync();
    } finally {
      await file.close();
      await lock.release();
    }
  };
  let finished: Promise<void> | null = null;

  return {
    async *kept() {
      await settled();
      yield* unitsAt(path, offsets, parse);
    },
    keep: async (key, unit) => keep(key, Buffer.from(`${JSON.stringify({ key, unit })}\n`)),
    close: () => (finished ??= finish()),
  };
}

async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.byteLength;) {
    const { bytesWritten } = await file.write(bytes, at);
    at += bytesWritten;
  }
}
