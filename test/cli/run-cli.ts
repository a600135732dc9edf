import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** The built program: `npm test` builds it first. */
export const BIN = resolve(import.meta.dirname, '../../dist/bundle/citeworthy.cjs');

export interface CliRun {
  readonly exit: number | null;
  readonly out: string;
  readonly note: string;
  /** Milliseconds from the signal that was sent to the end; 0 without one. */
  readonly stoppedIn: number;
}

export interface CliOptions {
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** What stands on stdin; without it stdin stays open and says nothing. */
  readonly stdin?: string;
  /** Settles when SIGINT is to be sent. */
  readonly stopAfter?: Promise<unknown>;
  /** Closes stdout after its first bytes, as `head` does. */
  readonly stdout?: 'read' | 'hang up';
}

/** Runs the program to its end, with a cache folder of its own and nothing of the surroundings but PATH. */
export async function cli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { env = {}, cwd = tmpdir(), stdin, stopAfter, stdout = 'read' } = options;
  const surroundings = { PATH: process.env['PATH'] ?? '', XDG_CACHE_HOME: folder() };
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { ...surroundings, ...env } });
  if (stdin !== undefined) child.stdin.end(stdin);
  let out = '';
  let note = '';
  let sentAt = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (stdout === 'hang up') child.stdout.destroy();
  });
  child.stderr.on('data', (chunk: Buffer) => (note += chunk.toString()));
  const stop = () => {
    sentAt = performance.now();
    return child.kill('SIGINT');
  };
  void stopAfter?.then(stop);
  const exit = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { exit, out, note, stoppedIn: sentAt === 0 ? 0 : performance.now() - sentAt };
}

/** A folder for one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'citeworthy-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
