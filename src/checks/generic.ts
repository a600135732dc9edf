/** Headings and link texts that would fit any page. */
import { GENERIC_HEADINGS } from '../catalog/text-terms/generic-headings.ts';
import type { LanguageCode } from '../catalog/text-terms/languages.ts';

/** Numbering, bullets and marks around a text: `2. Overview:`, `More »`. Bounded on both sides. */
const LEADING = /^[\s\d.)(:–—-]{0,12}/;
const TRAILING = /[\s.:;!?»›>→…–—-]{0,6}$/;
/** Characters: a longer text is never generic. */
const MAX_LENGTH = 40;

/** A short text in lower case without numbering and outer marks. */
export function bareText(text: string): string {
  return text.length > MAX_LENGTH ? text : text.toLowerCase().replace(LEADING, '').replace(TRAILING, '');
}

/** Whether a heading names no subject: a listed word, or nothing but a number. `false` without a list. */
export function isGenericHeading(text: string, language: LanguageCode | null): boolean {
  if (text.length > MAX_LENGTH) return false;
  const bare = bareText(text);
  return bare === '' || (language !== null && GENERIC_HEADINGS[language].includes(bare));
}
