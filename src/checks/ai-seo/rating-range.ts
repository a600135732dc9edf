import { entitiesOf, has, textOf } from '../entities.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';

/** Bounds when the data states none (Google, review snippet). */
const WORST = 1;
const BEST = 5;

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
      const value = number(textOf(rating, 'ratingValue'));
      if (value === null)
        return fail('AggregateRating has no readable ratingValue', 'Give ratingValue as a number');
      const worst = number(textOf(rating, 'worstRating')) ?? WORST;
      const best = number(textOf(rating, 'bestRating')) ?? BEST;
      if (value < worst || value > best)
        return fail(`Rating ${value} lies outside ${worst}-${best}`, 'State bestRating and worstRating');
      if (!has(rating, 'ratingCount') && !has(rating, 'reviewCount'))
        return fail('AggregateRating has no count', 'Add ratingCount or reviewCount');
    }
    return pass;
  },

  examples: {
    pass: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","aggregateRating":{"@type":"AggregateRating","ratingValue":"4,5","reviewCount":12}}</script>',
    ],
    fail: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","aggregateRating":{"@type":"AggregateRating","ratingValue":8.7,"reviewCount":12}}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","aggregateRating":{"@type":"AggregateRating","ratingValue":4.7}}</script>',
    ],
  },
});

function number(text: string): number | null {
  const value = Number(text.replace('%', '').replace(',', '.'));
  return text === '' || Number.isNaN(value) ? null : value;
}
