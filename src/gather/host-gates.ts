import { DEFAULT_LANES } from '../catalog/limits.ts';
import { createHostGate, type HostGate, type HostGateOptions, type HostLimits } from '../net/host-gate.ts';

/** A gate while somebody asks through it. */
export interface HeldGate {
  readonly gate: HostGate;
  /** Nothing more will be asked. The gate is forgotten when its last holder says so; a second call does nothing. */
  readonly release: () => void;
}

/** The gates of hosts that are being asked: whoever asks a host at the same time goes through the same gate. */
export interface HostGates {
  /**
   * The gate of a host. Of the limits of all who hold it now the strictest count: fewest lanes, longest delay. The clock
   * and the like are those of the holder who came first. Throws a TypeError for a number of lanes out of range.
   */
  readonly hold: (host: string, rules: HostGateOptions) => HeldGate;
}

/** An empty registry. One for each set of connections: a host sees these, not the audits behind them. */
export function createHostGates(): HostGates {
  const known = new Map<string, { readonly gate: HostGate; readonly limits: Set<HostLimits> }>();
  return {
    hold(host, rules) {
      const shared = known.get(host) ?? { gate: createHostGate(rules), limits: new Set() };
      const { lanes, crawlDelayMs, delayMs } = rules;
      const own = { lanes, crawlDelayMs, delayMs };
      shared.gate.follow(strictest([...shared.limits, own]));
      shared.limits.add(own);
      known.set(host, shared);
      const release = () => {
        if (!shared.limits.delete(own)) return;
        if (shared.limits.size === 0) known.delete(host);
        else shared.gate.follow(strictest([...shared.limits]));
      };
      return { gate: shared.gate, release };
    },
  };
}

function strictest(limits: readonly HostLimits[]): HostLimits {
  return {
    lanes: Math.min(...limits.map(({ lanes = DEFAULT_LANES }) => lanes)),
    crawlDelayMs: Math.max(...limits.map(({ crawlDelayMs }) => crawlDelayMs ?? 0)),
    delayMs: Math.max(...limits.map(({ delayMs }) => delayMs ?? 0)),
  };
}
