/** Parts of an address that say nothing but a language or a country: `/de`, `/pt-br`, `/us-en`, `/zh-hant-tw`, `/es-419`. */
import { LANGUAGE_CODES, PLAIN_LANGUAGE_CODES } from '../catalog/language-codes.ts';
import { primarySubtag } from './text/language.ts';

/** Scripts in which languages are written side by side (ISO 15924): other words of four letters are words ("de-luxe"). */
const SCRIPT = '[-_](?:latn|cyrl|arab|hans|hant|deva|beng|guru|hebr|jpan|kore)';
/** Countries, and the regions of several countries that tags name (UN M.49): the world, Europe, Latin America. */
const PLACE = '[-_]([a-z]{2,3}|001|150|419)';
/** A language with a script and a region, or a region with a language (BCP 47 with either separator; either order). */
const TAG = new RegExp(`^([a-z]{2})(?:${SCRIPT})?(?:${PLACE})?$`);
const REGION = /[-_]([a-z]{2})(?:$|[-_])/i;

/** Whether a lower-case segment of a path can be the language of the page: an ISO 639-1 code, alone or in a tag. */
export function isLanguageSegment(segment: string): boolean {
  const [, first = '', second = ''] = TAG.exec(segment) ?? [];
  return LANGUAGE_CODES.has(first) || LANGUAGE_CODES.has(second);
}

/**
 * Whether a lower-case segment is the language or country of a page that declares `lang` (empty: nothing declared).
 * A code that is a word as well ("it", "ai") and a country need the declared language to agree: `/it` on an English
 * site is no Italian start page.
 */
export function namesLanguage(segment: string, lang: string): boolean {
  if (segment.length > 2 && TAG.test(segment)) return isLanguageSegment(segment);
  if (PLAIN_LANGUAGE_CODES.has(segment)) return true;
  const declared = primarySubtag(lang);
  // Languages without a code of two letters: Filipino is `fil`.
  if (segment !== '' && segment === declared) return true;
  if (declared === '') return LANGUAGE_CODES.has(segment);
  if (LANGUAGE_CODES.has(segment) && primarySubtag(segment) === declared) return true;
  return isCountryOf(segment, lang, declared);
}

/** A country whose code is in the declared tag, or whose own language is declared (CLDR likely subtags). */
function isCountryOf(segment: string, lang: string, declared: string): boolean {
  if (!/^[a-z]{2}$/.test(segment)) return false;
  if (REGION.exec(lang.trim())?.[1]?.toLowerCase() === segment) return true;
  // English is the likely language of many codes that are abbreviations, and of most pages about those.
  return declared !== 'en' && new Intl.Locale(`und-${segment}`).maximize().language === declared;
}
