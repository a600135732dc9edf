/** Text content of elements that are still open. Runs are noted once, whatever number of elements is around them. */
import { TEXT, type TextKind } from '../html/handler.ts';
import { decodeText } from '../html/references.ts';

/** Characters kept of one value: descriptions and article bodies fit, whole pages do not. */
const MAX_VALUE_LENGTH = 10_000;

/** Bytes decoded for values of one page: elements around each other would else read the same text again and again. */
const MAX_DECODED = 4_000_000;

/** White space that is not one plain space. */
const UNEVEN = /[^\S ]|  /;

/** Listens to the text of a page for all elements whose text is a value. */
export interface TextCapture {
  /** Starts to listen for one element; gives what {@link TextCapture.end} wants back. */
  readonly begin: () => number;
  /** The text since that begin, white space collapsed, at most {@link MAX_VALUE_LENGTH} characters. */
  readonly end: (bytes: Buffer, mark: number) => string;
  readonly text: (from: number, to: number, kind: TextKind) => void;
}

/** A capture for one page. */
export function textCapture(): TextCapture {
  const starts: number[] = [];
  const ends: number[] = [];
  let open = 0;
  let budget = MAX_DECODED;
  return {
    begin: () => {
      open++;
      return starts.length;
    },
    text: (from, to, kind) => {
      if (open === 0 || kind === TEXT.raw) return;
      starts.push(from);
      ends.push(to);
    },
    end: (bytes, mark) => {
      const pieces: string[] = [];
      let length = 0;
      for (let run = mark; run < starts.length && length < MAX_VALUE_LENGTH && budget > 0; run++) {
        const from = starts[run] ?? 0;
        const to = Math.min(ends[run] ?? from, from + 4 * MAX_VALUE_LENGTH);
        const piece = decodeText(bytes, from, to);
        budget -= to - from;
        length += piece.length;
        pieces.push(piece);
      }
      open--;
      if (open === 0) starts.length = ends.length = 0;
      const text = pieces.join('');
      const isEven = !UNEVEN.test(text);
      return (isEven ? text : text.replaceAll(/\s+/g, ' ')).trim().slice(0, MAX_VALUE_LENGTH);
    },
  };
}
