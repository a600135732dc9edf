/**
 * Letters that stand for numbers, tell languages of one script apart, or are written for each other. A part of a regular
 * expression's class each, in lower case where the script has cases.
 */

/** The digits of Han, as a year is written in them: 二〇二六年. */
export const HAN_DIGITS = '〇零一二三四五六七八九';
/** What numbers in Han are written with, beside the digits: 二十八, 3千万. */
export const HAN_MAGNITUDES = '十百千万萬億亿兆';
/** The number of the first year of an era: 令和元年. */
export const YEAR_ONE = '元';
/** "To" between two numbers of a range: 三至五. */
export const RANGE_LETTERS = '至';

/**
 * Letters that tell a language from others of its script (CLDR 48, exemplar characters). `more…`: those that a script got
 * for languages without a list here.
 */
export const TELLING = {
  /** Azerbaijani and Kanuri. */
  moreLatin: 'ə',
  /** Kazakh, Tatar, Uzbek, Mongolian and others. */
  moreCyrillic: '\u0492-\u052f',
  belarusian: 'ў',
  /** Every fiftieth letter of Russian is one of the first three, and more of Ukrainian one of the others: Bulgarian has none. */
  eastSlavic: 'ыэёіїєґ',
  ukrainian: 'іїєґ',
  southSlavic: 'ђѓјљњћќџ',
  macedonian: 'ѓќѕ',
  serbian: 'ђћ',
  /** Pashto, Sindhi, Sorani, Uyghur and others. */
  moreArabic:
    '\u067a-\u067d\u0680-\u0685\u0689-\u0690\u0692-\u0697\u0699-\u06a8\u06aa-\u06ae\u06b0-\u06b9\u06bb-\u06bd\u06c4-\u06cb\u06cd\u06ce\u06d0\u06d5',
  /** Persian and Urdu. */
  persian: 'پچژگ',
  urdu: 'ٹڈڑے',
} as const;

/** Letters that people and systems write for each other: dotless i (the capital of both is I), Persian and Arabic kaf and yeh. */
export const INTERCHANGED: readonly (readonly [written: string, compared: string])[] = [
  ['ı', 'i'],
  ['ک', 'ك'],
  ['ی', 'ي'],
  ['ى', 'ي'],
];

/** The final form of a letter, and its other form. */
export const FINAL_FORMS: readonly (readonly [written: string, compared: string])[] = [['ς', 'σ']];
