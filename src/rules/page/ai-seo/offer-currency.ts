import { valueFaults } from '../../structured-data/value-faults.ts';
import { entitiesOf, has, nestedOf } from '../../../facts/page-entities.ts';
import { failEach, none, oneOfEach, type Occurrence } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import { jsonLd } from '../example-page.ts';

/** Faults of values by the property that has them. */
type Code = 'price' | 'currency' | 'no-currency';

const CODES: ReadonlyMap<string, Code> = new Map([
  ['price', 'price'],
  ['priceCurrency', 'currency'],
]);

const offered = (offer: Readonly<Record<string, unknown>>): string =>
  jsonLd('Product', { name: 'A', offers: { '@type': 'Offer', ...offer } });

export const offerCurrency = aiSeoRule({
  id: 'offer-currency',
  area: 'understand',
  title: 'Offers have a price that is a number, and a currency',
  why: 'Engines drop a price with a currency sign or a comma, and the offer with it.',
  source: SOURCES.googleProduct,
  grade: 'vendor',

  severity: 'low',
  effort: 'template',
  faults: {
    price: {
      title: 'The price is not a plain number',
      message: 'The price "{value}" is not a plain number of zero or more',
      fix: 'Write the price in the form 1299.00, without currency sign or comma',
    },
    currency: {
      title: 'The currency is not an ISO 4217 code',
      message: 'The currency "{value}" is not an ISO 4217 code',
      fix: 'Write the ISO 4217 code of the currency, such as EUR, as priceCurrency',
    },
    'no-currency': {
      message: 'An offer has no currency',
      fix: 'Add priceCurrency with an ISO 4217 code, such as EUR, to the offer',
    },
  },

  evaluate({ page }) {
    const offers = entitiesOf(page, 'Offer').filter((offer) => has(offer, 'price'));
    if (offers.length === 0) return none;
    return failEach(
      oneOfEach(
        offers.flatMap((offer): Occurrence<Code>[] => {
          const parts = [offer, ...nestedOf(page, offer, 'priceSpecification')];
          const wrong = parts.flatMap(valueFaults).flatMap(({ property, value }) => {
            const code = CODES.get(property);
            return code === undefined ? [] : [{ code, data: { value: shown(value) } }];
          });
          const isStated = parts.some((entity) => has(entity, 'priceCurrency'));
          return isStated ? wrong : [...wrong, { code: 'no-currency', data: {} }];
        }),
      ),
    );
  },

  examples: {
    pass: [offered({ price: '1299.00', priceCurrency: 'EUR' })],
    fail: [
      offered({ price: '€1.299,00', priceCurrency: 'EUR' }),
      offered({ price: '20' }),
      offered({ price: '20', priceCurrency: '€' }),
    ],
  },
});
