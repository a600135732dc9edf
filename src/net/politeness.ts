/**
 * Politeness towards one host: how many requests at once, how long between them, when to wait and when to give up.
 * The rules are the pure function {@link observe}; the gate around it only counts, waits and asks.
 */
import pLimit from 'p-limit';
import { DEFAULT_LANES } from '../catalog/limits.ts';
import type { Exchange } from '../exchange.ts';
import type { Sleep } from './model.ts';
import { onAbort } from './on-abort.ts';
import { backoffMs, LONGEST_RETRY_AFTER_MS, retryAfterMs } from './retry.ts';
import { sleepFor, unlessAborted } from './time-limit.ts';

/** `open`: nothing is sent until `notBefore`, then one probe. `stopped`: the probe failed too, nothing more is sent. */
export type HostPhase = 'closed' | 'open' | 'probing' | 'stopped';

/** What a host has shown, and how it is spared for it. */
export interface HostState {
  readonly phase: HostPhase;
  /** Requests at once. Halved when the host throttles, won back one by one. */
  readonly lanes: number;
  /** Between the starts of two requests. Milliseconds. */
  readonly delayMs: number;
  /** Epoch milliseconds before which nothing starts. */
  readonly notBefore: number;
  /** Failures of the host since its last good answer. */
  readonly failures: number;
  /** Good answers since the lanes last changed. */
  readonly successes: number;
}

/** What stays the same for a host. */
export interface HostRules {
  readonly lanes: number;
  readonly minDelayMs: number;
}

/** What a host is spared by. */
export interface HostLimits {
  /** Requests at once, 1 to {@link MAX_LANES}; default {@link DEFAULT_LANES}. */
  readonly lanes?: number | undefined;
  /** Crawl-delay of robots.txt in milliseconds, honoured up to {@link MAX_CRAWL_DELAY_MS}. */
  readonly crawlDelayMs?: number | null | undefined;
}

/** How requests to one host are let through. */
export interface HostGateOptions extends HostLimits {
  /** A cap shared by several gates, such as `pLimit(16)`. */
  readonly slots?: (<T>(task: () => Promise<T>) => Promise<T>) | undefined;
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
  /** `host-unavailable` once the host is given up. */
  stopped(): 'host-unavailable' | null;
}

const SECOND = 1000;
/** More at once are nobody's to ask for. */
export const MAX_LANES = 10;
/** Longer Crawl-delays are cut here: at 5 s a run of 500 pages takes 40 minutes. Bing reads up to 20 s. */
export const MAX_CRAWL_DELAY_MS = 5 * SECOND;
/** Longest delay that slow answers alone lead to. */
const MAX_ADAPTIVE_DELAY_MS = 5 * SECOND;
/** Shorter delays are not slept: timers are no more exact than that. */
const LEAST_SLEEP_MS = 10;
/** Failures in a row that open the circuit (Apache Nutch, fetcher.max.exceptions.per.queue). */
export const FAILURES_TO_OPEN = 5;
/** How long nothing is sent before the probe, unless the host asked for longer. */
export const OPEN_MS = 15 * SECOND;
/** Good answers in a row that win one lane back. */
const SUCCESSES_PER_LANE = 10;

/** The state before the first request. */
export function initialState({ lanes, minDelayMs }: HostRules): HostState {
  return { phase: 'closed', lanes, delayMs: minDelayMs, notBefore: 0, failures: 0, successes: 0 };
}

/** The state under other rules: what came from the old ones goes with them, what came from the host stays. */
function underRules(state: HostState, before: HostRules, after: HostRules): HostState {
  const lanes = state.lanes === before.lanes ? after.lanes : Math.min(state.lanes, after.lanes);
  const own = state.delayMs === before.minDelayMs ? 0 : state.delayMs;
  return { ...state, lanes, delayMs: Math.max(own, after.minDelayMs) };
}

function rulesOf({ lanes = DEFAULT_LANES, crawlDelayMs }: HostLimits): HostRules {
  if (!Number.isInteger(lanes) || lanes < 1 || lanes > MAX_LANES) {
    throw new TypeError(`lanes must be a whole number from 1 to ${MAX_LANES}`);
  }
  return { lanes, minDelayMs: Math.min(crawlDelayMs ?? 0, MAX_CRAWL_DELAY_MS) };
}

type Sight = 'good' | 'throttled' | 'unreachable' | 'no-sign';

