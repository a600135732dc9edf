import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';

const MIN_SHARE = 0.5;

export const headingIds = aiSeoRule({
  id: 'heading-ids',
  area: 'cite',
  title: 'Links can point to headings',
  why: 'An answer can link to the passage that it quotes.',
  source: `${SOURCES.htmlStandard}dom.html#the-id-attribute`,
  grade: 'weak',
  reads: 'text',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      title: 'H2 headings have no id',
      message: '{lacking} of {headings|H2 heading|H2 headings} {lacking:has|have} no id',
      fix: 'Give each H2 heading an id made from its text',
    },
  },

  evaluate({ page }) {
    const headings = page.headings.filter(({ level, inMain, hidden }) => level === 2 && inMain && !hidden);
    if (headings.length === 0) return none;
    const linked = headings.filter(({ id }) => id !== '').length;
    if (linked >= headings.length * MIN_SHARE) return pass;
    return fail('missing', { lacking: headings.length - linked, headings: headings.length });
  },

  examples: { pass: ['<main><h2 id="lime">Lime</h2></main>'], fail: ['<main><h2>Lime</h2></main>'] },
});
