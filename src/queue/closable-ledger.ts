import type { Ledger } from '../jobs/ledger.ts';

/** What an earlier run kept: it is closed when the run that reads it ends. */
export type EarlierLedger<Unit> = Pick<ClosableLedger<Unit>, 'kept' | 'close'>;

/** A ledger that may own a resource: it is closed when the run ends, however it ends. */
export interface ClosableLedger<Unit> extends Ledger<Unit> {
  close?(): Promise<void>;
}