/** Outcomes that say the host is in trouble. Others come from its answer, or from ourselves. */
const UNREACHABLE: ReadonlySet<string> = new Set(['dns', 'connection', 'tls', 'timeout']);
const THROTTLED: ReadonlySet<number> = new Set([429, 503]);

function sightOf({ outcome, status, truncated }: Exchange): Sight {
  // A body that drips for ever costs as much time as no answer: a site of such pages is not to hold a run for hours.
  if (truncated === 'deadline') return 'unreachable';
  if (outcome === 'answered') return THROTTLED.has(status) ? 'throttled' : 'good';
  return UNREACHABLE.has(outcome) ? 'unreachable' : 'no-sign';
}

/** The state after an answer. `now`: epoch milliseconds, `random`: in [0, 1). */
export function observe(
  state: HostState,
  rules: HostRules,
  exchange: Exchange,
  { now, random }: { readonly now: number; readonly random: number },
): HostState {
  const sight = sightOf(exchange);
  if (state.phase === 'stopped') return state;
  if (sight === 'no-sign') return { ...state, phase: state.phase === 'probing' ? 'closed' : state.phase };
  if (sight === 'good') return afterGood(state, rules, exchange);
  if (state.phase === 'probing') return { ...state, phase: 'stopped' };
  const failures = state.failures + 1;
  const opens = failures >= FAILURES_TO_OPEN;
  const isThrottled = sight === 'throttled';
  const wait = isThrottled ? throttleMs(exchange, failures, now, random) : 0;
  return {
    ...state,
    phase: opens ? 'open' : 'closed',
    failures,
    successes: 0,
    lanes: isThrottled ? Math.max(1, Math.floor(state.lanes / 2)) : state.lanes,
    notBefore: Math.max(state.notBefore, now + Math.max(wait, opens ? OPEN_MS : 0)),
  };
}

function throttleMs(exchange: Exchange, failures: number, now: number, random: number): number {
  const asked = retryAfterMs(exchange.headers, now) ?? 2 * backoffMs(failures - 1, random);
  return Math.min(LONGEST_RETRY_AFTER_MS, asked);
}

function afterGood(state: HostState, rules: HostRules, exchange: Exchange): HostState {
  const successes = state.successes + 1;
  const wins = successes >= SUCCESSES_PER_LANE && state.lanes < rules.lanes;
  return {
    ...state,
    phase: 'closed',
    failures: 0,
    successes: wins ? 0 : successes,
    lanes: wins ? state.lanes + 1 : state.lanes,
    delayMs: adaptedDelay(state, rules, exchange),
  };
}

/**
 * Scrapy's AutoThrottle: towards the latency shared out over the lanes, at once when that is longer, half-way when it
 * is shorter, and never shorter because of an error page, which servers send faster than pages.
 */
function adaptedDelay(
  { delayMs, lanes }: HostState,
  rules: HostRules,
  { status, timings }: Exchange,
): number {
  const target = (timings.firstByteMs ?? timings.totalMs) / lanes;
  const moved = Math.max(target, (delayMs + target) / 2);
  const bounded = Math.max(rules.minDelayMs, Math.min(moved, MAX_ADAPTIVE_DELAY_MS));
  return status !== 200 && bounded < delayMs ? delayMs : bounded;
}

/** A gate for one host. Throws a TypeError for a number of lanes out of range. */
export function createHostGate(options: HostGateOptions = {}): HostGate {
  const { clock = Date.now, sleep = sleepFor, random = Math.random, slots = (task) => task() } = options;
  let rules = rulesOf(options);
  // One caller at a time stands in the door; the others queue behind it in order.
  const door = pLimit(1);
  let state = initialState(rules);
  let active = 0;
  /** When the last request started; epoch milliseconds. */
  let startedAt = 0;
  let wake = () => {};

  const enter = async (signal: AbortSignal | undefined): Promise<'go' | 'stopped'> => {
    for (;;) {
      signal?.throwIfAborted();
      if (state.phase === 'stopped') return 'stopped';
      const room = state.phase === 'closed' ? state.lanes : 1;
      const wait = state.notBefore - clock();
      if (active >= room) await untilFreed(signal, (call) => (wake = call));
      else if (wait > 0) await sleep(wait, signal);
      else break;
    }
    active += 1;
    const phase = state.phase === 'open' ? 'probing' : state.phase;
    const pause = state.delayMs < LEAST_SLEEP_MS ? 0 : state.delayMs;
    startedAt = clock();
    state = { ...state, phase, notBefore: startedAt + pause };
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
        state = observe(state, rules, exchange, { now: clock(), random: random() });
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
