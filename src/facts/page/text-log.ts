/**
 * The text of a page in reading order, white space collapsed, in one byte buffer, cut into blocks. Counting is done
 * on the way; strings are made only for what is kept, each from its own bytes.
 */
import { decodeText, rawText } from '../../readers/html/references.ts';
import { TEXT, type TextKind } from '../../readers/html/handler.ts';
import { countWords } from '../text/words.ts';
import { MAX_WIDE_BYTES } from '../page-limits.ts';
import { byteClasses, characterLength, CLASS, wideClass, wideSpace } from './byte-classes.ts';
import * as steps from './word-steps.ts';

// Constants of the module itself: V8 looks up an imported name at every use, which is at every byte here.
const { BLANK, byteSteps, SPACE, stepOf } = steps;
const { place: STEP_PLACE, unclear, word, written } = steps.STEP;

const AMPERSAND = 0x26;
const { letter, other } = CLASS;

/** The text read so far, and the state of its last, open block. */
export interface TextLog {
  readonly page: Buffer;
  /** Collapsed UTF-8; a space stands between blocks. */
  buffer: Buffer;
  /** Bytes written. */
  length: number;
  /** Where the open block starts. */
  blockFrom: number;
  /** Byte of the page at which its first run of text begins. */
  blockSource: number;
  /** Characters of the open block. */
  blockCharacters: number;
  /** Words of the open block as far as they could be counted over bytes. */
  blockWords: number;
  /** The open block holds characters whose words only the word counter can tell. */
  isWide: boolean;
  /** Bytes of blocks whose words it has told, and those words. */
  wideBytes: number;
  wideWords: number;
  /** Words of some text were estimated by these. */
  isEstimated: boolean;
  /** Where the word counter stands, see word-steps.ts. At {@link BLANK} a space is due before the next character. */
  place: number;
}

/** An empty log for a page; its buffer grows with the text, of which most pages have less than a tenth. */
export function textLog(page: Buffer): TextLog {
  return {
    page,
    buffer: Buffer.allocUnsafe(4096 + (page.length >> 4)),
    length: 0,
    blockFrom: 0,
    blockSource: 0,
    blockCharacters: 0,
    blockWords: 0,
    isWide: false,
    wideBytes: 0,
    wideWords: 0,
    isEstimated: false,
    place: BLANK,
  };
}

/** Adds a run of text of the page. */
export function addText(log: TextLog, from: number, to: number, kind: TextKind): void {
  makeRoom(log, to - from);
  if (log.length === log.blockFrom) log.blockSource = from;
  const plain = collapse(log, log.page, from, to, kind === TEXT.escaped);
  if (plain === to) return;
  // A reference was met: the rest is decoded behind the text and collapsed from there, in place.
  const rest = kind === TEXT.raw ? rawText(log.page, plain, to) : decodeText(log.page, plain, to);
  makeRoom(log, rest.length * 3);
  const source = log.length + 4;
  const end = source + log.buffer.write(rest, source, 'utf8');
  collapse(log, log.buffer, source, end, false);
}

/** Whether white space was read that is written before the next character. */
export function isSpaceDue({ place, length, blockFrom }: TextLog): boolean {
  return place === BLANK && length > blockFrom;
}

/** White space, as between words; what a line break or an image is. */
export function addSpace(log: TextLog): void {
  log.place = BLANK;
}

function makeRoom(log: TextLog, bytes: number): void {
  const needed = log.length + bytes + 16;
  if (needed <= log.buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(needed, log.buffer.length * 2));
  log.buffer.copy(larger, 0, 0, log.length);
  log.buffer = larger;
}

/**
 * Copies a range with white space collapsed and words counted; stops at a reference when they count.
 * One flat loop, because every byte of a page's text goes through it.
 */
function collapse(log: TextLog, source: Buffer, from: number, to: number, references: boolean): number {
  const { buffer, blockFrom, length: before } = log;
  let { length, place } = log;
  let words = 0;
  let continuations = 0;
  let i = from;
  // A space that is due is written ahead, and taken back when nothing follows it.
  if (isSpaceDue(log)) buffer[length++] = SPACE;
  while (i < to) {
    const byte = source[i] ?? 0;
    let step = byteSteps[place | byte] ?? 0;
    let size = 1;
    if (step >= unclear) {
      if (byte === AMPERSAND && references && isReference(source, i + 1, to)) break;
      const blank = wideSpace(source, i);
      size = blank || (byte < 0x80 ? 1 : Math.min(characterLength(byte), to - i));
      if (blank > 0) step = byteSteps[place | SPACE] ?? 0;
      else {
        const kind = byte < 0x80 ? other : wideClass(source, i);
        if (kind < 0) log.isWide = true;
        step = stepOf(place, kind < 0 ? other : kind, source[i + size - 1] ?? 0);
        for (let k = 1; k < size; k++) buffer[length++] = source[i + k - 1] ?? 0;
        continuations += size - 1;
      }
    }
    buffer[length] = step;
    length += (step >> written) & 1;
    words += (step >> word) & 1;
    place = step & STEP_PLACE;
    i += size;
  }
  if (place === BLANK && length > blockFrom) length--;
  log.length = length;
  log.place = place;
  log.blockWords += words;
  log.blockCharacters += length - before - continuations;
  return i;
}

function isReference(source: Buffer, at: number, to: number): boolean {
  if (at >= to) return false;
  const kind = byteClasses[source[at] ?? 0];
  return kind === letter || source[at] === 0x23;
}

/** Words of the open block: what only the word counter can tell is estimated beyond {@link MAX_WIDE_BYTES}. */
export function openWords(log: TextLog): number {
  if (!log.isWide) return log.blockWords;
  const bytes = log.length - log.blockFrom;
  const counted = Math.min(bytes, MAX_WIDE_BYTES - log.wideBytes);
  if (counted > 0) {
    const words = countWords(log.buffer.toString('utf8', log.blockFrom, log.blockFrom + counted));
    log.wideBytes += counted;
    log.wideWords += words;
    if (counted === bytes) return words;
  }
  log.isEstimated = true;
  return Math.round((bytes * log.wideWords) / log.wideBytes);
}

/** Takes the open block out of the log: it is no text of the page. */
export function dropBlock(log: TextLog): void {
  log.length = log.blockFrom;
  endBlock(log);
}

/** Starts the next block; what was written before it stays. */
export function endBlock(log: TextLog): void {
  if (log.length > log.blockFrom) log.buffer[log.length++] = SPACE;
  log.blockFrom = log.length;
  log.blockCharacters = 0;
  log.blockWords = 0;
  log.isWide = false;
  log.place = BLANK;
}

/** The text between two places of the log, at most `limit` bytes, cut between characters, trimmed. */
export function textBetween(log: TextLog, from: number, to: number, limit: number): string {
  let start = from;
  let end = Math.min(to, from + limit);
  while (start < end && log.buffer[start] === SPACE) start++;
  while (end > start && end < to && ((log.buffer[end] ?? 0) & 0xc0) === 0x80) end--;
  while (end > start && log.buffer[end - 1] === SPACE) end--;
  return start === end ? '' : log.buffer.toString('utf8', start, end);
}
