/** Estonian. Sources as in model.ts, November 2026. */
import type { Language } from './model.ts';

export function et(): Language {
  return {
    code: 'et',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,

    months: `
    jaanuar, veebruar, märts, aprill, juuni, juuli, august, september, oktoober, november, detsember
  `,
    shortMonths: 'mai, jaan, veebr, apr, aug, sept, okt, nov, dets',

    publishedLabels: 'avaldatud',

    faq: 'korduma kippuvad küsimused, küsimused ja vastused',
    faqAlone: 'kkk',
    pricing: 'hinnakiri',
    pricingAlone: 'hinnad',
    pricingFiller: 'ja, meie, teenused, paketid, tooted',

    notFound: 'lehte ei leitud',

    paths: {},
  };
}
