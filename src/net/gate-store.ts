/** The store that processes share for their gates: one record a host, changed where it still is what was seen. */
import { FetchFailure } from './failure.ts';
import type { SharedRecord } from './shared-record.ts';
import { stopwatch } from './stopwatch.ts';
import { createTimeLimit, unlessAborted } from './time-limit.ts';

/** What is in a store under a key. */
export interface Seen {
  /** `null`: nothing, or nothing any more. */
  readonly text: string | null;
  /** Milliseconds on the clock of the store: processes go by one clock. */
  readonly now: number;
}

/** Holds one text a key for some time. */
export interface GateStore {
  read(key: string): Promise<Seen>;
  /** Writes the text for so long where the one before it is still there. Gives what is there then. */
  swap(
    key: string,
    change: { readonly before: string | null; readonly after: string; readonly keepMs: number },
  ): Promise<Seen>;
}

/** Who is told that the store comes and goes; everything is optional. */
export interface StoreWatch {
  /** Told once when the store does not answer: until it is back, this process asks each host one request at a time. */
  readonly onAway?: ((error: unknown) => void) | undefined;
  /** Told when the store answers again. */
  readonly onBack?: (() => void) | undefined;
}

/** Milliseconds for an answer of the store: those of a busy machine are late, and are answers. */
const ANSWER_MS = 5_000;
/** Milliseconds for a sign that a store which was away is back. */
const BACK_MS = 1_000;
/** Milliseconds between two questions to a store that is away. */
const AWAY_MS = 2_000;
/** Milliseconds for which a host is remembered that nobody asks, beyond the pause that it has asked for. */
const KEEP_MS = 60_000;

/** The record after a change. Made again where another process was faster. */
type Change = (record: SharedRecord, now: number) => SharedRecord;

/** A store as gates use it. */
export interface Reached {
  readonly isAway: () => boolean;
  /** Milliseconds on the clock of the store, as far as they can be known without it. */
  readonly now: () => number;
  /** What changes the record of a key. Rejects when the store is away. */
  readonly at: (key: string) => (fresh: SharedRecord, by: Change) => Promise<void>;
}

/** Milliseconds that a clock goes back by only where somebody sets it. */
const SET_MS = 1_000;

/** The store as gates use it: changes as compare and swap, under a time limit, and not asked too often while it is away. */
export function reachable(store: GateStore, { onAway, onBack }: StoreWatch): Reached {
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
      /** What was there last: mostly it still does, and one swap is all that a change takes. */
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
          // That nothing changes is true of what is there now, not of what was there once.
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
