/** Every machine-readable date of a page with what it dates. */
import type { PageFacts } from '../facts/page-facts.ts';
import { entitiesOf, textsOf } from './entities.ts';

/** Source of a date that JSON-LD, microdata or RDFa state of a work. */
export const STRUCTURED_DATA = 'structured data';

/** One machine-readable date. */
export interface PageDate {
  /** As written. */
  readonly value: string;
  /** Epoch milliseconds, `null` when it cannot be read. */
  readonly time: number | null;
  readonly role: 'published' | 'modified' | 'other';
  /** Where it stands, for messages. */
  readonly source: string;
}

const PUBLISHED = /publish|issued|date_?created|^dc\.date$|^date$|pubdate/i;
const MODIFIED = /modif|updated|revised|last-modified/i;
/** A four-digit year with or without the rest: what Date.parse reads the same everywhere, and HTTP dates. */
const READABLE = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ].{0,32})?)?)?$|^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} /;

/**
 * Dates in document order: metas and time elements, then structured data of works. Servers that build pages on
 * request send the present as Last-Modified, so the header counts only where nothing else is dated.
 */
export function datesOf(page: PageFacts): PageDate[] {
  const dates: PageDate[] = [];
  const headers: PageDate[] = [];
  for (const { value, source, name } of page.dates) {
    const date = dated(value, name, source === 'time' ? 'time element' : name || source);
    (source === 'header' ? headers : dates).push(date);
  }
  for (const work of entitiesOf(page, 'CreativeWork')) {
    for (const value of textsOf(work, 'datePublished'))
      dates.push(dated(value, 'published', STRUCTURED_DATA));
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
  const lines = [...page.datelines, ...page.footers];
  const near = new Set(
    page.dates
      .filter(({ text }) => text !== '' && lines.some((line) => line.includes(text)))
      .map(({ value }) => value),
  );
  const own = dates.filter(({ role, value, time }) => time !== null && (role !== 'other' || near.has(value)));
  return own.length > 0 ? own : dates.filter(({ time }) => time !== null).slice(0, 1);
}

function dated(value: string, name: string, source: string): PageDate {
  const role = MODIFIED.test(name) ? 'modified' : PUBLISHED.test(name) ? 'published' : 'other';
  const time = READABLE.test(value.trim()) && isOnCalendar(value) ? Date.parse(value) : Number.NaN;
  return { value, time: Number.isNaN(time) ? null : time, role, source };
}

/** Whether the month has the day: `Date.parse` reads the 30th of February as a day of March. */
function isOnCalendar(value: string): boolean {
  const [, date = ''] = /^\s*(\d{4}-\d\d-\d\d)/.exec(value) ?? [];
  if (date === '') return true;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
