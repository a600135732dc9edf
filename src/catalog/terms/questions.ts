/**
 * How questions begin and end where no mark tells. Own compilation, 2026-11; tried on 146 headings without marks in 24
 * languages.
 */
import { commaSeparated } from '../comma-separated.ts';

/** Language → words at the start of a question, whole words but in Japanese and Chinese, lower case. */
export const QUESTION_STARTERS: Readonly<Record<string, readonly string[]>> = {
  en: commaSeparated(`
    what, how, why, when, where, which, who, whom, whose, can, could, do, does, did, is, are, was, were,
    will, would, should, may, must, has, have
  `),
  de: commaSeparated(`
    was, wie, warum, wieso, weshalb, wann, wo, wer, wen, wem, welche, welcher, welches, kann, können, ist,
    sind, gibt, darf, muss, soll
  `),
  fr: commaSeparated(`
    que, quoi, comment, pourquoi, quand, où, qui, quel, quelle, quels, quelles, combien, est-ce, peut-on,
    faut-il, qu'est-ce
  `),
  es: commaSeparated(`qué, cómo, por qué, cuándo, dónde, quién, cuál, cuáles, cuánto, cuánta, cuántos`),
  pt: commaSeparated(`o que, como, por que, porque, quando, onde, quem, qual, quais, quanto, quantos`),
  it: commaSeparated(`che cos'è, cosa, come, perché, quando, dove, chi, quale, quali, quanto, quanti`),
  nl: commaSeparated(`wat, hoe, waarom, wanneer, waar, wie, welke, kan, is, zijn`),
  pl: commaSeparated(`co, jak, dlaczego, kiedy, gdzie, kto, który, która, ile, czy`),
  cs: commaSeparated(`co, jak, proč, kdy, kde, kdo, který, kolik`),
  sv: commaSeparated(`vad, hur, varför, när, var, vem, vilken, vilka, kan`),
  da: commaSeparated(`hvad, hvordan, hvorfor, hvornår, hvor, hvem, hvilken, kan`),
  no: commaSeparated(`hva, hvordan, hvorfor, når, hvor, hvem, hvilken, kan`),
  fi: commaSeparated(`mitä, mikä, miten, miksi, milloin, missä, kuka, voiko, onko`),
  tr: commaSeparated(`ne, nasıl, neden, niçin, ne zaman, nerede, kim, hangi, kaç`),
  ru: commaSeparated(`что, как, почему, зачем, когда, где, кто, какой, какая, какие, сколько, можно ли`),
  uk: commaSeparated(`що, як, чому, коли, де, хто, який, яка, скільки, чи`),
  el: commaSeparated(`τι, πώς, γιατί, πότε, πού, ποιος, ποια, πόσο`),
  ar: commaSeparated(`ما, ماذا, كيف, لماذا, متى, أين, من, هل, كم, أي`),
  he: commaSeparated(`מה, איך, כיצד, למה, מדוע, מתי, איפה, היכן, מי, האם, כמה`),
  fa: commaSeparated(`چه, چگونه, چرا, کی, کجا, آیا, چند`),
  hi: commaSeparated(`क्या, कैसे, क्यों, कब, कहाँ, कौन, कितना, कितने`),
  vi: commaSeparated(`tại sao, làm thế nào, khi nào, ở đâu, ai`),
  hu: commaSeparated(
    `mi az, mi a, mit, mikor, hogyan, miért, hol, melyik, mennyi, mennyibe, mennyire, hány, lehet-e`,
  ),
  ro: commaSeparated(`ce, cum, de ce, când, unde, cine, care, cât, câte, câți, pot`),
  sk: commaSeparated(`čo, ako, prečo, kedy, kde, kto, ktorý, koľko, môžem`),
  bg: commaSeparated(`какво, как, защо, кога, къде, кой, колко, мога ли`),
  ja: commaSeparated(`なぜ, どうして, どうすれば`),
  zh: commaSeparated(`如何, 怎么, 怎麼, 怎样, 怎樣, 什么是, 什麼是, 为什么, 為什麼, 为何, 為何, 是否`),
  id: commaSeparated(`apa, bagaimana, mengapa, kapan, di mana, siapa, berapa, apakah`),
};

/** Language → last characters of a question. */
export const QUESTION_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ja: commaSeparated(`か, か。, ですか, ますか, とは`),
  zh: commaSeparated(
    `吗, 嗎, 呢, 么, 什么, 什麼, 多少, 多少钱, 多少錢, 怎么办, 怎麼辦, 怎么样, 怎麼樣, 哪些`,
  ),
  ko: commaSeparated(`까, 나요, 인가요, 가요, 뭔가요, 무엇인가, 까요`),
  th: commaSeparated(`ไหม, หรือไม่, อย่างไร, อะไร, เท่าไร, เท่าไหร่, ที่ไหน, เมื่อไร, เมื่อไหร่, กี่บาท`),
  vi: commaSeparated(`không, là gì, thế nào, bao nhiêu, ở đâu, khi nào`),
  tr: commaSeparated(`
    mı, mi, mu, mü, mıyım, miyim, muyum, müyüm, mıyız, miyiz, muyuz, müyüz, mısınız, misiniz, musunuz, müsünüz,
    mıdır, midir, mudur, nedir, nelerdir, kimdir, ne kadar, ne zaman, nasıl yapılır, nasıl çalışır, nasıl olur
  `),
  hi: commaSeparated(`क्या है, क्या होता है, कैसे करें, कैसे काम करता है, कितना है, कितनी है`),
  fa: commaSeparated(`چیست, کیست, کجاست, چقدر است, چگونه است`),
};

/**
 * Marks that end a question in any language: Latin, full-width, Arabic, Armenian, Ethiopic, double, and the Greek mark
 * U+037E (Unicode 16, General Punctuation and script charts). The semicolon stands for it in Greek text only.
 */
export const QUESTION_MARKS: readonly string[] = ['?', '？', '؟', '՞', '፧', '⁇', '\u037e'];
