import { valueFaults } from '../../structured-data/value-faults.ts';
import type { StructuredEntity } from '../../../readers/structured-data/model.ts';
import { entitiesOf, has, textOf } from '../../../facts/page-entities.ts';
import { failEach, none, oneOfEach, type Occurrence } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

const rated = (rating: Readonly<Record<string, unknown>>): string =>
  jsonLd('Product', { name: 'A', aggregateRating: { '@type': 'AggregateRating', ...rating } });

export const ratingRange = aiSeoRule({
  id: 'rating-range',
  area: 'understand',
  title: 'Ratings are within their scale and have a count',
  why: 'Engines drop a rating that is outside its scale or has no count.',
  source: SOURCES.googleReview,
  grade: 'vendor',

  severity: 'low',
  effort: 'template',
  faults: {
    'no-value': {
      message: 'AggregateRating has no ratingValue',
      fix: 'Add ratingValue with a number, such as 4.5',
    },
    'off-scale': {
      title: 'ratingValue is outside the scale of the rating',
      message: 'ratingValue "{value}" is outside the scale of the rating',
      fix: 'State the scale in bestRating and worstRating, and a ratingValue within it',
    },
    'no-number': {
      title: 'ratingValue is not a number, fraction or percentage',
      message: 'ratingValue "{value}" is not a number, fraction or percentage',
      fix: 'Write ratingValue as a number with a decimal point, such as 4.5',
    },
    'no-count': {
      message: 'AggregateRating has no ratingCount or reviewCount',
      fix: 'Add ratingCount or reviewCount',
    },
  },

  evaluate({ page }) {
    const ratings = entitiesOf(page, 'AggregateRating');
    if (ratings.length === 0) return none;
    return failEach(oneOfEach(ratings.flatMap(faultsOf)));
  },

  examples: {
    pass: [
      rated({ ratingValue: '4.5', reviewCount: 12 }),
      rated({ ratingValue: '9 / 10', reviewCount: 12 }),
      rated({ ratingValue: '90%', reviewCount: 12 }),
    ],
    fail: [
      rated({ ratingValue: 8.7, reviewCount: 12 }),
      rated({ ratingValue: '4,5', reviewCount: 12 }),
      rated({ ratingValue: 4.7 }),
      rated({ reviewCount: 12 }),
    ],
  },
});

function faultsOf(
  rating: StructuredEntity,
): Occurrence<'no-value' | 'off-scale' | 'no-number' | 'no-count'>[] {
  const isCounted = has(rating, 'ratingCount') || has(rating, 'reviewCount');
  const uncounted = isCounted ? [] : [{ code: 'no-count' as const, data: {} }];
  if (textOf(rating, 'ratingValue') === '') return [{ code: 'no-value', data: {} }, ...uncounted];
  const wrong = valueFaults(rating)
    .filter(({ property }) => property === 'ratingValue')
    .map(({ kind, value }) => ({
      code: kind === 'rating-range' ? ('off-scale' as const) : ('no-number' as const),
      data: { value: shown(value) },
    }));
  return [...wrong, ...uncounted];
}
