import type { Terminal } from '../../src/cli/command.ts';
import { run } from '../../src/cli/run.ts';

export interface HereRun {
  readonly exit: number;
  readonly out: string;
  readonly note: string;
}

/** Runs a command line in this process: the whole program but for the process around it. */
export async function here(args: readonly string[], given: Partial<Terminal> = {}): Promise<HereRun> {
  let out = '';
  let note = '';
  const exit = await run(args, {
    out: (text) => void (out += text),
    note: (text) => void (note += text),
    width: 100,
    noteWidth: 100,
    hasColour: false,
    isWatched: false,
    signal: new AbortController().signal,
    ...given,
  });
  return { exit, out, note };
}
