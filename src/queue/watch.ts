/** What a worker tells of itself: one-line JSON logs, counts of its runs, a health line. */
import { failureInEnd } from '../jobs/job.ts';
import { printable } from '../values/printable.ts';
import { timerMs } from '../jobs/timer.ts';

/** One line of the log. `event` is a stable word. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Takes the lines of the log. */
export type Log = (entry: LogEntry) => void;

/** Writes log entries as JSON lines with a time in front. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  return (entry) =>
    write(`${printable(JSON.stringify({ time: new Date(clock()).toISOString(), ...entry }))}\n`);
}

/** What a health line counts. */
export interface Counts {
  running: number;
  completed: number;
  failed: number;
  handedBack: number;
}

/** What a worker is at: reaching its engine, working, or handing back what it has. */
export type Phase = 'starting' | 'working' | 'stopping';

/**
 * What a run came to: `handed-back` when the queue has the job again, unharmed; `waiting` when its time has not come,
 * of which nothing is said.
 */
export type RunEnd = 'completed' | 'handed-back' | 'waiting';

/** What a worker is seen to do. */
export interface Watch {
  readonly log: Log;
  readonly counts: Counts;
  phase: Phase;
}

/** A watch over a worker that has done nothing yet. */
export function watchOver(log: Log): Watch {
  return { log, counts: { running: 0, completed: 0, failed: 0, handedBack: 0 }, phase: 'starting' };
}

/** The job that a log line is about. */
export interface Who {
  readonly job: string | undefined;
  readonly name: string;
}

/** Reads the end of a run from what it returned or threw; `null` where that itself says what it came to. */
type EndOf<Result> = (end: { readonly result: Result } | { readonly error: unknown }) => RunEnd | null;

/** Runs a job under a log line for its start and one for its end, and counts it. What was thrown is thrown on. */
export async function watched<Result>(
  watch: Watch,
  who: Who,
  run: () => Promise<Result>,
  endOf: EndOf<Result>,
): Promise<Result> {
  watch.counts.running += 1;
  watch.log({ level: 'info', event: 'started', ...who });
  try {
    return await watchedEnd(watch, who, run, endOf);
  } finally {
    watch.counts.running -= 1;
  }
}

/** The same for a job that is taken again and again until its time has come: only its end is told. */
export async function watchedEnd<Result>(
  watch: Watch,
  who: Who,
  run: () => Promise<Result>,
  endOf: EndOf<Result>,
): Promise<Result> {
  try {
    const result = await run();
    toldResult(watch, who, result, endOf({ result }));
    return result;
  } catch (error) {
    toldError(watch, who, error, endOf({ error }));
    throw error;
  }
}

function told({ log, counts }: Watch, who: Who, end: RunEnd): void {
  if (end === 'waiting') return;
  counts[end === 'completed' ? 'completed' : 'handedBack'] += 1;
  log({ level: 'info', event: end, ...who });
}

/** An audit that ended as failed is no failure of the queue, but it is one to whoever reads the log. */
function toldResult(watch: Watch, who: Who, result: unknown, end: RunEnd | null): void {
  const failure = failureInEnd(result);
  if (failure === null) told(watch, who, end ?? 'completed');
  else toldError(watch, who, failure, null);
}

function toldError(watch: Watch, who: Who, error: unknown, end: RunEnd | null): void {
  if (end !== null) return told(watch, who, end);
  watch.counts.failed += 1;
  watch.log({ level: 'error', event: 'failed', ...who, error: errorLine(error) });
}

/** Logs a failure of the engine itself, such as a lost connection. */
export function logEngineError(log: Log, error: unknown): void {
  log({ level: 'error', event: 'engine-error', error: errorLine(error) });
}

/** One line. Node's failure of every address of a name (AggregateError) has no message of its own. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes = error instanceof AggregateError ? error.errors.map(errorLine).join(', ') : '';
  return (error.message || causes || error.name).replaceAll(/\s+/g, ' ');
}

const MIB = 1024 * 1024;

/** How a worker is at this moment: its phase, its counts, its memory. */
export function healthNow({
  phase,
  counts,
}: Watch): Counts & { readonly phase: Phase; readonly rssMiB: number } {
  return { phase, ...counts, rssMiB: Math.round(process.memoryUsage.rss() / MIB) };
}

/**
 * Logs a health line every `everyMs`, and one when the signal aborts: from then on the phase is `stopping`. Lines go on
 * until the function that it gives is called.
 */
export function healthLine(watch: Watch, everyMs: number, signal: AbortSignal): () => void {
  const line = () => watch.log({ level: 'info', event: 'health', ...healthNow(watch) });
  const onStop = () => {
    watch.phase = 'stopping';
    line();
  };
  const timer = setInterval(line, timerMs(everyMs));
  signal.addEventListener('abort', onStop, { once: true });
  return () => {
    clearInterval(timer);
    signal.removeEventListener('abort', onStop);
  };
}
