/** Collects problems: one a code, with the place of its first occurrence and a count. */
import type { SitemapProblem } from './model.ts';

/** Characters of source text in a detail. */
const MAX_DETAIL = 200;

/** Problems as they are found. */
export interface ProblemLog {
  /** `offset`: where in the text, -1 for the whole file. */
  readonly add: (code: string, detail: string, offset?: number) => void;
  /** A problem whose place is known otherwise. */
  readonly addAt: (code: string, detail: string, line: number, column: number) => void;
  readonly list: () => SitemapProblem[];
}

interface Entry {
  readonly code: string;
  readonly detail: string;
  readonly place: { readonly line: number; readonly column: number } | null;
  count: number;
}

/** 1-based line and column of an offset. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

/** An empty log over a text. */
export function problemLog(text: string): ProblemLog {
  const entries = new Map<string, Entry>();
  const record = (code: string, detail: string, place: () => Entry['place']): void => {
    const known = entries.get(code);
    if (known === undefined) entries.set(code, { code, detail: copy(detail), place: place(), count: 1 });
    else known.count += 1;
  };
  return {
    add: (code, detail, offset = -1) =>
      record(code, detail, () => (offset < 0 ? null : placeOf(text, offset))),
    addAt: (code, detail, line, column) => record(code, detail, () => ({ line, column })),
    list: () =>
      [...entries.values()].map(({ code, detail, count, place }) =>
        place === null
          ? { code, detail, count }
          : { code, detail, count, line: place.line, column: place.column },
      ),
  };
}

/** A detail may be a piece of a file of 50 MiB, which must not stay in memory with it. */
const copy = (text: string): string => Buffer.from(text.slice(0, MAX_DETAIL)).toString();
