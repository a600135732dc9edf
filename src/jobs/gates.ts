/** Where an auditor has the gates of its hosts from, for those who bring their own. */
export { createSharedGates, type SharedGateOptions } from '../net/shared-gate.ts';
export { ownGates } from '../gather/host-gates.ts';
export type { GateSource } from '../net/host-gate.ts';
