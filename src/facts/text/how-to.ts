/** Titles that promise instructions. */
import { HOW_TO_FORMS, HOW_TO_WORDS } from '../../catalog/text-terms/how-to-words.ts';
import { JOINED_LANGUAGES, type LanguageCode } from '../../catalog/text-terms/languages.ts';

/** Items from which an ordered list is a set of instructions, for the check that asks for one as for markup of it. */
export const INSTRUCTION_STEPS = 3;

/** Whether a title promises instructions, by the openings of its language. */
export function promisesSteps(title: string, language: LanguageCode): boolean {
  const lower = title.toLowerCase();
  if (HOW_TO_FORMS[language]?.test(lower) === true) return true;
  const isJoined = JOINED_LANGUAGES.has(language);
  return HOW_TO_WORDS[language].some((words) =>
    isJoined || words.startsWith(' ') ? lower.includes(words) : lower.startsWith(words),
  );
}
