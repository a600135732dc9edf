/**
 * Whole milliseconds since some moment: only differences mean something. Unlike the time of day nobody sets it, so what
 * is measured or waited for stays right when the clock of the machine is corrected in between.
 */
export function stopwatch(): number {
  return Math.round(performance.now());
}
