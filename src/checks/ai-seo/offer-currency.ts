import { entitiesOf, has, nestedOf, textOf } from '../entities.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';

/** ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;
const PRICE = /^\d{1,12}(?:\.\d{1,6})?$/;

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
      const price = textOf(offer, 'price');
      if (!PRICE.test(price))
        return fail(
          `Price "${shown(price)}" is not a number`,
          'Write the price as 1299.00, without sign or comma',
        );
      const stated = [offer, ...nestedOf(page, offer, 'priceSpecification')].some((entity) =>
        CURRENCY.test(textOf(entity, 'priceCurrency')),
      );
      if (!stated) return fail('Offer has no currency', 'Add priceCurrency, such as EUR');
    }
    return pass;
  },

  examples: {
    pass: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","offers":{"@type":"Offer","price":"1299.00","priceCurrency":"EUR"}}</script>',
    ],
    fail: [
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","offers":{"@type":"Offer","price":"€1.299,00","priceCurrency":"EUR"}}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"A","offers":{"@type":"Offer","price":"20"}}</script>',
    ],
  },
});
