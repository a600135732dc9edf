/** Thai. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function th(): Language {
  return {
    code: 'th',
    aliases: '',
    script: 'thai',
    spacing: 'dense',
    verbLast: false,
    ordinalStop: false,
    sentence: NOT_COMPILED,
    wordsOfHundred: { missing: 'not measured' },
    stopWords: NOT_COMPILED,
    stopCharacters: NOT_COMPILED,
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
    emptyTitles: 'หน้าแรก, ไม่มีชื่อ',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: NOT_COMPILED,
    questionEndings: `
    ไหม, หรือไม่, อย่างไร, อะไร, เท่าไร, เท่าไหร่, ที่ไหน, เมื่อไร, เมื่อไหร่, กี่บาท
  `,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: NOT_COMPILED,
    shortMonths: NOT_COMPILED,
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: NOT_COMPILED,
    eras: NOT_COMPILED,
    weekdaySigns: NOT_COMPILED,

    authorLabels: 'โดย, ผู้เขียน, เขียนโดย, เรียบเรียงโดย',
    bylines: 'โดย, เขียนโดย',
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: 'เผยแพร่',

    units: `
    วินาที, นาที, ชั่วโมง, วัน, สัปดาห์, เดือน, ปี, องศา, คน, ครั้ง, เท่า, เปอร์เซ็นต์, ร้อยละ, ลิตร, กรัม,
    กิโลกรัม, กิโล, เมตร, กิโลเมตร, เซนติเมตร, มิลลิเมตร, บาท, ล้าน, แสน, หมื่น, พัน, วัตต์, ยูโร, ดอลลาร์,
    ห้อง, หน้า
  `,
    unitPhrases: NOT_COMPILED,
    unitsBefore: 'ร้อยละ',
    unitCharacters: NOT_COMPILED,
    unitParticles: NOT_COMPILED,
    unitsOrWords: NOT_COMPILED,
    wordsOverUnits: NOT_COMPILED,
    unitsOfOne: NOT_COMPILED,
    yearWords: NOT_COMPILED,
    wordsBeforeDays: NOT_COMPILED,
    clockSigns: NOT_COMPILED,
    measureEndings: NOT_COMPILED,

    faq: 'คำถามที่พบบ่อย, ถามตอบ',
    faqAlone: '',
    pricing: 'ค่าบริการ, อัตราค่าบริการ',
    pricingAlone: 'ราคา',
    pricingFiller: 'และ, ของเรา, บริการ, แพ็กเกจ, แพ็คเกจ, สินค้า',
    sectionNames: 'หน้าหลัก, สินค้าและบริการ, เอกสาร, ราคา, คำถามที่พบบ่อย, บทความ, บริษัท',

    notFound: 'ไม่พบหน้า',
    notices: NOT_COMPILED,

    paths: {
      contact: 'ติดต่อเรา',
      about: 'เกี่ยวกับเรา',
    },
  };
}
