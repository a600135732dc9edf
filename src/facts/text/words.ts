/**
 * Words of any script, without the cost of segmenting everything by dictionary. Scripts with spaces are cut by character
 * class after the joining rules of Unicode Standard Annex 29 (WB5 to WB13); only runs of scripts without spaces go
 * through Intl.Segmenter.
 */

import { once } from '../../values/once.ts';
import { endOfMatch, matchesAt } from '../../values/sticky.ts';
import { DENSE_SCRIPTS, UNSPACED_SCRIPTS } from './letters.ts';

/**
 * UTF-16 units given to Intl.Segmenter at once. Its time grows faster than its input (1.4 million units: 12 s at once,
 * 0.4 s by paragraph, measured 2026-11); no sentence comes near this, so only text without any mark is cut.
 */
const MAX_UNSPACED_RUN = 512;

const LETTER = 1;
const DIGIT = 2;
const JOINER = 3;

/** Class of each ASCII unit: letter, digit, low line (continues a word, never starts one), else 0. */
const ASCII_CLASS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[A-Za-z]/.test(character)) return LETTER;
  if (/[0-9]/.test(character)) return DIGIT;
  return character === '_' ? JOINER : 0;
});

/** Those scripts with the marks that Chinese and Japanese share: the only text that needs a dictionary. */
const UNSPACED = `${UNSPACED_SCRIPTS}\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}`;
/** Marks and blanks inside do not end the run: each call of the segmenter costs more than the marks. */
const unspacedRun = once(
  () =>
    new RegExp(
      `(?=[\\p{L}\\p{N}\\p{M}])[${UNSPACED}](?:(?=[\\p{L}\\p{N}\\p{M}])[${UNSPACED}]|[\\p{P}\\s])*`,
      'uy',
    ),
);
/**
 * Soft hyphen, the two zero-width joiners and the word joiner belong to the word around them (UAX 29, WB4). A mark that
 * scripts share is of the letter before it: Japanese is written with the dot below of Vietnamese and Yoruba too.
 */
const spacedRun = once(
  () =>
    new RegExp(`[[\\p{L}\\p{N}\\p{M}\\u00AD\\u200C\\u200D\\u2060]--[[${UNSPACED}]--\\p{sc=Zinh}]]+`, 'vy'),
);
/** A letter or a number, and no further one before the next run. */
const LONE = /[\p{L}\p{N}][\p{P}\s]*/uy;
const STARTS_WORD = /[\p{L}\p{N}]/uy;
const NUMBER = /\p{N}/uy;
const denseLetters = once(() => new RegExp(`(?:(?=\\p{L})[${DENSE_SCRIPTS}])+`, 'gu'));

/** Low lines alone, as forms have them to write on: the segmenter takes them for a word. */
const ONLY_LOW_LINES = /^\p{Pc}+$/u;

const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'word' }));

/**
 * Number of words: runs of letters and numbers in scripts with spaces (Unicode UAX 29), dictionary words elsewhere.
 * Linear. Counts no further than `limit`.
 */
export function countWords(text: string, limit = Infinity): number {
  let count = 0;
  // Runs that wait for the segmenter, a line each: a call of it costs as much as a sentence, whatever is in it.
  let waiting = '';
  const isBelow = (): boolean => count < limit;
  const countOne = (): boolean => {
    count += 1;
    return isBelow();
  };
  const countWaiting = (): boolean => {
    const run = waiting;
    waiting = '';
    return walkSegments(run, 0, run.length, countOne);
  };
  const isAll = walkWords(text, countOne, (from, to) => {
    if (waiting.length + to - from >= MAX_UNSPACED_RUN && !countWaiting()) return false;
    if (to - from >= MAX_UNSPACED_RUN) return walkSegments(text, from, to, countOne);
    waiting += `${text.slice(from, to)}\n`;
    return true;
  });
  if (isAll) countWaiting();
  return count;
}

/** The words of a text, lower case, in order; at most `limit` of them. */
export function words(text: string, limit = Infinity): string[] {
  const found: string[] = [];
  if (limit <= 0) return found;
  walkWords(text, (from, to) => {
    found.push(text.slice(from, to).toLowerCase());
    return found.length < limit;
  });
  return found;
}

