/** Slovenian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const sl = (): WrittenLanguage => ({
  code: 'sl',
  script: 'latin',
  ordinalStop: true,

  months: 'januar, februar, marec, april, junij, julij, avgust, september, oktober, november, december',
  shortMonths: 'maj, jan, feb, mar, apr, jun, jul, avg, sep, okt, nov, dec',

  authorLabels: 'avtor, piše',
  nobody: 'uredništvo',
  publishedLabels: 'objavljeno',

  faq: 'pogosta vprašanja, pogosto zastavljena vprašanja, vprašanja in odgovori',
  pricing: 'cenik',
  pricingAlone: 'cene',
  pricingFiller: 'in, naše, storitve, storitev, paketi',

  notFound: 'strani ni mogoče najti',

  paths: {
    about: 'o-nas',
    pricingPages: 'cenik',
  },
});
