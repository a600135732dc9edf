import type { PageFacts } from '../../../facts/page-facts.ts';
import type { PageKind } from '../../../catalog/page-kinds.ts';
import { allEntities, textsOf } from '../../../facts/page-entities.ts';
import { fail, none, pass } from '../../rule.ts';
import { showsPrice } from '../../schema/visible.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

/** Pages that name many things, some of which have no price, and those that are about none. */
const OF_NO_PRICE: ReadonlySet<PageKind> = new Set([
  'home',
  'listing',
  'search',
  'login',
  'article',
  'contact',
  'legal',
  'profile',
]);

const KETTLE = '<main><h1>Kettle</h1><p>It boils a litre in three minutes.</p>';

export const priceFilled = contentRule({
  id: 'price-filled',
  area: 'read',
  title: 'A price is in the HTML answer, without running scripts',
  why: 'GPTBot, ClaudeBot and most AI crawlers do not run scripts: they do not see a price that scripts fill in.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'text',

  faults: {
    empty: {
      severity: 'low',
      effort: 'template',
      title: 'The element for the price is empty until scripts fill it',
      message: 'The HTML answer states no price: {places} {count:is|are} empty',
      fix: 'Write the price into the HTML answer on the server, where scripts may still change it',
    },
  },

  evaluate({ page, kind }) {
    if (OF_NO_PRICE.has(kind) || page.emptyPrices.length === 0) return none;
    if (showsPrice(page) || statesPrice(page)) return pass;
    const places = [...new Set(page.emptyPrices)];
    return fail('empty', { places, count: places.length });
  },

  examples: {
    pass: [
      `${KETTLE}<p>From 19.90 €</p><p class="price"></p></main>`,
      `${KETTLE}<p class="price"></p></main>${jsonLd('Product', { name: 'Kettle', offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'EUR' } })}`,
    ],
    fail: [
      `${KETTLE}<span class="price"></span></main>`,
      `${KETTLE}<button data-price="">Add to cart</button></main>`,
      `${KETTLE}<span itemprop="price" content=""></span></main>`,
    ],
    none: [
      `${KETTLE}<span class="price">On request</span><span class="old-price"></span></main>`,
      `<header>Cart <b class="price"></b></header>${KETTLE}<span class="price" data-price="19.90"></span></main>`,
      { html: `${KETTLE}<span class="price"></span></main>`, url: 'https://example.com/' },
    ],
  },
});

/** Whether structured data states a price. */
const statesPrice = ({ structuredData: { entities } }: PageFacts): boolean =>
  allEntities(entities).some((entity) =>
    ['price', 'lowPrice', 'highPrice'].some((property) =>
      textsOf(entity, property).some((text) => text !== ''),
    ),
  );
