/**
 * Figures: numbers that state a measured fact, because a unit, a currency or a per cent sign is beside
 * them, or because they count something in a year. Dates, times, versions, telephone numbers and list markers are not figures.
 */
import { allLanguages, allTerms, termsIn } from '../../catalog/languages/index.ts';
import { HAN_DIGITS, HAN_MAGNITUDES, RANGE_LETTERS } from '../../catalog/letters.ts';
import {
  CURRENCY_CODES,
  CURRENCY_LETTERS,
  CURRENCY_SIGNS,
  SMALL_SYMBOLS,
  UNIT_SIGNS,
  UNIT_SYMBOLS,
} from '../../catalog/units.ts';
import { once } from '../../values/once.ts';
import { isDigit, isHangul } from './letters.ts';
import { YEAR, yearCountsOf, type NumberPlace } from './year-counts.ts';

const units = once(() => new Set([...UNIT_SYMBOLS.trim().split(/\s+/), ...allTerms('units')]));
const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));
const signs = once(() => codesOf(UNIT_SIGNS + allTerms('unitCharacters').join('')));
const BEFORE = codesOf(CURRENCY_SIGNS);
const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES.split(' '));
const CODE_LENGTH = 3;
/** Katakana joins the words around it without a space, and is itself written without other letters. */
const KATAKANA = /^[\u30a1-\u30fa\u30fc]+/;
/** A factor, unless a second number follows: then it is a product. */
const FACTOR = /^×(?!\s?\p{Nd})/u;
/** Where words are written together, a unit has no border after it: 小时内. */
const phrase = once(() => {
  const terms = allLanguages().flatMap(({ spacing, unitPhrases }) =>
    termsIn(unitPhrases ?? '').map((term) => (spacing === 'dense' ? term : `${term}(?!\\p{L})`)),
  );
  return new RegExp(`^(?:${terms.join('|')})`, 'iu');
});
const dateCharacters = once(() => codesOf([...allTerms('dateSigns'), ...allTerms('clockSigns')].join('')));
const measureEndings = once(() => codesOf(allTerms('measureEndings').join('')));
/** Per cent in Turkish, Chinese and Thai, and currencies of two letters, are before their number. */
const beforeNumber = once(() => {
  const terms = allTerms('unitsBefore');
  const spaced = terms.filter((term) => term.endsWith(' ')).map((term) => `${term.trimEnd()}\\s`);
  const joined = terms.filter((term) => !term.endsWith(' '));
  const letters = CURRENCY_LETTERS.split(' ').join('|');
  return new RegExp(
    `(?:^|[\\s(（"“])(?:[%％٪]|${spaced.join('|')}|(?:${letters})\\.?\\s?)$|(?:${joined.join('|')})\\s?$`,
    'u',
  );
});
/** What makes a day, a minute or an ordinal of the number after it: 10월 12일, 午後3時20分, 第3回, tháng 10. */
const dated = once(() => {
  const words = allTerms('wordsBeforeDays').map((term) => term.replace(/ $/, '\\s'));
  return new RegExp(`(?:${words.join('|')})$|\\p{Nd}[${allTerms('clockSigns').join('')}]\\s?$`, 'iu');
});
/** Characters before a number that are read: the longest of these words, with what is before it. */
const lookBack = once(
  () =>
    1 + Math.max(...[...allTerms('unitsBefore'), ...allTerms('wordsBeforeDays')].map(({ length }) => length)),
);
/** Group and decimal marks: . , ' ’ · narrow and hard space, Arabic ٫ ٬ ، */
const GROUPING = new Set([0x2e, 0x2c, 0x27, 0x2019, 0xb7, 0x202f, 0xa0, 0x66b, 0x66c, 0x60c]);
/** Between two numbers these make a range. */
const RANGE = codesOf(`-‐‑–—~〜～${RANGE_LETTERS}`);
const SLASH = 0x2f;
const COLON = 0x3a;
/** Characters of a word beside a number that are read; the longest listed unit has fifteen. */
const MAX_UNIT = 16;

/** Words that make a year of four digits before them a date, whole ones and those that particles are written onto: 2026년에. */
const yearWords = once(() => {
  const terms = allTerms('yearWords');
  return { whole: new Set(terms), joined: terms.filter((term) => isHangul(term.charCodeAt(0))) };
});

