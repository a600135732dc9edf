import { isListOfQuestions } from '../kinds.ts';
import { namesTwoTopics } from './title-h1-match.ts';
import { fail, none, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, OPENING, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { percent, shown } from '../../wording.ts';

/** Share of the words of the title, or of the H1 if that is more, from which the opening is about them. */
const COVERED = 0.2;

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
      message: 'The opening takes up only {percent}% of the words of title and H1',
      fix: 'Name the topic in the first paragraph: "{topic}"',
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (isListOfQuestions(subject)) return none;
    const { openingCoverage } = text;
    if (openingCoverage === null) return page.title === '' ? taken('title') : none;
    if (openingCoverage >= COVERED) return pass;
    if (page.main.words === 0) return taken('text-amount');
    // Where title and heading name different topics, that is what to repair first.
    if (namesTwoTopics(subject)) return taken('title-h1-match');
    return fail('missed', {
      percent: percent(openingCoverage),
      topic: shown(text.title.topic || text.heading),
    });
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(100)}`)],
    fail: [article('<p>Welcome to our new website. We are glad that you have found us today.</p>')],
  },
});
