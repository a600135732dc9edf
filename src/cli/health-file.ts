/** A file by which others see that a worker is well: its age. */
import { utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { LogEntry } from '../queue/watch.ts';
import { unwritable } from './file-error.ts';

/** Health lines that may be missed: a busy process is late. */
const MISSED = 3;

/** Writes the file with each sign of a worker that has reached its engine; one that waits for it is not well. */
export function healthFile(path: string): (entry: LogEntry) => void {
  return ({ event, phase }) => {
    if (event === 'ready' || (event === 'health' && phase !== 'starting')) writeFileSync(path, '');
  };
}

/** Throws `file-unwritable` for a path at which no file can be written. */
export function checkHealthFile(path: string): void {
  try {
    // As old as can be: nobody is well before the engine is reached.
    writeFileSync(path, '');
    utimesSync(path, 0, 0);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Whether the worker that writes this file every `everyMs` has done so lately. */
export async function isHealthy(path: string, everyMs: number, now: number): Promise<boolean> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return now - written <= MISSED * everyMs;
}
