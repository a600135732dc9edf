/**
 * Sentences of one block of text. The rules are those of Unicode Standard Annex #29 (sentence boundaries) that
 * matter between words, applied in one scan: Intl.Segmenter gives the same on prose at twenty times the cost,
 * and splits after abbreviations, which are joined here. Thai and its neighbours have no sentence marks.
 */
import { languageNamed, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';
import { oncePer } from '../../values/once.ts';

/** A run of a block that ends in a mark, or the rest after the last one. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Ends in a mark: a statement rather than a label. */
  readonly closed: boolean;
}

const FULL_STOP = 0x2e;
/** ASCII ! and ?, ellipsis, Arabic ؟ ۔, Devanagari ।, Armenian ։, interrobang. */
const ENDING = new Set([0x21, 0x3f, 0x2026, 0x61f, 0x6d4, 0x964, 0x589, 0x203d, 0x2047, 0x2048, 0x2049]);
/** Marks of scripts without spaces: they end a sentence whatever follows. */
const WIDE_ENDING = new Set([0x3002, 0xff01, 0xff1f, 0xff61, 0xff0e]);
/** Quotation marks and brackets that belong to the sentence before them. */
const CLOSING = new Set(Array.from(`"'”’»)]}」』）】》›`, (mark) => mark.charCodeAt(0)));
/** Characters before a full stop that are looked at for an abbreviation; the longest listed one has nine. */
const LOOK_BACK = 12;

const abbreviations = oncePer((language) => new Set(termsOf(language, 'abbreviations')));

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x3000;

/** A mark as of {@link isEnding}: the expression finds the next one several times faster than a loop. */
const NEXT_ENDING = /[.!?\u2026\u061f\u06d4\u0964\u0589\u203d\u2047-\u2049\u3002\uff01\uff1f\uff61\uff0e]/g;

/** Splits a block with white space collapsed. Linear; nothing is copied. */
export function sentencesOf(text: string, language: LanguageCode | null): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  NEXT_ENDING.lastIndex = 0;
  while (NEXT_ENDING.test(text)) {
    const at = NEXT_ENDING.lastIndex - 1;
    const end = afterMarks(text, at);
    if (isBorder(text, at, end, language) && isMoreThanOneWord(text, start, at)) {
      sentences.push({ start, end, closed: true });
      start = end;
      while (start < text.length && isSpace(text.charCodeAt(start))) start++;
    }
    NEXT_ENDING.lastIndex = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length, closed: isClosed(text) });
  return sentences;
}

/** Of the letters only a few can end a sentence; ASCII is told apart first, it is most of the text. */
function isEnding(code: number): boolean {
  if (code < 0x80) return code === FULL_STOP || code === 0x21 || code === 0x3f;
  return ENDING.has(code) || WIDE_ENDING.has(code);
}

/** Past the run of marks, quotation marks, brackets and references that ends a sentence. */
function afterMarks(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === OPENING_BRACKET) {
      const after = afterReference(text, end);
      if (after === end) break;
      end = after;
    } else if (isEnding(code) || CLOSING.has(code)) end++;
    else break;
  }
  return end;
}

const OPENING_BRACKET = 0x5b;
/** Characters of a reference with its brackets and page; longer ones are remarks. */
const MAX_REFERENCE = 32;
/** "[12]", "[n 3]", "[a]", "[1]: 207", "[citation needed]": how encyclopedias and papers point to a source. */
const REFERENCE =
  /^\[(?:\p{L}{0,4}\.? ?\p{Nd}{1,4}|\p{L}|\p{L}+ needed)\](?:: ?\p{Nd}{1,4}(?:[-–]\p{Nd}{1,4})?)?/u;

/** Past a reference that begins here, else the same place. */
function afterReference(text: string, from: number): number {
  return from + (REFERENCE.exec(text.slice(from, from + MAX_REFERENCE))?.[0].length ?? 0);
}

/** Whether a mark whose run of marks ends at `end` ends a sentence. */
function isBorder(text: string, mark: number, end: number, language: LanguageCode | null): boolean {
  const code = text.charCodeAt(mark);
  if (WIDE_ENDING.has(code) || end >= text.length) return true;
  if (!isSpace(text.charCodeAt(end))) return false;
  const next = text[end + 1] ?? '';
  if (next !== next.toUpperCase()) return false;
  return code !== FULL_STOP || !isAbbreviated(text, mark, language);
}

/** The full stop belongs to the word before it: an initial, a listed abbreviation, or an ordinal. */
function isAbbreviated(text: string, mark: number, language: LanguageCode | null): boolean {
  const before = text.slice(Math.max(0, mark - LOOK_BACK), mark);
  const word = before.slice(
    Math.max(before.lastIndexOf(' '), before.lastIndexOf('\u00a0'), before.lastIndexOf('(')) + 1,
  );
  if (word.length === 1 && word !== word.toLowerCase() && /\p{L}/u.test(word)) return true;
  if (/^\d{1,2}$/.test(word)) return language !== null && languageNamed(language)?.ordinalStop === true;
  return language !== null && abbreviations(language).has(word.toLowerCase());
}

/** A single word before a mark is joined to what follows. Text without spaces is a sentence as it is. */
function isMoreThanOneWord(text: string, start: number, mark: number): boolean {
  if (WIDE_ENDING.has(text.charCodeAt(mark))) return mark > start;
  const space = text.indexOf(' ', start);
  return space !== -1 && space < mark;
}

function isClosed(text: string): boolean {
  let at = text.length - 1;
  while (CLOSING.has(text.charCodeAt(at))) at--;
  return isEnding(text.charCodeAt(at));
}
