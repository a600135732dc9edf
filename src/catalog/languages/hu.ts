/** Hungarian. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function hu(): Language {
  return {
    code: 'hu',
    aliases: '',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: true,
    sentence: NOT_COMPILED,
    wordsOfHundred: { missing: 'not measured' },
    stopWords: NOT_COMPILED,
    stopCharacters: '',
    finiteVerbs: NOT_COMPILED,
    abbreviations: NOT_COMPILED,
    definitionCues: NOT_COMPILED,
    speechVerbs: NOT_COMPILED,
    pointerWords: NOT_COMPILED,
    comparisonWords: NOT_COMPILED,
    hypeWords: NOT_COMPILED,
    placeholders: NOT_COMPILED,
    notNotes: NOT_COMPILED,

    genericHeadings: NOT_COMPILED,
    emptyTitles: 'kezdőlap, főoldal',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: `
    mi az, mi a, mit, mikor, hogyan, miért, hol, melyik, mennyi, mennyibe, mennyire, hány, lehet-e
  `,
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    január, február, március, április, május, június, július, augusztus, szeptember, október, november,
    december
  `,
    shortMonths: 'jan, febr, márc, ápr, máj, jún, júl, aug, szept, okt, nov, dec',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'szerző, írta',
    bylines: NOT_COMPILED,
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: 'szerkesztőség',
    dateLabels: NOT_COMPILED,
    publishedLabels: 'közzétéve, megjelent',

    units: 'ezer, millió, milliárd',
    unitPhrases: NOT_COMPILED,
    unitsBefore: NOT_COMPILED,
    unitCharacters: '',
    unitParticles: '',
    unitsOrWords: NOT_COMPILED,
    wordsOverUnits: NOT_COMPILED,
    unitsOfOne: NOT_COMPILED,
    yearWords: NOT_COMPILED,
    wordsBeforeDays: NOT_COMPILED,
    clockSigns: '',
    measureEndings: '',

    faq: 'gyakori kérdések, gyakran ismételt kérdések, kérdések és válaszok',
    faqAlone: 'gyik',
    pricing: 'áraink, árlista, díjszabás, árazás',
    pricingAlone: 'árak',
    pricingFiller: 'és, szolgáltatások, csomagok, termékek',
    sectionNames: `
    Főoldalak, Termékek és szolgáltatások, Dokumentáció, Árak, Gyakori kérdések, Cikkek, Rólunk
  `,

    notFound: 'nem található',
    notices: NOT_COMPILED,

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
  };
}
