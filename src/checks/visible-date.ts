/** Dates that a reader sees, in any listed language. */
import { MONTH_STEMS } from '../catalog/text-terms/months.ts';
import type { DateMark, PageFacts, TextBlock } from '../facts/page-facts.ts';

const MONTHS: ReadonlySet<string> = new Set(MONTH_STEMS.trim().split(/\s+/));
/** 2026-03-01, 1.3.2026, 03/01/2026, 2026年3月1日, 2026. 3. 1., and the same in other digits. */
const NUMERIC =
  /(?:19|20)\d\d\s?[-./年년]\s?\d{1,2}\s?[-./月월]\s?\d{1,2}|\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?(?:19|20)\d\d|[٠-٩۰-۹]{1,4}[/-][٠-٩۰-۹]{1,2}[/-][٠-٩۰-۹]{1,4}/;
/** A word within a few characters of a year. */
const YEAR = /(?:19|20)\d\d|[١٢۱۲][٠-٩۰-۹]{3}|[१२][०-९]{3}/g;
const WORD = /[\p{L}\p{M}]{3,12}/gu;
/** Characters before and after a year in which its month stands. */
const NEAR = 24;
/** Blocks at the beginning and at the end of the text, where dates of review stand. */
const EDGE_BLOCKS = 6;
/** Characters up to which such a block is a note, dated anywhere; a longer one is running text. */
const MAX_NOTE = 200;
/** Characters of running text in which a report names its day: "LONDON, 5 March 2026 —". */
const DAY_LINE = 60;
/** Characters of a listing whose head is read: that of an RFC or a letter. */
const MAX_HEAD = 400;

/** Characters of a line that is a date or a byline with one: there the year may be left out, or its century. */
const MAX_LINE = 60;
/** 10.15.26, 5/3/26: at the beginning of a line, where versions do not stand. */
const SHORT = /^\D{0,20}\d{1,2}[./]\d{1,2}[./]\d\d(?![\d./])/;
const DAY_BEFORE = /(?:^|\P{Nd})\p{Nd}{1,2}(?:\.|st|nd|rd|th|º|er)?\s?(?:de\s)?$/u;
const DAY_BEHIND = /^\.?\s?\p{Nd}{1,2}(?!\p{Nd})/u;

/**
 * Whether the page shows a date: a time element, a written date near its heading, near the beginning or end of its
 * text, or in a footer, where sites put "Last updated". The year of a copyright line is no date.
 */
export function hasVisibleDate(page: PageFacts): boolean {
  if (page.dates.some((mark) => mark.text !== '' && isDateMark(mark))) return true;
  if (page.datelines.some((line) => isDated(line) || isDatedLine(line))) return true;
  if (page.authors.some(({ name, source }) => source !== 'meta' && isDated(name))) return true;
  const { blocks } = page.main;
  const edges =
    blocks.length <= 2 * EDGE_BLOCKS
      ? blocks
      : [...blocks.slice(0, EDGE_BLOCKS), ...blocks.slice(-EDGE_BLOCKS)];
  return [...edges.map(datedPart), ...page.footers].some(isDated);
}

/** The part of a block in which a date is that of the text, not one of those it tells of. */
function datedPart({ kind, text }: TextBlock): string {
  if (kind === 'code') return text.slice(0, MAX_HEAD);
  return text.length <= MAX_NOTE ? text : text.slice(0, DAY_LINE);
}

/** A date on time elements and microdata: no duration, no time of day, no word. */
const MACHINE_DATE = /^\s*(?:19|20)\d\d-\d\d/;

function isDateMark({ value, text }: DateMark): boolean {
  return MACHINE_DATE.test(value) || [value, text].some((line) => isDated(line) || isDatedLine(line));
}

/** A day with its month in a short line: "March 18 at 3:57 PM". */
function isDatedLine(line: string): boolean {
  if (line.length > MAX_LINE) return false;
  if (SHORT.test(line)) return true;
  for (const { index, 0: word } of line.matchAll(WORD)) {
    if (!MONTHS.has(word.toLowerCase())) continue;
    if (DAY_BEFORE.test(line.slice(0, index)) || DAY_BEHIND.test(line.slice(index + word.length)))
      return true;
  }
  return false;
}

function isDated(text: string): boolean {
  if (NUMERIC.test(text)) return true;
  for (const { index } of text.matchAll(YEAR)) {
    const around = text.slice(Math.max(0, index - NEAR), index + 4 + NEAR).toLowerCase();
    for (const [word] of around.matchAll(WORD)) if (MONTHS.has(word)) return true;
  }
  return false;
}
