/** Whether what surfaces of one page state can be one thing. */
import { isBeside, type FactName, type Surface, type SurfaceFact } from '../../facts/surface/model.ts';
import type { Data, Where } from '../rule.ts';
import { shown } from '../wording.ts';
import { groupBy } from '../../values/groups.ts';

/** What surfaces are called in findings. */
export const SURFACE_NAMES = {
  text: 'the text',
  title: 'the title',
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  rdfa: 'RDFa',
  'open-graph': 'Open Graph',
  meta: 'a meta element',
  'llms.txt': 'llms.txt',
  markdown: 'the Markdown version',
  rendered: 'the page after scripts',
  sitemap: 'the sitemap',
} as const satisfies Readonly<Record<Stating, string>>;

/** A surface of the page, or what its site says of it. */
export type Stating = Surface | 'sitemap';

/** What is compared. */
export type Statement = Pick<SurfaceFact, 'value' | 'line' | 'column'> & { readonly surface: Stating };

/** What facts are called. */
export const FACT_LABELS = {
  name: 'Name',
  price: 'Price',
  availability: 'Availability',
  brand: 'Brand',
  sku: 'SKU',
  gtin: 'GTIN',
  rating: 'Rating',
  'rating-count': 'Number of ratings',
  published: 'Published',
  modified: 'Changed',
  author: 'Author',
  telephone: 'Telephone',
  address: 'Address',
  'opening-hours': 'Opening hours',
  'event-date': 'Date of the event',
  'event-place': 'Place of the event',
  'job-title': 'Job title',
  salary: 'Salary',
} as const satisfies Readonly<Record<FactName, string>>;

/** The statements of one fact by surface, without what people read where nothing else is asked for. */
export function statementsOf(
  facts: readonly SurfaceFact[],
  name: FactName,
  surfaces: readonly Surface[] = DECLARED,
): ReadonlyMap<Surface, readonly SurfaceFact[]> {
  const asked = facts.filter(({ fact, surface }) => fact === name && surfaces.includes(surface));
  return groupBy(asked, ({ surface }) => surface);
}

/** Surfaces that machines read. */
const DECLARED: readonly Surface[] = ['json-ld', 'microdata', 'rdfa', 'open-graph', 'llms.txt', 'markdown'];

/** The first two statements of different surfaces that a test finds to be apart. */
export function firstApart<One extends Statement>(
  statements: readonly One[],
  areApart: (a: One, b: One) => boolean,
): readonly [One, One] | null {
  for (const [at, one] of statements.entries()) {
    const other = statements
      .slice(at + 1)
      .find((each) => each.surface !== one.surface && areApart(one, each));
    if (other !== undefined) return [one, other];
  }
  return null;
}

/** What the words of a finding are filled from: two statements and their surfaces. */
export const apart = (one: Statement, other: Statement): Data => ({
  one: shown(one.value),
  oneSurface: one.surface,
  other: shown(other.value),
  otherSurface: other.surface,
});

/** Where a repair is made: in what machines read, which people do not see to be wrong. */
export function placeOf(...statements: readonly Statement[]): Where {
  const own = statements.filter(({ surface }) => !isBeside(surface));
  const placed = own.find(({ line, surface }) => line > 0 && surface !== 'text') ?? own[0];
  return placed === undefined || placed.line === 0 ? {} : { line: placed.line, column: placed.column };
}