const isSpace = (code: number): boolean => code === 0x20 || code === 0xa0 || code === 0x202f;

/**
 * The character at a place, 0 outside of the text. V8 throws away what it compiled for a place inside when one outside is
 * asked for; numbers at the beginning and the end of a text did so seven times.
 */
const codeAt = (text: string, at: number): number => (at >= 0 && at < text.length ? text.charCodeAt(at) : 0);

const HAN_NUMBERS = HAN_DIGITS + HAN_MAGNITUDES;
/** A digit as of {@link isDigit} or a numeral of Han: the expression finds the next one several times faster than a loop. */
const DIGIT = new RegExp(
  `[0-9\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\u0e50-\\u0e59\\uff10-\\uff19${HAN_NUMBERS}]`,
  'g',
);
const HAN_NUMERALS = codesOf(HAN_NUMBERS);
/** A single numeral of Han is part of a word as often as a number: 一般, 十分, 千葉. */
const MIN_HAN = 2;

/** Offsets of the figures of a text, in order. Linear. */
export function figuresOf(text: string): number[] {
  const figures: number[] = [];
  const bare: NumberPlace[] = [];
  DIGIT.lastIndex = 0;
  while (DIGIT.test(text)) {
    const at = DIGIT.lastIndex - 1;
    const number = HAN_NUMERALS.has(text.charCodeAt(at)) ? readHanNumber(text, at) : readNumber(text, at);
    if (number.plain && isMeasured(text, at, number.end)) figures.push(at);
    else if (number.plain && !isPartOfName(text, at)) bare.push({ at, end: number.end });
    // 3千万: the numerals after a number belong to it.
    DIGIT.lastIndex = hanEnd(text, number.end);
  }
  if (bare.length < 2) return figures;
  figures.push(...yearCountsOf(text, bare));
  return figures.sort((a, b) => a - b);
}

/** A number in Han as texts for reading write it: 二十八秒. */
function readHanNumber(text: string, from: number): NumberRun {
  const end = hanEnd(text, from);
  return { end, plain: end - from >= MIN_HAN };
}

function hanEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && HAN_NUMERALS.has(text.charCodeAt(at))) at++;
  return at;
}

interface NumberRun {
  readonly end: number;
  /** A number or a range of two, not a date, a time or a version. */
  readonly plain: boolean;
}

/** Reads digits with their marks. Two slashes, dashes or colons, or uneven groups, make something else of them. */
function readNumber(text: string, from: number): NumberRun {
  let joints = 0;
  let colon = false;
  let dots = 0;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      at++;
      continue;
    }
    const follows = at + 1 < text.length && isDigit(text.charCodeAt(at + 1));
    if (!follows) break;
    if (RANGE.has(code) || code === SLASH) joints++;
    else if (code === COLON) colon = true;
    else if (!GROUPING.has(code)) break;
    else if (code === 0x2e && !isGroup(text, at)) dots++;
    at++;
  }
  return { end: at, plain: joints <= 1 && !colon && dots - joints <= 1 };
}

/** Exactly three digits follow the mark: a group of thousands. */
function isGroup(text: string, mark: number): boolean {
  const digit = (offset: number): boolean => isDigit(codeAt(text, mark + offset));
  return digit(1) && digit(2) && digit(3) && !digit(4);
}

function isMeasured(text: string, from: number, end: number): boolean {
  if (BEFORE.has(codeAt(text, isSpace(codeAt(text, from - 1)) ? from - 2 : from - 1))) return true;
  const before = text.slice(Math.max(0, from - lookBack()), from);
  if (hasCodeBefore(text, from) || beforeNumber().test(before)) return true;
  if (isPartOfName(text, from) || dated().test(before)) return false;
  const next = isSpace(codeAt(text, end)) ? end + 1 : end;
  if (signs().has(codeAt(text, next))) return !isDatePart(text, next);
  const beside = text.slice(next, next + MAX_UNIT);
  if (FACTOR.test(beside) || phrase().test(beside)) return true;
  const word = (KATAKANA.exec(beside) ?? WORD.exec(beside))?.[0] ?? '';
  if (!isUnit(word)) return false;
  const number = text.slice(from, end);
  if (next > end) return !isWord(number, word);
  return !isJoinedName(number, word, codeAt(beside, word.length), text.slice(Math.max(0, from - 4), from));
}

