/**
 * What open elements say of all that is in them, as bits. Counted, because elements do not always close in the
 * reverse of the order they opened (see {@link file://./handler.ts}).
 */

/** The bits in force, and how they came about. */
export interface OpenBits {
  /** Union of the bits of all open elements. */
  all: number;
  /** By place: the bits of the element that is open there. */
  readonly own: number[];
  /** By bit: how many open elements have it. */
  readonly counts: number[];
}

/** For a scan that has not begun. */
export function openBits(): OpenBits {
  return { all: 0, own: [], counts: [] };
}

/** An element with these bits opens at this place. */
export function openWith(open: OpenBits, at: number, bits: number): void {
  open.own[at] = bits;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = lowestOf(rest);
    open.counts[bit] = (open.counts[bit] ?? 0) + 1;
  }
  open.all |= bits;
}

/** The element at this place closes. */
export function closeAt(open: OpenBits, at: number): void {
  for (let rest = open.own[at] ?? 0; rest !== 0; rest &= rest - 1) {
    const bit = lowestOf(rest);
    const left = (open.counts[bit] ?? 0) - 1;
    open.counts[bit] = left;
    if (left === 0) open.all &= ~(1 << bit);
  }
}

function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
