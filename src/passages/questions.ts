/** What the pages of a site ask themselves: in headings, and in pairs of question and answer. */
import { isQuestion } from '../facts/text/question.ts';
import type { Passage } from './passage.ts';

/** Characters of a question at most; a longer line is none that anybody types. */
const MAX_CHARACTERS = 200;

/** The questions of these passages, each once, in their order. */
export function ownQuestions(passages: Iterable<Passage>): string[] {
  const found = new Set<string>();
  for (const { kind, headings, text, lang } of passages) {
    if (kind !== 'question') continue;
    const [line = ''] = text.split('\n', 1);
    const question = [headings.at(-1) ?? '', line].find((each) =>
      isQuestion(each, lang === '' ? undefined : lang),
    );
    if (question !== undefined && question.length <= MAX_CHARACTERS) found.add(question);
  }
  return [...found];
}
