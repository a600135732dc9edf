/**
 * Words as numbers. A text is cut once; every later question (topic, stuffing, language, likeness) compares
 * 32-bit hashes and never builds a string. Spaced scripts give words. Han gives pairs of characters, katakana
 * runs whole, hiragana nothing (it joins words), Thai, Lao, Khmer and Myanmar pairs.
 */
import {
  BREAK,
  SKIP,
  folded,
  isArabic,
  isDigit,
  isHan,
  isHangul,
  isHebrew,
  isHiragana,
  isKatakana,
  isSoutheastAsian,
} from './letters.ts';

/** FNV-1a, 32 bits (Fowler, Noll, Vo; IETF draft-eastlake-fnv). */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/**
 * Letters that stand for a word when forms of it are matched. Cutting words after five letters is a
 * language-neutral stemmer close to rule-based ones for alphabets (McNamee, Nicholas, Mayfield, SIGIR 2009).
 */
const STEM_LETTERS = 5;
/**
 * Letters from which a word that is not cut loses its final s, the plural of English, French, Spanish, Portuguese and
 * Dutch: pump and pumps. Longer words are cut before it.
 */
const PLURAL_LETTERS = 4;
const LETTER_S = 0x73;
/** Arabic and Hebrew roots have three letters, and the article is cut off first. */
const SEMITIC_STEM_LETTERS = 4;
/** Korean nouns take particles after two or three syllables. */
const HANGUL_STEM_LETTERS = 2;
/** Katakana words are loans without endings: more letters than any word has. */
const WHOLE_WORD = 1_000;

/** Parallel lists, one entry a token. Flat arrays: lists that grow would cost more memory than all else read of a text. */
export interface Tokens {
  readonly hash: Int32Array;
  readonly stem: Int32Array;
  /** Place in its own text, from 0. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Index of the first token of each text; one entry more than texts. */
  readonly first: readonly number[];
}

/** The tokens of one text: from the first to one past the last. */
export function rangeOf({ first }: Tokens, text: number): readonly [from: number, to: number] {
  return [first[text] ?? 0, first[text + 1] ?? 0];
}

interface TokenList {
  size: number;
  hash: Int32Array;
  stem: Int32Array;
  start: Int32Array;
  end: Int32Array;
}

/** Characters a token, the space after it included, that room is made for at first; words of most languages have more. */
const CHARACTERS_A_TOKEN = 4;
/** Room for the words of a title, as much as V8 keeps in its own heap. */
const LEAST_TOKENS = 16;
/** Characters of a text that begins with that room. */
const SHORT_TEXT = 100;

/** Hashes stay signed: V8 keeps 32-bit signed numbers unboxed, and maps of them are several times faster. */
const step = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** FNV-1a of the compared form of a word, equal to the `hash` of its token. */
export function wordHash(word: string): number {
  let hash = OFFSET;
  for (let index = 0; index < word.length; index++) {
    const letter = folded(word.charCodeAt(index));
    if (letter > SKIP) hash = step(hash, letter);
  }
  return hash;
}

/** Cuts texts into tokens, in order. Work and result are linear in their length. */
export function tokensOf(texts: readonly string[]): Tokens {
  const characters = texts.reduce((total, text) => total + text.length, 0);
  const room = characters <= SHORT_TEXT ? LEAST_TOKENS : Math.ceil(characters / CHARACTERS_A_TOKEN);
  const list = emptyList(room);
  const first: number[] = [];
  for (const text of texts) {
    first.push(list.size);
    scan(text, list);
  }
  first.push(list.size);
  const { size, hash, stem, start, end } = list;
  return {
    hash: filled(hash, size),
    stem: filled(stem, size),
    start: filled(start, size),
    end: filled(end, size),
    first,
  };
}

/** The part of a list that holds tokens. To copy a short list takes a fifth of the time of a view, which moves it out of V8's heap. */
function filled(list: Int32Array, size: number): Int32Array {
  return list.length <= LEAST_TOKENS ? list.slice(0, size) : list.subarray(0, size);
}

function emptyList(room: number): TokenList {
  return {
    size: 0,
    hash: new Int32Array(room),
    stem: new Int32Array(room),
    start: new Int32Array(room),
    end: new Int32Array(room),
  };
}

function scan(text: string, list: TokenList): void {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (folded(code) <= SKIP) at++;
    else if (isPaired(code)) at = scanPairs(text, at, list);
    else if (isHiragana(code)) at++;
    else at = scanWord(text, at, list);
  }
}

