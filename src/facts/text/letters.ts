/** Letters: their script, and the form in which words are compared. */
import type { Script } from '../../catalog/languages/model.ts';
import { INTERCHANGED } from '../../catalog/letters.ts';
import { once } from '../../values/once.ts';

/** The character ends a word. */
export const BREAK = 0;
/** The character belongs to the word and is left out of its compared form: accents, vowel points, joiners. */
export const SKIP = 1;

/** Code units up to this one (and the two blocks below) are folded by table: Latin to Arabic. */
const TABLE_END = 0x700;
const DEVANAGARI = [0x900, 0x980] as const;
const LATIN_ADDITIONAL = [0x1e00, 0x1f00] as const;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Accents of alphabets and the vowel points of Hebrew and Arabic. Indic vowel signs are letters in effect. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/;
const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;
const TATWEEL = 0x640;
const SOFT_HYPHEN = 0xad;

/** These, and letters that are accented without a decomposition in Unicode. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ...INTERCHANGED,
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
]);

function foldCode(code: number): number {
  const character = String.fromCharCode(code);
  if (code === TATWEEL || code === SOFT_HYPHEN || ACCENT.test(character)) return SKIP;
  if (!WORD_CHARACTER.test(character)) return BREAK;
  const [letter = ''] = character.toLowerCase().normalize('NFD');
  return (ALIKE.get(letter) ?? letter).charCodeAt(0);
}

const table = (from: number, to: number) =>
  once(() => Uint16Array.from({ length: to - from }, (_, index) => foldCode(from + index)));

const low = table(0, TABLE_END);
const indic = table(...DEVANAGARI);
const additional = table(...LATIN_ADDITIONAL);

/**
 * The compared form of a UTF-16 code unit: lower case without accents, {@link SKIP} or {@link BREAK}.
 * Letters of scripts without a table stay as they are; half of a surrogate pair is a break.
 */
export function folded(code: number): number {
  return code < TABLE_END ? (low()[code] ?? BREAK) : foldedBeyond(code);
}

/** Apart, because nearly all text is in the first table: what V8 compiles into the loops over it stays short. */
function foldedBeyond(code: number): number {
  if (code >= DEVANAGARI[0] && code < DEVANAGARI[1]) return indic()[code - DEVANAGARI[0]] ?? BREAK;
  if (code >= LATIN_ADDITIONAL[0] && code < LATIN_ADDITIONAL[1]) {
    return additional()[code - LATIN_ADDITIONAL[0]] ?? BREAK;
  }
  if (code === ZERO_WIDTH_NON_JOINER || code === ZERO_WIDTH_JOINER) return SKIP;
  if (code < 0x2000) return WORD_CHARACTER.test(String.fromCharCode(code)) ? code : BREAK;
  if (code >= 0x3040 && code < 0xd800) return code;
  if (code >= FULL_WIDTH_ZERO && code <= FULL_WIDTH_Z) return low()[code - FULL_WIDTH] ?? BREAK;
  return isWideLetter(code) ? code : BREAK;
}

/** From ASCII to its full-width form, and the first and the last of the forms that hold digits and letters. */
const FULL_WIDTH = 0xfee0;
const FULL_WIDTH_ZERO = 0xff10;
const FULL_WIDTH_Z = 0xff5a;

/** Half-width kana, the iteration mark 々, compatibility ideographs. */
function isWideLetter(code: number): boolean {
  return code === 0x3005 || (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff66 && code <= 0xff9d);
}

/** Scripts written without spaces between words, as the classes of an expression with the flag u. */
export const UNSPACED_SCRIPTS =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';

/** Dense scripts, which say more per character than Latin does: those, and Hangul, which has spaces between words. */
export const DENSE_SCRIPTS = `${UNSPACED_SCRIPTS}\\p{sc=Hang}`;

const inRange = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/** Chinese characters, the compatibility ideographs and 々 among them. */
export const isHan = (code: number): boolean =>
  inRange(code, 0x4e00, 0x9fff) ||
  inRange(code, 0x3400, 0x4dbf) ||
  code === 0x3005 ||
  inRange(code, 0xf900, 0xfaff);

/** Hiragana. */
export const isHiragana = (code: number): boolean => inRange(code, 0x3041, 0x309f);

/** Katakana, full and half width. */
export const isKatakana = (code: number): boolean =>
  inRange(code, 0x30a1, 0x30ff) || inRange(code, 0x31f0, 0x31ff) || inRange(code, 0xff66, 0xff9d);

/** Korean syllables. */
export const isHangul = (code: number): boolean => inRange(code, 0xac00, 0xd7a3);

/** Thai, Lao, Myanmar, Khmer: no spaces between words, no sentence marks. */
export const isSoutheastAsian = (code: number): boolean =>
  inRange(code, 0x0e01, 0x0edf) || inRange(code, 0x1000, 0x109f) || inRange(code, 0x1780, 0x17dd);

/** Letters of the Arabic block. */
export const isArabic = (code: number): boolean => inRange(code, 0x0620, 0x06ff);

/** Hebrew letters. */
export const isHebrew = (code: number): boolean => inRange(code, 0x05d0, 0x05ea);

/** Decimal digit of the scripts that web pages use. */
export const isDigit = (code: number): boolean =>
  code < 0x80 ? code >= 0x30 && code <= 0x39 : isOtherDigit(code);

const isOtherDigit = (code: number): boolean =>
  inRange(code, 0x660, 0x669) ||
  inRange(code, 0x6f0, 0x6f9) ||
  inRange(code, 0x966, 0x96f) ||
  inRange(code, 0xe50, 0xe59) ||
  inRange(code, 0xff10, 0xff19);

/** The script of a letter, `null` for anything that is none. */
export function scriptOf(code: number): Script | null {
  const letter = folded(code);
  if (letter <= SKIP || isDigit(code)) return null;
  if (code < 0x250 || inRange(code, 0x1e00, 0x1eff)) return 'latin';
  if (inRange(code, 0x370, 0x3ff) || inRange(code, 0x1f00, 0x1fff)) return 'greek';
  if (inRange(code, 0x400, 0x52f)) return 'cyrillic';
  if (isHebrew(code)) return 'hebrew';
  if (isArabic(code)) return 'arabic';
  if (inRange(code, 0x900, 0x97f)) return 'devanagari';
  if (inRange(code, 0xe01, 0xe5b)) return 'thai';
  if (isHiragana(code) || isKatakana(code)) return 'kana';
  if (isHan(code)) return 'han';
  if (isHangul(code)) return 'hangul';
  return code >= 0xff21 && code <= 0xff5a ? 'latin' : 'other';
}
