/** How far a run is that asks for a known number of things. */

/** Steps that are done, of how many. `done` never falls, and is `total` at the end. */
export interface StepCount {
  readonly done: number;
  readonly total: number;
}

/** Told what is being asked for. Awaited. */
export type OnStep = (step: string, count: StepCount) => unknown;

/** The steps of one run. */
export interface Steps {
  /** The next step begins. */
  readonly begin: (step: string) => Promise<void>;
  /** All are done, those that were left out as well. */
  readonly end: () => Promise<void>;
}

/** Counts the steps of a run, of which there are `total` at most. */
export function createSteps(total: number, onStep: OnStep | undefined): Steps {
  let begun = 0;
  let last = '';
  return {
    begin: async (step) => {
      last = step;
      await onStep?.(step, { done: Math.min(begun, total - 1), total });
      begun += 1;
    },
    end: async () => void (await onStep?.(last, { done: total, total })),
  };
}
