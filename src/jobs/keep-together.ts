/** Units that come while a write is under way go together into the next one. */
import type { Ledger } from './ledger.ts';

/** A unit with its key. */
export type KeyedUnit<Unit> = readonly [key: string, unit: Unit];

/** Writes units one write after the other. */
export interface TogetherKeeper<Unit> {
  /** Resolves when the write that the unit went into has ended, and rejects as that does. */
  readonly keep: (key: string, unit: Unit) => Promise<void>;
  /** Resolves when no write is under way. */
  readonly settled: () => Promise<void>;
}

/** Units of one write at most, some 10 KB each. */
const MAX_TOGETHER = 200;

interface Batch<Unit> {
  readonly units: KeyedUnit<Unit>[];
  readonly written: Promise<void>;
}

/** Keeps units through a write of several. A write that fails fails its own units alone. */
export function keepTogether<Unit>(
  write: (units: readonly KeyedUnit<Unit>[]) => Promise<void>,
): TogetherKeeper<Unit> {
  /** The batch that still takes units: it is written when the one before it has been. */
  let open: Batch<Unit> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = (): Batch<Unit> => {
    const units: KeyedUnit<Unit>[] = [];
    const written = last.then(() => {
      if (open?.units === units) open = null;
      return write(units);
    });
    last = written.catch(() => undefined);
    return { units, written };
  };
  return {
    keep: (key, unit) => {
      const batch = open === null || open.units.length >= MAX_TOGETHER ? begin() : open;
      open = batch;
      batch.units.push([key, unit]);
      return batch.written;
    },
    settled: () => last,
  };
}

/** How a run keeps units in a ledger: several together where its store can, one after the other elsewhere. */
export function keeperOf<Unit>(ledger: Ledger<Unit>): (units: readonly KeyedUnit<Unit>[]) => Promise<void> {
  if (ledger.keepMany === undefined)
    return async (units) => {
      for (const [key, unit] of units) await ledger.keep(key, unit);
    };
  const { keep } = keepTogether<Unit>((units) => ledger.keepMany?.(units) ?? Promise.resolve());
  return async (units) => {
    await Promise.all(units.map(([key, unit]) => keep(key, unit)));
  };
}
