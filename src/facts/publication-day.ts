/** The day on which a page says that it was published. */
import { allTerms } from '../catalog/languages/index.ts';
import { once } from '../values/once.ts';
import { DAY, datesOf, ownDaysShown } from './page-dates.ts';
import type { PageFacts } from './page-facts.ts';
import { daysIn } from './text/written-days.ts';

/** Blocks at the beginning of the text, where bylines are that no heading is next to. */
const FIRST_BLOCKS = 4;
/** Characters of a block that is a dateline and no running text. */
const MAX_NOTE = 90;

/** "Published 1 March 2026", "Erstellt am: 01.03.2026" */
const publishedLabel = once(
  () => new RegExp(`(?:^|\\P{L})(?:${allTerms('publishedLabels').join('|')})(?!\\p{L})`, 'iu'),
);

/** /2026/03/01/, /2026-03-01-, /20260301 */
const IN_PATH = /\/(20\d\d)[-/]?(0[1-9]|1[0-2])[-/]?(0[1-9]|[12]\d|3[01])(?![\d])/;

/**
 * The day as `YYYY-MM-DD`, in the zone in which it is written; `null` where the page does not say. What is declared goes
 * before the address, that before the lines next to the heading. Of a moment that is declared in another zone than that of
 * the reader, the day is the one that the page shows.
 */
export function publicationDay(page: PageFacts): string | null {
  const shown = shownDays(page);
  const inPath = dayInPath(page.finalUrl);
  const declared = declaredDay(page);
  if (declared !== null)
    return [...shown, inPath].find((day) => day !== null && daysApart(day, declared) <= 1) ?? declared;
  return inPath ?? shown[0] ?? null;
}

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;

/** A day at the beginning of what is declared, also where its time or zone is none of a standard. */
const DAY_FIRST = /^\s*(\d{4}-\d\d-\d\d)(?!\d)/;

function declaredDay(page: PageFacts): string | null {
  for (const { value, time, role } of datesOf(page)) {
    if (role !== 'published') continue;
    const [day] = daysIn(DAY_FIRST.exec(value)?.[1] ?? value, page.lang);
    if (day !== undefined) return day;
    if (time !== null) return new Date(time).toISOString().slice(0, 10);
  }
  return null;
}

function dayInPath(address: string): string | null {
  const [, year, month, day] = IN_PATH.exec(address) ?? [];
  return year === undefined ? null : (daysIn(`${year}-${month}-${day}`, '')[0] ?? null);
}

/** What time elements next to the heading say, then the lines there, then the first ones of the text. */
function shownDays(page: PageFacts): string[] {
  const notes = page.main.blocks
    .slice(0, FIRST_BLOCKS)
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_NOTE);
  // A headline that names a day speaks of it.
  const near = page.datelines.filter((line) => line.length <= MAX_NOTE && !page.title.includes(line));
  const labelled = near.filter((line) => publishedLabel().test(line));
  const lines = [...labelled, ...ownDaysShown(page), ...near, ...notes];
  return lines.flatMap((line) => daysIn(line, page.lang));
}
