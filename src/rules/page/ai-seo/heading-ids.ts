import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

const MIN_SHARE = 0.5;

export const headingIds = pageCheck({
  id: 'heading-ids',
  category: 'ai_seo',
  type: 'info',
  title: 'Headings can be linked',
  why: 'An answer can point at the passage it quotes.',
  source: `${SOURCES.htmlStandard}dom.html#the-id-attribute`,
  grade: 'weak',
  reads: 'text',

  evaluate({ page }) {
    const headings = page.headings.filter(({ level, inMain, hidden }) => level === 2 && inMain && !hidden);
    if (headings.length === 0) return none;
    const linked = headings.filter(({ id }) => id !== '').length;
    if (linked >= headings.length * MIN_SHARE) return pass;
    const lacking = headings.length - linked;
    return fail(
      `${lacking} of ${counted(headings.length, 'H2 heading')} ${lacking === 1 ? 'has' : 'have'} no id`,
      'Give headings ids, made from their text',
    );
  },

  examples: { pass: ['<main><h2 id="lime">Lime</h2></main>'], fail: ['<main><h2>Lime</h2></main>'] },
});
