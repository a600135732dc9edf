/** How sentences write counts, lists and texts that are too long. For every room that writes words. */

/** `1 image`, `2 images`. `many` for a plural that is not the word with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The first entries of a list, the rest of its `total` as a number: `a, b and 3 more`. */
export function listed(entries: readonly string[], limit = 5, total: number = entries.length): string {
  const rest = total - limit;
  const shown = entries.slice(0, limit).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinedByAnd(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** `a`, `a or b`, `a, b or c`. */
export function joinedByOr(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** The first `limit` characters of a text, with an ellipsis when something is missing. */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${upTo(text, limit)}…`;
}

/** The first `end` UTF-16 units of a text, less half of a character, and a joiner of what follows, at the end. */
export function upTo(text: string, end: number): string {
  return text.slice(0, end).replace(/(?:[\ud800-\udbff]|[\u200c\u200d])$/, '');
}

/** Marks of scripts without spaces, after which a line can end. */
const WIDE_MARKS = new Set('。！？、，；');

/** A line of at most `limit` characters, cut at a word, or at a mark where none has spaces, and with an ellipsis when it was longer. */
export function cutAtWord(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const blank = line.lastIndexOf(' ', limit - 1);
  const isLongWord = blank <= limit / 2;
  const kept = isLongWord ? cutAtMark(line, limit) : line.slice(0, blank);
  // A whole sentence needs no dots, and a comma before them stands for nothing.
  return /[.!?。！？…]$/.test(kept) ? kept : `${kept.replace(/[\s,;:–—、，；-]+$/, '')}…`;
}

/** Up to the last mark in the second half of the line, else as much as leaves room for an ellipsis. */
function cutAtMark(line: string, limit: number): string {
  for (let end = limit - 1; end > limit / 2; end--) {
    if (WIDE_MARKS.has(line[end - 1] ?? '')) return line.slice(0, end);
  }
  return upTo(line, limit - 1);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

/** Most of the text is written in characters of double width (Unicode Standard Annex #11): limits are halved. */
export function isWide(text: string): boolean {
  return (text.match(WIDE)?.length ?? 0) * 2 > text.length;
}

/** What stands for a character that not every store takes. */
const REPLACEMENT = '\ufffd';

/** U+0000, and half a surrogate pair: with the flag `u` no whole pair is one. */
const REFUSED = /\0|\p{Surrogate}/gu;

/**
 * The text as every store takes it: PostgreSQL's jsonb refuses U+0000 and half a surrogate pair (its manual, 8.14). JSON
 * can write both, and in HTML they are parse errors (13.2.2).
 */
export function storableText(text: string): string {
  return text.replace(REFUSED, REPLACEMENT);
}

/** An escape in JSON text: of a backslash, of U+0000, of half a surrogate pair, which no whole pair is written with. */
const ESCAPE = /\\(?:\\|u0000|ud[89a-f][\da-f]{2})/g;

/** JSON text as every store takes it, as {@link storableText} is. */
export function storableJson(json: string): string {
  return json.replace(ESCAPE, (escape) => (escape === '\\\\' ? escape : REPLACEMENT));
}
