/** The days that a line of text names, in any language and calendar, as days of ours. */
import { allTerms, allLanguages, termsIn, termsOf } from '../../catalog/languages/index.ts';
import { YEAR_ONE } from '../../catalog/letters.ts';
import { once } from '../../values/once.ts';
import { gregorianDay, isMonthFirst, monthsOf, type NamedMonth, ownCalendar } from './calendars.ts';
import { primarySubtag } from './language.ts';

/** A name of a month, of two letters in Arabic and Hindi (آب, मई); Thai writes the short ones with full stops: ต.ค. */
export const MONTH_WORD = /[\p{L}\p{M}]{2,12}|\p{sc=Thai}{1,3}\.\p{sc=Thai}{1,2}/gu;

/** The signs of one place in a date, as a class: 年 and 년 for the year. */
export const dateSigns = (place: 0 | 1 | 2): string =>
  allLanguages()
    .map((language) => termsIn(language.dateSigns ?? '')[place] ?? '')
    .join('');

/** Years of pages: one is not older than the web, one of another calendar falls there as well. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

/** 2026-03-01, 2026年3月1日, 2026. 3. 1., 1404/12/10 */
const yearFirst = once(
  () =>
    new RegExp(
      `(?<!\\d[-./]?)(\\d{4})\\s?([-./${dateSigns(0)}])\\s?(\\d{1,2})\\s?[-./${dateSigns(1)}]\\s?(\\d{1,2})(?!\\d|[-–]\\d)`,
      'gu',
    ),
);
/** 1.3.2026, 03/01/2026, 1.3.26 at the beginning of a line or after a word */
const YEAR_LAST = /(?<![\d.,/-])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d\d)(?![\d/]|[.,-]\d)/gu;
/** Japanese eras and the calendar of Taiwan: 令和8年3月1日, 民國115年3月1日 */
const ofEra = once(
  () =>
    new RegExp(
      `(${allTerms('eras').join('|')})\\s?(\\d{1,3}|${YEAR_ONE})[${dateSigns(0)}]\\s?(\\d{1,2})[${dateSigns(1)}]\\s?(\\d{1,2})`,
      'gu',
    ),
);

const endings = once(() => `(?:\\.|ª|º|${allTerms('dayEndings').join('|')})?`);
const links = once(() => `(?:(?:${allTerms('dayLinks').join('|')}|of)\\s)?`);
const dayBefore = once(() => new RegExp(`(?<!\\d[.:/-]?)(\\d{1,2})${endings()}\\s?${links()}$`, 'u'));
const dayAfter = once(() => new RegExp(`^[.,]?\\s?(\\d{1,2})${endings()}(?![\\d:])`, 'u'));
/** A year after its month, a word or a comma between: "3 de mayo de 2026", "5. maijs, 2026". */
const YEAR_AFTER = /^[^\p{L}\d]{0,3}(?:\p{L}{1,3}\s)?['’]?(\d{4})(?!\d)/u;
/** A year before its month: "2026. március 5.", "2026 m. kovo 5 d.", "2026ko martxoaren 5a". */
const YEAR_BEFORE = /(?<!\d)(\d{4})(?:\p{L}{1,4})?[^\p{L}\d]{0,3}(?:\p{L}{1,5}[^\p{L}\d]{1,2})?$/u;

/** Characters on each side of a month in which its day and its year are. */
const NEAR = 24;
/** Lines are short; what is longer is cut. */
const MAX_LINE = 400;

/** ASCII digits for those of any other script. */
export const inAsciiDigits = (text: string): string => text.replaceAll(/[^\P{Nd}\d]/gu, digitOf);

/** Digits of a script are in a row that begins at 0 or at 6 of sixteen. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const place = code % 16;
  const first = String.fromCodePoint(code - place);
  return String(/\p{Nd}/u.test(first) ? place : place - 6);
}

interface Found {
  readonly at: number;
  readonly day: string;
}

/** The days in the order of the line, each `YYYY-MM-DD`. `tag`: html[lang], which tells how 3/1/2026 is meant. */
export function daysIn(written: string, tag: string): string[] {
  if (!/\p{Nd}/u.test(written)) return [];
  const line = inAsciiDigits(written.slice(0, MAX_LINE));
  const isArabic = /[٠-٩۰-۹]/u.test(written);
  const found = [...numbered(line, tag, isArabic), ...named(line, tag)];
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ day }) => day))];
}

