import { fail, none, pageCheck, pass, unlisted } from '../legacy.ts';
import { article, paragraphs } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';
import { listed } from '../../wording.ts';

/** Words of promotion in 100 words. */
const MAX_PER_HUNDRED = 1;
/** Fewer are no tone, whatever the length. */
const MIN_PHRASES = 2;

export const promoTone = pageCheck({
  id: 'promo-tone',
  category: 'ai_seo',
  type: 'info',
  title: 'The text states facts rather than praise',
  why: 'Promotional filler is left out of answers.',
  source: SOURCES.microsoftAnswers,
  grade: 'weak',
  reads: 'text',

  evaluate({ text }) {
    if (text.hype === null) return unlisted;
    if (text.words === 0) return none;
    const count = text.hype.length;
    if (count < MIN_PHRASES || (count * 100) / text.words <= MAX_PER_HUNDRED) return pass;
    return fail(`${count} promotional words: ${listed([...new Set(text.hype)])}`, 'State facts instead');
  },

  examples: {
    pass: [article(paragraphs(100))],
    fail: [article('<p>Our amazing, revolutionary and world-class machine gives you stunning coffee.</p>')],
  },
});
