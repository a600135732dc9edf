/** How messages show what was found. */
import { once } from '../values/once.ts';
import { upTo } from '../values/wording.ts';

export { isWide } from '../values/wording.ts';

/** Characters of page text that a message repeats. */
const MAX_SHOWN = 80;

/** Page text inside a message: white space collapsed, cut with an ellipsis. */
export function shown(text: string, limit: number = MAX_SHOWN): string {
  const line = text
    .slice(0, limit * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= limit ? line : `${upTo(line, limit - 1).trimEnd()}…`;
}

/** End of a fix: what hands out structured data made of what the page at `{address}` says. */
export const SCHEMA_WRITER = '`citeworthy schema {address}` writes it';

/** A share 0 to 1 in whole per cent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));
/** Characters that are counted one by one, the rest of a longer text in UTF-16 units: the limits judged lie far below. */
const EXACT_UP_TO = 400;
/** Marks, joiners, Korean jamo and everything outside the basic plane: only with one of them a character has several units. */
const COMPOUND = /\p{M}|\u200d|[\u1100-\u11ff]|[\u{10000}-\u{10ffff}]/u;

/** Characters as a reader counts them (Unicode grapheme clusters). */
export function graphemes(text: string): number {
  if (!COMPOUND.test(text)) return text.length;
  let count = 0;
  for (const { index } of segmenter().segment(text)) {
    if (count === EXACT_UP_TO) return count + text.length - index;
    count++;
  }
  return count;
}
