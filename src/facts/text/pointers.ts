/** Sections that begin with a word for something named before: lifted out alone they lose their subject. */
import { JOINED_LANGUAGES, type LanguageCode } from '../../catalog/text-terms/languages.ts';
import { POINTER_WORDS } from '../../catalog/text-terms/pointer-words.ts';

/** Characters of an opening that are read; longer than every listed one. */
const OPENING = 48;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The listed opening that a text begins with, `null` for one that names its subject. */
export function pointerIn(text: string, language: LanguageCode): string | null {
  const opening = text.slice(0, OPENING).toLowerCase();
  for (const pointer of POINTER_WORDS[language]) {
    if (!opening.startsWith(pointer)) continue;
    if (JOINED_LANGUAGES.has(language) || !LETTER.test(opening[pointer.length] ?? '')) return pointer;
  }
  return null;
}
