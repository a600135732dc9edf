/** The fewest edits that make one list of tokens of another: lines of a file, words of JSON. */
import type { Edit } from './change.ts';

/** A piece of a text, `from` up to `to` of it in bytes. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Tokens of both lists in their middle, multiplied, up to which the fewest edits are looked for; beyond, the middle is one edit. */
const MAX_CELLS = 4_000_000;

/** A run of tokens that goes, and what comes in its place: numbers of tokens, `from` up to `to`. */
export interface TokenChange {
  readonly from: number;
  readonly to: number;
  readonly added: readonly string[];
}

/** What changes from one list to the other. */
export function tokenChanges(
  before: readonly string[],
  after: readonly string[],
  isSame: (a: string, b: string) => boolean = (a, b) => a === b,
): readonly TokenChange[] {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start] ?? '', after[start] ?? '')) start += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && isSame(before.at(-1 - tail) ?? '', after.at(-1 - tail) ?? '')) tail += 1;
  const old = before.slice(start, before.length - tail);
  const now = after.slice(start, after.length - tail);
  if (old.length === 0 && now.length === 0) return [];
  if (old.length * now.length > MAX_CELLS || old.length === 0 || now.length === 0)
    return [{ from: start, to: start + old.length, added: now }];
  return changesIn(old, now, isSame).map(({ from, to, added }) => ({ from: from + start, to: to + start, added }));
}

/** By the longest list of tokens that both have in order. */
function changesIn(
  old: readonly string[],
  now: readonly string[],
  isSame: (a: string, b: string) => boolean,
): TokenChange[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(old[row] ?? '', now[column] ?? '')
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const changes: TokenChange[] = [];
  let row = 0;
  let column = 0;
  let from = 0;
  let first = 0;
  const flush = (): void => {
    if (row > from || column > first) changes.push({ from, to: row, added: now.slice(first, column) });
  };
  while (row < old.length && column < now.length) {
    if (isSame(old[row] ?? '', now[column] ?? '')) {
      flush();
      row += 1;
      column += 1;
      from = row;
      first = column;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  row = old.length;
  column = now.length;
  flush();
  return changes;
}

/** The changes of lines of a text as edits. A line is with its end. */
export function lineChanges(before: string, after: string): readonly Edit[] {
  const lines = wholeLines(before);
  const starts = offsetsOf(lines);
  const end = /\r\n|\n|\r/.exec(before)?.[0] ?? '\n';
  const wanted = wholeLines(after).map((line) => line.replace(/(?:\r\n|\n|\r)$/, end));
  return tokenChanges(lines, wanted).map(({ from, to, added }) => ({
    from: starts[from] ?? 0,
    to: starts[to] ?? 0,
    text: added.join(''),
  }));
}

/** The lines of a text, each with its end. */
export const wholeLines = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

/** Bytes before each line, and before the end. */
export function offsetsOf(lines: readonly string[]): readonly number[] {
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + Buffer.byteLength(line));
  return offsets;
}
