import type { SurfaceFact } from '../../../facts/surface/model.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { apart, firstApart, placeOf, statementsOf } from '../agreement.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';

/** Of a scale of five: what rounding to half a star makes of a mean. */
const ROUNDED = 0.25;
/** Pages print one decimal, data has two. */
const PRINTED = 0.051;

const ONE_RATING = 'Fill the rating of the page and of its data from one field';

const kettle = (line: string, ratingValue: string, head = ''): string =>
  `<head><title>Kettle K2</title>${head}${jsonLd('Product', { name: 'Kettle K2', aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount: 12 } })}</head>` +
  `<main><h1>Kettle K2</h1>${line}</main>`;

const microdata = (value: string): string =>
  `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="Kettle K2"><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><meta itemprop="ratingValue" content="${value}"><meta itemprop="ratingCount" content="12"></div></div>`;

export const ratingAgrees = aiSeoRule({
  id: 'rating-agrees',
  area: 'understand',
  title: 'The rating is the same in the text and in data',
  why: "Google's guidelines ask that a marked-up rating is the one that people see; engines quote either of them.",
  source: SOURCES.googleReview,
  grade: 'vendor',

  severity: 'high',
  effort: 'template',
  faults: {
    shown: {
      title: 'The rating in data is not the one that the page shows',
      message: 'The page shows the rating {other}, but {oneSurface@surfaces} says {one}',
      fix: ONE_RATING,
    },
    stated: {
      title: 'Two ratings in data disagree',
      message: 'The rating in {oneSurface@surfaces} is {one}, that in {otherSurface@surfaces} is {other}',
      fix: ONE_RATING,
    },
  },

  evaluate({ facts }) {
    const bySurface = [...statementsOf(facts(), 'rating').values()];
    if (bySurface.length === 0) return none;
    if (bySurface.some((statements) => statements.length > 1)) return unknown('several-things');
    const stated = bySurface.flat();
    const two = firstApart(stated, (a, b) => distance(a, b) > PRINTED);
    if (two !== null) return fail('stated', apart(...two), placeOf(...two));
    const seen = facts().filter(({ fact, surface }) => fact === 'rating' && surface === 'text');
    const [rating] = stated;
    const [first] = seen;
    if (rating === undefined || first === undefined) return bySurface.length > 1 ? pass : none;
    if (seen.some((each) => distance(each, rating) <= ROUNDED)) return pass;
    // Others are of single reviews, of other sites, or of the shop.
    if (seen.length > 1) return unknown('several-things');
    return fail('shown', apart(rating, first), placeOf(rating));
  },

  examples: {
    pass: [
      kettle('<p>4.6 out of 5 (12 reviews)</p>', '4.6'),
      kettle('<p>4,5 von 5 Sternen</p>', '4.52'),
      kettle(microdata('4.6'), '4.6'),
    ],
    fail: [kettle('<p>3.9 out of 5 (12 reviews)</p>', '4.6'), kettle(microdata('3.9'), '4.6')],
    none: [kettle('<p>It boils fast</p>', '4.6'), '<main><h1>Kettle K2</h1><p>3.9 out of 5</p></main>'],
    unknown: [kettle('<p>3.9 out of 5</p><p>2/5</p>', '4.6')],
  },
});

/** On a scale of five. */
function distance(a: SurfaceFact, b: SurfaceFact): number {
  const [one, other] = [a, b].map(({ value }) => {
    const [rating = 0, best = 5] = value.split('/').map(Number);
    return best === 0 ? 0 : (rating * 5) / best;
  });
  // A scale that is stated wrong is another fault than a rating that is.
  return numberOf(a) === numberOf(b) ? 0 : Math.abs((one ?? 0) - (other ?? 0));
}

const numberOf = ({ value }: SurfaceFact): number => Number(value.split('/')[0]);
