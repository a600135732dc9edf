import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const titleSingle = pageCheck({
  id: 'title-single',
  category: 'content',
  type: 'info',
  title: 'There is one title element',
  why: 'Of several titles clients take different ones.',
  source: `${SOURCES.htmlStandard}semantics.html#the-title-element`,
  grade: 'standard',
  reads: 'document',

  evaluate({ page }) {
    return page.titles <= 1 ? pass : fail(`${page.titles} title elements`, 'Keep one title, in head');
  },

  examples: {
    pass: ['<title>One</title><svg><title>Icon</title></svg>'],
    fail: ['<title>One</title><title>Two</title>'],
  },
});
