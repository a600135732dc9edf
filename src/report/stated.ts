/** What pages state, in words for every form. */
import type { Locale } from './locale.ts';
import type { StatedPage, StatedRow } from './report.ts';

/** One fact of a page in words. */
export interface StatedWords {
  readonly label: string;
  readonly isApart: boolean;
  /** Each value with the places that state it, the value first. */
  readonly values: readonly { readonly value: string; readonly where: string }[];
}

/** Each value once, with all surfaces that state it. */
export function statedWords({ fact, isApart, statements }: StatedRow, { tell }: Locale): StatedWords {
  const places = new Map<string, string[]>();
  for (const { value, surface, line } of statements) {
    const where = tell('stated-where', { surface, ...(line > 0 && { line }) });
    places.set(value, [...(places.get(value) ?? []), where]);
  }
  const values = [...places].map(([value, where]) => ({ value, where: [...new Set(where)].join('; ') }));
  return { label: tell('stated-label', { fact }), isApart, values };
}

/** The number of facts of a page that its surfaces state differently. */
export const contradictions = ({ rows }: StatedPage): number => rows.filter(({ isApart }) => isApart).length;
