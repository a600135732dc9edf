/**
 * Reads the dates of pages, sitemaps and feeds. `Date.parse` would depend on the machine's zone and accept junk.
 * Sources: https://www.w3.org/TR/NOTE-datetime (HTML, sitemaps, Atom by RFC 3339), RFC 822 section 5 as amended (HTTP,
 * RSS).
 */
import { commaSeparated } from '../catalog/comma-separated.ts';

/** Characters. The longest form of either standard has under 40. */
const MAX_DATE = 64;

const W3C =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?\s?(Z|z|[+-]\d\d:?\d\d)?)?)?)?$/;

/** A comment may follow, such as the name of the zone (RFC 5322 appendix A.5). */
const RFC822 =
  /^(?:[A-Za-z]{3,9}(?:,\s*|\s+))?(\d{1,2})\s+([A-Za-z]{3})[a-z]*\s+(\d{4}|\d\d)(?:\s+(\d\d?):(\d\d)(?::(\d\d))?(?:\s+([A-Za-z]{1,5}|[+-]\d{4}))?)?(?:\s*\([^()]*\))?$/;

/** The names of RFC 822 in lower case. */
export const MONTHS: readonly string[] = commaSeparated(
  'jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec',
);

/** RFC 822 5.1. An unknown name counts as UTC, as RFC 5322 4.3 asks. */
const ZONES: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
};

/** Largest offset in use is +14:00 (Kiribati); RFC 3339 allows any hour below 24. */
const MAX_ZONE_HOUR = 23;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether the month has the day. Gregorian, also before 1582. */
function isDay(year: number, month: number, day: number): boolean {
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/** Seconds may be 60: a leap second (RFC 3339 5.6). 24:00 is no W3C time. */
const isTime = (hour: number, minute: number, second: number): boolean =>
  hour < 24 && minute < 60 && second <= 60;

function isZone(zone: string): boolean {
  if (zone === '' || zone.toUpperCase() === 'Z') return true;
  return Number(zone.slice(1, 3)) <= MAX_ZONE_HOUR && Number(zone.slice(-2)) < 60;
}

function readW3c(text: string): string | null {
  const found = W3C.exec(text);
  if (found === null) return null;
  const [, year = '', month = '01', day = '01', hour, minute = '00', second = '00', zone = ''] = found;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  if (hour === undefined) return text;
  if (!isTime(Number(hour), Number(minute), Number(second)) || !isZone(zone)) return null;
  const bare = zone === '' ? text : text.slice(0, -zone.length);
  const colon = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  return bare.trimEnd().replace(/[t ]/, 'T') + (zone === '' ? 'Z' : colon);
}

/** RFC 2822 4.3: two digits below 50 are of this century. */
const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;

function zoneOf(zone: string): string {
  if (/^[+-]/.test(zone)) return `${zone.slice(0, 3)}:${zone.slice(3)}`;
  return ZONES[zone.toUpperCase()] ?? 'Z';
}

function readRfc822(text: string): string | null {
  const found = RFC822.exec(text);
  if (found === null) return null;
  const [, day = '', name = '', shortYear = '', hour, minute = '00', second = '00', zone = 'Z'] = found;
  const year = fullYear(shortYear);
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (!isDay(Number(year), month, Number(day))) return null;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return date;
  const offset = zoneOf(zone);
  if (!isTime(Number(hour), Number(minute), Number(second)) || !isZone(offset)) return null;
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`;
}

const WITHOUT_MARKS = /^(\d{4})(\d\d)(\d\d)(?:[Tt](\d\d)(\d\d)(\d\d)?([Zz]|[+-]\d{4})?)?$/;

/**
 * A week of ISO 8601 with or without its day, in either format, and the day of a year in the extended one: seven digits
 * alone are more often a day of the calendar that lost one.
 */
const WEEK_DATE = /^(\d{4})-?W(\d\d)(?:-?([1-7]))?(?=$|T)/i;
const ORDINAL_DATE = /^(\d{4})-(\d{3})(?=$|T)/i;

const DAY_MS = 86_400_000;

/** The Monday of the first week, which has 4 January in it (ISO 8601-1, 3.1.1.23). */
function firstMonday(year: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY_MS;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function weekDay(year: number, week: number, day: number): string | null {
  const monday = firstMonday(year) + (week - 1) * 7 * DAY_MS;
  return week < 1 || monday >= firstMonday(year + 1) ? null : dayOf(monday + (day - 1) * DAY_MS);
}

function ordinalDay(year: number, day: number): string | null {
  return day < 1 || day > (isLeap(year) ? 366 : 365) ? null : dayOf(Date.UTC(year, 0, day));
}

/** A date by week or by day of the year as a day of the calendar; of a week its Monday. Any other text as it is. */
function inCalendarDays(text: string): string {
  const [week, weekYear, number, weekday = '1'] = WEEK_DATE.exec(text) ?? [];
  if (week !== undefined) {
    const day = weekDay(Number(weekYear), Number(number), Number(weekday));
    return day === null ? text : day + text.slice(week.length);
  }
  const [ordinal, year, dayNumber] = ORDINAL_DATE.exec(text) ?? [];
  const day = ordinal === undefined ? null : ordinalDay(Number(year), Number(dayNumber));
  return ordinal === undefined || day === null ? text : day + text.slice(ordinal.length);
}

/**
 * Any date of ISO 8601 as a day of the calendar in the extended format: the basic format (20260301, 20260301T0900Z), dates
 * by week (2026-W12-3) and by day of the year (2026-080). Any other text as it is.
 */
export function inExtendedFormat(text: string): string {
  const [, year, month, day, hour, minute, second = '00', zone = ''] = WITHOUT_MARKS.exec(text) ?? [];
  if (year === undefined) return inCalendarDays(text);
  const date = `${year}-${month}-${day}`;
  return hour === undefined ? date : `${date}T${hour}:${minute}:${second}${zone}`;
}

/**
 * A date as a W3C date with the precision it was written with, UTC where it names no zone. `null` for what is no date
 * or no day of the calendar.
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_DATE) return null;
  return readW3c(trimmed) ?? readRfc822(trimmed);
}

/**
 * Calendar date, or date and time to the minute or finer, with or without a zone (ISO 8601-1, extended format, as
 * schema.org uses it). A day may end at 24:00, and a minute in a leap second.
 */
const DATE =
  /^[+-]?(?<year>\d{4})(?:-(?<month>0[1-9]|1[0-2])(?:-(?<day>0[1-9]|[12]\d|3[01])(?:[T ](?:(?:[01]\d|2[0-3]):?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d{1,9})?)?|24:?00(?::?00(?:[.,]0{1,9})?)?)(?:Z|[+-][01]\d(?::?[0-5]\d)?)?)?)?)?$/i;

/** Whether a text is a date as schema.org writes them, on a day that its month has. */
export function isDate(text: string): boolean {
  const groups = DATE.exec(inExtendedFormat(text))?.groups;
  if (groups === undefined) return false;
  const { year, month, day } = groups;
  if (month === undefined || day === undefined) return true;
  return isDay(Number(year), Number(month), Number(day));
}
