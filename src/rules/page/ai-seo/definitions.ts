import { article, OPENING, paragraphs } from '../example-page.ts';
import { EXPLAINING } from '../genre.ts';
import { fail, none, pass, taken, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { namesTwoTopics } from '../content/title-h1-match.ts';
import { pageRule } from '../page-rule.ts';
import { isWide, shown } from '../../wording.ts';

/** Words from which a page has a term to define. */
const MIN_WORDS = 150;

/** Words (characters of double width) up to which a title without marks is a term; any other is a headline. */
const TERM_WORDS = 3;
const TERM_CHARACTERS = 8;
const MARKS = /[^\p{L}\p{M}\p{N}\s'’.-]/u;

function isTerm(title: string): boolean {
  if (MARKS.test(title)) return false;
  return isWide(title) ? title.length <= TERM_CHARACTERS : title.split(/\s+/).length <= TERM_WORDS;
}

export const definitions = pageRule({
  id: 'definitions',
  category: 'ai_seo',
  area: 'cite',
  title: 'A page about a term defines it',
  why: 'Cited passages contain "X is" twice as often; a controlled comparison found no effect. Costs no points.',
  source: SOURCES.indigCitations,
  grade: 'weak',
  reads: 'text',
  appliesTo: EXPLAINING,

  faults: {
    term: {
      severity: 'low',
      effort: 'page',
      title: 'No sentence defines the topic',
      message: 'No sentence defines "{term}"',
      fix: 'Add one sentence that says what it is, as in "{term} is …"',
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    const term = text.title.topic || text.heading;
    if (page.main.words < MIN_WORDS || !isTerm(term) || namesTwoTopics(subject)) return none;
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null || text.statements.definitions === null) return unlisted;
    return text.statements.definitions > 0 ? pass : fail('term', { term: shown(term) });
  },

  examples: {
    pass: [`<title>Descaling</title>${article(`${OPENING}${paragraphs(160)}`)}`],
    fail: [`<title>Descaling</title>${article(paragraphs(160))}`],
    none: [
      article(paragraphs(160)),
      '<title>Descaling</title>' + article('<p>Text</p>'),
      `<html lang="en"><title>Descaling</title><main>${paragraphs(160)}</main>`,
    ],
  },
});
