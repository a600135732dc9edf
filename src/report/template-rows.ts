/** The structured data of a template in words. */
import type { Locale } from './locale.ts';
import type { LackRow, TemplateRow } from './report.ts';

/** Properties of one type that are named. */
const MOST_LACKS = 6;

/** What pages of a template say of one type, and of it what they lack; empty texts where they lack nothing. */
export interface TypeTexts {
  readonly type: string;
  /** On how many pages, empty where on all. */
  readonly on: string;
  readonly needs: string;
  readonly recommended: string;
}

/** A property as results name it; one of several will do where they are joined by ` or `. */
export const propertyText = (property: string, { tell }: Locale): string =>
  property.split(' or ').reduce((one, other) => tell('data-or', { one, other }));

/** `price (3 pages), image`: the number is said where it is not that of all. */
function names(rows: readonly LackRow[], all: number, locale: Locale): string {
  const { tell, list } = locale;
  return list(
    rows.map(({ property: path, pages }) => {
      const property = propertyText(path, locale);
      return pages === all ? property : tell('data-on', { property, pages });
    }),
    MOST_LACKS,
  );
}

/** The types of a template. */
export function typeTexts({ types, pages: all }: TemplateRow, locale: Locale): readonly TypeTexts[] {
  const { tell } = locale;
  return types.map(({ type, pages, lacks, recommended }) => ({
    type,
    on: pages === all ? '' : tell('data-some', { pages }),
    needs: lacks.length === 0 ? '' : tell('data-needs', { names: names(lacks, pages, locale) }),
    recommended:
      recommended.length === 0 ? '' : tell('data-recommended', { names: names(recommended, pages, locale) }),
  }));
}

/** How many of its pages describe nothing, empty where none. */
export function bareText({ bare, pages }: TemplateRow, { tell }: Locale): string {
  if (bare === 0) return '';
  return bare === pages ? tell('data-none') : tell('data-bare', { pages: bare });
}
