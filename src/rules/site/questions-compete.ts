import { failEach, none } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { ORIGIN, page } from './example-pages.ts';
import { answered } from './example-questions.ts';
import { siteRule } from './site-rule.ts';

export const questionsCompete = siteRule({
  id: 'questions-compete',
  category: 'content',
  area: 'cite',
  title: 'One page answers each question that was asked of the site',
  why: 'Of several pages that answer alike an engine takes one, and not always the one you would choose.',
  source: SOURCES.googleDuplicate,
  grade: 'weak',

  faults: {
    alike: {
      severity: 'info',
      effort: 'page',
      title: 'Several pages answer the same question equally well',
      message: 'This page and {others} answer “{question}” equally well',
      fix: 'Let one of them answer it whole, and link to it from the others',
    },
  },

  evaluate({ questions = [] }) {
    if (questions.length === 0) return none;
    return failEach(
      questions.flatMap(({ question, competing: [url, ...others] }) =>
        url === undefined || others.length === 0
          ? []
          : [{ code: 'alike', data: { question, others }, url, about: [question] }],
      ),
    );
  },

  examples: {
    pass: [{ pages: [page('/')], questions: [answered] }],
    fail: [
      {
        pages: [page('/')],
        questions: [{ ...answered, competing: [`${ORIGIN}/warranty`, `${ORIGIN}/faq`] }],
      },
    ],
    none: [{ pages: [page('/')] }],
  },
});
