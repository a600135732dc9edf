import { DEFAULT_LANES } from '../catalog/limits.ts';
import { tell } from '../net/diagnostics.ts';
import {
  createHostGate,
  type GateSource,
  type HostGate,
  type HostGateOptions,
  type HostLimits,
} from '../net/host-gate.ts';
import { isThrottle } from '../net/host-state.ts';
import { stopwatch } from '../net/stopwatch.ts';
import { registeredName } from '../values/registered-name.ts';

/** A gate while somebody asks through it. */
export interface HeldGate {
  readonly gate: HostGate;
  /**
   * Nothing more will be asked. The gate is forgotten when its last holder says so; a second call does nothing. Resolves
   * when whoever shares the gate can know of all that has ended.
   */
  readonly release: () => Promise<void>;
}

/** The gates of hosts that are being asked: whoever asks a host at the same time goes through the same gate. */
export interface HostGates {
  /**
   * The gate of a host. Of the limits of all who hold it now the strictest count: fewest lanes, longest delay. The clock
   * and the like are those of the holder who came first. Throws a TypeError for a number of lanes out of range.
   */
  readonly hold: (host: string, rules: HostGateOptions) => HeldGate;
}

/**
 * Which hosts are one visitor's business: each for itself, with its port; all of one registrable domain; or all for
 * which a function gives the same name, such as the shops of one platform.
 */
export type HostKey = 'host' | 'domain' | ((host: string) => string);

/** How the gates of a registry are made; everything is optional. */
export interface HostGatesOptions {
  /** Default: gates of this process alone. */
  readonly source?: GateSource | undefined;
  /** Default `host`. */
  readonly hostKey?: HostKey | undefined;
}

/** An empty registry. One for each set of connections: a host sees these, not the audits that share them. */
export function createHostGates({ source = ownGates, hostKey = 'host' }: HostGatesOptions = {}): HostGates {
  const keyOf = typeof hostKey === 'function' ? hostKey : KEYS[hostKey];
  const known = new Map<string, { readonly gate: HostGate; readonly limits: Set<HostLimits> }>();
  return {
    hold(host, rules) {
      const key = keyOf(host);
      const shared = known.get(key) ?? { gate: tellingGate(source.open(key, rules), key), limits: new Set() };
      const { lanes, crawlDelayMs, delayMs } = rules;
      const own = { lanes, crawlDelayMs, delayMs };
      shared.gate.follow(strictest([...shared.limits, own]));
      shared.limits.add(own);
      known.set(key, shared);
      const release = async () => {
        if (!shared.limits.delete(own)) return;
        if (shared.limits.size === 0) known.delete(key);
        else shared.gate.follow(strictest([...shared.limits]));
        await shared.gate.settled();
      };
      return { gate: shared.gate, release };
    },
  };
}

/** Gates of this process alone. */
export const ownGates: GateSource = { open: (_key, options) => createHostGate(options) };

/** The same gate, which reports waits and answers that ask for patience. */
function tellingGate(gate: HostGate, host: string): HostGate {
  return {
    ...gate,
    run: async (task, options) => {
      const asked = stopwatch();
      const exchange = await gate.run(() => {
        tell('citeworthy:wait', () => ({ host, ms: stopwatch() - asked }));
        return task();
      }, options);
      if (exchange !== null && isThrottle(exchange))
        tell('citeworthy:throttle', () => ({ host, status: exchange.status, lanes: gate.state().lanes }));
      return exchange;
    },
  };
}

const PORT = /:\d+$/;
const KEYS = {
  host: (host: string) => host,
  domain: (host: string) => registeredName(host.replace(PORT, '')),
} as const;

function strictest(limits: readonly HostLimits[]): HostLimits {
  return {
    lanes: Math.min(...limits.map(({ lanes = DEFAULT_LANES }) => lanes)),
    crawlDelayMs: Math.max(...limits.map(({ crawlDelayMs }) => crawlDelayMs ?? 0)),
    delayMs: Math.max(...limits.map(({ delayMs }) => delayMs ?? 0)),
  };
}