function* numbered(line: string, tag: string, isArabic: boolean): Iterable<Found> {
  for (const { index, 1: year, 3: month, 4: day } of line.matchAll(yearFirst())) {
    const found = dayOf(Number(year), Number(month), Number(day), tag, isArabic);
    if (found !== null) yield { at: index, day: found };
  }
  for (const { index, 1: era = '', 2: year = '', 3: month, 4: day } of line.matchAll(ofEra())) {
    const start = eraStarts().get(era);
    const count = year === YEAR_ONE ? 1 : Number(year);
    const found = start === undefined ? null : ours(start + count, Number(month), Number(day));
    if (found !== null) yield { at: index, day: found };
  }
  for (const { index, 1: first, 2: mark = '', 3: second, 4: year = '' } of line.matchAll(YEAR_LAST)) {
    const [a, b] = [Number(first), Number(second)];
    const isSwapped = a <= 12 && (b > 12 || (mark !== '.' && isMonthFirst(tag) !== false));
    // Without a language 3/1/2026 is one of two days.
    if (isSwapped && b <= 12 && a !== b && isMonthFirst(tag) === null) continue;
    // Of a year in two digits: 1.3.26 alone, or versions and prices would be days.
    if (year.length === 2 && (mark === '-' || !isAlone(line, index))) continue;
    const full = year.length === 2 ? 2000 + Number(year) : Number(year);
    const found = isSwapped ? dayOf(full, a, b, tag, isArabic) : dayOf(full, b, a, tag, isArabic);
    if (found !== null) yield { at: index, day: found };
  }
}

/** Nothing but a word or two before it. */
const isAlone = (line: string, index: number): boolean => /^\P{Nd}{0,30}$/u.test(line.slice(0, index));

function* named(line: string, tag: string): Iterable<Found> {
  for (const { index, 0: word } of line.matchAll(MONTH_WORD)) {
    const before = line.slice(Math.max(0, index - NEAR), index);
    const after = line.slice(index + word.length, index + word.length + NEAR);
    if (!/\d/.test(before + after)) continue;
    const parts = dayAndYear(before, after);
    const month = parts === null ? null : monthOf(word, tag);
    if (parts === null || month === null) continue;
    // Thai counts the years of the Buddha in the months of our calendar.
    const isThai = month.calendar === 'gregory' && parts.year > LAST_YEAR;
    const day = gregorianDay({ ...month, ...parts, ...(isThai ? { calendar: 'buddhist' } : {}) });
    if (day !== null && isOfPages(day)) yield { at: index, day };
  }
}

function dayAndYear(before: string, after: string): { readonly year: number; readonly day: number } | null {
  const day = dayBefore().exec(before)?.[1];
  const year = YEAR_AFTER.exec(after)?.[1];
  if (day !== undefined && year !== undefined) return { day: Number(day), year: Number(year) };
  const next = dayAfter().exec(after);
  if (next === null) return null;
  const yearAfter = YEAR_AFTER.exec(after.slice(next[0].length))?.[1];
  const other = yearAfter ?? YEAR_BEFORE.exec(before)?.[1];
  return other === undefined ? null : { day: Number(next[1]), year: Number(other) };
}

/** Letters that a cut name of a month has at least. */
const MIN_MONTH = 3;

