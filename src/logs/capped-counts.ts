/** How often each of many names was met, in bounded memory. */
import { ownText } from './entry.ts';

/** How often each name was met. */
export interface Counts {
  readonly add: (name: string) => void;
  /** The names met most often, most first; of equals the first in order. */
  readonly top: (most: number) => readonly (readonly [name: string, count: number])[];
  /** Names that are known now. */
  readonly size: () => number;
  /** Names were dropped: what is met seldom is missing, and counts may be too low. */
  readonly isCut: () => boolean;
}

/**
 * Counts that keep at least the `cap` names met most often so far. At twice as many the seldom ones are dropped (lossy
 * counting, Manku and Motwani 2002): a name that comes again and again stays, whenever it began to come.
 */
export function cappedCounts(cap: number): Counts {
  let counts = new Map<string, number>();
  let isCut = false;
  const sorted = () => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    add: (name) => {
      const known = counts.get(name);
      if (known !== undefined) return void counts.set(name, known + 1);
      if (counts.size >= 2 * cap) {
        counts = new Map(sorted().slice(0, cap));
        isCut = true;
      }
      counts.set(ownText(name), 1);
    },
    top: (most) => sorted().slice(0, most),
    size: () => counts.size,
    isCut: () => isCut,
  };
}
