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
 * Gives the place of any offset of the page; one behind the end gives the end. Asked in ascending order, all calls
 * together read the page once.
 */
export function places(bytes: Buffer): (offset: number) => Place {
  let known = { offset: 0, line: 1, column: 1 };
  return (offset) => {
    const to = Math.min(offset, bytes.length);
    if (to < known.offset) known = { offset: 0, line: 1, column: 1 };
    known = placeFrom(bytes, known, to);
    return { line: known.line, column: known.column };
  };
}

function placeFrom(
  bytes: Buffer,
  known: Place & { readonly offset: number },
  to: number,
): Place & { readonly offset: number } {
  let { line } = known;
  let start = -1;
  for (let at = known.offset; at < to; at++) {
    const byte = bytes[at];
    if (byte !== LF && (byte !== CR || bytes[at + 1] === LF)) continue;
    line++;
    start = at + 1;
  }
  const column = start < 0 ? known.column : 1;
  const from = start < 0 ? known.offset : start;
  return { offset: to, line, column: column + bytes.toString('utf8', from, to).length };
}
