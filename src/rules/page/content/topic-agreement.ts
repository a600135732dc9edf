import { isListOfQuestions } from '../kinds.ts';
import { fail, none, partly, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { percent, shown } from '../../wording.ts';

/** Share of the words of title and H1 that the opening takes up. */
const FULL = 0.7;
const HALF = 0.4;

const TAKES_UP = 'The opening takes up {percent} % of the words of "{topic}"';
const NAME_IT = 'Name the topic of the title in the first paragraph';

export const topicAgreement = pageRule({
  id: 'topic-agreement',
  category: 'content',
  area: 'cite',
  title: 'The opening speaks of what title and H1 promise',
  why: 'Relevance decides: pages that take up the words of the question are cited more, whatever their style.',
  source: SOURCES.leeCitations,
  grade: 'strong',
  reads: 'text',

  faults: {
    missed: {
      severity: 'medium',
      effort: 'page',
      title: 'The opening takes up few of the words of the title',
      message: TAKES_UP,
      fix: NAME_IT,
    },
    'half-missed': {
      severity: 'low',
      effort: 'page',
      title: 'The opening takes up only some of the words of the title',
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
