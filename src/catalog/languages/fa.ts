/** Persian. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function fa(): Language {
  return {
    code: 'fa',
    aliases: '',
    script: 'arabic',
    spacing: 'spaced',
    verbLast: true,
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
    emptyTitles: 'صفحه اصلی, خانه, بدون عنوان',
    linkTexts: NOT_COMPILED,
    transcripts: NOT_COMPILED,

    howTo: NOT_COMPILED,
    howToForm: NOT_COMPILED,
    steps: NOT_COMPILED,

    questionStarters: 'چه, چگونه, چرا, کی, کجا, آیا, چند',
    questionEndings: 'چیست, کیست, کجاست, چقدر است, چگونه است',
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: NOT_COMPILED,
    shortMonths: NOT_COMPILED,
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'نویسنده, به قلم, نوشته',
    bylines: 'به قلم, توسط',
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: 'تاریخ انتشار, منتشر شده',

    units: `
    ثانیه, دقیقه, دقیقه‌ای, ساعت, روز, هفته, ماه, سال, درجه, نفر, بار, درصد, لیتر, گرم, کیلو, کیلوگرم, متر,
    کیلومتر, سانتی‌متر, سانتیمتر, میلیمتر, میلی‌متر, تومان, ریال, یورو, دلار, هزار, میلیون, میلیارد, وات
  `,
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

    faq: 'سوالات متداول, سؤالات متداول, پرسش‌های متداول, پرسشهای متداول, پرسش و پاسخ',
    faqAlone: '',
    pricing: 'قیمت‌ها, تعرفه, تعرفه‌ها, قیمت گذاری, قیمت‌گذاری',
    pricingAlone: 'قیمت',
    pricingFiller: 'و, ما, خدمات',
    sectionNames: `
    صفحه‌های اصلی, محصولات و خدمات, مستندات, تعرفه‌ها, سوالات متداول, مقاله‌ها, درباره ما
  `,

    notFound: 'صفحه یافت نشد, صفحه پیدا نشد, صفحه مورد نظر یافت نشد, صفحه مورد نظر پیدا نشد',
    notices: NOT_COMPILED,

    paths: {
      contact: 'تماس-با-ما',
      about: 'درباره-ما',
    },
  };
}
