/** Parts of a page as ranges of places: where main text lies, and what is cut out of it. */
import type { MainText } from '../page-facts.ts';

/** Between two places, both ends in it. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Where main text lies, by serial. */
export interface MainArea extends Cut {
  readonly source: MainText['source'];
  /** Cut parts, in order, not overlapping. */
  readonly cuts: readonly Cut[];
  /** Blocks in it that are no text of it, in order: labels, links to other texts, captions. What they hold is content. */
  readonly drops: readonly Cut[];
}

/** Parts in order, those that overlap as one. */
export function merged(parts: readonly Cut[]): Cut[] {
  const ordered = parts.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const cuts: { from: number; to: number }[] = [];
  for (const { from, to } of ordered) {
    const last = cuts.at(-1);
    if (last === undefined || from > last.to) cuts.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return cuts;
}

/** A test for serials that are asked in rising order. */
export function areaTest(area: Cut & Pick<MainArea, 'cuts'>): (serial: number) => boolean {
  let next = 0;
  return (serial) => {
    while (next < area.cuts.length && (area.cuts[next]?.to ?? 0) < serial) next++;
    if (serial < area.from || serial > area.to) return false;
    const cut = area.cuts[next];
    return cut === undefined || serial < cut.from;
  };
}

/** Index of the first of these, which stand in page order, that is not before this place. */
export function firstFrom(records: readonly { readonly serial: number }[], serial: number): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.serial ?? Infinity) < serial) low = middle + 1;
    else high = middle;
  }
  return low;
}
