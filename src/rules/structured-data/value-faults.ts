/** Values that are not written the way their property wants them. */
import { once } from '../../values/once.ts';
import { ENUMERATIONS, RARE_CURRENCIES, VALUE_KINDS, type ValueKind } from '../../catalog/value-kinds.ts';
import { isDate, readDate } from '../../values/date.ts';
import type { StructuredEntity, StructuredValue } from '../../readers/structured-data/model.ts';
import { valuesOf } from '../../readers/structured-data/entity-index.ts';
import { schemaName } from '../../readers/structured-data/schema-names.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { canParse } from '../../values/url.ts';

/** A property whose value is not written as it must be. */
export interface ValueFault {
  readonly property: string;
  readonly kind: ValueKind | 'rating-range' | 'expired' | 'object';
  /** As written, shortened. */
  readonly value: string;
}

/** ISO 8601 duration: at least one part after P, and one after T when there is a T. */
const DURATION =
  /^P(?!$)(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/;

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Numbers, fractions and percentages (Google, review snippet: ratingValue). Below zero is a matter of the scale. */
const RATING =
  /^(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+))(?:\s*(?<percent>%)|\s*\/\s*(?<whole>\d+(?:\.\d+)?))?$/;

const currencies = once(() => new Set([...Intl.supportedValuesOf('currency'), ...RARE_CURRENCIES]));

const TESTS: Readonly<Record<ValueKind, (text: string) => boolean>> = {
  date: isDate,
  duration: (text) => DURATION.test(text),
  currency: (text) => currencies().has(text),
  number: (text) => NUMBER.test(text),
  position: (text) => NUMBER.test(text),
  amount: (text) => NUMBER.test(text) && Number(text) >= 0,
  count: (text) => /^\d+$/.test(text),
  'positive-count': (text) => /^\d+$/.test(text) && Number(text) > 0,
  rating: (text) => RATING.test(text),
  url: (text) => /^https?:\/\//i.test(text) && canParse(text),
  availability: (text) => isMember('availability', text),
  condition: (text) => isMember('condition', text),
  'event-status': (text) => isMember('event-status', text),
  attendance: (text) => isMember('attendance', text),
};

/** Whether a text names a member of an enumeration, by its address or without. Other vocabularies have their own. */
function isMember(kind: keyof typeof ENUMERATIONS, text: string): boolean {
  const name = schemaName(text);
  if (name === null && /^https?:/i.test(text)) return true;
  const members: ReadonlySet<string> = ENUMERATIONS[kind];
  return members.has(name ?? text.replace(/^schema:/, ''));
}

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
    if (kind === undefined || (kind === 'position' && !hasType(entity.types, 'ListItem'))) continue;
    const wrong = valuesOf(entity, property)
      .map(textOfValue)
      .find((text) => text !== null && text !== '' && !TESTS[kind](text));
    if (wrong === '0' && hasOtherCount(entity, property)) continue;
    if (wrong !== undefined && wrong !== null) faults.push({ property, kind, value: wrong.slice(0, SHOWN) });
  }
  return [...faults, ...rangeFault(entity)];
}

/** Ratings without a word beside them are counted by one of the two properties. */
function hasOtherCount(entity: StructuredEntity, property: string): boolean {
  return ['ratingCount', 'reviewCount'].some((other) => other !== property && numberOf(entity, other, 0) > 0);
}

/**
 * A price whose last day has passed: Google may show no product snippet then (Product structured data, priceValidUntil).
 * It is over when that day is over everywhere on earth. `now`: epoch milliseconds, 0 where no day is known.
 */
export function expiredFaults(entity: StructuredEntity, now: number): ValueFault[] {
  const today = new Date(now - LAST_ZONE).toISOString();
  const texts = valuesOf(entity, 'priceValidUntil').map((value) => textOfValue(value) ?? '');
  const [first = ''] = texts;
  const isOver = texts.length > 0 && texts.every((text) => isBefore(readDate(text), today));
  return isOver ? [{ property: 'priceValidUntil', kind: 'expired', value: first.slice(0, SHOWN) }] : [];
}

/** Milliseconds by which the last zone is after UTC. */
const LAST_ZONE = 43_200_000;
/** `YYYY-MM-DD`; a date may be a month or a year alone. */
const DAY_CHARACTERS = 10;

function isBefore(date: string | null, today: string): boolean {
  const day = date?.slice(0, DAY_CHARACTERS) ?? '';
  return day !== '' && day < today.slice(0, day.length);
}

function numberOf(entity: StructuredEntity, property: string, fallback: number): number {
  const [value] = valuesOf(entity, property);
  const text = value === undefined ? null : textOfValue(value);
  return text !== null && NUMBER.test(text) ? Number(text) : fallback;
}

/**
 * A rating outside its own scale; the scale is 1 to 5 unless it says otherwise, and fractions and percentages have
 * one of their own (Google, review snippet).
 */
function rangeFault(entity: StructuredEntity): ValueFault[] {
  const [value] = valuesOf(entity, 'ratingValue');
  const text = value === undefined ? null : textOfValue(value);
  const groups = text === null ? undefined : RATING.exec(text)?.groups;
  if (text === null || groups === undefined) return [];
  const rating = Number(groups['number']);
  const own = groups['percent'] === undefined ? groups['whole'] : '100';
  const [worst, best] =
    own === undefined
      ? [numberOf(entity, 'worstRating', 1), numberOf(entity, 'bestRating', 5)]
      : [0, Number(own)];
  return rating >= worst && rating <= best
    ? []
    : [{ property: 'ratingValue', kind: 'rating-range', value: text.slice(0, SHOWN) }];
}

const VALUE_NAMES: Readonly<Record<ValueFault['kind'], string>> = {
  date: 'an ISO 8601 date',
  duration: 'an ISO 8601 duration',
  currency: 'an ISO 4217 currency code',
  number: 'a plain number',
  position: 'a plain number',
  amount: 'a plain number, zero or more',
  count: 'a whole number, zero or more',
  'positive-count': 'a whole number above zero, and no rating at all without one',
  rating: 'a number, fraction or percentage',
  url: 'an absolute http(s) address',
  availability: 'an availability of schema.org',
  condition: 'a condition of schema.org',
  'event-status': 'an event status of schema.org',
  attendance: 'an attendance mode of schema.org',
  'rating-range': 'within the scale of the rating',
  expired: 'a day to come',
  object: 'an object',
};

/** A property with the form that its value has to have. */
export const VALUE_FORMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(VALUE_NAMES).map(([kind, name]) => [kind, `{1} as ${name}`])),
  object: '{1} as an object of the type {2}',
};

/** What belongs in the place of the value. */
export function wantedValue({ kind }: ValueFault): string {
  return VALUE_NAMES[kind];
}

/** One sentence on a fault, with the value as written. */
export function describeFault({ kind, value }: ValueFault): string {
  return `${JSON.stringify(value)} is not ${VALUE_NAMES[kind]}`;
}
