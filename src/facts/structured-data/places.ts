/** Lines and columns of byte offsets in a page. Worked out only for what went wrong. */

/** Where something stands, as editors show it. */
export interface Place {
  /** 1-based; lines end at LF, CR LF or CR. */
  readonly line: number;
  /** 1-based, in characters (UTF-16 units) as editors count them. */
  readonly column: number;
}

const LF = 0x0a;
const CR = 0x0d;

/**
 * Gives the place of any offset of the page; one behind the end gives the end. The first call reads the page once.
 * Asked in ascending order, all calls together read no line twice.
 */
export function places(bytes: Buffer): (offset: number) => Place {
  let starts: number[] | null = null;
  let known = { line: -1, offset: 0, column: 1 };
  return (offset) => {
    starts ??= lineStarts(bytes);
    const line = lastAtMost(starts, offset);
    const start = starts[line] ?? 0;
    const from = known.line === line && known.offset <= offset ? known : { line, offset: start, column: 1 };
    known = { line, offset, column: from.column + bytes.toString('utf8', from.offset, offset).length };
    return { line: line + 1, column: known.column };
  };
}

function lineStarts(bytes: Buffer): number[] {
  const starts = [0];
  if (!bytes.includes(CR)) {
    for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (byte === LF || (byte === CR && bytes[index + 1] !== LF)) starts.push(index + 1);
  }
  return starts;
}

/** Index of the last start that is not behind the offset. */
function lastAtMost(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