/** The month of a name: in the language of the page, else in any that has it among the names that count on every page. */
function monthOf(written: string, tag: string): NamedMonth | null {
  const word = written.toLowerCase();
  for (const language of [primarySubtag(tag), ...languagesOf(word)]) {
    const month = language === '' ? null : monthIn(word, language);
    if (month !== null) return month;
  }
  return null;
}

function monthIn(word: string, language: string): NamedMonth | null {
  const months = monthsOf(language);
  const known = months.get(word);
  if (known !== undefined) return known;
  // A cut name, or one with an ending, of a listed language: "sept", "Septembris".
  const isListed = [
    ...(termsOf(language, 'months') ?? []),
    ...(termsOf(language, 'shortMonths') ?? []),
  ].includes(word);
  if (!isListed || word.length < MIN_MONTH) return null;
  const near = [...months].filter(
    ([name]) => name.startsWith(word) || word.startsWith(name.slice(0, MIN_MONTH + 1)),
  );
  const [first] = near;
  return first !== undefined && near.every(([, { month }]) => month === first[1].month) ? first[1] : null;
}

const byWord = once((): ReadonlyMap<string, readonly string[]> => {
  const languages = new Map<string, string[]>();
  for (const { code } of allLanguages())
    for (const word of termsOf(code, 'months') ?? [])
      languages.set(word, [...(languages.get(word) ?? []), code]);
  return languages;
});

/** Scripts that one language or a few write, as Unicode calls them. */
const SCRIPTS =
  'Arab Armn Beng Deva Ethi Geor Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Sinh Taml Telu Thaa Thai'.split(' ');

/** By script: the language that most write in it by CLDR, and those of the catalogue without a list of months. */
const writtenIn = once(() =>
  SCRIPTS.map((script) => {
    const likely = new Intl.Locale(`und-${script}`).maximize().language;
    const others = allLanguages().filter(
      ({ code }) =>
        (termsOf(code, 'months') ?? []).length === 0 && new Intl.Locale(code).maximize().script === script,
    );
    return {
      letter: new RegExp(`\\p{sc=${script}}`, 'u'),
      languages: [likely, ...others.map(({ code }) => code)],
    };
  }),
);

/** The languages that a name of a month may be of: in Latin, Greek and Cyrillic letters those that list it. */
function languagesOf(word: string): readonly string[] {
  const listed = byWord().get(word) ?? [];
  const written = writtenIn().find(({ letter }) => letter.test(word));
  return [...listed, ...(written?.languages ?? [])];
}

const isOfPages = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

function ours(year: number, month: number, day: number): string | null {
  const found = gregorianDay({ calendar: 'gregory', year, month, day });
  return found !== null && isOfPages(found) ? found : null;
}

/** Of our calendar, else of that of the language, else of the one whose years are such numbers. */
function dayOf(year: number, month: number, day: number, tag: string, isArabic: boolean): string | null {
  if (month > 13 || day > 31) return null;
  const known = month > 12 ? null : ours(year, month, day);
  if (known !== null) return known;
  const own = ownCalendar(primarySubtag(tag));
  // Only Persian writes such years in numbers with these digits; Thai years are 543 more than ours.
  const calendar = own ?? (isArabic ? 'persian' : 'buddhist');
  const found = gregorianDay({ calendar, year, month, day });
  return found !== null && isOfPages(found) ? found : null;
}

/** The year before the first one of each era that a list names, as CLDR begins it. */
const eraStarts = once((): ReadonlyMap<string, number> => {
  const starts = new Map<string, number>();
  for (const locale of ['ja-u-ca-japanese', 'zh-Hant-u-ca-roc', 'zh-u-ca-roc'])
    for (const year of [1930, 1970, 2000, 2025]) {
      const parts = new Intl.DateTimeFormat(locale, {
        era: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).formatToParts(Date.UTC(year, 5, 15));
      const partOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
      starts.set(partOf('era'), year - Number.parseInt(partOf('year'), 10));
    }
  return starts;
});
