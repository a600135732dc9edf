/** Estonian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const et = (): WrittenLanguage => ({
  code: 'et',
  script: 'latin',
  ordinalStop: true,

  months: 'jaanuar, veebruar, märts, aprill, juuni, juuli, august, september, oktoober, november, detsember',
  shortMonths: 'mai, jaan, veebr, apr, aug, sept, okt, nov, dets',

  publishedLabels: 'avaldatud',

  faq: 'korduma kippuvad küsimused, küsimused ja vastused',
  faqAlone: 'kkk',
  pricing: 'hinnakiri',
  pricingAlone: 'hinnad',
  pricingFiller: 'ja, meie, teenused, paketid, tooted',

  notFound: 'lehte ei leitud',
});
