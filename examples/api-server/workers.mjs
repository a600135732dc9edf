/** Keeps worker processes alive: one that dies is followed by another one, whose job goes on over what is kept of it. */

/** Milliseconds before the first one that follows, doubled for each that dies young, up to the longest. */
const [FIRST, LONGEST] = [500, 60_000];
/** Milliseconds that a worker has to live for the next pause to be the first one again. */
const YOUNG = 60_000;

/** Starts so many workers, by `fork`. Gives those that run, and what stops them all. */
export function keepWorkers(count, fork) {
  const workers = new Set();
  const timers = new Set();
  let isStopping = false;

  function start(pause) {
    const [worker, begun] = [fork(), Date.now()];
    workers.add(worker);
    worker.once('exit', () => {
      workers.delete(worker);
      if (isStopping) return;
      const wait = Date.now() - begun < YOUNG ? pause : FIRST;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(Math.min(wait * 2, LONGEST));
      }, wait);
      timers.add(timer);
    });
  }
  for (let made = 0; made < count; made += 1) start(FIRST);

  return {
    workers,
    async stop() {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      const exits = [...workers].map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
      for (const worker of workers) worker.kill('SIGTERM');
      await Promise.all(exits);
    },
  };
}
