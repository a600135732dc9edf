import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const titleSingle = pageRule({
  id: 'title-single',
  category: 'content',
  area: 'understand',
  title: 'There is one title element',
  why: 'Of several titles clients take different ones.',
  source: `${SOURCES.htmlStandard}semantics.html#the-title-element`,
  grade: 'standard',
  reads: 'document',

  faults: {
    several: {
      severity: 'low',
      effort: 'template',
      title: 'Several title elements',
      message: '{titles} title elements',
      fix: 'Keep one title, in head',
    },
  },

  evaluate({ page }) {
    return page.titles <= 1 ? pass : fail('several', { titles: page.titles });
  },

  examples: {
    pass: ['<title>One</title><svg><title>Icon</title></svg>'],
    fail: ['<title>One</title><title>Two</title>'],
  },
});
