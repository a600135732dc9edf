import { CodedError } from '../errors.ts';

/**
 * The store of finished units: result table and checkpoint in one keyed write.
 * A unit that has been kept is a unit that is done; a rerun asks `kept()` and does only the rest.
 */
export interface Ledger<Unit> {
  /** Every kept unit, each key once with the value kept last. */
  kept(): AsyncIterable<readonly [key: string, unit: Unit]> | Iterable<readonly [key: string, unit: Unit]>;
  /** Resolves when the unit would survive the death of this process. May repeat after a crash: the last call wins. */
  keep(key: string, unit: Unit): Promise<void>;
  /**
   * The same for several in one write, where the store can: an audit then hands over together what waits together. A key
   * that comes twice has the unit that comes last.
   */
  keepMany?(units: readonly (readonly [key: string, unit: Unit])[]): Promise<void>;
}

/** A unit of an earlier version, which lacks what this one needs. */
export class OutdatedUnit extends TypeError {}

/** A unit of a store, read back. Throws `ledger-invalid`, or `ledger-outdated` for an {@link OutdatedUnit}, with its place. */
export function unitOf<Unit>(value: unknown, parse: (value: unknown) => Unit, place: string): Unit {
  try {
    return parse(value);
  } catch (error) {
    throw new CodedError(error instanceof OutdatedUnit ? 'ledger-outdated' : 'ledger-invalid', place);
  }
}

/** A ledger in memory: for one run, and for tests. It holds every unit. */
export function memoryLedger<Unit>(): Ledger<Unit> {
  const units = new Map<string, Unit>();
  return {
    kept: () => units.entries(),
    keep: (key, unit) => {
      units.set(key, unit);
      return Promise.resolve();
    },
  };
}

/** A ledger that forgets: for callers who take the units from progress and need no resumption. */
export function nullLedger<Unit>(): Ledger<Unit> {
  return { kept: () => [], keep: () => Promise.resolve() };
}
