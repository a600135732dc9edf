/** Dates that a reader sees, in any language. */
import { allTerms } from '../catalog/languages/index.ts';
import { YEAR_ONE, HAN_DIGITS, HAN_MAGNITUDES } from '../catalog/letters.ts';
import { once } from '../values/once.ts';
import { commonMonths, monthNames } from './text/month-names.ts';
import { dateSigns, daysIn, MONTH_WORD } from './text/written-days.ts';
import type { DateMark, PageFacts, TextBlock } from './page-facts.ts';

/** Of our calendar, and of the Buddhist one from 2007 on. */
const FULL_YEAR = '(?:(?:19|20)\\d\\d|25[5-9]\\d)';
/** A digit of another script than ASCII. */
const OTHER_DIGIT = '[^\\P{Nd}\\d]';
/** Dates that are numbers alone, with marks or signs between. */
const numeric = once(() => {
  const [year, month] = [dateSigns(0), dateSigns(1)];
  return new RegExp(
    [
      // 2026-03-01, 2026年3月1日, 2026. 3. 1.
      `${FULL_YEAR}\\s?[-./${year}]\\s?\\d{1,2}\\s?[-./${month}]\\s?\\d{1,2}`,
      // 1.3.2026, 03/01/2026, 01 | 03 | 2026
      `\\d{1,2}\\s?[-./|]\\s?\\d{1,2}\\s?[-./|]\\s?${FULL_YEAR}`,
      // 2026年3月
      `${FULL_YEAR}\\s?[${year}]\\s?\\d{1,2}\\s?[${month}]`,
      // ٢٠٢٦/٣/١, ２０２６年３月１日
      `${OTHER_DIGIT}{1,4}[-./${year}]${OTHER_DIGIT}{1,2}[-./${month}]${OTHER_DIGIT}{1,4}`,
      // Japanese eras and the calendar of Taiwan: 令和8年3月1日, 民國115年3月1日
      `(?:${allTerms('eras').join('|')})\\s?(?:\\d{1,3}|${YEAR_ONE})[${year}]\\s?\\d{1,2}[${month}]`,
      // 二〇二六年三月一日
      `[○${HAN_DIGITS}]{4}[${year}][${HAN_DIGITS}${HAN_MAGNITUDES}]{1,2}[${month}]`,
    ].join('|'),
    'u',
  );
});
/** A word within a few characters of a year. */
const YEAR = new RegExp(`${FULL_YEAR}|${OTHER_DIGIT}{4}`, 'gu');
/** Characters before and after a year in which its month is. */
const NEAR = 24;
/** Blocks at the beginning and at the end of the text, where dates of review are. */
const EDGE_BLOCKS = 6;
/** Characters up to which such a block is a note, dated anywhere; a longer one is running text. */
const MAX_NOTE = 200;
/** Characters of running text in which a report names its day: "LONDON, 5 March 2026 —". */
const DAY_LINE = 60;
/** Characters of a listing whose head is read: that of an RFC or a letter. */
const MAX_HEAD = 400;

/** Characters of a line that is a date or a byline with one: there the year may be left out, or its century. */
const MAX_LINE = 60;
/** 10.15.26, 5/3/26: at the beginning of a line, where no versions are. */
const SHORT = /^\D{0,20}\d{1,2}[./]\d{1,2}[./]\d\d(?![\d./])/;
/** 3月9日, 3월 9일, 3/9(木) */
const eastAsianDay = once(() => {
  const [month, day] = [dateSigns(1), dateSigns(2)];
  return new RegExp(
    `\\p{Nd}{1,2}\\s?[${month}]\\s?\\p{Nd}{1,2}\\s?[${day}]|\\p{Nd}{1,2}/\\p{Nd}{1,2}\\s?[(（][${allTerms('weekdaySigns').join('')}][)）]`,
    'u',
  );
});
/** A day, as "3", "3.", "3rd" or "3 de", right before its month. */
const dayBefore = once(
  () =>
    new RegExp(
      `(?:^|\\P{Nd})\\p{Nd}{1,2}(?:\\.|${allTerms('dayEndings').join('|')})?\\s?(?:(?:${allTerms('dayLinks').join('|')})\\s)?$`,
      'u',
    ),
);
const DAY_AFTER = /^\.?\s?\p{Nd}{1,2}(?!\p{Nd})/u;

/**
 * Whether the page shows a date: a time element, a written date near its heading, near the beginning or end of its
 * text, or in a footer, where sites put "Last updated". The year of a copyright line is no date.
 */
export function hasVisibleDate(page: PageFacts): boolean {
  if (showsDate(page, commonMonths()) || showsDate(page, monthNames(page.lang))) return true;
  // In another language than the page declares, or in another calendar.
  return page.datelines.some((line) => daysIn(line, page.lang).length > 0);
}

/** What every date is written with: digits, or the numerals of Han. Most lines hold none, and need no closer look. */
const NUMERAL = new RegExp(`[\\p{Nd}○${HAN_DIGITS}]`, 'u');

function showsDate(page: PageFacts, months: ReadonlySet<string>): boolean {
  const isDated = (line: string): boolean => NUMERAL.test(line) && holdsDate(apart(line), months);
  const isLine = (line: string): boolean =>
    NUMERAL.test(line) && (holdsDate(apart(line), months) || isDatedLine(apart(line), months));
  if (page.dates.some((mark) => mark.text !== '' && isDateMark(mark, isLine))) return true;
  if (page.datelines.some(isLine)) return true;
  if (page.authors.some(({ name, source }) => source !== 'meta' && isDated(name))) return true;
  const { blocks } = page.main;
  const edges =
    blocks.length <= 2 * EDGE_BLOCKS
      ? blocks
      : [...blocks.slice(0, EDGE_BLOCKS), ...blocks.slice(-EDGE_BLOCKS)];
  return [...edges.map(datedPart), ...page.footers].some(isDated);
}

/** Spaces where style sheets part what is side by side in the source: "Ada LovelaceJune 07, 2013". */
const apart = (line: string): string => line.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** The part of a block in which a date is that of the text, not one of those it speaks of. */
function datedPart({ kind, text }: TextBlock): string {
  if (kind === 'code') return text.slice(0, MAX_HEAD);
  return text.length <= MAX_NOTE ? text : text.slice(0, DAY_LINE);
}

/** A date on time elements and microdata: no duration, no time of day, no word. */
const MACHINE_DATE = /^\s*(?:19|20)\d\d-W?\d\d/i;

function isDateMark({ value, text }: DateMark, isLine: (line: string) => boolean): boolean {
  return MACHINE_DATE.test(value) || isLine(value) || isLine(text);
}

/** A day with its month in a short line: "March 18 at 3:57 PM". */
function isDatedLine(line: string, months: ReadonlySet<string>): boolean {
  if (line.length > MAX_LINE) return false;
  if (SHORT.test(line) || eastAsianDay().test(line)) return true;
  for (const { index, 0: word } of line.matchAll(MONTH_WORD)) {
    if (!months.has(word.toLowerCase())) continue;
    if (dayBefore().test(line.slice(0, index)) || DAY_AFTER.test(line.slice(index + word.length)))
      return true;
  }
  return false;
}

function holdsDate(text: string, months: ReadonlySet<string>): boolean {
  if (numeric().test(text)) return true;
  for (const { index } of text.matchAll(YEAR)) {
    const around = text.slice(Math.max(0, index - NEAR), index + 4 + NEAR).toLowerCase();
    for (const [word] of around.matchAll(MONTH_WORD)) if (months.has(word)) return true;
  }
  return false;
}
