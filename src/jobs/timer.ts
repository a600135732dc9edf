/** Node runs longer timers, and those of `Infinity`, at once. 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The milliseconds of a caller as a timer of Node takes them: `Infinity` is never, not every millisecond. */
export function timerMs(milliseconds: number): number {
  return Math.min(milliseconds, LONGEST_TIMER_MS);
}
