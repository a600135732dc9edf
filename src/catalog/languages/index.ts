/**
 * The languages of this folder by their codes. Each is a function, because most of what imports this module needs a few of
 * the lists or none: V8 reads over the body of a function until it is called.
 */
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { eu } from './eu.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { sw } from './sw.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import {
  USUAL,
  type Language,
  type LanguageCode,
  type PathTopic,
  type Pattern,
  type Script,
  type Terms,
  type WordLists,
  type WrittenLanguage,
} from './model.ts';

const FILES: readonly (() => WrittenLanguage)[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  sv,
  da,
  no,
  fi,
  tr,
  vi,
  id,
  ru,
  uk,
  ar,
  he,
  hi,
  ja,
  zh,
  ko,
  bg,
  bn,
  ca,
  el,
  et,
  eu,
  fa,
  hr,
  hu,
  is,
  lt,
  lv,
  ro,
  sk,
  sl,
  sr,
  sw,
  th,
  ur,
];

let made: readonly Language[] | null = null;

/** Every file of this folder. Where two languages come equally near to a text, the one that is first is taken. */
export const allLanguages = (): readonly Language[] =>
  (made ??= FILES.map((file) => ({ ...USUAL, ...file() })));

let byCode: ReadonlyMap<string, Language> | null = null;

/** The language of a primary subtag, `null` for one without a file. */
export function languageNamed(code: string): Language | null {
  byCode ??= new Map(allLanguages().map((language) => [language.code, language]));
  return byCode.get(code) ?? null;
}

/** The languages whose texts are judged: their function words are known. */
export const judgedLanguages = (): readonly Language[] =>
  allLanguages().filter(({ stopWords }) => stopWords !== undefined);

/** Scripts of languages without a file, for those that most pages use. Of any other none is known. */
const OTHER_SCRIPTS: Readonly<Record<string, Script>> = {
  mk: 'cyrillic',
  be: 'cyrillic',
  mr: 'devanagari',
  ne: 'devanagari',
};

/** The script of a language, `null` where none is known or several are in use. */
export function scriptOfLanguage(code: LanguageCode): Script | null {
  return languageNamed(code)?.script ?? OTHER_SCRIPTS[code] ?? null;
}

let aliases: ReadonlyMap<string, LanguageCode> | null = null;

/** The code by which a primary subtag is known here: `no` for `nb`, and any other as it is. */
export function codeOfSubtag(subtag: string): LanguageCode {
  aliases ??= new Map(
    allLanguages().flatMap((language) =>
      (language.aliases?.split(', ') ?? []).map((alias) => [alias, language.code]),
    ),
  );
  return aliases.get(subtag) ?? subtag;
}

/** Lists that are an expression. */
export type PatternName = 'howToForm' | 'questionForm' | 'noQuestion';
/** A list of terms of {@link WordLists}. */
export type ListName = Exclude<keyof WordLists, PatternName>;

const PARSED = new Map<Terms, readonly string[]>();

/** The terms of a list, each with its spaces. A list is parted when it is first asked for. */
export function termsIn(list: Terms): readonly string[] {
  const known = PARSED.get(list);
  if (known !== undefined) return known;
  const text = list.trim();
  const terms = text === '' ? [] : text.split(/,\s+/).map((term) => term.replace(/^_|_$/g, ' '));
  PARSED.set(list, terms);
  return terms;
}

/** The terms of a list of one language, `null` where the language has no such list. */
export function termsOf(code: LanguageCode, name: ListName): readonly string[] | null {
  const list = languageNamed(code)?.[name];
  return list === undefined ? null : termsIn(list);
}

/** The terms of a list in all languages, each once. */
export function allTerms(name: ListName): readonly string[] {
  return [...new Set(allLanguages().flatMap(({ code }) => termsOf(code, name) ?? []))];
}

const PATHS = new Map<PathTopic, ReadonlySet<string>>();

/** The segments of paths that say a topic, in all languages. */
export function pathWords(topic: PathTopic): ReadonlySet<string> {
  const words =
    PATHS.get(topic) ??
    new Set(allLanguages().flatMap(({ paths }) => paths?.[topic]?.trim().split(/\s+/) ?? []));
  PATHS.set(topic, words);
  return words;
}

const COMPILED = new Map<Pattern, RegExp>();

/** An expression of one language, made when it is first asked for; `null` where the language has none. */
export function patternOf(code: LanguageCode, name: PatternName): RegExp | null {
  const source = languageNamed(code)?.[name];
  if (source === undefined) return null;
  const known = COMPILED.get(source) ?? new RegExp(source, 'u');
  COMPILED.set(source, known);
  return known;
}
