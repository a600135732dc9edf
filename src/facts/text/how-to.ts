/** Titles that promise instructions. */
import { languageNamed, patternOf, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';

/** Items from which an ordered list is a set of instructions, for the check that asks for one as for markup of it. */
export const INSTRUCTION_STEPS = 3;

/** Whether a title promises instructions, by the openings of its language. */
export function promisesSteps(title: string, language: LanguageCode): boolean {
  const lower = title.toLowerCase();
  if (patternOf(language, 'howToForm')?.test(lower) === true) return true;
  const isSpaced = languageNamed(language)?.spacing === 'spaced';
  return (termsOf(language, 'howTo') ?? []).some((words) =>
    !isSpaced || words.startsWith(' ') ? lower.includes(words) : lower.startsWith(words),
  );
}
