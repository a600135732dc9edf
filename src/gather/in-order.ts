/**
 * Works on up to `ahead` items at once and gives what came of each in order of start, so that the next items may depend
 * on
 * it: `items` may have none for now, and more when something came.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const queue = items[Symbol.iterator]();
  const started: Promise<Result>[] = [];
  try {
    for (;;) {
      while (started.length < ahead) {
        const item = queue.next();
        if (item.done === true) break;
        const result = work(item.value);
        // Told when its turn comes.
        result.catch(() => undefined);
        started.push(result);
      }
      const first = started.shift();
      if (first === undefined) return;
      yield await first;
    }
  } finally {
    // Nothing runs on after the caller has left.
    await Promise.allSettled(started);
  }
}
