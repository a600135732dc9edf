/** Keeps track of open elements of which some are never closed. */

/** Open elements that are remembered. Real feeds nest less than ten deep. */
const MAX_DEPTH = 256;

/** The elements that are open. */
export interface OpenElements {
  readonly open: (name: string) => void;
  /** Closes the innermost element of the name and what is open inside it; nothing when none is open. */
  readonly close: (name: string) => void;
  readonly isEmpty: () => boolean;
}

/** None open. Names are counted, so that a closing tag without its element costs one look, whatever the depth. */
export function openElements(): OpenElements {
  const names: string[] = [];
  const counts = new Map<string, number>();
  return {
    open: (name) => {
      if (names.length === MAX_DEPTH) return;
      names.push(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    close: (name) => {
      if (!counts.has(name)) return;
      for (let closed = names.pop(); closed !== undefined; closed = names.pop()) {
        const left = (counts.get(closed) ?? 1) - 1;
        if (left === 0) counts.delete(closed);
        else counts.set(closed, left);
        if (closed === name) return;
      }
    },
    isEmpty: () => names.length === 0,
  };
}
