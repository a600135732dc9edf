/** Opening hours that a page shows: days of the week with the time from which and to which. */
import { CLOSED_WORDS } from '../../catalog/fact-labels.ts';
import { RANGE_WORDS } from '../../catalog/offer-words.ts';
import { oncePer } from '../../values/once.ts';
import { primarySubtag } from '../text/language.ts';
import { inAsciiDigits } from '../text/written-days.ts';

/** Two times with a dash or a short word between: "9:00–17:00", "9 am - 5 pm", "9h à 18h", "9 bis 17 Uhr". */
const TIMES =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2}|h)?\s?(?:[ap]\.?m\.?)?\s?(?:uhr)?\s?(?:[-–—−~〜]|\p{L}{1,3})\s?\d{1,2}(?:[:.h]\d{2}|h|\s?[ap]\.?m|\s?uhr)/iu;
/** A time zone after a time: who names one answers callers from anywhere, and is not visited. */
const ZONE =
  /\d(?:\s?[apAP]\.?[mM]\.?)?\s?[,(]?\s?(?:UTC|[A-Z]{1,4}T|(?:[A-Z][a-z]+ )?(?:[A-Z][a-z]+ )?Time)\b/;
const MAX_LINE = 120;
/** Days of one week, from Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 5 + day));

/** Names of the days as schema.org abbreviates them in `openingHours`. */
const ABBREVIATIONS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Names of the days in a language, long and short, in lower case, from 0 for Monday. CLDR as it comes with Node; in English, and as data has them, too. */
const dayNames = oncePer((language): ReadonlyMap<string, number> => {
  const names = new Map(ABBREVIATIONS.map((name, day) => [name.toLowerCase(), day]));
  for (const locale of ['en', language])
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      for (const [day, time] of DAYS.entries())
        names.set(format.format(time).toLowerCase().replace(/\.$/, ''), day);
    }
  return names;
});

/** One that CLDR knows: a page may declare any. */
const knownLanguage = (language: string): string =>
  language !== '' && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 ? language : 'en';

const namesFor = (tag: string): ReadonlyMap<string, number> => dayNames(knownLanguage(primarySubtag(tag)));

/** Whether lines, in their order, state when a place is open: a time beside a day, or right after the line of one. `tag`: html[lang]. */
export function showsOpeningHours(lines: readonly string[], tag: string): boolean {
  const times = lines.map((line) => line.length <= MAX_LINE && TIMES.test(line) && !ZONE.test(line));
  if (!times.includes(true)) return false;
  const names = namesFor(tag);
  const hasDay = (line: string | undefined): boolean =>
    line !== undefined &&
    line.length <= MAX_LINE &&
    (line.toLowerCase().match(WORD) ?? []).some((word) => names.has(word));
  return times.some((isTime, at) => isTime && (hasDay(lines[at]) || hasDay(lines[at - 1])));
}

const WORD = /[\p{L}\p{M}]+/gu;

/** From which minute of the day to which. */
type Interval = readonly [opens: number, closes: number];

