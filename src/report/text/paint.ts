/** Colour for a terminal that wants it: SGR codes of ECMA-48, in the sixteen colours that every theme sets. */
import type { Band } from '../band.ts';

/** Colours are asked for, never guessed: whoever writes knows whether a terminal reads. */
export type Colour = 'ansi' | 'none';

/** Ways to set off a text. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly band: (text: string, band: Band | null) => string;
}

const RESET = '\u001b[0m';
const BAND_CODES: Readonly<Record<Band, number>> = { good: 32, fair: 33, poor: 31 };

const sgr = (code: number) => (text: string) => `\u001b[${code}m${text}${RESET}`;
const same = (text: string) => text;

/** The paint of a terminal, or one that leaves every text as it is. */
export function paintOf(colour: Colour): Paint {
  if (colour === 'none') return { bold: same, dim: same, band: same };
  return {
    bold: sgr(1),
    dim: sgr(2),
    band: (text, band) => (band === null ? text : sgr(BAND_CODES[band])(text)),
  };
}
