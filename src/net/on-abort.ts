/**
 * Listens to a signal that many wait on. Each signal gets one listener of ours, however many wait: Node warns of a leak
 * from the eleventh on, and a job's signal is shared by all its requests.
 */
interface Listening {
  readonly reactions: Set<() => void>;
  readonly listener: () => void;
}

const listenings = new WeakMap<AbortSignal, Listening>();

/**
 * Calls `react` when the signal aborts, at once if it has aborted already. Returns what ends the listening; it has to
 * be called when the wait is over, and may be called again.
 */
export function onAbort(signal: AbortSignal | undefined, react: () => void): () => void {
  if (signal === undefined) return () => {};
  if (signal.aborted) {
    react();
    return () => {};
  }
  const { reactions, listener } = listenings.get(signal) ?? listen(signal);
  reactions.add(react);
  return () => {
    if (!reactions.delete(react) || reactions.size > 0) return;
    signal.removeEventListener('abort', listener);
    listenings.delete(signal);
  };
}

function listen(signal: AbortSignal): Listening {
  const reactions = new Set<() => void>();
  const listener = () => {
    listenings.delete(signal);
    for (const react of reactions) react();
  };
  const listening = { reactions, listener };
  listenings.set(signal, listening);
  signal.addEventListener('abort', listener, { once: true });
  return listening;
}
