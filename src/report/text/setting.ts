/** How the lines of a text report are set, and the pieces that all its parts are made of. */
import { cut } from '../../values/wording.ts';
import type { Locale } from '../locale.ts';
import { oneLine } from '../plain.ts';
import type { Paint } from './paint.ts';
import { wrapped } from './width.ts';

/** Characters of one text; what a person is told in a terminal is shorter. */
const MAX_TEXT = 1000;

/** What every part needs to set its lines. */
export interface Setting {
  readonly width: number;
  readonly paint: Paint;
  readonly locale: Locale;
}

/** A text on one line. */
export function safe(text: string): string {
  return oneLine(cut(text, MAX_TEXT));
}

/** A text in lines behind an indent. */
export function indented(text: string, indent: string, { width }: Setting): string[] {
  return wrapped(safe(text), width - indent.length).map((line) => indent + line);
}

/** The name of a part, with an empty line before it. */
export function heading(title: string, { paint }: Setting): string[] {
  return ['', paint.bold(title)];
}
