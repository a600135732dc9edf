import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../../dist/bundle/main.js');

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** Log entries so far. */
  readonly log: readonly { readonly event: string; readonly [field: string]: unknown }[];
  /** Sends a signal and waits for the end. Gives the exit code, `null` when the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** `citeworthy worker` in a process of its own, once it has logged that event. */
export async function startWorker(
  options: readonly string[],
  event = 'ready',
  main = MAIN,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [main, 'worker', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: { event: string }[] = [];
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<number | null>((ended) => child.once('exit', ended));
  await new Promise<void>((ready, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { event: string };
      log.push(entry);
      if (entry.event === event) ready();
    });
    void exited.then((code) => failed(new Error(`worker ended with ${code}: ${errors}`)));
  });
  return {
    child,
    log,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
