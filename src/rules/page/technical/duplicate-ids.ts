import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const duplicateIds = pageRule({
  id: 'duplicate-ids',
  category: 'technical',
  area: 'read',
  title: 'Ids are unique',
  why: 'A link to an id leads to the first element that has it.',
  source: SOURCES.htmlStandard,
  grade: 'standard',
  reads: 'document',

  faults: {
    twice: {
      severity: 'low',
      effort: 'template',
      title: 'Elements have an id that another element already has',
      message: '{count|element has|elements have} an id that another element already has',
      fix: 'Give every element its own id',
    },
  },

  evaluate({ page }) {
    const { duplicateIds: count } = page.counts;
    return count === 0 ? pass : fail('twice', { count });
  },

  examples: { pass: ['<p id="a"></p><p id="b"></p>'], fail: ['<p id="a"></p><p id="a"></p>'] },
});
