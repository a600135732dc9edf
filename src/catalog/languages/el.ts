/** Greek. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function el(): Language {
  return {
    code: 'el',
    aliases: '',
    script: 'greek',
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
    emptyTitles: 'αρχική, αρχική σελίδα, χωρίς τίτλο, καλώς ήρθατε',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: 'τι, πώς, γιατί, πότε, πού, ποιος, ποια, πόσο',
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    ιανουαρίου, φεβρουαρίου, μαρτίου, απριλίου, μαΐου, ιουνίου, ιουλίου, αυγούστου, σεπτεμβρίου, οκτωβρίου,
    νοεμβρίου, δεκεμβρίου
  `,
    shortMonths: 'ιαν, φεβ, μαρ, απρ, μαΐ, ιουν, ιουλ, αυγ, σεπ, οκτ, νοε, δεκ',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'συγγραφέας, συντάκτης, αρθρογράφος, γράφει ο, γράφει η, από, κείμενο',
    bylines: 'γράφει ο, γράφει η',
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: 'δημοσιεύτηκε, δημοσιεύθηκε',

    units: `
    ώρες, ώρα, λεπτά, λεπτό, δευτερόλεπτα, ημέρες, ημέρα, μέρες, εβδομάδες, εβδομάδα, μήνες, μήνας, χρόνια, έτη,
    έτος, βαθμούς, βαθμοί, φορές, άτομα, ευρώ, λίτρα, λίτρο, γραμμάρια, κιλά, μέτρα, χιλιόμετρα, χιλιάδες,
    εκατομμύρια, δισεκατομμύρια
  `,
    unitPhrases: 'τοις εκατό',
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

    faq: 'συχνές ερωτήσεις, ερωτήσεις και απαντήσεις',
    faqAlone: '',
    pricing: 'τιμοκατάλογος, τιμολόγηση',
    pricingAlone: 'τιμές',
    pricingFiller: 'και, μας, υπηρεσίες, πακέτα, προϊόντα',
    sectionNames: `
    Κύριες σελίδες, Προϊόντα και υπηρεσίες, Τεκμηρίωση, Τιμές, Συχνές ερωτήσεις, Άρθρα, Η εταιρεία
  `,

    notFound: 'δεν βρέθηκε, σελίδα δεν βρέθηκε',
    notices: NOT_COMPILED,

    paths: {
      contact: 'epikoinonia επικοινωνία',
    },
  };
}
