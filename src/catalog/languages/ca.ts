/** Catalan. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function ca(): Language {
  return {
    code: 'ca',
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
    emptyTitles: NOT_COMPILED,
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
    gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre, d’abril,
    d’agost, d’octubre
  `,
    shortMonths: 'gen, febr, abr, jul, ag, set, oct, nov, des, d’abr, d’ag, d’oct',
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
    and: 'i',
    nameParticles: NOT_COMPILED,
    nobody: 'redacció',
    dateLabels: NOT_COMPILED,
    publishedLabels: 'publicat, publicada el',

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

    faq: 'preguntes freqüents, preguntes i respostes',
    faqAlone: '',
    pricing: 'llista de preus',
    pricingAlone: 'preus, tarifes',
    pricingFiller: 'i, nostres, serveis, plans',
    sectionNames: NOT_COMPILED,

    notFound: `no s'ha trobat la pàgina`,
    notices: NOT_COMPILED,

    paths: {},
  };
}
