import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const mojibake = pageRule({
  id: 'mojibake',
  category: 'content',
  area: 'read',
  title: 'No characters of the text are garbled',
  why: 'Engines quote garbled characters as they are.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'text',

  faults: {
    garbled: {
      severity: 'low',
      effort: 'template',
      title: 'The text has garbled characters',
      message: 'The text has garbled characters, such as "{first}"',
      fix: 'Read the source of the text as UTF-8, not as Windows-1252, and publish the page again',
    },
  },

  evaluate({ text }) {
    if (text.mojibake === null) return pass;
    return fail('garbled', { first: text.mojibake });
  },

  examples: { pass: ['<main><p>Café, naïve, Ação</p></main>'], fail: ['<main><p>CafÃ© donâ€™t</p></main>'] },
});
