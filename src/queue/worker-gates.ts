/** The gates of hosts of a ready worker: those that the store of its queue holds, once that is reached. */
import { ownGates, type GateSource, type SharedGateOptions } from '../jobs/gates.ts';
import { errorLine, type Log } from './watch.ts';

/** Gates for an auditor that is made before the store is reached. */
export function workerGates(): {
  readonly source: GateSource;
  /** From now on hosts are asked through these. */
  readonly use: (gates: GateSource) => void;
} {
  let current = ownGates;
  return {
    source: { open: (key, options) => current.open(key, options) },
    use: (gates) => void (current = gates),
  };
}

/** Shared gates that say in the log of a worker when it is left to itself. */
export function loggedGates(log: Log): SharedGateOptions {
  return {
    onAway: (error) => log({ level: 'error', event: 'gates-away', error: errorLine(error) }),
    onBack: () => log({ level: 'info', event: 'gates-back' }),
  };
}
