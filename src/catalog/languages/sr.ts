/** Serbian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const sr = (): WrittenLanguage => ({
  code: 'sr',
  // No script: Cyrillic and Latin are both in use.
  ordinalStop: true,

  emptyTitles: 'početna',

  months: 'јануар, фебруар, март, април, август, септембар, октобар, новембар, децембар',
  shortMonths: 'мај, јун, јул, јан, феб, мар, апр, авг, сеп, окт, нов, дец',

  authorLabels: 'аутор, текст',

  faq: 'često postavljana pitanja, najčešća pitanja, често постављана питања',
  pricing: 'cenovnik, ценовник',
  pricingAlone: 'cene, цене',
  pricingFiller: 'i, naše, usluge, и, наше, услуге',

  notFound: 'stranica nije pronađena',

  paths: {
    contact: 'kontakti',
    about: 'o-nama',
  },
});
