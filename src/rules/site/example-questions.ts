/** Questions for the examples of site rules, as the answer map of a site has them. */
import { ORIGIN } from './example-pages.ts';
import type { ObstacleCode, QuestionView } from './question-view.ts';

/** A question that the page `/warranty` answers. */
export const answered: QuestionView = {
  question: 'How long is the warranty?',
  verdict: 'answered',
  missing: [],
  lacking: [],
  competing: [],
  obstacles: [],
  write: null,
};

/** A question that no page answers, and of which `/pumps` comes nearest. */
export const unanswered: QuestionView = {
  ...answered,
  question: 'How loud is the compressor?',
  verdict: 'no-passage',
  missing: ['loud'],
  lacking: ['loud', 'compressor'],
  write: { url: `${ORIGIN}/pumps`, line: 12, heading: 'Heat pumps' },
};

/** The same with something in the way of an answer at `/warranty`. */
export const blocked = (code: ObstacleCode, isForAll = true): QuestionView => ({
  ...answered,
  obstacles: [{ code, url: `${ORIGIN}/warranty`, line: 30, engines: ['ChatGPT search', 'Claude'], isForAll }],
});
