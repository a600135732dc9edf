import { isListOfQuestions } from '../kinds.ts';
import { fail, none, partly, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { percent, shown } from '../../wording.ts';

/** Share of the words of title and H1 that the opening takes up. */
const FULL = 0.7;
const HALF = 0.4;

const TAKES_UP = 'The opening takes up only {percent}% of the words of title and H1';
const NAME_IT = 'Name the topic in the first paragraph: "{topic}"';

export const topicAgreement = pageRule({
  id: 'topic-agreement',
  category: 'content',
  area: 'cite',
  title: 'The opening covers the topic of title and H1',
  why: 'Engines cite pages that take up the words of the question more often, whatever their style.',
  source: SOURCES.leeCitations,
  grade: 'strong',
  reads: 'text',

  faults: {
    missed: {
      severity: 'medium',
      effort: 'page',
      title: 'The opening misses the topic of title and H1',
      message: TAKES_UP,
      fix: NAME_IT,
    },
    'half-missed': {
      severity: 'low',
      effort: 'page',
      title: 'The opening takes up only part of the words of title and H1',
      message: TAKES_UP,
      fix: NAME_IT,
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (isListOfQuestions(subject)) return none;
    const { openingCoverage } = text;
    if (openingCoverage === null) return page.title === '' ? taken('title') : none;
    if (openingCoverage >= FULL) return pass;
    const found = { percent: percent(openingCoverage), topic: shown(text.title.topic || text.heading) };
    return openingCoverage >= HALF ? partly(5 / 8, 'half-missed', found) : fail('missed', found);
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(100)}`)],
    fail: [article('<p>Welcome to our new website. We are glad that you have found us today.</p>')],
    partly: [article('<p>An espresso machine needs care.</p>')],
  },
});