/** Hours in the form of schema.org: "Mo-Fr 09:00-12:00,13:00-17:00". */
export function hoursText(days: readonly number[], intervals: readonly Interval[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  const runs: (readonly [number, number])[] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === day - 1) runs[runs.length - 1] = [last[0], day];
    else runs.push([day, day]);
  }
  const named = runs.map(([from, to]) => [...new Set([from, to])].map((day) => ABBREVIATIONS[day]).join('-'));
  const times = intervals.map((each) => each.map(clockTime).join('-'));
  return `${named.join(',')} ${times.join(',')}`;
}

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(?:h\b|uhr\b)?\s?([ap]\.?m\b\.?)?`;
const RANGE = RANGE_WORDS.join('|');
const INTERVAL = new RegExp(`^${CLOCK}\\s?(?:${RANGE}|−)\\s?${CLOCK}`, 'iu');
const CLOSED = new Set(CLOSED_WORDS);
/** Letters of a word are followed by no other letter. */
const DAY_WORD = /^([\p{L}\p{M}]+)\.?/u;
const DAY_RANGE = new RegExp(`^\\s?(?:${RANGE}|−)\\s?`, 'iu');
const BETWEEN = /^\s?[,;&+/|·]\s?/u;
/** What a line may begin with: "Opening hours: ". */
const LABEL = /^[^\d:]{3,30}:\s?(?=\S)/u;

/** The hours of a line. `days` alone: the times are in the next line; `isWhole`: nothing of it is left over. */
interface ReadHours {
  readonly days: readonly number[];
  readonly intervals: readonly Interval[];
  readonly isClosed: boolean;
}

/** What a line says of hours, if it says nothing else; else `null`. */
function readLine(written: string, names: ReadonlyMap<string, number>): ReadHours | null {
  const text = inAsciiDigits(written).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const whole = readParts(text, names);
  const label = whole === null ? LABEL.exec(text)?.[0] : undefined;
  return label === undefined ? whole : readParts(text.slice(label.length), names);
}

function readParts(text: string, names: ReadonlyMap<string, number>): ReadHours | null {
  const [days, afterDays] = readDays(text, names);
  let rest = afterDays.replace(/^\s?[:–—-]?\s?/u, '');
  if (rest === '') return days.length === 0 ? null : { days, intervals: [], isClosed: false };
  if (CLOSED.has(rest)) return { days, intervals: [], isClosed: true };
  const intervals: Interval[] = [];
  while (rest !== '') {
    const found = INTERVAL.exec(rest);
    const interval = found === null ? null : intervalOf(found);
    if (found === null || interval === null) return null;
    intervals.push(interval);
    rest = rest.slice(found[0].length).replace(BETWEEN, '').trimStart();
  }
  return { days, intervals, isClosed: false };
}

/** The days that a text begins with, and what comes after them. */
function readDays(text: string, names: ReadonlyMap<string, number>): readonly [number[], string] {
  const days: number[] = [];
  let rest = text;
  for (;;) {
    const [first, afterFirst] = readDay(rest, names);
    if (first === null) return [days, rest];
    const range = DAY_RANGE.exec(afterFirst)?.[0];
    const [last, afterLast] =
      range === undefined ? [null, afterFirst] : readDay(afterFirst.slice(range.length), names);
    for (let day = first; ; day = (day + 1) % DAYS.length) {
      days.push(day);
      if (day === (last ?? first)) break;
    }
    rest = last === null ? afterFirst : afterLast;
    const between = BETWEEN.exec(rest)?.[0];
    if (between === undefined) return [days, rest];
    if (readDay(rest.slice(between.length), names)[0] !== null) rest = rest.slice(between.length);
  }
}

function readDay(text: string, names: ReadonlyMap<string, number>): readonly [number | null, string] {
  const [written = '', word = ''] = DAY_WORD.exec(text) ?? [];
  const day = names.get(word);
  return day === undefined ? [null, text] : [day, text.slice(written.length)];
}

const NOON = 12;
const DAY_MINUTES = 24 * 60;

/** `null` where the half of the day is not clear, and over midnight. */
function intervalOf([
  ,
  hour,
  minute,
  half,
  lastHour,
  lastMinute,
  lastHalf,
]: RegExpExecArray): Interval | null {
  const isPlain = [minute, half, lastMinute, lastHalf].every((part) => part === undefined);
  const closes = minutesOf(lastHour, lastMinute, lastHalf);
  // "9-5pm" begins in the morning, "1-5pm" does not.
  const isSameHalf =
    half === undefined && lastHalf !== undefined && Number(hour) % NOON < Number(lastHour) % NOON;
  const opens = minutesOf(hour, minute, isSameHalf ? lastHalf : half);
  const isRange = opens < closes && closes <= DAY_MINUTES;
  return isRange && !(isPlain && Number(lastHour) <= NOON) ? [opens, closes] : null;
}

function minutesOf(hour: string | undefined, minute = '0', half = ''): number {
  const hours = half === '' ? Number(hour) : (Number(hour) % NOON) + (half.startsWith('p') ? NOON : 0);
  return Number(minute) < 60 ? hours * 60 + Number(minute) : Number.NaN;
}

/** Opening hours as one line states them, or the line of a day and that of its times. */
export interface ShownHours<Line> {
  readonly line: Line;
  readonly written: string;
  readonly value: string;
}

/** What lines in their order state, each with all of its text; none where any line of hours says more, or two speak of one day. */
export function shownHours<Line extends { readonly text: string }>(
  lines: readonly Line[],
  tag: string,
): ShownHours<Line>[] {
  if (!lines.some(({ text }) => text.length <= MAX_LINE && TIMES.test(text))) return [];
  const names = namesFor(tag);
  const found: ShownHours<Line>[] = [];
  const seen = new Set<number>();
  let before: readonly number[] = [];
  for (const [at, line] of lines.entries()) {
    const read = line.text.length <= MAX_LINE ? readLine(line.text, names) : null;
    const days = read === null || read.days.length > 0 ? (read?.days ?? []) : before;
    if (read === null && isOfHours(line.text, names)) return [];
    if (read !== null && days.length > 0 && read.intervals.length > 0) {
      if (days.some((day) => seen.has(day))) return [];
      for (const day of days) seen.add(day);
      const isOfTwo = read.days.length === 0;
      const written = isOfTwo ? `${lines[at - 1]?.text ?? ''} ${line.text}` : line.text;
      found.push({ line, written, value: hoursText(days, read.intervals) });
    }
    before = read !== null && read.intervals.length === 0 && !read.isClosed ? read.days : [];
  }
  return found;
}

/** Whether a line speaks of a day and of times, and was not understood. */
const isOfHours = (text: string, names: ReadonlyMap<string, number>): boolean =>
  text.length <= MAX_LINE &&
  TIMES.test(text) &&
  (text.toLowerCase().match(WORD) ?? []).some((word) => names.has(word));

const NORMAL = /^((?:(?:Mo|Tu|We|Th|Fr|Sa|Su)[-,]?)+) (\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d)*)$/;

/** By day of the week when it opens first and closes last; `null` for a value that is none of {@link hoursText}. */
export function weekOf(values: readonly string[]): ReadonlyMap<number, string> | null {
  const week = new Map<number, string>();
  for (const value of values) {
    const [, days = '', times = ''] = NORMAL.exec(value) ?? [];
    if (days === '') return null;
    for (const part of days.split(',')) {
      const [from = -1, to = from] = part
        .split('-')
        .map((day) => ABBREVIATIONS.findIndex((each) => each === day));
      for (let day = from; day <= to; day++) {
        const all = [week.get(day) ?? times, times].flatMap((each) => each.split(/[,-]/)).toSorted();
        week.set(day, `${all[0] ?? ''}-${all.at(-1) ?? ''}`);
      }
    }
  }
  return week;
}

/** The day as data abbreviates it. */
export const dayName = (day: number): string => ABBREVIATIONS[day] ?? '';

/** Names of days in data: "Monday", "https://schema.org/Monday", "Mo". -1 for what is none. */
export function dayNumber(written: string): number {
  const name = (written.split(/[/#]/).at(-1) ?? '').toLowerCase();
  return dayNames('en').get(name) ?? -1;
}

/** A text of `openingHours` in the same form, where nothing of it is left over; else as it is. */
export function statedHours(written: string): string {
  const read = readLine(written, dayNames('en'));
  const isWhole = read !== null && read.days.length > 0 && read.intervals.length > 0;
  return isWhole ? hoursText(read.days, read.intervals) : written;
}

/** The minute of a time as data states it: "09:00", "9:00:00", "17:30:00+01:00". `null` for what is none. */
export function minuteOfDay(written: string): number | null {
  const [, hour, minute] =
    /^T?(\d{1,2}):(\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(written.trim()) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
