import { article, OPENING, paragraphs } from '../example-page.ts';
import { answersItsTitle } from '../kinds.ts';
import { fail, none, partly, pass, taken, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const ANSWER_THE_TITLE = 'Open with one or two sentences that answer "{topic}"';

export const answerFirst = pageRule({
  id: 'answer-first',
  category: 'ai_seo',
  area: 'cite',
  title: 'The opening answers what the title asks',
  why: '44 % of citations come from the first 30 % of a page, and openings are quoted almost in full.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'text',
  subsumes: ['topic-agreement'],

  faults: {
    unanswered: {
      severity: 'high',
      effort: 'page',
      title: 'The first paragraphs do not answer the title',
      message: 'The first paragraphs do not answer "{topic}"',
      fix: ANSWER_THE_TITLE,
    },
    late: {
      severity: 'low',
      effort: 'page',
      title: 'The answer to the title comes only after 120 words',
      message: 'The page answers "{topic}" only after 120 words',
      fix: ANSWER_THE_TITLE,
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (!answersItsTitle(subject)) return none;
    if (page.main.words === 0) return taken('text-amount');
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null || text.statements.answer === null) return unlisted;
    const data = { topic: shown(text.title.topic || text.heading) };
    const { answer } = text.statements;
    if (answer === 'direct') return pass;
    if (answer === 'late') return partly(4 / 12, 'late', data);
    return fail('unanswered', data);
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(200)}`)],
    fail: [article(paragraphs(200))],
    partly: [article(`${paragraphs(180)}${OPENING}`)],
    none: [{ html: '<title>Contact</title>', url: 'https://example.com/contact' }],
  },
});
