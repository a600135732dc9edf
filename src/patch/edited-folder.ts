/** A folder with changes: each file is its own bytes and the edits that were made so far, in the places of what it was. */
import type { Edit, Fix } from './change.ts';
import { editedBytes, editedText, type FileText } from './file-text.ts';

/** Edits of one file, in the order in which they are applied. */
export type Edits = readonly Edit[];

/** In order; of edits at one place inserts come first, and each as it was made. */
export const sortedEdits = (edits: Edits): Edits => edits.toSorted((a, b) => a.from - b.from || a.to - b.to);

/** The bytes of a file with these edits; `null` where they cannot be written. */
export function changedFile(
  file: FileText,
  edits: Edits,
  read: (bytes: Uint8Array) => FileText,
): Uint8Array | null {
  const sorted = sortedEdits(edits);
  const bytes = editedBytes(file, sorted);
  if (bytes === null) return null;
  // Whatever the encoding: the file reads as the text with its edits, or it is left.
  return read(bytes).utf8.equals(editedText(file, sorted)) ? bytes : null;
}

/**
 * An edit of a file that was changed, in the places of what it was; `null` where it meets what was changed. `made`: the
 * edits so far, sorted.
 */
function placedBefore(edit: Edit, made: Edits): Edit | null {
  const { from, to, text } = edit;
  // What begins where something was taken out begins after it.
  const start = original(from, made, from < to ? 'after' : 'before');
  const end = original(to, made, 'before');
  return start === null || end === null || (from < to && covers(edit, made))
    ? null
    : { from: start, to: end, text };
}

function original(offset: number, made: Edits, side: 'before' | 'after'): number | null {
  /** How much the text before a place has grown. */
  let shift = 0;
  for (const { from, to, text } of made) {
    const size = Buffer.byteLength(text);
    const start = from + shift;
    if (offset < start || (offset === start && side === 'before')) break;
    if (offset < start + size) return null;
    shift += size - (to - from);
  }
  return offset - shift;
}

/** Whether a range of the changed file has some of what was written there, or a place where something was taken out. */
function covers(range: Edit, made: Edits): boolean {
  let shift = 0;
  return made.some(({ from, to, text }) => {
    const start = from + shift;
    const size = Buffer.byteLength(text);
    shift += size - (to - from);
    return start < range.to && range.from < start + size;
  });
}

/** A fix in the places of files as they were; `null` where it meets what was changed. */
export function fixBefore(fix: Fix, made: (file: string) => Edits): Fix | null {
  const parts = [fix, ...fix.also].map(({ file, edits }) => {
    const placed = edits.map((edit) => placedBefore(edit, made(file)));
    return placed.includes(null) ? null : { file, edits: placed.flatMap((edit) => edit ?? []) };
  });
  const [own, ...also] = parts.flatMap((part) => part ?? []);
  return own === undefined || parts.includes(null) ? null : { ...fix, ...own, also };
}
