/** A fact of a page as one of its surfaces states it. */
import type { StructuredFormat } from '../../readers/structured-data/model.ts';

/** What can be stated, in the order of reports. */
export const FACT_NAMES = [
  'name',
  'price',
  'availability',
  'brand',
  'sku',
  'gtin',
  'rating',
  'rating-count',
  'published',
  'modified',
  'author',
  'telephone',
  'address',
  'opening-hours',
  'event-date',
  'event-place',
  'job-title',
  'salary',
] as const;

/** The name of a fact. */
export type FactName = (typeof FACT_NAMES)[number];

/** Where a fact can be read. `rendered`: what people see once scripts have run. */
export const SURFACES = [
  'text',
  'title',
  'json-ld',
  'microdata',
  'rdfa',
  'open-graph',
  'meta',
  'llms.txt',
  'markdown',
  'rendered',
] as const;

/** One of the places in which a page states something. */
export type Surface = (typeof SURFACES)[number];

/** Surfaces that are no part of the answer of the page: their places are in other files. */
export const isBeside = (surface: Surface | 'sitemap'): boolean =>
  surface === 'llms.txt' || surface === 'markdown' || surface === 'rendered' || surface === 'sitemap';

/** One statement. */
export interface SurfaceFact {
  readonly fact: FactName;
  readonly surface: Surface;
  /** As written, in one line. */
  readonly written: string;
  /**
   * The same in one form: money by ISO 4217 ("24.00 EUR"), days by ISO 8601, telephone numbers as digits, availability as
   * schema.org names it, numbers with a point; names and texts as written.
   */
  readonly value: string;
  /** 1-based place in the answer that has this surface; 0 where it is not known. */
  readonly line: number;
  readonly column: number;
}

/** Surfaces of one of the three formats of structured data. */
export const isData = (surface: Surface): surface is StructuredFormat =>
  surface === 'json-ld' || surface === 'microdata' || surface === 'rdfa';
