import type { StructuredEntity } from '../../../readers/structured-data/model.ts';
import { ownership } from '../../../facts/identity/own-organization.ts';
import { entitiesOf, has, nestedOf, textOf } from '../../../facts/page-entities.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { thingOf } from '../../../facts/surface/thing.ts';
import { failEach, none, type Occurrence } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { aiSeoRule } from '../page-rule.ts';

/** How a product is known outside of its shop (Google, merchant listing; OpenAI, product feed: gtin or mpn). */
const IDENTIFIERS = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'] as const;

/** A price: what is free is not bought. */
const SOME = /[1-9]/;
/** Conditions of things that are sold one by one, which Google asks for no identifier (Merchant Center, unique product identifiers). */
const SINGLE = /(?:Used|Refurbished|Damaged)Condition/;

type Code = 'availability' | 'expired' | 'shipping' | 'returns' | 'identifier' | 'seller';

const WHOLE = {
  '@type': 'Offer',
  price: '24.00',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  priceValidUntil: '2027-01-31',
  shippingDetails: { '@type': 'OfferShippingDetails', doesNotShip: false },
  hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnDays: 30 },
  seller: { '@type': 'Organization', name: 'Alder' },
} as const;

const kettle = (
  offer: Readonly<Record<string, unknown>>,
  product: Readonly<Record<string, unknown>> = { gtin13: '4006381333931' },
): string =>
  `<title>Kettle K2</title>${jsonLd('Product', { name: 'Kettle K2', ...product, offers: { ...WHOLE, ...offer } })}<h1>Kettle K2</h1><p>€24.00</p>`;

/** Milliseconds of 2026-11-28, on which the examples are read. */
const NOW = Date.UTC(2026, 10, 28);

export const offerForAgents = aiSeoRule({
  id: 'offer-for-agents',
  area: 'understand',
  title: 'An offer says what an agent needs to buy it',
  why: "Google's merchant listings and the product feeds of shopping agents ask for these fields.",
  source: SOURCES.googleMerchantListing,
  grade: 'vendor',

  severity: 'info',
  effort: 'template',
  faults: {
    availability: {
      severity: 'low',
      message: 'The offer does not say whether the product can be bought',
      fix: 'Add availability to the offer, such as https://schema.org/InStock',
    },
    expired: {
      severity: 'low',
      title: 'The price of the offer was valid until a day that is past',
      message: 'The price of the offer was valid until {day}',
      fix: 'Renew priceValidUntil together with the price, or leave it out',
    },
    shipping: {
      message: 'The offer does not say what shipping costs and how long it takes',
      fix: 'Add shippingDetails to the offer, or hasShippingService to the Organization',
    },
    returns: {
      message: 'The offer does not say whether the product can be returned',
      fix: 'Add hasMerchantReturnPolicy to the offer or to the Organization',
    },
    identifier: {
      message: 'The product has neither a GTIN nor a part number of its maker',
      fix: 'Add gtin, or mpn with the brand, to the product',
    },
    seller: {
      message: 'The data does not say who sells the product',
      fix: 'Add seller to the offer, or the Organization behind the site to the page',
    },
  },

  evaluate({ page, kind, now }) {
    const product = kind === 'product' ? productOf(page) : null;
    const [offer] =
      product === null
        ? []
        : nestedOf(page, product, 'offers').filter((each) => SOME.test(textOf(each, 'price')));
    if (product === null || offer === undefined) return none;
    const sellers = [ownership(page).organization, ...nestedOf(page, offer, 'seller')].flatMap(
      (each) => each ?? [],
    );
    const says = (property: string, ofSeller = property): boolean =>
      has(offer, property) || sellers.some((each) => has(each, ofSeller));
    const until = textOf(offer, 'priceValidUntil');
    const isPast = now !== null && Date.parse(until) + DAY < now;
    const missing: Occurrence<Code>[] = [
      ...(has(offer, 'availability') ? [] : [{ code: 'availability' as const, data: {} }]),
      ...(isPast ? [{ code: 'expired' as const, data: { day: until.slice(0, 10) } }] : []),
      ...(says('shippingDetails', 'hasShippingService') ? [] : [{ code: 'shipping' as const, data: {} }]),
      ...(says('hasMerchantReturnPolicy') ? [] : [{ code: 'returns' as const, data: {} }]),
      ...(SINGLE.test(textOf(offer, 'itemCondition')) ||
      IDENTIFIERS.some((property) => has(product, property) || has(offer, property))
        ? []
        : [{ code: 'identifier' as const, data: {} }]),
      ...(sellers.length > 0 || has(offer, 'seller') ? [] : [{ code: 'seller' as const, data: {} }]),
    ];
    const { line, column } = offer;
    return failEach(missing.map((fault) => ({ ...fault, line, column })));
  },

  examples: {
    pass: [
      kettle({}),
      { html: kettle({ priceValidUntil: '2026-11-27' }), now: NOW },
      kettle({ itemCondition: 'https://schema.org/UsedCondition' }, {}),
    ],
    fail: [
      kettle({ availability: undefined }),
      { html: kettle({ priceValidUntil: '2026-10-31' }), now: NOW },
      kettle({ shippingDetails: undefined }),
      kettle({ hasMerchantReturnPolicy: undefined }),
      kettle({}, {}),
      kettle({ seller: undefined }),
    ],
    none: [
      kettle({ price: '0.00', seller: undefined }),
      '<main><h1>Kettle K2</h1><p>€24.00</p></main>',
      `<h1>Kettle K2</h1>${jsonLd('Product', { name: 'Kettle K2', offers: { '@type': 'AggregateOffer', lowPrice: 24, priceCurrency: 'EUR' } })}`,
    ],
  },
});

/** The last day counts as a whole, wherever it ends first. */
const DAY = 2 * 24 * 60 * 60 * 1_000;

/** The product that the page is about, in the first format that describes one. */
function productOf(page: PageFacts): StructuredEntity | null {
  if (entitiesOf(page, 'Product').length === 0) return null;
  for (const format of ['json-ld', 'microdata', 'rdfa'] as const) {
    const { entity } = thingOf(page, format);
    if (entity !== null && has(entity, 'offers')) return entity;
  }
  return null;
}
