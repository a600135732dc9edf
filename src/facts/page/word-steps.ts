/**
 * What the next character of text does: whether a word starts, what is written, where the word counter then stands.
 * One table instead of rules in a loop. Words are those of Unicode UAX 29 for scripts with spaces: a full stop or
 * apostrophe joins letters to letters and digits to digits, a comma joins digits, a low line goes on with a word.
 * Agrees with facts/text/words.ts, which is tested.
 */
import { byteClasses, CLASS } from './byte-classes.ts';

/** Places of the counter. Blank is where white space was read last, or nothing yet: more of it writes nothing. */
const AT = { outside: 0, letter: 1, digit: 2, letterMark: 3, digitMark: 4, blank: 5 } as const;
const PLACES = Object.keys(AT).length;

/** Bits of a step. Below them is the byte to write. */
export const STEP = {
  /** The next place. A place with a byte added is an index of {@link byteSteps}. */
  place: 0x700,
  /** Shift of the bit that says that the byte counts: it is written in any case, and else overwritten. */
  written: 11,
  /** Shift of the bit that says that a word starts. */
  word: 12,
  /** Steps from here on are none: the byte alone does not tell. */
  unclear: 0x8000,
} as const;

/** Where the counter stands before the first character and after white space. */
export const BLANK = AT.blank << 8;

/** All white space is written as this. */
export const SPACE = 0x20;

/** A step that starts a word. */
const NEW = 8;

/** By place: the step for a letter, digit, low line, other character, joiner and comma, in the order of `CLASS`. */
const ROWS: readonly (readonly number[])[] = [
  /* outside */ [NEW | AT.letter, NEW | AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
  /* letter */ [AT.letter, AT.digit, AT.letter, AT.outside, AT.letterMark, AT.outside],
  /* digit */ [AT.letter, AT.digit, AT.letter, AT.outside, AT.digitMark, AT.digitMark],
  /* letterMark */ [AT.letter, NEW | AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
  /* digitMark */ [NEW | AT.letter, AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
  /* blank */ [NEW | AT.letter, NEW | AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
];

/** The step of a character of this class, whose first byte is `byte`, at a place. */
export function stepOf(place: number, kind: number, byte: number): number {
  const row = ROWS[place >> 8]?.[kind] ?? AT.outside;
  const isNew = (row & NEW) !== 0;
  return byte | ((row & ~NEW) << 8) | (1 << STEP.written) | (Number(isNew) << STEP.word);
}

/** By place and byte: the step, {@link STEP.unclear} for `&` and what is beyond ASCII. */
export const byteSteps: Uint16Array = Uint16Array.from({ length: PLACES << 8 }, (_, index) => {
  const byte = index & 0xff;
  const place = index & STEP.place;
  const kind = byteClasses[byte] ?? 0;
  if (kind === CLASS.ampersand || kind === CLASS.lead) return STEP.unclear;
  if (kind === CLASS.nul) return place;
  if (kind === CLASS.space) return SPACE | BLANK | (Number(place !== BLANK) << STEP.written);
  return stepOf(place, kind, byte);
});
