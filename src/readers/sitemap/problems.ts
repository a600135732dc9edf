/** Collects problems: one a code, with the place of its first occurrence and a count. */
import { placeIn, type Place } from '../../values/lines.ts';
import { masked } from '../../values/secrets.ts';
import type { SitemapProblem, SitemapProblemCode } from './model.ts';

/** Characters of source text in a detail. */
const MAX_DETAIL = 200;

/** Problems as they are found. */
export interface ProblemLog {
  /** `offset`: where in the text, -1 for the whole file. */
  readonly add: (code: SitemapProblemCode, detail: string, offset?: number) => void;
  /** A problem whose place is known otherwise. */
  readonly addAt: (code: SitemapProblemCode, detail: string, line: number, column: number) => void;
  readonly has: (code: SitemapProblemCode) => boolean;
  readonly list: () => SitemapProblem[];
}

interface Entry {
  readonly code: SitemapProblemCode;
  readonly detail: string;
  readonly place: Place | null;
  count: number;
}

/** An empty log over a text. */
export function problemLog(text: string): ProblemLog {
  const entries = new Map<string, Entry>();
  const record = (code: SitemapProblemCode, detail: string, place: () => Place | null): void => {
    const known = entries.get(code);
    if (known === undefined) entries.set(code, { code, detail: copy(detail), place: place(), count: 1 });
    else known.count += 1;
  };
  return {
    add: (code, detail, offset = -1) =>
      record(code, detail, () => (offset < 0 ? null : placeIn(text, offset))),
    addAt: (code, detail, line, column) => record(code, detail, () => ({ line, column })),
    has: (code) => entries.has(code),
    list: () =>
      [...entries.values()].map(({ code, detail, count, place }) =>
        place === null
          ? { code, detail, count }
          : { code, detail, count, line: place.line, column: place.column },
      ),
  };
}

/** A detail may be a piece of a file of 50 MiB, which must not stay in memory with it. */
const copy = (text: string): string => Buffer.from(masked(text).slice(0, MAX_DETAIL)).toString();
