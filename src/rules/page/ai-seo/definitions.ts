import { article, OPENING, paragraphs } from '../example-page.ts';
import { answersItsTitle } from '../kinds.ts';
import { fail, none, pass, taken, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { isWide, shown } from '../../wording.ts';

/** Words from which a page has a term to define. */
const MIN_WORDS = 150;

/** Words (characters of double width) up to which a title is a term; a longer one is a headline. */
const TERM_WORDS = 4;
const TERM_CHARACTERS = 10;

const isTerm = (title: string): boolean =>
  isWide(title) ? title.length <= TERM_CHARACTERS : title.split(/\s+/).length <= TERM_WORDS;

export const definitions = pageRule({
  id: 'definitions',
  category: 'ai_seo',
  area: 'cite',
  title: 'A sentence defines the topic',
  why: 'Cited passages contain "X is" twice as often as others; a controlled comparison found no effect.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'text',

  faults: {
    term: {
      severity: 'low',
      effort: 'page',
      title: 'No sentence defines the topic',
      message: 'No sentence defines "{term}"',
      fix: 'Add one sentence that says what it is, as in "{term} is …"',
    },
    headline: {
      severity: 'low',
      effort: 'page',
      title: 'No sentence defines a term of the title',
      message: 'No sentence defines a term of "{title}"',
      fix: 'Add one sentence that says what the main term of the title is',
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (!answersItsTitle(subject) || page.main.words < MIN_WORDS) return none;
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null || text.statements.definitions === null) return unlisted;
    if (text.statements.definitions > 0) return pass;
    const term = text.title.topic || text.heading;
    return isTerm(term) ? fail('term', { term: shown(term) }) : fail('headline', { title: shown(term) });
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(160)}`)],
    fail: [
      article(paragraphs(160)),
      `<html lang="en"><title>Descaling</title><main>${paragraphs(160)}</main>`,
    ],
    none: [article('<p>Text</p>')],
  },
});
