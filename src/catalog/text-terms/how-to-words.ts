/**
 * Openings of titles that promise instructions. Compared with the title, lower case: at its start for the
 * spaced languages unless they hold a leading space, anywhere for the dense ones. Own compilation, November 2026.
 */
import type { LanguageCode } from './languages.ts';

export const HOW_TO_WORDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['how to', ' how to ', ' step by step', ' step-by-step'],
  de: ['so ', 'anleitung', ' anleitung', ' schritt für schritt', 'wie man ', 'wie sie ', 'wie du '],
  fr: ['comment ', ' étape par étape', 'mode d’emploi', "mode d'emploi"],
  es: ['cómo ', 'como ', ' paso a paso'],
  pt: ['como ', ' passo a passo'],
  it: ['come ', ' passo passo', ' passo dopo passo'],
  nl: ['hoe ', ' stap voor stap', 'stappenplan'],
  pl: ['jak ', ' krok po kroku'],
  cs: ['jak ', ' krok za krokem', 'návod'],
  sv: ['hur man ', 'hur du ', 'så här ', ' steg för steg'],
  da: ['hvordan ', 'sådan ', ' trin for trin'],
  no: ['hvordan ', 'slik ', ' steg for steg', ' trinn for trinn'],
  fi: ['miten ', 'kuinka ', ' vaihe vaiheelta', 'ohje'],
  tr: ['nasıl ', ' nasıl ', ' adım adım'],
  vi: ['cách ', 'hướng dẫn ', 'làm thế nào'],
  id: ['cara ', ' langkah demi langkah', 'bagaimana cara'],
  ru: ['как ', ' пошаговая', 'пошаговая', 'инструкция', ' инструкция'],
  uk: ['як ', ' покрокова', 'покрокова', 'інструкція', ' інструкція'],
  ar: ['كيف ', 'كيفية ', 'طريقة ', ' خطوة بخطوة', 'خطوات '],
  he: ['איך ', 'כיצד ', ' צעד אחר צעד', ' שלב אחר שלב', 'מדריך'],
  hi: ['कैसे ', ' कैसे ', ' कदम दर कदम'],
  ja: ['方法', '手順', 'やり方', 'の仕方', '使い方'],
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
