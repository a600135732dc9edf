/** Latvian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const lv = (): WrittenLanguage => ({
  code: 'lv',
  script: 'latin',
  ordinalStop: true,

  months: `janvāris, februāris, marts, aprīlis, maijs, jūnijs, jūlijs, augusts, septembris, oktobris,
    novembris, decembris`,
  shortMonths: 'janv, febr, apr, jūn, jūl, aug, sept, okt, nov, dec',

  authorLabels: 'autors',
  publishedLabels: 'publicēts',

  faq: 'biežāk uzdotie jautājumi, jautājumi un atbildes',
  faqAlone: 'buj',
  pricing: 'cenrādis',
  pricingAlone: 'cenas',
  pricingFiller: 'un, mūsu, pakalpojumi, paketes',

  notFound: 'lapa nav atrasta',
});
