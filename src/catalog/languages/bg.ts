/** Bulgarian. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function bg(): Language {
  return {
    code: 'bg',
    aliases: '',
    script: 'cyrillic',
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
    emptyTitles: 'начало',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: 'какво, как, защо, кога, къде, кой, колко, мога ли',
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: 'януари, февруари, март, април, август, септември, октомври, ноември, декември',
    shortMonths: 'май, юни, юли',
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
    publishedLabels: 'публикувано, публикувана на',

    units: 'лв',
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

    faq: 'често задавани въпроси, въпроси и отговори',
    faqAlone: '',
    pricing: 'ценоразпис',
    pricingAlone: 'цени',
    pricingFiller: 'и, на, нашите, услуги, пакети',
    sectionNames: NOT_COMPILED,

    notFound: 'страницата не е намерена',
    notices: NOT_COMPILED,

    paths: {},
  };
}
