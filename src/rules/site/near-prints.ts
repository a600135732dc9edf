/**
 * Groups of pages with nearly the same text. Prints that differ in at most three bits agree in one of four
 * quarters (pigeonhole; Manku, Jain, Das Sarma 2007), so only pages that share a quarter are compared.
 */
import { bitsBetween, halvesOf, NEAR_BITS, type PrintHalves } from '../../facts/text/simhash.ts';
import { groupBy } from '../../values/groups.ts';

/** Hexadecimal digits of a quarter of a print. */
const QUARTER = 4;
const QUARTERS = 16 / QUARTER;
/**
 * Comparisons a page makes in one bucket. A template fault can put thousands of equal prints there; each of
 * them joins the group through its neighbours all the same.
 */
const MAX_COMPARED = 64;

/** Groups of two and more positions with near prints, each in ascending order. Empty prints belong to none. */
export function nearPrints(prints: readonly string[]): number[][] {
  const parent = prints.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
      parent[at] = parent[up] ?? up;
      at = up;
    }
    return at;
  };
  const join = (a: number, b: number): void => {
    const [low, high] = [Math.min(root(a), root(b)), Math.max(root(a), root(b))];
    parent[high] = low;
  };
  // Read once: each is compared with some hundred others.
  const halves = prints.map(halvesOf);
  for (let quarter = 0; quarter < QUARTERS; quarter++)
    compareQuarter({ prints, halves }, quarter, root, join);
  const groups = groupBy(
    [...prints.keys()].filter((index) => prints[index] !== ''),
    root,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

interface Prints {
  readonly prints: readonly string[];
  readonly halves: readonly PrintHalves[];
}

function compareQuarter(
  { prints, halves }: Prints,
  quarter: number,
  root: (index: number) => number,
  join: (a: number, b: number) => void,
): void {
  const buckets = new Map<string, number[]>();
  for (const [index, print] of prints.entries()) {
    if (print === '') continue;
    const key = print.slice(quarter * QUARTER, (quarter + 1) * QUARTER);
    const bucket = buckets.get(key);
    if (bucket === undefined) {
      buckets.set(key, [index]);
      continue;
    }
    const own = halves[index];
    for (const other of bucket.slice(-MAX_COMPARED)) {
      const theirs = halves[other];
      if (own === undefined || theirs === undefined || root(other) === root(index)) continue;
      if (bitsBetween(own, theirs) <= NEAR_BITS) join(index, other);
    }
    bucket.push(index);
  }
}
