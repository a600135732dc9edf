/**
 * Where a word counter stands, and what the next character does: one table instead of rules in a loop. Words are
 * those of Unicode UAX 29 for scripts with spaces: a full stop or apostrophe joins letters to letters and digits to
 * digits, a comma joins digits, a low line goes on with a word. Agrees with facts/text/words.ts, which is tested.
 */

/** Places of the counter. */
const AT = { outside: 0, letter: 1, digit: 2, letterMark: 3, digitMark: 4 } as const;

/** Where the counter stands before the first character and after white space. */
export const OUTSIDE = AT.outside;

/** Added to a step that starts a word. */
const NEW = 8;

/** By place: the step for a letter, digit, low line, other character, joiner and comma, in the order of `CLASS`. */
const ROWS: readonly (readonly number[])[] = [
  /* outside */ [NEW | AT.letter, NEW | AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
  /* letter */ [AT.letter, AT.digit, AT.letter, AT.outside, AT.letterMark, AT.outside],
  /* digit */ [AT.letter, AT.digit, AT.letter, AT.outside, AT.digitMark, AT.digitMark],
  /* letterMark */ [AT.letter, NEW | AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
  /* digitMark */ [NEW | AT.letter, AT.digit, AT.outside, AT.outside, AT.outside, AT.outside],
];

/** By place times 8 plus class: the next place, and one in the bits from the fourth on when a word starts. */
export const wordSteps: Uint8Array = Uint8Array.from(
  { length: ROWS.length * 8 },
  (_, index) => ROWS[index >> 3]?.[index & 7] ?? AT.outside,
);
