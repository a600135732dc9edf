/** Croatian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const hr = (): WrittenLanguage => ({
  code: 'hr',
  script: 'latin',
  ordinalStop: true,

  emptyTitles: 'početna',

  months: `siječanj, veljača, ožujak, travanj, svibanj, lipanj, srpanj, kolovoz, rujan, listopad, studeni,
    prosinac, siječnja, veljače, ožujka, travnja, svibnja, lipnja, srpnja, kolovoza, rujna, listopada,
    studenoga, prosinca`,
  shortMonths: 'sij, velj, ožu, tra, svi, lip, srp, kol, ruj, lis, stu, pro',

  authorLabels: 'autor, autorica, piše',
  nobody: 'redakcija',
  publishedLabels: 'objavljeno',

  faq: 'često postavljana pitanja, najčešća pitanja, pitanja i odgovori',
  pricing: 'cjenik',
  pricingAlone: 'cijene',
  pricingFiller: 'i, naše, usluge, usluga, paketi',

  notFound: 'stranica nije pronađena',

  paths: {
    contact: 'kontakti',
    about: 'o-nama',
  },
});
