import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const duplicateIds = pageRule({
  id: 'duplicate-ids',
  category: 'technical',
  area: 'read',
  title: 'Ids are unique',
  why: 'A link to a place in the page leads to the first of several equal ids.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    twice: {
      severity: 'low',
      effort: 'template',
      title: 'Ids used more than once',
      message: '{count|id|ids} used more than once',
      fix: 'Give every element its own id',
    },
  },

  evaluate({ page }) {
    const { duplicateIds: count } = page.counts;
    return count === 0 ? pass : fail('twice', { count });
  },

  examples: { pass: ['<p id="a"></p><p id="b"></p>'], fail: ['<p id="a"></p><p id="a"></p>'] },
});
