import type { Terminal } from './command.ts';

/** A line on stderr that is drawn over itself. Silent where nobody watches. */
export interface ProgressLine {
  readonly show: (text: string) => void;
  /** Shows a share of known work with its rate and the time it will still take. */
  readonly count: (done: number, total: number, label: string) => void;
  readonly clear: () => void;
}

/** Milliseconds between two drawings: faster is noise. */
const REDRAW_MS = 100;
const ERASE = '\r\u001B[2K';
const BAR = 24;

/** A progress line for one command. `clock`: milliseconds, any zero. */
export function progressLine(
  terminal: Terminal,
  clock: () => number = performance.now.bind(performance),
): ProgressLine {
  if (!terminal.isWatched) return { show: () => undefined, count: () => undefined, clear: () => undefined };
  const startedAt = clock();
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (line: string) => {
    drawnAt = clock();
    terminal.note(ERASE + line.slice(0, terminal.width - 1));
  };
  return {
    show: draw,
    count: (done, total, label) => {
      if (clock() - drawnAt < REDRAW_MS && done < total) return;
      draw(`${bar(done, total)} ${done}/${total}  ${pace(done, total, clock() - startedAt)}  ${label}`);
    },
    clear: () => terminal.note(ERASE),
  };
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.floor((BAR * done) / total);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`;
}

function pace(done: number, total: number, elapsedMs: number): string {
  if (done === 0) return '';
  const perSecond = (1000 * done) / Math.max(1, elapsedMs);
  return `${perSecond.toFixed(1)}/s, ${Math.ceil((total - done) / perSecond)} s left`;
}
