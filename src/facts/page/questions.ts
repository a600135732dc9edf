/** Questions that a page asks in its headings, with the text below as the answer. */
import { isQuestion } from '../text/question.ts';
import type { MainText, QuestionAnswer } from '../page-facts.ts';
import { MAX_LINE_BYTES, MAX_PASSAGE_BYTES, MAX_QUESTIONS } from '../page-limits.ts';

/** One for each section of main text whose heading asks and that has text of its own. */
export function headingQuestions(main: MainText, lang: string): QuestionAnswer[] {
  const found: QuestionAnswer[] = [];
  for (const { heading, from, to } of main.sections) {
    if (found.length >= MAX_QUESTIONS) break;
    const question = main.blocks[heading]?.text ?? '';
    if (question.length > MAX_LINE_BYTES || to === from) continue;
    if (!isQuestion(question, lang === '' ? undefined : lang)) continue;
    found.push({ question, answer: answerOf(main, from, to), source: 'heading' });
  }
  return found;
}

function answerOf(main: MainText, from: number, to: number): string {
  let answer = '';
  for (let index = from; index < to && answer.length < MAX_PASSAGE_BYTES; index++) {
    const text = main.blocks[index]?.text ?? '';
    answer = answer === '' ? text : `${answer} ${text}`;
  }
  return answer.length > MAX_PASSAGE_BYTES ? answer.slice(0, MAX_PASSAGE_BYTES) : answer;
}
