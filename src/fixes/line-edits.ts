/** Changes of a text by its lines, and the unified diff that shows them (GNU diffutils manual, "Unified Format"). */

/** Lines that go from a place of a text, and those that come there. */
export interface LineEdit {
  /** 1-based: the first line that goes, or the line before which others come; one past the last adds at the end. */
  readonly line: number;
  readonly removed: number;
  readonly added: readonly string[];
}

/** Unchanged lines around a change, as `diff -u` shows them. */
const CONTEXT = 3;

const inOrder = (edits: readonly LineEdit[]): readonly LineEdit[] =>
  edits.toSorted((a, b) => a.line - b.line);

/** The lines with these edits, none of which lies within another one. */
export function editedLines(lines: readonly string[], edits: readonly LineEdit[]): string[] {
  const changed: string[] = [];
  let at = 0;
  for (const { line, removed, added } of inOrder(edits)) {
    changed.push(...lines.slice(at, line - 1), ...added);
    at = line - 1 + removed;
  }
  return [...changed, ...lines.slice(at)];
}

/** Lines to add after the last, as an edit; none for no lines. */
export const addedAtEnd = (lines: readonly string[], added: readonly string[]): readonly LineEdit[] =>
  added.length === 0 ? [] : [{ line: lines.length + 1, removed: 0, added }];

/** The edits as a unified diff of a file; empty without any. */
export function diffOf(file: string, lines: readonly string[], edits: readonly LineEdit[]): string {
  if (edits.length === 0) return '';
  let shift = 0;
  const hunks = hunksOf(inOrder(edits)).map((hunk) => {
    const text = hunkText(lines, hunk, shift);
    shift += hunk.reduce((sum, { removed, added }) => sum + added.length - removed, 0);
    return text;
  });
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks].join('\n');
}

/** Edits that are so near that they share their context. */
function hunksOf(edits: readonly LineEdit[]): LineEdit[][] {
  const hunks: LineEdit[][] = [];
  let end = -Infinity;
  for (const edit of edits) {
    const last = hunks.at(-1);
    if (last !== undefined && edit.line - end <= 2 * CONTEXT) last.push(edit);
    else hunks.push([edit]);
    end = edit.line + edit.removed;
  }
  return hunks;
}

function hunkText(lines: readonly string[], hunk: readonly LineEdit[], shift: number): string {
  const from = Math.max(0, (hunk[0]?.line ?? 1) - 1 - CONTEXT);
  const text: string[] = [];
  let at = from;
  let added = 0;
  let removed = 0;
  const keep = (until: number): void => {
    text.push(...lines.slice(at, until).map((line) => ` ${line}`));
    at = Math.max(at, Math.min(until, lines.length));
  };
  for (const edit of hunk) {
    keep(edit.line - 1);
    text.push(...lines.slice(at, at + edit.removed).map((line) => `-${line}`));
    text.push(...edit.added.map((line) => `+${line}`));
    at += edit.removed;
    removed += edit.removed;
    added += edit.added.length;
  }
  keep(at + CONTEXT);
  const before = at - from;
  const after = before - removed + added;
  return [`@@ -${range(from, before)} +${range(from + shift, after)} @@`, ...text].join('\n');
}

/** A range of no lines names the line before it. */
const range = (from: number, count: number): string => `${count === 0 ? from : from + 1},${count}`;
