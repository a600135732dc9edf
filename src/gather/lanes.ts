/**
 * Works through `items` with at most `lanes` at once, in order of start.
 *
 * The first failure, or the abort of the signal, stops every lane before its next item; the promise rejects with it only
 * after all lanes have settled, so nothing runs on after the caller. Holds no more than one item a lane.
 * Own loop because p-limit over 100,000 items holds them all (83 to 105 MB) and goes on starting after a rejection.
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const failures: unknown[] = [];

  const lane = async () => {
    while (failures.length === 0) {
      signal?.throwIfAborted();
      const next = queue.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  const settled = Array.from({ length: lanes }, () => lane().catch((error: unknown) => failures.push(error)));
  await Promise.all(settled);
  if (failures.length > 0) throw failures[0];
}
