/** Lines of a text and places in it. Lines end at LF, CR LF or CR (CommonMark 0.31.2, 2.1; XML 1.0, 2.11; RFC 9309). */

/** Where something is, as editors show it. */
export interface Place {
  /** 1-based; lines end at LF, CR LF or CR. */
  readonly line: number;
  /** 1-based, in characters (UTF-16 units) as editors count them. */
  readonly column: number;
}

const LF = 0x0a;
const CR = 0x0d;

/** The lines of a text. What follows the last line end is a line too, also when it is empty. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** The place of an offset of the text. */
export function placeIn(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== LF && (code !== CR || text.charCodeAt(at + 1) === LF)) continue;
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}
