import { fail, none, pageCheck, partly, pass, taken, unlisted } from '../legacy.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { answersItsTitle } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const answerFirst = pageCheck({
  id: 'answer-first',
  category: 'ai_seo',
  type: 'warning',
  title: 'The opening answers what the title asks',
  why: '44 % of citations come from the first 30 % of a page, and openings are taken over almost whole.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'text',

  evaluate(subject) {
    const { text, page } = subject;
    if (!answersItsTitle(subject)) return none;
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null) return unlisted;
    const topic = shown(text.title.topic || text.heading);
    const fix = `Open with one or two sentences that answer "${topic}"`;
    const { answer } = text.statements;
    if (answer === 'direct') return pass;
    if (answer === 'topical')
      return partly(8 / 12, 'The opening names the topic but states nothing about it', fix);
    if (answer === 'late') return partly(4 / 12, 'The topic is answered only after 120 words', fix);
    return fail('The page does not answer its topic in the first paragraphs', fix);
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(200)}`)],
    fail: [article(paragraphs(200)), article(`${paragraphs(180)}${OPENING}`)],
  },
});
