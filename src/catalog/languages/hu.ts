/** Hungarian. Sources as in model.ts, November 2026. */
import type { WrittenLanguage } from './model.ts';

export const hu = (): WrittenLanguage => ({
  code: 'hu',
  script: 'latin',
  ordinalStop: true,

  emptyTitles: 'kezdőlap, főoldal',

  questionStarters: `mi az, mi a, mit, mikor, hogyan, miért, hol, melyik, mennyi, mennyibe, mennyire, hány,
    lehet-e`,

  months: `január, február, március, április, május, június, július, augusztus, szeptember, október, november,
    december`,
  shortMonths: 'jan, febr, márc, ápr, máj, jún, júl, aug, szept, okt, nov, dec',

  authorLabels: 'szerző, írta',
  nobody: 'szerkesztőség',
  publishedLabels: 'közzétéve, megjelent',

  units: 'ezer, millió, milliárd',

  faq: 'gyakori kérdések, gyakran ismételt kérdések, kérdések és válaszok',
  faqAlone: 'gyik',
  pricing: 'áraink, árlista, díjszabás, árazás',
  pricingAlone: 'árak',
  pricingFiller: 'és, szolgáltatások, csomagok, termékek',
  sectionNames: 'Főoldalak, Termékek és szolgáltatások, Dokumentáció, Árak, Gyakori kérdések, Cikkek, Rólunk',

  notFound: 'nem található',

  paths: {
    login: 'bejelentkezes',
    search: 'kereses',
    contact: 'kapcsolat',
    about: 'rolunk',
    legal: 'adatvedelem aszf impresszum adatkezelesi-tajekoztato',
    faq: 'gyik gyakori-kerdesek',
    articles: 'cikkek hirek',
    news: 'hirek',
    products: 'termek termekek',
    recipes: 'receptek',
    pricingPages: 'arak',
    unlisted: 'kosar',
  },
});
