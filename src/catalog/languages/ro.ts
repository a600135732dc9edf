/** Romanian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const ro = (): WrittenLanguage => ({
  code: 'ro',
  script: 'latin',

  emptyTitles: 'acasă',

  questionStarters: 'ce, cum, de ce, când, unde, cine, care, cât, câte, câți, pot',

  months: `ianuarie, februarie, martie, aprilie, iunie, iulie, august, septembrie, octombrie, noiembrie,
    decembrie`,
  shortMonths: 'mai, ian, feb, mar, apr, iun, iul, aug, sept, oct, nov, dec',

  authorLabels: 'autor, autoare, scris de',
  nobody: 'redacția',
  publishedLabels: 'publicat, publicată',

  units: 'lei, ron, milioane, miliarde',

  faq: 'întrebări frecvente, intrebari frecvente, întrebări și răspunsuri',
  pricing: 'prețuri, preţuri, listă de prețuri, preturi, lista de preturi',
  pricingAlone: 'tarife',
  pricingFiller: 'și, şi, noastre, servicii, pachete, produse',
  sectionNames: `Pagini principale, Produse și servicii, Documentație, Prețuri, Întrebări frecvente, Articole,
    Companie`,

  notFound: 'nu a fost găsit, nu a fost găsită',

  paths: {
    search: 'cautare',
    contact: 'contact',
    about: 'despre-noi',
    legal: 'politica-de-confidentialitate termeni-si-conditii',
    faq: 'intrebari-frecvente',
    articles: 'articole',
    pricingPages: 'tarife preturi',
  },
});
