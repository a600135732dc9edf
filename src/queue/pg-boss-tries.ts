/** Tries of a pg-boss job. pg-boss counts the death of a worker as it counts a failure; here only failures use tries up. */
import type { PgBossLike } from './pg-boss-port.ts';
import { giveTry, lendTries, takeTries, type RunningRow } from './pg-boss-rows.ts';

/** Runs of a job whatever its sender asks for, as long as none of them fails: each but the last may have ended in a death. */
const MAX_DEATHS = 10;
/** Tries that are left while a job runs: one for its death, one for that of the next worker before it has said the same. */
const SPARE = 2;

/** The tries of one run. */
export interface Tries {
  /**
   * Gives one try more for one that was used up: a run that keeps a unit has shown that the one before it was no vain try.
   * The count of tries stays: by it pg-boss 12 knows which run it is told of.
   */
  readonly forgive: () => void;
  /** Takes back what was lent against a death, and tells whether a failure now is the last. A row without counts says no. */
  readonly isLast: () => Promise<boolean>;
  /** Which try this is, from 1 on; deaths count as well. */
  readonly attempt: () => Promise<number>;
  /** Takes it back for a job that goes to the queue again. */
  readonly settle: () => Promise<void>;
}

/** Lends a job that runs the tries that a death would take from it. A database that is away changes nothing. */
export async function openTries(boss: PgBossLike, running: RunningRow): Promise<Tries> {
  const { name, id } = running;
  const lent = await lendTries(running, { most: MAX_DEATHS, spare: SPARE }).catch(() => 0);
  const row = () => boss.getJobById(name, id).catch(() => null);
  let forgiven: Promise<unknown> | null = null;
  let settled: Promise<unknown> | null = null;
  const settle = async () => {
    await forgiven;
    await (settled ??= lent === 0 ? Promise.resolve() : takeTries(running, lent).catch(() => undefined));
  };
  return {
    attempt: async () => ((await row())?.retryCount ?? 0) + 1,
    forgive: () => void (forgiven ??= giveTry(running).catch(() => undefined)),
    settle,
    isLast: async () => {
      await settle();
      const { retryCount, retryLimit } = (await row()) ?? {};
      return retryCount !== undefined && retryLimit !== undefined && retryCount >= retryLimit;
    },
  };
}
