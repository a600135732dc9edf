/** Collects problems: one a code, with the place of its first occurrence and how often it occurs. */
import { placeIn, type Place } from '../../values/lines.ts';
import { masked } from '../../values/secrets.ts';
import type { SitemapProblem, SitemapProblemCode } from './model.ts';

/** Characters of source text in the data of a problem. */
const MAX_WRITTEN = 200;

type Data = SitemapProblem['data'];

/** Problems as they are found. */
export interface ProblemLog {
  /** `offset`: where in the text; absent: it is of the whole file. */
  readonly add: (code: SitemapProblemCode, data?: Data, offset?: number) => void;
  /** A problem whose place is known otherwise. */
  readonly addAt: (code: SitemapProblemCode, data: Data, place: Place) => void;
  readonly has: (code: SitemapProblemCode) => boolean;
  readonly list: () => SitemapProblem[];
}

interface Entry {
  readonly data: Data;
  readonly place: Place | null;
  times: number;
}

/** An empty log over a text. */
export function problemLog(text: string): ProblemLog {
  const entries = new Map<SitemapProblemCode, Entry>();
  const record = (code: SitemapProblemCode, data: Data, place: () => Place | null): void => {
    const known = entries.get(code);
    if (known === undefined) entries.set(code, { data: copies(data), place: place(), times: 1 });
    else known.times += 1;
  };
  return {
    add: (code, data = {}, offset) =>
      record(code, data, () => (offset === undefined ? null : placeIn(text, offset))),
    addAt: (code, data, place) => record(code, data, () => place),
    has: (code) => entries.has(code),
    list: () =>
      Array.from(entries, ([code, { data, times, place }]) => ({
        code,
        data: { ...data, times: String(times) },
        ...(place !== null && { line: place.line, column: place.column }),
      })),
  };
}

/** A value may be a piece of a file of 50 MiB, which must not stay in memory with it. */
const copies = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Buffer.from(masked(value).slice(0, MAX_WRITTEN)).toString(),
    ]),
  );
