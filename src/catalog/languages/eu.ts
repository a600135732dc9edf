/** Basque. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function eu(): Language {
  return {
    code: 'eu',
    script: 'latin',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: true,

    months: `
    urtarrila, otsaila, martxoa, apirila, maiatza, ekaina, uztaila, abuztua, iraila, urria, azaroa, abendua
  `,
    shortMonths: 'urt, ots, mar, api, mai, eka, uzt, abu, ira, urr, aza, abe',

    faq: 'ohiko galderak, maiz egiten diren galderak',
    pricing: '',
    pricingAlone: 'prezioak',
    pricingFiller: 'eta, zerbitzuak',

    paths: {},
  };
}
