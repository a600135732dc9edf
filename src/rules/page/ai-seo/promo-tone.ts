import { article, paragraphs } from '../example-page.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Words of promotion in 100 words. */
const MAX_PER_HUNDRED = 1;
/** Fewer are no tone, whatever the length. */
const MIN_PHRASES = 2;

export const promoTone = pageRule({
  id: 'promo-tone',
  category: 'ai_seo',
  area: 'cite',
  title: 'The text states facts rather than praise',
  why: 'Answers leave out promotional filler.',
  source: SOURCES.microsoftAnswers,
  grade: 'weak',
  reads: 'text',

  faults: {
    promotional: {
      severity: 'low',
      effort: 'page',
      title: 'The text is promotional',
      message: 'The text has {count} promotional words: {words}',
      fix: 'Replace them with facts',
    },
  },

  evaluate({ text }) {
    if (text.hype === null) return unlisted;
    if (text.words === 0) return none;
    const count = text.hype.length;
    if (count < MIN_PHRASES || (count * 100) / text.words <= MAX_PER_HUNDRED) return pass;
    return fail('promotional', { count, words: [...new Set(text.hype)] });
  },

  examples: {
    pass: [article(paragraphs(100))],
    fail: [article('<p>Our amazing, revolutionary and world-class machine gives you stunning coffee.</p>')],
  },
});
