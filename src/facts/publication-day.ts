/** The day on which a page says that it was published. */
import { allTerms } from '../catalog/languages/index.ts';
import { once } from '../values/once.ts';
import { DAY, datesOf, ownDatesShown, type PageDate } from './page-dates.ts';
import type { PageFacts } from './page-facts.ts';
import { daysIn } from './text/written-days.ts';

/** Blocks at the beginning of the text, where bylines are that no heading is next to. */
const FIRST_BLOCKS = 4;
/** Characters of a block that is a dateline and no running text. */
const MAX_NOTE = 90;
/** Words of a line that is a date, beside those between its day and its month: the name of the month. */
const MAX_DATE_WORDS = 1;

/** "Published 1 March 2026", "Erstellt am: 01.03.2026" */
const publishedLabel = once(
  () => new RegExp(`(?:^|\\P{L})(?:${allTerms('publishedLabels').join('|')})(?!\\p{L})`, 'iu'),
);

/** "by ada » 1 March 2026": a line that says who wrote says when. */
const byWhom = once(() => new RegExp(`(?:^|\\P{L})(?:${allTerms('bylines').join('|')})\\s`, 'iu'));

/** /2026/03/01/, /2026-03-01-, /20260301, /2026/mar/01/ */
const IN_PATH = /\/(20\d\d)(?:[-/]?(0[1-9]|1[0-2])[-/]?|\/([a-z]{3,9})\/)(0[1-9]|[12]\d|3[01])(?![\d])/;

/**
 * The day as `YYYY-MM-DD`, in the zone in which it is written; `null` where the page does not say, or contradicts its data.
 * What is declared goes before the address, that before the lines next to the heading, and these before the one day that
 * others name. Of a moment that is declared in another zone than that of the reader, the day is the one that the page shows.
 */
export function publicationDay(page: PageFacts): string | null {
  const shown = shownDays(page);
  const inPath = dayInPath(page.finalUrl);
  const declared = declaredDay(page, 'published');
  if (declared === null) return inPath ?? shown[0]?.day ?? onlyDay(page);
  const same = [...shown.map(({ day }) => day), inPath].find(
    (day) => day !== null && daysApart(day, declared) <= 1,
  );
  if (same !== undefined) return same;
  // The page shows as its date, without a word, the day that its data calls that of a change.
  const changed = declaredDay(page, 'modified');
  const isChanged = (day: string): boolean =>
    changed !== null && day > declared && daysApart(day, changed) <= 1;
  if (page.datelines.filter(isBare).some((line) => daysIn(line, page.lang).some(isChanged))) return null;
  // Systems that publish a whole site anew declare that day for each of its pages, and show when each was written.
  return shown.find(({ day, isBare: isAlone }) => isAlone && day < declared)?.day ?? declared;
}

interface Shown {
  readonly day: string;
  /** The line is the day, and says nothing else. */
  readonly isBare: boolean;
}

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;

/** A moment in no zone of a reader: what is shown may be of the day before or after. */
const IN_UTC = /T.*(?:Z|\+00:?00)$/;

/** A day at the beginning of what is declared, also where its time or zone is none of a standard. */
const DAY_FIRST = /^\s*(\d{4}-\d\d-\d\d)(?!\d)/;

function declaredDay(page: PageFacts, as: PageDate['role']): string | null {
  for (const { value, time, role } of datesOf(page)) {
    if (role !== as) continue;
    const [day] = daysIn(DAY_FIRST.exec(value)?.[1] ?? value, page.lang);
    if (day !== undefined) return day;
    if (time !== null) return new Date(time).toISOString().slice(0, 10);
  }
  return null;
}

/** Spaces where style sheets part what is side by side in the source: "HealthMarch 1, 2026Updated". */
const apart = (line: string): string => line.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Nd})(?=\p{Lu})/gu, ' ');

const dayLinks = once(() => new Set(allTerms('dayLinks')));

/** Words behind a digit are its signs: 3rd, 1日. */
const isBare = (line: string): boolean =>
  (line.match(/(?<![\p{Nd}\p{L}])\p{L}+/gu) ?? []).filter((word) => !dayLinks().has(word)).length <=
  MAX_DATE_WORDS;

function dayInPath(address: string): string | null {
  const [, year, month, name, day] = IN_PATH.exec(address) ?? [];
  if (year === undefined) return null;
  const [found = null] = daysIn(
    name === undefined ? `${year}-${month}-${day}` : `${day} ${name} ${year}`,
    '',
  );
  return found;
}

/** What time elements next to the heading say, then the lines there, then the first ones of the text. */
function shownDays(page: PageFacts): readonly Shown[] {
  const notes = page.main.blocks
    .slice(0, FIRST_BLOCKS)
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_NOTE);
  // A headline that names a day speaks of it.
  const near = page.datelines.filter((line) => line.length <= MAX_NOTE && !page.title.includes(line));
  const lines = [
    ...near.filter((line) => publishedLabel().test(line)),
    ...near.filter((line) => byWhom().test(line)),
    ...ownDatesShown(page).map(({ value, text }) =>
      IN_UTC.test(value) && daysIn(text, page.lang).length > 0 ? text : value,
    ),
    ...near,
    ...notes,
  ];
  return lines.flatMap((line) =>
    daysIn(apart(line), page.lang).map((day) => ({ day, isBare: isBare(line) })),
  );
}

/** The one day that lines say to be that of publication, that time elements say alone, or that the page names. */
function onlyDay({ datedLines, dates, lang }: PageFacts): string | null {
  const isDated = (line: string): boolean => line.length <= MAX_NOTE && daysIn(line, lang).length > 0;
  const lines = datedLines.filter(isDated);
  const labelled = lines.filter((line) => publishedLabel().test(line));
  const timed = dates.map(({ text }) => text).filter((text) => isDated(text) && isBare(text));
  // "This page was last modified on 1 March 2026" is one line with what it dates.
  const alone = timed.filter((text) => lines.every((line) => isBare(line) || !line.includes(text)));
  const named = [labelled, alone, lines.some(isBare) ? lines : []].find(({ length }) => length > 0) ?? [];
  const [day = null, ...others] = new Set(named.flatMap((line) => daysIn(line, lang)));
  return others.length === 0 ? day : null;
}
