/** The answers to the four questions of a site owner in the words of a language. */
import { answerQuestions, type Answered, type AnswerReason } from '../findings/answers.ts';
import { AREAS } from './finding-texts.ts';
import type { Locale } from './locale.ts';
import type { Answer } from './report.ts';

const BANDS = { yes: 'good', partly: 'fair', no: 'poor', unknown: null } as const;

/** How many names a sentence lists before it counts the rest. */
const MAX_NAMES = 4;

function sentence({ code, data }: AnswerReason, { tell, list }: Locale): string {
  const shown = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'object' ? list(value, MAX_NAMES) : value,
  ]);
  return tell(code, Object.fromEntries(shown));
}

/** The answers that the audits of a run can give, in the order reach, read, understand, cite. */
export function answersOf(seen: Answered, locale: Locale): readonly Answer[] {
  const verdicts = answerQuestions(seen);
  return AREAS.flatMap((area) => {
    const answer = verdicts[area];
    if (answer === undefined) return [];
    const { verdict, reasons } = answer;
    return {
      area,
      question: locale.tell(`ask-${area}`),
      word: locale.tell(`answer-${verdict}`),
      band: BANDS[verdict],
      sentence: reasons.map((reason) => sentence(reason, locale)).join(' '),
    };
  });
}
