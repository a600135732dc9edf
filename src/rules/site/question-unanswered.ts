import { failEach, none, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { page } from './example-pages.ts';
import { answered, blocked, unanswered } from './example-questions.ts';
import type { QuestionView } from './question-view.ts';
import { siteRule } from './site-rule.ts';

export const questionUnanswered = siteRule({
  id: 'question-unanswered',
  category: 'content',
  area: 'cite',
  title: 'The site has a passage for each question that was asked of it',
  why: 'Engines quote passages that speak of the question; without one they quote another site.',
  source: SOURCES.airopsRetrieval,
  grade: 'moderate',

  effort: 'page',
  faults: {
    'no-passage': {
      severity: 'medium',
      title: 'Questions have no passage that answers them',
      message: 'No passage of the pages that were read answers “{question}”[; none has {missing}]',
      fix: 'Answer it on this page[, near “{heading}”], under a heading that asks it, in 60 to 250 words of its own',
    },
    partly: {
      severity: 'low',
      title: 'Questions are answered in part',
      message: 'The nearest passage to “{question}” has only some of its words[; it lacks {lacking}]',
      fix: 'Say what is lacking in the same passage[, near “{heading}”], or answer the question under a heading of its own',
    },
  },

  evaluate({ questions, base }) {
    if (questions === undefined || questions.length === 0) return none;
    return failEach(questions.flatMap((each) => occurrenceOf(each, base)));
  },

  examples: {
    pass: [
      { pages: [page('/')], questions: [answered] },
      { pages: [page('/')], questions: [{ ...blocked('hidden'), verdict: 'no-passage' }] },
    ],
    fail: [
      { pages: [page('/')], questions: [unanswered, answered] },
      { pages: [page('/')], questions: [{ ...unanswered, verdict: 'partly', missing: [] }] },
      { pages: [page('/')], questions: [{ ...unanswered, write: null }] },
    ],
    none: [{ pages: [page('/')] }, { pages: [page('/')], questions: [] }],
  },
});

/** An answer that is there and that nobody sees has nothing to be written, but shown. */
function occurrenceOf(
  { question, verdict, missing, lacking, obstacles, write }: QuestionView,
  base: string,
): Occurrence<'no-passage' | 'partly'>[] {
  if (verdict === 'answered' || obstacles.some(({ code }) => UNSEEN.has(code))) return [];
  const { url = base, line = 0, heading = '' } = write ?? {};
  const data = { question, heading, missing, lacking };
  return [{ code: verdict, data, url, line, about: [question] }];
}

const UNSEEN: ReadonlySet<string> = new Set(['hidden', 'picture', 'script', 'nosnippet']);
