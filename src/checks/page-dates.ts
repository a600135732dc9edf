/** Every machine-readable date of a page with what it dates. */
import type { PageFacts } from '../facts/page-facts.ts';
import { entitiesOf, textsOf } from './entities.ts';

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

/** Dates in document order: metas, time elements, headers, then structured data of works. */
export function datesOf(page: PageFacts): PageDate[] {
  const marked = page.dates.map(({ value, source, name }) =>
    dated(value, name, source === 'time' ? 'time element' : name || source),
  );
  const works = entitiesOf(page, 'CreativeWork');
  const written = works.flatMap((work) => [
    ...textsOf(work, 'datePublished').map((value) => dated(value, 'published', 'structured data')),
    ...textsOf(work, 'dateModified').map((value) => dated(value, 'modified', 'structured data')),
  ]);
  return [...marked, ...written];
}

function dated(value: string, name: string, source: string): PageDate {
  const role = MODIFIED.test(name) ? 'modified' : PUBLISHED.test(name) ? 'published' : 'other';
  const time = READABLE.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return { value, time: Number.isNaN(time) ? null : time, role, source };
}
