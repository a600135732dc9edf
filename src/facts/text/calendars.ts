/** Days of any calendar that `Intl` knows, and the names of its months: the Unicode CLDR that comes with Node. */
import { oncePer } from '../../values/once.ts';

/** A day as its calendar counts it. */
export interface CalendarDay {
  /** As in the locale extension `ca`: gregory, persian, buddhist. */
  readonly calendar: string;
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** A month by its name. */
export interface NamedMonth {
  readonly calendar: string;
  readonly month: number;
}

const DAY_MS = 86_400_000;
/** Mean days of a month, near enough to come closer with each step. */
const MONTH_DAYS = 29.5;
/** Mean days of a year: those of the moon are eleven days shorter. */
const YEAR_DAYS = 365.2425;
const MOON_YEAR_DAYS = 354.367;
/** Steps to a day; leap months make the first ones miss it. */
const MAX_STEPS = 12;

const partsIn = oncePer(
  (calendar: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

function dayIn(calendar: string, time: number): CalendarDay {
  const parts = partsIn(calendar).formatToParts(time);
  const numberOf = (...types: readonly string[]): number =>
    Number.parseInt(parts.find(({ type }) => types.includes(type))?.value ?? '', 10);
  return { calendar, year: numberOf('year', 'relatedYear'), month: numberOf('month'), day: numberOf('day') };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day of our calendar as `YYYY-MM-DD`, `null` for a day that the other one does not have. */
export function gregorianDay(wanted: CalendarDay): string | null {
  const { calendar, year, month, day } = wanted;
  if (calendar === 'gregory') {
    const time = Date.UTC(year, month - 1, day);
    return new Date(time).getUTCMonth() === month - 1 && day > 0 ? isoDay(time) : null;
  }
  const yearDays = calendar.startsWith('islamic') ? MOON_YEAR_DAYS : YEAR_DAYS;
  let time = Date.UTC(2020, 0, 1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const met = dayIn(calendar, time);
    if (Number.isNaN(met.year + met.month + met.day)) return null;
    const away = [year - met.year, month - met.month, day - met.day] as const;
    if (away.every((each) => each === 0)) return isoDay(time);
    const days = Math.round(away[0] * yearDays + away[1] * MONTH_DAYS + away[2]);
    time += (days === 0 ? Math.sign(away[1] || away[2]) : days) * DAY_MS;
    if (Math.abs(time) > MAX_TIME) return null;
  }
  return null;
}

/** Milliseconds: a thousand years are further than any page. */
const MAX_TIME = 1_000 * YEAR_DAYS * DAY_MS;

/** Calendars that count other years than ours and are written on pages, by the languages that write them. */
const CALENDARS: Readonly<Record<string, readonly string[]>> = {
  fa: ['persian'],
  ps: ['persian'],
  ckb: ['persian'],
  ar: ['islamic-umalqura'],
  he: ['hebrew'],
  th: ['buddhist'],
  am: ['ethiopic'],
};

/** The calendar beside ours in which a language counts years, `null` without one. */
export const ownCalendar = (language: string): string | null => CALENDARS[language]?.[0] ?? null;

const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
];

/** Steps through two years by days in which no month of any calendar is missed. */
const STEP_DAYS = 14;
const STEPS = 53;

/**
 * The months of a language by their names in lower case, without a final stop: whole, short, and as they are in a date; of our
 * calendar and of its own. Empty for a language that CLDR does not know.
 */
export const monthsOf = oncePer((language: string): ReadonlyMap<string, NamedMonth> => {
  const months = new Map<string, NamedMonth>();
  for (const calendar of ['gregory', ...(CALENDARS[language] ?? [])])
    for (const form of FORMS)
      for (const [name, month] of namesIn(`${language}-u-ca-${calendar}`, form, calendar))
        if (!months.has(name)) months.set(name, { calendar, month });
  return months;
});

function namesIn(locale: string, form: Intl.DateTimeFormatOptions, calendar: string): [string, number][] {
  if (!isKnown(locale)) return [];
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  const times =
    calendar === 'gregory'
      ? Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15))
      : Array.from({ length: STEPS }, (_, step) => Date.UTC(2026, 0, 1 + step * STEP_DAYS));
  return times.flatMap((time) =>
    format
      .formatToParts(time)
      .filter(({ type }) => type === 'month')
      .map(({ value }): [string, number] => [
        value.toLowerCase().replace(/\.$/, ''),
        calendar === 'gregory' ? new Date(time).getUTCMonth() + 1 : dayIn(calendar, time).month,
      ]),
  );
}

function isKnown(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** Whether a language writes the month before the day in numbers (3/1/2026), `null` for a tag that is none. */
export const isMonthFirst = oncePer((tag: string): boolean | null => {
  if (tag === '' || !isKnown(tag)) return null;
  const types = new Intl.DateTimeFormat(`${tag.split('-u-')[0] ?? ''}-u-ca-gregory`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .formatToParts(0)
    .map(({ type }) => type);
  return types.indexOf('month') < types.indexOf('day');
});
