/** Romanian. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function ro(): Language {
  return {
    code: 'ro',
    aliases: '',
    script: 'latin',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
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
    emptyTitles: 'acasă',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: 'ce, cum, de ce, când, unde, cine, care, cât, câte, câți, pot',
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    ianuarie, februarie, martie, aprilie, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie
  `,
    shortMonths: 'mai, ian, feb, mar, apr, iun, iul, aug, sept, oct, nov, dec',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'autor, autoare, scris de',
    bylines: NOT_COMPILED,
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: 'redacția',
    dateLabels: NOT_COMPILED,
    publishedLabels: 'publicat, publicată',

    units: 'lei, ron, milioane, miliarde',
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

    faq: 'întrebări frecvente, intrebari frecvente, întrebări și răspunsuri',
    faqAlone: '',
    pricing: 'prețuri, preţuri, listă de prețuri, preturi, lista de preturi',
    pricingAlone: 'tarife',
    pricingFiller: 'și, şi, noastre, servicii, pachete, produse',
    sectionNames: `
    Pagini principale, Produse și servicii, Documentație, Prețuri, Întrebări frecvente, Articole, Companie
  `,

    notFound: 'nu a fost găsit, nu a fost găsită',
    notices: NOT_COMPILED,

    paths: {
      search: 'cautare',
      contact: 'contact',
      about: 'despre-noi',
      legal: 'politica-de-confidentialitate termeni-si-conditii',
      faq: 'intrebari-frecvente',
      articles: 'articole',
      pricingPages: 'tarife preturi',
    },
  };
}