/** Letters, with the zero-width joiner of Persian and the double mark of Hebrew abbreviations (ק״ג, kilogram) between them. */
const WORD = /^[\p{L}\p{M}°²³/\u200c]+(?:["״]\p{L}(?!\p{L}))?/u;
const particles = once(() => new Set(allTerms('unitParticles')));

function isUnit(word: string): boolean {
  return units().has(word.toLowerCase()) || (isHangul(codeAt(word, 0)) && isKoreanMeasure(word));
}

/** Whether a word is units and particles alone, which Korean writes together: 300만명, 12시간이. */
function isKoreanMeasure(word: string): boolean {
  let from = 0;
  for (let end = word.length; end > from; end--) {
    const part = word.slice(from, end);
    if (!units().has(part) && (from === 0 || !particles().has(part))) continue;
    if (end === word.length) return true;
    from = end;
    end = word.length + 1;
  }
  return false;
}

/** A number written onto a word is part of its name: "PS4", "Covid-19", "0x08", "mid-1990s". */
const NAMED = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}][-\u2010\u2011]?$/u;
/** "2x3 mm" is a measure of two numbers. */
const DIMENSION = /\p{Nd}x$/iu;

function isPartOfName(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 2), from);
  return NAMED.test(before) && !DIMENSION.test(before);
}

/** What is after a year is a word, not the unit that is written alike: "1973 in", "2015 ha sido", "2019 w Polsce". */
const unitsOrWords = once(() => new Set(allTerms('unitsOrWords')));
/**
 * Written small and apart, these are prepositions of some language: the units are V, W, K, °C and °F. With a capital, as
 * titles have it, so are those of more letters: "Top 10 In Europe".
 */
const wordsOverUnits = once(() => new Set([...SMALL_SYMBOLS.split(' '), ...allTerms('wordsOverUnits')]));
const unitsOfOne = once(() => new Set(allTerms('unitsOfOne')));

function isYearWord(word: string): boolean {
  const { whole, joined } = yearWords();
  return whole.has(word.toLowerCase()) || joined.some((term) => word.startsWith(term));
}

/** Whether the word after a number and a space is one of the sentence, not its unit. */
function isWord(number: string, word: string): boolean {
  if (wordsOverUnits().has(word) || (unitsOfOne().has(word) && number !== '1')) return true;
  return YEAR.test(number) && (unitsOrWords().has(word) || isYearWord(word));
}

/** "1990s", "500s", "the 80s": decades and plurals. */
const DECADE = /^(?:(?:1[5-9]|20)\d0|\d00)$/;
const SHORT_DECADE = /^[2-9]0$/;
const ARTICLE = /(?:the\s|['’])$/i;
/** Generations and formats: 5G, 3D, 1080P; resolutions: 4K. */
const FORMAT = new Set(['G', 'T', 'D', 'P']);
const RESOLUTION = new Set(['2', '4', '5', '8']);
/** Square and cubic units written with a digit. */
const POWER = /^(?:mm|cm|dm|m|km|ft)$/i;

/** Whether letters written onto a number make a name, a decade or a time of it. `next`: the character after them. */
function isJoinedName(number: string, word: string, next: number, before: string): boolean {
  if (isYearWord(word) && YEAR.test(number)) return true;
  // "20h13", "1160x768"; but "10m2".
  if (isDigit(next)) return !(POWER.test(word) && (next === 0x32 || next === 0x33));
  if (word === 's') return DECADE.test(number) || (SHORT_DECADE.test(number) && ARTICLE.test(before));
  return FORMAT.has(word) || (word === 'K' && RESOLUTION.has(number));
}

/** Whether a currency code is before a number, with a space or without. */
function hasCodeBefore(text: string, from: number): boolean {
  const end = isSpace(codeAt(text, from - 1)) ? from - 1 : from;
  if (end < CODE_LENGTH || !CODES.has(text.slice(end - CODE_LENGTH, end))) return false;
  return !/[\p{L}\p{Nd}]/u.test(text[end - CODE_LENGTH - 1] ?? '');
}

/** A sign of a date or an hour after a number tells one (年, 月, 日, 时), but for what follows and makes it a measure (年间). */
function isDatePart(text: string, at: number): boolean {
  return dateCharacters().has(codeAt(text, at)) && !measureEndings().has(codeAt(text, at + 1));
}
