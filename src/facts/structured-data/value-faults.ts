/** Values that are not written the way their property wants them. */
import { VALUE_KINDS, type ValueKind } from '../../catalog/value-kinds.ts';
import type { StructuredEntity, StructuredValue } from './model.ts';
import { valuesOf } from './entity-index.ts';

/** A property whose value is not written as it must be. */
export interface ValueFault {
  readonly property: string;
  readonly kind: ValueKind | 'rating-range';
  /** As written, shortened. */
  readonly value: string;
}

/** Calendar date, or date and time to the minute or finer, with or without a zone (ISO 8601-1, as schema.org uses it). */
const DATE =
  /^[+-]?\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-4]):?[0-5]\d(?::?[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-][01]\d(?::?[0-5]\d)?)?)?)?)?$/i;

/** ISO 8601 duration: at least one part after P, and one after T when there is a T. */
const DURATION =
  /^P(?!$)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/;

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Numbers, fractions and percentages (Google, review snippet: ratingValue). */
const RATING = /^\d+(?:\.\d+)?(?:\s*%|\s*\/\s*\d+(?:\.\d+)?)?$/;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const TESTS: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  date: (text) => DATE.test(text),
  duration: (text) => DURATION.test(text),
  currency: (text) => currencies.has(text),
  number: (text) => NUMBER.test(text),
  rating: (text) => RATING.test(text),
  url: (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
};

/** Characters of a value that are shown. */
const SHOWN = 80;

function textOfValue(value: StructuredValue): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
}

/** Faults of the values of one entity, nested ones not included. Empty values are a matter of requirements. */
export function valueFaults(entity: StructuredEntity): ValueFault[] {
  const faults: ValueFault[] = [];
  for (const property of Object.keys(entity.properties)) {
    const kind = VALUE_KINDS.get(property);
    if (kind === undefined) continue;
    const wrong = valuesOf(entity, property)
      .map(textOfValue)
      .find((text) => text !== null && text !== '' && !TESTS[kind](text));
    if (wrong !== undefined && wrong !== null) faults.push({ property, kind, value: wrong.slice(0, SHOWN) });
  }
  return [...faults, ...rangeFault(entity)];
}

function numberOf(entity: StructuredEntity, property: string, fallback: number): number {
  const [value] = valuesOf(entity, property);
  const text = value === undefined ? null : textOfValue(value);
  return text !== null && NUMBER.test(text) ? Number(text) : fallback;
}

/** A rating outside its own scale; the scale is 1 to 5 unless it says otherwise (Google, review snippet). */
function rangeFault(entity: StructuredEntity): ValueFault[] {
  const rating = numberOf(entity, 'ratingValue', Number.NaN);
  if (Number.isNaN(rating)) return [];
  const isInside =
    rating >= numberOf(entity, 'worstRating', 0) && rating <= numberOf(entity, 'bestRating', 5);
  return isInside ? [] : [{ property: 'ratingValue', kind: 'rating-range', value: String(rating) }];
}
