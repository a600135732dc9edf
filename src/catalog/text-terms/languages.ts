/** The languages that text checks can judge, with what is special about each. */

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'thai'
  | 'other';

/** A language that text checks can judge. */
export interface Language {
  readonly code: LanguageCode;
  readonly script: Script;
  /** Mean words a sentence (characters for `dense` ones) that read well: lower and upper bound. */
  readonly sentence: readonly [from: number, to: number];
  /** Written without spaces between words: lengths are judged in characters. */
  readonly dense: boolean;
}

/** Words a sentence for languages that say a thing in about as many words as English does. */
const ANALYTIC = [8, 25] as const;
/** Languages that inflect or compound say the same in fewer words. */
const SYNTHETIC = [6, 22] as const;
/** Arabic and Hebrew write particles onto the next word, and clauses run on. */
const SEMITIC = [6, 28] as const;
/** Characters. */
const CHARACTERS = [15, 60] as const;

const language = (
  code: LanguageCode,
  script: Script,
  sentence: readonly [number, number],
  spacing: 'spaced' | 'dense' = 'spaced',
): Language => ({ code, script, sentence, dense: spacing === 'dense' });

/**
 * Languages with lists in this folder. Bounds: the sentence-length ranges of national plain-language guides,
 * widened; own compilation, November 2026.
 */
export const LANGUAGES: readonly Language[] = [
  language('en', 'latin', ANALYTIC),
  language('de', 'latin', SYNTHETIC),
  language('fr', 'latin', ANALYTIC),
  language('es', 'latin', ANALYTIC),
  language('pt', 'latin', ANALYTIC),
  language('it', 'latin', ANALYTIC),
  language('nl', 'latin', SYNTHETIC),
  language('pl', 'latin', SYNTHETIC),
  language('cs', 'latin', SYNTHETIC),
  language('sv', 'latin', SYNTHETIC),
  language('da', 'latin', SYNTHETIC),
  language('no', 'latin', SYNTHETIC),
  language('fi', 'latin', SYNTHETIC),
  language('tr', 'latin', SYNTHETIC),
  language('vi', 'latin', ANALYTIC),
  language('id', 'latin', ANALYTIC),
  language('ru', 'cyrillic', SYNTHETIC),
  language('uk', 'cyrillic', SYNTHETIC),
  language('ar', 'arabic', SEMITIC),
  language('he', 'hebrew', SEMITIC),
  language('hi', 'devanagari', ANALYTIC),
  language('ja', 'kana', CHARACTERS, 'dense'),
  language('zh', 'han', CHARACTERS, 'dense'),
  language('ko', 'hangul', SYNTHETIC),
];

/** Primary subtag (ISO 639-1) of a listed language. */
export type LanguageCode =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'it'
  | 'nl'
  | 'pl'
  | 'cs'
  | 'sv'
  | 'da'
  | 'no'
  | 'fi'
  | 'tr'
  | 'vi'
  | 'id'
  | 'ru'
  | 'uk'
  | 'ar'
  | 'he'
  | 'hi'
  | 'ja'
  | 'zh'
  | 'ko';

/**
 * Words that say in a language what 100 words of English say, where that is 90 or fewer. Measured on the messages of ten words and
 * more that Debian's gettext catalogues translate (50 to 143 a language), rounded to 5; on three pages of our own the same order,
 * November 2026.
 */
export const WORDS_OF_HUNDRED: Readonly<Partial<Record<LanguageCode, number>>> = {
  ko: 70,
  fi: 75,
  he: 80,
  tr: 85,
  cs: 85,
  ar: 90,
  pl: 90,
  id: 90,
  uk: 90,
  ru: 90,
};

/** Languages that write words together, or particles onto them: a listed word may stand anywhere in a text. */
export const JOINED_LANGUAGES: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['ja', 'zh', 'ko']);

/** Other spellings of a primary subtag (IANA language subtag registry, macrolanguages and deprecated codes). */
export const SUBTAG_ALIASES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  iw: 'he',
  in: 'id',
  cmn: 'zh',
  yue: 'zh',
};

/**
 * Scripts that a language without lists is written in, for the languages most pages use. A language that is
 * in neither table is never said to be declared wrongly.
 */
export const OTHER_SCRIPTS: Readonly<Record<string, Script>> = {
  bg: 'cyrillic',
  mk: 'cyrillic',
  be: 'cyrillic',
  el: 'greek',
  fa: 'arabic',
  ur: 'arabic',
  mr: 'devanagari',
  ne: 'devanagari',
  th: 'thai',
};
