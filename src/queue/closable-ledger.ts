import type { Ledger } from '../jobs/ledger.ts';

/** A ledger that may own a resource: it is closed when the run ends, however it ends. */
export interface ClosableLedger<Unit> extends Ledger<Unit> {
  close?(): Promise<void>;
}
