import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const mojibake = pageRule({
  id: 'mojibake',
  category: 'content',
  area: 'read',
  title: 'The text was not decoded twice',
  why: 'Engines quote garbled characters as they stand.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'text',

  faults: {
    garbled: {
      severity: 'low',
      effort: 'template',
      title: 'Garbled characters in the text',
      message: 'Garbled characters in the text, such as "{first}"',
      fix: 'Read the source as UTF-8 where the page is made, and save it again',
    },
  },

  evaluate({ text }) {
    if (text.mojibake === null) return pass;
    return fail('garbled', { first: text.mojibake });
  },

  examples: { pass: ['<main><p>Café, naïve, Ação</p></main>'], fail: ['<main><p>CafÃ© donâ€™t</p></main>'] },
});
