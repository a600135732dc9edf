import { fail, none, pageCheck, partly, pass, taken } from '../legacy.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { isListOfQuestions } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';
import { percent, shown } from '../../wording.ts';

/** Share of the words of title and H1 that the opening takes up. */
const FULL = 0.7;
const HALF = 0.4;

export const topicAgreement = pageCheck({
  id: 'topic-agreement',
  category: 'content',
  type: 'warning',
  title: 'The opening speaks of what title and H1 promise',
  why: 'Relevance decides: pages that take up the words of the question are cited more, whatever their style.',
  source: SOURCES.leeCitations,
  grade: 'strong',
  reads: 'text',

  evaluate(subject) {
    const { text, page } = subject;
    if (isListOfQuestions(subject)) return none;
    const { openingCoverage } = text;
    if (openingCoverage === null) return page.title === '' ? taken('title') : none;
    if (openingCoverage >= FULL) return pass;
    const topic = text.title.topic || text.heading;
    const message = `The opening takes up ${percent(openingCoverage)} % of the words of "${shown(topic)}"`;
    const fix = 'Name the topic of the title in the first paragraph';
    return openingCoverage >= HALF ? partly(5 / 8, message, fix) : fail(message, fix);
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(100)}`)],
    fail: [article('<p>Welcome to our new website. We are glad that you have found us today.</p>')],
  },
});
