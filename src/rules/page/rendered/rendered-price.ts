import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { jsonLd } from '../example-page.ts';
import { renderedRule } from './rendered-rule.ts';
import { SCRIPT_ENGINES } from './script-engines.ts';

const offered = (price: string): string =>
  jsonLd('Product', { name: 'Kettle', offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } });

export const renderedPrice = renderedRule({
  id: 'rendered-price',
  category: 'ai_seo',
  area: 'understand',
  title: 'The stated price is the same before and after scripts',
  why: 'An engine that runs no scripts tells its readers the price of the first answer.',
  source: SOURCES.googleProduct,
  grade: 'vendor',

  faults: {
    changed: {
      severity: 'high',
      effort: 'template',
      title: 'Scripts change the price',
      message:
        'The answer states the price {before}, after scripts it is {after}: {blind} tell the first one',
      fix: 'Write the price that holds into the first HTML answer',
    },
  },

  evaluate({ prices: { before, after } }) {
    if (before.length === 0 || after.length === 0) return none;
    const gone = before.filter((price) => !after.includes(price));
    const fresh = after.filter((price) => !before.includes(price));
    if (gone.length === 0 || fresh.length === 0) return pass;
    return fail('changed', { before: gone, after: fresh, blind: SCRIPT_ENGINES.blind });
  },

  examples: {
    pass: [
      { html: offered('20'), rendered: offered('20.00') },
      // What scripts add besides is no other price of the same thing.
      { html: offered('20'), rendered: offered('20') + offered('30') },
    ],
    fail: [{ html: offered('20'), rendered: offered('24') }],
    none: [offered('20'), { html: '<p>Kettle</p>', rendered: offered('20') }],
  },
});
