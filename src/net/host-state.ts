/**
 * What a host has shown and how it is spared for it: requests at once, time between them, when to wait, when to give
 * up. Pure: {@link observe} gives the state after an answer; host-gate.ts counts, waits and asks.
 */
import type { Exchange } from '../exchange.ts';
import {
  backoffMs,
  isThrottleStatus,
  LONGEST_RETRY_AFTER_MS,
  LONGEST_RUN_WAIT_MS,
  retryAfterMs,
} from './retry.ts';

/** `open`: nothing is sent until `notBefore`, then one probe. `stopped`: the probe failed too, nothing more is sent. */
type HostPhase = 'closed' | 'open' | 'probing' | 'stopped';

/** What a host has shown, and how it is spared for it. */
export interface HostState {
  readonly phase: HostPhase;
  /** Requests at once. Halved when the host throttles, won back one by one. */
  readonly lanes: number;
  /** Between the starts of two requests. Milliseconds. */
  readonly delayMs: number;
  /** Milliseconds on the clock of the gate before which nothing starts. */
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

/** Longest delay that slow answers alone lead to. */
const MAX_ADAPTIVE_DELAY_MS = 5_000;
/** Failures in a row that open the circuit (Apache Nutch, fetcher.max.exceptions.per.queue). */
export const FAILURES_TO_OPEN = 5;
/** How long nothing is sent before the probe, unless the host asked for longer. */
export const OPEN_MS = 15_000;
/** Good answers in a row that win one lane back. */
const SUCCESSES_PER_LANE = 10;

/** Shorter delays are not slept: timers are no more exact than that. */
const LEAST_SLEEP_MS = 10;

/** A delay as it is slept. */
export const slept = (delayMs: number): number => (delayMs < LEAST_SLEEP_MS ? 0 : delayMs);

/** The state before the first request. */
export function initialState({ lanes, minDelayMs }: HostRules): HostState {
  return { phase: 'closed', lanes, delayMs: minDelayMs, notBefore: 0, failures: 0, successes: 0 };
}

/** The state under other rules: what came from the old ones goes with them, what came from the host stays. */
export function underRules(state: HostState, before: HostRules, after: HostRules): HostState {
  const lanes = state.lanes === before.lanes ? after.lanes : Math.min(state.lanes, after.lanes);
  const own = state.delayMs === before.minDelayMs ? 0 : state.delayMs;
  return { ...state, lanes, delayMs: Math.max(own, after.minDelayMs) };
}

const PHASES = ['closed', 'probing', 'open', 'stopped'] as const;

/** What two have seen of one host at the same time: of each the stricter. */
export function stricter(one: HostState, other: HostState): HostState {
  const phase = Math.max(PHASES.indexOf(one.phase), PHASES.indexOf(other.phase));
  return {
    phase: PHASES[phase] ?? one.phase,
    lanes: Math.min(one.lanes, other.lanes),
    delayMs: Math.max(one.delayMs, other.delayMs),
    notBefore: Math.max(one.notBefore, other.notBefore),
    failures: Math.max(one.failures, other.failures),
    successes: Math.min(one.successes, other.successes),
  };
}

/** Whether an answer says that the host is asked too much, or has too much to do. */
export const isThrottle = ({ outcome, status }: Exchange): boolean =>
  outcome === 'answered' && isThrottleStatus(status);

/** Whether an answer says that the host is well. */
export const isGood = (exchange: Exchange): boolean => sightOf(exchange) === 'good';

type Sight = 'good' | 'throttled' | 'unreachable' | 'no-sign';

/** Outcomes that say the host is in trouble. Others come from its answer, or from ourselves. */
const UNREACHABLE: ReadonlySet<string> = new Set(['dns', 'connection', 'tls', 'timeout']);

function sightOf(exchange: Exchange): Sight {
  const { outcome, truncated } = exchange;
  // A body that drips for ever costs as much time as no answer: a site of such pages is not to hold a run for hours.
  if (truncated === 'deadline') return 'unreachable';
  if (outcome === 'answered') return isThrottle(exchange) ? 'throttled' : 'good';
  return UNREACHABLE.has(outcome) ? 'unreachable' : 'no-sign';
}

/** When an answer came. */
interface Moment {
  /** Milliseconds on the clock of the gate. */
  readonly now: number;
  /** Epoch milliseconds, for a Retry-After that is a date. */
  readonly timeOfDay: number;
  /** In [0, 1), for the jitter. */
  readonly random: number;
}

/** The state after an answer. */
export function observe(state: HostState, rules: HostRules, exchange: Exchange, moment: Moment): HostState {
  const sight = sightOf(exchange);
  if (state.phase === 'stopped') return state;
  if (sight === 'no-sign') return { ...state, phase: state.phase === 'probing' ? 'closed' : state.phase };
  if (sight === 'good') return afterGood(state, rules, exchange);
  if (state.phase === 'probing') return { ...state, phase: 'stopped' };
  const failures = state.failures + 1;
  const isThrottled = sight === 'throttled';
  const asked = isThrottled ? throttleMs(exchange, failures, moment) : 0;
  // More patience than a run has: it may be meant for one address, so the next one decides, and no pause would be enough.
  const isTooLong = asked > LONGEST_RUN_WAIT_MS;
  const wait = isTooLong ? 0 : Math.min(asked, LONGEST_RETRY_AFTER_MS);
  const isFailing = failures >= FAILURES_TO_OPEN;
  return {
    ...state,
    phase: isTooLong || isFailing ? 'open' : 'closed',
    failures,
    successes: 0,
    lanes: isThrottled ? Math.max(1, Math.floor(state.lanes / 2)) : state.lanes,
    notBefore: Math.max(state.notBefore, moment.now + Math.max(wait, isFailing ? OPEN_MS : 0)),
  };
}

function throttleMs({ headers }: Exchange, failures: number, { timeOfDay, random }: Moment): number {
  return (
    retryAfterMs(headers, timeOfDay) ?? Math.min(LONGEST_RETRY_AFTER_MS, 2 * backoffMs(failures - 1, random))
  );
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
