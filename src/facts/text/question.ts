/** Whether a heading asks something, in the languages of the catalogue. */
import { primarySubtag } from './language.ts';
import { QUESTION_ENDINGS, QUESTION_MARKS, QUESTION_STARTERS } from '../../catalog/terms.ts';

/** Marks that set the direction of a run and change nothing that is said (Unicode Standard Annex 9). */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** What may stand after the question mark: closing quotes, brackets, emphasis. */
const CLOSING = new Set(['"', "'", '”', '’', '»', '」', '』', ')', '）', ']', '*', '_', '`']);
/** Languages that end a question with a particle joined to the last word; the others need a whole word. */
const JOINED_ENDINGS = new Set(['ja', 'zh', 'ko', 'th']);
/** Languages that write the first word of a question joined to the next. */
const JOINED_STARTERS = new Set(['ja', 'zh']);
/** Script → the language whose words to look for when none is named. Latin tells no language. */
const SCRIPTS: readonly (readonly [pattern: RegExp, languages: readonly string[]])[] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/u, ['ja']],
  [/\p{sc=Hang}/u, ['ko']],
  [/\p{sc=Han}/u, ['zh']],
  [/\p{sc=Thai}/u, ['th']],
  [/[پچژگ]/u, ['fa']],
  [/\p{sc=Arab}/u, ['ar', 'fa']],
  [/\p{sc=Hebr}/u, ['he']],
  [/\p{sc=Deva}/u, ['hi']],
  [/\p{sc=Grek}/u, ['el']],
  [/[іїєґ]/iu, ['uk']],
  [/\p{sc=Cyrl}/u, ['ru', 'uk']],
];
/** English asks by putting the verb before its subject: enough to know a question when no language is named. */
const INVERTED_ENGLISH =
  /^(?:(?:what|why|how|when|where|who|which)(?:['’]s| is| are| was| were| do| does| did| can| could| will| would| should| much| many| long| often)|(?:can|could|do|does|did|is|are|will|would|should) (?:i|we|you|it|they|this|that|there|the|my|your)) /;
/** English openings that are orders or dates: "Do not …", "May 2026". */
const NO_QUESTION = /^(?:do not|must not|may \d)/;

/**
 * Whether a line asks something. A question mark of any script decides; else the endings and first words of `lang`
 * (a BCP 47 tag), or without one those of the script. Latin text without a mark and a language is a question only in
 * the word order of English.
 */
export function isQuestion(text: string, lang?: string): boolean {
  const line = withoutClosing(text.replace(DIRECTION_MARKS, '').trim());
  if (line === '') return false;
  if (line.startsWith('¿') || QUESTION_MARKS.includes(line.slice(-1))) return true;
  const languages = languagesOf(line, lang);
  if (line.endsWith(';') && languages.includes('el')) return true;
  const lower = line.toLowerCase().replace(/[.!:。]$/, '');
  if (languages.length === 0) return INVERTED_ENGLISH.test(`${lower} `);
  return languages.some((language) => endsAsQuestion(lower, language) || startsAsQuestion(lower, language));
}

/** Whether the words of questions are known in the language of a BCP 47 tag: without them a mark alone tells. */
export function knowsQuestions(lang: string): boolean {
  return languagesOf('', lang).some(
    (language) => Object.hasOwn(QUESTION_STARTERS, language) || Object.hasOwn(QUESTION_ENDINGS, language),
  );
}

function languagesOf(line: string, lang: string | undefined): readonly string[] {
  const declared = primarySubtag(lang ?? '');
  if (declared !== '') return [declared];
  return SCRIPTS.find(([pattern]) => pattern.test(line))?.[1] ?? [];
}

function endsAsQuestion(line: string, language: string): boolean {
  const endings = QUESTION_ENDINGS[language] ?? [];
  const isJoined = JOINED_ENDINGS.has(language);
  return endings.some((ending) => line.endsWith(isJoined ? ending : ` ${ending}`));
}

function startsAsQuestion(line: string, language: string): boolean {
  if (NO_QUESTION.test(line)) return false;
  const isJoined = JOINED_STARTERS.has(language);
  return (QUESTION_STARTERS[language] ?? []).some(
    (starter) =>
      line.startsWith(starter) && (isJoined || /^[^\p{L}\p{N}\p{M}_-]/u.test(line.slice(starter.length))),
  );
}

function withoutClosing(line: string): string {
  let end = line.length;
  while (end > 0 && CLOSING.has(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end).trimEnd();
}
