import { describeFault, valueFaults } from '../../../facts/structured-data/rules/value-faults.ts';
import { entitiesOf, has, textOf } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';

const rated = (rating: Readonly<Record<string, unknown>>): string =>
  jsonLd('Product', { name: 'A', aggregateRating: { '@type': 'AggregateRating', ...rating } });

export const ratingRange = pageCheck({
  id: 'rating-range',
  category: 'ai_seo',
  type: 'info',
  title: 'Ratings lie on their scale and have a count',
  why: 'Engines drop a rating that is off its scale or rests on nothing.',
  source: SOURCES.googleReview,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const ratings = entitiesOf(page, 'AggregateRating');
    if (ratings.length === 0) return none;
    for (const rating of ratings) {
      if (textOf(rating, 'ratingValue') === '')
        return fail('AggregateRating has no ratingValue', 'Give ratingValue as a number');
      const fault = valueFaults(rating).find(({ property }) => property === 'ratingValue');
      if (fault !== undefined)
        return fail(
          `ratingValue ${describeFault(fault)}`,
          fault.kind === 'rating-range'
            ? 'State the scale in bestRating and worstRating, and a ratingValue within it'
            : 'Give ratingValue as a number with a point, such as 4.5',
        );
      if (!has(rating, 'ratingCount') && !has(rating, 'reviewCount'))
        return fail('AggregateRating has no count', 'Add ratingCount or reviewCount');
    }
    return pass;
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
    ],
  },
});
