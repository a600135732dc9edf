/** The words of notices on a page: which phrases are where, and how much text there is that belongs to none. */
import { allLanguages, termsIn, termsOf } from '../catalog/languages/index.ts';
import {
  type LanguageCode,
  NOTICE_KINDS,
  type NoticeKind,
  type Notices,
} from '../catalog/languages/model.ts';
import { once } from '../values/once.ts';
import type { PageView } from './model.ts';
import { wordUnits } from './word-units.ts';

/** Share of a sentence that the words around a notice have to make up: names of works and places have some by chance. */
const SOME = 0.34;
/** Units below which a run is a label, a date or a button. */
const LABEL = 2;
/** Letters from which a listed word stands for all that begin with it. */
const STEM = 4;
/** The longest listed word. */
const MAX_STEM = 24;
/** Characters of a page in which notices are looked for, and sentences of them. */
const MAX_TEXT = 8_192;
const MAX_SENTENCES = 200;

const SENTENCE_END = /(?<=[.!?;…])\s+|(?<=[。！？])/;
/** Host names, those of mail addresses left out. */
export const DOMAIN_NAME =
  /(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,3}\.\p{L}{2,24}(?![\p{L}\p{N}-])/gu;
const SPACED = /[\p{L}\p{N}]/u;
const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u;
const WORD = /[\p{L}\p{M}\p{N}'-]+/gu;

/** A phrase of the catalogue. */
export interface Phrase {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly language: LanguageCode;
}

/** A page as the notices of the catalogue see it, folded. */
export interface NoticeWords {
  /** Title and main heading. */
  readonly heads: readonly string[];
  /** Outside menus, with the marks that end them. */
  readonly sentences: readonly string[];
  /** The phrases that are anywhere. */
  readonly phrases: readonly Phrase[];
  /** Units of sentences that neither say a notice nor have the words around one. */
  readonly own: number;
}

/** The phrases of all languages. */
const phrasesOfAll = once((): readonly Phrase[] =>
  allLanguages().flatMap(({ code, notices }) =>
    NOTICE_KINDS.flatMap((kind) =>
      phrasesOf(code, kind, notices).map((text) => ({ kind, text, language: code })),
    ),
  ),
);

function phrasesOf(code: LanguageCode, kind: NoticeKind, notices: Notices | undefined): readonly string[] {
  // A number says nothing in a sentence: status lines are read by themselves.
  if (kind === 'missing')
    return (termsOf(code, 'notFound') ?? []).filter((text) => /\p{L}/u.test(text)).map(withoutAccents);
  return notices === undefined ? [] : termsIn(notices[kind]).map(withoutAccents);
}

/** What is around the notices of a language. */
interface Surroundings {
  /** Words of a sentence that says nothing. */
  readonly conditional: readonly string[];
  /** In scripts without spaces, in runs of words, and as single words or beginnings of them. */
  readonly dense: readonly string[];
  readonly runs: readonly string[];
  readonly words: ReadonlySet<string>;
}

const surroundings = once(
  (): ReadonlyMap<LanguageCode, Surroundings> =>
    new Map(
      allLanguages().flatMap(({ code, notices }) => (notices === undefined ? [] : [[code, around(notices)]])),
    ),
);

function around(notices: Notices): Surroundings {
  const beside = termsIn(notices.beside).map(withoutAccents);
  return {
    conditional: termsIn(notices.conditional).map(withoutAccents),
    dense: beside.filter(isDense),
    runs: beside.filter((text) => text.includes(' ')),
    words: new Set(beside),
  };
}

/** Whether a sentence asks whether something is so, or tells what then. */
export const isConditional = (sentence: string, language: LanguageCode): boolean =>
  surroundings()
    .get(language)
    ?.conditional.some((word) => holds(sentence, word)) ?? false;

/** Reads the words of a page. Names of hosts are called "domain", as registrars offer them. */
export function noticeWordsOf(view: PageView): NoticeWords {
  const heads = [view.title, view.headline].map((text) => withoutNames(text.slice(0, MAX_TEXT)));
  const sentences = sentencesIn(view.proseRuns());
  const text = [...heads, ...sentences].join('\n');
  const phrases = phrasesOfAll().filter((phrase) => holds(text, phrase.text));
  return { heads, sentences, phrases, own: ownUnits(sentences, phrases) };
}

/** The first phrase of one of these kinds in a text, or `null`. */
export function mentions(text: string, kinds: readonly NoticeKind[]): string | null {
  const folded = withoutAccents(fold(text));
  if (folded === '') return null;
  return (
    phrasesOfAll().find(({ kind, text: phrase }) => kinds.includes(kind) && holds(folded, phrase))?.text ??
    null
  );
}

const withoutNames = (text: string): string => withoutAccents(fold(text)).replaceAll(DOMAIN_NAME, 'domain');

function sentencesIn(runs: readonly string[]): string[] {
  const sentences: string[] = [];
  let length = 0;
  for (const run of runs) {
    length += run.length;
    if (length > MAX_TEXT || sentences.length > MAX_SENTENCES) break;
    sentences.push(...withoutNames(run).split(SENTENCE_END, MAX_SENTENCES));
  }
  return sentences;
}

/** Share of a sentence that phrases and the words around them make up; a word in a run of them counts twice. */
export function shareOfNotice(sentence: string, phrases: readonly Phrase[]): number {
  const said = phrases.filter(({ text }) => holds(sentence, text));
  const rest = said
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((text, phrase) => text.replaceAll(phrase.text, ' '), sentence);
  const units = wordUnits(sentence);
  // Servers speak English on pages of any language.
  const languages = new Set(['en', ...phrases.map(({ language }) => language)]);
  return (units - wordUnits(rest) + besideUnits(rest, [...languages])) / units;
}

function ownUnits(sentences: readonly string[], phrases: readonly Phrase[]): number {
  return sentences.reduce((sum, sentence) => {
    const units = wordUnits(sentence);
    return units < LABEL || shareOfNotice(sentence, phrases) >= SOME ? sum : sum + units;
  }, 0);
}

function besideUnits(sentence: string, languages: readonly LanguageCode[]): number {
  const listed = languages.flatMap((language) => surroundings().get(language) ?? []);
  const found = [
    ...listed.flatMap(({ dense }) => dense.filter((text) => sentence.includes(text))),
    ...listed.flatMap(({ runs }) => runs.filter((text) => holds(sentence, text))),
    ...(sentence.match(WORD) ?? []).filter((word) => listed.some(({ words }) => isListed(word, words))),
  ];
  return found.reduce((sum, text) => sum + wordUnits(text), 0);
}

/** Whether a word is listed, or begins with a listed one of at least {@link STEM} letters. */
function isListed(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  for (let length = STEM; length < Math.min(word.length, MAX_STEM); length++) {
    if (words.has(word.slice(0, length))) return true;
  }
  return false;
}

/** Whether a text has letters of a script without spaces. */
export function isDense(text: string): boolean {
  return DENSE.test(text);
}

/** Whether a folded text has a phrase as whole words. */
export function holds(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (isBorder(phrase[0], text[at - 1]) && isBorder(phrase.at(-1), text[end])) return true;
  }
  return false;
}

/** Whether no word goes on from a character of a phrase to its neighbour. */
function isBorder(own: string | undefined, next: string | undefined): boolean {
  if (own === undefined || next === undefined) return true;
  return isDense(own) || !SPACED.test(own) || !SPACED.test(next);
}

/** Lower case, straight apostrophes, no commas, single blanks: the form of the catalogue. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[,،、，]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Accents of Latin, Greek and Cyrillic letters, apart from them. */
const ACCENTS = /[\u0300-\u036F]/g;

/** A folded text without accents, which capitals of Greek lose, and without the two kinds of i that those of Turkish mix. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').replaceAll('ı', 'i');
}
