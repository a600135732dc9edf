/** Opening hours that a page shows: days of the week with the time from which and to which. */
import { oncePer } from '../../values/once.ts';
import { primarySubtag } from '../text/language.ts';

/** Two times with a dash or a short word between: "9:00–17:00", "9 am - 5 pm", "9h à 18h", "9 bis 17 Uhr". */
const TIMES =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2}|h)?\s?(?:[ap]\.?m\.?)?\s?(?:uhr)?\s?(?:[-–—−~〜]|\p{L}{1,3})\s?\d{1,2}(?:[:.h]\d{2}|h|\s?[ap]\.?m|\s?uhr)/iu;
const MAX_LINE = 120;
/** Days of one week, from Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 5 + day));

/** Names of the days in a language, long and short, in lower case. CLDR as it comes with Node; in English too. */
const dayNames = oncePer((language): ReadonlySet<string> => {
  const locales = [language, 'en'];
  return new Set(
    locales.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
        return DAYS.map((day) => format.format(day).toLowerCase().replace(/\.$/, ''));
      }),
    ),
  );
});

/** One that CLDR knows: a page may declare any. */
const knownLanguage = (language: string): string =>
  language !== '' && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 ? language : 'en';

/** Whether lines, in their order, state them: a time beside a day, or right after the line of one. `tag`: html[lang]. */
export function showsOpeningHours(lines: readonly string[], tag: string): boolean {
  const times = lines.map((line) => line.length <= MAX_LINE && TIMES.test(line));
  if (!times.includes(true)) return false;
  const names = dayNames(knownLanguage(primarySubtag(tag)));
  const hasDay = (line: string | undefined): boolean =>
    line !== undefined &&
    line.length <= MAX_LINE &&
    (line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => names.has(word));
  return times.some((isTime, at) => isTime && (hasDay(lines[at]) || hasDay(lines[at - 1])));
}
