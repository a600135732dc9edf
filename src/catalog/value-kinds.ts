/**
 * How the values of a property are written. Only properties whose value can be nothing else: schema.org 30.0 ranges,
 * and Google Search Central's wording for dates, durations, prices and ratings, read 2026-09.
 */

/** A way to write a value. */
export type ValueKind = 'date' | 'duration' | 'currency' | 'number' | 'rating' | 'url';

const ROWS: readonly (readonly [kind: ValueKind, properties: string])[] = [
  [
    'date',
    'datePublished dateModified dateCreated uploadDate datePosted validThrough priceValidUntil startDate endDate previousStartDate expires',
  ],
  ['duration', 'duration prepTime cookTime performTime totalTime timeRequired'],
  ['currency', 'priceCurrency'],
  [
    'number',
    'price lowPrice highPrice ratingCount reviewCount offerCount bestRating worstRating position answerCount upvoteCount commentCount',
  ],
  ['rating', 'ratingValue'],
  ['url', 'sameAs contentUrl embedUrl thumbnailUrl'],
];

/** Property name → kind of its text values. Nested entities are judged as themselves. */
export const VALUE_KINDS: ReadonlyMap<string, ValueKind> = new Map(
  ROWS.flatMap(([kind, properties]) =>
    properties.split(' ').map((property): [string, ValueKind] => [property, kind]),
  ),
);
