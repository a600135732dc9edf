/**
 * How the values of a property are written. Only properties whose value can be nothing else: schema.org 30.0 ranges,
 * and Google Search Central's wording for dates, durations, prices and ratings, read 2026-09.
 */

/** A way to write a value. */
export type ValueKind =
  | 'date'
  | 'duration'
  | 'currency'
  | 'number'
  /** A number in a list; the position of a chapter or an issue may be any text (schema.org, position). */
  | 'position'
  | 'amount'
  | 'count'
  /** Of what a rating rests on: Google reports a count of 0 as an error (review snippet, rich results report). */
  | 'positive-count'
  | 'rating'
  | 'url'
  | 'availability'
  | 'condition'
  | 'event-status'
  | 'attendance';

const ROWS: readonly (readonly [kind: ValueKind, properties: string])[] = [
  [
    'date',
    'datePublished dateModified dateCreated uploadDate datePosted validThrough priceValidUntil startDate endDate previousStartDate expires',
  ],
  ['duration', 'duration prepTime cookTime performTime totalTime timeRequired'],
  ['currency', 'priceCurrency currency'],
  // Votes may be a balance of both directions, hence below zero (Google, Q&A: upvoteCount).
  ['number', 'bestRating worstRating upvoteCount startOffset endOffset'],
  ['position', 'position'],
  ['amount', 'price lowPrice highPrice'],
  ['count', 'offerCount answerCount commentCount'],
  ['positive-count', 'ratingCount reviewCount'],
  ['rating', 'ratingValue'],
  ['url', 'sameAs contentUrl embedUrl thumbnailUrl'],
  ['availability', 'availability'],
  ['condition', 'itemCondition'],
  ['event-status', 'eventStatus'],
  ['attendance', 'eventAttendanceMode'],
];

/** Property name → kind of its text values. Nested entities are judged as themselves. */
export const VALUE_KINDS: ReadonlyMap<string, ValueKind> = new Map(
  ROWS.flatMap(([kind, properties]) =>
    properties.split(' ').map((property): [string, ValueKind] => [property, kind]),
  ),
);

/**
 * Properties whose ratings are classes of an authority, as A++ or PG-13, and no figures (schema.org, contentRating;
 * Google, merchant listing: certificationRating).
 */
export const CLASS_RATINGS: ReadonlySet<string> = new Set(['certificationRating', 'contentRating']);

/** What a rating in figures is judged by, and one in classes is not. */
export const SCALE_PROPERTIES: ReadonlySet<string> = new Set(['ratingValue', 'bestRating', 'worstRating']);

/**
 * Names that a property takes one of: the members of its enumeration in schema.org 30.0. Google reads them with and
 * without the address of the vocabulary (Product structured data, read 2026-09).
 */
export const ENUMERATIONS = {
  availability: new Set(
    'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut'.split(
      ' ',
    ),
  ),
  condition: new Set('DamagedCondition NewCondition RefurbishedCondition UsedCondition'.split(' ')),
  'event-status': new Set(
    'EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled'.split(' '),
  ),
  attendance: new Set(
    'MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode'.split(' '),
  ),
} as const satisfies Partial<Record<ValueKind, ReadonlySet<string>>>;

/**
 * Codes of ISO 4217 (list one with its funds codes, as of 2025) that releases of ICU do not have: what the
 * runtime calls a currency is what people pay with, and depends on its age.
 */
export const RARE_CURRENCIES = 'BOV CHE CHW CLF COU MXV SLE USN UYI UYW VED XAD XCG XSU XUA ZWG'.split(' ');
