import { fail, none, pageCheck, pass, taken, unknown } from '../check.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { isTopical } from '../kinds.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';

/** Words from which a page has a term to define. */
const MIN_WORDS = 150;

export const definitions = pageCheck({
  id: 'definitions',
  category: 'ai_seo',
  type: 'info',
  title: 'A sentence says what the topic is',
  why: 'Cited passages hold "X is" twice as often as others; a controlled look found no effect.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'text',

  evaluate({ text, kind, page }) {
    if (!isTopical(kind) || page.main.words < MIN_WORDS) return none;
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null) return unknown('no word list for this language');
    if (text.statements.definitions > 0) return pass;
    const term = shown(text.title.topic === '' ? 'the topic' : text.title.topic);
    return fail(`No sentence defines "${term}"`, 'Add one sentence that says what it is');
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(160)}`)],
    fail: [article(paragraphs(160))],
  },
});
