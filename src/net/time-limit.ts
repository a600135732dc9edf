/**
 * A signal that ends by a timer or by another signal. Own controller, timer and listener, because
 * `AbortSignal.any` and `AbortSignal.timeout` keep memory for each call (nodejs/node#54614) and cost ten times more.
 */
import type { FetchFailure } from './failure.ts';
import { onAbort } from './on-abort.ts';

/** Node runs longer timers at once. 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A signal with a timer. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Starts the timer, or replaces it. When it runs out the signal aborts with the failure. Nothing after `end`. */
  arm(milliseconds: number, failure: () => FetchFailure): void;
  /** Aborts the signal at once. Nothing after `end`. */
  stop(failure: FetchFailure): void;
  /** Starts the running timer over. */
  touch(): void;
  /** Frees timer and listeners. The signal does not abort any more. */
  end(): void;
}

/** A time limit without a timer yet that also ends with any of `parents`. Always call `end`. */
export function createTimeLimit(parents: readonly AbortSignal[]): TimeLimit {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  // Counts signs of life, so that one which was only late to be read still counts.
  let turn = 0;
  const leave = parents.map((parent) => onAbort(parent, () => controller.abort(parent.reason)));
  return {
    signal: controller.signal,
    arm: (milliseconds, failure) => {
      clearTimeout(timer);
      turn += 1;
      if (ended || controller.signal.aborted) return;
      timer = setTimeout(
        () => {
          const due = turn;
          // After a busy spell timers run before sockets are read: what has arrived meanwhile goes first.
          setImmediate(() => {
            if (due === turn && !ended) controller.abort(failure());
          });
        },
        Math.min(milliseconds, LONGEST_TIMER_MS),
      );
    },
    stop: (failure) => {
      if (!ended) controller.abort(failure);
    },
    touch: () => {
      turn += 1;
      timer?.refresh();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      for (const stopListening of leave) stopListening();
    },
  };
}

/**
 * The promise, or a rejection with the signal's reason, whichever is first. `late` gets a value that arrives after
 * the abort, so that what it holds can be freed.
 */
export async function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
  late: (value: T) => void = () => {},
): Promise<T> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stopListening = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([promise, aborted]);
  } catch (error) {
    // Nobody waits for the value any more, but it may hold a connection.
    promise.then(late, () => {});
    throw error;
  } finally {
    stopListening();
  }
}

/** Waits; rejects at once with the signal's reason when that aborts. */
export function sleepFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stopListening();
      resolve();
    }, milliseconds);
    const stopListening = onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal?.reason);
    });
  });
}
