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
  let lineEnd: LineEnd | null = null;
  let known = { offset: 0, line: 1, column: 1 };
  return (offset) => {
    lineEnd ??= bytes.includes(CR) ? anyLineEnd : lineFeed;
    const to = Math.min(offset, bytes.length);
    let { line, offset: from, column } = to < known.offset ? { offset: 0, line: 1, column: 1 } : known;
    for (let end = lineEnd(bytes, from, to); end >= 0; end = lineEnd(bytes, from, to)) {
      line++;
      from = end + 1;
      column = 1;
    }
    known = { offset: to, line, column: column + bytes.toString('utf8', from, to).length };
    return { line, column: known.column };
  };
}

/** The last byte of the line that starts at `from`, -1 when it goes on until `to`. */
type LineEnd = (bytes: Buffer, from: number, to: number) => number;

const lineFeed: LineEnd = (bytes, from, to) => {
  const end = bytes.subarray(from, to).indexOf(LF);
  return end < 0 ? -1 : from + end;
};

const anyLineEnd: LineEnd = (bytes, from, to) => {
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) return at;
  }
  return -1;
};
