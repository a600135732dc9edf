import { timerMs } from './timer.ts';

/** A sink that is called at most once in a while, with the latest value. */
export interface LatestOnly<Value> {
  /** Hands over a value; those that a later one overtakes are dropped. Never rejects. */
  readonly push: (value: Value) => void;
  /**
   * Resolves when the last value has been written, or could not be. Never rejects: whoever shows progress is no reason to
   * lose what was done. Gives the number of writes that failed, and the last failure.
   */
  readonly flush: () => Promise<Losses>;
}

/** Writes that failed. */
export interface Losses {
  readonly failures: number;
  readonly error: unknown;
}

/** Milliseconds between two progress writes: four a second at most, the last one at the end of a job included. */
const PROGRESS_EVERY_MS = 350;

/** Latest wins: the first value is written at once, then the newest one every `everyMs`, one write at a time. */
export function latestOnly<Value>(
  write: (value: Value) => Promise<unknown>,
  everyMs: number = PROGRESS_EVERY_MS,
): LatestOnly<Value> {
  let waiting: { readonly value: Value } | null = null;
  let running: Promise<void> | null = null;
  let isFlushing = false;
  let wake: () => void = () => undefined;
  let losses: Losses = { failures: 0, error: null };

  const pause = () =>
    new Promise<void>((resolve) => {
      if (isFlushing) return resolve();
      const timer = setTimeout(resolve, timerMs(everyMs));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const drain = async () => {
    while (waiting !== null) {
      const { value } = waiting;
      waiting = null;
      try {
        await write(value);
      } catch (error) {
        losses = { failures: losses.failures + 1, error };
      }
      await pause();
    }
    running = null;
  };

  return {
    push(value) {
      waiting = { value };
      running ??= drain();
    },
    async flush() {
      isFlushing = true;
      wake();
      await running;
      isFlushing = false;
      return losses;
    },
  };
}
