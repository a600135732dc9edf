/** Slovak. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function sk(): Language {
  return {
    code: 'sk',
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
    emptyTitles: 'úvod',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: 'čo, ako, prečo, kedy, kde, kto, ktorý, koľko, môžem',
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    január, február, marec, apríl, august, september, október, november, december, januára, februára, marca,
    apríla, mája, júna, júla, augusta, septembra, októbra, novembra, decembra
  `,
    shortMonths: 'máj, jún, júl, jan, feb, mar, apr, aug, sep, okt, nov, dec',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: NOT_COMPILED,
    bylines: NOT_COMPILED,
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: 'redakcia',
    dateLabels: NOT_COMPILED,
    publishedLabels: 'zverejnené, publikované',

    units: NOT_COMPILED,
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

    faq: 'často kladené otázky, časté otázky, najčastejšie otázky, otázky a odpovede',
    faqAlone: '',
    pricing: 'cenník',
    pricingAlone: 'ceny',
    pricingFiller: 'a, naše, služby, služieb, balíky, produkty',
    sectionNames: `
    Hlavné stránky, Produkty a služby, Dokumentácia, Cenník, Často kladené otázky, Články, Spoločnosť
  `,

    notFound: 'stránka nebola nájdená, stránka sa nenašla, stránka neexistuje',
    notices: NOT_COMPILED,

    paths: {
      login: 'prihlasenie',
      contact: 'kontakt kontakty',
      about: 'o-nas o-firme o-spolocnosti',
      legal: 'obchodne-podmienky ochrana-osobnych-udajov',
      faq: 'casto-kladene-otazky',
      lists: 'produkty novinky',
      groups: 'kategoria',
      authors: 'autor',
      articles: 'clanky novinky',
      news: 'novinky',
      products: 'produkt produkty',
      recipes: 'recepty',
      services: 'sluzby',
      pricingPages: 'ceny',
      productsSection: 'produkt produkty',
      unlisted: 'autor kosik',
    },
  };
}
