/**
 * From which score on a passage answers a question. Chosen with headings of real pages, asked of sites of 5, 20 and 60 of these
 * pages, the heading itself left out (node bench/answers.mjs --calibrate). On the half of the pages that nothing was chosen
 * on: of questions that only another site answers 5, 6 and 9 % are said to be answered; of right passages 11, 6 and 0 % are
 * said to be none.
 */
import type { AnswerVerdict } from '../rules/site/question-view.ts';

/** Score below which a passage has too little of a question. */
const LEAST_SCORE = 0.18;
/** Score from which a passage answers, on a site of {@link CHOSEN_PASSAGES}. */
const ANSWER_SCORE = 0.3;
const CHOSEN_PASSAGES = 76;
/** What each doubling of the passages adds: among more of them one has the words of any question by chance. */
const PER_DOUBLING = 0.05;
const [LEAST_ANSWER, MOST_ANSWER] = [0.25, 0.55];
/** Share of the words of a question that a passage which answers it has. */
const LEAST_SHARE = 0.5;

/** The verdict of the best passage of a site by its score and the share of the words that it has. `passages`: how many there are. */
export function verdictOf(
  { score, share }: { readonly score: number; readonly share: number },
  passages: number,
): AnswerVerdict {
  if (score < LEAST_SCORE) return 'no-passage';
  const grown = ANSWER_SCORE + PER_DOUBLING * Math.log2(Math.max(passages, 1) / CHOSEN_PASSAGES);
  const isEnough = score >= Math.min(Math.max(grown, LEAST_ANSWER), MOST_ANSWER) && share >= LEAST_SHARE;
  return isEnough ? 'answered' : 'partly';
}
