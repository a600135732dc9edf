import { createHostGate, type HostGate, type HostGateOptions } from '../net/politeness.ts';

/** A gate while somebody asks through it. */
export interface HeldGate {
  readonly gate: HostGate;
  /** Nothing more will be asked. The gate is forgotten when its last holder says so; a second call does nothing. */
  readonly release: () => void;
}

/** The gates of hosts that are being asked: whoever asks a host at the same time goes through the same gate. */
export interface HostGates {
  /** The gate of a host. The rules are those of the holder who came first; they end when all have released it. */
  readonly hold: (host: string, rules: HostGateOptions) => HeldGate;
}

/** An empty registry. One for each set of connections: a host sees these, not the audits behind them. */
export function createHostGates(): HostGates {
  const known = new Map<string, { readonly gate: HostGate; holders: number }>();
  return {
    hold(host, rules) {
      const shared = known.get(host) ?? { gate: createHostGate(rules), holders: 0 };
      known.set(host, shared);
      shared.holders += 1;
      let isHeld = true;
      const release = () => {
        if (!isHeld) return;
        isHeld = false;
        shared.holders -= 1;
        if (shared.holders === 0) known.delete(host);
      };
      return { gate: shared.gate, release };
    },
  };
}
