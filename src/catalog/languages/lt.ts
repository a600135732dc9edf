/** Lithuanian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const lt = (): WrittenLanguage => ({
  code: 'lt',
  script: 'latin',

  months: `sausis, vasaris, kovas, balandis, gegužė, birželis, liepa, rugpjūtis, rugsėjis, spalis, lapkritis,
    gruodis, sausio, vasario, kovo, balandžio, gegužės, birželio, liepos, rugpjūčio, rugsėjo, spalio,
    lapkričio, gruodžio`,
  shortMonths: '',

  authorLabels: 'autorius, autorė',
  publishedLabels: 'paskelbta',

  faq: 'dažniausiai užduodami klausimai, klausimai ir atsakymai',
  faqAlone: 'duk',
  pricing: 'kainynas',
  pricingAlone: 'kainos',
  pricingFiller: 'ir, mūsų, paslaugos, paslaugų, paketai',

  notFound: 'puslapis nerastas',

  paths: {
    contact: 'kontaktai',
  },
});
