import { bareLetters } from '../../../facts/text/bare-letters.ts';
import { coverage, TITLE_SEPARATOR, topicStems } from '../../../facts/text/topic.ts';
import { fail, none, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Jaccard index of the topic words from which title and heading mean the same. */
const MIN_OVERLAP = 0.3;
/** Where a title goes on to say where its subject belongs: "Boiler (Alder firmware 2.1)". */
const BRACKET = /[([（【［]/u;

export const titleH1Match = pageRule({
  id: 'title-h1-match',
  category: 'content',
  area: 'understand',
  title: 'Title and H1 name the same topic',
  why: 'Engines replace a title that the heading contradicts.',
  source: SOURCES.airopsRetrieval,
  grade: 'moderate',
  reads: 'text',

  faults: {
    different: {
      severity: 'medium',
      effort: 'page',
      title: 'Title and H1 name different topics',
      message: 'The title "{title}" and the H1 "{heading}" name different topics',
      fix: 'Name the same topic in title and H1',
    },
  },

  evaluate({ page, text: { title, heading, titleStems, headingStems, language } }) {
    if (page.title === '') return taken('title');
    if (!page.headings.some(({ level, text }) => level === 1 && text !== '')) return taken('h1');
    if (titleStems.size === 0 || headingStems.size === 0) return none;
    if (coverage(titleStems, headingStems) === 1 || coverage(headingStems, titleStems) === 1) return pass;
    // Words that are written as one and as two: "Signup" and "Sign up".
    if (bareLetters(title.topic) === bareLetters(heading)) return pass;
    const [subject = ''] = title.topic.split(TITLE_SEPARATOR, 1).flatMap((part) => part.split(BRACKET, 1));
    if (coverage(topicStems(subject, language.judged), headingStems) === 1) return pass;
    const shared = coverage(titleStems, headingStems) * titleStems.size;
    if (shared / (titleStems.size + headingStems.size - shared) >= MIN_OVERLAP) return pass;
    return fail('different', { title: shown(page.title), heading: shown(heading) });
  },

  examples: {
    pass: [
      '<title>How to descale a machine - Example</title><h1>Example</h1><h1>How to descale a machine</h1>',
      '<title>Descale an espresso machine - Shop</title><h1>How to descale your espresso machine</h1>',
    ],
    fail: ['<title>Descale an espresso machine</title><h1>Summer sale of garden chairs</h1>'],
  },
});
