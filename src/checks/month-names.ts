/** Names of months in the languages that the table of months leaves out. */
import { primarySubtag } from '../facts/text/language.ts';
import { LANGUAGES } from '../catalog/text-terms/languages.ts';

/** The middle of each month: it lies in twelve different months of the Persian calendar as well. */
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
/** Names alone, short, and as they stand in a date ("Οκτωβρίου"). */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
];

/**
 * Names of the months by the Unicode CLDR that comes with Node, lower case without a final stop, in the calendar of the country and in the
 * Gregorian one, in its script and in Latin. Empty for the listed languages, for a tag that is none, and for a language that CLDR does not know.
 * `tag`: that of html[lang].
 */
export function monthNames(tag: string): ReadonlySet<string> {
  const language = primarySubtag(tag);
  if (language === '' || LANGUAGES.some(({ code }) => code === language)) return new Set();
  const locales = [language, `${language}-u-ca-gregory`, `${language}-Latn`].filter(isKnown);
  const names = locales.flatMap((locale) => FORMS.flatMap((form) => namesIn(locale, form)));
  return new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')));
}

const isKnown = (locale: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

function namesIn(locale: string, form: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return MONTHS.flatMap((time) =>
    format.formatToParts(time).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
  );
}
