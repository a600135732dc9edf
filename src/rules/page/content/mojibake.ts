import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const mojibake = pageCheck({
  id: 'mojibake',
  category: 'content',
  type: 'info',
  title: 'The text was not decoded twice',
  why: 'Engines quote garbled characters as they stand.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'text',

  evaluate({ text }) {
    if (text.mojibake === null) return pass;
    return fail(
      `Garbled characters in the text, such as "${text.mojibake}"`,
      'Read the source as UTF-8 where the page is made, and save it again',
    );
  },

  examples: { pass: ['<main><p>Café, naïve, Ação</p></main>'], fail: ['<main><p>CafÃ© donâ€™t</p></main>'] },
});
