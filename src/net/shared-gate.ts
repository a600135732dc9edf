/** Gates that processes share: what a host has shown, and who asks it, is in a store that all of them reach. */
import { randomUUID } from 'node:crypto';
import type { Exchange } from '../exchange.ts';
import { limiter, rulesOf, type GateSource, type HostGate, type HostGateOptions } from './host-gate.ts';
import { isGood, observe, stricter, type HostRules, type HostState } from './host-state.ts';
import { reachable, type GateStore, type Reached, type StoreWatch } from './gate-store.ts';
import { inBatches, type Step } from './in-batches.ts';
import { onAbort } from './on-abort.ts';
import { enter, freshRecord, leave, renew, type SharedRecord, type Turn } from './shared-record.ts';
import { sleepFor, unlessAborted } from './time-limit.ts';

/** How gates are shared; everything is optional. */
export interface SharedGateOptions extends StoreWatch {
  /** Milliseconds after which the requests of a process that has died hold no lane any more. Default 15,000. */
  readonly leaseMs?: number | undefined;
}

const LEASE_MS = 15_000;
/** Signs of life in the time of a lease. */
const SIGNS = 3;

/** Gates over a store. All processes whose stores are one treat a host as one visitor does. */
export function createSharedGates(store: GateStore, options: SharedGateOptions = {}): GateSource {
  const reached = reachable(store, options);
  const { leaseMs = LEASE_MS } = options;
  return { open: (key, gate) => sharedGate(reached, { key, leaseMs, gate }) };
}

interface GatePlace {
  readonly key: string;
  readonly leaseMs: number;
  readonly gate: HostGateOptions;
}

function sharedGate(store: Reached, { key, leaseMs, gate: options }: GatePlace): HostGate {
  const { sleep = sleepFor, random = Math.random, slots = (task) => task() } = options;
  const { clock: timeOfDay = Date.now } = options;
  const waiter = randomUUID();
  /** Requests of this process that are under way. */
  const own = new Set<string>();
  /** One request at a time asks for its turn: the others queue after it in order. */
  const door = limiter().default(1);
  const changeShared = store.at(key);
  let rules = rulesOf(options);
  let last = freshRecord(rules);
  /** The record while the store is away: of this process alone. */
  let alone: SharedRecord | null = null;
  let requests = 0;
  let signs: NodeJS.Timeout | undefined;
  let wake = () => {};

  /** Changes the record in the store, or that of this process alone, in which there is one lane. */
  const changeBy = async (steps: readonly Step[]): Promise<void> => {
    const changed = (before: SharedRecord, now: number, by: HostRules) =>
      steps.reduce((record, { change }) => change(record, now, by), before);
    if (!store.isAway()) {
      try {
        await changeShared(freshRecord(rules), (seen, now) => {
          last = changed(alone === null ? seen : together(seen, alone, now), now, rules);
          return last;
        });
        alone = null;
        return;
      } catch {
        // Told by `onAway`: what has to be done is done without the store.
      }
    }
    const record = alone ?? { ...last, active: last.active.filter(([id]) => own.has(id)), waiting: [] };
    alone = changed(record, store.now(), { ...rules, lanes: 1 });
  };
  const change = inBatches(changeBy);
  /** A host is spared for what was seen of it without the store as well. */
  const together = (seen: SharedRecord, { state }: SharedRecord, now: number): SharedRecord =>
    renew({ ...seen, state: stricter(seen.state, state) }, own, { now, leaseMs });

  const signOfLife = () =>
    change.by((record, now) => ({ record: renew(record, own, { now, leaseMs }), said: null }));
  const hold = (request: string) => {
    own.add(request);
    signs ??= setInterval(() => void signOfLife(), leaseMs / SIGNS).unref();
  };
  const letGo = (request: string, exchange: Exchange | null): Promise<null> => {
    own.delete(request);
    if (own.size === 0) {
      clearInterval(signs);
      signs = undefined;
    }
    const left = change.by((record, now, by) => {
      const moment = { now, timeOfDay: timeOfDay(), random: random() };
      const see = (state: HostState) => (exchange === null ? state : observe(state, by, exchange, moment));
      return { record: leave(record, request, { now, see }), said: null };
    });
    // At once: whoever waits for the lane asks for it in the same change.
    wake();
    return left;
  };

  const enterAs = async (request: string, signal?: AbortSignal): Promise<'go' | 'stopped'> => {
    for (;;) {
      signal?.throwIfAborted();
      const asked = await change.by<Turn>((record, now, by) => {
        const { turn, record: next } = enter(record, { waiter, request, rules: by, leaseMs, now });
        return { record: next, said: turn };
      });
      if (typeof asked === 'string') return asked;
      await untilAskedAgain(asked.waitMs, signal);
    }
  };
  /** Some time, or less where a request of this process ends. */
  const untilAskedAgain = async (waitMs: number, signal?: AbortSignal): Promise<void> => {
    const freed = new Promise<void>((resolve) => (wake = resolve));
    const awake = new AbortController();
    const stopListening = onAbort(signal, () => awake.abort());
    const waited = sleep(waitMs, awake.signal).catch(() => undefined);
    await Promise.race([waited, freed]);
    stopListening();
    awake.abort();
  };
  const takeTurn = (request: string, signal: AbortSignal | undefined) => {
    const turn = door(() => enterAs(request, signal));
    if (signal === undefined) return turn;
    return unlessAborted(turn, signal, (late) => {
      if (late === 'go') void letGo(request, null);
    });
  };
  const state = () => (alone ?? last).state;

  return {
    run: async (task, { signal } = {}) => {
      const request = `${waiter} ${(requests += 1)}`;
      if ((await takeTurn(request, signal)) === 'stopped') return null;
      hold(request);
      let exchange: Exchange | null = null;
      try {
        exchange = await slots(task);
        return exchange;
      } finally {
        const left = letGo(request, exchange);
        // A good answer changes nothing that whoever asked has to wait for.
        if (exchange === null || !isGood(exchange)) await left;
      }
    },
    follow: (limits) => {
      rules = rulesOf(limits);
      wake();
    },
    state,
    settled: change.settled,
    stopped: () => (state().phase === 'stopped' ? 'host-unavailable' : null),
  };
}
