/** Sections that begin with a word for something named before: lifted out alone they lose their subject. */
import { languageNamed, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';

/** Characters of an opening that are read; longer than every listed one. */
const OPENING = 48;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The listed opening that a text begins with, `null` for one that names its subject. */
export function pointerIn(text: string, language: LanguageCode): string | null {
  const opening = text.slice(0, OPENING).toLowerCase();
  const isSpaced = languageNamed(language)?.spacing === 'spaced';
  for (const pointer of termsOf(language, 'pointerWords') ?? []) {
    if (!opening.startsWith(pointer)) continue;
    if (!isSpaced || !LETTER.test(opening[pointer.length] ?? '')) return pointer;
  }
  return null;
}
