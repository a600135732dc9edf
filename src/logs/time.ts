/** The times of logs as epoch milliseconds. */
import { MONTHS, readDate } from '../values/date.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const NAMES = MONTHS.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join('');
const LENGTH = '10/Oct/2000:13:55:36 -0700'.length;
const ZERO = 0x30;

/**
 * The time of a line in the combined format, `10/Oct/2000:13:55:36 -0700` (Apache HTTP Server, mod_log_config, `%t`;
 * nginx, `$time_local`); `null` for any other text. Read by hand: every line has one.
 */
export function commonTime(text: string): number | null {
  const month = NAMES.indexOf(text.slice(3, 6)) / 3;
  if (text.length !== LENGTH || !Number.isInteger(month) || month < 0) return null;
  const day = digits(text, 0);
  const year = digits(text, 7) * 100 + digits(text, 9);
  const [hour, minute, second] = [digits(text, 12), digits(text, 15), digits(text, 18)];
  const zone = digits(text, 22) * HOUR_MS + digits(text, 24) * MINUTE_MS;
  const isFit = day <= 31 && hour < 24 && minute < 60 && second <= 60;
  const time = Date.UTC(year, month, day, hour, minute, second) - (text[21] === '-' ? -zone : zone);
  return isFit ? sane(time) : null;
}

/** The number of two digits; not a number for anything else. */
function digits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** From these on a number counts smaller units than the one before: seconds, milliseconds, microseconds, nanoseconds. */
const LEAST_MS = 1e11;
const LEAST_MICROS = 1e14;
const LEAST_NANOS = 1e17;
const MICROS = 1e3;
const NANOS = 1e6;

/** Epoch milliseconds of a number of seconds since 1970, or of a thousandth, millionth or billionth of one, by its size. */
function epochOf(number: number): number | null {
  if (!(number > 0)) return null;
  if (number >= LEAST_NANOS) return number / NANOS;
  if (number >= LEAST_MICROS) return number / MICROS;
  return number >= LEAST_MS ? number : number * SECOND_MS;
}

/** The time of a field of a JSON or CSV log: a number, or a date in digits, in W3C form or as in the combined format. */
export function fieldTime(value: string): number | null {
  const text = value.trim();
  if (/^\d+(?:\.\d+)?$/.test(text)) return sane(epochOf(Number(text)));
  const date = readDate(text.replace(' UTC', 'Z').replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'));
  return date === null ? commonTime(text.replaceAll(/^\[|\]$/g, '')) : sane(Date.parse(date));
}

/** The first and last year of which a log tells: what lies outside is a number of another kind. */
const FIRST = Date.UTC(1990, 0);
const LAST = Date.UTC(2200, 0);

function sane(time: number | null): number | null {
  return time !== null && time >= FIRST && time < LAST ? time : null;
}

/** The day of a time in UTC, `2026-11-20`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Monday, 5 January 1970 (ISO 8601 weeks begin on Monday). */
const A_MONDAY = 4 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** The number of the week of a time in UTC. */
export function weekNumber(time: number): number {
  return Math.floor((time - A_MONDAY) / WEEK_MS);
}

/** The Monday of a week by its number, `2026-11-16`. */
export function mondayOf(week: number): string {
  return dayOf(A_MONDAY + week * WEEK_MS);
}
