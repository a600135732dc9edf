/** Gates that processes share: what a host has shown, and who asks it, stands in a store that all of them reach. */
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Exchange } from '../exchange.ts';
import {
  createHostGate,
  rulesOf,
  type GateSource,
  type HostGate,
  type HostGateOptions,
} from './host-gate.ts';
import { initialState, observe, type HostState } from './host-state.ts';
import { enter, freshRecord, leave, renew, type SharedRecord, type Turn } from './shared-record.ts';
import { onAbort } from './on-abort.ts';
import { stopwatch } from './stopwatch.ts';
import { sleepFor, unlessAborted } from './time-limit.ts';

/** What stands in a store under a key. */
export interface Seen {
  /** `null`: nothing, or nothing any more. */
  readonly text: string | null;
  /** Milliseconds on the clock of the store: processes go by one clock. */
  readonly now: number;
}

/** Holds one text a key for some time. */
export interface GateStore {
  read(key: string): Promise<Seen>;
  /** Writes the text for so long where the one before it still stands. Gives what stands there then. */
  swap(
    key: string,
    change: { readonly before: string | null; readonly after: string; readonly keepMs: number },
  ): Promise<Seen>;
}

/** How gates are shared; everything is optional. */
export interface SharedGateOptions {
  /** Milliseconds after which the requests of a process that has died hold no lane any more. Default 15,000. */
  readonly leaseMs?: number | undefined;
  /** Told once when the store does not answer: until it is back, this process asks each host one request at a time. */
  readonly onAway?: ((error: unknown) => void) | undefined;
  /** Told when the store answers again. */
  readonly onBack?: (() => void) | undefined;
}

const LEASE_MS = 15_000;
/** Signs of life in the time of a lease. */
const SIGNS = 3;
/** Milliseconds for an answer of the store: a request must not wait longer for its turn than for its page. */
const ANSWER_MS = 1_000;
/** Milliseconds between two questions to a store that is away. */
const AWAY_MS = 2_000;
/** Milliseconds for which a host is remembered that nobody asks, beyond the pause that it has asked for. */
const KEEP_MS = 60_000;

/** Gates over a store. All processes whose stores are one treat a host as one visitor does. */
export function createSharedGates(store: GateStore, options: SharedGateOptions = {}): GateSource {
  const reached = reachable(store, options);
  const { leaseMs = LEASE_MS } = options;
  return { open: (key, gate) => sharedGate(reached, { key, leaseMs, gate }) };
}

/** A change of a record, and what it says to whoever makes it. `record`: the same one, where nothing is to be written. */
type Change<Said> = (
  record: SharedRecord,
  now: number,
) => { readonly record: SharedRecord; readonly said: Said };

interface Reached {
  isAway(): boolean;
  /** Rejects when the store is away. */
  change<Said>(key: string, fresh: SharedRecord, by: Change<Said>): Promise<Said>;
}

/** The store as gates use it: changes as compare and swap, under a time limit, and not asked too often while it is away. */
function reachable(store: GateStore, { onAway, onBack }: SharedGateOptions): Reached {
  let awayUntil = -Infinity;
  let isKnownAway = false;

  const answered = async (ask: Promise<Seen>): Promise<Seen> => {
    const limit = new AbortController();
    const late = after(ANSWER_MS, null, { signal: limit.signal }).then(() => {
      throw new Error(`no answer in ${ANSWER_MS} ms`);
    });
    try {
      const seen = await Promise.race([ask, late]);
      if (isKnownAway) onBack?.();
      isKnownAway = false;
      return seen;
    } catch (error) {
      awayUntil = stopwatch() + AWAY_MS;
      if (!isKnownAway) onAway?.(error);
      isKnownAway = true;
      throw error;
    } finally {
      late.catch(() => undefined);
      limit.abort();
    }
  };

  return {
    isAway: () => isKnownAway && stopwatch() < awayUntil,
    async change(key, fresh, by) {
      let seen = await answered(store.read(key));
      for (;;) {
        const before = seen.text === null ? fresh : recordIn(seen.text);
        const { record, said } = by(before, seen.now);
        if (record === before) return said;
        const text = JSON.stringify(record);
        const keepMs = Math.ceil(KEEP_MS + Math.max(0, record.state.notBefore - seen.now));
        seen = await answered(store.swap(key, { before: seen.text, after: text, keepMs }));
        if (seen.text === text) return said;
      }
    },
  };
}

function recordIn(text: string): SharedRecord {
  const record: SharedRecord = JSON.parse(text);
  return record;
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
  const own = new Set<string>();
  /** One request at a time asks for its turn: the others queue behind it in order. */
  const door = pLimit(1);
  /** The gate of a process that is left to itself. */
  const alone = createHostGate({ ...options, lanes: 1 });
  let rules = rulesOf(options);
  let last: HostState = initialState(rules);
  let requests = 0;
  let signs: NodeJS.Timeout | undefined;
  let wake = () => {};

  const change = <Said>(by: Change<Said>): Promise<Said> =>
    store.change(key, freshRecord(rules), (record, now) => {
      const changed = by(record, now);
      last = changed.record.state;
      return changed;
    });
  const signOfLife = () =>
    change((record, now) => ({ record: renew(record, own, { now, leaseMs }), said: null }));
  const hold = (request: string) => {
    own.add(request);
    signs ??= setInterval(() => void signOfLife().catch(() => undefined), leaseMs / SIGNS).unref();
  };
  const letGo = async (request: string, exchange: Exchange | null): Promise<void> => {
    own.delete(request);
    if (own.size === 0) {
      clearInterval(signs);
      signs = undefined;
    }
    const see = (state: HostState, now: number) => {
      const moment = { now, timeOfDay: timeOfDay(), random: random() };
      return exchange === null ? state : observe(state, rules, exchange, moment);
    };
    await change((record, now) => ({
      record: leave(record, request, { now, see: (state) => see(state, now) }),
      said: null,
    })).catch(() => undefined);
    wake();
  };

  /** `away`: the store cannot say whose turn it is. */
  const enterAs = async (request: string, signal?: AbortSignal): Promise<'go' | 'stopped' | 'away'> => {
    for (;;) {
      signal?.throwIfAborted();
      if (store.isAway()) return 'away';
      const asked = await change<Turn>((record, now) => {
        const { turn, record: next } = enter(record, { waiter, request, rules, leaseMs, now });
        return { record: next, said: turn };
      }).catch(() => 'away' as const);
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

  return {
    run: async (task, { signal } = {}) => {
      const request = `${waiter} ${(requests += 1)}`;
      const turn = await takeTurn(request, signal);
      if (turn === 'stopped') return null;
      if (turn === 'away') return alone.run(task, { signal });
      hold(request);
      let exchange: Exchange | null = null;
      try {
        exchange = await slots(task);
        return exchange;
      } finally {
        await letGo(request, exchange);
      }
    },
    follow: (limits) => {
      rules = rulesOf(limits);
      alone.follow({ ...limits, lanes: 1 });
      wake();
    },
    state: () => (store.isAway() ? alone.state() : last),
    stopped: () => ((store.isAway() ? alone.state() : last).phase === 'stopped' ? 'host-unavailable' : null),
  };
}
