/**
 * Openings of titles that promise instructions. Compared with the title, lower case: at its start for the
 * spaced languages unless they hold a leading space, anywhere for the dense ones. Own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';

export const HOW_TO_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['how to', ' how to ', ' step by step', ' step-by-step'],
  de: ['so ', 'anleitung', ' anleitung', ' schritt für schritt', 'wie man ', 'wie sie ', 'wie du '],
  fr: [' étape par étape', 'mode d’emploi', "mode d'emploi"],
  es: ['paso a paso', ' paso a paso'],
  pt: ['passo a passo', ' passo a passo'],
  it: [' passo passo', ' passo dopo passo'],
  nl: [' stap voor stap', 'stappenplan'],
  pl: ['krok po kroku', ' krok po kroku'],
  cs: [' krok za krokem', 'návod'],
  sv: ['hur man ', 'hur du ', 'så här ', ' steg för steg'],
  da: ['sådan ', ' trin for trin'],
  no: ['slik ', ' steg for steg', ' trinn for trinn'],
  fi: [' vaihe vaiheelta', 'ohje'],
  tr: ['adım adım ', ' adım adım'],
  vi: ['cách ', 'hướng dẫn ', 'làm thế nào'],
  id: ['cara ', ' langkah demi langkah', 'bagaimana cara'],
  ru: [' пошаговая', 'пошаговая', 'инструкция', ' инструкция'],
  uk: [' покрокова', 'покрокова', 'інструкція', ' інструкція'],
  ar: ['كيفية ', 'طريقة ', ' خطوة بخطوة', 'خطوات '],
  he: [' צעד אחר צעד', ' שלב אחר שלב', 'מדריך'],
  hi: ['कदम दर कदम', ' कदम दर कदम'],
  ja: [
    '方法',
    '手順',
    'やり方',
    'の仕方',
    '使い方',
    '作り方',
    '淹れ方',
    '書き方',
    '直し方',
    '始め方',
    '洗い方',
    '取り方',
    '付け方',
  ],
  zh: ['如何', '步骤', '步驟', '教程', '的方法'],
  ko: ['방법', '하는 법', '단계별', '따라하기'],
};

/** Beginnings of headings that number a step. A digit follows or precedes. */
export const STEP_WORDS: readonly string[] = [
  'step',
  'schritt',
  'étape',
  'paso',
  'passo',
  'stap',
  'krok',
  'steg',
  'trin',
  'trinn',
  'vaihe',
  'adım',
  'bước',
  'langkah',
  'шаг',
  'крок',
  'الخطوة',
  'خطوة',
  'שלב',
  'צעד',
  'चरण',
  'ステップ',
  '手順',
  '步骤',
  '步驟',
  '第',
  '단계',
];

/**
 * Titles that begin with the word for "how" and go on as instructions do: with an infinitive, "you" or a passive. "How it
 * works" begins with the same word in these languages and asks for no steps. Matched in lower case; own compilation,
 * November 2026.
 */
export const HOW_TO_FORMS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  fr: /^comment (?:bien |ne pas |se |s['’])?(?!notre |votre |autre )\p{L}{1,20}(?:er|ir|re) /u,
  es: /^c[oó]mo (?:no )?\p{L}{1,20}[aeií]r(?:se|l[oae]s?)? /u,
  pt: /^como (?:não )?\p{L}{1,20}[aeiô]r(?:-se)? /u,
  it: /^come (?:non )?\p{L}{1,20}(?:are|ere|ire|rre|rsi) /u,
  nl: /^hoe (?:je|u) |^hoe \p{L}{1,20} (?:je|u|ik) /u,
  pl: /^jak (?:nie )?\p{L}{1,20}ć /u,
  cs: /^jak (?:si |se |na )?\p{L}{1,20}t /u,
  da: /^hvordan (?:du|man) |^hvordan \p{L}{1,20} (?:du|man|jeg) /u,
  no: /^hvordan (?:du|man) |^hvordan \p{L}{1,20} (?:du|man|jeg) |^hvordan å /u,
  sv: /^så \p{L}{1,20} du /u,
  fi: /^(?:miten|kuinka) (?:.{1,40} )?\p{L}{1,20}[td](?:aan|ään)(?: |$)/u,
  tr: /(?:^| )nasıl \p{L}{1,20}[ln][ıiuü]r(?: |\?|$)/u,
  ru: /^как (?:не )?(?:\p{L}{1,20} )?\p{L}{1,20}(?:ть|ти|чь|ться|тись)(?: |$)/u,
  uk: /^як (?:не )?(?:\p{L}{1,20} )?\p{L}{1,20}(?:ти|тися)(?: |$)/u,
  he: /^(?:איך|כיצד) ל/u,
  hi: /कैसे (?:\p{L}[\p{L}\p{M}]{0,20} )?\p{L}[\p{L}\p{M}]{0,20}ें/u,
};
