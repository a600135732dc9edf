/** The report for a person at a terminal. */
import { inert } from '../values/printable.ts';
import { plainReport } from './plain.ts';
import { ENGLISH, type FormOptions } from './locale.ts';
import type { Report } from './report.ts';
import { paintOf, type Colour } from './text/paint.ts';
import { indented, safe, type Setting } from './text/setting.ts';
import { shortLines } from './text/short.ts';
import { wholeLines } from './text/whole.ts';
import { clipped } from './text/width.ts';

/** How the text is set. */
export interface TextOptions extends FormOptions {
  /** Columns of the terminal, 40 to 100; default 100. Lines are no longer, but for text to paste, which may not be broken. */
  readonly width?: number;
  /** Default: none. */
  readonly colour?: Colour;
  /** `short`, the default: verdict, engines, what to do and counts in less than 60 lines. `whole`: every row. */
  readonly detail?: 'short' | 'whole';
}

/** Below this a column of words is no longer readable; above it lines are too long to read. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 100;
/** Lines that the address of the audited site may take. */
const MOST_ADDRESS = 2;

/** The report as lines for a terminal of this width, ending with a line break. */
export function toText(
  given: Report,
  { width = MAX_WIDTH, colour = 'none', detail = 'short', locale = ENGLISH }: TextOptions = {},
): string {
  const report = plainReport(given, locale);
  const setting: Setting = {
    width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH),
    paint: paintOf(colour),
    locale,
  };
  const head = [
    setting.paint.bold(clipped(safe(report.target), setting.width)),
    ...(report.audited === undefined
      ? []
      : indented(locale.tell('audited-site', { address: report.audited }), '', setting).slice(
          0,
          MOST_ADDRESS,
        )),
  ];
  const rest = detail === 'whole' ? wholeLines(report, setting) : shortLines(report, setting, head.length);
  return inert(`${[...head, ...rest].join('\n')}\n`);
}