const isPaired = (code: number): boolean => code >= 0xe01 && (isHan(code) || isSoutheastAsian(code));

/** A run of Han or Southeast Asian letters: each neighbouring pair, or the letter when it stands alone. */
function scanPairs(text: string, from: number, list: TokenList): number {
  let end = from + 1;
  while (end < text.length && isPaired(text.charCodeAt(end))) end++;
  if (end === from + 1) {
    const hash = step(OFFSET, text.charCodeAt(from));
    add(list, hash, hash, from, end);
    return end;
  }
  for (let at = from; at + 1 < end; at++) {
    const hash = step(step(OFFSET, text.charCodeAt(at)), text.charCodeAt(at + 1));
    add(list, hash, hash, at, at + 2);
  }
  return end;
}

/** A run of letters, marks and digits of scripts with spaces; katakana and other scripts part. */
function scanWord(text: string, from: number, list: TokenList): number {
  const first = text.charCodeAt(from);
  const kana = isKatakana(first);
  const stemFrom = afterArticle(text, from);
  const stemLength = stemLetters(first);
  let hash = OFFSET;
  let stem = OFFSET;
  let unended = OFFSET;
  let letters = 0;
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = folded(code);
    if (letter === BREAK || (code > 0xe00 && parts(code, kana))) break;
    if (letter === SKIP) continue;
    hash = step(hash, letter);
    if (at < stemFrom) continue;
    letters++;
    if (letters > stemLength) continue;
    unended = stem;
    stem = step(stem, letter);
  }
  const isPlural = letters >= PLURAL_LETTERS && letters <= STEM_LETTERS && endsInOneS(text, at);
  add(list, hash, isDigit(first) ? hash : isPlural ? unended : stem, from, at);
  return at;
}

function endsInOneS(text: string, end: number): boolean {
  return folded(text.charCodeAt(end - 1)) === LETTER_S && folded(text.charCodeAt(end - 2)) !== LETTER_S;
}

/** A letter of a script without spaces ends a word of any other, and katakana only goes on in katakana. */
function parts(code: number, kana: boolean): boolean {
  return isKatakana(code) !== kana || isHiragana(code) || isPaired(code);
}

function stemLetters(first: number): number {
  if (isArabic(first) || isHebrew(first)) return SEMITIC_STEM_LETTERS;
  if (isHangul(first)) return HANGUL_STEM_LETTERS;
  return isKatakana(first) ? WHOLE_WORD : STEM_LETTERS;
}

const ALEF = 0x627;
const LAM = 0x644;
/** wa, fa, ba, ka, li: particles written onto the article. */
const ARABIC_PARTICLES = new Set([0x648, 0x641, 0x628, 0x643, LAM]);
/** he, waw, bet, lamed. */
const HEBREW_PARTICLES = new Set([0x5d4, 0x5d5, 0x5d1, 0x5dc]);

/** Where the word begins after an article or particle, provided that two letters and more remain. */
function afterArticle(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (isHebrew(first)) {
    return HEBREW_PARTICLES.has(letterAt(text, from)) && letterAt(text, from + 3) > SKIP ? from + 1 : from;
  }
  return isArabic(first) ? afterArabicArticle(text, from) : from;
}

function afterArabicArticle(text: string, from: number): number {
  const first = letterAt(text, from);
  const second = letterAt(text, from + 1);
  if ((first === ALEF || first === LAM) && second === LAM && letterAt(text, from + 3) > SKIP) return from + 2;
  const isArticle = second === ALEF && letterAt(text, from + 2) === LAM;
  return ARABIC_PARTICLES.has(first) && isArticle && letterAt(text, from + 4) > SKIP ? from + 3 : from;
}

/** The compared form of a character, {@link BREAK} after the end of the text. */
function letterAt(text: string, at: number): number {
  return at < text.length ? folded(text.charCodeAt(at)) : BREAK;
}

function add(list: TokenList, hash: number, stem: number, start: number, end: number): void {
  const at = list.size;
  if (at === list.hash.length) widen(list);
  list.hash[at] = hash;
  list.stem[at] = stem;
  list.start[at] = start;
  list.end[at] = end;
  list.size = at + 1;
}

/** Twice the room. */
function widen(list: TokenList): void {
  const wider = emptyList(2 * list.size);
  wider.hash.set(list.hash);
  wider.stem.set(list.stem);
  wider.start.set(list.start);
  wider.end.set(list.end);
  list.hash = wider.hash;
  list.stem = wider.stem;
  list.start = wider.start;
  list.end = wider.end;
}
