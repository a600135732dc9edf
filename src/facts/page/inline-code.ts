/**
 * Inline code: what a page quotes of a program, a screen or a key (HTML Standard 4.5.15 to 4.5.18, and the old tt). It
 * is text like any other, but what is written in it is meant to be seen as it is.
 */
import { MAX_CODE_BYTES, MAX_INLINE_CODES } from '../page-limits.ts';
import type { Reading } from './reading.ts';
import { textBetween } from './text-log.ts';

/** An element of inline code starts; one inside another belongs to it, a listing is a block of its own. */
export function openCode({ code, kind, log }: Reading): void {
  if (code.open++ === 0) code.from = kind === 'code' ? -1 : log.length;
}

/** An element of inline code ends; with the outer one the text is kept. */
export function closeCode({ code, log }: Reading): void {
  if (code.open > 0) code.open--;
  if (code.open > 0 || code.from < 0) return;
  const { buffer, length } = log;
  // The space before it is written with it.
  const from = buffer[code.from] === 0x20 ? code.from + 1 : code.from;
  code.from = -1;
  if (length - from > MAX_CODE_BYTES || code.texts.size >= MAX_INLINE_CODES) return;
  const text = textBetween(log, from, length, MAX_CODE_BYTES);
  if (text !== '') code.texts.add(text);
}
