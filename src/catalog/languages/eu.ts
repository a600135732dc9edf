/** Basque. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const eu = (): WrittenLanguage => ({
  code: 'eu',
  script: 'latin',
  ordinalStop: true,

  months: `urtarrila, otsaila, martxoa, apirila, maiatza, ekaina, uztaila, abuztua, iraila, urria, azaroa,
    abendua`,
  shortMonths: 'urt, ots, mar, api, mai, eka, uzt, abu, ira, urr, aza, abe',

  faq: 'ohiko galderak, maiz egiten diren galderak',
  pricing: '',
  pricingAlone: 'prezioak',
  pricingFiller: 'eta, zerbitzuak',
});
