import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

/** Whether the run has this engine: `one-engine.ts` starts it, and says where it is missing. */
export const isHere = (engine: 'redis' | 'postgres'): boolean => inject(engine) !== null;

/** The one Redis of the run. A suite names its queues so that no other has them. */
export function redisUrl(): string {
  return `redis://127.0.0.1:${inject('redis')}`;
}

/** Address of a database in the one PostgreSQL of the run, whether it exists or not. */
export function postgresUrl(database: string): string {
  return `postgres://tester@127.0.0.1:${inject('postgres')?.port}/${database}`;
}

/** Makes a database for one suite or test, and gives its address. */
export async function freshDatabase(name: string): Promise<string> {
  const { port, binaries } = inject('postgres')!;
  const options = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester', name];
  await promisify(execFile)(join(binaries, 'createdb'), options);
  return postgresUrl(name);
}

/** Looks twenty times a second, for two minutes at least: what is waited for is another process, and a busy machine is no fault. */
export async function until(isTrue: () => Promise<boolean>, what: string, most = 2_400): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    if (await isTrue()) return;
    await wait(50);
  }
  throw new Error(`never: ${what}`);
}
