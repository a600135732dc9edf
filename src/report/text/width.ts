/** Columns of a terminal: how wide a text is, and how it breaks into lines. */
import { once } from '../../values/once.ts';

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const graphemesOf = (text: string) => segmenter().segment(text);

/**
 * Characters that take two columns: East Asian Wide and Fullwidth (Unicode Annex 11), in ranges wide enough
 * for a report, and emoji.
 */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}/u;

/** Marks that add to the character before them, and format characters: no column of their own. */
const NARROWEST = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Printable ASCII: a column a character, and no need to look for graphemes. */
const PLAIN = /^[ -~]*$/;

function columns(grapheme: string): number {
  if (NARROWEST.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** Columns that a text without line breaks takes. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let sum = 0;
  for (const { segment } of graphemesOf(text)) sum += columns(segment);
  return sum;
}

/** The text filled with spaces up to `width` columns. A longer one stays as it is. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** The text cut to at most `width` columns, with an ellipsis when something is missing. `width` is at least 1. */
export function clipped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const { segment } of graphemesOf(text)) {
    used += columns(segment);
    if (used > width) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A word that is wider than a line, in pieces of a line each. `width` is at least 2, so that any character fits. */
function pieces(word: string, width: number): string[] {
  if (word.length <= width && PLAIN.test(word)) return [word];
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const { segment } of graphemesOf(word)) {
    const next = columns(segment);
    if (used + next > width) {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += segment;
    used += next;
  }
  return [...found, piece];
}

/** The text in lines of at most `width` columns, broken at blanks where there are any. Never empty. */
export function wrapped(text: string, width: number): string[] {
  const room = Math.max(2, width);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((long) => pieces(long, room))) {
    const size = widthOf(word);
    if (used > 0 && used + 1 + size <= room) {
      line += ` ${word}`;
      used += 1 + size;
      continue;
    }
    if (used > 0) lines.push(line);
    line = word;
    used = size;
  }
  return [...lines, line];
}