/** Letters of {@link DENSE_SCRIPTS} in a text. */
export function denseCharacters(text: string): number {
  if (firstNonAscii(text) === text.length) return 0;
  let count = 0;
  for (const [run] of text.matchAll(denseLetters())) count += charactersIn(run);
  return count;
}

/** Called with borders; false ends the walk. */
type Visit = (from: number, to: number) => boolean;

/**
 * Calls `visit` with the borders of each word until it answers false, and `visitRun` with those of each run of a script
 * without spaces. False when it was ended.
 */
function walkWords(
  text: string,
  visit: Visit,
  visitRun: Visit = (from, to) => walkSegments(text, from, to, visit),
): boolean {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 128 ? isAsciiStart(code) : matchesAt(STARTS_WORD, text, at)) {
      const unspaced = code < 128 ? at : endOfMatch(unspacedRun(), text, at);
      const end = unspaced > at ? unspaced : endOfWord(text, at);
      if (unspaced > at ? !walkRun(text, at, end, visit, visitRun) : !visit(at, end)) return false;
      at = end;
    } else {
      at += 1;
    }
  }
  return true;
}

/** A character by itself needs no dictionary, and there is one in each date. */
function walkRun(text: string, from: number, to: number, visit: Visit, visitRun: Visit): boolean {
  const isLone = endOfMatch(LONE, text, from) === to;
  return isLone ? visit(from, from + ((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1)) : visitRun(from, to);
}

function walkSegments(text: string, from: number, to: number, visit: Visit): boolean {
  for (let start = from; start < to;) {
    let end = Math.min(start + MAX_UNSPACED_RUN, to);
    if (end < to && isLowSurrogate(text.charCodeAt(end))) end -= 1;
    // Asked place by place: an iterator would copy the break rules once more for each run.
    const run = start;
    const segments = segmenter().segment(text.slice(run, end));
    while (start < end) {
      const found = segments.containing(start - run);
      const next = found === undefined ? end : start + found.segment.length;
      const isWord = found?.isWordLike === true && !ONLY_LOW_LINES.test(found.segment);
      if (isWord && !visit(start, next)) return false;
      start = next;
    }
  }
  return true;
}

/** `at` starts a word of a script with spaces. */
function endOfWord(text: string, at: number): number {
  let end = endOfRun(text, at);
  while (end + 1 < text.length && joins(text, end)) end = endOfRun(text, end + 1);
  return end;
}

function endOfRun(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const next = code < 128 ? end + Number(ASCII_CLASS[code] !== 0) : endOfMatch(spacedRun(), text, end);
    if (next === end) return end;
    end = next;
  }
  return end;
}

/** A full stop or apostrophe between two letters or two digits, a comma or its Arabic forms between two digits (WB6, WB7, WB11, WB12). */
function joins(text: string, at: number): boolean {
  const mark = text.charCodeAt(at);
  const isQuoteOrStop = mark === 0x2e || mark === 0x27 || mark === 0x2019;
  const isNumberMark = mark === 0x2c || mark === 0x66b || mark === 0x66c;
  if (!isQuoteOrStop && !isNumberMark) return false;
  const next = text.charCodeAt(at + 1);
  if (next < 128 ? !isAsciiStart(next) : !matchesAt(STARTS_WORD, text, at + 1)) return false;
  if (next >= 128 && matchesAt(unspacedRun(), text, at + 1)) return false;
  const digitAfter = isNumber(text, at + 1);
  return digitAfter === isNumber(text, at - 1) && (digitAfter || isQuoteOrStop);
}

function isNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? ASCII_CLASS[code] === DIGIT : matchesAt(NUMBER, text, at);
}

function isAsciiStart(code: number): boolean {
  const kind = ASCII_CLASS[code];
  return kind === LETTER || kind === DIGIT;
}

/** Characters, those of two units counted once. */
function charactersIn(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) if (isLowSurrogate(text.charCodeAt(at))) count -= 1;
  return count;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function firstNonAscii(text: string): number {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) < 128) at += 1;
  return at;
}
