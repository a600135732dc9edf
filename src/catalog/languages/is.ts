/** Icelandic. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function is(): Language {
  return {
    code: 'is',
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

    months: 'janúar, febrúar, mars, apríl, júní, júlí, ágúst, september, október, nóvember, desember',
    shortMonths: 'maí, jan, feb, mar, apr, jún, júl, ágú, sep, okt, nóv, des',
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
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: NOT_COMPILED,

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

    faq: 'algengar spurningar',
    faqAlone: '',
    pricing: 'verðskrá',
    pricingAlone: '',
    pricingFiller: NOT_COMPILED,
    sectionNames: NOT_COMPILED,

    notFound: NOT_COMPILED,
    notices: NOT_COMPILED,

    paths: {},
  };
}
