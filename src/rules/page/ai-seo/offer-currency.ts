import { describeFault, valueFaults } from '../../../facts/structured-data/rules/value-faults.ts';
import { entitiesOf, has, nestedOf } from '../../../facts/page-entities.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';

/** How a value is written that is not read. */
const FIXES: Readonly<Record<string, string>> = {
  price: 'Write the price in the form 1299.00, without sign or comma',
  priceCurrency: 'Write the currency by its ISO 4217 code, such as EUR',
};

const offered = (offer: Readonly<Record<string, unknown>>): string =>
  jsonLd('Product', { name: 'A', offers: { '@type': 'Offer', ...offer } });

export const offerCurrency = pageCheck({
  id: 'offer-currency',
  category: 'ai_seo',
  type: 'info',
  title: 'Offers have a price in numbers and a currency',
  why: 'A price with a sign or a comma is dropped, and so is the offer.',
  source: SOURCES.googleProduct,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const offers = entitiesOf(page, 'Offer').filter((offer) => has(offer, 'price'));
    if (offers.length === 0) return none;
    for (const offer of offers) {
      const parts = [offer, ...nestedOf(page, offer, 'priceSpecification')];
      const fault = parts.flatMap(valueFaults).find(({ property }) => Object.hasOwn(FIXES, property));
      if (fault !== undefined)
        return fail(`${fault.property} ${describeFault(fault)}`, FIXES[fault.property] ?? '');
      const stated = parts.some((entity) => has(entity, 'priceCurrency'));
      if (!stated) return fail('Offer has no currency', 'Add priceCurrency, such as EUR');
    }
    return pass;
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
