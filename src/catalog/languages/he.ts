/** Hebrew. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function he(): Language {
  return {
    code: 'he',
    aliases: 'iw',
    script: 'hebrew',
    spacing: 'spaced',
    verbLast: false,
    ordinalStop: false,
    sentence: [6, 28],
    wordsOfHundred: 80,
    stopWords: `
    אבל, או, אולי, אותה, אותו, אותם, אז, אחר, אחרי, אחת, אין, איך, אינו, אך, אל, אלה, אלו, אם, אנו, אנחנו, אני,
    את, אתה, אתם, באשר, בין, בגלל, גם, דרך, הוא, היא, היה, היו, היתה, הזה, הזאת, הם, הן, זאת, זה, זו, יותר, יש,
    יכול, יכולים, יהיה, כאשר, כבר, כדי, כי, כך, כל, כמה, כמו, כן, לא, לה, לו, להם, להיות, לכן, למה, לפי, לפני,
    מאוד, מה, מי, מן, מעל, מתחת, נגד, על, עד, עוד, עם, פי, רק, של, שלה, שלו, שלהם, שלנו, שם, תוך
  `,
    stopCharacters: '',
    finiteVerbs: 'הוא, היא, הם, היה, היתה, יש, אין, ניתן, צריך, יכול, עולה, אורך',
    abbreviations: NOT_COMPILED,
    definitionCues: '_הוא_, _היא_, _הינו_, _הינה_, _פירושו_',
    speechVerbs: 'אמר, אמרה, אומר, אומרת, מסביר, לדברי, כתב, לפי, סיפר, הוסיף, ציין',
    pointerWords: 'זה, זאת, הוא, היא, הם, הן, כאמור, כפי שצוין, לכן',
    comparisonWords: `
    מול, לעומת, השוואה, השוואת, חלופה, חלופות, הבדל, ההבדל, הבדלים, או, יתרונות וחסרונות
  `,
    hypeWords: 'מדהים, מדהימה, מהפכני, מהפכנית, ייחודי, יוצא דופן, מושלם, פנטסטי, פורץ דרך',
    placeholders: NOT_COMPILED,
    notNotes: NOT_COMPILED,

    genericHeadings: `
    מבוא, הקדמה, סקירה, סקירה כללית, פרטים, עוד, סיכום, מסקנות, רקע, כללי, מידע, תוכן, חלק, אחר, הערות,
    ברוכים הבאים, תיאור, פרק, תוכן עניינים, לסיכום, מידע נוסף
  `,
    emptyTitles: 'דף הבית, ללא כותרת, ברוכים הבאים',
    linkTexts: `
    כאן, לחצו כאן, לחץ כאן, עוד, קרא עוד, קראו עוד, למידע נוסף, פרטים, קישור, לפרטים נוספים, המשך קריאה
  `,
    transcripts: 'תמליל',

    howTo: '_צעד אחר צעד, _שלב אחר שלב, מדריך',
    howToForm: String.raw`^(?:איך|כיצד) ל`,
    steps: 'שלב, צעד',

    questionStarters: 'מה, איך, כיצד, למה, מדוע, מתי, איפה, היכן, מי, האם, כמה',
    questionEndings: NOT_COMPILED,
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    בינואר, בפברואר, במרץ, באפריל, במאי, ביוני, ביולי, באוגוסט, בספטמבר, באוקטובר, בנובמבר, בדצמבר, ינואר,
    פברואר, מרץ, אפריל, מאי, יוני, יולי, אוגוסט, ספטמבר, אוקטובר, נובמבר, דצמבר
  `,
    shortMonths: `
    ינו, פבר, אפר, אוג, ספט, אוק, נוב, דצמ, בינו, בפבר, באפר, באוג, בספט, באוק, בנוב, בדצמ
  `,
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'מאת, כתב, כתבה, כותב, כותבת, הכותב, מחבר, המחבר',
    bylines: 'מאת',
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: NOT_COMPILED,
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: 'פורסם, תאריך פרסום',

    units: `
    אחוז, אחוזים, אלף, מיליון, שניות, דקות, דקה, שעות, שעה, ימים, יום, שבועות, חודשים, חודש, שנים, שנה, מעלות,
    אנשים, פעמים, ליטר, גרם, שקל, שקלים, ק"ג, ק״ג, ק"מ, ק״מ, ס"מ, ס״מ, מ"מ, מ״מ, מ"ר, מ״ר, מ"ל, מ״ל, ש"ח, ש״ח,
    אירו, דולר, מטר, קילומטר
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

    faq: 'שאלות נפוצות, שאלות ותשובות',
    faqAlone: '',
    pricing: 'מחירון, תמחור',
    pricingAlone: 'מחירים, ומחירים',
    pricingFiller: 'שלנו, שירותים, ושירותים, חבילות, וחבילות',
    sectionNames: 'דפים ראשיים, מוצרים ושירותים, תיעוד, מחירים, שאלות נפוצות, מאמרים, החברה',

    notFound: 'לא נמצא, הדף לא נמצא, הדף אינו קיים',
    notices: {
      refused: 'הגישה נדחתה, גישה נדחתה, הגישה נחסמה, אין לך הרשאה',
      throttled: 'יותר מדי בקשות',
      region: 'לא זמין במדינה שלך, אינו זמין במדינתך',
      challenge: 'אני לא רובוט, אמת שאתה אנושי',
      login: 'התחברות, התחבר, כניסה',
      age: 'האם אתה מעל גיל 18, האם מלאו לך 18',
      subscription: 'למנויים בלבד',
      consent: 'קבל את כל העוגיות, אישור כל העוגיות',
      maintenance: 'האתר בתחזוקה, בשיפוצים, בקרוב',
      parked: 'הדומיין למכירה, החשבון הושעה',
      failure: 'שגיאת שרת, אירעה שגיאה',
      script: 'הפעל javascript, הפעילו javascript',
      conditional: 'אם, כאשר',
      beside: `
      גישה, הרשאה, חסומ, שרת, מנהל, דף, כתובת, שגיאה, סיסמה, משתמש, חשבון, סליחה, אנא, חיפוש, הבית
    `,
    },

    paths: {
      contact: 'צור-קשר',
      about: 'אודות',
    },
  };
}
