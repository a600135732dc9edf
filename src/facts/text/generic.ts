/** Headings and link texts that would fit any page. */
import { termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';

/** Numbering, bullets and marks around a text: `2. Overview:`, `More »`. Bounded on both sides. */
const LEADING = /^[\s\d.)(:–—-]{0,12}/;
const TRAILING = /[\s.:;!?»›>→…–—-]{0,6}$/;
/**
 * Characters that are not seen: soft hyphen, zero-width space, word joiner, direction marks; and the dot that the Turkish
 * capital İ leaves behind outside of Turkish (Unicode SpecialCasing).
 */
const UNSEEN = /[\u00AD\u200B\u2060\u200E\u200F\u061C]|(?<=i)\u0307/g;
/** A number after a word, as in "Section 1". Bounded. */
const NUMBER = /[\s#]{1,3}\p{Nd}{1,3}$/u;
/** Characters: a longer text is never generic. */
const MAX_LENGTH = 40;

/** A short text in lower case without numbering and outer marks. */
export function bareText(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const seen = text.toLowerCase().normalize('NFC').replaceAll(UNSEEN, '');
  return seen.replace(LEADING, '').replace(TRAILING, '');
}

/** Whether a heading names no subject: a listed word, numbered or not, or nothing but a number. `false` without a list. */
export function isGenericHeading(text: string, language: LanguageCode | null): boolean {
  const bare = bareText(text);
  if (bare === '') return true;
  return termsOf(language ?? '', 'genericHeadings')?.includes(bare.replace(NUMBER, '')) === true;
}
