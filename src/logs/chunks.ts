/** Text in chunks → lines. A line that is too long is dropped as it comes, so that it takes no memory. */
import { MAX_LINE } from './read-line.ts';

/** Takes a text piece by piece and tells its lines, ends left out (LF or CR LF). */
export interface LineSplitter {
  readonly push: (chunk: string) => void;
  /** The text is over: what follows its last line end is a line, unless it is empty. */
  readonly end: () => void;
}

/** A splitter. `onLine` gets each line; one over {@link MAX_LINE} characters only its first ones and one more. */
export function lineSplitter(onLine: (line: string) => void): LineSplitter {
  let begun = '';
  const pass = (line: string) => onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
  const keep = (piece: string) => {
    if (begun.length <= MAX_LINE) begun += piece.slice(0, MAX_LINE + 1 - begun.length);
  };
  return {
    push: (chunk) => {
      let start = 0;
      for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
        if (begun === '') pass(chunk.slice(start, end));
        else {
          keep(chunk.slice(start, end));
          pass(begun);
          begun = '';
        }
        start = end + 1;
      }
      if (start < chunk.length) keep(chunk.slice(start));
    },
    end: () => {
      if (begun !== '') pass(begun);
      begun = '';
    },
  };
}
