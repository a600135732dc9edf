/** Lets the requests to one host through, each at its time, as the state of the host (host-state.ts) asks for. */
import type * as pLimit from 'p-limit';
import { DEFAULT_LANES } from '../catalog/limits.ts';
import type { Exchange } from '../exchange.ts';
import { initialState, observe, slept, underRules, type HostRules, type HostState } from './host-state.ts';
import type { Sleep } from './model.ts';
import { onAbort } from './on-abort.ts';
import { stopwatch } from './stopwatch.ts';
import { sleepFor, unlessAborted } from './time-limit.ts';
import { once } from '../values/once.ts';
import { packageNamed } from '../values/package.ts';

/** The package that queues calls, loaded when it is first needed. */
export const limiter = once((): typeof pLimit => packageNamed('p-limit'));

/** What a host is spared by. */
export interface HostLimits {
  /** Requests at once, 1 to {@link MAX_LANES}; default {@link DEFAULT_LANES}. */
  readonly lanes?: number | undefined;
  /** Crawl-delay of robots.txt in milliseconds, honoured up to {@link MAX_CRAWL_DELAY_MS}. */
  readonly crawlDelayMs?: number | null | undefined;
  /** Milliseconds between two requests that whoever asks wants, whatever the site says. Default 0. */
  readonly delayMs?: number | undefined;
}

/** How requests to one host are let through. */
export interface HostGateOptions extends HostLimits {
  /** A cap shared by several gates, such as `pLimit(16)`. */
  readonly slots?: (<T>(task: () => Promise<T>) => Promise<T>) | undefined;
  /** Epoch milliseconds. Default: the time of day for dates, and a stopwatch for waits. */
  readonly clock?: (() => number) | undefined;
  readonly sleep?: Sleep | undefined;
  readonly random?: (() => number) | undefined;
}

/** Lets the requests to one host through, each at its time. */
export interface HostGate {
  /**
   * Runs a request when it is its turn, in the order of the calls. `null`: the host is given up and the task was not
   * run. Rejects with the reason of the signal, also while waiting, or with what the task rejects with.
   */
  run(
    task: () => Promise<Exchange>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Exchange | null>;
  /**
   * Goes by other limits from now on, those that wait in it included. What the host has shown stays known.
   * Throws a TypeError for a number of lanes out of range.
   */
  follow(limits: HostLimits): void;
  state(): HostState;
  /** Resolves when whoever shares the gate can know of all that has ended. Never rejects. */
  settled(): Promise<void>;
  /** `host-unavailable` once the host is given up. */
  stopped(): 'host-unavailable' | null;
}

/** Where the gates of hosts come from: made for this process alone, or shared by all that ask the same store. */
export interface GateSource {
  /** A gate for a host, or for several that one key names. Throws a TypeError for a number of lanes out of range. */
  open(key: string, options: HostGateOptions): HostGate;
}

/** More at once are nobody's to ask for. */
export const MAX_LANES = 10;
/** Longer Crawl-delays are cut here: at 5 s a run of 500 pages takes 40 minutes. Bing reads up to 20 s. */
export const MAX_CRAWL_DELAY_MS = 5_000;

/** Throws a TypeError for a number of lanes out of range. */
function checkLanes(lanes: number): void {
  if (!Number.isInteger(lanes) || lanes < 1 || lanes > MAX_LANES)
    throw new TypeError(`lanes must be a whole number from 1 to ${MAX_LANES}`);
}

/** The rules of these limits. Throws a TypeError for a number of lanes out of range. */
export function rulesOf({ lanes = DEFAULT_LANES, crawlDelayMs, delayMs = 0 }: HostLimits): HostRules {
  checkLanes(lanes);
  return { lanes, minDelayMs: Math.max(delayMs, Math.min(crawlDelayMs ?? 0, MAX_CRAWL_DELAY_MS)) };
}

/** A gate for one host. Throws a TypeError for a number of lanes out of range. */
export function createHostGate(options: HostGateOptions = {}): HostGate {
  const { sleep = sleepFor, random = Math.random, slots = (task) => task() } = options;
  const { clock: timeOfDay = Date.now, clock: now = stopwatch } = options;
  let rules = rulesOf(options);
  // One caller at a time is in the door; the others queue after it in order.
  const door = limiter().default(1);
  let state = initialState(rules);
  let active = 0;
  /** When the last request started, on the stopwatch. */
  let startedAt = -Infinity;
  let wake = () => {};

  const endWait = (moment: number): void => {
    state = { ...state, notBefore: moment };
  };
  const enter = async (signal: AbortSignal | undefined): Promise<'go' | 'stopped'> => {
    for (;;) {
      signal?.throwIfAborted();
      if (state.phase === 'stopped') return 'stopped';
      const room = state.phase === 'closed' ? state.lanes : 1;
      const moment = now();
      const wait = state.notBefore - moment;
      if (active >= room) await untilFreed(signal, (call) => (wake = call));
      else if (wait <= 0) break;
      else {
        await sleep(wait, signal);
        // Under a clock of the caller's that stands still, who has slept has waited.
        if (now() === moment) endWait(moment);
      }
    }
    active += 1;
    const phase = state.phase === 'open' ? 'probing' : state.phase;
    startedAt = now();
    state = { ...state, phase, notBefore: startedAt + slept(state.delayMs) };
    return 'go';
  };

  const leave = () => {
    active -= 1;
    // A probe that rejected has shown nothing: the next request is the probe.
    if (state.phase === 'probing') state = { ...state, phase: 'open' };
    wake();
  };
  const takeTurn = (signal: AbortSignal | undefined) => {
    const turn = door(() => enter(signal));
    if (signal === undefined) return turn;
    return unlessAborted(turn, signal, (late) => {
      if (late === 'go') leave();
    });
  };

  return {
    run: async (task, { signal } = {}) => {
      if ((await takeTurn(signal)) === 'stopped') return null;
      try {
        const exchange = await slots(task);
        state = observe(state, rules, exchange, { now: now(), timeOfDay: timeOfDay(), random: random() });
        return exchange;
      } finally {
        leave();
      }
    },
    follow: (limits) => {
      const after = rulesOf(limits);
      const next = underRules(state, rules, after);
      state = { ...next, notBefore: Math.max(next.notBefore, startedAt + after.minDelayMs) };
      rules = after;
      wake();
    },
    state: () => state,
    settled: () => Promise.resolve(),
    stopped: () => (state.phase === 'stopped' ? 'host-unavailable' : null),
  };
}

/** Until a request is over, or the signal aborts. `listen` is given the function that tells. */
function untilFreed(signal: AbortSignal | undefined, listen: (freed: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, () => reject(signal?.reason));
    listen(() => {
      stopListening();
      resolve();
    });
  });
}
