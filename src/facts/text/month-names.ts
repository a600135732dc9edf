/** Names of months, by where they count. */
import { primarySubtag } from './language.ts';
import { allTerms, scriptOfLanguage, termsOf } from '../../catalog/languages/index.ts';
import { once } from '../../values/once.ts';

/** Names that count in a text of any language. */
export const commonMonths = once((): ReadonlySet<string> => new Set(allTerms('months')));

/** The middle of each month: it lies in twelve different months of the Persian calendar as well. */
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
/** Names alone, short, and as they are in a date ("Οκτωβρίου"). */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
];

/**
 * Lower case without a final stop. For a listed language its short names: the whole ones count on every page; where it is
 * written in several scripts, its names in Latin besides. For another one its names by the Unicode CLDR that comes with Node, in the calendar of the country and in the Gregorian one, in its script and in Latin;
 * none for a tag that is none, and for a language that CLDR does not know. `tag`: that of html[lang].
 */
export function monthNames(tag: string): ReadonlySet<string> {
  const language = primarySubtag(tag);
  if (language === '') return new Set();
  const isListed = termsOf(language, 'months') !== null;
  const listed = isListed ? (termsOf(language, 'shortMonths') ?? []) : [];
  if (isListed && scriptOfLanguage(language) !== null) return new Set(listed);
  const others = isListed ? [] : [language, `${language}-u-ca-gregory`];
  const locales = [...others, `${language}-Latn`].filter(isKnown);
  const names = locales.flatMap((locale) => FORMS.flatMap((form) => namesIn(locale, form)));
  return new Set([...listed, ...names.map((name) => name.toLowerCase().replace(/\.$/, ''))]);
}

const isKnown = (locale: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

function namesIn(locale: string, form: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return MONTHS.flatMap((time) =>
    format.formatToParts(time).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
  );
}
