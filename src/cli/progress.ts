import { plainLine } from '../report/plain.ts';
import { inert } from '../values/printable.ts';
import { clipped } from '../report/text/width.ts';
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
const MS = 1_000;
const MINUTE = 60;

const SILENT: ProgressLine = { show: () => undefined, count: () => undefined, clear: () => undefined };

/** A progress line for one command. `clock`: milliseconds, any zero. */
export function progressLine(
  terminal: Pick<Terminal, 'note' | 'noteWidth' | 'isWatched'>,
  clock: () => number = performance.now.bind(performance),
): ProgressLine {
  if (!terminal.isWatched) return SILENT;
  let begun: { readonly at: number; readonly done: number } | null = null;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (line: string) => {
    drawnAt = clock();
    terminal.note(ERASE + clipped(inert(plainLine(line)), terminal.noteWidth - 1));
  };
  return {
    show: draw,
    count: (done, total, label) => {
      // The rate is that of this run: what was done before its first sign took no time that we know.
      begun ??= { at: clock(), done };
      if (clock() - drawnAt < REDRAW_MS && done < total) return;
      const pace = paceOf(done - begun.done, total - done, clock() - begun.at);
      draw([bar(done, total), `${done}/${total}`, pace, label].join(' '));
    },
    clear: () => terminal.note(ERASE),
  };
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.floor((BAR * done) / total);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`;
}

function paceOf(done: number, left: number, elapsedMs: number): string {
  if (done === 0) return '';
  const perSecond = (MS * done) / Math.max(1, elapsedMs);
  return `${perSecond.toFixed(1)}/s, ${timeOf(Math.ceil(left / perSecond))} left`;
}

function timeOf(seconds: number): string {
  return seconds < 2 * MINUTE ? `${seconds} s` : `${Math.round(seconds / MINUTE)} min`;
}
