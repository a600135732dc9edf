/**
 * What processes share of a host: its state, who asks it now, who waits. Pure, as host-state.ts is: shared-gate.ts keeps
 * the record in a store and writes what these functions give.
 */
import { initialState, slept, type HostRules, type HostState } from './host-state.ts';

/** A place that its holder keeps by signs of life: milliseconds on the clock of the store at which it ends without one. */
type Lease = readonly [id: string, endsAt: number];

/** The record of a host in a store: plain JSON. */
export interface SharedRecord {
  readonly state: HostState;
  /** Requests under way. */
  readonly active: readonly Lease[];
  /** Processes that wait for their turn, in order. */
  readonly waiting: readonly Lease[];
}

/** Whether a request may start, and in how many milliseconds to ask again where not. */
export type Turn = 'go' | 'stopped' | { readonly waitMs: number };

/** The record of a host that nobody has asked. */
export function freshRecord(rules: HostRules): SharedRecord {
  return { state: initialState(rules), active: [], waiting: [] };
}

/** Milliseconds between two questions of a process that waits for a lane of others. */
const ASK_EVERY_MS = 25;
/** Milliseconds after which somebody who waits and does not ask has gone. */
const WAITING_MS = 2_000;
/** Signs of life of those who wait are written no more often than that: a question that changes nothing is no write. */
const WAITING_RENEW_MS = WAITING_MS / 2;

/** The record without those whose signs of life have ended. A probe that nobody makes any more is to be made again. */
function alive(record: SharedRecord, now: number): SharedRecord {
  const lives = ([, endsAt]: Lease) => endsAt > now;
  const active = record.active.filter(lives);
  const isUnprobed = record.state.phase === 'probing' && active.length === 0;
  const state: HostState = isUnprobed ? { ...record.state, phase: 'open' } : record.state;
  return { state, active, waiting: record.waiting.filter(lives) };
}

/** Who asks for a turn, with what limits of its own. */
export interface Asker {
  /** Of the process and its host: a process waits in one place. */
  readonly waiter: string;
  readonly request: string;
  readonly rules: HostRules;
  readonly leaseMs: number;
  /** Milliseconds on the clock of the store. */
  readonly now: number;
}

/** The turn of a request, and the record after it. Turns are given in the order in which processes came to wait. */
export function enter(
  before: SharedRecord,
  { waiter, request, rules, leaseMs, now }: Asker,
): { readonly turn: Turn; readonly record: SharedRecord } {
  const record = alive(before, now);
  const { state, active, waiting } = record;
  if (state.phase === 'stopped') return { turn: 'stopped', record };
  const place = waiting.findIndex(([id]) => id === waiter);
  const ahead = place === -1 ? waiting.length : place;
  const room = state.phase === 'closed' ? Math.min(state.lanes, rules.lanes) : 1;
  const pauseMs = state.notBefore - now;
  if (pauseMs > 0 || active.length + ahead >= room) {
    const waitMs = pauseMs > 0 ? Math.min(pauseMs, WAITING_RENEW_MS) : ASK_EVERY_MS;
    return { turn: { waitMs }, record: { ...record, waiting: renewed(waiting, waiter, now) } };
  }
  const phase = state.phase === 'open' ? 'probing' : state.phase;
  const delayMs = slept(Math.max(state.delayMs, rules.minDelayMs));
  return {
    turn: 'go',
    record: {
      state: { ...state, phase, notBefore: now + delayMs },
      active: [...active, [request, now + leaseMs]],
      waiting: waiting.filter(([id]) => id !== waiter),
    },
  };
}

/** The places of those who wait, with a sign of life of one of them where its last is old. */
function renewed(waiting: readonly Lease[], waiter: string, now: number): readonly Lease[] {
  const known = waiting.find(([id]) => id === waiter);
  if (known === undefined) return [...waiting, [waiter, now + WAITING_MS]];
  if (known[1] > now + WAITING_RENEW_MS) return waiting;
  return waiting.map((lease) => (lease === known ? [waiter, now + WAITING_MS] : lease));
}

/** The record after a request has ended; `see` gives the state after its answer. */
export function leave(
  before: SharedRecord,
  request: string,
  { now, see }: { readonly now: number; readonly see: (state: HostState) => HostState },
): SharedRecord {
  const record = alive({ ...before, active: before.active.filter(([id]) => id !== request) }, now);
  const isProbe = before.active.some(([id]) => id === request) && before.state.phase === 'probing';
  // `alive` reopens a probe that ended without an answer; one with an answer is judged as the probe that it was.
  const state = see(isProbe ? { ...record.state, phase: 'probing' } : record.state);
  return { ...record, state: state.phase === 'probing' ? { ...state, phase: 'open' } : state };
}

/** The record after a sign of life of these requests, with those that it did not know. */
export function renew(
  before: SharedRecord,
  requests: ReadonlySet<string>,
  { now, leaseMs }: { readonly now: number; readonly leaseMs: number },
): SharedRecord {
  const others = before.active.filter(([id]) => !requests.has(id));
  const own = [...requests].map((id): Lease => [id, now + leaseMs]);
  return { ...before, active: [...others, ...own] };
}
