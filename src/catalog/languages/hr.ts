/** Croatian. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function hr(): Language {
  return {
    code: 'hr',
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
    emptyTitles: 'početna',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: NOT_COMPILED,
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    siječanj, veljača, ožujak, travanj, svibanj, lipanj, srpanj, kolovoz, rujan, listopad, studeni,
    prosinac, siječnja, veljače, ožujka, travnja, svibnja, lipnja, srpnja, kolovoza, rujna, listopada,
    studenoga, prosinca
  `,
    shortMonths: 'sij, velj, ožu, tra, svi, lip, srp, kol, ruj, lis, stu, pro',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'autor, autorica, piše',
    bylines: NOT_COMPILED,
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: 'redakcija',
    dateLabels: NOT_COMPILED,
    publishedLabels: 'objavljeno',

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

    faq: 'često postavljana pitanja, najčešća pitanja, pitanja i odgovori',
    faqAlone: '',
    pricing: 'cjenik',
    pricingAlone: 'cijene',
    pricingFiller: 'i, naše, usluge, usluga, paketi',
    sectionNames: NOT_COMPILED,

    notFound: 'stranica nije pronađena',
    notices: NOT_COMPILED,

    paths: {
      contact: 'kontakti',
      about: 'o-nama',
    },
  };
}
