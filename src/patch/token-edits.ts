/** The fewest edits that make one list of tokens of another: lines of a file, words of JSON. */
import type { Edit } from './change.ts';

/** A piece of a text, `from` up to `to` of it in bytes. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Tokens that differ up to which the fewest edits are looked for; beyond, all between the first and the last is one edit. */
const MOST_DIFFERENT = 2_000;

/** A run of tokens that goes, and what comes in its place: numbers of tokens, `from` up to `to`. */
export interface TokenChange {
  readonly from: number;
  readonly to: number;
  readonly added: readonly string[];
}

type Same = (a: string, b: string) => boolean;

/** What changes from one list to the other. */
export function tokenChanges(
  before: readonly string[],
  after: readonly string[],
  isSame: Same = (a, b) => a === b,
): readonly TokenChange[] {
  let start = 0;
  while (start < before.length && start < after.length && isSame(before[start] ?? '', after[start] ?? ''))
    start += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && isSame(before.at(-1 - tail) ?? '', after.at(-1 - tail) ?? '')) tail += 1;
  const old = before.slice(start, before.length - tail);
  const now = after.slice(start, after.length - tail);
  if (old.length === 0 && now.length === 0) return [];
  const steps = stepsBetween(old, now, isSame) ?? [{ from: 0, to: old.length, first: 0, last: now.length }];
  return steps.map(({ from, to, first, last }) => ({
    from: from + start,
    to: to + start,
    added: now.slice(first, last),
  }));
}

/** A run of the old list and the run of the new one that takes its place. */
interface Step {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

/** E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (Algorithmica 1, 1986); `null` with too many differences. */
function stepsBetween(old: readonly string[], now: readonly string[], isSame: Same): readonly Step[] | null {
  const most = Math.min(MOST_DIFFERENT, old.length + now.length);
  const reached = new Int32Array(2 * most + 3);
  const traces: Int32Array[] = [];
  const isDown = (row: Int32Array, k: number, d: number): boolean =>
    k === -d || (k !== d && (row[most + k] ?? 0) < (row[most + k + 2] ?? 0));
  for (let d = 0; d <= most; d += 1) {
    traces.push(reached.slice());
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(reached, k, d) ? (reached[most + k + 2] ?? 0) : (reached[most + k] ?? 0) + 1;
      while (x < old.length && x - k < now.length && isSame(old[x] ?? '', now[x - k] ?? '')) x += 1;
      reached[most + k + 1] = x;
      if (x >= old.length && x - k >= now.length)
        return backwards(traces, old.length, now.length, isDown, most);
    }
  }
  return null;
}

function backwards(
  traces: readonly Int32Array[],
  oldEnd: number,
  newEnd: number,
  isDown: (row: Int32Array, k: number, d: number) => boolean,
  most: number,
): readonly Step[] {
  const steps: Step[] = [];
  let x = oldEnd;
  let y = newEnd;
  for (let d = traces.length - 1; d > 0; d -= 1) {
    const row = traces[d] ?? new Int32Array();
    const isInsert = isDown(row, x - y, d);
    const k = isInsert ? x - y + 1 : x - y - 1;
    const from = row[most + k + 1] ?? 0;
    const first = from - k;
    const step = { from, to: isInsert ? from : from + 1, first, last: isInsert ? first + 1 : first };
    const next = steps[0];
    if (next !== undefined && next.from === step.to && next.first === step.last)
      steps[0] = { ...step, to: next.to, last: next.last };
    else steps.unshift(step);
    x = from;
    y = first;
  }
  return steps;
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
