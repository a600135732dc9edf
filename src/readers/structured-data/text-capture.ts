/** Text content of elements that are still open. Runs are noted once, whatever number of elements is around them. */
import { TEXT, type TextKind } from '../html/handler.ts';
import { decodeText } from '../html/references.ts';
import { MAX_VALUE_LENGTH } from './texts.ts';

/** Bytes decoded for values of one page: elements around each other would else read the same text again and again. */
const MAX_DECODED = 4_000_000;

/** White space that is not one plain space: most of it is, and each match costs as much as ten characters. */
const UNEVEN = /[^\S ]\s*| \s+/g;

/** The text of a page as far as elements want it whose text is a value. */
export interface TextCapture {
  /** Elements that listen: while there are none, no run has to be noted. */
  listeners: number;
  /** Runs that any of them heard, as ranges of the page. */
  readonly starts: number[];
  readonly ends: number[];
  /** Bytes that may still be decoded. */
  budget: number;
}

/** A capture for one page. */
export function textCapture(): TextCapture {
  return { listeners: 0, starts: [], ends: [], budget: MAX_DECODED };
}

/** Starts to listen for one element; gives what {@link endCapture} wants back. */
export function beginCapture(capture: TextCapture): number {
  capture.listeners++;
  return capture.starts.length;
}

/** Notes a run of text for the elements that listen. */
export function captureText(capture: TextCapture, from: number, to: number, kind: TextKind): void {
  if (kind === TEXT.raw) return;
  capture.starts.push(from);
  capture.ends.push(to);
}

/** The text since that begin, white space collapsed, at most {@link MAX_VALUE_LENGTH} characters. */
export function endCapture(capture: TextCapture, bytes: Buffer, mark: number): string {
  const { starts, ends } = capture;
  const pieces: string[] = [];
  let length = 0;
  for (let run = mark; run < starts.length && length < MAX_VALUE_LENGTH && capture.budget > 0; run++) {
    const from = starts[run] ?? 0;
    const to = Math.min(ends[run] ?? from, from + 4 * MAX_VALUE_LENGTH);
    const piece = decodeText(bytes, from, to);
    capture.budget -= to - from;
    length += piece.length;
    pieces.push(piece);
  }
  capture.listeners--;
  if (capture.listeners === 0) starts.length = ends.length = 0;
  return pieces.join('').replaceAll(UNEVEN, ' ').trim().slice(0, MAX_VALUE_LENGTH);
}
