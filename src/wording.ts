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

/** The first `limit` characters of a text, with an ellipsis when something is missing. */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}…`;
}

/** A line of at most `limit` characters, cut at a word and with an ellipsis when it was longer. */
export function cutAtWord(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const blank = line.lastIndexOf(' ', limit - 1);
  const isLongWord = blank <= limit / 2;
  const kept = isLongWord ? line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '') : line.slice(0, blank);
  // A whole sentence needs no dots, and a comma before them stands for nothing.
  return /[.!?。！？…]$/.test(kept) ? kept : `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}
