/** Every machine-readable date of a page with what it dates. */
import { inExtendedFormat, readDate } from '../values/date.ts';
import type { DateMark, PageFacts } from './page-facts.ts';
import { textsOf, worksOf } from './page-entities.ts';

/** Source of a date that JSON-LD, microdata or RDFa state of a work. */
export const STRUCTURED_DATA = 'structured-data';

/** One day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1_000;

/** One machine-readable date. */
export interface PageDate {
  /** As written. */
  readonly value: string;
  /** Epoch milliseconds, `null` when it cannot be read. */
  readonly time: number | null;
  readonly role: 'published' | 'modified' | 'other';
  /** Where it is: the name of a meta or header, `time` for a time element, `structured-data`, or a property of it. */
  readonly source: string;
}

/** Time elements hold durations as well (HTML, 2.4.5.9): of a recipe, of a video. */
const DURATION = /^\s*P(?:T?\d)/i;

const PUBLISHED = /publish|^citation_|issued|date_?created|^dc[.:]date$|^date$|pub-?date/i;
const MODIFIED = /modif|updated|revised|last-modified/i;

/**
 * Dates in document order: metas and time elements, then structured data of works. Servers that build pages on
 * request send the present as Last-Modified, so the header counts only where nothing else is dated.
 */
export function datesOf(page: PageFacts): PageDate[] {
  const dates: PageDate[] = [];
  const headers: PageDate[] = [];
  for (const { value, source, name } of page.dates) {
    if (DURATION.test(value)) continue;
    const date = dated(value, name, source === 'time' ? source : name || source);
    (source === 'header' ? headers : dates).push(date);
  }
  for (const work of worksOf(page)) {
    const published = textsOf(work, 'datePublished');
    for (const value of published) dates.push(dated(value, 'published', STRUCTURED_DATA));
    if (published.length === 0)
      for (const value of textsOf(work, 'dateCreated'))
        dates.push(dated(value, 'dateCreated', 'dateCreated'));
    for (const value of textsOf(work, 'dateModified')) dates.push(dated(value, 'modified', STRUCTURED_DATA));
  }
  return dates.length > 0 ? dates : headers;
}

/**
 * Dates of the page itself: what metas and structured data state as published or modified, and time elements next to
 * the heading or in a footer. Other time elements are those of comments and of other texts; only where nothing
 * else is dated the first of them counts.
 */
export function ownDatesOf(page: PageFacts): PageDate[] {
  const dates = datesOf(page);
  const near = new Set(ownDatesShown(page).map(({ value }) => value));
  const own = dates.filter(({ role, value, time }) => time !== null && (role !== 'other' || near.has(value)));
  return own.length > 0 ? own : dates.filter(({ time }) => time !== null).slice(0, 1);
}

/** The time elements next to a heading or in a footer: others are of events, comments and other texts. */
export function ownDatesShown(page: PageFacts): readonly DateMark[] {
  const lines = [...page.datelines, ...page.footers];
  return page.dates.filter(({ text }) => text !== '' && lines.some((line) => line.includes(text)));
}

/**
 * In the form of the standards: a zone as frameworks and databases print it ("09:00:00 UTC", "09:00:00+00"), and the
 * slashes that Google Scholar asks for in citation_publication_date ("2026/3/1").
 */
function inStandardForm(value: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(value.trim()) ?? [];
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const printed = value.trim().replace(/ ?(?:UTC|GMT)$/, ' Z');
  return printed.replace(/([:.]\d{2,9}[+-]\d\d)$/, '$1:00');
}

function dated(value: string, name: string, source: string): PageDate {
  const role = MODIFIED.test(name) ? 'modified' : PUBLISHED.test(name) ? 'published' : 'other';
  const date = readDate(inExtendedFormat(inStandardForm(value)));
  return { value, time: date === null ? null : Date.parse(date), role, source };
}
