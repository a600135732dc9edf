/**
 * Names under which sites publish questions and answers, in 41 languages. Own compilation from the section names of public
 * help pages, 2026-11. Lower case; matched after folding.
 */

/** Language → names of a section or link of questions and answers. */
export const FAQ_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'faq',
    'faqs',
    'f.a.q.',
    'f.a.q',
    'frequently asked questions',
    'common questions',
    'frequent questions',
    'questions and answers',
    'questions & answers',
    'q&a',
    'q & a',
    'q and a',
    'frequently asked',
  ],
  de: ['häufige fragen', 'häufig gestellte fragen', 'fragen und antworten'],
  fr: [
    'foire aux questions',
    'questions fréquentes',
    'questions fréquemment posées',
    'questions-réponses',
    'questions et réponses',
  ],
  es: ['preguntas frecuentes', 'preguntas y respuestas'],
  pt: ['perguntas frequentes', 'perguntas e respostas', 'dúvidas frequentes'],
  it: ['domande frequenti', 'domande e risposte'],
  nl: ['veelgestelde vragen', 'vragen en antwoorden'],
  pl: ['często zadawane pytania', 'najczęściej zadawane pytania', 'pytania i odpowiedzi'],
  cs: ['často kladené dotazy', 'časté dotazy', 'často kladené otázky', 'otázky a odpovědi'],
  sk: ['často kladené otázky', 'časté otázky'],
  hu: ['gyakori kérdések', 'gyakran ismételt kérdések', 'gyik'],
  ro: ['întrebări frecvente', 'intrebari frecvente'],
  sv: ['vanliga frågor', 'frågor och svar'],
  da: ['ofte stillede spørgsmål', 'spørgsmål og svar'],
  no: ['ofte stilte spørsmål', 'vanlige spørsmål', 'spørsmål og svar'],
  fi: ['usein kysytyt kysymykset', 'usein kysyttyä', 'ukk'],
  et: ['korduma kippuvad küsimused', 'kkk'],
  lt: ['dažniausiai užduodami klausimai', 'duk'],
  lv: ['biežāk uzdotie jautājumi', 'buj'],
  tr: ['sıkça sorulan sorular', 'sık sorulan sorular', 'sss', 's.s.s'],
  ru: ['часто задаваемые вопросы', 'частые вопросы', 'вопросы и ответы'],
  uk: ['часті запитання', 'поширені запитання', 'питання та відповіді'],
  bg: ['често задавани въпроси'],
  el: ['συχνές ερωτήσεις', 'ερωτήσεις και απαντήσεις'],
  ar: ['الأسئلة الشائعة', 'الأسئلة المتكررة', 'أسئلة شائعة'],
  he: ['שאלות נפוצות', 'שאלות ותשובות'],
  fa: ['سوالات متداول', 'سؤالات متداول', 'پرسش‌های متداول', 'پرسشهای متداول'],
  hi: ['अक्सर पूछे जाने वाले प्रश्न', 'अक्सर पूछे जाने वाले सवाल', 'सामान्य प्रश्न'],
  th: ['คำถามที่พบบ่อย'],
  vi: ['câu hỏi thường gặp'],
  id: ['pertanyaan umum', 'pertanyaan yang sering diajukan', 'tanya jawab', 'soalan lazim'],
  ja: ['よくある質問', 'よくあるご質問', '質問と回答'],
  zh: ['常见问题', '常見問題', '常见问答', '问与答', '問與答'],
  ko: ['자주 묻는 질문', '자주묻는 질문', '자주묻는질문', '질문과 답변'],
  hr: ['često postavljana pitanja', 'najčešća pitanja'],
  sl: ['pogosta vprašanja', 'pogosto zastavljena vprašanja'],
  sr: ['često postavljana pitanja', 'najčešća pitanja', 'често постављана питања'],
  ca: ['preguntes freqüents'],
  eu: ['ohiko galderak', 'maiz egiten diren galderak'],
  is: ['algengar spurningar'],
  bn: ['সচরাচর জিজ্ঞাসা', 'সাধারণ জিজ্ঞাসা'],
};

/** Last path segments of question pages. */
export const FAQ_SLUGS: readonly string[] = [
  'faq',
  'faqs',
  'frequently-asked-questions',
  'questions',
  'qa',
  'q-and-a',
  'preguntas-frecuentes',
  'perguntas-frequentes',
  'domande-frequenti',
  'foire-aux-questions',
  'questions-frequentes',
  'haeufige-fragen',
  'veelgestelde-vragen',
  'sss',
  'faq.html',
  'yokuaru',
];

/** Headings in question form that make a document a list of questions without the name. */
export const MIN_QUESTION_HEADINGS = 3;

/** Acronyms that also mean something else: they count only when nothing but filler stands beside them. */
export const WEAK_FAQ_NAMES: readonly string[] = ['gyik', 'ukk', 'kkk', 'duk', 'buj', 'sss', 's.s.s'];
