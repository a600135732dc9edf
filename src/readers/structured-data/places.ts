/** Lines and columns of byte offsets in a page. Worked out only for what went wrong. */
import type { Place } from '../../values/lines.ts';

const LF = 0x0a;
const CR = 0x0d;

/**
 * Gives the place of any offset of the page; one after the end gives the end. Asked in ascending order, all calls
 * together read the page once, and again what was asked before costs nothing: a repair is where its problem is.
 */
export function places(bytes: Buffer): (offset: number) => Place {
  const known = new Map<number, Place>();
  const walk = walkOf(bytes);
  return (asked) => {
    const place = known.get(asked) ?? walk(asked);
    known.set(asked, place);
    return place;
  };
}

function walkOf(bytes: Buffer): (offset: number) => Place {
  let lineEnd: LineEnd | null = null;
  let line = 1;
  let end = -1;
  let offset = 0;
  let column = 1;
  return (asked) => {
    lineEnd ??= bytes.includes(CR) ? anyLineEnd : lineFeed;
    const to = Math.min(asked, bytes.length);
    if (to < offset || end < 0) {
      line = column = 1;
      offset = 0;
      end = lineEnd(bytes, 0);
    }
    for (; end < to; end = lineEnd(bytes, offset)) {
      line++;
      column = 1;
      offset = end + 1;
    }
    column += bytes.toString('utf8', offset, to).length;
    offset = to;
    return { line, column };
  };
}

/** The last byte of the line that goes on here, the end of the page when it is the last. */
type LineEnd = (bytes: Buffer, from: number) => number;

const lineFeed: LineEnd = (bytes, from) => {
  const end = bytes.indexOf(LF, from);
  return end < 0 ? bytes.length : end;
};

const anyLineEnd: LineEnd = (bytes, from) => {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) return at;
  }
  return bytes.length;
};
