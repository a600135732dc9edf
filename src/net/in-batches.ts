/** Changes of a shared record, made together: one question to its store for all that is asked for at once. */
import type { HostRules } from './host-state.ts';
import type { SharedRecord } from './shared-record.ts';

/** What becomes of a record under the rules of this process, and what that says to whoever changes it. */
type Saying<Said> = (
  record: SharedRecord,
  now: number,
  by: HostRules,
) => { readonly record: SharedRecord; readonly said: Said };

/** A change among others. `end` tells what it said, when all are made. */
export interface Step {
  readonly change: (record: SharedRecord, now: number, by: HostRules) => SharedRecord;
  readonly end: () => void;
}

/** Makes changes together that are asked for in one turn of the event loop, or while others are made, in their order. */
export function inBatches(changeBy: (steps: readonly Step[]) => Promise<void>) {
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
