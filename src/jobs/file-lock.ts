import { open, readFile, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { CodedError } from '../errors.ts';

/**
 * Takes `<path>.lock` for this process; gives the function that returns it.
 * Throws `ledger-locked` while a living process of this machine, or any process of another machine, holds it.
 * A lock whose process has died (kill -9) is taken over.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`;
  const mine = `${hostname()} ${process.pid}`;
  if (!(await isCreated(lock, mine))) {
    await removeIfStale(lock);
    if (!(await isCreated(lock, mine))) throw new CodedError('ledger-locked', lock);
  }
  return () => unlink(lock).catch(() => undefined);
}

async function isCreated(lock: string, mine: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx');
    await handle.writeFile(mine);
    await handle.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfStale(lock: string): Promise<void> {
  const [host, pid] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  const isHeld = host !== hostname() || isAlive(Number(pid));
  if (isHeld && host !== '') throw new CodedError('ledger-locked', `${lock}, held by ${host} process ${pid}`);
  await unlink(lock).catch(() => undefined);
}

/** This very process counts as alive: a second ledger over one file in one process is a second writer too. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
