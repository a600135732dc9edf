/**
 * Names under which sites publish questions and answers, in 41 languages. Own compilation from the section names of public
 * help pages, 2026-11. Lower case; matched after folding.
 */
import { commaSeparated } from '../comma-separated.ts';

/** Language → names of a section or link of questions and answers. */
export const FAQ_NAMES: Readonly<Record<string, readonly string[]>> = {
  en: commaSeparated(`
    faq, faqs, f.a.q., f.a.q, frequently asked questions, common questions, frequent questions,
    questions and answers, questions & answers, q&a, q & a, q and a, frequently asked
  `),
  de: commaSeparated(
    `häufige fragen, häufig gestellte fragen, oft gestellte fragen, fragen und antworten, fragen & antworten`,
  ),
  fr: commaSeparated(`
    foire aux questions, questions fréquentes, questions courantes, questions fréquemment posées, questions-réponses,
    questions et réponses
  `),
  es: commaSeparated(
    `preguntas frecuentes, preguntas más frecuentes, preguntas y respuestas, preguntas & respuestas`,
  ),
  pt: commaSeparated(
    `perguntas frequentes, perguntas mais frequentes, perguntas e respostas, perguntas & respostas, dúvidas frequentes`,
  ),
  it: commaSeparated(`domande frequenti, domande più frequenti, domande e risposte, domande & risposte`),
  nl: commaSeparated(
    `veelgestelde vragen, veel gestelde vragen, meest gestelde vragen, vragen en antwoorden, vragen & antwoorden`,
  ),
  pl: commaSeparated(
    `często zadawane pytania, najczęściej zadawane pytania, najczęstsze pytania, pytania i odpowiedzi`,
  ),
  cs: commaSeparated(
    `často kladené dotazy, časté dotazy, nejčastější dotazy, často kladené otázky, nejčastější otázky, otázky a odpovědi`,
  ),
  sk: commaSeparated(`často kladené otázky, časté otázky, najčastejšie otázky, otázky a odpovede`),
  hu: commaSeparated(`gyakori kérdések, gyakran ismételt kérdések, kérdések és válaszok, gyik`),
  ro: commaSeparated(`întrebări frecvente, intrebari frecvente, întrebări și răspunsuri`),
  sv: commaSeparated(`vanliga frågor, frågor och svar, frågor & svar`),
  da: commaSeparated(`ofte stillede spørgsmål, spørgsmål og svar, spørgsmål & svar`),
  no: commaSeparated(`ofte stilte spørsmål, vanlige spørsmål, spørsmål og svar`),
  fi: commaSeparated(`usein kysytyt kysymykset, usein kysyttyä, kysymyksiä ja vastauksia, ukk`),
  et: commaSeparated(`korduma kippuvad küsimused, küsimused ja vastused, kkk`),
  lt: commaSeparated(`dažniausiai užduodami klausimai, klausimai ir atsakymai, duk`),
  lv: commaSeparated(`biežāk uzdotie jautājumi, jautājumi un atbildes, buj`),
  tr: commaSeparated(`sıkça sorulan sorular, sık sorulan sorular, sıkça sorulanlar, soru cevap, sss, s.s.s`),
  ru: commaSeparated(
    `часто задаваемые вопросы, частые вопросы, популярные вопросы, вопросы и ответы, вопрос-ответ, чаво`,
  ),
  uk: commaSeparated(
    `часті запитання, часті питання, поширені запитання, поширені питання, питання та відповіді, запитання та відповіді`,
  ),
  bg: commaSeparated(`често задавани въпроси, въпроси и отговори`),
  el: commaSeparated(`συχνές ερωτήσεις, ερωτήσεις και απαντήσεις`),
  ar: commaSeparated(`الأسئلة الشائعة, الأسئلة المتكررة, أسئلة شائعة, أسئلة متكررة, أسئلة وأجوبة`),
  he: commaSeparated(`שאלות נפוצות, שאלות ותשובות`),
  fa: commaSeparated(`سوالات متداول, سؤالات متداول, پرسش‌های متداول, پرسشهای متداول, پرسش و پاسخ`),
  hi: commaSeparated(`अक्सर पूछे जाने वाले प्रश्न, अक्सर पूछे जाने वाले सवाल, सामान्य प्रश्न`),
  th: commaSeparated(`คำถามที่พบบ่อย, ถามตอบ`),
  vi: commaSeparated(`câu hỏi thường gặp, hỏi đáp`),
  id: commaSeparated(`pertanyaan umum, pertanyaan yang sering diajukan, tanya jawab, soalan lazim`),
  ja: commaSeparated(`よくある質問, よくあるご質問, 質問と回答`),
  zh: commaSeparated(`常见问题, 常見問題, 常见疑问, 常见问答, 常見問答, 问与答, 問與答`),
  ko: commaSeparated(`자주 묻는 질문, 자주묻는 질문, 자주묻는질문, 자주 하는 질문, 질문과 답변`),
  hr: commaSeparated(`često postavljana pitanja, najčešća pitanja, pitanja i odgovori`),
  sl: commaSeparated(`pogosta vprašanja, pogosto zastavljena vprašanja, vprašanja in odgovori`),
  sr: commaSeparated(`često postavljana pitanja, najčešća pitanja, често постављана питања`),
  ca: commaSeparated(`preguntes freqüents, preguntes i respostes`),
  eu: commaSeparated(`ohiko galderak, maiz egiten diren galderak`),
  is: commaSeparated(`algengar spurningar`),
  bn: commaSeparated(`সচরাচর জিজ্ঞাসা, সাধারণ জিজ্ঞাসা`),
};

/** Last path segments of question pages. */
export const FAQ_SLUGS: readonly string[] = commaSeparated(`
  faq, faqs, frequently-asked-questions, questions, qa, q-and-a, preguntas-frecuentes, perguntas-frequentes,
  domande-frequenti, foire-aux-questions, questions-frequentes, haeufige-fragen, veelgestelde-vragen, sss,
  faq.html, yokuaru
`);

/** Headings in question form that make a document a list of questions without the name. */
export const MIN_QUESTION_HEADINGS = 3;

/** Acronyms that also mean something else: they count only when nothing but filler stands beside them. */
export const WEAK_FAQ_NAMES: readonly string[] = ['gyik', 'ukk', 'kkk', 'duk', 'buj', 'sss', 's.s.s'];
