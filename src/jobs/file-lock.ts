import { randomUUID } from 'node:crypto';
import { open, readFile, readlink, stat, unlink, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { CodedError, hasCode } from '../errors.ts';

/** A lock that this process holds. */
export interface FileLock {
  /** Rejects with `ledger-locked` once another writer has taken the lock over: this one must not write any more. */
  readonly check: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Milliseconds between two signs of life of the holder. */
const RENEW_MS = 5_000;
/** Milliseconds without a sign of life after which the holder itself asks whether it still is one. */
const SILENT_MS = 2 * RENEW_MS;
/**
 * Milliseconds without a sign of life after which a lock counts as left behind, whoever holds it: a holder that is
 * frozen comes to itself and finds it taken. Six signs missed; no longer than the 30 s after which BullMQ gives a job to
 * another worker. Clocks may differ by less than this.
 */
export const LEASE_MS = 30_000;

/**
 * Takes `<path>.lock` for this process. Throws `ledger-locked` while another writer holds it.
 * The lock of a process of this machine that has died (kill -9) is taken over at once; that of any other holder, such as
 * a container that is gone, a thread that was ended or a process that hangs, when it has shown no sign of life for
 * {@link LEASE_MS}.
 */
export async function lockFile(path: string): Promise<FileLock> {
  const lock = `${path}.lock`;
  const mine = await ownName();
  if (!(await isCreated(lock, mine))) await takeOver(lock, mine);
  return heldLock(lock, mine);
}

function heldLock(lock: string, mine: string): FileLock {
  let isLost = false;
  let renewedAt = Date.now();
  const renew = async () => {
    const holder = await textOf(lock);
    isLost ||= holder !== mine;
    if (isLost) return;
    const now = new Date();
    await utimes(lock, now, now);
    renewedAt = now.getTime();
  };
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref();
  return {
    check: async () => {
      // After a sleep, or work that let no timer run, others may have found it silent before the timer finds out.
      if (Date.now() - renewedAt > SILENT_MS) await renew();
      if (isLost) throw new CodedError('ledger-locked', `${lock} was taken over by another writer`);
    },
    release: async () => {
      clearInterval(timer);
      if ((await textOf(lock)) === mine) await unlink(lock).catch(() => undefined);
    },
  };
}

/**
 * Host, process, its start, this lock and the space of process ids: an id alone comes again, in a container even at
 * once, and containers with one host name may each have a process of that id. Of two locks of one process, the second
 * over the first that was silent, each has a name of its own.
 */
async function ownName(): Promise<string> {
  const start = (await startOf(process.pid)) ?? Math.round(performance.timeOrigin);
  return `${hostname()} ${process.pid} ${start} ${randomUUID()} ${await ownSpace()}`;
}

/** The space in which this process has its id (namespaces(7)); empty where the system has one space alone. */
function ownSpace(): Promise<string> {
  return readlink('/proc/self/ns/pid').catch(() => '');
}

/** Removes a lock that was left behind and takes it. The guard keeps two from doing so at once. */
async function takeOver(lock: string, mine: string): Promise<void> {
  const [host = '', pid = ''] = (await textOf(lock)).split(' ');
  const refused = new CodedError('ledger-locked', `${lock} is held by process ${pid} on ${host}`);
  if (!(await isLeft(lock))) throw refused;
  const guard = `${lock}.guard`;
  if (!(await isCreated(guard, mine))) {
    if ((await ageOf(guard)) > LEASE_MS) await unlink(guard).catch(() => undefined);
    throw refused;
  }
  try {
    if (!(await isLeft(lock))) throw refused;
    await unlink(lock).catch(() => undefined);
    if (!(await isCreated(lock, mine))) throw refused;
  } finally {
    await unlink(guard).catch(() => undefined);
  }
}

async function isLeft(lock: string): Promise<boolean> {
  if ((await ageOf(lock)) > LEASE_MS) return true;
  const [host = '', pid = '', start = '', , space = ''] = (await textOf(lock)).split(' ');
  // A lock without a host is one that its maker is about to write, or died before writing.
  if (host !== hostname()) return false;
  // A container of the same host name: its processes cannot be asked from here.
  if (space !== '' && space !== (await ownSpace())) return false;
  if (!isAlive(Number(pid))) return true;
  const running = await startOf(Number(pid));
  return running !== null && start !== '' && running !== start;
}

async function isCreated(file: string, text: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch((error: unknown) => {
    if (hasCode(error, 'EEXIST')) return null;
    throw error;
  });
  if (handle === null) return false;
  try {
    await handle.writeFile(text);
    return true;
  } catch (error) {
    // On a full disk it would stand there without a name, and lock everybody out for the lease.
    await unlink(file).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Milliseconds since the last sign of life; 0 for a file that is gone. */
async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found === null ? 0 : Date.now() - found.mtimeMs;
}

/** When a process was started, in ticks since the boot (proc(5), field 22 of stat); `null` where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  const line = await textOf(`/proc/${pid}/stat`);
  // The name of the program comes in brackets and may hold blanks.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? null;
}

/** Place of `starttime` after the name of the program. */
const START_FIELD = 19;

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
