/** Gates that processes share: what a host has shown, and who asks it, stands in a store that all of them reach. */
import { randomUUID } from 'node:crypto';
import type { Exchange } from '../exchange.ts';
import { FetchFailure } from './failure.ts';
import { limiter, rulesOf, type GateSource, type HostGate, type HostGateOptions } from './host-gate.ts';
import { isGood, observe, stricter, type HostRules, type HostState } from './host-state.ts';
import { onAbort } from './on-abort.ts';
import { enter, freshRecord, leave, renew, type SharedRecord, type Turn } from './shared-record.ts';
import { stopwatch } from './stopwatch.ts';
import { createTimeLimit, sleepFor, unlessAborted } from './time-limit.ts';

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
/** Milliseconds for an answer of the store: those of a busy machine are late, and are answers. */
const ANSWER_MS = 5_000;
/** Milliseconds for a sign that a store which was away is back. */
const BACK_MS = 1_000;
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

/** The record after a change. Made again where another process was faster. */
type Change = (record: SharedRecord, now: number) => SharedRecord;

interface Reached {
  readonly isAway: () => boolean;
  /** Milliseconds on the clock of the store, as far as they can be known without it. */
  readonly now: () => number;
  /** What changes the record of a key. Rejects when the store is away. */
  readonly at: (key: string) => (fresh: SharedRecord, by: Change) => Promise<void>;
}

/** Milliseconds that a clock goes back by only where somebody sets it. */
const SET_MS = 1_000;

/** The store as gates use it: changes as compare and swap, under a time limit, and not asked too often while it is away. */
function reachable(store: GateStore, { onAway, onBack }: SharedGateOptions): Reached {
  let awayUntil = -Infinity;
  let isKnownAway = false;
  let ahead = Date.now() - stopwatch();
  let latest = -Infinity;

  /** Two clocks are a millisecond apart now and then: a moment is not before one that was known, but after the clock was set. */
  const onward = (moment: number): number => {
    latest = moment < latest - SET_MS ? moment : Math.max(latest, moment);
    return latest;
  };

  const answered = async (ask: Promise<Seen>): Promise<Seen> => {
    const limit = createTimeLimit([]);
    const limitMs = isKnownAway ? BACK_MS : ANSWER_MS;
    limit.arm(limitMs, () => new FetchFailure('timeout', `no answer in ${limitMs} ms`));
    const askedAt = stopwatch();
    try {
      const seen = await unlessAborted(ask, limit.signal);
      // The store looked at its clock between question and answer: what was known stays where that may be.
      ahead = Math.max(seen.now - stopwatch(), Math.min(ahead, seen.now - askedAt));
      if (isKnownAway) onBack?.();
      isKnownAway = false;
      return { ...seen, now: onward(seen.now) };
    } catch (error) {
      awayUntil = stopwatch() + AWAY_MS;
      if (!isKnownAway) onAway?.(error);
      isKnownAway = true;
      throw error;
    } finally {
      limit.end();
    }
  };
  const now = () => onward(stopwatch() + ahead);

  return {
    isAway: () => isKnownAway && stopwatch() < awayUntil,
    now,
    at(key) {
      /** What stood there last: mostly it still does, and one swap is all that a change takes. */
      let known: Seen['text'] | undefined;
      return async (fresh, by) => {
        let isCurrent = known === undefined;
        let seen = known === undefined ? await answered(store.read(key)) : { text: known, now: now() };
        for (;;) {
          const record = by(seen.text === null ? fresh : recordIn(seen.text), seen.now);
          const after = JSON.stringify(record);
          const isChange = after !== seen.text;
          if (!isChange && isCurrent) return;
          const keepMs = Math.ceil(KEEP_MS + Math.max(0, record.state.notBefore - seen.now));
          // That nothing changes is true of what stands there now, not of what stood there once.
          seen = await answered(
            isChange ? store.swap(key, { before: seen.text, after, keepMs }) : store.read(key),
          );
          known = seen.text;
          if (isChange && seen.text === after) return;
          isCurrent = true;
        }
      };
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
  /** Requests of this process that are under way. */
  const own = new Set<string>();
  /** One request at a time asks for its turn: the others queue behind it in order. */
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

/** What becomes of a record under the rules of this process, and what that says to whoever changes it. */
type Saying<Said> = (
  record: SharedRecord,
  now: number,
  by: HostRules,
) => { readonly record: SharedRecord; readonly said: Said };

/** A change among others. `end` tells what it said, when all are made. */
interface Step {
  readonly change: (record: SharedRecord, now: number, by: HostRules) => SharedRecord;
  readonly end: () => void;
}

/** Makes changes together that are asked for in one turn of the event loop, or while others are made, in their order. */
function inBatches(changeBy: (steps: readonly Step[]) => Promise<void>) {
  const waiting: Step[] = [];
  let running: Promise<void> | null = null;
  const run = async () => {
    while (waiting.length > 0) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      const steps = waiting.splice(0);
      await changeBy(steps);
      for (const { end } of steps) end();
      // What they say leads to others at once.
      await Promise.resolve();
    }
    running = null;
  };
  return {
    by: <Said>(change: Saying<Said>): Promise<Said> =>
      new Promise((resolve) => {
        let end = () => {};
        waiting.push({
          change: (record, now, by) => {
            const { record: after, said } = change(record, now, by);
            end = () => resolve(said);
            return after;
          },
          end: () => end(),
        });
        running ??= run();
      }),
    /** Resolves when all that was asked for is made. */
    settled: async (): Promise<void> => void (await running),
  };
}
