import { shownStock } from '../../../facts/surface/shown.ts';
import type { SurfaceFact } from '../../../facts/surface/model.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { apart, firstApart, placeOf, statementsOf } from '../agreement.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';

/** Members of ItemAvailability by which a thing can be bought now, and by which it cannot. Others are between. */
const SOLD: ReadonlySet<string> = new Set(['InStock', 'InStoreOnly', 'LimitedAvailability', 'OnlineOnly']);
const GONE: ReadonlySet<string> = new Set(['Discontinued', 'OutOfStock', 'SoldOut']);

const ONE_STOCK = 'Fill the availability of the page and of its data from one field';

const kettle = (line: string, availability: string, head = ''): string =>
  `<head><title>Kettle K2</title>${head}${jsonLd('Product', { name: 'Kettle K2', offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'EUR', availability } })}</head>` +
  `<main><h1>Kettle K2</h1><p>€24.00</p>${line}</main>`;

export const availabilityAgrees = aiSeoRule({
  id: 'availability-agrees',
  area: 'understand',
  title: 'Text and data agree on whether a thing can be bought',
  why: 'Engines and agents offer what data calls in stock, and Google disapproves offers whose data differs from the page.',
  source: SOURCES.googleMerchantListing,
  grade: 'vendor',

  severity: 'high',
  effort: 'template',
  faults: {
    shown: {
      title: 'Data and page disagree on whether the thing can be bought',
      message: 'The page says "{shown}", but the availability in {oneSurface@surfaces} is {one}',
      fix: ONE_STOCK,
    },
    stated: {
      title: 'Data disagrees on whether the thing can be bought',
      message:
        'The availability in {oneSurface@surfaces} is {one}, that in {otherSurface@surfaces} is {other}',
      fix: ONE_STOCK,
    },
  },

  evaluate({ page, facts }) {
    const bySurface = [...statementsOf(facts(), 'availability').values()];
    if (bySurface.length === 0) return none;
    if (bySurface.some((statements) => isOneOf(statements, SOLD) && isOneOf(statements, GONE)))
      return unknown('several-offers');
    const stated = bySurface.flat();
    const two = firstApart(stated, areApart);
    if (two !== null) return fail('stated', apart(...two), placeOf(...two));
    const { state, line, isMixed } = shownStock(page.shownLines);
    if (isMixed && isOneOf(stated, SOLD)) return unknown('stock-mixed');
    if (state === null || line === null) return bySurface.length > 1 ? pass : none;
    const shownFact: SurfaceFact = {
      fact: 'availability',
      surface: 'text',
      written: line.text,
      value: state,
      line: 0,
      column: 0,
    };
    const other = stated.find((statement) => areApart(statement, shownFact));
    if (other === undefined) return pass;
    return fail('shown', { ...apart(other, shownFact), shown: line.text }, placeOf(other));
  },

  examples: {
    pass: [
      kettle('<p>In stock</p>', 'https://schema.org/InStock'),
      kettle('<p>Sold out</p>', 'SoldOut'),
      kettle('<p>Ausverkauft</p>', 'http://schema.org/OutOfStock'),
    ],
    fail: [
      kettle('<p>Sold out</p>', 'https://schema.org/InStock'),
      kettle('<p>Availability: In stock</p>', 'https://schema.org/OutOfStock'),
      kettle(
        '',
        'https://schema.org/InStock',
        '<meta property="product:availability" content="out of stock">',
      ),
    ],
    none: [kettle('<p>Boils fast</p>', 'https://schema.org/InStock'), kettle('<p>Sold out</p>', '')],
    unknown: [kettle('<p>Sold out</p><button>Add to cart</button>', 'https://schema.org/InStock')],
  },
});

const isOneOf = (statements: readonly SurfaceFact[], members: ReadonlySet<string>): boolean =>
  statements.some(({ value }) => members.has(value));

const areApart = (a: SurfaceFact, b: SurfaceFact): boolean =>
  (SOLD.has(a.value) && GONE.has(b.value)) || (GONE.has(a.value) && SOLD.has(b.value));
