/** Whether a heading asks something, in the languages of the catalogue. */
import { primarySubtag } from './language.ts';
import { TELLING } from '../../catalog/letters.ts';
import { once } from '../../values/once.ts';
import { languageNamed, allLanguages, patternOf, termsOf } from '../../catalog/languages/index.ts';

/**
 * Marks that end a question in any language: Latin, full-width, Arabic, Armenian, Ethiopic, double, and the Greek mark
 * U+037E (Unicode 16, General Punctuation and script charts). The semicolon stands for it in Greek text only.
 */
const QUESTION_MARKS: ReadonlySet<string> = new Set(['?', '？', '؟', '՞', '፧', '⁇', '\u037e']);

/** Marks that set the direction of a run and change nothing that is said (Unicode Standard Annex 9). */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** What may be after the question mark: closing quotes, brackets, emphasis. */
const CLOSING = new Set(['"', "'", '”', '’', '»', '」', '』', ')', '）', ']', '*', '_', '`']);
const questionForms = once(() => allLanguages().flatMap(({ code }) => patternOf(code, 'questionForm') ?? []));

/** Script → the language whose words to look for when none is named. Latin tells no language. */
const SCRIPTS: readonly (readonly [pattern: RegExp, languages: readonly string[]])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, ['ja']],
  [/\p{sc=Hang}/u, ['ko']],
  [/\p{sc=Han}/u, ['zh']],
  [/\p{sc=Thai}/u, ['th']],
  [new RegExp(`[${TELLING.persian}]`, 'u'), ['fa']],
  [/\p{sc=Arab}/u, ['ar', 'fa']],
  [/\p{sc=Hebr}/u, ['he']],
  [/\p{sc=Deva}/u, ['hi']],
  [/\p{sc=Grek}/u, ['el']],
  [new RegExp(`[${TELLING.ukrainian}]`, 'iu'), ['uk']],
  [/\p{sc=Cyrl}/u, ['ru', 'uk']],
];
/**
 * Whether a line asks something. A question mark of any script decides; else the endings and first words of `lang`
 * (a BCP 47 tag), or without one those of the script. Latin text without a mark and a language is a question only in
 * a word order that makes questions alone, as English has one.
 */
export function isQuestion(text: string, lang?: string): boolean {
  const line = withoutClosing(text.replace(DIRECTION_MARKS, '').trim());
  if (line === '') return false;
  if (line.startsWith('¿') || QUESTION_MARKS.has(line.slice(-1))) return true;
  const languages = languagesOf(line, lang);
  if (line.endsWith(';') && languages.includes('el')) return true;
  const lower = line.toLowerCase().replace(/[.!:。]$/, '');
  if (languages.length === 0) return questionForms().some((form) => form.test(`${lower} `));
  return languages.some((language) => endsAsQuestion(lower, language) || startsAsQuestion(lower, language));
}

function languagesOf(line: string, lang: string | undefined): readonly string[] {
  const declared = primarySubtag(lang ?? '');
  if (declared !== '') return [declared];
  return SCRIPTS.find(([pattern]) => pattern.test(line))?.[1] ?? [];
}

function endsAsQuestion(line: string, language: string): boolean {
  const endings = termsOf(language, 'questionEndings') ?? [];
  // A particle joined to the last word; elsewhere it is a word.
  const isJoined = languageNamed(language)?.spacing !== 'spaced';
  return endings.some((ending) => line.endsWith(isJoined ? ending : ` ${ending}`));
}

function startsAsQuestion(line: string, language: string): boolean {
  if (patternOf(language, 'noQuestion')?.test(line) === true) return false;
  const isJoined = languageNamed(language)?.spacing === 'dense';
  return (termsOf(language, 'questionStarters') ?? []).some(
    (starter) =>
      line.startsWith(starter) && (isJoined || /^[^\p{L}\p{N}\p{M}_-]/u.test(line.slice(starter.length))),
  );
}

function withoutClosing(line: string): string {
  let end = line.length;
  while (end > 0 && CLOSING.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end).trimEnd();
}
