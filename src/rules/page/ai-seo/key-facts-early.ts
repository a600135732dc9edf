import { article, OPENING, paragraphs } from '../example-page.ts';
import { answersItsTitle } from '../kinds.ts';
import { fail, none, pass, taken, unknown, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

const EARLY_SHARE = 0.3;
/** On a short page everything is early. */
const EARLY_WORDS = 100;

export const keyFactsEarly = pageRule({
  id: 'key-facts-early',
  category: 'ai_seo',
  area: 'cite',
  title: 'The opening has a figure or a definition',
  why: 'Most quotes come from the first third of a page.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'text',

  faults: {
    'no-fact': {
      severity: 'low',
      effort: 'page',
      message: 'The text has no figure and no definition',
      fix: 'Add a key figure or a definition to the opening',
    },
    late: {
      severity: 'low',
      effort: 'page',
      title: 'The first figure or definition comes late',
      message: 'The first figure or definition comes after {percent} % of the text',
      fix: 'Move a key figure or a definition to the opening',
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (!answersItsTitle(subject)) return none;
    const places = [text.firstFigure, text.statements?.firstDefinition ?? -1].filter((place) => place >= 0);
    if (places.length === 0 && (text.statements?.definitions ?? null) === null) return unlisted;
    // What a definition defines is named by the title or the heading.
    const isNameless = text.titleStems.size === 0 && text.headingStems.size === 0;
    if (places.length === 0 && isNameless)
      return page.title === '' ? taken('title') : unknown('neither title nor heading names a topic');
    const first = Math.min(...places);
    if (first <= Math.max(EARLY_WORDS, page.main.words * EARLY_SHARE)) return pass;
    // Definitions and most units of other languages are words that no list has.
    if (text.language.judged === null) return unlisted;
    return places.length === 0
      ? fail('no-fact')
      : fail('late', { percent: percent(first / Math.max(1, page.main.words)) });
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(300)}`)],
    fail: [article(paragraphs(300)), article(`${paragraphs(300)}<p>The pump gives 9 bar.</p>`)],
  },
});
