/**
 * Inline code: what a page quotes of a program, a screen or a key (HTML Standard 4.5.15 to 4.5.18, and the old tt). It
 * is text like any other, but what is written in it is meant to be seen as it is.
 */
import { MAX_CODE_BYTES, MAX_INLINE_CODES } from '../page-limits.ts';
import type { Reading } from './reading.ts';
import { textBetween } from './text-log.ts';

/** An element of inline code starts; one inside another belongs to it, a listing is a block of its own. */
export function openCode(r: Reading): void {
  if (r.openCodes++ === 0) r.codeFrom = r.kind === 'code' ? -1 : r.log.length;
}

export function closeCode(r: Reading): void {
  if (r.openCodes > 0) r.openCodes--;
  if (r.openCodes > 0 || r.codeFrom < 0) return;
  const { buffer, length } = r.log;
  // The space before it is written with it.
  const from = buffer[r.codeFrom] === 0x20 ? r.codeFrom + 1 : r.codeFrom;
  r.codeFrom = -1;
  if (length - from > MAX_CODE_BYTES || r.inlineCode.size >= MAX_INLINE_CODES) return;
  const text = textBetween(r.log, from, length, MAX_CODE_BYTES);
  if (text !== '') r.inlineCode.add(text);
}
