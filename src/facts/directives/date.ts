/**
 * Reads the date of an `unavailable_after`. Google takes "a widely adopted format including, but not limited to RFC
 * 822, RFC 850, and ISO 8601" and ignores the rule without a valid date. `Date.parse` would take nearly anything for
 * one ("soon 1" is in 2001), and read what names no zone in the zone of the machine.
 */
import { MONTHS, readDate } from '../../values/date.ts';

/** Characters in which a date is. The longest form that is read has under 60. */
const MAX_DATE = 64;

const WEEKDAY = '(?:[A-Z]{3,9},? )?';
const CLOCK = String.raw`(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d{1,9})?)?`;
/** An offset, or the name of one: zone names in use end in `T`; no directive of that length does. */
const ZONE = String.raw`(?: ?(?:GMT|UTC)?(?<sign>[+-])(?<ahead>\d\d)(?::?(?<odd>\d\d))?| ?(?<zone>Z|UTC|[A-Z]{1,3}T))?`;
/** What follows belongs to the list again. */
const END = String.raw`(?=[\s,;]|$)`;

const FORMS: readonly RegExp[] = [
  // ISO 8601, also with a blank for the T, and with slashes.
  String.raw`(?<year>\d{4})(?<mark>[-/])(?<month>\d\d)\k<mark>(?<day>\d\d)(?:[T ]${CLOCK})?`,
  // ISO 8601 without marks.
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?)?`,
  // RFC 822 and, with dashes, RFC 850.
  String.raw`${WEEKDAY}(?<day>\d{1,2})[ -](?<month>[A-Z]{3,9})[ -](?<year>\d{4}|\d\d)(?:,? ${CLOCK})?`,
  // As people write it in English.
  String.raw`${WEEKDAY}(?<month>[A-Z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?:,? ${CLOCK})?`,
].map((form) => new RegExp(`^${form}${ZONE}${END}`, 'i'));

/** A date, and the characters that it takes. */
export interface DirectiveDate {
  /** As written. */
  readonly written: string;
  /** Epoch milliseconds: UTC where no zone is named, the beginning of the day where no hour is. */
  readonly time: number;
}

/** The date that a text starts with, `null` without one. White space in it is single blanks. */
export function dateAtStart(text: string): DirectiveDate | null {
  const head = text.slice(0, MAX_DATE);
  for (const form of FORMS) {
    const found = form.exec(head);
    if (found === null) continue;
    const date = readDate(byRfc822(found.groups ?? {}));
    return date === null ? null : { written: found[0], time: Date.parse(date) };
  }
  return null;
}

/** One spelling for all forms. */
function byRfc822(parts: Readonly<Record<string, string | undefined>>): string {
  const { year, month = '', day, hour, minute, second = '00', sign, ahead, odd = '00', zone = 'GMT' } = parts;
  const date = `${day} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
  if (hour === undefined) return date;
  return `${date} ${hour}:${minute}:${second} ${sign === undefined ? zone : `${sign}${ahead}${odd}`}`;
}
