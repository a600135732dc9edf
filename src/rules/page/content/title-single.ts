import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';

export const titleSingle = contentRule({
  id: 'title-single',
  area: 'understand',
  title: 'The page has one title element',
  why: 'Clients choose differently among several titles.',
  source: `${SOURCES.htmlStandard}semantics.html#the-title-element`,
  grade: 'standard',

  faults: {
    several: {
      severity: 'low',
      effort: 'template',
      title: 'The page has several title elements',
      message: 'The page has {titles} title elements',
      fix: 'Keep one title element, in the head element',
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
