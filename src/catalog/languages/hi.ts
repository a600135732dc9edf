/** Hindi. Sources as in model.ts, November 2026. */
import { type Language, NOT_COMPILED } from './model.ts';

export function hi(): Language {
  return {
    code: 'hi',
    aliases: '',
    script: 'devanagari',
    spacing: 'spaced',
    verbLast: true,
    ordinalStop: false,
    sentence: [8, 25],
    wordsOfHundred: 100,
    stopWords: `
    अगर, अपना, अपनी, अपने, अब, आदि, आप, इन, इस, इसका, इसकी, इसके, इसमें, इससे, इसे, उन, उनका, उनकी, उनके, उस,
    उसका, उसकी, उसके, उसे, एक, एवं, ऐसा, ऐसे, और, कई, कर, करता, करती, करते, करना, करने, कहा, का, किया, किसी, की,
    कुछ, के, को, कोई, कौन, क्या, गया, गई, गए, जब, जब, जहाँ, जा, जाता, जाती, जाते, जाना, जो, तक, तथा, तब, तो, था,
    थी, थे, दिया, दो, द्वारा, न, नहीं, ना, ने, पर, फिर, बहुत, बाद, भी, में, मैं, यदि, यह, यहाँ, या, ये, रहा,
    रही, रहे, लिए, लेकिन, वह, वाला, वाली, वाले, वे, सकता, सकते, सभी, साथ, से, हम, हर, ही, हुआ, हुई, हुए, है,
    हैं, हो, होता, होती, होते, होना
  `,
    stopCharacters: '',
    finiteVerbs: 'है, हैं, था, थी, थे, होता, होती, होते, सकता, सकते, चाहिए',
    abbreviations: NOT_COMPILED,
    definitionCues: '_है।, _है., _कहते हैं, _का अर्थ_',
    speechVerbs: 'कहा, कहते, बताया, के अनुसार, लिखा, कहना है, बताते',
    pointerWords: 'यह, वह, ये, वे, इसका, इसके, जैसा कि ऊपर, इसलिए',
    comparisonWords: 'बनाम, तुलना, विकल्प, अंतर, फर्क, या, फायदे और नुकसान',
    hypeWords: 'अद्भुत, अविश्वसनीय, क्रांतिकारी, बेजोड़, शानदार, सर्वश्रेष्ठ, अनोखा, बेहतरीन',
    placeholders: NOT_COMPILED,
    notNotes: NOT_COMPILED,

    genericHeadings: `
    परिचय, प्रस्तावना, अवलोकन, विवरण, अधिक, निष्कर्ष, सारांश, पृष्ठभूमि, सामान्य, जानकारी, अनुभाग, अन्य, स्वागत,
    अध्याय, भाग, विषय सूची, विषय-सूची
  `,
    emptyTitles: 'होम, शीर्षकहीन, स्वागत है',
    linkTexts: `
    यहाँ, यहां, यहाँ क्लिक करें, यहां क्लिक करें, और, और पढ़ें, अधिक, अधिक जानें, विवरण, अधिक जानकारी,
    विस्तार से पढ़ें, और जानें, अधिक पढ़ें
  `,
    transcripts: NOT_COMPILED,

    howTo: 'कदम दर कदम, _कदम दर कदम',
    howToForm: String.raw`कैसे (?:\p{L}[\p{L}\p{M}]{0,20} )?\p{L}[\p{L}\p{M}]{0,20}ें`,
    steps: 'चरण',

    questionStarters: 'क्या, कैसे, क्यों, कब, कहाँ, कौन, कितना, कितने',
    questionEndings: 'क्या है, क्या होता है, कैसे करें, कैसे काम करता है, कितना है, कितनी है',
    questionForm: NOT_COMPILED,
    noQuestion: NOT_COMPILED,

    months: `
    जनवरी, फ़रवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, सितम्बर, अक्टूबर, अक्तूबर, नवंबर,
    नवम्बर, दिसंबर, दिसम्बर
  `,
    shortMonths: 'जन, फ़र, फर, जुल, अग, सित, अक्टू, नव, दिस',
    dayEndings: NOT_COMPILED,
    dayLinks: NOT_COMPILED,
    dateSigns: '',
    eras: '',
    weekdaySigns: '',

    authorLabels: 'लेखक, लेखिका, द्वारा, रिपोर्टर',
    bylines: 'द्वारा',
    bylinesOrNames: NOT_COMPILED,
    wordsAfterNames: 'द्वारा',
    wordsBeforeDates: NOT_COMPILED,
    and: NOT_COMPILED,
    nameParticles: NOT_COMPILED,
    nobody: NOT_COMPILED,
    dateLabels: NOT_COMPILED,
    publishedLabels: 'प्रकाशित',

    units: `
    प्रतिशत, हजार, लाख, करोड़, सेकंड, मिनट, घंटे, घंटा, दिन, सप्ताह, महीने, महीना, साल, वर्ष, डिग्री, लोग, बार,
    लीटर, ग्राम, रुपये, किलोग्राम, किलोमीटर, मीटर, सेंटीमीटर, रुपए, रुपया
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

    faq: 'अक्सर पूछे जाने वाले प्रश्न, अक्सर पूछे जाने वाले सवाल, सामान्य प्रश्न',
    faqAlone: '',
    pricing: 'मूल्य निर्धारण, कीमतें',
    pricingAlone: 'कीमत, मूल्य',
    pricingFiller: 'और, हमारी, सेवाएं, सेवाएँ',
    sectionNames: `
    मुख्य पृष्ठ, उत्पाद और सेवाएँ, दस्तावेज़, मूल्य निर्धारण, अक्सर पूछे जाने वाले प्रश्न, लेख, कंपनी
  `,

    notFound: 'नहीं मिला, पृष्ठ नहीं मिला, पेज नहीं मिला',
    notices: {
      refused: 'पहुँच अस्वीकृत, प्रवेश निषेध, अनुमति नहीं है, अनुमति अस्वीकृत',
      throttled: 'बहुत अधिक अनुरोध',
      region: 'आपके देश में उपलब्ध नहीं, आपके क्षेत्र में उपलब्ध नहीं',
      challenge: 'मैं रोबोट नहीं हूँ, सत्यापित करें कि आप मनुष्य हैं',
      login: 'लॉग इन, लॉगिन, साइन इन',
      age: 'क्या आप 18 वर्ष, क्या आपकी आयु 18',
      subscription: 'केवल सदस्यों के लिए, केवल ग्राहकों के लिए',
      consent: 'सभी कुकीज़ स्वीकार करें, कुकीज़ स्वीकार करें',
      maintenance: 'रखरखाव, निर्माणाधीन, जल्द आ रहा है',
      parked: 'डोमेन बिक्री के लिए, खाता निलंबित',
      failure: 'सर्वर त्रुटि, त्रुटि हुई',
      script: 'javascript सक्षम करें, जावास्क्रिप्ट सक्षम करें',
      conditional: 'यदि, अगर, जब',
      beside: `
      पहुँच, अनुमति, सर्वर, पृष्ठ, पेज, पता, त्रुटि, पासवर्ड, खाता, क्षमा, कृपया, पुनः, खोज, मुख्य
    `,
    },

    paths: {
      contact: 'संपर्क',
    },
  };
}
